import { problemFromRequest } from '../../src/contract/problem.js';
import type { Problem } from '../../src/model/problem.js';
import { lineRequest } from './line-problem.js';
import { dice, type Dice } from './random-problem.js';

/** What a plain problem should look like. */
export interface PlainOptions {
  readonly customers: number;
  readonly vehicles: number;
  /** Share of the fleet's capacity that the demands fill; default 0.6. */
  readonly filled?: number;
  /** Cost of a vehicle; default none. */
  readonly fixedCost?: number;
  /** A symmetric matrix without coordinates. */
  readonly matrix?: boolean;
  /** Length of the customers' time windows, minutes; default no time. */
  readonly windows?: number;
  /** Hours that a vehicle may work, with windows; default no cap. */
  readonly hours?: number;
  /** Depots, among which vehicles are dealt out; default 1. */
  readonly depots?: number;
  /** Whether vehicles end at the depot next to the one where they start. */
  readonly oneWay?: boolean;
}

/** Returns a random problem of vehicles that differ in their depots at most, which are anywhere among the nodes, without time or with hard windows. */
export function plainProblem(seed: number, options: PlainOptions): Problem {
  const { customers, vehicles, filled = 0.6, fixedCost, matrix = false, depots: count = 1, oneWay = false } = options;
  const random = dice(seed);
  const n = customers + count;
  const first = random.int(0, n - 1);
  const depots = Array.from({ length: count }, (_, k) => (first + k * Math.floor(n / count)) % n);
  const isDepot = (node: number) => depots.includes(node);
  const depotOf = (vehicle: number) => depots[vehicle % count]!;
  const [x, y] = [0, 1].map(() => Float64Array.from({ length: n }, () => random.int(0, 1000))) as [Float64Array, Float64Array];
  const demands = Array.from({ length: n }, (_, node) => (isDepot(node) ? 0 : random.int(1, 20)));
  const total = demands.reduce((sum, demand) => sum + demand, 0);
  const lengths = new Float64Array(n * n).map((_, k) => Math.hypot(x[k % n]! - x[Math.floor(k / n)]!, y[k % n]! - y[Math.floor(k / n)]!));
  const each = <T>(value: T): T[] => Array.from({ length: vehicles }, () => value);
  return problemFromRequest(lineRequest(n, {
    objective: fixedCost === undefined ? 'min_total_distance' : 'min_total_cost',
    vehicleCount: vehicles,
    distances: matrix ? { kind: 'matrix', matrix: lengths } : { kind: 'positions', x, y, rounding: 'nearest' },
    startNodes: each(0).map((_, vehicle) => depotOf(vehicle)),
    endNodes: each(0).map((_, vehicle) => depotOf(oneWay ? vehicle + 1 : vehicle)),
    demands,
    capacities: each(Math.max(20, Math.ceil(total / vehicles / filled))),
    fixedCosts: fixedCost === undefined ? null : each(fixedCost),
    unitDistanceCosts: fixedCost === undefined ? null : each(2),
    ...(options.windows === undefined ? {} : timed(random, n, isDepot, vehicles, options.windows)),
    maxWorkingHours: options.hours ?? null,
  }));
}

/** Windows within three days that a vehicle from anywhere can keep alone, some minutes of service, one distance a minute. */
function timed(random: Dice, n: number, isDepot: (node: number) => boolean, vehicles: number, length: number) {
  const from = Array.from({ length: n }, () => random.int(1500, 2500));
  return {
    timeWindows: from.map((minute, node) => (isDepot(node) ? [0, 4320] as const : [minute, minute + length] as const)),
    serviceTimes: from.map((_, node) => (isDepot(node) ? 0 : random.int(0, 30))),
    speeds: Array.from({ length: vehicles }, () => 60),
  };
}
