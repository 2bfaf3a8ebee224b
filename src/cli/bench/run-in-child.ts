import { fork } from 'node:child_process';
import { strategyProgram } from '../../bundle.js';
import type { Rounding } from '../../model/problem.js';
import { CommandError } from '../command-error.js';
import type { SolveSettings } from '../solve-problem.js';
import type { BoundRun, BoundTask } from './bound-run.js';
import type { ChildAnswer } from './child-answer.js';
import type { RunOutcome } from './run-record.js';

/** Task of the child process that does one run. */
export interface RunTask {
  readonly path: string;
  readonly rounding: Rounding | undefined;
  readonly settings: SolveSettings;
}

const CHILD = strategyProgram('cli/bench/child');
const BOUND_CHILD = strategyProgram('cli/bench/bound-child');

/** Seconds beyond twice the limit that a run may take, reading its instance included, before it counts as hung. */
const PATIENCE_SECONDS = 60;

/**
 * Runs one task in a process of its own, so that no compiled code and no memory of one run helps or harms another. Ends
 * that process with this one.
 *
 * @throws CommandError when the process died, hung, or says that the run failed.
 */
export async function runInChild(task: RunTask, limitSeconds: number): Promise<RunOutcome> {
  return valueOf(await answerOf(CHILD, task, limitSeconds, PATIENCE_SECONDS));
}

/** The same of one bound without a search. @throws CommandError as `runInChild`. */
export async function boundInChild(task: BoundTask, patienceSeconds = PATIENCE_SECONDS): Promise<BoundRun> {
  return valueOf(await answerOf(BOUND_CHILD, task, task.limitSeconds, patienceSeconds));
}

function valueOf<Value>(answer: ChildAnswer<Value>): Value {
  if ('failed' in answer) throw new CommandError(answer.failed);
  return answer.value;
}

async function answerOf<Value>(program: readonly string[], task: object, limitSeconds: number, patienceSeconds: number): Promise<ChildAnswer<Value>> {
  // Standard output is this command's alone: what a strategy prints goes to standard error.
  const child = fork(program.at(-1)!, [], { stdio: ['ignore', 2, 2, 'ipc'], execArgv: program.slice(0, -1) });
  const end = () => void child.kill('SIGKILL');
  const interrupted = (signal: NodeJS.Signals) => {
    end();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.once('exit', end).once('SIGINT', interrupted).once('SIGTERM', interrupted);
  const mostSeconds = 2 * limitSeconds + patienceSeconds;
  let hung = false;
  const patience = limitSeconds === Infinity ? undefined : setTimeout(() => {
    hung = true;
    end();
  }, Math.min(2 ** 31 - 1, 1000 * mostSeconds));
  try {
    return await new Promise<ChildAnswer<Value>>((resolve, reject) => {
      child.once('message', (answer) => resolve(answer as ChildAnswer<Value>));
      child.once('error', reject);
      child.once('exit', (code, signal) => reject(new CommandError(hung
        ? `hung and was ended after ${mostSeconds} s, with a limit of ${limitSeconds} s: it must return once shouldStop() of its context is true`
        : `the process of the run exited with ${signal ?? `status ${code ?? 'unknown'}`} before it returned a result`)));
      child.send(task);
    });
  } finally {
    clearTimeout(patience);
    end();
    process.off('exit', end).off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
}
