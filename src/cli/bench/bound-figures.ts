import { exceeds } from '../../model/tolerance.js';
import { costAt, type BenchRun, type BoundPoint, type IncumbentPoint, type RunOutcome } from './run-record.js';

type Bounded = Pick<RunOutcome, 'cost' | 'bound' | 'bounds' | 'incumbents'>;

/** @returns (cost - bound) / cost, 0 where they meet; null without either, and for a cost of 0 or less. */
export function boundGap({ cost, bound }: Pick<RunOutcome, 'cost' | 'bound'>): number | null {
  if (cost === null || !bound) return null;
  if (!exceeds(cost, bound.value)) return 0;
  return cost > 0 ? (cost - bound.value) / cost : null;
}

/** @returns whether the bound meets the cost: no solution is cheaper. */
export function isProved(run: Pick<RunOutcome, 'cost' | 'bound'>): boolean {
  return boundGap(run) === 0;
}

/** Best-known costs are published with few digits. */
const PUBLISHED = 1e-5;

/** @returns that a bound is above the best-known cost, so that one of the two is wrong; null: it is not, or the costs do not compare. */
export function refutedText({ bound, bestKnown, rounding }: Pick<BenchRun, 'bound' | 'bestKnown' | 'rounding'>): string | null {
  if (!bound || bestKnown === null || rounding !== null || bound.value <= bestKnown * (1 + PUBLISHED)) return null;
  return `the lower bound ${bound.value} by ${bound.method} is above the best-known cost ${bestKnown}: one of them is wrong`;
}

/** @returns seconds until both the result and a bound that meets it were there; null: never. */
export function secondsToProof(run: Bounded): number | null {
  const { cost, bounds = [], incumbents } = run;
  if (cost === null || !isProved(run)) return null;
  const met = bounds.find(([, value]) => !exceeds(cost, value));
  const found = incumbents.at(-1);
  return met === undefined || found === undefined ? null : Math.max(met[0], found[0]);
}

/** @returns seconds to the final bound; null without one. */
export function secondsToBound({ bounds = [] }: Pick<RunOutcome, 'bounds'>): number | null {
  return bounds.at(-1)?.[0] ?? null;
}

/** @returns the best bound known at a moment; null before the first. */
export function boundAt(bounds: readonly BoundPoint[], seconds: number): number | null {
  return bounds.findLast(([at]) => at <= seconds)?.[1] ?? null;
}

/** One moment of the trace of a run: what was known from then on. */
export interface TracePoint {
  readonly seconds: number;
  readonly cost: number | null;
  readonly bound: number | null;
}

/** @returns every moment at which the cost fell or the bound rose. */
export function traceOf({ incumbents, bounds = [] }: Pick<BenchRun, 'incumbents' | 'bounds'>): TracePoint[] {
  const moments = [...new Set([...incumbents, ...bounds].map(([at]) => at))].sort((a, b) => a - b);
  return moments.map((at) => ({ seconds: at, cost: costAt(incumbents, at), bound: boundAt(bounds, at) }));
}

/** @returns the bounds as they are stored: times to the millisecond, of equal ones the last, values never rounded up. */
export function thinnedBounds(bounds: readonly BoundPoint[]): BoundPoint[] {
  const rounded = bounds.map(([at, value]): IncumbentPoint => [Math.ceil(1000 * at) / 1000, value]);
  return rounded.filter(([at], index) => at !== rounded[index + 1]?.[0]);
}
