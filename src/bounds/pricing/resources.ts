import { leastValues } from '../../model/least-values.js';
import type { RouteClass } from '../relaxation/route-relaxation.js';

/** Maximum number of loads; further ones are left out, which relaxes the routes. */
const MOST_LOADS = 4;

/** What a route uses up; at a vertex it is the larger of `low` and the previous value plus `use`, and at most `high`. */
export interface Resource {
  readonly kind: 'load' | 'time' | 'length' | 'stops';
  /** What `use` derives from, so that classes share it. */
  readonly source: Float64Array | null;
  /** Over vertices, at least 0. */
  readonly use: (i: number, j: number) => number;
  /** Per vertex; those of vertex 0 hold where a route ends. */
  readonly low: Float64Array;
  readonly high: Float64Array;
  /** At the beginning of a route. */
  readonly start: number;
}

/**
 * Returns the resources of a class that can limit its routes, the main one first: it is finite at every customer. Windows are narrowed
 * to what a route can reach and return from.
 * @param possible - whether an arc is possible
 */
export function resourcesOf(cls: RouteClass, size: number, possible: (i: number, j: number) => boolean): Resource[] {
  const given = [...loadsOf(cls, size), ...timesOf(cls), ...lengthsOf(cls, size)].map((each) => narrowed(each, size, possible));
  const ranked = given.filter((each) => isFinite(each, size)).map((each) => ({ each, ...measured(each, size, possible) }))
    .sort((a, b) => Number(a.hasFree) - Number(b.hasFree) || a.steps - b.steps);
  const main = ranked[0];
  const stops = narrowed(additive('stops', null, (_, j) => (j === 0 ? 0 : 1), size, Math.min(cls.maxStops, size - 1)), size, possible);
  if (main === undefined) return [stops, ...given];
  const others = given.filter((each) => each !== main.each);
  // Without it, cycles that use up nothing would have no end.
  return cls.maxStops < size - 1 || main.hasFree ? [main.each, ...others, stops] : [main.each, ...others];
}

function additive(kind: Resource['kind'], source: Float64Array | null, use: Resource['use'], size: number, most: number): Resource {
  return { kind, source, use, low: new Float64Array(size), high: new Float64Array(size).fill(most), start: 0 };
}

/** Returns the loads that can limit a route of the class, with its capacities, of those that are priced. O(n · loads). */
export function limitingLoads({ loads, capacity }: Pick<RouteClass, 'loads' | 'capacity'>): { readonly load: Float64Array; readonly most: number }[] {
  return loads.map((load, k) => ({ load, most: capacity[k]! }))
    .filter(({ load, most }) => load.reduce((sum, value) => sum + value, 0) > most)
    .slice(0, MOST_LOADS);
}

function loadsOf(cls: RouteClass, size: number): Resource[] {
  return limitingLoads(cls)
    .map(({ load, most }) => additive('load', load, (_, j) => (j === 0 ? 0 : load[j - 1]!), size, most));
}

function timesOf({ times }: RouteClass): Resource[] {
  if (times === null) return [];
  const { minutes, open, close, dueAt, lateCost } = times;
  if (close.every((value) => value === Infinity) && (lateCost === null || dueAt.every((value) => value === Infinity))) return [];
  const size = open.length;
  const low = open.slice();
  low[0] = -Infinity;
  return [{ kind: 'time', source: minutes, use: (i, j) => minutes[i * size + j]!, low, high: close.slice(), start: open[0]! }];
}

function lengthsOf({ arcLimits }: RouteClass, size: number): Resource[] {
  return arcLimits.filter(({ most }) => most < Infinity).map(({ length, most }) => additive('length', length, (i, j) => length[i * size + j]!, size, most));
}

function isFinite({ low, high }: Resource, size: number): boolean {
  for (let j = 1; j < size; j++) if (low[j]! <= high[j]! && (low[j] === -Infinity || high[j] === Infinity)) return false;
  return true;
}

/** How many customers a route can have by a resource, roughly, and whether there are arcs between customers that use nothing. */
function measured({ use, low, high }: Resource, size: number, possible: (i: number, j: number) => boolean): { steps: number; hasFree: boolean } {
  let hasFree = false;
  let uses = 0;
  let widths = 0;
  let count = 0;
  let from = Infinity;
  let to = -Infinity;
  for (let i = 1; i < size; i++) {
    if (low[i]! > high[i]!) continue;
    const values: number[] = [];
    for (let j = 1; j < size; j++) if (i !== j && possible(i, j) && low[i]! + use(i, j) <= high[j]!) values.push(use(i, j));
    values.sort((a, b) => a - b);
    if (values[0]! <= 0) hasFree = true;
    uses += values[values.length >> 3] ?? 0;
    widths += high[i]! - low[i]!;
    from = Math.min(from, low[i]!);
    to = Math.max(to, high[i]!);
    count++;
  }
  const span = Math.max(to - from, 0);
  return { steps: count === 0 ? 0 : (span * count) / Math.max(uses, 1e-9) * Math.sqrt(Math.min(1, widths / count / Math.max(span, 1e-9))), hasFree };
}

/** Narrows windows to what the depot allows, by shortest paths. */
function narrowed(resource: Resource, size: number, possible: (i: number, j: number) => boolean): Resource {
  const { use, low, high, start } = resource;
  const earliest = leastValues(size, 0, start, (at, j) => (possible(at.vertex, j) ? Math.max(low[j]!, at.value + use(at.vertex, j)) : Infinity), (j, value) => value <= high[j]!);
  const latest = leastValues(size, 0, -high[0]!, (at, i) => (possible(i, at.vertex) ? Math.max(-high[i]!, at.value + use(i, at.vertex)) : Infinity), (i, value) => value <= -low[i]!);
  return {
    ...resource,
    low: low.map((value, j) => (j === 0 ? value : Math.max(value, earliest[j]!))),
    high: high.map((value, j) => (j === 0 ? value : Math.min(value, -latest[j]!))),
  };
}
