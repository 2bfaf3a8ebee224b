import type { BenchRun } from '../../src/cli/bench/run-record.js';
import { configurationOf, grouped } from '../../src/cli/bench/summary.js';
import { isPeer } from './figure-rows.js';

/** Runs of several builds would be mixed in one table; the message names the builds and how to select one. */
export class MixedStatesError extends Error {
  override readonly name = 'MixedStatesError';
}

/** Minimum length of a code state's prefix. */
const SHORTEST = 4;

/**
 * Rejects runs of several builds: those of the built-in strategies must share one code state, those of each peer one
 * state of its adapter.
 * @throws MixedStatesError
 */
export function requireOneState(runs: readonly BenchRun[]): void {
  const solvers = grouped(runs, (run) => (isPeer(run) ? run.strategy : 'Roundsman'));
  for (const [solver, members] of solvers) refuseSeveral(solver, members);
}

/**
 * Rejects several builds within one configuration; different strategies and versions may be compared. @throws
 * MixedStatesError
 */
export function requireOneStateEach(runs: readonly BenchRun[]): void {
  for (const [configuration, members] of grouped(runs, configurationOf)) refuseSeveral(configuration, members);
}

function refuseSeveral(what: string, runs: readonly BenchRun[]): void {
  const states = [...grouped(runs, ({ code }) => code)];
  if (states.length < 2) return;
  throw new MixedStatesError([
    `${what}: runs of ${states.length} builds would stand in one table:`, ...states.map(([code, members]) => `  ${stateText(code, members)}`),
    'measure all of them with one build, remove the stored runs of the others, or choose one by CODE=...',
  ].join('\n'));
}

/**
 * Keeps the runs of one build, and those of the peers.
 * @param code a code state, or at least its first 4 characters.
 * @throws RangeError naming the existing states if it matches none or several of them.
 */
export function runsOfState(runs: readonly BenchRun[], code: string): BenchRun[] {
  const states = grouped(runs.filter((run) => !isPeer(run)), (run) => run.code);
  const matching = [...states.keys()].filter((state) => code.length >= SHORTEST && state.startsWith(code));
  if (matching.length !== 1) {
    const known = [...states].map(([state, members]) => `  ${stateText(state, members)}`);
    throw new RangeError([`code state "${code}": ${matching.length === 0 ? 'no run has it' : 'several begin like that'}; there are`, ...known].join('\n'));
  }
  return runs.filter((run) => isPeer(run) || run.code === matching[0]);
}

function stateText(code: string, runs: readonly BenchRun[]): string {
  const strategies = [...new Set(runs.map(({ strategy, strategyVersion }) => `${strategy} ${strategyVersion}`))].sort().join(', ');
  const dates = runs.map(({ finishedAt }) => finishedAt.slice(0, 10)).sort();
  return `${code}: ${runs.length} ${runs.length === 1 ? 'run' : 'runs'} of ${strategies}, ${dates[0]!} to ${dates.at(-1)!}`;
}
