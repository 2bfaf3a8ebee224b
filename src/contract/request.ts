import { planar } from '../model/plain.js';
import type { Distances, MatrixDistances, Objective, PositionDistances } from '../model/problem.js';

/** How a request gives its distances. */
export type RequestDistances = MatrixDistances | Pick<PositionDistances, 'kind' | 'x' | 'y' | 'rounding'>;

/**
 * A validated solve request with every default filled in and every `null` or `[]` that counts as omitted gone.
 * This is what the request parser packs and workers unpack. Units as in the contract: minutes, distance per hour, hours.
 */
export interface CanonicalRequest {
  readonly name: string | null;
  readonly objective: Objective;
  readonly nodeCount: number;
  readonly vehicleCount: number;
  readonly distances: RequestDistances;
  readonly startNodes: readonly number[];
  readonly endNodes: readonly number[];
  readonly demands: readonly number[];
  readonly capacities: readonly number[];
  /** Null when absent, or when `objective` makes them inactive. */
  readonly fixedCosts: readonly number[] | null;
  readonly unitDistanceCosts: readonly number[] | null;
  readonly timeWindows: readonly (readonly [number, number])[] | null;
  readonly serviceTimes: readonly number[] | null;
  readonly speeds: readonly number[] | null;
  /** Hours; null without a cap. */
  readonly maxWorkingHours: number | null;
  /** [hour, minute, second]. */
  readonly baseStartTime: readonly [number, number, number];
  /** As the caller gave it; the plan's default and cap are applied at submit. */
  readonly timeLimitSeconds: number | null;
  /** > 0 soft windows, null hard. */
  readonly latePenaltyPerMinute: number | null;
  readonly callbackUrl: string | null;
  readonly seed: number | null;
  /** Work budget of the search; null: time only. */
  readonly iterations: number | null;
  readonly strategy: string | null;
  /** How much of the solve goes to the lower bound; null: the default. */
  readonly bound: 'default' | 'strong' | null;
}

/** Returns the distances as the model has them; arrays are shared. */
export function modelDistances(distances: RequestDistances): Distances {
  return distances.kind === 'matrix' ? distances : planar(distances.x, distances.y, distances.rounding);
}
