import { spawn, type ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { strategyProgram } from '../bundle.js';
import { graceMs, startDeadline } from './deadline.js';
import { FloodGauge } from './flood-gauge.js';
import { FRAME, FrameReader, decodeJson, encodeJob, type Frame } from './frames.js';
import type { Isolation } from './isolation.js';
import { onlyChild } from './only-child.js';
import { BEAT_MS, Pulse } from './pulse.js';
import { Starvation } from './starvation.js';
import type { ChildEnding, ChildLauncher, ChildReport, DeathReason, SolveJob, SolvingChild } from './solving-child.js';

/** How many incumbents are kept for the case that the last ones do not pass the checker. */
const INCUMBENTS_KEPT = 8;
/** Text on stdout and stderr that is kept for the log; beyond the flood bound the child is killed. */
const OUTPUT_KEPT = 8 * 1024;
const OUTPUT_FLOOD = 16 * 1024 * 1024;
const PREPARE_MS = 30_000;
/** A child that is used again ends after `MAX_JOBS` jobs, and when it holds more than `KEPT_BYTES`. */
const MAX_JOBS = 500;
const KEPT_BYTES = 256 * 1024 * 1024;
/** What a dead child wrote last is waited for so long. */
const CLOSE_MS = 500;

export interface NodeChildOptions {
  readonly isolation: Isolation;
  /** Heap bound of the child's main thread. */
  readonly heapMegabytes: number;
  /** 0..19, for the scheduler's group of the child's session. */
  readonly nice: number;
  /** The few variables that a child may see. */
  readonly environment: Readonly<Record<string, string>>;
  /** Code of strategies of ours, to be loaded ahead of any job: absolute paths. */
  readonly preload: readonly string[];
  /** Bound on unpacking and loading, before the clock of the solve begins; default 30,000 ms. */
  readonly prepareMs?: number;
  /** Between two beats of a child's pulse; default 1,000 ms. Eight that are missing end it. */
  readonly beatMs?: number;
  /** Jobs of ours that one child solves; default 500. */
  readonly mostJobs?: number;
  /** How long after its limit a solve is killed that was given the processor; default as `graceMs` says. */
  readonly graceMs?: (limitMs: number) => number;
  readonly logger: Logger;
}

/**
 * Launches Node processes that run a strategy's `index.js`, each behind its own pipes in a session of its own.
 * `launch` throws when what holds a child cannot be readied.
 */
export function createNodeLauncher(options: NodeChildOptions): ChildLauncher {
  return { launch: () => new NodeChild(options) };
}

const CHILD_PROGRAM = strategyProgram('worker/child/main');
/** The program of every child. */
export const CHILD_ENTRY = CHILD_PROGRAM.at(-1)!;

class NodeChild implements SolvingChild {
  readonly pid: number;
  ready: Promise<void>;
  readonly exited: Promise<void>;
  private readonly process: ChildProcess;
  private readonly pulse: Pulse;
  private readonly logger: Logger;
  private readonly prepareMs: number;
  private readonly mostJobs: number;
  private readonly graceMs: (limitMs: number) => number;
  private readonly output = { stdout: '', stderr: '', bytes: 0 };
  private readonly isolation: Isolation;
  private gone = false;
  private ended = false;
  private isSolving = false;
  private jobs = 0;
  private becomeReady: (() => void) | null = null;
  private clearing: NodeJS.Timeout | undefined;
  private onFrame: ((frame: Frame) => void) | null = null;
  private onBytes: ((bytes: number) => void) | null = null;
  private onDeath: ((reason: DeathReason, text: string) => void) | null = null;

  constructor(options: NodeChildOptions) {
    const { isolation } = options;
    const beatMs = options.beatMs ?? BEAT_MS;
    const hold = isolation.hold();
    this.isolation = isolation;
    const line = [
      ...hold.prefix, process.execPath, `--max-old-space-size=${options.heapMegabytes}`, ...CHILD_PROGRAM, String(beatMs), ...options.preload,
    ];
    this.logger = options.logger;
    this.prepareMs = options.prepareMs ?? PREPARE_MS;
    this.mostJobs = options.mostJobs ?? MAX_JOBS;
    this.graceMs = options.graceMs ?? graceMs;
    this.process = spawn(line[0]!, line.slice(1), {
      detached: true,
      cwd: '/',
      env: { ...options.environment },
      // 3: frames of the child; 4: its jobs; 5: the lifeline, with the pulse, whose end says that the supervisor is gone.
      stdio: ['ignore', 'pipe', 'pipe', 'pipe', 'pipe', 'pipe'],
    });
    this.pid = this.process.pid ?? 0;
    if (this.pid > 0) void lowerGroup(this.pid, options.nice);
    this.ready = new Promise((resolve) => (this.becomeReady = resolve));
    this.pulse = new Pulse(this.process.stdio.at(5) as Readable, beatMs, this.prepareMs, (reason, text) => this.giveUp(reason, text));
    this.exited = new Promise((resolve) => {
      const end = (): void => {
        this.ended = true;
        this.pulse.stop();
        clearTimeout(this.clearing);
        this.becomeReady?.();
        resolve();
      };
      // At 'close' all frames and output have been read; a process that escaped the group may hold the pipes open.
      this.process.once('close', end);
      this.process.once('exit', () => setTimeout(end, CLOSE_MS).unref());
      this.process.once('error', (error) => {
        this.logger.error({ err: error }, 'a solving child cannot be started');
        end();
      });
    });
    void this.exited.then(() => hold.release());
    this.process.once('exit', () => {
      this.gone = true;
      // What is left of the group, where no namespace held it.
      kill(-this.pid);
    });
    this.drain('stdout');
    this.drain('stderr');
    for (const end of [4, 5]) this.process.stdio[end]?.on('error', () => { /* the child is gone: 'close' tells */ });
    this.listen(this.process.stdio[3] as Readable);
  }

  /** The process that runs the strategy, when it is another than the one started; else 0. */
  private get runner(): number {
    return this.isolation.forks ? onlyChild(this.pid) ?? 0 : 0;
  }

  usable(): boolean {
    return !this.isSolving && !this.ended && this.jobs < this.mostJobs && this.pulse.isSteady();
  }

  /**
   * Ends the process and all that it forked. Behind namespaces the runner inside is killed, and with it, by the kernel,
   * everything there; the program that made the namespaces stays to reap it, and ends: no zombie is left to an init
   * process that may not care.
   */
  kill(): void {
    this.jobs = Infinity;
    if (this.pid <= 0 || this.gone) return;
    kill(this.runner > 0 ? this.runner : -this.pid);
  }

  async solve(job: SolveJob, signal: AbortSignal): Promise<ChildReport> {
    if (this.isSolving || this.jobs >= this.mostJobs) throw new RangeError('a solving child takes one job at a time, and none after its last');
    this.isSolving = true;
    this.jobs++;
    const incumbents: Uint8Array[] = [];
    let bound: Uint8Array | null = null;
    let impossibility: Uint8Array | null = null;
    let startedAt: number | null = null;
    const ending = await new Promise<ChildEnding>((resolve) => {
      const unprepared = (): void => finish({ kind: 'died', reason: 'killed', text: `not ready within ${this.prepareMs} ms` });
      const timer = setTimeout(unprepared, this.prepareMs);
      let stopDeadline: (() => void) | null = null;
      const finish = (result: ChildEnding): void => {
        clearTimeout(timer);
        stopDeadline?.();
        signal.removeEventListener('abort', abort);
        this.onFrame = this.onBytes = this.onDeath = null;
        this.isSolving = false;
        // At once: what the child says next says that it is ready again.
        if (result.kind === 'answered' && job.keepsChild === true && this.jobs < this.mostJobs) this.expectReady();
        else this.kill();
        resolve(result);
      };
      const abort = (): void => finish({ kind: 'aborted' });
      const start = (): void => {
        if (startedAt !== null) return;
        startedAt = performance.now();
        clearTimeout(timer);
        const pid = this.runner > 0 ? this.runner : this.pid;
        stopDeadline = startDeadline({
          limitMs: job.limitMs, graceMs: this.graceMs(job.limitMs), starvation: () => new Starvation(pid), onDue: () => finish({ kind: 'overran' }),
        });
      };
      const flood = new FloodGauge();
      this.onDeath = (reason, text) => finish({ kind: 'died', reason, text });
      this.onBytes = (bytes) => {
        if (flood.exceeded(0, bytes)) finish({ kind: 'died', reason: 'protocol', text: 'sent too many bytes' });
      };
      this.onFrame = ({ type, payload }) => {
        if (flood.exceeded(1, 0)) finish({ kind: 'died', reason: 'protocol', text: 'sent too many frames' });
        else if (type === FRAME.started) start();
        else if (type === FRAME.incumbent && startedAt !== null) {
          incumbents.push(payload);
          if (incumbents.length > INCUMBENTS_KEPT) incumbents.shift();
          job.onIncumbent?.(payload);
        } else if (type === FRAME.bound && startedAt !== null) {
          bound = payload;
          job.onBound?.(payload);
        } else if (type === FRAME.impossibility && startedAt !== null) impossibility = payload;
        else if (type === FRAME.finished && startedAt !== null) finish({ kind: 'answered', answer: payload });
        else if (type === FRAME.failed) finish(this.readFailure(payload));
        else if (type === FRAME.log) this.logLine(payload);
        else finish({ kind: 'died', reason: 'protocol', text: `sent a frame of type ${type} out of turn` });
      };
      signal.addEventListener('abort', abort, { once: true });
      if (signal.aborted) abort();
      void this.exited.then(() => { if (this.onDeath !== null) finish(this.describeDeath()); });
      this.send(job);
    });
    const seconds = startedAt === null ? 0 : (performance.now() - startedAt) / 1000;
    this.logOutput();
    return { ending, incumbents, bound, impossibility, seconds, pid: this.pid };
  }

  /** The child ends the threads of its last job and says when it is ready for another. */
  private expectReady(): void {
    this.ready = new Promise((resolve) => (this.becomeReady = resolve));
    this.clearing = setTimeout(() => this.kill(), this.prepareMs);
  }

  private noteReady(payload: Uint8Array): void {
    const { bytes } = decodeJson(payload);
    clearTimeout(this.clearing);
    if (Number(bytes) > KEPT_BYTES) this.kill();
    this.becomeReady?.();
    this.becomeReady = null;
  }

  /** Ends a child that hangs or breaks the protocol, with or without a job. */
  private giveUp(reason: DeathReason, text: string): void {
    if (this.onDeath !== null) this.onDeath(reason, text);
    else this.logger.warn({ child: this.pid, reason, death: text }, 'an idle solving child was ended');
    this.kill();
  }

  private send(job: SolveJob): void {
    // What is no data, JSON leaves out.
    const { problem, keepsChild: _, ...head } = job;
    const frame = encodeJob(head, problem);
    const pipe = this.process.stdio[4] as Writable;
    pipe.cork();
    pipe.write(frame.header);
    pipe.write(frame.problem);
    pipe.uncork();
  }

  private listen(pipe: Readable | null): void {
    const reader = new FrameReader();
    pipe?.on('error', () => { /* 'close' tells */ });
    pipe?.on('data', (chunk: Buffer) => {
      try {
        this.onBytes?.(chunk.length);
        for (const frame of reader.push(chunk)) {
          if (frame.type === FRAME.ready && this.becomeReady !== null) this.noteReady(frame.payload);
          else if (this.onFrame !== null) this.onFrame(frame);
          else this.kill();
        }
      } catch (error) {
        this.giveUp('protocol', error instanceof Error ? error.message : 'broke the protocol');
      }
    });
  }

  private drain(name: 'stdout' | 'stderr'): void {
    const stream = this.process[name];
    stream?.on('error', () => { /* 'close' tells */ });
    stream?.on('data', (chunk: Buffer) => {
      const text = this.output[name];
      // The last bytes of stderr say why a process died, the first of stdout what it is about.
      if (name === 'stderr') this.output.stderr = (text + chunk.toString('latin1')).slice(-OUTPUT_KEPT);
      else if (text.length < OUTPUT_KEPT) this.output.stdout = (text + chunk.toString('latin1', 0, OUTPUT_KEPT)).slice(0, OUTPUT_KEPT);
      this.output.bytes += chunk.length;
      if (this.output.bytes <= OUTPUT_FLOOD) return;
      this.giveUp('protocol', `wrote more than ${OUTPUT_FLOOD} bytes to its output`);
    });
  }

  private readFailure(payload: Uint8Array): ChildEnding {
    try {
      const { message, stack } = decodeJson(payload);
      return { kind: 'threw', message: String(message).slice(0, 500), stack: String(stack).slice(0, 4000) };
    } catch {
      return { kind: 'died', reason: 'protocol', text: 'sent a failure that cannot be read' };
    }
  }

  private describeDeath(): ChildEnding {
    const { exitCode, signalCode } = this.process;
    const how = signalCode ?? `exit code ${exitCode}`;
    const reason: DeathReason = /out of memory|allocation failed|bad_alloc|Cannot allocate memory/i.test(this.output.stderr)
      ? 'memory'
      : signalCode === 'SIGKILL' || exitCode === 137 ? 'killed' : 'crashed';
    return { kind: 'died', reason, text: `ended by ${how} without an answer` };
  }

  private logLine(payload: Uint8Array): void {
    if (!this.logger.isLevelEnabled('debug')) return;
    try {
      const { message, fields } = decodeJson(payload);
      this.logger.debug({ child: this.pid, fields }, `strategy: ${String(message).slice(0, 500)}`);
    } catch {
      // A log line is never worth a solve.
    }
  }

  private logOutput(): void {
    const { stdout, stderr, bytes } = this.output;
    if (bytes > 0) this.logger.debug({ child: this.pid, bytes, stdout: stdout.slice(0, 2000), stderr: stderr.slice(-2000) }, 'output of a solving child');
  }
}

/** Sends SIGKILL to a process, or to a group when negative; one that is gone already is no error. */
function kill(pid: number): void {
  try {
    if (Math.abs(pid) > 1) process.kill(pid, 'SIGKILL');
  } catch {
    // No such process.
  }
}

/**
 * A session of its own is a scheduling group of its own: niceness counts within it only, so the group is lowered too.
 * Unprivileged processes may do that ten times a second in all; other systems have no such file.
 */
async function lowerGroup(pid: number, nice: number): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt++) {
    try {
      await writeFile(`/proc/${pid}/autogroup`, String(nice));
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      await sleep(150 * (1 + Math.random()), undefined, { ref: false });
    }
  }
}
