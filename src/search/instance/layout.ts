import type { Traits } from '../../model/traits.js';
import type { SearchVariant } from '../../model/variants.js';
import type { ArrayKind } from './image.js';
import type { NearestLists } from './nearest.js';

/** How distances are stored, as numbered by the kernel's instance. */
export const DISTANCES: { readonly matrix: 0; readonly nearest: 1; readonly down: 2; readonly up: 3; readonly double: 4; readonly line: 5 } = { matrix: 0, nearest: 1, down: 2, up: 3, double: 4, line: 5 };

/** How much of the schedule the search must track. */
export const LEVEL = { untimed: 0, windows: 1, capped: 2, late: 3, detailed: 4 } as const;

/** The arrays of an instance in the order of the kernel's `Instance`. */
export const FIELDS = {
  counts: 'i32', limits: 'f64', matrix: 'i32', transpose: 'i32', double: 'f64', x: 'f64', y: 'f64',
  demand: 'f64', depotDistance: 'f64', open: 'f64', close: 'f64', service: 'f64',
  ruinNeighbourCount: 'i32', ruinNeighbours: 'i32', insertionNeighbourCount: 'i32', insertionNeighbours: 'i32',
  insertionDistanceIn: 'i32', insertionDistanceOut: 'i32', insertionDistanceInDouble: 'f64', insertionDistanceOutDouble: 'f64',
  start: 'i32', end: 'i32', capacity: 'f64', fixedCost: 'f64', unitCost: 'f64', minutes: 'f64', fleet: 'i32',
  base: 'i32', baseStart: 'i32', baseMember: 'i32', customers: 'i32', fixedPairs: 'i32',
  detailCounts: 'i32', detailLimits: 'f64', travel: 'f64', distanceAt: 'i32', durationAt: 'i32', pace: 'f64', rate: 'f64', minuteCost: 'f64',
  overtimeAfter: 'f64', overtimeCost: 'f64', earliest: 'f64', latest: 'f64', longestDuration: 'f64', maxDriving: 'f64', maxDistance: 'f64', maxStops: 'f64',
  delivered: 'f64', collected: 'f64', capacities: 'f64', allowed: 'i32', release: 'f64', setup: 'f64', lateCost: 'f64', place: 'i32',
  gapStart: 'i32', gapFrom: 'f64', gapTo: 'f64', price: 'f64', priority: 'f64',
  relationKind: 'i32', relationStart: 'i32', relationNode: 'i32', memberStart: 'i32', memberOf: 'i32',
  breakStart: 'i32', breakKind: 'i32', breakFrom: 'f64', breakTo: 'f64', breakMinutes: 'f64',
  deliveriesFirst: 'i32', transposed: 'f64',
  reloadFirst: 'i32', reloadDepot: 'i32', reloadStart: 'i32', reloadOf: 'i32', mostReloads: 'f64',
  partner: 'i32', isPickup: 'i32', shipped: 'f64', maxRide: 'f64', lastInFirstOut: 'i32',
  changePrices: 'f64', plannedType: 'i32', plannedFollows: 'i32', hold: 'i32', beginStart: 'i32', beginNode: 'i32', servingCost: 'f64',
  trafficTime: 'f64', trafficStart: 'i32', trafficCount: 'i32', trafficAt: 'i32', traffic: 'f64',
  kinds: 'i32', excludes: 'i32',
  distanceAfter: 'f64', extraUnitCost: 'f64', stopsAfter: 'f64', extraStopCost: 'f64', loadAfter: 'f64', extraLoadCost: 'f64',
  limitMost: 'i32', limitStart: 'i32', limitOf: 'i32', vehicleOf: 'i32', reloadOpen: 'f64',
} as const satisfies Readonly<Record<string, ArrayKind>>;

/** What a used vehicle, a minute and the priority of a missing customer cost besides money, so that they come first. */
export interface Weights {
  readonly vehicle: number;
  readonly minute: number;
  readonly missed: number;
}

/**
 * The search's view of a problem, stored once in shared memory: all threads and kernels use it or a copy of its image.
 * It is immutable but for `fixedPairs`. Distances are in units of 1 / `scale`, and so are costs and minutes per distance.
 */
export interface Instance extends Traits {
  /** All arrays as one block, in the layout of the kernel. */
  readonly image: Uint8Array;
  readonly nodeCount: number;
  /** Customer nodes, ascending. */
  readonly customers: Int32Array;
  readonly distances: number;
  /** Row-major: integers on the grid, or doubles; null if distances are computed from positions. */
  readonly matrix: Int32Array | Float64Array | null;
  readonly scale: number;
  /**
   * Whether every distance is on the grid; if not, a schedule without slack may appear infeasible by less than a grid
   * point.
   */
  readonly exact: boolean;
  /** Positions, or an embedding of the distances in the plane. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly demand: Float64Array;
  /** Distance of each customer from the nearest depot. */
  readonly depotDistance: Float64Array;
  /** Nearest customers by distance, used by ruins. */
  readonly ruinNeighbours: NearestLists;
  /** Nearest customers that can be adjacent to the customer on a route, used by insertions. */
  readonly insertionNeighbours: NearestLists;
  /** Per type. */
  readonly typeCount: number;
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly capacity: Float64Array;
  readonly fixedCost: Float64Array;
  readonly unitCost: Float64Array;
  readonly minutes: Float64Array;
  /** Row-major, of pace 1, from node to node; null: travel times are proportional to distances, to which `minutes` refers otherwise. */
  readonly durations: Float64Array | null;
  readonly fleet: Int32Array;
  /**
   * Types that differ only in capacity and costs share a base: `baseMember[baseStart[b]..baseStart[b + 1])`, by
   * capacity.
   */
  readonly base: Int32Array;
  readonly baseStart: Int32Array;
  readonly baseMember: Int32Array;
  /** The variant of the insertion scan. */
  readonly variant: SearchVariant;
  /** Maximum number of routes open at the same time. */
  readonly slotCount: number;
  /** Maximum number of reloads on all routes. */
  readonly reloadCount: number;
  /** Per node; `close` includes the search's tolerance in hard mode. */
  readonly open: Float64Array;
  readonly close: Float64Array;
  readonly service: Float64Array;
  readonly maxDuration: number;
  /** The cap without that tolerance. */
  readonly durationCap: number;
  readonly latePenalty: number;
  /** Whether the problem has anything beyond version 1's features, and the weights that then stand for what comes before money. */
  readonly detailed: boolean;
  /** Whether routes must admit a customer beyond having room for its demand: its vehicle may, has room for collections and for other goods, and their goods mix. */
  readonly burdened: boolean;
  /** Whether every customer of a problem without other details may be left out for a price. */
  readonly priced: boolean;
  /** Whether, without details, vehicles may not serve all customers. */
  readonly restricted: boolean;
  readonly weights: Weights;
  /** Pairs of customers that are dropped from the lists of insertion neighbours, see `fixPairs`. */
  readonly fixedPairs: Int32Array;
  /** Smaller changes of cost are treated as zero. */
  readonly epsilon: number;
}

/**
 * Distance from node i to node j, in units of 1 / `scale`.
 * @example
 * const instance = buildInstance(problem);
 * instanceDistance(instance, 0, 2) / instance.scale; // => 5
 */
export function distance(instance: Pick<Instance, 'matrix' | 'nodeCount' | 'x' | 'y' | 'distances'>, i: number, j: number): number {
  if (instance.matrix !== null) return instance.matrix[i * instance.nodeCount + j]!;
  const dx = instance.x[i]! - instance.x[j]!;
  const dy = instance.y[i]! - instance.y[j]!;
  const line = Math.sqrt(dx * dx + dy * dy);
  if (instance.distances === DISTANCES.nearest) return Math.floor(line + 0.5);
  if (instance.distances === DISTANCES.down) return Math.floor(line);
  return instance.distances === DISTANCES.up ? Math.ceil(line) : line;
}

/** Minutes of a vehicle type from node i to node j. */
export function travelMinutes(instance: Pick<Instance, 'matrix' | 'nodeCount' | 'x' | 'y' | 'distances' | 'minutes' | 'durations'>, type: number, i: number, j: number): number {
  const { durations, minutes } = instance;
  return minutes[type]! * (durations === null ? distance(instance, i, j) : durations[i * instance.nodeCount + j]!);
}
