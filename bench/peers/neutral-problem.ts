import { distanceFunction, minutesFunction } from '../../src/model/distances.js';
import type { Problem, Rounding, VehicleType } from '../../src/model/problem.js';
import { neutralTime, type NeutralTime, up } from './neutral-time.js';
import { neutralTypes, type NeutralVehicleType } from './neutral-types.js';
import { unsaid } from './unsaid.js';

/**
 * A problem as every peer gets it: whole numbers only, exact where the family's own numbers are. Distances, times and
 * prices are multiplied; times are rounded towards what is harder, so that no peer is given more than Roundsman.
 */
export interface NeutralProblem {
  readonly nodes: number;
  /** What one unit of distance, and one minute, has become. */
  readonly scale: number;
  readonly timeScale: number;
  /** What one unit of money per distance has become; a total is `scale x costScale` times the family's. */
  readonly costScale: number;
  readonly customers: readonly number[];
  /** By kind of goods. */
  readonly quantities: readonly NeutralQuantity[];
  readonly types: readonly NeutralVehicleType[];
  readonly time: NeutralTime | null;
  /** Combinations of distances and travel times; those of a type have the index `profile`. */
  readonly profiles: readonly NeutralProfile[];
  /** Per node: cost of leaving it out; null: it must be served, also if the model allows to leave it out where no plan serves it. Null: all must. */
  readonly prices: readonly (number | null)[] | null;
  /** Both nodes are customers; amounts are per kind of goods. */
  readonly shipments: readonly NeutralShipment[];
  /** Whether the fewest vehicles come before money. */
  readonly vehiclesFirst: boolean;
  /** Parts of the problem that no adapter states, in words. */
  readonly unsaid: readonly string[];
}

/** Per node: what is delivered from the start of the route, and what is collected to its end. */
export interface NeutralQuantity {
  readonly delivered: readonly number[];
  readonly collected: readonly number[];
}

export interface NeutralShipment {
  readonly pickup: number;
  readonly delivery: number;
  readonly amounts: readonly number[];
}

/** The vehicle type whose distances and times a profile has. */
export interface NeutralProfile {
  readonly type: number;
}

const SCALES: Readonly<Record<Rounding, number>> = { nearest: 1, 'tenth-down': 10, thousandth: 1000, none: 1000 };
/** A matrix in a request of version 1 may have any numbers; one with durations beside it has meters. */
const MATRIX_SCALE = 1000;
const METER_SCALE = 1;
/** Beside durations, times are in seconds. */
const SECOND_SCALE = 60;
/** Decimals of costs that are kept; the last is that of whole cents per kilometer and whole units per hour. */
const COST_SCALES = [1, 10, 100, 1000, 900_000];
const FLOAT_NOISE = 1e-6;

/** @throws RangeError for parts of demand: the peers take whole numbers. */
export function neutralProblem(problem: Problem): NeutralProblem {
  const quantities = problem.quantities.map(({ delivered, collected }) => ({ delivered: [...delivered], collected: [...collected] }));
  const capacities = problem.vehicleTypes.flatMap(({ capacity }) => [...capacity]).filter((capacity) => capacity !== Infinity);
  const shipments = problem.shipments.map(({ pickup, delivery, amounts }) => ({ pickup, delivery, amounts: [...amounts] }));
  const demands = [...quantities.flatMap(({ delivered, collected }) => [...delivered, ...collected]), ...shipments.flatMap(({ amounts }) => amounts)];
  if (![...demands, ...capacities].every(Number.isInteger)) {
    throw new RangeError('demands and capacities must be whole numbers');
  }
  const scales = scalesOf(problem);
  const profiles = profilesOf(problem);
  return {
    nodes: problem.nodeCount, ...scales,
    customers: [...problem.customers],
    ...neutralTypes(problem, quantities, { ...scales, profiles: profiles.indices }),
    profiles: profiles.list,
    time: problem.time === null ? null : neutralTime(problem, scales),
    prices: problem.omission === null ? null : Array.from(problem.omission.price, (price) => (Number.isFinite(price) ? Math.round(price * scales.scale * scales.costScale) : null)),
    shipments,
    vehiclesFirst: problem.primary === 'vehicles',
    unsaid: unsaid(problem),
  };
}

/** What units of distance, minutes and money become. */
export type Scales = Pick<NeutralProblem, 'scale' | 'timeScale' | 'costScale'>;

function scalesOf(problem: Problem): Scales {
  const { distances } = problem.travel[0]!;
  const timed = problem.travel.some(({ durations }) => durations !== null);
  const scale = distances.kind === 'positions' ? SCALES[distances.rounding] : timed ? METER_SCALE : MATRIX_SCALE;
  const timeScale = timed ? SECOND_SCALE : scale;
  const perTime = [...problem.vehicleTypes.flatMap(({ minuteCost, overtimeCost }) => [minuteCost, overtimeCost]), problem.time?.lateCost[problem.customers[0] ?? 0] ?? 0];
  const prices = [...problem.vehicleTypes.map(({ unitCost }) => unitCost), ...perTime.map((price) => (price * scale) / timeScale)];
  const costScale = COST_SCALES.find((factor) => prices.every((price) => Math.abs(price * factor - Math.round(price * factor)) < FLOAT_NOISE)) ?? COST_SCALES.at(-1)!;
  return { scale, timeScale, costScale };
}

function profilesOf({ vehicleTypes }: Problem): { readonly list: readonly NeutralProfile[]; readonly indices: readonly number[] } {
  const list: NeutralProfile[] = [];
  const keys = new Map<string, number>();
  const indices = vehicleTypes.map(({ profile, pace }: VehicleType, type) => {
    const key = `${profile} ${pace}`;
    if (!keys.has(key)) keys.set(key, list.push({ type }) - 1);
    return keys.get(key)!;
  });
  return { list, indices };
}

/** How much longer than the longest way one is that no plan takes. */
const NO_WAY = 10;

/**
 * @returns all distances of a profile, row by row, as whole numbers of `scale`: 4 n^2 bytes. Where vehicles deliver first, from a
 * customer with a collection to one with a delivery there is no way: peers have no other words for it.
 */
export function scaledMatrix(problem: Problem, { scale }: Pick<Scales, 'scale'>, { type }: NeutralProfile): Int32Array {
  const { nodeCount, quantities, vehicleTypes } = problem;
  const distance = distanceFunction(problem, vehicleTypes[type]!.profile);
  const matrix = filled(nodeCount, (i, j) => Math.round(distance(i, j) * scale));
  if (!vehicleTypes[type]!.deliveriesFirst) return matrix;
  const noWay = NO_WAY * matrix.reduce((most, length) => Math.max(most, length), 0);
  const has = (goods: 'delivered' | 'collected', node: number): boolean => quantities.some((quantity) => quantity[goods][node]! > 0);
  return filled(nodeCount, (i, j) => (has('collected', i) && has('delivered', j) && i !== j ? noWay : matrix[i * nodeCount + j]!));
}

/** @returns all travel times of a profile, setup included, row by row, as whole numbers of `timeScale`, none too short: 4 n^2 bytes. */
export function scaledDurations(problem: Problem, { timeScale }: Pick<Scales, 'timeScale'>, { type }: NeutralProfile): Int32Array {
  const minutes = minutesFunction(problem, type);
  return filled(problem.nodeCount, (i, j) => up(minutes(i, j) * timeScale));
}

function filled(n: number, value: (i: number, j: number) => number): Int32Array {
  const matrix = new Int32Array(n * n);
  for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) matrix[i * n + j] = value(i, j);
  return matrix;
}
