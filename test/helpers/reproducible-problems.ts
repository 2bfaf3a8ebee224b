import type { CanonicalRequest } from '../../src/contract/request.js';
import { createRandom } from '../../src/strategy/rng.js';
import { lineRequest } from './line-problem.js';

const SIDE = 1000;
const CAPACITY = 60;

/**
 * Customers scattered over a square around one depot, with more vehicles than needed; one feature in addition to
 * capacities.
 */
export function scatteredRequest(customers: number, changes: (random: () => number, base: CanonicalRequest) => Partial<CanonicalRequest> = () => ({})): CanonicalRequest {
  const generator = createRandom(customers);
  const random = (): number => generator.next();
  const nodes = customers + 1;
  const x = Float64Array.from({ length: nodes }, (_, node) => (node === 0 ? SIDE / 2 : SIDE * random()));
  const y = Float64Array.from({ length: nodes }, (_, node) => (node === 0 ? SIDE / 2 : SIDE * random()));
  const demands = Array.from({ length: nodes }, (_, node) => (node === 0 ? 0 : 1 + Math.floor(9 * random())));
  const vehicles = Math.ceil(customers / 6);
  const each = <T>(value: T): T[] => Array<T>(vehicles).fill(value);
  const base = lineRequest(nodes, {
    vehicleCount: vehicles, distances: { kind: 'positions', x, y, rounding: 'none' }, startNodes: each(0), endNodes: each(0),
    demands, capacities: each(CAPACITY),
  });
  return { ...base, ...changes(random, base) };
}

/** Windows wide enough that every customer can be reached. */
export function withWindows(random: () => number, { nodeCount, vehicleCount }: CanonicalRequest): Partial<CanonicalRequest> {
  const timeWindows = Array.from({ length: nodeCount }, (_, node): [number, number] => {
    const open = 200 * random();
    return node === 0 ? [0, 2000] : [open, open + 800];
  });
  return { timeWindows, serviceTimes: timeWindows.map((_, node) => (node === 0 ? 0 : 5)), speeds: Array<number>(vehicleCount).fill(120 * 60) };
}

/** Three vehicle types with costs. */
export function withTypes(_random: () => number, { vehicleCount }: CanonicalRequest): Partial<CanonicalRequest> {
  const byType = (values: readonly number[]): number[] => Array.from({ length: vehicleCount }, (_, vehicle) => values[vehicle % values.length]!);
  return { objective: 'min_total_cost', capacities: byType([CAPACITY, 40, 90]), fixedCosts: byType([100, 60, 180]), unitDistanceCosts: byType([1, 0.8, 1.4]) };
}

/** An asymmetric matrix. */
export function withAsymmetry(random: () => number, { nodeCount, distances }: CanonicalRequest): Partial<CanonicalRequest> {
  if (distances.kind !== 'positions') throw new TypeError('distances are a matrix already');
  const { x, y } = distances;
  const matrix = Float64Array.from({ length: nodeCount * nodeCount }, (_, cell) => {
    const [i, j] = [Math.floor(cell / nodeCount), cell % nodeCount];
    return i === j ? 0 : Math.hypot(x[i]! - x[j]!, y[i]! - y[j]!) * (1 + 0.3 * random());
  });
  return { distances: { kind: 'matrix', matrix } };
}

/** Vehicles of two depots. */
export function withDepots(_random: () => number, { vehicleCount, demands }: CanonicalRequest): Partial<CanonicalRequest> {
  const depots = Array.from({ length: vehicleCount }, (_, vehicle) => vehicle % 2);
  return { startNodes: depots, endNodes: depots, demands: demands.map((demand, node) => (node < 2 ? 0 : demand)) };
}
