import { distanceFunction } from '../../src/model/distances.js';
import type { Problem, Rounding } from '../../src/model/problem.js';

/**
 * A problem as every peer gets it: whole numbers only, exact where the family's own numbers are. Distances, times and
 * fixed costs are multiplied; times are rounded towards what is harder, so that no peer is given more than Roundsman.
 */
export interface NeutralProblem {
  readonly nodes: number;
  /** What one unit of distance, and one minute, has become. */
  readonly scale: number;
  /** What one unit of money per distance has become; a total is `scale x costScale` times the family's. */
  readonly costScale: number;
  readonly customers: readonly number[];
  /** Per node. */
  readonly demand: readonly number[];
  readonly types: readonly NeutralVehicleType[];
  readonly time: NeutralTime | null;
  /** Minutes per unit of distance of each profile; empty without time. */
  readonly profiles: readonly number[];
}

export interface NeutralVehicleType {
  readonly start: number;
  readonly end: number;
  readonly capacity: number;
  readonly fleet: number;
  readonly fixedCost: number;
  readonly unitCost: number;
  /** Which of the profiles its travel times are of; 0 without time. */
  readonly profile: number;
}

export interface NeutralTime {
  /** Per node. */
  readonly open: readonly number[];
  readonly close: readonly number[];
  readonly service: readonly number[];
  /** From departure to return, waiting and service included; null without a limit. */
  readonly maxDuration: number | null;
  /** Cost of lateness per unit of time; null where windows are hard. */
  readonly latePenalty: number | null;
}

const SCALES: Readonly<Record<Rounding, number>> = { nearest: 1, 'tenth-down': 10, thousandth: 1000, none: 1000 };
/** A matrix in a request may have any numbers. */
const MATRIX_SCALE = 1000;
/** Decimals of costs that are kept. */
const COST_SCALES = [1, 10, 100, 1000];
const FLOAT_NOISE = 1e-6;

/** @throws RangeError for parts of demand: the peers take whole numbers. */
export function neutralProblem(problem: Problem): NeutralProblem {
  const { nodeCount, customers, vehicleTypes, time } = problem;
  const { distances } = problem.travel[0]!;
  const demand = problem.quantities[0]!.collected;
  const latePenalty = time?.lateCost[0] ?? 0;
  const maxDuration = vehicleTypes[0]!.maxDuration;
  if (![...demand, ...vehicleTypes.map(({ capacity }) => capacity[0]!)].every(Number.isInteger)) throw new RangeError('demands and capacities must be whole numbers');
  const scale = distances.kind === 'matrix' ? MATRIX_SCALE : SCALES[distances.rounding];
  const prices = [...vehicleTypes.map(({ unitCost }) => unitCost), latePenalty];
  const costScale = COST_SCALES.find((factor) => prices.every((price) => Math.abs(price * factor - Math.round(price * factor)) < FLOAT_NOISE)) ?? COST_SCALES.at(-1)!;
  const profiles = time === null ? [] : [...new Set(vehicleTypes.map(({ pace }) => pace))];
  return {
    nodes: nodeCount, scale, costScale,
    customers: [...customers],
    demand: [...demand],
    types: vehicleTypes.map(({ start, end, capacity, vehicles, fixedCost, unitCost, pace }) => ({
      start, end, capacity: capacity[0]!, fleet: vehicles.length, fixedCost: Math.round(fixedCost * scale * costScale), unitCost: Math.round(unitCost * costScale),
      profile: Math.max(0, profiles.indexOf(pace)),
    })),
    profiles,
    time: time === null ? null : {
      open: Array.from(time.open, (value) => up(value * scale)),
      close: Array.from(time.close, (value) => down(value * scale)),
      service: Array.from(time.service, (value) => up(value * scale)),
      maxDuration: maxDuration === Infinity ? null : down(maxDuration * scale),
      latePenalty: latePenalty > 0 ? Math.round(latePenalty * costScale) : null,
    },
  };
}

/** @returns all distances, row by row, as whole numbers of `scale`: 4 n^2 bytes. */
export function scaledMatrix(problem: Problem, scale: number): Int32Array {
  const n = problem.nodeCount;
  const distance = distanceFunction(problem);
  const matrix = new Int32Array(n * n);
  for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) matrix[i * n + j] = Math.round(distance(i, j) * scale);
  return matrix;
}

/** @returns all travel times of a speed, row by row, as whole numbers of `scale`, none too short: 4 n^2 bytes. */
export function scaledDurations(problem: Problem, scale: number, pace: number): Int32Array {
  const n = problem.nodeCount;
  const distance = distanceFunction(problem);
  const matrix = new Int32Array(n * n);
  for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) matrix[i * n + j] = up(distance(i, j) * pace * scale);
  return matrix;
}

function up(value: number): number {
  return Math.ceil(value - FLOAT_NOISE);
}

function down(value: number): number {
  return Math.floor(value + FLOAT_NOISE);
}
