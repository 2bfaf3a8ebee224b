import type { Problem } from '../../model/problem.js';
import type { PooledRoute } from './route-pool.js';

/** Covering the customers by routes as a 0-1 program: columns in compressed sparse form, all coefficients are 1. */
export interface PartitionModel {
  readonly numRows: number;
  readonly numCols: number;
  readonly cost: Float64Array;
  /** The rows of column j: `rows[starts[j] .. starts[j + 1])`. */
  readonly starts: Int32Array;
  readonly rows: Int32Array;
  /** Bounds of the rows: every customer at least once, every vehicle type at most its fleet. */
  readonly lower: Float64Array;
  readonly upper: Float64Array;
}

/**
 * Builds the program that selects the cheapest routes that serve every customer: rows for the customers in the order of
 * `problem.customers`, then for the vehicle types. Covering instead of partitioning gives solvers more solutions to
 * round to; repeated visits are removed afterwards. O(stops).
 * @see Balinski and Quandt (1964), "On an integer program for a delivery problem", doi:10.1287/opre.12.2.300
 * @example
 * const columns: PooledRoute[] = routes.map((route) => ({ ...route, cost: routeCost(problem, route).total, source: 24 }));
 * const model: PartitionModel = partitionModel(problem, columns);
 * [model.numCols, model.numRows]; // => [2, 5]
 */
export function partitionModel(problem: Problem, columns: readonly PooledRoute[]): PartitionModel {
  const { customers, vehicleTypes } = problem;
  const rowOf = new Int32Array(problem.nodeCount);
  customers.forEach((c, row) => (rowOf[c] = row));
  const starts = new Int32Array(columns.length + 1);
  columns.forEach((route, j) => (starts[j + 1] = starts[j]! + route.customers.length + 1));
  const rows = new Int32Array(starts[columns.length]!);
  columns.forEach((route, j) => {
    const at = starts[j]!;
    route.customers.forEach((c, k) => (rows[at + k] = rowOf[c]!));
    rows[starts[j + 1]! - 1] = customers.length + route.type;
  });
  const numRows = customers.length + vehicleTypes.length;
  const lower = new Float64Array(numRows).fill(1, 0, customers.length);
  const upper = new Float64Array(numRows).fill(Infinity, 0, customers.length);
  vehicleTypes.forEach((type, t) => (upper[customers.length + t] = type.vehicles.length));
  return { numRows, numCols: columns.length, cost: Float64Array.from(columns, ({ cost }) => cost), starts, rows, lower, upper };
}
