import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../src/root.js';
import { identify, isRunning, type ProcessIdentity } from '../../src/serve/process-identity.js';
import { freePorts } from './ports.js';
import { until } from './until.js';

/** One process of a running service, as shown by `ps`. */
export interface ListedProcess extends ProcessIdentity {
  readonly parent: number;
  readonly args: string;
}

/** A whole service for a test: real processes on free ports, in a temporary folder. */
export interface RunningService {
  readonly url: string;
  readonly metricsUrl: string;
  readonly dataDir: string;
  /** The process that was started: `serve`, or the command in front of it. */
  readonly child: ChildProcess;
  /** Everything it wrote to standard error. */
  errors(): string;
  /** All current descendants of the started process. */
  processes(): ListedProcess[];
  /**
   * The running process whose command line starts with this, or for the broker contains it. @throws if there is none.
   */
  find(title: string): ListedProcess;
  /** Resolves with exit code or signal when the started process has exited. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

export const MAIN = join(packageRoot, 'dist', 'src', 'main.js');

/** @returns a temporary data folder, and a folder that contains the strategy `lasts`. */
export function temporaryFolders(): { dataDir: string; strategiesDir: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'roundsman-serve-'));
  const strategiesDir = join(folder, 'strategies');
  cpSync(join(packageRoot, 'test', 'data', 'strategies', 'lasts'), join(strategiesDir, 'lasts'), { recursive: true });
  return { dataDir: join(folder, 'data'), strategiesDir, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Starts a command and waits until the service below it reports that it is ready.
 *
 * @param command default: `node dist/src/main.js serve`.
 */
export async function startRunningService(
  environment: Readonly<Record<string, string>>,
  command: readonly string[] = [process.execPath, MAIN, 'serve'],
): Promise<RunningService> {
  const [port, metricsPort] = await freePorts(2);
  const child = spawn(command[0]!, command.slice(1), {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: String(port), METRICS_PORT: String(metricsPort), LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString('utf8')));
  let over: number | NodeJS.Signals | null = null;
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.on('exit', (code, signal) => resolve((over = signal ?? code ?? -1)));
  });
  await until('the service to be ready', () => {
    if (over !== null) throw new Error(`the service ended with ${over}: ${errors}`);
    return errors.includes('is ready:');
  }, 60_000);
  const processes = () => descendants(child.pid!);
  return {
    url: `http://127.0.0.1:${port}`,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    dataDir: environment['DATA_DIR'] ?? '',
    child,
    ended,
    errors: () => errors,
    processes,
    find: (title) => {
      const found = processes().find(({ args }) => args.startsWith(title) || (title === 'nats-server' && /^\S*nats-server -c /.test(args)));
      if (found === undefined) throw new Error(`no process ${title} among:\n${processes().map(({ args }) => args).join('\n')}`);
      return found;
    },
  };
}

/** Waits until none of the processes is running any more. */
export async function allGone(processes: readonly ProcessIdentity[], timeoutMs: number): Promise<void> {
  await until(`${processes.map(({ pid }) => pid).join(', ')} to be gone`, () => !processes.some(isRunning), timeoutMs);
}

function descendants(root: number): ListedProcess[] {
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const all = stdout.split('\n').flatMap((line) => {
    const [, pid, parent, args] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), args: args ?? '' }];
  });
  const below = (parent: number): typeof all => all.filter((each) => each.parent === parent).flatMap((each) => [each, ...below(each.pid)]);
  return [...all.filter(({ pid }) => pid === root), ...below(root)].flatMap((each) => {
    const identity = identify(each.pid);
    return identity === null ? [] : [{ ...each, ...identity }];
  });
}
