/**
 * What the genetic search reads and never writes: customers 1..n, depots at 0 and from n + 1 on. Distances are weighted: an edge
 * of the matrix times the rate of the vehicle is what it costs, and half of the fixed cost lies on either edge at a depot, so that
 * vehicles of another fixed cost have depots of their own. From depot to depot is 0, as only vehicles that stay at home drive there.
 */
export class GeneticInstance {
  /** Customers. */
  readonly n: i32;
  readonly nodes: i32;
  /** Routes that can be open at once; those of type t are `slotStart[t]..slotStart[t + 1]`. */
  readonly slots: i32;
  readonly slotStart: StaticArray<i32>;
  readonly types: i32;
  /** Per type of vehicle: the depots where it starts and ends. */
  readonly start: StaticArray<i32>;
  readonly end: StaticArray<i32>;
  /** Per type: capacity, cost of a unit of weighted distance, factor on the minutes of travel. */
  readonly capacity: StaticArray<f64>;
  readonly rate: StaticArray<f64>;
  readonly pace: StaticArray<f64>;
  /** Per type: equal numbers take equal times for equal routes, and from any customer on to the end. */
  readonly shift: StaticArray<i32>;
  readonly homeward: StaticArray<i32>;
  /** Types by what a route with customer c alone would cost: `typeOrder[c * types..(c + 1) * types)`. */
  readonly typeOrder: StaticArray<i32>;
  /** The types with a depot among the neighbours of customer c: the first `nearTypes[c]` of `depotOrder[c * types...]`. */
  readonly depotOrder: StaticArray<i32>;
  readonly nearTypes: StaticArray<i32>;
  /** Minutes that a route may take; Infinity without such a cap. */
  readonly maxDuration: f64;
  /** Price of a minute late; 0: windows are hard. */
  readonly latePenalty: f64;
  /** A change below this counts as none. */
  readonly epsilon: f64;
  /** Row-major weighted distances, and their columns as rows: the same array when distances are symmetric. */
  readonly matrix: StaticArray<f32>;
  readonly transposed: StaticArray<f32>;
  readonly symmetric: boolean;
  /** Whether rates differ, whether paces do, and whether routes start or end at different places. */
  readonly rated: boolean;
  readonly paced: boolean;
  readonly spread: boolean;
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

  constructor(
    n: i32, nodes: i32, types: i32, slots: i32, links: i32, maxDuration: f64, latePenalty: f64, epsilon: f64, timed: boolean,
    symmetric: boolean, rated: boolean, paced: boolean, spread: boolean,
  ) {
    const clocks: i32 = timed ? nodes : 0;
    this.n = n;
    this.nodes = nodes;
    this.types = types;
    this.slots = slots;
    this.slotStart = new StaticArray<i32>(types + 1);
    this.start = new StaticArray<i32>(types);
    this.end = new StaticArray<i32>(types);
    this.capacity = new StaticArray<f64>(types);
    this.rate = new StaticArray<f64>(types);
    this.pace = new StaticArray<f64>(types);
    this.shift = new StaticArray<i32>(types);
    this.homeward = new StaticArray<i32>(types);
    this.typeOrder = new StaticArray<i32>((n + 1) * types);
    this.depotOrder = new StaticArray<i32>((n + 1) * types);
    this.nearTypes = new StaticArray<i32>(n + 1);
    this.maxDuration = maxDuration;
    this.latePenalty = latePenalty;
    this.epsilon = epsilon;
    const matrix = new StaticArray<f32>(nodes * nodes);
    this.matrix = matrix;
    this.transposed = symmetric ? matrix : new StaticArray<f32>(nodes * nodes);
    this.symmetric = symmetric;
    this.rated = rated;
    this.paced = paced;
    this.spread = spread;
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

  /** Weighted distance from i to j. */
  distance(i: i32, j: i32): f64 {
    return this.matrix[i * this.nodes + j];
  }
}
