import { setTimeout as sleep } from 'node:timers/promises';
import { backoff, headers as newHeaders, JSONCodec, nuid, type MsgHdrs } from 'nats';
import type { Logger } from 'pino';
import { BrokerUnavailableError, ConflictError } from '../tasks/broker-errors.js';
import type { BrokerClock, BucketName, RecordBucket, Revisioned } from '../tasks/ports.js';
import { API_ERRORS, apiErrorNumber } from './errors.js';
import type { Link } from './link.js';
import { replay, replayPresent, type Replayed } from './replay.js';
import { bucketStream, bucketSubject } from './streams.js';
import type { WriteWatch } from './write-watch.js';

const KEY = /^[A-Za-z0-9_=.-]+$/;
/** The key-value convention's mark of a removed key. */
const OPERATION = 'KV-Operation';
/** Random per write: a writer whose reply was lost recognises its own write by it. */
const WRITE_ID = 'Roundsman-Write';
const WRITE_TRIES = 3;
const PROBE_KEY = 'probe';
/** Marks of removed keys stay this long, for watchers to see. */
const MARK_MS = 30_000;
/** How far back the first look for the newest records reaches, and from where on it is all. */
const FIRST_REACH_MS = 86_400_000;
const LONGEST_REACH_MS = 40 * 86_400_000;
const REWATCH_PAUSES = backoff([100, 500, 2_000]);

interface Stored {
  readonly revision: number;
  readonly writeId: string;
  readonly removed: boolean;
  readonly data: Uint8Array;
}

/** A bucket of JSON records over one stream with one message per subject. */
export class NatsBucket<T> implements RecordBucket<T> {
  readonly #json = JSONCodec<T>();
  readonly #link: Link;
  readonly #name: BucketName;
  readonly #stream: string;
  readonly #logger: Logger;
  readonly #clock: BrokerClock;
  readonly #writes: WriteWatch;
  readonly #marks = new Map<string, { readonly sequence: number; readonly timer: NodeJS.Timeout }>();
  readonly #watches = new Set<{ stop(): void }>();

  constructor(link: Link, name: BucketName, logger: Logger, clock: BrokerClock, writes: WriteWatch) {
    this.#link = link;
    this.#name = name;
    this.#stream = bucketStream(name);
    this.#logger = logger;
    this.#clock = clock;
    this.#writes = writes;
  }

  async get(key: string): Promise<Revisioned<T> | null> {
    const stored = await this.#read(key);
    return stored && !stored.removed ? { value: this.#json.decode(stored.data), revision: stored.revision } : null;
  }

  async create(key: string, value: T): Promise<number> {
    try {
      return await this.#write(key, this.#json.encode(value), 0);
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      const stored = await this.#read(key);
      if (stored && !stored.removed) throw error;
      return this.#write(key, this.#json.encode(value), stored?.revision ?? 0);
    }
  }

  update(key: string, value: T, revision: number): Promise<number> {
    return this.#write(key, this.#json.encode(value), revision);
  }

  put(key: string, value: T): Promise<number> {
    return this.#write(key, this.#json.encode(value));
  }

  async delete(key: string, revision?: number): Promise<void> {
    const stored = await this.#read(key);
    if (revision !== undefined && stored?.revision !== revision) throw new ConflictError(`${this.#name} ${key} has changed since revision ${revision}`);
    if (!stored || stored.removed) return;
    const mark = await this.#write(key, new Uint8Array(0), revision, true);
    this.#forgetLater(key, mark);
  }

  /** To find the latest of many keys, searches by time of writing: each step reaches eight times further back. */
  async values(filter: string, atMost = Infinity): Promise<T[]> {
    for (let reachMs = FIRST_REACH_MS; ; reachMs *= 8) {
      const whole = atMost === Infinity || reachMs > LONGEST_REACH_MS;
      const found = await this.#valuesSince(filter, whole ? null : this.#clock.now() - reachMs);
      if (whole || found.length >= atMost) return found;
    }
  }

  async #valuesSince(filter: string, since: number | null): Promise<T[]> {
    const found = new Map<string, Uint8Array>();
    await replayPresent(this.#link, {
      stream: this.#stream,
      filter: bucketSubject(this.#name, filter),
      since,
      onMessage: (message) => {
        const key = this.#keyOf(message.subject);
        if (isRemoved(message.headers)) {
          found.delete(key);
          this.#noteMark(key, message);
        } else {
          // the client's buffer is its own
          found.set(key, message.data);
        }
      },
    });
    return Array.from(found.values(), (data) => this.#json.decode(data));
  }

  async keys(filter = '>'): Promise<string[]> {
    const found = new Set<string>();
    await replayPresent(this.#link, {
      stream: this.#stream,
      filter: bucketSubject(this.#name, filter),
      headersOnly: true,
      onMessage: (message) => {
        const key = this.#keyOf(message.subject);
        if (!isRemoved(message.headers)) found.add(key);
        else {
          found.delete(key);
          this.#noteMark(key, message);
        }
      },
    });
    return [...found];
  }

  /** After an interruption only changes are reported, including removals that were missed. */
  async watch(onEntry: (key: string, entry: Revisioned<T> | null) => void): Promise<{ stop(): Promise<void> }> {
    const known = new Map<string, number>();
    const stopped = new AbortController();
    let running: { stop(): void } | undefined;
    const run = (): Promise<void> => new Promise((present, failed) => {
      const seen = new Set<string>();
      let complete = false;
      const tell = (message: Replayed): void => {
        const key = this.#keyOf(message.subject);
        const removed = isRemoved(message.headers);
        if (removed) this.#noteMark(key, message);
        else seen.add(key);
        if ((known.get(key) ?? (removed ? Infinity : 0)) >= message.sequence) return;
        if (removed) known.delete(key);
        else known.set(key, message.sequence);
        onEntry(key, removed ? null : { value: this.#json.decode(message.data), revision: message.sequence });
      };
      replay(this.#link, {
        stream: this.#stream,
        filter: bucketSubject(this.#name, '>'),
        onMessage: tell,
        onPresent: () => {
          for (const key of [...known.keys()]) {
            if (seen.has(key)) continue;
            known.delete(key);
            onEntry(key, null);
          }
          complete = true;
          present();
        },
        onBroken: (reason) => {
          if (complete) void again(reason);
          else failed(new BrokerUnavailableError(`watch of ${this.#name}: ${reason}`));
        },
      }).then((handle) => {
        running = handle;
        if (stopped.signal.aborted) handle.stop();
      }, failed);
    });
    const again = async (reason: string): Promise<void> => {
      this.#logger.info({ bucket: this.#name, reason }, 'watching a bucket again');
      for (let tries = 0; !stopped.signal.aborted; tries++) {
        if (!(await this.#link.connected(stopped.signal))) return;
        try {
          await run();
          return;
        } catch (error) {
          this.#logger.warn({ bucket: this.#name, err: error }, 'the watch of a bucket was interrupted');
          await sleep(REWATCH_PAUSES.backoff(tries));
        }
      }
    };
    const handle = { stop: (): void => { stopped.abort(); running?.stop(); this.#watches.delete(handle); } };
    this.#watches.add(handle);
    try {
      await run();
    } catch (error) {
      handle.stop();
      throw error;
    }
    return { stop: () => { handle.stop(); return Promise.resolve(); } };
  }

  /**
   * Writes the removal marker of a key that never existed: a real write that no reader sees. Each replaces the previous
   * one.
   */
  async probe(): Promise<void> {
    await this.#publish(PROBE_KEY, new Uint8Array(0), nuid.next(), undefined, true);
  }

  /** Ends watches, and immediately purges the markers that were scheduled for removal. */
  async close(): Promise<void> {
    for (const watch of [...this.#watches]) watch.stop();
    const marks = [...this.#marks];
    this.#marks.clear();
    for (const [, { timer }] of marks) clearTimeout(timer);
    if (this.#link.state !== 'connected') return;
    await Promise.all(marks.slice(0, 1000).map(([key, { sequence }]) => this.#forget(key, sequence)));
  }

  #keyOf(subject: string): string {
    return subject.slice(bucketSubject(this.#name, '').length);
  }

  async #read(key: string): Promise<Stored | null> {
    checkKey(this.#name, key);
    return this.#link.read(`${this.#name} ${key}`, async () => {
      try {
        const message = await this.#link.jsm.streams.getMessage(this.#stream, { last_by_subj: bucketSubject(this.#name, key) });
        return {
          revision: message.seq,
          writeId: message.header.get(WRITE_ID),
          removed: isRemoved(message.header),
          data: message.data,
        };
      } catch (error) {
        if (apiErrorNumber(error) === API_ERRORS.noMessageFound) return null;
        throw error;
      }
    });
  }

  /**
   * Writes, and finds out the outcome of a write whose reply was lost: its write id stands in the record then. Only
   * when another writer has come after it already does it count as lost.
   */
  async #write(key: string, data: Uint8Array, expected?: number, removal = false): Promise<number> {
    checkKey(this.#name, key);
    const writeId = nuid.next();
    const mostTries = this.#writes.unwritable().has(this.#name) ? 1 : WRITE_TRIES;
    for (let tries = 1; ; tries++) {
      try {
        return await this.#publish(key, data, writeId, expected, removal);
      } catch (error) {
        const conflict = error instanceof ConflictError;
        if ((!conflict && !(error instanceof BrokerUnavailableError)) || (conflict && tries === 1)) throw error;
        const stored = await this.#read(key);
        if (stored?.writeId === writeId) return stored.revision;
        if (conflict || tries >= mostTries) throw error;
      }
    }
  }

  async #publish(key: string, data: Uint8Array, writeId: string, expected: number | undefined, removal: boolean): Promise<number> {
    const headers = newHeaders();
    headers.set(WRITE_ID, writeId);
    if (removal) headers.set(OPERATION, 'DEL');
    const ack = await this.#link.request(`${this.#name} ${key}`, () => this.#writes.track(this.#name, () => this.#link.js.publish(bucketSubject(this.#name, key), data, {
      headers,
      expect: { streamName: this.#stream, ...(expected === undefined ? {} : { lastSubjectSequence: expected }) },
    })));
    return ack.seq;
  }

  #noteMark(key: string, message: Replayed): void {
    if (this.#clock.now() - message.at > 2 * MARK_MS) this.#forgetLater(key, message.sequence);
  }

  #forgetLater(key: string, sequence: number): void {
    const before = this.#marks.get(key);
    if (before) clearTimeout(before.timer);
    const timer = setTimeout(() => {
      this.#marks.delete(key);
      void this.#forget(key, sequence);
    }, MARK_MS);
    timer.unref();
    this.#marks.set(key, { sequence, timer });
  }

  /** Removes the mark of a removed key, and nothing that was written after it. */
  async #forget(key: string, sequence: number): Promise<void> {
    try {
      await this.#link.request(`${this.#name} ${key}`, () => this.#link.jsm.streams.purge(this.#stream, { filter: bucketSubject(this.#name, key), seq: sequence + 1 }));
    } catch (error) {
      this.#logger.debug({ err: error, bucket: this.#name }, 'the marker of a removed key was not purged');
    }
  }
}

const isRemoved = (headers: MsgHdrs | undefined): boolean => headers !== undefined && headers.get(OPERATION) !== '';

function checkKey(bucket: BucketName, key: string): void {
  if (!KEY.test(key) || key.startsWith('.') || key.endsWith('.') || key.includes('..')) {
    throw new RangeError(`key ${JSON.stringify(key.slice(0, 100))} of bucket ${bucket} must consist of [A-Za-z0-9_=.-] in levels separated by single dots`);
  }
}
