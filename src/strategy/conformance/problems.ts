import type { Distances, PlannedRoutes, Problem, TimeDimension, VehicleType } from '../../model/problem.js';
import { distanceFunction } from '../../model/distances.js';
import { oneProfile, oneQuantity, PLAIN_PROBLEM, PLAIN_TIME, PLAIN_VEHICLE, planar } from '../../model/plain.js';
import type { Feature, Random, StrategyManifest } from '../contract.js';
import { createRandom } from '../rng.js';
import { DETAILS, plannedRoutes, TIMED_DETAILS, withDetails } from './details.js';

/** A problem of the suite; feasible by construction. */
export interface ConformanceCase {
  /** `14 customers, time-windows, seed 3`. */
  readonly label: string;
  readonly problem: Problem;
  /** A feasible plan, around which the problem was built. */
  readonly plan: PlannedRoutes;
}

/** How many customers a problem of the suite has, and which features. */
export interface Shape {
  readonly customers: number;
  readonly features: readonly Feature[];
}

/** The features that problems are generated with. */
export const GENERATED: readonly Feature[] = [
  'time-windows', 'soft-time-windows', 'max-duration', 'several-depots', 'different-vehicles', 'asymmetric-distances', 'matrix-only', ...DETAILS,
];
/** Above this number of customers no matrices are generated. */
const MATRIX_CUSTOMERS = 400;
/** Side of the square that contains all nodes. */
const SIDE = 100;
const SMALL = [0, 1, 6];
const EACH_FEATURE = 14;
const ALL_FEATURES = 30;
const LARGE = 100;
/** More nodes than a byte counts. */
const LARGEST = 300;

/**
 * Returns the problems on which a strategy is examined: from no customer to three hundred, plain, with each feature that
 * its manifest names, and with all of them together, clipped to the sizes that it accepts; the last has at most a hundred. Each is
 * built around a plan, so that a feasible solution exists. The same manifest gives the same problems.
 *
 * @param rounds how often each shape is generated, with different numbers; default 1.
 */
export function conformanceProblems({ customers, features: named }: Pick<StrategyManifest, 'customers' | 'features'>, rounds = 1): ConformanceCase[] {
  const features = named.filter((feature) => GENERATED.includes(feature));
  const clip = (size: number): number => Math.min(Math.max(size, customers.minimum), customers.maximum);
  const timed = features.filter((feature) => feature !== 'soft-time-windows');
  const soft = features.includes('soft-time-windows') ? [features.filter((feature) => feature !== 'time-windows')] : [];
  const wanted: Shape[] = [
    ...SMALL.map((size) => ({ customers: size, features: [] })),
    ...features.map((feature) => ({ customers: EACH_FEATURE, features: [feature] })),
    ...[timed, ...soft].flatMap((all) => [SMALL[1]!, ALL_FEATURES].map((size) => ({ customers: size, features: all }))),
    ...[LARGEST, LARGE].map((size) => ({ customers: size, features: [] })),
  ];
  return plantedCases(wanted.map((shape) => ({ ...shape, customers: clip(shape.customers) })), features, rounds);
}

/**
 * Returns problems of some shapes, each built around a plan, and each shape once per round.
 * @param supported - the features that shapes may be completed with, such as windows where there is a cap on durations
 */
export function plantedCases(wanted: readonly Shape[], supported: readonly Feature[], rounds: number): ConformanceCase[] {
  const shapes = new Map<string, Shape>();
  for (const shape of wanted) {
    const possible = completed(shape, supported);
    shapes.set(describeShape(possible), possible);
  }
  return Array.from({ length: rounds }, (_, round) => round + 1).flatMap((seed) =>
    [...shapes].map(([label, shape]) => ({ label: `${label}, seed ${seed}`, ...plantedProblem(shape, createRandom(seed * 1000 + shape.customers + 7 * shape.features.length)) })));
}

function describeShape({ customers, features }: Shape): string {
  return [`${customers} ${customers === 1 ? 'customer' : 'customers'}`, ...features].join(', ');
}

/** Features that need windows of either kind. */
const TIMED: readonly Feature[] = ['max-duration', ...TIMED_DETAILS];

/**
 * A cap on durations and some details need windows of either kind, asymmetry needs a matrix; features missing from the manifest are
 * left out.
 */
function completed({ customers, features }: Shape, supported: readonly Feature[]): Shape {
  const all = new Set(features);
  if (TIMED.some((feature) => all.has(feature)) && !all.has('soft-time-windows')) all.add('time-windows');
  if (all.has('time-windows') && !supported.includes('time-windows')) {
    all.delete('time-windows');
    if (supported.includes('soft-time-windows')) all.add('soft-time-windows');
    else for (const feature of TIMED) all.delete(feature);
  }
  if (all.has('asymmetric-distances')) all.add('matrix-only');
  if (customers > MATRIX_CUSTOMERS || !supported.includes('matrix-only')) {
    all.delete('matrix-only');
    all.delete('asymmetric-distances');
  }
  return { customers, features: supported.filter((feature) => all.has(feature)) };
}

function integer(random: Random, low: number, high: number): number {
  return low + random.below(high - low + 1);
}

/**
 * Distributes the customers over all vehicles, then sets capacities, windows and the cap so that exactly this plan is
 * feasible.
 */
function plantedProblem({ customers: size, features }: Shape, random: Random): Omit<ConformanceCase, 'label'> {
  const has = (feature: Feature): boolean => features.includes(feature);
  const depotCount = has('several-depots') ? 3 : 1;
  const nodeCount = size + depotCount;
  const shuffled = shuffle(Array.from({ length: nodeCount }, (_, node) => node), random);
  const depots = shuffled.slice(0, depotCount);
  const shuffledCustomers = shuffled.slice(depotCount);
  const customers = Int32Array.from(shuffledCustomers).sort();
  const vehicleCount = Math.max(2, Math.ceil(size / 6));
  const costed = has('different-vehicles') || random.next() < 0.5;
  const typeCount = Math.min(vehicleCount, has('several-depots') || has('different-vehicles') ? 3 : 1);
  const distances = drawDistances(nodeCount, has('matrix-only'), has('asymmetric-distances'), random);
  const demand = new Float64Array(nodeCount);
  const fractions = random.next() < 0.3;
  for (const customer of customers) demand[customer] = fractions ? 9 * random.next() : integer(random, 0, 9);

  const plan = Array.from({ length: vehicleCount }, (_, vehicle) => shuffledCustomers.filter((_, place) => place % vehicleCount === vehicle));
  const loadOf = (vehicle: number): number => plan[vehicle]!.reduce((sum, customer) => sum + demand[customer]!, 0);
  const vehiclesOf = (type: number): number[] => Array.from(plan.keys()).filter((vehicle) => vehicle % typeCount === type);
  const needed = (vehicles: readonly number[]): number => Math.ceil(1.1 * Math.max(1, ...vehicles.map(loadOf)));
  const timed = has('time-windows') || has('soft-time-windows');
  const fixed = integer(random, 0, 30);
  const unit = integer(random, 1, 8) / 4;
  const speed = integer(random, 30, 90);
  const vehicleTypes = Array.from({ length: typeCount }, (_, type): VehicleType => {
    const own = has('different-vehicles') ? type : 0;
    const start = depots[type % depotCount]!;
    return {
      ...PLAIN_VEHICLE, start, end: type === 2 && has('several-depots') ? depots[0]! : start,
      capacity: Float64Array.of(needed(has('different-vehicles') ? vehiclesOf(type) : Array.from(plan.keys())) + own),
      fixedCost: costed ? fixed + 10 * own : 0,
      unitCost: costed ? unit + own / 4 : 1,
      pace: timed ? 60 / (speed + 5 * own) : 0,
      vehicles: Int32Array.from(vehiclesOf(type)),
    };
  });
  const untimed: Problem = {
    ...PLAIN_PROBLEM, objective: costed ? 'min_total_cost' : 'min_total_distance',
    nodeCount, vehicleCount, customers, quantities: oneQuantity(demand), travel: oneProfile(distances), vehicleTypes, time: null,
    baseStartSeconds: 32_400,
  };
  const plain = timed ? timedProblem(untimed, plan, { soft: has('soft-time-windows'), capped: has('max-duration') }, random) : untimed;
  const problem = withDetails(plain, plan, features, random);
  const routes = plannedRoutes(plain, plan, features).map((nodes, vehicle) => ({ type: vehicle % problem.vehicleTypes.length, customers: [...nodes] }));
  return { problem, plan: routes.filter((route) => route.customers.length > 0) };
}

function drawDistances(n: number, matrix: boolean, asymmetric: boolean, random: Random): Distances {
  const coordinates = (): Float64Array => Float64Array.from({ length: n }, () => integer(random, 0, 10 * SIDE) / 10);
  const [x, y] = [coordinates(), coordinates()];
  if (!matrix) return planar(x, y);
  const distances = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      if (i === j) continue;
      const length = Math.hypot(x[i]! - x[j]!, y[i]! - y[j]!);
      distances[i * n + j] = asymmetric ? length * (0.8 + 0.4 * random.next()) : j < i ? distances[j * n + i]! : length;
    }
  }
  return { kind: 'matrix', matrix: distances };
}

/** Windows around the visiting times of the plan; with soft windows, some of them too early. */
function timedProblem(
  problem: Problem, plan: readonly (readonly number[])[], { soft, capped }: { readonly soft: boolean; readonly capped: boolean }, random: Random,
): Problem {
  const { nodeCount, vehicleTypes } = problem;
  const distance = distanceFunction(problem);
  const open = new Float64Array(nodeCount);
  const close = new Float64Array(nodeCount).fill(100_000);
  const service = Float64Array.from({ length: nodeCount }, () => integer(random, 0, 15));
  let longest = 1;
  for (const [vehicle, customers] of plan.entries()) {
    const { start, end, pace } = vehicleTypes[vehicle % vehicleTypes.length]!;
    let clock = service[start]!;
    let from = start;
    for (const customer of customers) {
      clock += distance(from, customer) * pace;
      const late = soft && random.next() < 0.2 ? 30 : 0;
      open[customer] = Math.max(0, Math.floor(clock - integer(random, 0, 60)) - late);
      close[customer] = Math.ceil(clock + integer(random, 0, 60)) - late;
      if (close[customer] < open[customer]) close[customer] = open[customer]!;
      clock += service[customer]!;
      from = customer;
    }
    longest = Math.max(longest, clock + distance(from, end) * pace + service[end]!);
  }
  const maxDuration = capped ? Math.ceil(1.1 * longest) : Infinity;
  const time: TimeDimension = { ...PLAIN_TIME, open, close, service, lateCost: new Float64Array(nodeCount).fill(soft ? 0.5 : 0) };
  return { ...problem, time, vehicleTypes: vehicleTypes.map((type) => ({ ...type, maxDuration })) };
}

function shuffle(values: number[], random: Random): number[] {
  for (let i = values.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const kept = values[i]!;
    values[i] = values[j]!;
    values[j] = kept;
  }
  return values;
}
