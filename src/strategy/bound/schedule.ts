import type { BoundEffort } from '../../bounds/contract.js';
import type { Problem } from '../../model/problem.js';

/** Most cells of the matrices of a problem that is bounded: customers², once for each type of vehicle. */
const MAX_CELLS = 20_000_000;
/** No thread is started for what ends sooner, milliseconds. */
const QUICK_MS = 150;
/** With the default effort, a shorter solve is bounded after its search, milliseconds. */
const THREAD_MS = 3_000;
/** Shares of the limit with the default effort: what the bound takes, and when it begins, so that the incumbent is good by then. */
const DEFAULT_SHARE = 0.05;
/** In less the thread can say little, milliseconds; at most this share of the limit. */
const LEAST_MS = 1_000;
const LEAST_SHARE = 0.08;
const DEFAULT_START = 0.3;
/** Up to this number of customers a search may end long before its limit. */
const EARLY_CUSTOMERS = 200;
/** Their bound begins no later than this, milliseconds, so that nobody waits for it. */
const EARLY_START_MS = 1_500;
/** The same while there is no incumbent: the search may not find any, because there is none. */
const BARE_SHARE = 0.2;
const BARE_START = 0.1;
/** Share of the limit that the search has with the strong effort and one thread. */
const STRONG_SEARCH = 0.5;
/** What a search that ended early may be followed by, as a share of its time, and at least, milliseconds. */
const AFTER_SHARE = 0.5;
const AFTER_MS = 20;

/** What the search of a tiny problem leaves for all of its plans, milliseconds; at most half of the limit. */
const ALL_PLANS_MS = 1_000;
/** What all plans leave for a quick bound where there are too many, as a share of the limit. */
const QUICK_SHARE = 0.05;

/** When a problem is searched, and when it is bounded. Milliseconds from the start of the solve. */
export interface BoundSchedule {
  readonly searchMs: number;
  readonly searchThreads: number;
  /** When the thread starts, with and without an incumbent; Infinity: the bound follows the search. */
  readonly startMs: number;
  readonly startBareMs: number;
  /** What the bound may take of its own time; without an incumbent when it starts. */
  readonly budgetMs: number;
  readonly bareBudgetMs: number;
  /** What it may take after a search that ended before it had begun. */
  readonly after: (elapsedMs: number) => number;
}

export interface ScheduleOptions {
  readonly effort: BoundEffort;
  readonly limitMs: number;
  readonly threads: number;
  readonly customers: number;
  /** Whether the solve has a budget of iterations: then nothing runs beside the search. */
  readonly reproducible: boolean;
  /** Whether all plans of the problem may be searched afterwards. */
  readonly isTiny?: boolean;
}

/** Whether a problem is small enough for matrices. */
export function isBoundable({ customers, vehicleTypes }: Pick<Problem, 'customers' | 'vehicleTypes'>): boolean {
  return customers.length > 0 && (customers.length + 1) ** 2 * vehicleTypes.length <= MAX_CELLS;
}

/** Returns how the time of a solve is shared between search and bound. */
export function boundSchedule(options: ScheduleOptions): BoundSchedule {
  const schedule = sharedSchedule(options);
  if (options.isTiny !== true || options.reproducible) return schedule;
  return { ...schedule, searchMs: Math.min(schedule.searchMs, Math.max(options.limitMs / 2, options.limitMs - ALL_PLANS_MS)) };
}

/** Returns until when all plans of a tiny problem may be searched, milliseconds. */
export function allPlansUntil(limitMs: number): number {
  return (1 - QUICK_SHARE) * limitMs;
}

function sharedSchedule({ effort, limitMs, threads, customers, reproducible }: ScheduleOptions): BoundSchedule {
  const rest = (elapsedMs: number): number => Math.max(0, limitMs - elapsedMs);
  const never = { startMs: Infinity, startBareMs: Infinity, budgetMs: limitMs, bareBudgetMs: limitMs };
  if (reproducible) return { searchMs: limitMs, searchThreads: threads, ...never, after: rest };
  if (effort === 'strong') {
    if (threads === 1) return { searchMs: STRONG_SEARCH * limitMs, searchThreads: 1, ...never, after: rest };
    return { searchMs: limitMs, searchThreads: threads - 1, startMs: QUICK_MS, startBareMs: QUICK_MS, budgetMs: limitMs, bareBudgetMs: limitMs, after: rest };
  }
  const hasThread = limitMs >= THREAD_MS;
  const share = Math.max(DEFAULT_SHARE * limitMs, hasThread ? Math.min(LEAST_MS, LEAST_SHARE * limitMs) : 0);
  const after = (elapsedMs: number): number => Math.min(share, rest(elapsedMs), Math.max(AFTER_MS, AFTER_SHARE * elapsedMs));
  if (!hasThread) return { searchMs: limitMs - share, searchThreads: threads, ...never, after };
  return {
    searchMs: limitMs, searchThreads: threads,
    startMs: Math.min(DEFAULT_START * limitMs, customers <= EARLY_CUSTOMERS ? EARLY_START_MS : Infinity), startBareMs: Math.max(QUICK_MS, BARE_START * limitMs),
    budgetMs: share, bareBudgetMs: BARE_SHARE * limitMs, after,
  };
}
