import { distanceFunction } from '../../model/distances.js';
import type { Burdens } from '../../model/burdens.js';
import type { Break, Problem, Quantity, Relation, VehicleType } from '../../model/problem.js';
import { earlierPlanOf, NO_EARLIER_PLAN } from './earlier-plan.js';
import { fleetLimitsOf, NO_FLEET_LIMITS } from './fleet-limits.js';
import type { Weights } from './layout.js';
import { NO_SHIPMENTS, shipmentsOf } from './shipments.js';
import { NO_SOFT_LIMITS, softLimitsOf } from './soft-limits.js';
import { NO_TRAFFIC, trafficOf } from './traffic.js';

/** Numbers of the kinds in the kernel. */
const RELATIONS: Readonly<Record<Relation['kind'], number>> = { 'same-vehicle': 0, 'different-vehicles': 1, 'in-order': 2, 'one-of': 3, 'in-direct-order': 4 };
const BREAKS: Readonly<Record<Break['kind'], number>> = { window: 0, interval: 1 };

/** A limit with the search's tolerance. */
type Relax = (limit: number) => number;

/** The empty arrays of a problem without details. */
export const NO_DETAILS = {
  detailCounts: [0, 0], detailLimits: [0, 0], travel: [], distanceAt: [], durationAt: [], pace: [], rate: [], minuteCost: [],
  overtimeAfter: [], overtimeCost: [], earliest: [], latest: [], longestDuration: [], maxDriving: [], maxDistance: [], maxStops: [],
  delivered: [], collected: [], capacities: [], allowed: [], release: [], setup: [], lateCost: [], place: [],
  gapStart: [], gapFrom: [], gapTo: [], price: [], priority: [],
  relationKind: [], relationStart: [], relationNode: [], memberStart: [], memberOf: [],
  breakStart: [], breakKind: [], breakFrom: [], breakTo: [], breakMinutes: [], deliveriesFirst: [], transposed: [],
  reloadFirst: [], reloadDepot: [], reloadStart: [], reloadOf: [], mostReloads: [],
  ...NO_SHIPMENTS,
  ...NO_EARLIER_PLAN,
  ...NO_TRAFFIC,
  kinds: [], excludes: [],
  ...NO_SOFT_LIMITS,
  ...NO_FLEET_LIMITS,
  reloadOpen: [],
} as const;

/**
 * The arrays that the kernel's `Details` reads.
 * @param nodeCount - with the open place, if there is one: the last node then
 */
export function detailsOf(problem: Problem, nodeCount: number, weights: Weights, relax: Relax) {
  return {
    detailCounts: [problem.quantities.length, problem.relations.length],
    detailLimits: [problem.balanceCost, weights.missed],
    ...travelOf(problem, nodeCount),
    ...limitsOf(problem, weights, relax),
    ...goodsOf(problem, nodeCount, relax),
    ...nodesOf(problem, nodeCount),
    ...omissionOf(problem, nodeCount),
    ...relationsOf(problem, nodeCount),
    ...breaksOf(problem.vehicleTypes),
    ...shipmentsOf(problem, nodeCount, relax),
    ...earlierPlanOf(problem, nodeCount),
    ...trafficOf(problem, nodeCount),
    ...kindsOf(problem, nodeCount),
    ...softLimitsOf(problem),
    ...fleetLimitsOf(problem),
    deliveriesFirst: problem.vehicleTypes.some((type) => type.deliveriesFirst) ? problem.vehicleTypes.map((type) => Number(type.deliveriesFirst)) : [],
  };
}

export type DetailArrays = ReturnType<typeof detailsOf>;

/** The matrices of all profiles, each once. */
function travelOf(problem: Problem, n: number) {
  const matrices: Float64Array[] = [];
  const places = problem.travel.map(({ durations }, profile) => {
    const distance = matrices.push(dense(problem, n, distanceFunction(problem, profile))) - 1;
    if (durations === null) return { distance, duration: distance };
    const minutes = distanceFunction({ ...problem, travel: [{ distances: durations, durations: null, traffic: null }] });
    return { distance, duration: matrices.push(dense(problem, n, minutes)) - 1 };
  });
  const travel = new Float64Array(matrices.length * n * n);
  matrices.forEach((matrix, k) => travel.set(matrix, k * n * n));
  const { vehicleTypes: types } = problem;
  return {
    travel,
    transposed: transposedOf(matrices, n),
    distanceAt: types.map(({ profile }) => places[profile]!.distance),
    durationAt: types.map(({ profile }) => places[profile]!.duration),
  };
}

/** A little less than 1: the minutes from rounded ratios are a lower bound. */
const BELOW = 1 - 1e-9;

/** Per type, the least minutes per unit of the search's distance. O(n^2) for each matrix of durations. */
export function leastMinutes({ travel, durationAt, pace }: Pick<DetailArrays, 'travel' | 'durationAt' | 'pace'>, n: number, between: (i: number, j: number) => number): number[] {
  const ratios = new Map<number, number>();
  for (const at of durationAt) {
    if (ratios.has(at)) continue;
    let least = Infinity;
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) {
        const length = between(i, j);
        if (length > 0) least = Math.min(least, travel[at * n * n + i * n + j]! / length);
      }
    }
    ratios.set(at, Number.isFinite(least) ? least * BELOW : 0);
  }
  return durationAt.map((at, type) => pace[type]! * ratios.get(at)!);
}

/** The transposes of matrices, one after the other; empty if all are symmetric. */
export function transposedOf(matrices: readonly Float64Array[], n: number): Float64Array {
  const symmetric = (matrix: Float64Array) => matrix.every((value, k) => value === matrix[(k % n) * n + Math.floor(k / n)]);
  if (matrices.every(symmetric)) return new Float64Array(0);
  const all = new Float64Array(matrices.length * n * n);
  matrices.forEach((matrix, k) => matrix.forEach((value, at) => { all[k * n * n + (at % n) * n + Math.floor(at / n)] = value; }));
  return all;
}

/** Row-major, with zeros from and to the open place. */
function dense({ nodeCount }: Problem, n: number, between: (i: number, j: number) => number): Float64Array {
  const matrix = new Float64Array(n * n);
  for (let i = 0; i < nodeCount; i++) for (let j = 0; j < nodeCount; j++) matrix[i * n + j] = i === j ? 0 : between(i, j);
  return matrix;
}

function limitsOf({ vehicleTypes: types, time }: Problem, weights: Weights, relax: Relax) {
  const relaxed = (limit: (type: VehicleType) => number) => types.map((type) => (Number.isFinite(limit(type)) ? relax(limit(type)) : limit(type)));
  return {
    pace: types.map(({ pace }) => (time === null ? 0 : pace)),
    rate: types.map(({ unitCost }) => unitCost),
    minuteCost: types.map(({ minuteCost }) => minuteCost + weights.minute),
    overtimeAfter: types.map(({ overtimeAfter }) => overtimeAfter),
    overtimeCost: types.map(({ overtimeCost }) => overtimeCost),
    earliest: types.map(({ earliest }) => earliest),
    latest: relaxed(({ latest }) => latest),
    longestDuration: relaxed(({ maxDuration }) => maxDuration),
    maxDriving: relaxed(({ maxDriving }) => maxDriving),
    maxDistance: relaxed(({ maxDistance }) => maxDistance),
    maxStops: types.map(({ maxStops }) => maxStops),
  };
}

function goodsOf({ quantities, vehicleTypes: types, allowed, nodeCount }: Problem, n: number, relax: Relax) {
  return {
    ...unitsOf(quantities, n),
    capacities: types.flatMap(({ capacity }) => Array.from(capacity, relax)),
    allowed: allowed === null ? [] : Int32Array.from({ length: n * types.length }, (_, k) => (k < nodeCount * types.length ? allowed[k]! : 1)),
  };
}

/** What is delivered and collected, kind after kind. */
function unitsOf(quantities: readonly Quantity[], n: number) {
  const flat = (of: (quantity: Quantity) => Float64Array) => {
    const all = new Float64Array(quantities.length * n);
    quantities.forEach((quantity, k) => all.set(of(quantity), k * n));
    return all;
  };
  return { delivered: flat(({ delivered }) => delivered), collected: flat(({ collected }) => collected) };
}

/** The arrays that hold the burdens of a problem without details, except prices. */
export function burdenArrays({ allowed, collected, kinds, excludes, loads }: Burdens, n: number, relax: Relax) {
  const bits = { allowed, kinds, excludes };
  const [first] = loads;
  if (first === undefined) return { ...bits, collected };
  const capacities = Array.from(first.capacity, (_, type) => loads.map(({ capacity }) => relax(capacity[type]!))).flat();
  return { ...bits, detailCounts: [loads.length, 0], ...unitsOf(loads, n), capacities };
}

/** Reloads have no goods. */
function kindsOf({ incompatible }: Problem, n: number) {
  const extended = (bits: Int32Array) => Int32Array.from({ length: n }, (_, node) => bits[node] ?? 0);
  return incompatible === null ? { kinds: [], excludes: [] } : { kinds: extended(incompatible.kinds), excludes: extended(incompatible.excludes) };
}

function nodesOf({ time, place, nodeCount }: Problem, n: number) {
  const { gaps = null, setup = null, release = null, lateCost } = time ?? {};
  const extended = (values: Float64Array | null, rest: number) => (values === null ? [] : Float64Array.from({ length: n }, (_, k) => values[k] ?? rest));
  return {
    release: extended(release, -Infinity),
    setup: extended(setup, 0),
    lateCost: extended(lateCost ?? new Float64Array(n), 0),
    place: Int32Array.from({ length: n }, (_, node) => (node >= nodeCount ? -1 : place === null ? node : place[node]!)),
    gapStart: gaps === null ? [] : Int32Array.from({ length: n + 1 }, (_, node) => gaps.first[Math.min(node, nodeCount)]!),
    gapFrom: gaps?.from ?? [],
    gapTo: gaps?.to ?? [],
  };
}

/**
 * Required customers weigh more than all others without a price together; the price of a shipment is that of its pickup, and that of
 * alternatives is that of the first.
 */
function omissionOf({ omission, customers, shipments, relations }: Problem, n: number) {
  const price = new Float64Array(n).fill(-1);
  const priority = new Float64Array(n).fill(1);
  if (omission !== null) {
    const weight = customers.reduce((sum, c) => sum + (Number.isNaN(omission.price[c]!) ? omission.priority[c]! : 0), 1);
    for (const c of customers) {
      const given = omission.price[c]!;
      if (Number.isFinite(given)) price[c] = given;
      else priority[c] = Number.isNaN(given) ? omission.priority[c]! : weight;
    }
  }
  for (const { kind, nodes } of relations) {
    if (kind !== 'one-of') continue;
    for (const node of nodes) [price[node], priority[node]] = [price[nodes[0]!]!, priority[nodes[0]!]!];
  }
  for (const { pickup, delivery } of shipments) if (price[pickup]! >= 0) price[delivery] = 0;
  return { price, priority };
}

function relationsOf({ relations }: Problem, n: number) {
  const members: number[][] = Array.from({ length: n }, () => []);
  relations.forEach(({ nodes }, relation) => nodes.forEach((node) => members[node]!.push(relation)));
  return {
    relationKind: relations.map(({ kind }) => RELATIONS[kind]),
    relationStart: offsets(relations.map(({ nodes }) => nodes.length)),
    relationNode: relations.flatMap(({ nodes }) => [...nodes]),
    memberStart: offsets(members.map(({ length }) => length)),
    memberOf: members.flat(),
  };
}

function breaksOf(types: readonly VehicleType[]) {
  const all = types.flatMap(({ breaks }) => breaks);
  return {
    breakStart: offsets(types.map(({ breaks }) => breaks.length)),
    breakKind: all.map(({ kind }) => BREAKS[kind]),
    breakFrom: all.map((each) => (each.kind === 'window' ? each.earliest : each.longest)),
    breakTo: all.map((each) => (each.kind === 'window' ? each.latest : 0)),
    breakMinutes: all.map(({ minutes }) => minutes),
  };
}

/** Where each of several lists begins if they follow one another, and where the last ends. */
function offsets(lengths: readonly number[]): number[] {
  const starts = [0];
  for (const length of lengths) starts.push(starts.at(-1)! + length);
  return starts;
}
