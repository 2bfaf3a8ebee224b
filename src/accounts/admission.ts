import { LRUCache } from 'lru-cache';
import { fixedRefusal, type ServiceError } from '../errors.js';
import { BrokerUnavailableError, ConflictError } from '../tasks/broker-errors.js';
import type { Admission, AdmissionLimits, Broker, RecordBucket, Revisioned } from '../tasks/ports.js';
import type { TaskRecord } from '../tasks/record.js';
import {
  ADMISSION_VERSION, charged, EMPTY_ADMISSION, isAccompanied, isCharged, rateOf, refunded, refusalOf, settled, taskOf,
  type AdmissionState, type RateStanding, type Refusal,
} from './admission-state.js';
import { readAll } from './change.js';
import { lastDays, monthOf, nextMonth } from './calendar.js';

/** Lost races after which a batch gives up; every one of them means that another process got a batch through. */
const MAX_TRIES = 200;
/** A record this recent is good enough to let a submission proceed to its charge, which uses the latest. */
const LATELY_MS = 250;
/** Number of accounts whose last seen record is cached, so that a write need not read it first. */
const MAX_WRITERS = 5_000;

/** One step of a batch: returns the next state, or throws to be refused on its own. */
interface Step {
  readonly apply: (state: AdmissionState) => AdmissionState;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** The result of a batch: the next state, and which steps were refused with what. */
interface Applied {
  readonly state: AdmissionState;
  readonly refusals: Map<Step, unknown>;
}

export interface AdmissionService extends Admission {
  /** What an account has used: accepted submissions of this month. */
  used(account: string): Promise<number>;
  /** Where an account stands with its rate as this process saw it last, without asking the broker; null: not seen yet. */
  rate(account: string, limits: AdmissionLimits): RateStanding | null;
  /** Accepted submissions of the last `days` days, oldest first, today (UTC) last. */
  perDay(account: string, days: number): Promise<{ readonly date: string; readonly count: number }[]>;
  /** Reads all of it. */
  usage(account: string, limits: AdmissionLimits): Promise<Usage>;
}

/** What an account has used of its plan. */
export interface Usage {
  readonly rate: RateStanding;
  readonly month: { readonly limit: number; readonly used: number; readonly remaining: number; readonly resetsAt: number };
}

/**
 * Admission over the broker's bucket. A charge's id is its task's, with `~` and more behind it under an Idempotency-Key,
 * where several submissions may race for one task: they share one count, which stays until the last of them gives it back. The charges, settlements and refunds of one account that arrive while a write
 * is under way go into the next write together, so that an account's throughput does not hang on the round trip.
 */
export function createAdmission(options: { readonly broker: Broker; readonly now?: () => number }): AdmissionService {
  const bucket = options.broker.bucket<AdmissionState>('admission');
  const tasks = options.broker.bucket<TaskRecord>('tasks');
  const now = options.now ?? options.broker.clock.now;
  // one that falls out while it writes costs speed only: the compare-and-set holds between two writers as well
  const writers = new LRUCache<string, AccountWriter>({ max: MAX_WRITERS });

  const writerOf = (account: string): AccountWriter => {
    const writer = writers.get(account) ?? new AccountWriter(bucket, account);
    writers.set(account, writer);
    return writer;
  };
  const submit = (account: string, apply: Step['apply']): Promise<void> => writerOf(account).submit(apply);
  const read = (account: string): Promise<AdmissionState> => writerOf(account).read();

  return {
    async precheck(account, limits, taskId, count = 1) {
      const lately = writerOf(account).seenLately;
      if (lately && !refusalOf(lately, limits, now(), count)) return;
      const state = await read(account);
      const refusal = refusalOf(state, limits, now(), count);
      if (refusal && !(taskId !== undefined && isAccompanied(state, taskId))) throw refusalError(refusal);
    },
    charge: (account, limits, taskId) => submit(account, (state) => {
      const at = now();
      if (isCharged(state, taskId, at)) return state;
      const refusal = isAccompanied(state, taskId) ? null : refusalOf(state, limits, at);
      if (refusal) throw refusalError(refusal);
      return charged(state, taskId, at);
    }),
    settle: (account, taskId) => submit(account, (state) => settled(state, taskId, now())),
    async refund(account, chargeId) {
      const task = (await tasks.get(taskOf(chargeId)))?.value;
      const isOfTask = task?.account === account && (task.chargeId ?? task.id) === chargeId && task.refunded !== true;
      await submit(account, (state) => refunded(state, chargeId, isOfTask ? task.createdAt : null, now()));
    },
    async openReservations(olderThanMs) {
      const before = now() - olderThanMs;
      const states = await readAll(bucket, () => true);
      return [...states].flatMap(([account, state]) => state.open
        .filter(([, at]) => at < before)
        .map(([taskId, at]) => ({ account, taskId, at })));
    },
    async used(account) {
      return (await read(account)).used[monthOf(now())] ?? 0;
    },
    rate(account, limits) {
      const seen = writers.get(account)?.seen ?? null;
      return seen && rateOf(seen, limits, now());
    },
    async perDay(account, days) {
      const counts = (await read(account)).days ?? {};
      return lastDays(now(), days).map((date) => ({ date, count: counts[date] ?? 0 }));
    },
    async usage(account, limits) {
      const state = await read(account);
      const at = now();
      const used = state.used[monthOf(at)] ?? 0;
      const limit = limits.monthlyQuota;
      return { rate: rateOf(state, limits, at), month: { limit, used, remaining: Math.max(0, limit - used), resetsAt: nextMonth(at) } };
    },
  };
}

/** Writes one account's record, batch after batch, as long as there is something to write. */
class AccountWriter {
  readonly #bucket: RecordBucket<AdmissionState>;
  readonly #account: string;
  /** The record as this process saw it last; others may have changed it since. */
  #known: Revisioned<AdmissionState> | null = null;
  #seen: AdmissionState | null = null;
  #seenAt = -Infinity;
  #waiting: Step[] = [];
  #running = false;

  constructor(bucket: RecordBucket<AdmissionState>, account: string) {
    this.#bucket = bucket;
    this.#account = account;
  }

  /** Reads the record again. */
  async read(): Promise<AdmissionState> {
    const entry = await this.#bucket.get(this.#account);
    if ((entry?.revision ?? 0) >= (this.#known?.revision ?? 0)) this.#known = entry;
    const state = readableState(entry?.value ?? null, this.#account);
    this.#see(state);
    return state;
  }

  #see(state: AdmissionState): void {
    this.#seen = state;
    this.#seenAt = performance.now();
  }

  /** The state that was read or written last; null before the first. */
  get seen(): AdmissionState | null {
    return this.#seen;
  }

  /** The same, unless it is a moment old. */
  get seenLately(): AdmissionState | null {
    return performance.now() - this.#seenAt < LATELY_MS ? this.#seen : null;
  }

  submit(apply: Step['apply']): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ apply, resolve, reject });
      if (!this.#running) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        const refusals = await this.#write(batch);
        for (const step of batch) {
          if (refusals.has(step)) step.reject(refusals.get(step));
          else step.resolve();
        }
      } catch (error) {
        for (const step of batch) step.reject(error);
      }
    }
    this.#running = false;
  }

  /** The cached record may be old: a successful write proves that it was not; anything else requires a fresh read. */
  async #write(batch: readonly Step[]): Promise<Map<Step, unknown>> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const isFresh = tries > 0 || this.#known === null;
      if (isFresh) await this.read();
      const entry = this.#known;
      const before = readableState(entry?.value ?? null, this.#account);
      const { state, refusals } = applyAll(before, batch);
      if (!isFresh && (state === before || refusals.size > 0)) continue;
      if (state === before) return refusals;
      try {
        const revision = entry
          ? await this.#bucket.update(this.#account, state, entry.revision)
          : await this.#bucket.create(this.#account, state);
        this.#known = { value: state, revision };
        this.#see(state);
        return refusals;
      } catch (error) {
        this.#known = null;
        if (!(error instanceof ConflictError)) throw error;
      }
    }
    throw new BrokerUnavailableError(`the admission record of account ${this.#account} changed ${MAX_TRIES} times under one write`);
  }
}

function applyAll(before: AdmissionState, batch: readonly Step[]): Applied {
  let state = before;
  const refusals = new Map<Step, unknown>();
  for (const step of batch) {
    try {
      state = step.apply(state);
    } catch (error) {
      refusals.set(step, error);
    }
  }
  return { state, refusals };
}

function readableState(state: AdmissionState | null, account: string): AdmissionState {
  if (state === null) return EMPTY_ADMISSION;
  const version: number = state.v;
  if (version !== ADMISSION_VERSION) throw new RangeError(`the admission record of account ${account} has version ${version}, this release reads ${ADMISSION_VERSION}`);
  return state;
}

function refusalError({ code, limit, retryAfterSeconds }: Refusal): ServiceError {
  return fixedRefusal(code, { limit, what: 'submissions', seconds: retryAfterSeconds }, { retryAfterSeconds });
}
