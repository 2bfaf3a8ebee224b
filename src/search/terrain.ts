import { allowance } from '../model/tolerance.js';
import { roundDistance } from '../model/distances.js';
import type { Problem, Rounding } from '../model/problem.js';

/** Up to this many nodes distances from coordinates are computed once and kept: 3000 nodes take 72 MB. */
const MATRIX_NODES = 3000;

/** A limit with half of the tolerance added: sums that differ in their last bits still pass the checker. */
function relaxed(limit: number): number {
  return Number.isFinite(limit) ? limit + allowance(limit) / 2 : limit;
}

function matrixFrom(x: Float64Array, y: Float64Array, rounding: Rounding): Float64Array {
  const n = x.length;
  const matrix = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      const distance = roundDistance(Math.sqrt((x[i]! - x[j]!) ** 2 + (y[i]! - y[j]!) ** 2), rounding);
      matrix[i * n + j] = distance;
      matrix[j * n + i] = distance;
    }
  }
  return matrix;
}

/** The matrix with zeros on its diagonal, as the request's diagonal counts for nothing: a copy only if it has others. */
function withoutDiagonal(matrix: Float64Array, n: number): Float64Array {
  let zero = true;
  for (let i = 0; i < n && zero; i++) zero = matrix[i * n + i] === 0;
  if (zero) return matrix;
  const copy = matrix.slice();
  for (let i = 0; i < n; i++) copy[i * n + i] = 0;
  return copy;
}

function isSymmetric(matrix: Float64Array, n: number): boolean {
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) if (matrix[i * n + j] !== matrix[j * n + i]) return false;
  }
  return true;
}

/**
 * A problem laid out for searching: flat arrays per node and per vehicle type, limits with half of the tolerance
 * added. Read-only. Takes O(n^2) memory only with a matrix, or up to 3000 nodes.
 */
export class Terrain {
  readonly problem: Problem;
  /** All nodes, depots included. */
  readonly nodes: number;
  readonly customers: Int32Array;
  readonly demand: Float64Array;
  /** Distances both ways are equal. */
  readonly symmetric: boolean;

  readonly types: number;
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly capacity: Float64Array;
  readonly fixedCost: Float64Array;
  readonly unitCost: Float64Array;
  /** Minutes per unit of distance. */
  readonly pace: Float64Array;
  readonly fleet: Int32Array;

  readonly timed: boolean;
  /** Lateness costs `latePenalty` a minute; otherwise windows are hard. */
  readonly soft: boolean;
  readonly capped: boolean;
  readonly open: Float64Array;
  /** Latest start of service; with half of the tolerance when hard. */
  readonly close: Float64Array;
  readonly service: Float64Array;
  readonly maxDuration: number;
  readonly latePenalty: number;
  /** A change of cost below this counts as none. */
  readonly epsilon: number;

  private readonly matrix: Float64Array | null;
  private readonly x: Float64Array;
  private readonly y: Float64Array;
  private readonly rounding: Rounding;

  constructor(problem: Problem) {
    this.problem = problem;
    this.nodes = problem.nodeCount;
    this.customers = problem.customers;
    this.demand = problem.demand;
    const { distances } = problem;
    const positions = distances.kind === 'positions' ? distances : { x: new Float64Array(0), y: new Float64Array(0), rounding: 'none' as const };
    this.x = positions.x;
    this.y = positions.y;
    this.rounding = positions.rounding;
    if (distances.kind === 'matrix') this.matrix = withoutDiagonal(distances.matrix, this.nodes);
    else this.matrix = this.nodes <= MATRIX_NODES ? matrixFrom(this.x, this.y, this.rounding) : null;
    this.symmetric = distances.kind === 'positions' || isSymmetric(distances.matrix, this.nodes);

    const types = problem.vehicleTypes;
    this.types = types.length;
    this.start = Int32Array.from(types, (type) => type.start);
    this.end = Int32Array.from(types, (type) => type.end);
    this.capacity = Float64Array.from(types, (type) => relaxed(type.capacity));
    this.fixedCost = Float64Array.from(types, (type) => type.fixedCost);
    this.unitCost = Float64Array.from(types, (type) => type.unitCost);
    this.pace = Float64Array.from(types, (type) => type.minutesPerDistance);
    this.fleet = Int32Array.from(types, (type) => type.vehicles.length);

    const { time } = problem;
    this.timed = time !== null;
    this.latePenalty = time?.latePenalty ?? 0;
    this.soft = this.latePenalty > 0;
    this.open = time?.open ?? new Float64Array(this.nodes);
    this.close = time === null ? new Float64Array(this.nodes).fill(Infinity) : this.soft ? time.close : time.close.map(relaxed);
    this.service = time?.service ?? new Float64Array(this.nodes);
    this.maxDuration = relaxed(time?.maxDuration ?? Infinity);
    this.capped = Number.isFinite(this.maxDuration);
    this.epsilon = 1e-7 + 1e-12 * this.typicalCost();
  }

  /** @returns the distance from node `a` to node `b`. */
  distance(a: number, b: number): number {
    const matrix = this.matrix;
    if (matrix !== null) return matrix[a * this.nodes + b]!;
    const dx = this.x[a]! - this.x[b]!;
    const dy = this.y[a]! - this.y[b]!;
    const length = Math.sqrt(dx * dx + dy * dy);
    if (this.rounding === 'none') return length;
    if (this.rounding === 'nearest') return Math.floor(length + 0.5);
    return roundDistance(length, this.rounding);
  }

  /** Coordinates per node, or null for a problem that has a matrix only. */
  get positions(): { readonly x: Float64Array; readonly y: Float64Array } | null {
    return this.problem.distances.kind === 'positions' ? { x: this.x, y: this.y } : null;
  }

  /** Vehicles in all. */
  get vehicles(): number {
    return this.problem.vehicleCount;
  }

  /** Cost of the way of a few customers to their depot and back: the scale on which rounding errors matter. */
  private typicalCost(): number {
    let sum = 0;
    let count = 0;
    for (let i = 0; i < this.customers.length && count < 200; i += 1 + (this.customers.length >> 7)) {
      const customer = this.customers[i]!;
      sum += (this.unitCost[0] ?? 0) * this.distance(this.start[0] ?? customer, customer);
      count++;
    }
    return count === 0 ? 0 : sum / count;
  }
}
