import { confidenceInterval, tTest, type Interval } from './confidence.js';
import type { BenchRun } from './run-record.js';
import { configurationOf, grouped, mean } from './summary.js';

/** Two configurations on the same instances, or on the same seeds of one instance. */
export interface Comparison {
  readonly first: string;
  readonly second: string;
  /** What the pairs are: with several instances each counts once, by its mean over the seeds. */
  readonly unit: 'instance' | 'seed';
  readonly pairs: number;
  /**
   * Mean of (first - second) / reference over the pairs; below 0 the first is ahead. Reference: best-known, else the best cost of
   * all. In families with the fewest vehicles first, of the vehicles if they differ.
   */
  readonly difference: number;
  /** Null with one pair. */
  readonly interval: Interval | null;
  /** Of the paired t-test, two-sided: how likely a difference this large is where there is none. Null with one pair. */
  readonly p: number | null;
  readonly firstBetter: number;
  readonly secondBetter: number;
}

/** Pairs that differ by less are ties. */
const TIE = 1e-9;

/** @returns one row for each two configurations that have solved instances in common, in the order of the runs. */
export function compareConfigurations(runs: readonly BenchRun[]): Comparison[] {
  const solved = runs.filter(({ cost }) => cost !== null);
  const references = new Map([...grouped(solved, instanceOf)].map(([instance, members]) =>
    [instance, members.find(({ bestKnown }) => bestKnown !== null)?.bestKnown ?? Math.min(...members.map(({ cost }) => cost!))]));
  const groups = [...grouped(solved, configurationOf)];
  return groups.flatMap(([first, firstRuns], at) => groups.slice(at + 1).flatMap(([second, secondRuns]) =>
    compare(first, firstRuns, second, secondRuns, references) ?? []));
}

/** Means over the runs of a pair, as shares of the reference. */
interface Relative {
  /** 1 where cost alone counts. */
  readonly vehicles: number;
  readonly cost: number;
}

function relativeVehicles({ routes, bestVehicles }: BenchRun): number {
  return bestVehicles === undefined || bestVehicles === null ? 1 : (routes ?? bestVehicles) / bestVehicles;
}

function differenceOf(one: Relative, other: Relative): number {
  return Math.abs(one.vehicles - other.vehicles) > TIE ? one.vehicles - other.vehicles : one.cost - other.cost;
}

function instanceOf({ family, instance }: BenchRun): string {
  return JSON.stringify([family, instance]);
}

function compare(
  first: string, firstRuns: readonly BenchRun[], second: string, secondRuns: readonly BenchRun[], references: ReadonlyMap<string, number>,
): Comparison | null {
  const shared = new Set(secondRuns.map(instanceOf));
  const instances = new Set(firstRuns.map(instanceOf).filter((instance) => shared.has(instance)));
  if (instances.size === 0) return null;
  const unit = instances.size > 1 ? 'instance' : 'seed';
  const keyOf = (run: BenchRun): string => (unit === 'instance' ? instanceOf(run) : String(run.seed));
  const costs = (runs: readonly BenchRun[]): Map<string, Relative> =>
    new Map([...grouped(runs.filter((run) => instances.has(instanceOf(run))), keyOf)].map(([key, members]) =>
      [key, { vehicles: mean(members.map(relativeVehicles))!, cost: mean(members.map(relativeCost))! }]));
  const relativeCost = (run: BenchRun): number => run.cost! / (references.get(instanceOf(run)) || 1);
  const [ours, theirs] = [costs(firstRuns), costs(secondRuns)];
  const differences = [...ours].flatMap(([key, cost]) => (theirs.has(key) ? [differenceOf(cost, theirs.get(key)!)] : []));
  if (differences.length === 0) return null;
  return {
    first, second, unit,
    pairs: differences.length,
    difference: mean(differences)!,
    interval: confidenceInterval(differences),
    p: tTest(differences),
    firstBetter: differences.filter((difference) => difference < -TIE).length,
    secondBetter: differences.filter((difference) => difference > TIE).length,
  };
}
