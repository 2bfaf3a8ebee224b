import { problemFromRequest } from '../../src/contract/problem.js';
import type { CanonicalRequest, RequestDistances } from '../../src/contract/request.js';
import type { Problem } from '../../src/model/problem.js';

/** A small seeded generator for tests: integers, picks and chances. */
export interface Dice {
  /** @returns a number in [0, 1). */
  next(): number;
  /** @returns an integer in low..high. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(values: readonly T[]): T;
  shuffle<T>(values: readonly T[]): T[];
}

/** Returns a generator whose sequence depends only on the seed (mulberry32). */
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (values) => values[int(0, values.length - 1)]!,
    shuffle: (values) => {
      const copy = [...values];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = int(0, i);
        [copy[i], copy[j]] = [copy[j]!, copy[i]!];
      }
      return copy;
    },
  };
}

/** The properties of a random request; omitted ones are random. */
export interface RandomOptions {
  /** Customers; default 0 to 6. */
  readonly customers?: number;
  /** Vehicles; default 1 to 4. */
  readonly vehicles?: number;
  readonly timed?: boolean;
  readonly soft?: boolean;
  /** Coordinates in a plane instead of a matrix. */
  readonly positions?: boolean;
  /** Tightness of capacities and windows: 0 loose, 1 mostly infeasible. Default random up to 0.7. */
  readonly tightness?: number;
  /** Some nodes share a position, some distances are 0, and some demands too. */
  readonly degenerate?: boolean;
}

/**
 * Returns a request over all features: several depots anywhere among the nodes, open routes, different vehicles and
 * costs, windows hard and soft, service at depots, caps, asymmetric and non-triangle matrices, zero demands.
 */
export function randomRequest(seed: number, options: RandomOptions = {}): CanonicalRequest {
  const random = dice(seed);
  const customers = options.customers ?? random.int(0, 6);
  const vehicles = options.vehicles ?? random.int(1, 4);
  const depotCount = random.chance(0.6) ? 1 : random.int(2, 3);
  const nodeCount = customers + depotCount;
  const tightness = options.tightness ?? random.next() * 0.7;
  const places = random.shuffle(Array.from({ length: nodeCount }, (_, node) => node)).slice(0, depotCount);
  const { startNodes, endNodes } = ends(random, places, vehicles);
  const depots = new Set([...startNodes, ...endNodes]);
  const fraction = random.chance(0.3);
  const amount = (most: number): number => (fraction ? random.next() * most : random.int(0, most));
  const demands = Array.from({ length: nodeCount }, (_, node) => (depots.has(node) ? 0 : amount(9)));
  const total = demands.reduce((sum, demand) => sum + demand, 0);
  const equal = random.chance(0.4);
  const capacity = (): number => (total / vehicles) * (1 + (1 - tightness) * random.next() * 2) + (1 - tightness) * 9;
  const same = capacity();
  const capacities = Array.from({ length: vehicles }, () => Math.ceil(equal ? same : capacity()));
  const costs = random.chance(0.5);
  const optional = (most: number): number[] | null =>
    costs && random.chance(0.8) ? Array.from({ length: vehicles }, () => (equal ? most / 2 : amount(most))) : null;
  const fixedCosts = optional(50);
  const unitDistanceCosts = optional(3);
  const request: CanonicalRequest = {
    name: random.chance(0.5) ? `random ${seed}` : null,
    objective: costs ? 'min_total_cost' : 'min_total_distance',
    nodeCount,
    vehicleCount: vehicles,
    distances: randomDistances(random, nodeCount, options.positions),
    startNodes,
    endNodes,
    demands,
    capacities,
    fixedCosts,
    unitDistanceCosts,
    ...randomTimes(random, { nodeCount, vehicles, depots, equal, tightness, options }),
    baseStartTime: random.chance(0.5) ? [9, 0, 0] : [random.int(0, 23), random.int(0, 59), random.int(0, 59)],
    timeLimitSeconds: random.chance(0.5) ? random.int(1, 60) : null,
    iterations: null,
    bound: null,
    callbackUrl: null,
    seed: random.chance(0.5) ? random.int(0, 4294967295) : null,
    strategy: null,
  };
  return options.degenerate === true ? degenerate(dice(seed), request) : request;
}

/** Returns the request with a third of its nodes moved to the position of another one, and some demands 0. */
function degenerate(random: Dice, request: CanonicalRequest): CanonicalRequest {
  const n = request.nodeCount;
  const twin = Array.from({ length: n }, (_, node) => (random.chance(1 / 3) ? random.int(0, n - 1) : node));
  const demands = request.demands.map((demand) => (random.chance(0.3) ? 0 : demand));
  const { distances } = request;
  if (distances.kind === 'positions') {
    const moved = (values: Float64Array): Float64Array => Float64Array.from(twin, (node) => values[node]!);
    return { ...request, demands, distances: { ...distances, x: moved(distances.x), y: moved(distances.y) } };
  }
  const between = (i: number, j: number): number => (twin[i] === twin[j] ? 0 : distances.matrix[twin[i]! * n + twin[j]!]!);
  const matrix = Float64Array.from({ length: n * n }, (_, k) => between(Math.floor(k / n), k % n));
  return { ...request, demands, distances: { kind: 'matrix', matrix } };
}

/** Returns the problem of `randomRequest`. */
export function randomProblem(seed: number, options: RandomOptions = {}): Problem {
  return problemFromRequest(randomRequest(seed, options));
}

function ends(random: Dice, places: readonly number[], vehicles: number): { startNodes: number[]; endNodes: number[] } {
  const startNodes = Array.from({ length: vehicles }, () => random.pick(places));
  const open = random.chance(0.3);
  return { startNodes, endNodes: startNodes.map((start) => (open ? random.pick(places) : start)) };
}

/** About 100 across. */
function randomDistances(random: Dice, n: number, positions: boolean | undefined): RequestDistances {
  const coordinate = (): Float64Array => Float64Array.from({ length: n }, () => random.int(0, 700) / 10);
  if (positions ?? random.chance(0.4)) {
    const rounding = positions === undefined ? random.pick(['none', 'none', 'nearest', 'tenth-down', 'thousandth'] as const) : 'none';
    return { kind: 'positions', x: coordinate(), y: coordinate(), rounding };
  }
  const shape = random.pick(['symmetric', 'asymmetric', 'wild'] as const);
  const [x, y] = [coordinate(), coordinate()];
  const matrix = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      const length = Math.hypot(x[i]! - x[j]!, y[i]! - y[j]!);
      const other = shape === 'symmetric' && j < i ? matrix[j * n + i]! : length * (0.8 + 0.4 * random.next());
      matrix[i * n + j] = shape === 'wild' ? wildLength(random) : other;
    }
  }
  return { kind: 'matrix', matrix };
}

/** Deliberately violates the triangle inequality; sometimes there is no road. */
function wildLength(random: Dice): number {
  if (random.chance(0.05)) return 1e6;
  return random.chance(0.1) ? 0 : random.int(1, 100);
}

interface TimeSetting {
  readonly nodeCount: number;
  readonly vehicles: number;
  readonly depots: ReadonlySet<number>;
  readonly equal: boolean;
  readonly tightness: number;
  readonly options: RandomOptions;
}

type Times = Pick<CanonicalRequest, 'timeWindows' | 'serviceTimes' | 'speeds' | 'maxWorkingHours' | 'latePenaltyPerMinute'>;

function randomTimes(random: Dice, setting: TimeSetting): Times {
  const { nodeCount, vehicles, depots, equal, tightness, options } = setting;
  const timed = options.timed ?? random.chance(0.7);
  const soft = options.soft ?? random.chance(0.4);
  const span = 600;
  const window = (node: number): readonly [number, number] => {
    if (depots.has(node) ? random.chance(0.7) : random.chance(1 - tightness)) return [0, 2 * span];
    const open = random.chance(0.05) ? -10 : random.int(0, span);
    return [open, open + (random.chance(0.1) ? 0 : Math.round(span * (1 - tightness) * random.next()))];
  };
  const speed = random.int(30, 90);
  const times: Times = {
    timeWindows: Array.from({ length: nodeCount }, (_, node) => window(node)),
    serviceTimes: Array.from({ length: nodeCount }, (_, node) => (depots.has(node) && random.chance(0.7) ? 0 : random.int(0, 20))),
    speeds: Array.from({ length: vehicles }, () => (equal ? speed : random.int(30, 90))),
    maxWorkingHours: random.chance(0.4) ? 2 + 10 * (1 - tightness) * random.next() : null,
    latePenaltyPerMinute: soft ? random.int(1, 40) / 4 : null,
  };
  return timed ? times : { ...times, [random.pick(['timeWindows', 'serviceTimes', 'speeds'] as const)]: null };
}
