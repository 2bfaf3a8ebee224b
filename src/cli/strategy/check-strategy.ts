import { spawn, type ChildProcess } from 'node:child_process';
import { StringDecoder } from 'node:string_decoder';
import type { Readable } from 'node:stream';
import { strategyProgram } from '../../bundle.js';
import { guestNameFault } from '../../strategy/bounds-registry.js';
import { BOUND_RULES, findingOf, RULES, type Finding, type Kind } from '../../strategy/conformance/finding.js';
import { isBuiltIn, ManifestError, readEitherManifest, type RegisteredBound, type RegisteredManifest } from '../../strategy/registry.js';
import { neededFiles } from '../../strategy/loader.js';
import { probeIsolation, type Isolation } from '../../worker/isolation.js';
import { onlyChild } from '../../worker/only-child.js';
import type { CheckMessage } from './check-child.js';

export interface CheckOptions {
  /** A run that takes longer than this, milliseconds, hangs; each is a small problem with little to do. */
  readonly patienceMs: number;
  /** Bound on the process's memory, MiB. */
  readonly memoryMegabytes: number;
  /** How often each shape of problem is drawn. */
  readonly rounds: number;
}

/** What came of an examination. */
export interface CheckReport {
  /** Null when the manifest could not be read. */
  readonly manifest: RegisteredManifest | RegisteredBound | null;
  /** A strategy when the manifest could not be read. */
  readonly kind: Kind;
  readonly findings: readonly Finding[];
}

const CHILD = strategyProgram('cli/strategy/check-child');
/** All that the strategy sees of its surroundings, as in the service. */
const ENVIRONMENT = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' };
const HEAP_PART = 0.75;
/** Limit on a strategy's output and its process's messages; more is a flood. */
const FLOOD_BYTES = 16 * 1024 * 1024;
const MAX_MESSAGE_BYTES = 1024 * 1024;
/** How long a process that escaped may hold the pipes open, milliseconds. */
const CLOSE_MS = 500;
const ERRORS_KEPT = 8 * 1024;
/** The suite's own work may take this multiple of the time of a run of the strategy. */
const OWN_WORK_FACTOR = 30;
/** How Node says that a promise is awaited which nothing can settle any more. */
const UNSETTLED = 13;

/**
 * Examines a strategy or a bound in a process of its own, held as a worker holds its solving children where the system allows: one
 * that loops, crashes, exits or eats memory becomes a finding.
 */
export async function checkStrategy(folder: string, options: CheckOptions): Promise<CheckReport> {
  let manifest: RegisteredManifest | RegisteredBound;
  try {
    manifest = readEitherManifest(folder);
  } catch (error) {
    if (!(error instanceof ManifestError)) throw error;
    return { manifest: null, kind: 'strategy', findings: error.faults.map((fault) => findingOf('strategy', 'manifest', fault)) };
  }
  const { kind = 'strategy' } = manifest;
  const taken = isBuiltIn(manifest) ? null : guestNameFault(manifest.name);
  if (taken !== null) return { manifest, kind, findings: [findingOf(kind, 'manifest', taken)] };
  const files = [CHILD.at(-1)!, ...neededFiles(manifest)];
  const isolation = await probeIsolation({ environment: ENVIRONMENT, files, memoryMegabytes: options.memoryMegabytes, nice: 0, visible: [manifest.folder] });
  const findings = await new Examination(manifest, isolation, options).findings;
  const order = Object.keys(kind === 'bound' ? BOUND_RULES : RULES);
  return { manifest, kind, findings: findings.toSorted((a, b) => order.indexOf(a.rule) - order.indexOf(b.rule)) };
}

/** One process that examines; ends it when it hangs, floods or this process ends. */
class Examination {
  /** Resolves when the process is gone. */
  readonly findings: Promise<Finding[]>;
  private readonly found: Finding[] = [];
  private readonly child: ChildProcess;
  private readonly options: CheckOptions;
  private trial = 'starting';
  /** The suite works on its own now, not the strategy: on a busy machine that takes its time. */
  private isOwnWork = false;
  private readonly isolation: Isolation;
  private done = false;
  private killedFor: Finding | null = null;
  private errors = '';
  private timer: NodeJS.Timeout | undefined;
  private readonly kind: Kind;

  constructor({ folder, kind = 'strategy' }: RegisteredManifest | RegisteredBound, isolation: Isolation, options: CheckOptions) {
    this.options = options;
    this.kind = kind;
    this.isolation = isolation;
    const hold = isolation.hold();
    const heap = `--max-old-space-size=${Math.floor(options.memoryMegabytes * HEAP_PART)}`;
    const line = [...hold.prefix, process.execPath, heap, ...CHILD, folder, String(options.rounds)];
    // A session of its own: all that a strategy forks can be ended with it.
    this.child = spawn(line[0]!, line.slice(1), { detached: true, cwd: '/', env: ENVIRONMENT, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
    const end = (): void => this.kill();
    process.once('exit', end);
    this.drain();
    this.listen(this.child.stdio[3] as Readable);
    this.wait();
    this.findings = new Promise((resolve, reject) => {
      this.child.once('error', reject);
      const over = (): void => {
        clearTimeout(this.timer);
        process.off('exit', end);
        hold.release();
        resolve(this.done ? this.found : [...this.found, this.killedFor ?? this.death()]);
      };
      this.child.once('close', over);
      this.child.once('exit', () => {
        this.kill();
        setTimeout(over, CLOSE_MS).unref();
      });
    });
  }

  private listen(pipe: Readable): void {
    const decoder = new StringDecoder('utf8');
    let rest = '';
    let bytes = 0;
    pipe.on('error', () => { /* 'close' tells */ });
    pipe.on('data', (chunk: Buffer) => {
      if (this.killedFor !== null) return;
      bytes += chunk.length;
      const lines = (rest + decoder.write(chunk)).split('\n');
      rest = lines.pop() ?? '';
      if (bytes > MAX_MESSAGE_BYTES || !lines.every((line) => this.read(line))) {
        this.give(this.finding('channels', `wrote to a file descriptor that it does not own during ${this.trial}`));
      }
    });
  }

  /** @returns false for what the process itself never writes. */
  private read(line: string): boolean {
    let message: CheckMessage;
    try {
      message = JSON.parse(line) as CheckMessage;
    } catch {
      return false;
    }
    if ('started' in message) this.trial = 'starting';
    else if ('trial' in message) ({ trial: this.trial, isOwnWork: this.isOwnWork = false } = message);
    else if ('finding' in message) this.found.push(message.finding);
    else if ('done' in message) this.done = true;
    else return false;
    this.wait();
    return true;
  }

  private drain(): void {
    let bytes = 0;
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('error', () => { /* 'close' tells */ });
      stream?.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (stream === this.child.stderr) this.errors = (this.errors + chunk.toString('latin1')).slice(-ERRORS_KEPT);
        if (bytes > FLOOD_BYTES) this.give(this.finding('channels', `wrote more than ${FLOOD_BYTES / 1024 ** 2} MiB of output during ${this.trial}`));
      });
    }
  }

  private wait(): void {
    clearTimeout(this.timer);
    const patienceMs = this.options.patienceMs * (this.isOwnWork ? OWN_WORK_FACTOR : 1);
    this.timer = setTimeout(() => this.give(this.finding('ends', `did not end within ${patienceMs / 1000} s: ${this.trial}`)), patienceMs);
  }

  private finding(rule: Parameters<typeof findingOf>[1], message: string): Finding {
    return findingOf(this.kind, rule, message);
  }

  private give(reason: Finding): void {
    this.killedFor ??= reason;
    this.kill();
  }

  private death(): Finding {
    const { exitCode: status, signalCode: signal } = this.child;
    if (/out of memory|allocation failed|bad_alloc|Cannot allocate memory/i.test(this.errors)) {
      return this.finding('survives', `ran out of its ${this.options.memoryMegabytes} MiB of memory during ${this.trial}`);
    }
    if (status === UNSETTLED) return this.finding('ends', `returned a promise that can never settle: ${this.trial}`);
    return this.finding('survives', `exited with ${signal ?? `status ${status ?? 'unknown'}`} during ${this.trial}`);
  }

  /** Behind namespaces the process inside is killed, and with it everything there; the program that made them reaps it. */
  private kill(): void {
    const pid = this.child.pid ?? 0;
    if (pid <= 1) return;
    const running = this.child.exitCode === null && this.child.signalCode === null;
    try {
      process.kill((running && this.isolation.forks ? onlyChild(pid) : null) ?? -pid, 'SIGKILL');
    } catch {
      // Gone already.
    }
  }
}
