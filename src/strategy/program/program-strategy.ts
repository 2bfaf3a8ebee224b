import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import type { Problem } from '../../model/problem.js';
import type { SolveContext, Strategy, StrategyOutcome } from '../contract.js';
import type { RegisteredManifest } from '../registry.js';
import { StrategyFault } from '../strategy-fault.js';
import { MessageReader, type ProgramMessage } from './message-reader.js';
import { problemMessage, STOP_MESSAGE } from './message-text.js';

/** Polling interval for the limit and the stop signal. */
const LOOK_MS = 20;
/**
 * A program is killed this long after it was asked to stop; less than the grace period of the worker's solving child.
 */
const GRACE_MS = 1000;
/** Maximum number of log lines passed on per solve. */
const MAX_LOGS = 200;
const ERRORS_KEPT = 8 * 1024;

type ProgramManifest = Pick<RegisteredManifest, 'name' | 'folder' | 'command'>;

/**
 * Returns the strategy that runs a program: it is started in the strategy's folder for each solve, receives the problem
 * on standard input and answers on standard output, one JSON document per line. Its environment contains only PATH.
 * @throws RangeError for a manifest without a command
 */
export function programStrategy(manifest: ProgramManifest): Strategy {
  if (manifest.command === undefined) throw new RangeError(`strategy ${manifest.name} has no command`);
  return { solve: (problem, context) => new Conversation(manifest, problem, context).outcome };
}

/** One solve by one process; once there is an outcome, the process has been killed. */
class Conversation {
  readonly outcome: Promise<StrategyOutcome>;
  private readonly name: string;
  private readonly program: ChildProcessWithoutNullStreams;
  private readonly context: SolveContext;
  private readonly reader = new MessageReader();
  private settle!: { resolve: (outcome: StrategyOutcome) => void; reject: (error: Error) => void };
  private readonly timer: NodeJS.Timeout;
  /** When the program was told to stop, by the clock of the solve, and why. */
  private stopped: { readonly atMs: number; readonly ended: 'limit' | 'stopped' } | null = null;
  private hasPlan: boolean;
  private errors = '';
  private logs = 0;

  constructor({ name, folder, command }: ProgramManifest, problem: Problem, context: SolveContext) {
    this.context = context;
    this.hasPlan = context.initial !== null;
    const [file, ...args] = command as [string, ...string[]];
    this.program = spawn(file, args, { cwd: folder, env: { PATH: process.env['PATH'] }, stdio: 'pipe' });
    const { stdin, stdout, stderr } = this.program;
    for (const stream of [stdin, stdout, stderr]) stream.on('error', () => { /* reported by 'close' */ });
    this.outcome = new Promise<StrategyOutcome>((resolve, reject) => (this.settle = { resolve, reject })).finally(() => this.end());
    this.name = name;
    this.program.once('error', (error) => this.fail(`cannot be started: ${error.message}; its command is ${command!.join(' ')} in ${folder}`));
    this.program.once('close', (status, signal) => this.fail(`ended with ${signal ?? `status ${status ?? 'unknown'}`} before its result${this.lastWords()}`));
    stdout.on('data', (chunk: Buffer) => {
      try {
        for (const message of this.reader.push(chunk)) this.take(message);
      } catch (error) {
        this.fail(`broke the protocol: ${(error as Error).message}`);
      }
    });
    stderr.on('data', (chunk: Buffer) => {
      // The parent process keeps this output for the log.
      process.stderr.write(chunk);
      this.errors = (this.errors + chunk.toString('utf8')).slice(-ERRORS_KEPT);
    });
    this.timer = setInterval(() => this.look(), LOOK_MS);
    void this.send(problem);
  }

  private async send(problem: Problem): Promise<void> {
    const { stdin } = this.program;
    for (const piece of problemMessage(problem, this.context)) {
      if (!stdin.writable) return;
      if (stdin.write(piece)) continue;
      await Promise.race([once(stdin, 'drain'), once(stdin, 'close')]).catch(() => { /* a program that reads no further; reported by 'close' */ });
    }
  }

  private take(message: ProgramMessage): void {
    if (message.type === 'incumbent') {
      this.hasPlan = true;
      this.context.report(message.routes, message.cost);
    } else if (message.type === 'log') {
      if (this.logs++ < MAX_LOGS) this.context.log(message.message, message.fields);
    } else this.settle.resolve(message);
  }

  /** Also calls `shouldStop` for callers that forward incumbents at these moments. */
  private look(): void {
    const { context } = this;
    const isOver = context.shouldStop();
    const elapsedMs = context.elapsedMs();
    if (this.stopped === null) {
      if (!isOver) return;
      this.stopped = { atMs: elapsedMs, ended: elapsedMs >= context.limitMs ? 'limit' : 'stopped' };
      if (this.program.stdin.writable) this.program.stdin.write(STOP_MESSAGE);
    } else if (elapsedMs >= this.stopped.atMs + GRACE_MS) {
      this.settleKilled(this.stopped.ended);
    }
  }

  /** A program that had no plan by the limit has failed: that says nothing about whether there is one. */
  private settleKilled(ended: 'limit' | 'stopped'): void {
    const fault = `gave no result within ${GRACE_MS} ms after it was told to stop: killed`;
    if (ended === 'limit' && !this.hasPlan) {
      this.fail(`${fault}, without any plan`);
      return;
    }
    this.context.log(`the program ${fault}, the best incumbent counts`);
    this.settle.resolve({ routes: null, ended });
  }

  private fail(text: string): void {
    this.settle.reject(new StrategyFault(`the program of strategy ${this.name} ${text}`));
  }

  private lastWords(): string {
    const line = this.errors.trimEnd().split('\n').at(-1) ?? '';
    return line === '' ? '' : `; its last words: ${line.slice(0, 300)}`;
  }

  private end(): void {
    clearInterval(this.timer);
    this.program.kill('SIGKILL');
    this.program.stdin.destroy();
  }
}
