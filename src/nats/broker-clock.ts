import type { Logger } from 'pino';
import type { BrokerClock } from '../tasks/ports.js';
import type { Link } from './link.js';
import { bucketStream, bucketSubject } from './streams.js';

/** Between two readings: what the broker's clock does in between is noticed this late. */
const READ_EVERY_MS = 5_000;
/** A change that is not drift: the broker's clock was set, or this machine was suspended. */
const JUMP_MS = 1_000;
const FIRST_READINGS = 3;
const STREAM = bucketStream('leases');
const SUBJECT = bucketSubject('leases', 'clock');

/** One reading: the broker's clock showed `at` at some moment between two of the monotonic clock. All milliseconds. */
interface Reading {
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

/**
 * The clock of the server that leads one small stream, which is the same for every process. It is read every few seconds;
 * in between the monotonic clock carries it on, so that a step of the local clock does not move it.
 */
export class NatsClock implements BrokerClock {
  readonly #link: Link;
  readonly #logger: Logger;
  readonly #localNow: () => number;
  readonly #timer: NodeJS.Timeout;
  readonly #forget: () => void;
  /** The broker's clock minus the monotonic one. */
  #offset: number;
  #jump: { readonly byMs: number; readonly seenAt: number } | null = null;

  private constructor(link: Link, logger: Logger, localNow: () => number, first: Reading) {
    this.#link = link;
    this.#logger = logger;
    this.#localNow = localNow;
    this.#offset = first.at - (first.before + first.after) / 2;
    this.#timer = setInterval(() => void this.#refresh(), READ_EVERY_MS).unref();
    this.#forget = link.onState((state) => { if (state === 'connected') void this.#refresh(); });
  }

  /** Reads the broker's clock for the first time; of a few readings the quickest counts. */
  static async start(link: Link, logger: Logger, localNow: () => number = Date.now): Promise<NatsClock> {
    const readings: Reading[] = [];
    while (readings.length < FIRST_READINGS) readings.push(await read(link));
    const [quickest] = readings.sort((a, b) => (a.after - a.before) - (b.after - b.before));
    return new NatsClock(link, logger, localNow, quickest!);
  }

  readonly now = (): number => Math.floor(performance.now() + this.#offset);

  readonly skewMs = (): number => Math.round(this.#localNow() - this.now());

  readonly jump = (): { byMs: number; agoMs: number } | null => this.#jump && { byMs: this.#jump.byMs, agoMs: performance.now() - this.#jump.seenAt };

  stop(): void {
    clearInterval(this.#timer);
    this.#forget();
  }

  /** Moves the offset only as far as the reading proves it wrong: a slow answer on a busy machine leaves it alone. */
  async #refresh(): Promise<void> {
    if (this.#link.state !== 'connected') return;
    try {
      const { at, before, after } = await read(this.#link);
      const offset = Math.min(at + 1 - before, Math.max(at - after, this.#offset));
      const byMs = Math.round(offset - this.#offset);
      if (Math.abs(byMs) >= JUMP_MS) {
        this.#jump = { byMs, seenAt: after };
        this.#logger.error({ byMs }, "the broker's clock was set");
      }
      this.#offset = offset;
    } catch (error) {
      this.#logger.debug({ err: error }, "the broker's clock could not be read");
    }
  }
}

/**
 * Servers from 2.10 report their time in every description of a stream; for older ones, the time of a write is read
 * back.
 */
async function read(link: Link): Promise<Reading> {
  return link.request("the broker's clock", async () => {
    const before = performance.now();
    const { ts } = await link.jsm.streams.info(STREAM) as { ts?: string };
    if (ts !== undefined) return { at: Date.parse(ts), before, after: performance.now() };
    await link.js.publish(SUBJECT, '{"v":1}', { expect: { streamName: STREAM } });
    const { time } = await link.jsm.streams.getMessage(STREAM, { last_by_subj: SUBJECT });
    return { at: time.getTime(), before, after: performance.now() };
  });
}
