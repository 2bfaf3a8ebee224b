/** The process of one run: takes its task as a message, answers by another, ends. */
import { CommandError } from '../command-error.js';
import { isBuiltIn } from '../../strategy/registry.js';
import { statedBound } from '../../strategy/bound/stated-bound.js';
import type { RunResult } from '../../strategy/run.js';
import { readProblemFile, type ProblemFile } from '../problem-file.js';
import { NotSolvedError, planSolve, solveProblem, type Solved, type SolvePlan, type TimedBound } from '../solve-problem.js';
import { answerTask } from './child-answer.js';
import type { RunTask } from './run-in-child.js';
import type { BoundPoint, IncumbentPoint, RunBound, RunOutcome } from './run-record.js';

answerTask(measured);

async function measured({ path, rounding, settings }: RunTask): Promise<RunOutcome> {
  const file = readProblemFile(path, { rounding });
  const plan = planSolve(file, settings);
  const incumbents: IncumbentPoint[] = [];
  const bounds: BoundPoint[] = [];
  let vehicles = 0;
  const onIncumbent = ({ elapsedMs, cost, routes }: { readonly elapsedMs: number; readonly cost: number; readonly routes: readonly unknown[] }): void => {
    // With the fewest vehicles first, a plan with fewer of them may cost more: its course begins with it.
    if (file.problem.primary === 'vehicles' && routes.length !== vehicles) incumbents.length = 0;
    vehicles = routes.length;
    incumbents.push([elapsedMs / 1000, cost]);
  };
  const onBound = ({ elapsedMs, value }: TimedBound): void => void bounds.push([elapsedMs / 1000, value]);
  const outcome = await solveProblem(file, plan, onIncumbent, onBound).then(
    (solved) => ({ cost: solved.cost, reason: null, routes: solved.routes.length, run: solved.run, bound: boundOf(file, plan, solved) }),
    (error: unknown) => {
      if (error instanceof NotSolvedError) return { cost: null, reason: error.message, routes: null, run: error.run, bound: null };
      throw error;
    },
  );
  const { cost, reason, routes, run, bound } = outcome;
  const last = incumbents.at(-1);
  if (cost !== null && (last === undefined || last[1] > cost)) incumbents.push([run.seconds, cost]);
  const { ended, seconds, iterations, operators } = run;
  return {
    cost, reason, ended, seconds, iterations, routes, incumbents, peakRssBytes: process.resourceUsage().maxRSS * 1024, operators,
    ...(plan.bound !== 'none' && { bound, bounds: completed(bounds, bound, run) }),
  };
}

/** The bound as an answer states it. @throws CommandError for one that the result refutes: the method is wrong. */
function boundOf({ problem }: ProblemFile, { manifest }: SolvePlan, { routes, cost, run }: Solved): RunBound | null {
  const { stated, refuted } = statedBound(problem, routes, { ended: run.ended === 'failed' ? null : run.ended, bound: run.bound, builtIn: isBuiltIn(manifest) });
  if (refuted) throw new CommandError(`the lower bound ${run.bound?.value ?? 'none'} by ${run.bound?.method ?? 'none'} is above the cost ${cost} of a valid solution: the method is wrong`);
  return stated && { value: stated.lowerBound, method: stated.method };
}

/** What was told on the way, up to the final bound. */
function completed(bounds: readonly BoundPoint[], bound: RunBound | null, { seconds }: RunResult): BoundPoint[] {
  if (bound === null) return [];
  const told = bounds.filter(([, value]) => value < bound.value);
  // The final one is rounded down, or by another method: it was there when the first was that is not below it.
  return [...told, [bounds.find(([, value]) => value >= bound.value)?.[0] ?? bounds.at(-1)?.[0] ?? seconds, bound.value]];
}
