import { setTimeout as sleep } from 'node:timers/promises';
import { Empty, JSONCodec, nuid } from 'nats';
import type { Logger } from 'pino';
import type { Link } from './link.js';

const HELD = 'jobs.held';
const ASK = 'jobs.holders';
const BEAT_MS = 1_000;
/** A holder that has been silent for this long holds nothing: its jobs wait for another one. */
const SILENCE_MS = 3_000;
/** How long the first reader of a process waits for the holders' answers. */
const ANSWER_MS = 100;

/** A job held by this process. */
export interface HeldJob {
  /** The holder is still working on it: it counts as held for one more lease. */
  keep(): void;
  /** The job has ended or was returned. */
  release(): void;
}

/** What one process holds: sequences in the stream by pool. */
interface Holding {
  readonly v: 1;
  readonly holder: string;
  readonly held: Readonly<Record<string, readonly number[]>>;
}

const json = JSONCodec<Holding>();

/**
 * Tracks which jobs are held by live processes. The broker does not distinguish a job being worked on from one that
 * waits for its delay or whose holder died: all are unacknowledged. So every process publishes what it holds, in plain
 * messages, at each change and once a second.
 */
export class HeldJobs {
  readonly #link: Link;
  readonly #logger: Logger;
  readonly #holder = nuid.next();
  readonly #leaseMs: number;
  readonly #mine = new Set<{ readonly pool: string; readonly sequence: number; until: number }>();
  readonly #others = new Map<string, { at: number; held: Holding['held'] }>();
  #beat: NodeJS.Timeout | undefined;
  #answers = false;
  #following: Promise<void> | null = null;

  /** @param leaseMs after which the broker redelivers a job that nobody extends. */
  constructor(link: Link, logger: Logger, leaseMs: number) {
    this.#link = link;
    this.#logger = logger;
    this.#leaseMs = leaseMs;
    // Messages sent in the meantime were missed.
    link.onState((state) => {
      if (state === 'connected' && this.#following) this.#following = this.#askHolders();
    });
  }

  /** Marks a job as held for one lease. */
  hold(pool: string, sequence: number): HeldJob {
    const job = { pool, sequence, until: performance.now() + this.#leaseMs };
    this.#mine.add(job);
    this.#answerReaders();
    this.#tell();
    this.#beat ??= setInterval(() => this.#tell(), BEAT_MS).unref();
    return {
      keep: () => { job.until = performance.now() + this.#leaseMs; },
      release: () => { if (this.#mine.delete(job)) this.#tell(); },
    };
  }

  /** Subscribes to the reports of live processes; the first call waits for their answers. */
  async follow(): Promise<void> {
    await (this.#following ??= this.#begin());
  }

  /** @returns the sequences held by live processes, by pool, as far as they have reported. */
  present(): ReadonlyMap<string, ReadonlySet<number>> {
    const byPool = new Map<string, Set<number>>();
    const oldest = performance.now() - SILENCE_MS;
    for (const [holder, { at, held }] of this.#others) {
      if (at < oldest) this.#others.delete(holder);
      else for (const [pool, sequences] of Object.entries(held)) byPool.set(pool, new Set([...byPool.get(pool) ?? [], ...sequences]));
    }
    return byPool;
  }

  #tell(): void {
    const now = performance.now();
    const held: Record<string, number[]> = {};
    for (const job of this.#mine) {
      if (job.until < now) this.#mine.delete(job);
      else (held[job.pool] ??= []).push(job.sequence);
    }
    if (this.#mine.size === 0) {
      clearInterval(this.#beat);
      this.#beat = undefined;
    }
    if (this.#link.state === 'connected') this.#link.nc.publish(HELD, json.encode({ v: 1, holder: this.#holder, held }));
  }

  #answerReaders(): void {
    if (this.#answers || this.#link.state !== 'connected') return;
    this.#answers = true;
    this.#link.nc.subscribe(ASK, { callback: () => this.#tell() });
  }

  #begin(): Promise<void> {
    this.#link.nc.subscribe(HELD, {
      callback: (error, message) => {
        if (error) this.#logger.warn({ err: error }, 'cannot follow the jobs held by other processes');
        else this.#hear(message.data);
      },
    });
    return this.#askHolders();
  }

  async #askHolders(): Promise<void> {
    if (this.#link.state !== 'connected') return;
    this.#link.nc.publish(ASK, Empty);
    await sleep(ANSWER_MS);
  }

  #hear(data: Uint8Array): void {
    try {
      const { holder, held } = json.decode(data);
      this.#others.set(holder, { at: performance.now(), held });
    } catch (error) {
      this.#logger.debug({ err: error }, 'a message about held jobs cannot be read');
    }
  }
}
