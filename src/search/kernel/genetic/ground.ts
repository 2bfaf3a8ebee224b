
/**
 * What the genetic search reads and never writes: customers 1..n, a depot at 0 and the others from n + 1 on. Costs, not
 * distances: the fixed cost of a vehicle is spread over the two edges of its route at depots; from depot to depot is 0, as
 * only vehicles that stay at home drive there. Vehicles differ by type in where they start and end, in nothing else.
 */
export class Ground {
  /** Customers. */
  readonly n: i32;
  readonly nodes: i32;
  /** Routes that can be open at once; those of type t are `slotStart[t]..slotStart[t + 1]`. */
  readonly slots: i32;
  readonly slotStart: StaticArray<i32>;
  /** Per type of vehicle: the depot where it starts, and the one where it ends. */
  readonly types: i32;
  readonly start: StaticArray<i32>;
  readonly end: StaticArray<i32>;
  /** Types by what their first and last edge to customer c would cost: `typeOrder[c * types..(c + 1) * types)`. */
  readonly typeOrder: StaticArray<i32>;
  /** Per customer: how many of the types in that order have a depot among its neighbours. */
  readonly nearTypes: StaticArray<i32>;
  readonly capacity: f64;
  /** Minutes that a route may take; Infinity without such a cap. */
  readonly maxDuration: f64;
  /** A change below this counts as none. */
  readonly epsilon: f64;
  /** Row-major, symmetric. */
  readonly matrix: StaticArray<f32>;
  readonly demand: StaticArray<f64>;
  /** Places of customers as seen from the middle of all depots. */
  readonly x: StaticArray<f64>;
  readonly y: StaticArray<f64>;
  /** Neighbours of customer c: `near[nearStart[c]..nearStart[c + 1])`; the relation is symmetric. */
  readonly nearStart: StaticArray<i32>;
  readonly near: StaticArray<i32>;
  /** Whether there are windows; then minutes from node to node, windows and service times; empty otherwise. */
  readonly timed: boolean;
  readonly travel: StaticArray<f64>;
  readonly open: StaticArray<f64>;
  readonly close: StaticArray<f64>;
  readonly service: StaticArray<f64>;

  constructor(n: i32, nodes: i32, types: i32, slots: i32, links: i32, capacity: f64, maxDuration: f64, epsilon: f64, timed: boolean) {
    const clocks: i32 = timed ? nodes : 0;
    this.n = n;
    this.nodes = nodes;
    this.types = types;
    this.slots = slots;
    this.slotStart = new StaticArray<i32>(types + 1);
    this.start = new StaticArray<i32>(types);
    this.end = new StaticArray<i32>(types);
    this.typeOrder = new StaticArray<i32>((n + 1) * types);
    this.nearTypes = new StaticArray<i32>(n + 1);
    this.capacity = capacity;
    this.maxDuration = maxDuration;
    this.epsilon = epsilon;
    this.matrix = new StaticArray<f32>(nodes * nodes);
    this.demand = new StaticArray<f64>(n + 1);
    this.x = new StaticArray<f64>(n + 1);
    this.y = new StaticArray<f64>(n + 1);
    this.nearStart = new StaticArray<i32>(n + 2);
    this.near = new StaticArray<i32>(links);
    this.timed = timed;
    this.travel = new StaticArray<f64>(clocks * clocks);
    this.open = new StaticArray<f64>(clocks);
    this.close = new StaticArray<f64>(clocks);
    this.service = new StaticArray<f64>(clocks);
  }

  /** Cost of driving from i to j. */
  cost(i: i32, j: i32): f64 {
    return this.matrix[i * this.nodes + j];
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
