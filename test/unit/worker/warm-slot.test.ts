import { expect } from 'chai';
import { pino } from 'pino';
import type { ChildReport, SolveJob, SolvingChild } from '../../../src/worker/solving-child.js';
import { WarmSlot } from '../../../src/worker/warm-slot.js';
import { rejection } from '../../helpers/rejection.js';
import { until } from '../../helpers/until.js';

const job = {} as SolveJob;
const report: ChildReport = { ending: { kind: 'overran' }, incumbents: [], seconds: 1, pid: 1 };

/** A child without a process. */
class FakeChild implements SolvingChild {
  readonly pid: number;
  readonly ready = Promise.resolve();
  readonly exited: Promise<void>;
  jobs = 0;
  dead: boolean;
  /** Maximum number of jobs that it takes. */
  most = 1;
  report: ChildReport = report;
  end: () => void = () => undefined;

  constructor(pid: number, dead = false) {
    this.pid = pid;
    this.dead = dead;
    this.exited = new Promise((resolve) => (this.end = resolve));
  }

  usable(): boolean {
    return this.jobs < this.most && !this.dead;
  }

  solve(): Promise<ChildReport> {
    this.jobs++;
    return Promise.resolve(this.report);
  }

  kill(): void {
    this.dead = true;
    this.end();
  }
}

describe('WarmSlot', () => {
  const logger = pino({ level: 'silent' });
  const never = new AbortController().signal;
  let children: FakeChild[];
  const slotOf = (make: (pid: number) => FakeChild): WarmSlot => {
    children = [];
    return new WarmSlot({ launch: () => children[children.push(make(children.length + 1)) - 1]! }, logger);
  };

  it('has a child ready before the first job, and gives no child a second one', async () => {
    const slot = slotOf((pid) => new FakeChild(pid));
    expect(children).to.have.length(1);
    expect(await slot.run(job, never)).to.equal(report);
    expect(await slot.run(job, never)).to.equal(report);
    expect(children.map(({ jobs }) => jobs)).to.deep.equal([1, 1, 0]);
  });

  it('gives a reusable child the next job, until it accepts no more', async () => {
    const slot = slotOf((pid) => Object.assign(new FakeChild(pid), { most: 3 }));
    for (let n = 0; n < 4; n++) await slot.run(job, never);
    expect(children.map(({ jobs, dead }) => [jobs, dead])).to.deep.equal([[3, true], [1, false]]);
  });

  it('starts no other during a long solve that its child survives', async () => {
    const slow = async (keepsChild: boolean): Promise<number> => {
      let solved: (value: ChildReport) => void = () => undefined;
      const slot = slotOf((pid) => Object.assign(new FakeChild(pid), { most: 5, solve: () => new Promise<ChildReport>((resolve) => (solved = resolve)) }));
      const running = slot.run({ keepsChild } as SolveJob, never);
      await new Promise((resolve) => setTimeout(resolve, 1050));
      const begun = children.length;
      solved(report);
      await running;
      return begun;
    };
    expect(await slow(true)).to.equal(1);
    expect(await slow(false)).to.equal(2);
  });

  it('gives the job of a child that hung before it began to another, once', async () => {
    const hung: ChildReport = { ending: { kind: 'died', reason: 'hung', text: '' }, incumbents: [], seconds: 0, pid: 1 };
    const one = slotOf((pid) => Object.assign(new FakeChild(pid), pid === 1 ? { report: hung } : {}));
    expect(await one.run(job, never)).to.equal(report);
    expect(children.map(({ jobs }) => jobs)).to.deep.equal([1, 1, 0]);
    const all = slotOf((pid) => Object.assign(new FakeChild(pid), { report: hung }));
    expect(await all.run(job, never)).to.equal(hung);
    expect(children.map(({ jobs }) => jobs)).to.deep.equal([1, 1, 0]);
  });

  it('does not repeat a job that hung while it was solved', async () => {
    const hung: ChildReport = { ending: { kind: 'died', reason: 'hung', text: '' }, incumbents: [], seconds: 2, pid: 1 };
    const slot = slotOf((pid) => Object.assign(new FakeChild(pid), { report: hung }));
    expect(await slot.run(job, never)).to.equal(hung);
    expect(children.map(({ jobs }) => jobs)).to.deep.equal([1, 0]);
  });

  it('starts another when the waiting one dies, before any job needs it', async () => {
    const slot = slotOf((pid) => new FakeChild(pid));
    children[0]!.kill();
    await until('another child', () => children.length === 2);
    await slot.close();
  });

  it('starts another when the warm one died while it waited', async () => {
    const slot = slotOf((pid) => new FakeChild(pid, pid === 1));
    expect(await slot.run(job, never)).to.equal(report);
    expect(children[1]!.jobs).to.equal(1);
  });

  it('gives up with a reason if no child can be started', async () => {
    const slot = slotOf((pid) => new FakeChild(pid, true));
    const error = await rejection(slot.run(job, AbortSignal.timeout(60_000)));
    expect(error).to.have.property('message').that.includes('no solving child could be started');
  });

  it('takes no job after an abort', async () => {
    const slot = slotOf((pid) => new FakeChild(pid));
    expect((await slot.run(job, AbortSignal.abort())).ending.kind).to.equal('aborted');
    expect(children[0]!.jobs).to.equal(0);
  });

  it('kills what it started when closed, and starts nothing more', async () => {
    const slot = slotOf((pid) => new FakeChild(pid));
    await slot.run(job, never);
    await slot.close();
    expect(children.every(({ dead }) => dead)).to.equal(true);
    await slot.run(job, never);
    expect(children).to.have.length(2);
  });
});
