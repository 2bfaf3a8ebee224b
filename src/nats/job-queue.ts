import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { AckPolicy, backoff, createInbox, DeliverPolicy, JSONCodec, nanos, ReplayPolicy, type ConsumerInfo, type Msg, type StoredMsg } from 'nats';
import type { Logger } from 'pino';
import { BrokerUnavailableError, QueueFullError } from '../tasks/broker-errors.js';
import type { JobDelivery, JobQueue, PoolDepth, QueuedJob, QueueHead } from '../tasks/ports.js';
import { API_ERRORS, apiErrorNumber, describe } from './errors.js';
import { HeldJobs } from './held-jobs.js';
import { REQUEST_TIMEOUT_MS, type Link } from './link.js';
import { parseReply } from './replay.js';
import { JOB_STREAM, jobSubject } from './streams.js';
import type { WriteWatch } from './write-watch.js';

/** A message that is neither acknowledged nor extended for this long is redelivered. */
const ACK_WAIT_MS = 15_000;
/** A request for a message stays open at the broker for this long, with a heartbeat every few seconds. */
const PULL_MS = 30_000;
const PULL_HEARTBEAT_MS = 5_000;
const PULL_SILENCE_MS = 2.5 * PULL_HEARTBEAT_MS;
/** A list of 100,000 jobs takes a second or two on a busy machine. */
const LIST_TIMEOUT_MS = 10_000;
/** Maximum number of open requests: the slots of all workers of a pool. */
const MAX_WAITING = 4_096;
/** Pauses after failed requests; each varies by half, so that workers do not all return at once. */
const PAUSES = backoff([100, 500, 2_000, 5_000]);

/** No pool has a name with a capital. */
const PROBE_SUBJECT = jobSubject('PROBE', 'probe');

const POOL = /^[a-z0-9][a-z0-9-]{0,31}$/;
const BODY = JSON.stringify({ v: 1 });
const json = JSONCodec();

/** Outcome of one request for a message. */
type Pulled =
  | { readonly kind: 'message'; readonly message: Msg }
  /** No message arrived in time: ask again. */
  | { readonly kind: 'none' }
  | { readonly kind: 'aborted' }
  /** The consumer is not there, the broker is silent or refuses: look after it, then ask again. */
  | { readonly kind: 'trouble'; readonly reason: string };

/** Jobs over a work-queue stream with one durable pull consumer per pool; nothing is fetched ahead. */
export class NatsJobQueue implements JobQueue {
  readonly #link: Link;
  readonly #logger: Logger;
  readonly #writes: WriteWatch;
  readonly #ackWaitMs: number;
  readonly #held: HeldJobs;
  /** Pools whose consumer this process has verified. */
  readonly #pools = new Map<string, Promise<void>>();

  constructor(link: Link, logger: Logger, writes: WriteWatch, ackWaitMs = ACK_WAIT_MS) {
    this.#link = link;
    this.#logger = logger;
    this.#writes = writes;
    this.#ackWaitMs = ackWaitMs;
    this.#held = new HeldJobs(link, logger, ackWaitMs);
  }

  async publish(pool: string, id: string, messageId: string): Promise<'queued' | 'duplicate'> {
    await this.#ensureConsumer(pool);
    return this.#link.request(`job ${id}`, async () => {
      try {
        const put = () => this.#link.js.publish(jobSubject(pool, id), BODY, { msgID: messageId, expect: { streamName: JOB_STREAM } });
        const ack = await this.#writes.track('jobs', put, ({ duplicate }) => !duplicate);
        return ack.duplicate ? 'duplicate' : 'queued';
      } catch (error) {
        if (apiErrorNumber(error) === API_ERRORS.storeFailed && /maximum messages/.test(describe(error))) {
          throw new QueueFullError('the job stream is at its limit', { cause: error });
        }
        throw error;
      }
    });
  }

  async next(pool: string, signal: AbortSignal): Promise<JobDelivery | null> {
    // One signal may stop any number of slots.
    setMaxListeners(0, signal);
    for (let troubles = 0; !signal.aborted && this.#link.state !== 'closed';) {
      if (!(await this.#link.connected(signal))) continue;
      const pulled = await this.#attempt(pool, signal);
      if (pulled.kind === 'message') {
        const delivery = this.#delivery(pool, pulled.message);
        if (delivery) return delivery;
      }
      if (pulled.kind !== 'trouble') {
        troubles = 0;
        continue;
      }
      this.#logger.warn({ pool, reason: pulled.reason }, 'cannot take a job at present');
      this.#pools.delete(pool);
      await sleep(PAUSES.backoff(troubles++), undefined, { signal }).catch(() => undefined);
    }
    return null;
  }

  async depths(): Promise<PoolDepth[]> {
    const { consumers, held } = await this.#look();
    return consumers.map((info) => {
      const inHand = held.get(info.name)?.size ?? 0;
      return { pool: info.name, waiting: Math.max(0, info.num_pending + info.num_ack_pending - inHand), inHand };
    });
  }

  async heads(): Promise<QueueHead[]> {
    const { consumers, held } = await this.#look();
    const heads = await Promise.all(consumers.map((info) => this.#head(info, held.get(info.name) ?? new Set())));
    return heads.filter((head) => head !== null);
  }

  async list(): Promise<QueuedJob[]> {
    const jsm = await this.#link.nc.jetstreamManager({ timeout: LIST_TIMEOUT_MS, checkAPI: false });
    const info = await this.#link.request('list of jobs', () => jsm.streams.info(JOB_STREAM, { subjects_filter: 'job.>' }));
    return Object.keys(info.state.subjects ?? {}).flatMap((subject) => {
      const [, pool, id] = subject.split('.');
      return pool === undefined || id === undefined || subject === PROBE_SUBJECT ? [] : [{ pool, id }];
    });
  }

  /** Writes a message to the stream that is in no pool, so that nobody takes it, and removes it again: a real write. */
  async probe(): Promise<void> {
    await this.#link.request('probe of the job stream', async () => {
      await this.#writes.track('jobs', () => this.#link.js.publish(PROBE_SUBJECT, BODY, { expect: { streamName: JOB_STREAM } }));
      await this.#link.jsm.streams.purge(JOB_STREAM, { filter: PROBE_SUBJECT });
    });
  }

  async has(id: string): Promise<boolean> {
    return this.#link.request(`job ${id}`, async () => {
      try {
        await this.#link.jsm.streams.getMessage(JOB_STREAM, { last_by_subj: jobSubject('*', id) });
        return true;
      } catch (error) {
        if (apiErrorNumber(error) === API_ERRORS.noMessageFound) return false;
        throw error;
      }
    });
  }

  async remove(pool: string, id: string): Promise<void> {
    await this.#link.request(`job ${id}`, () => this.#link.jsm.streams.purge(JOB_STREAM, { filter: jobSubject(pool, id) }));
  }

  /**
   * The pools' consumers and the jobs held of each: everything reported before the broker's answer has been received.
   */
  async #look(): Promise<{ consumers: ConsumerInfo[]; held: ReadonlyMap<string, ReadonlySet<number>> }> {
    await this.#held.follow();
    const consumers = await this.#link.request('depth of the queue', async () => {
      const all: ConsumerInfo[] = [];
      for await (const info of this.#link.jsm.consumers.list(JOB_STREAM)) all.push(info);
      return all;
    });
    return { consumers, held: this.#held.present() };
  }

  /** The first message that nobody holds. Below the last delivered one, at most as many must be skipped as are held. */
  async #head(info: ConsumerInfo, held: ReadonlySet<number>): Promise<QueueHead | null> {
    const pool = info.name;
    if (info.num_pending + info.num_ack_pending <= held.size) return null;
    const redelivered = info.num_ack_pending > held.size;
    for (let seq = (redelivered ? info.ack_floor.stream_seq : info.delivered.stream_seq) + 1; ;) {
      const message = await this.#message(pool, seq);
      if (message === null) return null;
      if (!held.has(message.seq)) return { pool, id: message.subject.split('.')[2] ?? '', at: message.time.getTime() };
      seq = message.seq + 1;
    }
  }

  /** @returns the first message of a pool at or after a sequence; null if there is none. */
  #message(pool: string, seq: number): Promise<StoredMsg | null> {
    return this.#link.request(`head of pool ${pool}`, async () => {
      try {
        const query = { seq, next_by_subj: jobSubject(pool, '>') };
        // The client passes this form of a query on, though its type does not name it.
        return await this.#link.jsm.streams.getMessage(JOB_STREAM, query);
      } catch (error) {
        if (apiErrorNumber(error) === API_ERRORS.noMessageFound) return null;
        throw error;
      }
    });
  }

  async #attempt(pool: string, signal: AbortSignal): Promise<Pulled> {
    try {
      await this.#ensureConsumer(pool);
    } catch (error) {
      if (!(error instanceof BrokerUnavailableError)) throw error;
      return { kind: 'trouble', reason: error.message };
    }
    // An abort while the consumer was being created has already fired its event.
    return signal.aborted ? { kind: 'aborted' } : this.#pull(pool, signal);
  }

  /** Requests one message. A message that arrives after the caller has stopped waiting is returned immediately. */
  #pull(pool: string, signal: AbortSignal): Promise<Pulled> {
    return new Promise((resolve) => {
      const inbox = createInbox();
      let open = true;
      let heard = performance.now();
      const settle = (pulled: Pulled, orderly = false): void => {
        if (!open) return;
        open = false;
        clearInterval(watchdog);
        forget();
        signal.removeEventListener('abort', abort);
        // Draining still delivers what is already in flight.
        if (orderly && this.#link.state === 'connected') subscription.drain().catch(() => undefined);
        else subscription.unsubscribe();
        resolve(pulled);
      };
      const abort = (): void => settle({ kind: 'aborted' }, true);
      const subscription = this.#link.nc.subscribe(inbox, {
        callback: (error, message) => {
          if (error) {
            settle({ kind: 'trouble', reason: error.message });
            return;
          }
          heard = performance.now();
          const status = message.headers?.code ?? 0;
          if (status === 0) {
            if (open) settle({ kind: 'message', message });
            else message.respond('-NAK');
          } else if (status === 408 || status === 404) {
            settle({ kind: 'none' });
          } else if (status !== 100) {
            settle({ kind: 'trouble', reason: `${status} ${message.headers?.description ?? ''}` });
          }
        },
      });
      const watchdog = setInterval(() => {
        if (performance.now() - heard > PULL_SILENCE_MS) settle({ kind: 'trouble', reason: 'the broker has gone silent' }, true);
      }, PULL_HEARTBEAT_MS);
      watchdog.unref();
      const forget = this.#link.onState((state) => { if (state !== 'connected') settle({ kind: 'none' }); });
      signal.addEventListener('abort', abort, { once: true });
      const request = { batch: 1, expires: nanos(PULL_MS), idle_heartbeat: nanos(PULL_HEARTBEAT_MS) };
      this.#link.nc.publish(`$JS.API.CONSUMER.MSG.NEXT.${JOB_STREAM}.${pool}`, json.encode(request), { reply: inbox });
    });
  }

  /** Turns a message into a delivery; a message that is not ours is removed from the stream. */
  #delivery(pool: string, message: Msg): JobDelivery | null {
    const link = this.#link;
    const place = message.reply === undefined ? null : parseReply(message.reply);
    const levels = message.subject.split('.');
    const id = levels[2];
    if (!place || message.reply === undefined) return null;
    const reply = message.reply;
    const say = (word: string): void => {
      if (link.state !== 'closed') link.nc.publish(reply, word);
    };
    if (id === undefined || levels.length !== 3) {
      this.#logger.warn({ pool, subject: message.subject.slice(0, 200) }, 'removed a message that is not a job from the stream');
      say('+TERM');
      return null;
    }
    const held = this.#held.hold(pool, place.sequence);
    const end = (word: string): void => {
      held.release();
      say(word);
    };
    return {
      id,
      pool,
      deliveries: place.deliveries,
      working: () => {
        if (link.state !== 'connected') return;
        held.keep();
        say('+WPI');
      },
      ack: async () => {
        await link.request(`acknowledgement of ${id}`, async () => { await link.nc.request(reply, '+ACK', { timeout: REQUEST_TIMEOUT_MS }); }).finally(() => held.release());
      },
      retry: (delayMs) => end(delayMs > 0 ? `-NAK ${JSON.stringify({ delay: nanos(delayMs) })}` : '-NAK'),
      drop: () => end('+TERM'),
    };
  }

  /** Creates the pool's consumer unless this process has seen it since the last disruption. */
  #ensureConsumer(pool: string): Promise<void> {
    if (!POOL.test(pool)) throw new RangeError(`pool ${JSON.stringify(pool.slice(0, 100))} must be at most 32 lower-case letters, digits and hyphens`);
    let ensured = this.#pools.get(pool);
    if (!ensured) {
      ensured = this.#makeConsumer(pool);
      this.#pools.set(pool, ensured);
      ensured.catch(() => { this.#pools.delete(pool); });
    }
    return ensured;
  }

  async #makeConsumer(pool: string): Promise<void> {
    const config = {
      durable_name: pool,
      filter_subject: jobSubject(pool, '>'),
      ack_policy: AckPolicy.Explicit,
      ack_wait: nanos(this.#ackWaitMs),
      deliver_policy: DeliverPolicy.All,
      replay_policy: ReplayPolicy.Instant,
      max_deliver: -1,
      max_ack_pending: -1,
      max_waiting: MAX_WAITING,
    };
    await this.#link.request(`consumer of pool ${pool}`, async () => {
      try {
        await this.#link.jsm.consumers.add(JOB_STREAM, config);
      } catch (error) {
        const number = apiErrorNumber(error);
        if (number !== API_ERRORS.consumerExists && number !== API_ERRORS.consumerAlreadyExists) throw error;
        // An earlier release created it with other parameters.
        await this.#link.jsm.consumers.update(JOB_STREAM, pool, config);
      }
    });
  }
}
