import { problemFromRequest } from '../../src/contract/problem.js';
import type { Problem } from '../../src/model/problem.js';
import { withDurations } from './changed-problem.js';
import { lineRequest } from './line-problem.js';
import { dice, type Dice } from './random-problem.js';

/** The properties of vehicles of one kind. */
export interface VehicleKind {
  /** Factor on the capacity that identical vehicles would have; default 1. */
  readonly size?: number;
  readonly fixedCost?: number;
  readonly unitCost?: number;
  /** Distance per hour, with windows; default 60. */
  readonly speed?: number;
}

/** The properties of a plain problem. */
export interface PlainOptions {
  readonly customers: number;
  readonly vehicles: number;
  /** Total demand as a fraction of the fleet's capacity; default 0.6. */
  readonly filled?: number;
  /** Fixed cost of a vehicle; default none. */
  readonly fixedCost?: number;
  /** A symmetric matrix without coordinates. */
  readonly matrix?: boolean;
  /** Length of the customers' time windows, minutes; default: no time constraints. */
  readonly windows?: number;
  /** Maximum working hours of a vehicle, with windows; default no cap. */
  readonly hours?: number;
  /** Depots, over which vehicles are distributed; default 1. */
  readonly depots?: number;
  /** Whether vehicles end at the depot next to the one where they start. */
  readonly oneWay?: boolean;
  /** An asymmetric matrix. */
  readonly asymmetric?: boolean;
  /** Travel times that are not proportional to distances. */
  readonly durations?: boolean;
  /** Kinds of vehicles, over which vehicles are distributed depot by depot; default one. */
  readonly kinds?: readonly VehicleKind[];
  /** Cost per minute of lateness, with windows; default hard windows. */
  readonly latePenalty?: number;
}

/**
 * Returns a random problem whose vehicles differ at most in their depots unless kinds are given; depots are anywhere
 * among the nodes.
 */
export function plainProblem(seed: number, options: PlainOptions): Problem {
  const { customers, vehicles, filled = 0.6, fixedCost, matrix = false, depots: count = 1, oneWay = false, asymmetric = false, durations = false, kinds = [{}] } = options;
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
  if (asymmetric) lengths.forEach((length, k) => (lengths[k] = length * (0.8 + 0.4 * random.next())));
  const each = <T>(value: (vehicle: number) => T): T[] => Array.from({ length: vehicles }, (_, vehicle) => value(vehicle));
  const kindOf = (vehicle: number): VehicleKind => kinds[Math.floor(vehicle / count) % kinds.length]!;
  const costs = fixedCost !== undefined || kinds.length > 1;
  const problem = problemFromRequest(lineRequest(n, {
    objective: costs ? 'min_total_cost' : 'min_total_distance',
    vehicleCount: vehicles,
    distances: matrix || asymmetric ? { kind: 'matrix', matrix: lengths } : { kind: 'positions', x, y, rounding: 'nearest' },
    startNodes: each((vehicle) => depotOf(vehicle)),
    endNodes: each((vehicle) => depotOf(oneWay ? vehicle + 1 : vehicle)),
    demands,
    capacities: each((vehicle) => Math.max(20, Math.ceil((total / vehicles / filled) * (kindOf(vehicle).size ?? 1)))),
    fixedCosts: costs ? each((vehicle) => kindOf(vehicle).fixedCost ?? fixedCost ?? 0) : null,
    unitDistanceCosts: costs ? each((vehicle) => kindOf(vehicle).unitCost ?? 2) : null,
    ...(options.windows === undefined ? {} : timed(random, n, isDepot, each((vehicle) => kindOf(vehicle).speed ?? 60), options.windows)),
    maxWorkingHours: options.hours ?? null,
    latePenaltyPerMinute: options.latePenalty ?? null,
  }));
  return durations ? withDurations(problem, seed) : problem;
}

/**
 * Windows within three days that a vehicle from any depot can keep on a route of its own at one unit of distance per
 * minute, and a few minutes of service.
 */
function timed(random: Dice, n: number, isDepot: (node: number) => boolean, speeds: readonly number[], length: number) {
  const from = Array.from({ length: n }, () => random.int(1500, 2500));
  return {
    timeWindows: from.map((minute, node) => (isDepot(node) ? [0, 4320] as const : [minute, minute + length] as const)),
    serviceTimes: from.map((_, node) => (isDepot(node) ? 0 : random.int(0, 30))),
    speeds: [...speeds],
  };
}
