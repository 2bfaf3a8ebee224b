import { ErrorCode } from 'nats';
import type { Logger } from 'pino';
import type { StreamName, StreamWrites } from '../tasks/ports.js';
import { API_ERRORS, apiErrorNumber, describe, hasCode } from './errors.js';
import type { Link } from './link.js';

/** A write that is unanswered for this long makes its stream unwritable: a refusal is due within two seconds. */
const OVERDUE_MS = 1_500;
/** Pause between two probes of an unwritable stream. */
const PROBE_MS = 1_000;
/** A watched stream is probed if no write has succeeded for this long. */
const IDLE_MS = 10_000;

/**
 * Remembers the outcome of the last real write to each stream. nats-server keeps a stream's first write error: from
 * then on it leaves every write to that stream unanswered, while reads, and writes to other streams, continue. So only
 * a write to the stream itself shows whether it accepts any; an unwritable stream is probed every second until a write
 * succeeds.
 */
export class WriteWatch implements StreamWrites {
  readonly #link: Link;
  readonly #logger: Logger;
  readonly #probe: (stream: StreamName) => Promise<void>;
  readonly #unwritable = new Map<StreamName, { readonly cause: string; readonly since: number }>();
  readonly #passedAt = new Map<StreamName, number>();
  readonly #probing = new Set<StreamName>();
  readonly #watched = new Set<StreamName>();
  readonly #changes = new Set<(stream: StreamName, writable: boolean) => void>();
  readonly #failures = new Set<(stream: StreamName) => void>();
  readonly #timer: NodeJS.Timeout;
  /** Incremented at every change of the connection: earlier writes say nothing about the streams after it. */
  #connection = 0;

  /** @param probe writes a small message that no reader sees to a stream; must go through `track`. */
  constructor(link: Link, logger: Logger, probe: (stream: StreamName) => Promise<void>) {
    this.#link = link;
    this.#logger = logger;
    this.#probe = probe;
    link.onState((state) => {
      this.#connection++;
      if (state === 'connected') this.#probeDue();
    });
    this.#timer = setInterval(() => this.#probeDue(), PROBE_MS);
    this.#timer.unref();
  }

  unwritable(): ReadonlyMap<StreamName, string> {
    return new Map([...this.#unwritable].map(([stream, { cause }]) => [stream, cause]));
  }

  onChange(listener: (stream: StreamName, writable: boolean) => void): () => void {
    this.#changes.add(listener);
    return () => { this.#changes.delete(listener); };
  }

  onFailure(listener: (stream: StreamName) => void): void {
    this.#failures.add(listener);
  }

  watch(streams: readonly StreamName[]): void {
    for (const stream of streams) this.#watched.add(stream);
    this.#probeDue();
  }

  /** @param wrote whether the answer means that something was stored; default: it does. */
  async track<T>(stream: StreamName, write: () => Promise<T>, wrote: (answer: T) => boolean = () => true): Promise<T> {
    const connection = this.#connection;
    const overdue = setTimeout(() => this.#fail(stream, connection, `no answer for ${OVERDUE_MS} ms`), OVERDUE_MS);
    overdue.unref();
    try {
      const answer = await write();
      if (wrote(answer)) this.#pass(stream);
      return answer;
    } catch (error) {
      if (isWriteFailure(error)) {
        this.#fail(stream, connection, describe(error), true);
      }
      throw error;
    } finally {
      clearTimeout(overdue);
    }
  }

  close(): void {
    clearInterval(this.#timer);
    this.#changes.clear();
  }

  #pass(stream: StreamName): void {
    this.#passedAt.set(stream, performance.now());
    const before = this.#unwritable.get(stream);
    if (!before) return;
    this.#unwritable.delete(stream);
    this.#logger.info({ stream, seconds: Math.round((performance.now() - before.since) / 1000) }, 'the stream accepts writes again');
    this.#tell(stream, true);
  }

  #fail(stream: StreamName, connection: number, cause: string, isOver = false): void {
    if (connection !== this.#connection || this.#link.state !== 'connected') return;
    if (isOver) for (const listener of this.#failures) listener(stream);
    if (this.#unwritable.has(stream)) return;
    this.#unwritable.set(stream, { cause, since: performance.now() });
    this.#logger.warn({ stream, cause }, 'the broker does not store writes; the stream is retried every second');
    this.#tell(stream, false);
  }

  #tell(stream: StreamName, writable: boolean): void {
    for (const listener of [...this.#changes]) listener(stream, writable);
  }

  #probeDue(): void {
    if (this.#link.state !== 'connected') return;
    const now = performance.now();
    const idle = [...this.#watched].filter((stream) => now - (this.#passedAt.get(stream) ?? -Infinity) >= IDLE_MS);
    for (const stream of new Set([...this.#unwritable.keys(), ...idle])) {
      // An append-only stream would keep every probe forever: the next real write decides.
      if (stream === 'audit' || this.#probing.has(stream)) continue;
      this.#probing.add(stream);
      void this.#probe(stream)
        .catch((error: unknown) => this.#logger.debug({ stream, err: error }, 'a probe was not stored'))
        .finally(() => this.#probing.delete(stream));
    }
  }
}

/** @returns whether an error means that the stream does not store; a lost compare-and-set or a full queue does not. */
function isWriteFailure(error: unknown): boolean {
  const number = apiErrorNumber(error);
  if (number === API_ERRORS.storeFailed) return !/maximum messages/.test(describe(error));
  return number === API_ERRORS.noResources || hasCode(error, ErrorCode.Timeout, ErrorCode.NoResponders);
}
