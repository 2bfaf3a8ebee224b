import type { Problem, TimeDimension, VehicleType } from '../../model/problem.js';

/** Ways to make a problem easier, by an amount; null: the problem has nothing of the kind to change. */
export interface EasierProblems {
  readonly kind: 'vehicles' | 'hours' | 'capacity' | 'lateness';
  readonly now: number;
  /** The amount of the n-th step, n >= 1. */
  readonly amountOf: (step: number) => number;
  /** The largest step that is tried. */
  readonly most: number;
  /** The problem eased by an amount; Infinity: as far as possible. */
  readonly ease: (amount: number) => Problem;
}

/** Steps in which hours and capacities grow, and the most that are tried. */
const PERCENT = 0.01;
const MOST_PERCENT = 300;
/** Vehicle types that are doubled for vehicles of any kind. */
const MAX_TYPES = 12;

/** Returns the ways in which a problem could be made easier. */
export function easierProblems(problem: Problem): EasierProblems[] {
  return [moreVehicles(problem), longerHours(problem), largerCapacities(problem), laterWindows(problem)].filter((each) => each !== null);
}

/** More vehicles of any kinds. */
function moreVehicles(problem: Problem): EasierProblems | null {
  const { customers, vehicleCount, vehicleTypes } = problem;
  const open = vehicleTypes.flatMap(({ locked }, type) => (locked.length === 0 ? [type] : []));
  if (open.length === 0 || (vehicleTypes.length > 1 && open.length > MAX_TYPES)) return null;
  const [only] = open;
  return {
    kind: 'vehicles',
    now: vehicleCount,
    amountOf: (step) => vehicleCount + step,
    most: customers.length,
    ease: (amount) => {
      const more = Math.min(amount - vehicleCount, customers.length);
      const isOne = vehicleTypes.length === 1 && problem.fleetLimits.length === 0;
      return isOne ? withVehicles(problem, only!, more) : withKinds(problem, open, more);
    },
  };
}

function withVehicles(problem: Problem, type: number, more: number): Problem {
  const vehicleTypes = problem.vehicleTypes.map((each, k) => (k === type ? { ...each, vehicles: Int32Array.of(...each.vehicles, ...indices(problem.vehicleCount, more)) } : each));
  return { ...problem, vehicleTypes, vehicleCount: problem.vehicleCount + more };
}

/** Adds a second type of each kind, which share `more` vehicles. */
function withKinds(problem: Problem, kinds: readonly number[], more: number): Problem {
  const { vehicleTypes, nodeCount, vehicleCount } = problem;
  const [before, after] = [vehicleTypes.length, vehicleTypes.length + kinds.length];
  const vehicles = Int32Array.from(indices(vehicleCount, more));
  const columns = <T extends Uint8Array | Float64Array>(values: T | null, to: T): T | null => {
    if (values === null) return null;
    for (let node = 0; node < nodeCount; node++) {
      for (let type = 0; type < after; type++) to[node * after + type] = values[node * before + (type < before ? type : kinds[type - before]!)]!;
    }
    return to;
  };
  return {
    ...problem,
    vehicleCount: vehicleCount + more,
    vehicleTypes: [...vehicleTypes, ...kinds.map((type): VehicleType => ({ ...vehicleTypes[type]!, vehicles }))],
    fleetLimits: [...problem.fleetLimits, { kind: 'shared', types: Int32Array.from(kinds, (_, k) => before + k), most: more }],
    allowed: columns(problem.allowed, new Uint8Array(nodeCount * after)),
    servingCost: columns(problem.servingCost, new Float64Array(nodeCount * after)),
  };
}

function indices(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, k) => from + k);
}

/** Longer shifts, durations, driving, and windows of the vehicles' ends, all by one factor. */
function longerHours(problem: Problem): EasierProblems | null {
  const { time, vehicleTypes } = problem;
  if (time === null) return null;
  const ends = [...new Set(vehicleTypes.map(({ end }) => end))].filter((end) => end >= 0);
  const isLimited = vehicleTypes.some((type) => Math.min(type.latest, type.maxDuration, type.maxDriving) < Infinity) || ends.some((end) => time.close[end]! < Infinity);
  return isLimited ? { kind: 'hours', ...byFactor, ease: (factor) => withHours(problem, time, ends, factor) } : null;
}

function withHours(problem: Problem, time: TimeDimension, ends: readonly number[], factor: number): Problem {
  const longer = (from: number, to: number): number => (to === Infinity || factor === Infinity ? Infinity : Math.max(to, from + (to - from) * factor));
  const close = time.close.slice();
  for (const end of ends) close[end] = longer(Math.max(0, time.open[end]!), close[end]!);
  const vehicleTypes = problem.vehicleTypes.map((type) => ({
    ...type, latest: longer(Math.max(0, type.earliest), type.latest), maxDuration: longer(0, type.maxDuration), maxDriving: longer(0, type.maxDriving),
  }));
  return { ...problem, vehicleTypes, time: { ...time, close } };
}

function largerCapacities(problem: Problem): EasierProblems | null {
  const { vehicleTypes, quantities } = problem;
  const isUsed = quantities.some(({ delivered, collected }) => [delivered, collected].some((units) => units.some((value) => value > 0)));
  if (!isUsed) return null;
  const ease = (factor: number): Problem => ({
    ...problem,
    vehicleTypes: vehicleTypes.map((type) => ({ ...type, capacity: type.capacity.map((units) => (factor === Infinity ? (units > 0 ? Infinity : units) : units * factor)) })),
  });
  return { kind: 'capacity', ...byFactor, ease };
}

const byFactor = { now: 1, most: MOST_PERCENT, amountOf: (step: number): number => 1 + step * PERCENT };

/** Every window open for some minutes longer, those of the vehicles' ends and shifts too. */
function laterWindows(problem: Problem): EasierProblems | null {
  const { time } = problem;
  if (time === null || problem.customers.every((node) => time.close[node] === Infinity || time.lateCost[node]! > 0)) return null;
  const ease = (minutes: number): Problem => ({
    ...problem,
    vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, latest: type.latest + minutes })),
    time: { ...time, close: time.close.map((minute) => minute + minutes) },
  });
  const spread = problem.customers.reduce((most, node) => (time.close[node]! < Infinity ? Math.max(most, time.close[node]!) : most), 0);
  return { kind: 'lateness', now: 0, amountOf: (step) => step, most: Math.max(1, Math.min(1440, Math.ceil(spread))), ease };
}
