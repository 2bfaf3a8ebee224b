import { AckPolicy, createInbox, DeliverPolicy, isFlowControlMsg, type Msg, type MsgHdrs, nanos, ReplayPolicy } from 'nats';
import { BrokerUnavailableError } from '../tasks/broker-errors.js';
import type { Link } from './link.js';

/** One message of a stream as a replay shows it. */
export interface Replayed {
  readonly subject: string;
  /** Sequence in the stream. */
  readonly sequence: number;
  /** Epoch milliseconds of its writing. */
  readonly at: number;
  readonly headers: MsgHdrs | undefined;
  readonly data: Uint8Array;
}

export interface ReplayOptions {
  readonly stream: string;
  /** Subject filter. */
  readonly filter: string;
  /** Omits the bodies; their sizes come in a header. */
  readonly headersOnly?: boolean;
  /** Only what was written since then, epoch milliseconds; null: all. */
  readonly since?: number | null;
  readonly onMessage: (message: Replayed) => void;
  /** All that was there at the start has been shown. */
  readonly onPresent: () => void;
  /** Called at a gap: no more messages follow, and the replay must be restarted. */
  readonly onBroken: (reason: string) => void;
}

const HEARTBEAT_MS = 5_000;
const SILENCE_MS = 2.5 * HEARTBEAT_MS;
/** The broker removes an idle consumer after this long. */
const INACTIVE_MS = 10_000;

/**
 * Delivers every message of a filter in order, then new ones as they arrive, without acknowledgements, through an
 * ephemeral consumer. A gap in the sequence, a missed heartbeat or a lost connection ends it: it never skips silently.
 */
export async function replay(link: Link, options: ReplayOptions): Promise<{ stop(): void }> {
  const inbox = createInbox();
  let next = 1;
  let live = true;
  let present = false;
  let heard = performance.now();
  let consumer: string | null = null;

  const end = (): void => {
    live = false;
    clearInterval(watchdog);
    forget();
    subscription.unsubscribe();
    removeConsumer();
  };
  /** Otherwise it would exist until the broker finds it idle, and a stream has a limited number of consumers. */
  const removeConsumer = (): void => {
    if (consumer === null || link.state !== 'connected') return;
    link.jsm.consumers.delete(options.stream, consumer).catch(() => undefined);
    consumer = null;
  };
  const breakOff = (reason: string): void => {
    if (!live) return;
    end();
    options.onBroken(reason);
  };
  const arrive = (message: Msg): void => {
    heard = performance.now();
    if (isFlowControlMsg(message)) {
      stayInFlow(link, message);
      return;
    }
    const place = message.reply === undefined ? null : parseReply(message.reply);
    if (!place) return;
    if (place.consumerSequence !== next) {
      breakOff(`message ${next} of the replay is missing`);
      return;
    }
    next++;
    options.onMessage({ subject: message.subject, sequence: place.sequence, at: place.at, headers: message.headers, data: message.data });
    if (live && !present && place.pending === 0) {
      present = true;
      options.onPresent();
    }
  };
  const subscription = link.nc.subscribe(inbox, {
    callback: (error, message) => {
      if (!live) return;
      if (error) breakOff(error.message);
      else arrive(message);
    },
  });
  const watchdog = setInterval(() => { if (performance.now() - heard > SILENCE_MS) breakOff('the broker has gone silent'); }, HEARTBEAT_MS);
  watchdog.unref();
  const forget = link.onState((state) => { if (state !== 'connected') breakOff('the connection to the broker was lost'); });

  try {
    const info = await link.request(`replay of ${options.stream}`, () => link.jsm.consumers.add(options.stream, {
      // Deprecated by the client in favour of its pull consumers, which cannot be made to end at a gap.
      // eslint-disable-next-line @typescript-eslint/no-deprecated
      deliver_subject: inbox,
      ...(options.since ? { deliver_policy: DeliverPolicy.StartTime, opt_start_time: new Date(options.since).toISOString() } : { deliver_policy: DeliverPolicy.All }),
      replay_policy: ReplayPolicy.Instant,
      ack_policy: AckPolicy.None,
      max_deliver: 1,
      filter_subject: options.filter,
      headers_only: options.headersOnly ?? false,
      idle_heartbeat: nanos(HEARTBEAT_MS),
      flow_control: true,
      inactive_threshold: nanos(INACTIVE_MS),
      mem_storage: true,
      num_replicas: 1,
    }));
    consumer = info.name;
    if (!live) removeConsumer();
    // What had been delivered when the consumer was described is no longer pending.
    if (info.num_pending === 0 && info.delivered.consumer_seq === 0 && live && !present) {
      present = true;
      options.onPresent();
    }
  } catch (error) {
    if (live) end();
    throw error;
  }
  return { stop: () => { if (live) end(); } };
}

/**
 * Delivers all present messages of a filter, then ends.
 * @throws BrokerUnavailableError if it is interrupted.
 */
export function replayPresent(link: Link, options: Pick<ReplayOptions, 'stream' | 'filter' | 'headersOnly' | 'since' | 'onMessage'>): Promise<void> {
  return new Promise((resolve, reject) => {
    let done = false;
    const finish = (end: () => void): void => {
      if (done) return;
      done = true;
      end();
      void running.then((handle) => handle.stop(), () => undefined);
    };
    const running = replay(link, {
      ...options,
      onPresent: () => finish(resolve),
      onBroken: (reason) => finish(() => reject(new BrokerUnavailableError(`replay of ${options.stream}: ${reason}`))),
    });
    running.catch((error: unknown) => finish(() => reject(error instanceof Error ? error : new Error(String(error)))));
  });
}

/** Answers the broker's flow control, which waits for it before it sends on. */
function stayInFlow(link: Link, message: Msg): void {
  const stalled = message.headers?.get('Nats-Consumer-Stalled');
  if (stalled) link.nc.publish(stalled);
  else if (message.reply) message.respond();
}

interface Place {
  readonly deliveries: number;
  readonly sequence: number;
  readonly consumerSequence: number;
  readonly at: number;
  readonly pending: number;
}

/**
 * Reads the reply subject of a delivered message: `$JS.ACK.<stream>.<consumer>.<deliveries>.<sequence>.<consumer
 * sequence>.<nanoseconds>.<pending>`, with domain and account before the stream in its longer form.
 */
export function parseReply(reply: string): Place | null {
  const levels = reply.split('.');
  if (levels[0] !== '$JS' || levels[1] !== 'ACK' || levels.length < 9) return null;
  const first = levels.length >= 11 ? 6 : 4;
  const [deliveries, sequence, consumerSequence, nanoseconds, pending] = levels.slice(first, first + 5).map(Number);
  return {
    deliveries: deliveries ?? 0,
    sequence: sequence ?? 0,
    consumerSequence: consumerSequence ?? 0,
    at: Math.floor((nanoseconds ?? 0) / 1e6),
    pending: pending ?? 0,
  };
}
