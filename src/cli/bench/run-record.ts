import { createHash } from 'node:crypto';
import type { OperatorStatistics } from '../../strategy/contract.js';
import type { ParameterValues } from '../../strategy/manifest.js';

/**
 * Seconds since the start of the run, cost: a feasible solution better than those before. Where the fewest vehicles come first,
 * only solutions with as many vehicles as the result have.
 */
export type IncumbentPoint = readonly [seconds: number, cost: number];

/** Seconds since the start of the run, value: a lower bound better than those before. */
export type BoundPoint = readonly [seconds: number, value: number];

/** The lower bound that a run ended with. */
export interface RunBound {
  /** Of the objective, as the cost. */
  readonly value: number;
  readonly method: string;
}

/** What decides whether two runs are the same one. */
export interface RunIdentity {
  /** Name of the folder that the instance lies in. */
  readonly family: string;
  readonly instance: string;
  /** Digest of the instance file. */
  readonly file: string;
  readonly strategy: string;
  readonly strategyVersion: string;
  /** Digest of the compiled solver, so that a changed solver is measured again. */
  readonly code: string;
  /** Those that differ from the manifest's defaults. */
  readonly parameters: ParameterValues;
  readonly seed: number;
  readonly threads: number;
  /** Null: only the iteration budget ends the run. */
  readonly limitSeconds: number | null;
  readonly iterationBudget: number | null;
  /** Null: the convention of the file. */
  readonly rounding: string | null;
  /** How much of the run went to a lower bound; omitted: nothing. */
  readonly boundEffort?: 'default' | 'strong';
}

/** What came of a run. */
export interface RunOutcome {
  /** Recomputed by the checker's side; null: nothing found. */
  readonly cost: number | null;
  /** Why nothing was found; null when something was. */
  readonly reason: string | null;
  readonly ended: string;
  readonly seconds: number;
  readonly iterations: number;
  /** Of the result; null without one, and in runs stored before it was counted. */
  readonly routes: number | null;
  /** Ascending in time, descending in cost; the last one is the result. */
  readonly incumbents: readonly IncumbentPoint[];
  /** Null or omitted: none was asked for, or none was found. */
  readonly bound?: RunBound | null;
  /** Ascending in time and value; omitted in runs without a bound. */
  readonly bounds?: readonly BoundPoint[];
  /** Of the run's own process, reading the instance included. */
  readonly peakRssBytes: number;
  /** What each operator did; empty when the strategy does not say. */
  readonly operators: readonly OperatorStatistics[];
}

/** One run as it is stored: a line of JSON. */
export interface BenchRun extends RunIdentity, RunOutcome {
  readonly key: string;
  /** Customers. */
  readonly n: number;
  readonly bestKnown: number | null;
  /** Vehicles of the best-known solution, in families that minimise them first; otherwise left out. */
  readonly bestVehicles?: number | null;
  /** (cost - best-known) / best-known; null without either, and with more or fewer vehicles than the best-known has. */
  readonly gap: number | null;
  /** From 0, best-known at once, to 1, no solution; null without a best-known cost. */
  readonly primalIntegral: number | null;
  /** Seconds beyond the limit; null without a limit. */
  readonly overrunSeconds: number | null;
  readonly versions: { readonly node: string; readonly package: string; readonly python?: string };
  readonly machine: { readonly cpu: string; readonly cores: number };
  /** ISO 8601. */
  readonly finishedAt: string;
}

/** @returns a short digest of the identity, independent of the order in which parameters were given. */
export function runKey(identity: RunIdentity): string {
  const { family, instance, file, strategy, strategyVersion, code, parameters, seed, threads, limitSeconds, iterationBudget, rounding, boundEffort } = identity;
  const sorted = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1));
  const parts = [family, instance, file, strategy, strategyVersion, code, sorted, seed, threads, limitSeconds, iterationBudget, rounding];
  // The keys of runs without a bound stay what they were before there was one.
  return digest(JSON.stringify(boundEffort === undefined ? parts : [...parts, boundEffort]));
}

/** @returns 16 hexadecimal digits. */
export function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** @returns (cost - reference) / reference; null where that says nothing. */
export function gapTo(cost: number | null, reference: number | null): number | null {
  return cost === null || reference === null || !(reference > 0) ? null : (cost - reference) / reference;
}

/** What is known of the best solution of an instance. */
export type BestKnown = Pick<BenchRun, 'bestKnown' | 'bestVehicles'>;

/** @returns vehicles beyond those of the best-known solution; null where vehicles do not come first, or nothing was found. */
export function surplusVehicles({ routes, bestVehicles }: Pick<BenchRun, 'routes' | 'bestVehicles'>): number | null {
  return routes === null || bestVehicles === undefined || bestVehicles === null ? null : routes - bestVehicles;
}

/** @returns the best-known cost that a run is measured by: none if its vehicles are not as many. */
export function referenceOf(run: BestKnown & Pick<BenchRun, 'routes'>): number | null {
  return (surplusVehicles(run) ?? 0) === 0 ? run.bestKnown : null;
}

/** @returns seconds to the result, the last incumbent; null without one. */
export function secondsToBest({ incumbents }: Pick<RunOutcome, 'incumbents'>): number | null {
  return incumbents.at(-1)?.[0] ?? null;
}

/** @returns seconds to the first incumbent at most `share` above `reference`; null when there was none, or no reference. */
export function secondsToWithin(incumbents: readonly IncumbentPoint[], reference: number | null, share = 0.01): number | null {
  if (reference === null) return null;
  const bound = reference + share * Math.abs(reference);
  return incumbents.find(([, cost]) => cost <= bound)?.[0] ?? null;
}

/** @returns cost of the best solution known at a moment; null before the first. */
export function costAt(incumbents: readonly IncumbentPoint[], seconds: number): number | null {
  return incumbents.findLast(([at]) => at <= seconds)?.[1] ?? null;
}

/** Of incumbents whose times differ by less than this share only the last is stored: a run of a minute then fits into some 10 kB. */
const STORED_SPACING = 0.01;

/**
 * @returns the incumbents as they are stored: times to the millisecond, and in each stretch of time that is short beside
 * its distance from the start only the last, the first and the final ones kept.
 */
export function thinned(incumbents: readonly IncumbentPoint[]): IncumbentPoint[] {
  const rounded = incumbents.map(([at, cost]): IncumbentPoint => [Math.ceil(1000 * at) / 1000, Number(cost.toPrecision(12))]);
  return rounded.filter(([at], index) => index === 0 || index === rounded.length - 1 || stretchOf(at) !== stretchOf(rounded[index + 1]![0]));
}

function stretchOf(seconds: number): number {
  return seconds > 0 ? Math.floor(Math.log(seconds) / STORED_SPACING) : -Infinity;
}

/** @returns iterations per second; null where the strategy does not count, or no time passed. */
export function iterationsPerSecond({ iterations, seconds }: Pick<RunOutcome, 'iterations' | 'seconds'>): number | null {
  return iterations > 0 && seconds > 0 ? iterations / seconds : null;
}
