import type { Feature, StrategyManifest } from './contract.js';

/**
 * Up to here a task ends by itself within about a second, whatever its limit, so it may share the quick pool: savings
 * stagnates after 0.2 s at 15, 0.35 s at 20 and 0.5 s at 25 customers, 0.9 s at 40 (table in strategies/savings).
 */
export const QUICK_CUSTOMERS = 25;

/**
 * Up to here annealing ends by itself when searches from scratch agree: after 0.4 to 1.1 s at 26 customers, 4 to 6 s at 40, 6 to
 * 8 s at 60 where limits are 30 s, never at 100 (bench/solver/EXPERIMENTS.md); the genetic search always uses its limit.
 */
export const SELF_ENDING_CUSTOMERS = 60;

/**
 * Up to here the genetic search answers problems that it supports better than annealing in the same time: 20 CPU seconds, 0.34
 * against 0.83 % above best-known at 384 customers, 0.39 against 0.81 at 599; two threads, 10 s, 0.16 against 0.18 at 501, but
 * 0.24 against 0.20 at 654 and 1.72 against 1.13 at 715 (table in strategies/hgs).
 */
export const GENETIC_CUSTOMERS = 600;

/**
 * The same with time windows: one thread, 10 s, 0.34 against 1.23 % at 400 customers (five instances); two threads, 10 s, 0.92
 * against 2.42 at 600, level at 800 and 1,000, where 60 s take it to 0.9 and 0.6. Beyond it takes no more.
 */
export const GENETIC_TIMED_CUSTOMERS = 1000;

/**
 * Seconds that the genetic search needs for a thousand customers; for fewer as their square: with less time annealing is ahead.
 * At 1 s it has 3.4 where breeding has 6.4 % (800 customers with windows), at 10 s both are level, at 60 s breeding has half.
 */
export const GENETIC_SECONDS = 20;

/**
 * The same for vehicles of several depots with windows; for fewer as their number. Two threads, 60 s, against annealing: 0.75
 * to 1.63 % above best-known at 611 customers of twelve depots, 1.25 to 0.77 at 723 of four, 1.60 to 1.44 at 963 of four; at 10
 * s 2.5 to 1.3 (three instances). Without time it is as with one depot: 20 s, 4945 to 4969 at 363 customers, 6491 to 6525 at 525.
 */
export const GENETIC_DEPOTS_SECONDS = 60;

/** Beyond, cutting into sectors is ahead of a search over the whole; here both are equal (table in strategies/sweep). */
export const LARGE_CUSTOMERS = 3000;

interface Row {
  readonly upToCustomers: number;
  /** A row for problems with all these features only. */
  readonly only?: readonly Feature[];
  /** A row for runs that are not too short for so many thousand customers only. */
  readonly seconds?: (thousands: number) => number;
  readonly order: readonly string[];
}

const ofOneDepot = (thousands: number) => GENETIC_SECONDS * thousands ** 2;
const ofDepots = (thousands: number) => GENETIC_DEPOTS_SECONDS * thousands;

/** Which strategy solves what: the first of a row that is registered and supports the problem is chosen. */
const TABLE: readonly Row[] = [
  { upToCustomers: QUICK_CUSTOMERS, order: ['savings', 'alns', 'sweep'] },
  { upToCustomers: SELF_ENDING_CUSTOMERS, order: ['alns', 'savings', 'sweep'] },
  { upToCustomers: GENETIC_TIMED_CUSTOMERS, only: ['several-depots', 'time-windows'], seconds: ofDepots, order: ['hgs', 'alns', 'savings', 'sweep'] },
  { upToCustomers: LARGE_CUSTOMERS, only: ['several-depots', 'time-windows'], order: ['alns', 'savings', 'sweep'] },
  { upToCustomers: GENETIC_CUSTOMERS, seconds: ofOneDepot, order: ['hgs', 'alns', 'savings', 'sweep'] },
  { upToCustomers: GENETIC_TIMED_CUSTOMERS, only: ['time-windows'], seconds: ofOneDepot, order: ['hgs', 'alns', 'savings', 'sweep'] },
  { upToCustomers: LARGE_CUSTOMERS, order: ['alns', 'savings', 'sweep'] },
  { upToCustomers: Infinity, order: ['sweep', 'alns', 'savings'] },
];

/** Pool of tasks that end at once, and of all others; guests may name their own. */
const QUICK = 'quick';
const GENERAL = 'general';

/** What the choice depends on. */
export interface ProblemSketch {
  readonly customers: number;
  readonly features: readonly Feature[];
  /** Seconds that the solve may take; absent: as many as it likes. */
  readonly limitSeconds?: number;
}

/** The chosen strategy, its pool as it holds for this problem; or why there is none, as a sentence for the caller. */
export type Selection<M extends StrategyManifest = StrategyManifest> = { readonly manifest: M } | { readonly reason: string };

function isFor({ upToCustomers, only = [], seconds = () => 0 }: Row, { customers, features, limitSeconds = Infinity }: ProblemSketch): boolean {
  return customers <= upToCustomers && only.every((feature) => features.includes(feature)) && limitSeconds >= seconds(customers / 1000);
}

function refusal(manifest: StrategyManifest, { customers, features }: ProblemSketch): string | null {
  const { minimum, maximum } = manifest.customers;
  if (customers < minimum || customers > maximum) return `strategy "${manifest.name}" takes ${minimum} to ${maximum} customers, the problem has ${customers}`;
  const missing = features.filter((feature) => !manifest.features.includes(feature));
  return missing.length === 0 ? null : `strategy "${manifest.name}" does not support ${missing.join(', ')}`;
}

/** A quick strategy given a problem that may take long leaves the quick pool, so that no small task waits behind it. */
function inItsPool<M extends StrategyManifest>(manifest: M, customers: number): M {
  if (manifest.pool !== QUICK || customers <= QUICK_CUSTOMERS) return manifest;
  return { ...manifest, pool: GENERAL };
}

/** @returns every pool that a strategy's tasks may go to. */
export function poolsOf(manifest: Pick<StrategyManifest, 'pool'>): readonly string[] {
  return manifest.pool === QUICK ? [QUICK, GENERAL] : [manifest.pool];
}

/**
 * Chooses the strategy for a problem: the requested one if it supports it, else by the table, else any other that does.
 * Deterministic; needs no code of any strategy.
 * @param requested name given by the caller; null or undefined lets the table decide.
 */
export function selectStrategy<M extends StrategyManifest>(manifests: readonly M[], sketch: ProblemSketch, requested?: string | null): Selection<M> {
  const byName = new Map(manifests.map((manifest) => [manifest.name, manifest]));
  if (requested !== null && requested !== undefined) {
    const wanted = byName.get(requested);
    if (wanted === undefined) return { reason: `strategy "${requested}" is unknown; known: ${[...byName.keys()].sort().join(', ')}` };
    const reason = refusal(wanted, sketch);
    return reason === null ? { manifest: inItsPool(wanted, sketch.customers) } : { reason };
  }
  const row = TABLE.find((candidate) => isFor(candidate, sketch));
  const ordered = [...(row?.order ?? []).flatMap((name) => byName.get(name) ?? []), ...manifests];
  const chosen = ordered.find((manifest) => refusal(manifest, sketch) === null);
  if (chosen !== undefined) return { manifest: inItsPool(chosen, sketch.customers) };
  return { reason: `no strategy supports a problem of ${sketch.customers} customers with ${sketch.features.join(', ') || 'no special features'}` };
}
