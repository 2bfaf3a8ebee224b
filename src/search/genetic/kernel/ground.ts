import { Floats, Ints, Singles, type f64, type i32 } from '../../ruin-recreate/kernel/types.js';

/**
 * What the genetic search reads and never writes: customers 1..n and the depot 0. Costs, not distances: the fixed cost of
 * a vehicle is spread over the two edges of its route at the depot.
 */
export class Ground {
  /** Customers. */
  readonly n: i32;
  readonly nodes: i32;
  /** Routes that can be open at once. */
  readonly slots: i32;
  readonly capacity: f64;
  /** A change below this counts as none. */
  readonly epsilon: f64;
  /** Row-major, symmetric. */
  readonly matrix: Singles;
  readonly demand: Floats;
  /** Places as seen from the depot. */
  readonly x: Floats;
  readonly y: Floats;
  /** Neighbours of customer c: `near[nearStart[c]..nearStart[c + 1])`; the relation is symmetric. */
  readonly nearStart: Ints;
  readonly near: Ints;
  /** Whether there are windows; then minutes from node to node, windows and service times; empty otherwise. */
  readonly timed: boolean;
  readonly travel: Floats;
  readonly open: Floats;
  readonly close: Floats;
  readonly service: Floats;

  constructor(n: i32, slots: i32, links: i32, capacity: f64, epsilon: f64, timed: boolean) {
    const clocks: i32 = timed ? n + 1 : 0;
    this.n = n;
    this.nodes = n + 1;
    this.slots = slots;
    this.capacity = capacity;
    this.epsilon = epsilon;
    this.matrix = new Singles((n + 1) * (n + 1));
    this.demand = new Floats(n + 1);
    this.x = new Floats(n + 1);
    this.y = new Floats(n + 1);
    this.nearStart = new Ints(n + 2);
    this.near = new Ints(links);
    this.timed = timed;
    this.travel = new Floats(clocks * clocks);
    this.open = new Floats(clocks);
    this.close = new Floats(clocks);
    this.service = new Floats(clocks);
  }

  /** Cost of driving from i to j. */
  cost(i: i32, j: i32): f64 {
    return this.matrix[i * this.nodes + j]!;
  }
}

/**
 * Direction of a place from the origin as a number in [0, 4) that grows with the angle: no trigonometry, so that it is the
 * same wherever it is computed.
 */
export function direction(x: f64, y: f64): f64 {
  const sum: f64 = Math.abs(x) + Math.abs(y);
  if (sum === 0) return 0;
  const part: f64 = y / sum;
  if (x < 0) return 2 - part;
  return part < 0 ? 4 + part : part;
}
