import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { Starvation } from '../../../src/worker/starvation.js';

describe('Starvation', () => {
  let proc: string;
  let now: number;

  beforeEach(() => {
    proc = mkdtempSync(join(tmpdir(), 'roundsman-proc-'));
    now = 0;
  });

  afterEach(() => rmSync(proc, { recursive: true }));

  /** Writes the scheduler's figures of a thread, in milliseconds. */
  const thread = (pid: number, id: number, ranMs: number, waitedMs: number, state: 'R' | 'S' | 'T' = 'R', children = ''): void => {
    const folder = join(proc, String(pid), 'task', String(id));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'schedstat'), `${ranMs * 1e6} ${waitedMs * 1e6} 17\n`);
    writeFileSync(join(folder, 'stat'), `${id} (a ) name) ${state} 1 1 1\n`);
    writeFileSync(join(folder, 'children'), children);
  };
  const watch = (pid: number): Starvation => new Starvation(pid, proc, () => now);

  it('is the time that the most starved thread has waited since the beginning', () => {
    thread(10, 10, 100, 700);
    thread(10, 11, 100, 50);
    const starvation = watch(10);
    expect(starvation.milliseconds()).to.equal(0);
    thread(10, 10, 200, 900);
    thread(10, 11, 200, 450);
    expect(starvation.milliseconds()).to.equal(400);
  });

  it('counts a wait that has not ended yet, and counts it once', () => {
    thread(10, 10, 100, 0);
    const starvation = watch(10);
    now = 3000;
    expect(starvation.milliseconds()).to.equal(3000);
    thread(10, 10, 101, 3200);
    now = 3201;
    expect(starvation.milliseconds()).to.equal(3200);
  });

  it('does not count sleep, nor a process that was stopped', () => {
    for (const state of ['S', 'T'] as const) {
      thread(10, 10, 100, 5, state);
      const starvation = watch(10);
      now += 3000;
      expect(starvation.milliseconds(), state).to.equal(0);
    }
  });

  it('includes child processes, and threads that started later', () => {
    thread(10, 10, 100, 0, 'S', '20 ');
    const starvation = watch(10);
    thread(20, 20, 10, 30);
    thread(20, 21, 10, 40);
    expect(starvation.milliseconds()).to.equal(40);
  });

  it('is zero if the system does not report it', () => {
    expect(watch(10).milliseconds()).to.equal(0);
    thread(10, 10, 1, 1);
    writeFileSync(join(proc, '10', 'task', '10', 'schedstat'), 'no numbers');
    expect(watch(10).milliseconds()).to.equal(0);
  });
});
