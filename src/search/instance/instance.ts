import { NO_BURDENS, type Burdens } from '../../model/burdens.js';
import { demandOf } from '../../model/plain.js';
import type { Problem, TimeDimension } from '../../model/problem.js';
import { traitsOf, type Traits } from '../../model/traits.js';
import { SEARCH_VARIANTS, searchVariantOf, timeTraitOf } from '../../model/variants.js';
import { firstDetail } from '../../model/detail.js';
import { sharing } from './burdens.js';
import { burdenArrays, detailsOf, leastMinutes, NO_DETAILS, transposedOf } from './details.js';
import { positionsOf } from './embedding.js';
import { denseDistances, gridDistances, type GridDistances } from './grid.js';
import { noFixedPairs } from './fixed-pairs.js';
import { createImage, type Image } from './image.js';
import { DISTANCES, distance, FIELDS, LEVEL, type Instance, type Weights } from './layout.js';
import { neighbourhoods, type View } from './neighbourhoods.js';
import { reloadArrays, withReloads, type WithReloads } from './reloads.js';
import { successionOf } from './succession.js';
import { finitePrices, simplified, weightsOf, type Simplified } from './simplified.js';

/** The part of the model's tolerance (1e-6 + 1e-9 relative) that the search uses. */
const TOLERANCE = 5e-7;
const RELATIVE_TOLERANCE = 5e-10;

/** A limit plus the slack that the search may use, well within the checker's tolerance. */
export function relaxed(limit: number): number {
  return limit + TOLERANCE + Math.abs(limit) * RELATIVE_TOLERANCE;
}

/** Whether distances are integers on the grid, or doubles: slower, for plans without any slack. */
export type Precision = 'grid' | 'double';

interface Distances extends Omit<GridDistances, 'computation'> {
  readonly kept: number;
  readonly double: Float64Array | null;
}

/**
 * Derives the search instance of a problem; O(n^2) with a matrix, about O(n) from positions above 2,500 nodes.
 * @param burdens - of a problem without details
 * @example
 * const precision: Precision = 'grid';
 * const instance: Instance = buildInstance(problem, precision);
 * [instance.variant, instance.symmetric]; // => ['untimed', true]
 */
export function buildInstance(problem: Problem, precision: Precision = 'grid', burdens: Burdens = NO_BURDENS): Instance {
  if (firstDetail(problem) === null) return layOut(problem, precision, null, { vehicle: 0, minute: 0, missed: 0 }, burdens);
  const weights = weightsOf(problem);
  const reloading = withReloads(problem);
  const simple = simplified(reloading.problem, weights);
  return layOut(simple.problem, 'grid', { original: reloading.problem, positions: simple.positions, reloading }, weights, NO_BURDENS);
}

/** The problem that a simplified one stands for. */
interface Detail extends Pick<Simplified, 'positions'> {
  readonly original: Problem;
  readonly reloading: WithReloads;
}

/** Lays out a problem without details, or a simplified one with its details. */
function layOut(problem: Problem, precision: Precision, detail: Detail | null, weights: Weights, burdens: Burdens): Instance {
  const n = problem.nodeCount;
  const { time, vehicleTypes: types } = problem;
  const traits = traitsOf(problem);
  const laid = layDistances(problem, traits, precision);
  const places = detail?.positions ?? positionsOf(problem);
  const durations = detail === null && time !== null ? problem.travel[0]!.durations?.matrix ?? null : null;
  const view: View = {
    nodeCount: n,
    customers: problem.customers,
    distances: laid.kept, matrix: laid.double ?? laid.matrix, scale: laid.scale, exact: laid.exact, 
    x: places.x.map((value) => value * laid.scale),
    y: places.y.map((value) => value * laid.scale),
    start: Int32Array.from(types, (type) => type.start),
    end: Int32Array.from(types, (type) => type.end),
    minutes: Float64Array.from(types, (type) => (time === null ? 0 : durations === null ? type.pace / laid.scale : type.pace)),
    durations,
    ...traits,
    ...(detail === null ? timesOf(time, traits.soft) : detailedTimes(detail.original, n)),
  };
  const between = (i: number, j: number) => distance(view, i, j);
  const details = detail === null ? null : detailsOf(detail.original, n, weights, relaxed);
  const lists = neighbourhoods(problem, view, between, details === null ? sharing(burdens, types.length) : successionOf(detail!.original, n, view, details), details !== null);
  const bases = groupBases(problem);
  const durationCap = time === null ? Infinity : types[0]!.maxDuration;
  const limits = {
    maxDuration: Number.isFinite(durationCap) ? relaxed(durationCap) : Infinity, durationCap, latePenalty: detail === null ? time?.lateCost[0] ?? 0 : 1,
    epsilon: 1e-7 + 1e-12 * typicalCost(problem, view, between),
  };
  const variant = detail !== null ? 'detailed' : laid.double !== null || laid.kept === DISTANCES.line ? 'general' : searchVariantOf(problem, traits);
  const slotCount = Math.min(problem.vehicleCount, problem.customers.length);
  const onGrid = laid.double === null && laid.kept !== DISTANCES.line;
  const insertionDistanceOut = traits.symmetric ? [] : lists.insertionDistanceOut;
  const image = createImage(FIELDS, {
    counts: [
      n, problem.customers.length, slotCount, types.length, bases.baseStart.length - 1, lists.ruinNeighbours.width, lists.insertionNeighbours.width, laid.kept,
      Number(traits.symmetric), detail === null ? LEVEL[timeTraitOf(traits)] : LEVEL.detailed, Number(traits.alike), SEARCH_VARIANTS.indexOf(variant),
    ],
    limits: [limits.maxDuration, limits.latePenalty],
    matrix: laid.matrix ?? [], transpose: traits.symmetric ? [] : (laid.transpose ?? []), double: laid.double ?? [],
    x: view.x, y: view.y,
    demand: demandOf(problem), depotDistance: depotDistances(problem, between),
    open: view.open, close: view.close, service: view.service,
    ruinNeighbourCount: lists.ruinNeighbours.count, ruinNeighbours: lists.ruinNeighbours.node, insertionNeighbourCount: lists.insertionNeighbours.count, insertionNeighbours: lists.insertionNeighbours.node,
    insertionDistanceIn: onGrid ? lists.insertionDistanceIn : [], insertionDistanceOut: onGrid ? insertionDistanceOut : [],
    insertionDistanceInDouble: onGrid ? [] : lists.insertionDistanceIn, insertionDistanceOutDouble: onGrid ? [] : insertionDistanceOut,
    start: view.start, end: view.end, minutes: details === null ? view.minutes : leastMinutes(details, n, between),
    capacity: types.map((type) => relaxed(type.capacity[0]!)),
    fixedCost: types.map((type) => type.fixedCost),
    unitCost: types.map((type) => type.unitCost / laid.scale),
    fleet: types.map((type) => type.vehicles.length),
    ...bases,
    customers: problem.customers,
    fixedPairs: noFixedPairs(n),
    ...NO_DETAILS, ...burdenArrays(burdens, n, relaxed), price: finitePrices(problem, burdens.price), ...(durations !== null && { travel: durations, transposed: transposedOf([durations], n) }), ...details, ...(detail !== null && reloadArrays(detail.reloading)),
  });
  return { ...view, ...limits, ...viewsOf(image, lists.ruinNeighbours.width, lists.insertionNeighbours.width), typeCount: types.length, slotCount, reloadCount: detail?.reloading.reloadings.reduce((sum, { from, to }) => sum + to - from, 0) ?? 0, variant, detailed: detail !== null, burdened: burdens.allowed.length + burdens.collected.length + burdens.kinds.length + burdens.loads.length > 0, restricted: burdens.allowed.length > 0, priced: burdens.price.length > 0, weights };
}

function timesOf(time: TimeDimension | null, soft: boolean): Pick<View, 'open' | 'close' | 'service'> {
  if (time === null) return { open: new Float64Array(0), close: new Float64Array(0), service: new Float64Array(0) };
  return { open: time.open, close: soft ? time.close : time.close.map(relaxed), service: time.service };
}

/** The same for every node of a search of the level `detailed`: hard windows are relaxed, soft ones are not. */
function detailedTimes({ time }: Problem, n: number): Pick<View, 'open' | 'close' | 'service'> {
  const each = (value: (node: number) => number | undefined, rest: number) => Float64Array.from({ length: n }, (_, node) => value(node) ?? rest);
  const close = (node: number) => {
    const limit = time?.close[node];
    return limit === undefined || time!.lateCost[node]! > 0 || limit === Infinity ? limit : relaxed(limit);
  };
  return { open: each((node) => time?.open[node], -Infinity), close: each(close, Infinity), service: each((node) => time?.service[node], 0) };
}

/** The arrays of an image as the host reads them. */
function viewsOf({ bytes, arrays }: Image<typeof FIELDS>, ruinNeighbourWidth: number, insertionNeighbourWidth: number) {
  const { counts: _counts, limits: _limits, matrix, transpose: _transpose, double, ruinNeighbourCount, ruinNeighbours, insertionNeighbourCount, insertionNeighbours, ...rest } = arrays;
  return {
    ...rest,
    image: bytes,
    matrix: double.length > 0 ? double : matrix.length > 0 ? matrix : null,
    ruinNeighbours: { width: ruinNeighbourWidth, count: ruinNeighbourCount, node: ruinNeighbours },
    insertionNeighbours: { width: insertionNeighbourWidth, count: insertionNeighbourCount, node: insertionNeighbours },
  };
}

function layDistances(problem: Problem, { symmetric }: Traits, precision: Precision): Distances {
  const grid = gridDistances(problem, symmetric);
  if (precision === 'grid' || grid.exact) return { ...grid, kept: DISTANCES[grid.computation], double: null };
  const none = { matrix: null, transpose: null, scale: 1, exact: true, symmetric };
  if (grid.matrix === null) return { ...none, kept: DISTANCES.line, double: null };
  return { ...none, kept: DISTANCES.double, double: denseDistances(problem) };
}

function groupBases(problem: Problem) {
  const groups = new Map<string, number[]>();
  problem.vehicleTypes.forEach((type, t) => {
    const key = `${type.start} ${type.end} ${type.pace}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [t]);
    else group.push(t);
  });
  const base = new Int32Array(problem.vehicleTypes.length);
  const baseStart = [0];
  const baseMember: number[] = [];
  [...groups.values()].forEach((group, index) => {
    group.sort((a, b) => problem.vehicleTypes[a]!.capacity[0]! - problem.vehicleTypes[b]!.capacity[0]! || a - b);
    for (const t of group) base[t] = index;
    baseMember.push(...group);
    baseStart.push(baseMember.length);
  });
  return { base, baseStart, baseMember };
}

/** Typical cost of travelling from a depot to a customer: the scale on which rounding errors matter. */
function typicalCost({ vehicleTypes, customers }: Problem, { scale }: View, between: (i: number, j: number) => number): number {
  const [type] = vehicleTypes;
  if (type === undefined || customers.length === 0) return 0;
  const step = 1 + (customers.length >> 7);
  const sample = customers.filter((_, k) => k % step === 0);
  return sample.reduce((sum, c) => sum + (type.unitCost * between(type.start, c)) / scale, 0) / sample.length;
}

function depotDistances(problem: Problem, between: (i: number, j: number) => number): Float64Array {
  const depots = new Set(problem.vehicleTypes.flatMap((type) => [type.start, type.end]));
  const result = new Float64Array(problem.nodeCount);
  for (const c of problem.customers) {
    let least = Infinity;
    for (const depot of depots) {
      const distance = between(depot, c);
      // Open routes end at no distance from anywhere.
      if (distance > 0) least = Math.min(least, distance);
    }
    result[c] = least < Infinity ? least : 0;
  }
  return result;
}
