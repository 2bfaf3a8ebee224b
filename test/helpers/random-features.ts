import { PLAIN_PROBLEM, PLAIN_VEHICLE } from '../../src/model/plain.js';
import type { Break, Gaps, MatrixDistances, Problem, TimeDimension, VehicleType } from '../../src/model/problem.js';
import { dice, type Dice } from './random-problem.js';

/** No window of a random problem is open later. */
export const HORIZON = 40;
const PLACES = 5;

/** The features of a random problem; omitted ones are random. */
export interface FeatureOptions {
  readonly customers?: number;
  readonly gaps?: boolean;
  readonly breaks?: 'none' | 'window' | 'interval' | 'any';
}

/** Returns a small problem over all features of the model, with whole minutes and one vehicle type. */
export function featureProblem(seed: number, options: FeatureOptions = {}): Problem {
  const random = dice(seed);
  const customers = options.customers ?? random.int(1, 4);
  const nodeCount = customers + 2;
  const matrix = (most: number): MatrixDistances => ({ kind: 'matrix', matrix: Float64Array.from({ length: PLACES * PLACES }, () => random.int(0, most)) });
  const each = (value: () => number): Float64Array => Float64Array.from({ length: nodeCount }, value);
  const problem: Problem = {
    ...PLAIN_PROBLEM,
    objective: 'min_total_cost', nodeCount, vehicleCount: 2, baseStartSeconds: 0,
    primary: random.pick(['none', 'none', 'vehicles', 'time'] as const), balanceCost: random.chance(0.2) ? 1 : 0,
    customers: Int32Array.from({ length: customers }, (_, k) => k + 2),
    place: Int32Array.from({ length: nodeCount }, () => random.int(0, PLACES - 1)),
    travel: [{ distances: matrix(9), durations: random.chance(0.7) ? matrix(6) : null, traffic: null }],
    quantities: Array.from({ length: random.int(1, 2) }, () => ({ delivered: each(() => random.int(0, 3)), collected: each(() => random.int(0, 3)) })),
    vehicleTypes: [vehicle(random, options)],
    time: times(random, nodeCount, options.gaps ?? random.chance(0.4)),
  };
  return { ...problem, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, capacity: type.capacity.slice(0, problem.quantities.length) })) };
}

function vehicle(random: Dice, options: FeatureOptions): VehicleType {
  const maybe = (chance: number, low: number, high: number): number => (random.chance(chance) ? random.int(low, high) : Infinity);
  return {
    ...PLAIN_VEHICLE,
    start: random.chance(0.25) ? -1 : 0, end: random.chance(0.25) ? -1 : random.int(0, 1), pace: 1,
    capacity: Float64Array.of(9, 9), fixedCost: random.int(0, 5), unitCost: random.int(0, 2),
    minuteCost: random.pick([0, 0, 1, 2]), overtimeCost: random.chance(0.3) ? 2 : 0, overtimeAfter: random.int(8, 20),
    earliest: random.pick([0, 0, 0, random.int(0, 8)]), latest: maybe(0.3, 25, HORIZON),
    maxDuration: maybe(0.3, 12, 30), maxDriving: maybe(0.2, 8, 20), maxDistance: maybe(0.2, 10, 40), maxStops: maybe(0.2, 2, 4),
    breaks: breaksOf(random, options.breaks ?? random.pick(['none', 'window', 'interval', 'any'] as const)),
    vehicles: Int32Array.of(0, 1),
  };
}

function breaksOf(random: Dice, kind: NonNullable<FeatureOptions['breaks']>): Break[] {
  const window = (): Break => {
    const earliest = random.int(2, 20);
    return { kind: 'window', earliest, latest: earliest + random.int(0, 8), minutes: random.int(1, 4) };
  };
  const interval = (): Break => ({ kind: 'interval', longest: random.int(6, 12), minutes: random.int(1, 3) });
  if (kind === 'none') return [];
  const windows = Array.from({ length: kind === 'interval' ? 0 : random.int(1, 2) }, window);
  return kind === 'window' ? windows : [...windows, interval()];
}

function times(random: Dice, n: number, gapped: boolean): TimeDimension {
  const each = (value: (node: number) => number): Float64Array => Float64Array.from({ length: n }, (_, node) => value(node));
  const soft = random.chance(0.5);
  const open = each((node) => (random.chance(node < 2 ? 0.8 : 0.4) ? 0 : random.int(0, 20)));
  const close = open.map((minute, node) => (random.chance(node < 2 ? 0.7 : 0.3) ? HORIZON : Math.min(HORIZON, minute + random.int(0, 15))));
  return {
    open, close, gaps: gapped ? gapsWithin(random, open, close) : null,
    service: each((node) => (node < 2 && random.chance(0.6) ? 0 : random.int(0, 4))),
    setup: random.chance(0.4) ? each(() => random.int(0, 3)) : null,
    lateCost: each(() => (soft && random.chance(0.7) ? random.int(1, 3) : 0)),
    release: random.chance(0.2) ? each(() => random.int(0, 6)) : null,
  };
}

function gapsWithin(random: Dice, open: Float64Array, close: Float64Array): Gaps {
  const first = [0];
  const from: number[] = [];
  const to: number[] = [];
  for (const [node, begin] of open.entries()) {
    let minute = begin + random.int(0, 4);
    while (random.chance(0.6)) {
      const until = minute + random.int(1, 6);
      if (until > close[node]!) break;
      from.push(minute);
      to.push(until);
      minute = until + random.int(0, 4);
    }
    first.push(from.length);
  }
  return { first: Int32Array.from(first), from: Float64Array.from(from), to: Float64Array.from(to) };
}
