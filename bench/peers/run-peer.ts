import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../src/root.js';
import type { PeerAnswer } from './peer-outcome.js';
import type { PeerName } from './names.js';

/** Folder of the peers' scripts. */
export const scripts = join(packageRoot, 'bench', 'peers');

/** The Python interpreter of the environment created by `make peers-setup`. */
export const python = join(packageRoot, '.cache', 'peers', 'bin', 'python');

/** The last core: the first one handles the machine's interrupts. */
export const defaultCpu = availableParallelism() - 1;

/** Seconds in addition to four times the limit after which a process counts as hung; includes reading and building. */
const PATIENCE_SECONDS = 240;

/** Prevents libraries linked by a peer from using a second core. */
const ONE_THREAD = { OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1', MKL_NUM_THREADS: '1' };

/** The outcome of a process. */
interface Ended {
  readonly output: string;
  readonly errors: string;
  /** Null if it exited by itself with status 0. */
  readonly failure: string | null;
}

/** Runs a command pinned to one core and waits for its exit; kills it when this process exits. */
export async function runPinned(cpu: number, command: readonly string[], options: { readonly killAfterSeconds?: number; readonly passErrors?: boolean } = {}): Promise<Ended> {
  const child = spawn('taskset', ['-c', String(cpu), ...command], { stdio: ['ignore', 'pipe', options.passErrors === true ? 2 : 'pipe'], env: { ...process.env, ...ONE_THREAD } });
  const end = () => void child.kill('SIGKILL');
  const interrupted = () => process.exit(130);
  process.once('exit', end).once('SIGINT', interrupted).once('SIGTERM', interrupted);
  let late = false;
  const giveUp = () => {
    late = true;
    end();
  };
  const timer = options.killAfterSeconds === undefined ? undefined : setTimeout(giveUp, 1000 * options.killAfterSeconds);
  let output = '';
  let errors = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
  try {
    const failure = await new Promise<string | null>((resolve) => {
      child.once('error', (error) => resolve(`taskset cannot be run (${error.message})`));
      child.once('close', (status, signal) => resolve(status === 0 ? null : `the process ended with ${signal ?? `status ${status ?? 'unknown'}`}`));
    });
    return { output, errors, failure: late ? `no answer within ${options.killAfterSeconds} s` : failure };
  } finally {
    clearTimeout(timer);
    process.off('exit', end).off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
}

/** Runs a peer on a task file. @returns its answer, or one sentence that says why there is none. */
export async function runPeer(peer: PeerName, taskFile: string, limitSeconds: number, cpu: number): Promise<PeerAnswer | { readonly failure: string }> {
  const command = [python, join(scripts, `${peer}_peer.py`), taskFile];
  const { output, errors, failure } = await runPinned(cpu, command, { killAfterSeconds: 4 * limitSeconds + PATIENCE_SECONDS });
  const lastLine = (text: string) => text.trimEnd().split('\n').at(-1) ?? '';
  if (failure !== null) return { failure: [failure, lastLine(errors)].filter((part) => part !== '').join(': ') };
  try {
    return JSON.parse(lastLine(output)) as PeerAnswer;
  } catch {
    return { failure: `its answer is no JSON: ${lastLine(output).slice(0, 100)}` };
  }
}
