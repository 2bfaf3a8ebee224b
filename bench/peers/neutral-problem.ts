import { distanceFunction } from '../../src/model/index.js';
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
}

export interface NeutralVehicleType {
  readonly start: number;
  readonly end: number;
  readonly capacity: number;
  readonly fleet: number;
  readonly fixedCost: number;
  readonly unitCost: number;
}

export interface NeutralTime {
  /** Per node. */
  readonly open: readonly number[];
  readonly close: readonly number[];
  readonly service: readonly number[];
  /** From departure to return, waiting and service included; null without a limit. */
  readonly maxDuration: number | null;
}

const SCALES: Readonly<Record<Rounding, number>> = { nearest: 1, 'tenth-down': 10, thousandth: 1000, none: 1000 };
/** A matrix in a request may have any numbers. */
const MATRIX_SCALE = 1000;
/** Decimals of costs that are kept. */
const COST_SCALES = [1, 10, 100, 1000];
const FLOAT_NOISE = 1e-6;

/** @throws RangeError for what no benchmark family has: soft windows, speeds other than one unit a minute, parts of demand. */
export function neutralProblem(problem: Problem): NeutralProblem {
  const { distances, nodeCount, customers, demand, vehicleTypes, time } = problem;
  if (time !== null && time.latePenalty > 0) throw new RangeError('soft windows: the peers are compared on hard ones only');
  if (time !== null && vehicleTypes.some(({ minutesPerDistance }) => minutesPerDistance !== 1)) throw new RangeError('speeds: the peers are compared at one unit of distance a minute only');
  if (![...demand, ...vehicleTypes.map(({ capacity }) => capacity)].every(Number.isInteger)) throw new RangeError('demands and capacities must be whole numbers');
  const scale = distances.kind === 'matrix' ? MATRIX_SCALE : SCALES[distances.rounding];
  const costScale = COST_SCALES.find((factor) => vehicleTypes.every(({ unitCost }) => Math.abs(unitCost * factor - Math.round(unitCost * factor)) < FLOAT_NOISE)) ?? COST_SCALES.at(-1)!;
  return {
    nodes: nodeCount, scale, costScale,
    customers: [...customers],
    demand: [...demand],
    types: vehicleTypes.map(({ start, end, capacity, vehicles, fixedCost, unitCost }) => ({
      start, end, capacity, fleet: vehicles.length, fixedCost: Math.round(fixedCost * scale * costScale), unitCost: Math.round(unitCost * costScale),
    })),
    time: time === null ? null : {
      open: Array.from(time.open, (value) => up(value * scale)),
      close: Array.from(time.close, (value) => down(value * scale)),
      service: Array.from(time.service, (value) => up(value * scale)),
      maxDuration: time.maxDuration === Infinity ? null : down(time.maxDuration * scale),
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

function up(value: number): number {
  return Math.ceil(value - FLOAT_NOISE);
}

function down(value: number): number {
  return Math.floor(value + FLOAT_NOISE);
}
