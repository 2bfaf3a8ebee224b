import type { Logger } from 'pino';
import type { ErrorCode } from '#generated/errors.js';
import type { Broker } from '../tasks/ports.js';
import { changeRecord } from './change.js';
import { dayOf, lastDays } from './calendar.js';
import { ACCOUNT_RECORD_VERSION, readable, type UsageRecord } from './records.js';

/** Refused calls of accounts, by day and code. */
export interface UsageLog {
  /** Counts a refused call; written down a little later, together with others. */
  refused(account: string, code: ErrorCode): void;
  /** The most frequent first, of the last `days` days, today included. */
  refusals(account: string, days: number): Promise<{ readonly code: ErrorCode; readonly count: number }[]>;
  /** Writes down what is left. */
  close(): Promise<void>;
}

export interface UsageLogOptions {
  readonly broker: Broker;
  readonly logger: Logger;
  /** Epoch milliseconds; default the broker's clock. */
  readonly now?: () => number;
  /** Counts wait at most so long before they are written; default 5 s. */
  readonly flushMs?: number;
}

type Counts = Record<string, number>;

const FLUSH_MS = 5_000;
const KEPT_DAYS = 31;
/** Maximum number of accounts with pending counts; the rest is not counted, so that a flood does not use up memory. */
const MAX_ACCOUNTS = 10_000;

/**
 * Counts refusals per account in memory and adds them to one small record each: a flood of refused calls costs one write in
 * five seconds. A process that is killed forgets what it had not written yet.
 */
export function createUsageLog({ broker, logger, now = broker.clock.now, flushMs = FLUSH_MS }: UsageLogOptions): UsageLog {
  const bucket = broker.bucket<UsageRecord>('usage');
  let waiting = new Map<string, Map<string, Counts>>();
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> = Promise.resolve();

  const write = async (account: string, days: ReadonlyMap<string, Counts>): Promise<void> => {
    try {
      await changeRecord(bucket, account, (present) => added(present && readable(present, `usage of ${account}`), days));
    } catch (error) {
      logger.warn({ err: error, account }, 'refusals of an account were not recorded');
    }
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = new Map();
    flushing = flushing.then(async () => { for (const [account, days] of batch) await write(account, days); });
    return flushing;
  };
  return {
    refused(account, code) {
      const days = waiting.get(account) ?? new Map<string, Counts>();
      if (!waiting.has(account) && waiting.size >= MAX_ACCOUNTS) return;
      waiting.set(account, days);
      const day = dayOf(now());
      const counts = days.get(day) ?? {};
      days.set(day, counts);
      counts[code] = (counts[code] ?? 0) + 1;
      timer ??= setTimeout(() => void flush(), flushMs).unref();
    },
    async refusals(account, days) {
      const record = (await bucket.get(account))?.value;
      const sum = new Map<string, number>();
      for (const day of lastDays(now(), days)) {
        for (const [code, count] of Object.entries(record?.refused[day] ?? {})) sum.set(code, (sum.get(code) ?? 0) + count);
      }
      return [...sum].map(([code, count]) => ({ code: code as ErrorCode, count })).sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
    },
    close: flush,
  };
}

function added(present: UsageRecord | null, days: ReadonlyMap<string, Counts>): UsageRecord {
  const refused: Record<string, Counts> = { ...present?.refused };
  for (const [day, counts] of days) {
    const sum = { ...refused[day] };
    for (const [code, count] of Object.entries(counts)) sum[code] = (sum[code] ?? 0) + count;
    refused[day] = sum;
  }
  const kept = Object.entries(refused).sort(([a], [b]) => (a < b ? -1 : 1)).slice(-KEPT_DAYS);
  return { v: ACCOUNT_RECORD_VERSION, refused: Object.fromEntries(kept) };
}
