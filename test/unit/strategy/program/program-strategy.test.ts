import { expect } from 'chai';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../../../src/root.js';
import type { SolveContext } from '../../../../src/strategy/contract.js';
import { programStrategy } from '../../../../src/strategy/program/program-strategy.js';
import { createRandom } from '../../../../src/strategy/rng.js';
import { plainProblem } from '../../../helpers/plain-problem.js';
import { until } from '../../../helpers/until.js';

/** Reports a plan and then says nothing more; one process, which a kill ends. */
const SILENT = `read -r problem; echo '{"type":"incumbent","cost":1,"routes":[]}'; exec sleep 600`;
/** More looks at the clock than a second has time for. */
const LOOKS = 60;
/** Reads the problem and then neither reports a plan nor stops. */
const PLANLESS = 'read -r problem; exec sleep 600';

describe('a strategy that is a program', () => {
  it('has a second by the clock of the solve to answer once it was told to stop, also where the process wakes up late', async () => {
    let elapsedMs = 0;
    let looks = 0;
    let reported = false;
    const context: SolveContext = {
      seed: 1, random: createRandom(1), threads: 1, limitMs: 100, iterations: null, initial: null, traceparent: null, parameters: {},
      elapsedMs: () => elapsedMs,
      shouldStop: () => {
        looks++;
        return elapsedMs >= 100;
      },
      report: () => {
        reported = true;
      },
      offered: () => [], fixed: () => new Int32Array(0), log: () => undefined,
    };
    const strategy = programStrategy({ name: 'silent', folder: packageRoot, command: ['sh', '-c', SILENT] });
    let ended: string | null = null;
    const outcome = Promise.resolve(strategy.solve(plainProblem(1, { customers: 5, vehicles: 5 }), context)).then((found) => (ended = found.ended));
    await until('the first incumbent', () => reported);
    elapsedMs = 100;
    const told = looks;
    await until('the first look after it', () => looks > told);
    elapsedMs = 1099;
    await until('more than a second of looks', () => ended !== null || looks > told + LOOKS);
    expect(ended).to.equal(null);
    elapsedMs = 1100;
    expect(await outcome).to.equal('limit');
  });

  const planless = (shouldStop: () => boolean, limitMs: number, initial: SolveContext['initial'] = null): Promise<string> => {
    const started = performance.now();
    const context: SolveContext = {
      seed: 1, random: createRandom(1), threads: 1, limitMs, iterations: null, initial, traceparent: null, parameters: {},
      elapsedMs: () => performance.now() - started, shouldStop, report: () => undefined, offered: () => [], fixed: () => new Int32Array(0), log: () => undefined,
    };
    const strategy = programStrategy({ name: 'planless', folder: packageRoot, command: ['sh', '-c', PLANLESS] });
    return Promise.resolve(strategy.solve(plainProblem(1, { customers: 5, vehicles: 5 }), context)).then(({ ended }) => ended, (error: unknown) => (error as Error).message);
  };

  it('has failed where it is killed at the limit without any plan, which says nothing about whether there is one', async () => {
    expect(await planless(() => true, 1)).to.equal('the program of strategy planless gave no result within 1000 ms after it was told to stop: killed, without any plan');
  });

  it('has not failed without a plan where it was stopped before the limit, or started from one', async () => {
    expect(await planless(() => true, 60_000)).to.equal('stopped');
    expect(await planless(() => true, 1, [])).to.equal('limit');
  });

  it('says how a program ended that did so before the first byte of its problem was written', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'roundsman-program-'));
    // The message asks for the time that is left: by then the program reads no more.
    const elapsedMs = (): number => {
      while (!existsSync(join(folder, 'closed')));
      return 0;
    };
    const context: SolveContext = {
      seed: 1, random: createRandom(1), threads: 1, limitMs: 60_000, iterations: null, initial: null, traceparent: null, parameters: {},
      elapsedMs, shouldStop: () => false, report: () => undefined, offered: () => [], fixed: () => new Int32Array(0), log: () => undefined,
    };
    // Outside of tests one ends the process.
    const unhandled: unknown[] = [];
    const note = (reason: unknown): void => void unhandled.push(reason);
    process.on('unhandledRejection', note);
    const strategy = programStrategy({ name: 'quits', folder, command: ['sh', '-c', 'exec <&-; : > closed; echo no licence >&2; exit 3'] });
    const failure = await Promise.resolve(strategy.solve(plainProblem(1, { customers: 5, vehicles: 5 }), context)).then(() => null, (error: unknown) => (error as Error).message);
    process.off('unhandledRejection', note);
    rmSync(folder, { recursive: true });
    expect(unhandled).to.deep.equal([]);
    expect(failure).to.equal('the program of strategy quits ended with status 3 before its result; its last words: no licence');
  });
});
