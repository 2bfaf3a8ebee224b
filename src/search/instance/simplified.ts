import { distanceFunction } from '../../model/distances.js';
import { PLAIN_PROBLEM, PLAIN_VEHICLE, oneProfile, oneQuantity } from '../../model/plain.js';
import type { Burdens } from '../../model/burdens.js';
import type { Problem, VehicleType } from '../../model/problem.js';
import { positionsOf, type Positions } from './embedding.js';
import type { Weights } from './layout.js';
import { mostExcess } from './soft-limits.js';

/** More than any load, so that capacities are checked by the kernel's details alone. */
const ROOM = 1e300;

/** A problem of the level `detailed` as one without details: its distances and costs of distance bound the real ones. */
export interface Simplified {
  readonly problem: Problem;
  readonly positions: Positions;
}

/** What comes before money, in money: a multiple of all that a solution can cost. */
export function weightsOf(problem: Problem): Weights {
  const most = mostMoney(problem);
  const vehicle = problem.primary === 'vehicles' ? most : 0;
  const minute = problem.primary === 'time' ? most : 0;
  const minutes = problem.time === null ? 0 : mostMinutes(problem);
  return { vehicle, minute, missed: most + vehicle * problem.vehicleCount + minute * minutes };
}

/** The prices of leaving out the customers of a problem without details, where no other saving outweighs one that may not be left out. */
export function finitePrices(problem: Problem, price: Burdens['price']): Burdens['price'] {
  if (!price.includes(Infinity)) return price;
  const finite = Array.from(price).reduce((sum, value) => (Number.isFinite(value) ? sum + value : sum), 0);
  const most = mostMoney(problem) + finite;
  return Float64Array.from(price, (value) => Math.min(value, most));
}

/** What serving every node by its dearest type costs. */
function dearestServing(costs: Float64Array, types: number): number {
  let sum = 0;
  for (let first = 0; first < costs.length; first += types) sum += costs.subarray(first, first + types).reduce((most, cost) => Math.max(most, cost), 0);
  return sum;
}

/** A generous estimate of the cost of any sensible solution. */
function mostMoney(problem: Problem): number {
  const { vehicleTypes: types, customers, omission, time } = problem;
  const most = (of: (type: VehicleType) => number) => types.reduce((value, type) => Math.max(value, of(type)), 0);
  const distance = types.reduce((least, type) => Math.max(least, aloneDistances(problem, type)), 0);
  const minutes = time === null ? 0 : mostMinutes(problem);
  const late = time === null ? 0 : time.lateCost.reduce((a, b) => Math.max(a, b), 0);
  const perMinute = most(({ minuteCost }) => minuteCost) + most(({ overtimeCost }) => overtimeCost) + late + problem.balanceCost;
  const prices = omission === null ? 0 : omission.price.reduce((sum, price) => (Number.isFinite(price) ? sum + price : sum), 0);
  const changes = problem.changes === null ? 0 : customers.length * (problem.changes.vehicleCost + problem.changes.orderCost);
  const serving = problem.servingCost === null ? 0 : dearestServing(problem.servingCost, types.length);
  return 1 + 2 * (changes + serving + mostExcess(problem, distance) + distance * most(({ unitCost }) => unitCost) + problem.vehicleCount * most(({ fixedCost }) => fixedCost) + perMinute * minutes + prices + customers.length);
}

/** The length of all routes if each serves one customer. */
function aloneDistances(problem: Problem, { profile, start, end }: VehicleType): number {
  const distance = distanceFunction(problem, profile);
  return problem.customers.reduce((sum, c) => sum + distance(start, c) + distance(c, end) + distance(end, c), 0);
}

/** Travel and service of all routes if each serves one customer, and a day for each vehicle. */
function mostMinutes(problem: Problem): number {
  const service = problem.time!.service.reduce((sum, minutes) => sum + minutes, 0);
  const travel = problem.vehicleTypes.reduce((most, type) => {
    const { durations, distances } = problem.travel[type.profile]!;
    return Math.max(most, type.pace * aloneDistances({ ...problem, travel: [{ distances: durations ?? distances, durations: null, traffic: null }] }, { ...type, profile: 0 }));
  }, 0);
  return service + travel + 1440 * Math.min(problem.vehicleCount, problem.customers.length);
}

/** Number of nodes of the search: one more if routes are open, the place without distances. */
function nodesOfSearch({ nodeCount, vehicleTypes }: Problem): number {
  return vehicleTypes.some(({ start, end }) => start < 0 || end < 0) ? nodeCount + 1 : nodeCount;
}

/** Derives the simplified problem; O(n^2 profiles). */
export function simplified(problem: Problem, { vehicle }: Weights): Simplified {
  const n = nodesOfSearch(problem);
  const ratios = problem.travel.map((_, profile) => leastRatio(problem, profile));
  const vehicleTypes = problem.vehicleTypes.map((type, index) => ({
    ...PLAIN_VEHICLE,
    start: type.start < 0 ? problem.nodeCount : type.start, end: type.end < 0 ? problem.nodeCount : type.end,
    // Every type is a base of its own.
    pace: index,
    capacity: Float64Array.of(ROOM), fixedCost: type.fixedCost + vehicle, unitCost: type.unitCost * ratios[type.profile]!, vehicles: type.vehicles,
  }));
  return {
    problem: {
      ...problem, ...PLAIN_PROBLEM, balanceCost: 0, nodeCount: n, vehicleTypes, time: null, quantities: oneQuantity(bulk(problem, n)),
      travel: oneProfile({ kind: 'matrix', matrix: matrixOf(problem, n) }),
    },
    positions: placed(problem, n),
  };
}

function matrixOf(problem: Problem, n: number): Float64Array {
  const distance = distanceFunction(problem, 0);
  const matrix = new Float64Array(n * n);
  for (let i = 0; i < problem.nodeCount; i++) for (let j = 0; j < problem.nodeCount; j++) matrix[i * n + j] = i === j ? 0 : distance(i, j);
  return matrix;
}

/** The least ratio of a profile's distances to those of the first. */
function leastRatio(problem: Problem, profile: number): number {
  if (profile === 0) return 1;
  const [first, own] = [distanceFunction(problem, 0), distanceFunction(problem, profile)];
  let least = Infinity;
  for (let i = 0; i < problem.nodeCount; i++) {
    for (let j = 0; j < problem.nodeCount; j++) if (first(i, j) > 0) least = Math.min(least, own(i, j) / first(i, j));
  }
  return Number.isFinite(least) ? least : 0;
}

/** Per node, the share of the largest vehicle that its goods take. */
function bulk({ quantities, vehicleTypes, nodeCount, shipments }: Problem, n: number): Float64Array {
  const shares = new Float64Array(n);
  quantities.forEach(({ delivered, collected }, k) => {
    const room = vehicleTypes.reduce((most, { capacity }) => Math.max(most, capacity[k]!), 0) || 1;
    for (let node = 0; node < nodeCount; node++) shares[node]! += (delivered[node]! + collected[node]!) / room;
    for (const { pickup, delivery, amounts } of shipments) for (const node of [pickup, delivery]) shares[node]! += amounts[k]! / room;
  });
  return shares;
}

/** The position of each node; the place without distances is in the middle. */
function placed(problem: Problem, n: number): Positions {
  const { place, travel, nodeCount } = problem;
  const byPlace = travel[0]!.distances.kind === 'positions';
  const { x, y } = positionsOf(problem);
  const spread = (values: Float64Array) => {
    const own = Float64Array.from({ length: nodeCount }, (_, node) => values[byPlace && place !== null ? place[node]! : node]!);
    return Float64Array.from({ length: n }, (_, node) => own[node] ?? own.reduce((sum, value) => sum + value, 0) / nodeCount);
  };
  return { x: spread(x), y: spread(y) };
}
