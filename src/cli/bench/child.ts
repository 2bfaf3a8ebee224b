/** The process of one run: takes its task as a message, answers by another, ends. */
import { readProblemFile } from '../problem-file.js';
import { NotSolvedError, planSolve, solveProblem } from '../solve-problem.js';
import type { RunAnswer, RunTask } from './run-in-child.js';
import type { IncumbentPoint, RunOutcome } from './run-record.js';

process.title = 'roundsman-solve';
process.once('message', (task: RunTask) => void answer(task));
process.once('disconnect', () => process.exit(1));

async function answer(task: RunTask): Promise<void> {
  const answer: RunAnswer = await measured(task).then(
    (outcome) => ({ outcome }),
    (error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(answer, () => process.exit(0));
}

async function measured({ path, rounding, settings }: RunTask): Promise<RunOutcome> {
  const file = readProblemFile(path, { rounding });
  const incumbents: IncumbentPoint[] = [];
  let vehicles = 0;
  const outcome = await solveProblem(file, planSolve(file, settings), ({ elapsedMs, cost, routes }) => {
    // With the fewest vehicles first, a plan with fewer of them may cost more: its course begins with it.
    if (file.problem.primary === 'vehicles' && routes.length !== vehicles) incumbents.length = 0;
    vehicles = routes.length;
    incumbents.push([elapsedMs / 1000, cost]);
  }).then(
    ({ cost, routes, run }) => ({ cost, reason: null, routes: routes.length, run }),
    (error: unknown) => {
      if (error instanceof NotSolvedError) return { cost: null, reason: error.message, routes: null, run: error.run };
      throw error;
    },
  );
  const { cost, reason, routes, run } = outcome;
  const last = incumbents.at(-1);
  if (cost !== null && (last === undefined || last[1] > cost)) incumbents.push([run.seconds, cost]);
  const { ended, seconds, iterations, operators } = run;
  return { cost, reason, ended, seconds, iterations, routes, incumbents, peakRssBytes: process.resourceUsage().maxRSS * 1024, operators };
}
