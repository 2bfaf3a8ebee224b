/** Lists of the nearest customers, row-major with a fixed width; a row may hold fewer and says how many. */
export interface NearestLists {
  /** Entries per row. */
  readonly width: number;
  /** Per node: how many entries of its row are used. */
  readonly count: Int32Array;
  /** `node * width + rank`: a customer, nearest first. */
  readonly node: Int32Array;
}

/** Moves the `count` smallest of `keys[order[0..size)]` to the front of `order`, then sorts these; ties by index. */
export function smallestFirst(order: Int32Array, keys: Float64Array, size: number, count: number): void {
  const before = (a: number, b: number) => keys[a]! < keys[b]! || (keys[a]! === keys[b]! && a < b);
  let low = 0;
  let high = size - 1;
  while (count < size && low < high) {
    const pivot = order[(low + high) >>> 1]!;
    let i = low;
    let j = high;
    while (i <= j) {
      while (before(order[i]!, pivot)) i++;
      while (before(pivot, order[j]!)) j--;
      if (i <= j) {
        const swap = order[i]!;
        order[i++] = order[j]!;
        order[j--] = swap;
      }
    }
    if (count <= j + 1) high = j;
    else if (count >= i) low = i;
    else break;
  }
  order.subarray(0, Math.min(count, size)).sort((a, b) => keys[a]! - keys[b]! || a - b);
}

/**
 * Lists each customer's nearest customers by a symmetric measure; O(n^2) time, O(n width) memory.
 * @param customers - ascending node indices
 * @param measure - closeness of two nodes, smaller is nearer; Infinity leaves a pair out
 */
export function nearestByMeasure(
  nodeCount: number, customers: Int32Array, width: number, measure: (a: number, b: number) => number,
): NearestLists {
  const lists = emptyLists(nodeCount, width);
  const keys = new Float64Array(nodeCount);
  const order = new Int32Array(customers.length);
  for (const a of customers) {
    let size = 0;
    for (const b of customers) {
      if (b === a) continue;
      const key = measure(a, b);
      if (key === Infinity) continue;
      keys[b] = key;
      order[size++] = b;
    }
    fillRow(lists, a, order, keys, size);
  }
  return lists;
}

/** Customers of a grid's cell, about: few, so that little is looked at beyond the circle of the nearest. */
const PER_CELL = 4;

/**
 * Lists each customer's nearest customers in the plane with a grid of cells; about O(n width) for spread-out points.
 * @param x - coordinates per node
 * @param y - coordinates per node
 */
export function nearestByPosition(
  nodeCount: number, customers: Int32Array, width: number, x: Float64Array, y: Float64Array,
): NearestLists {
  const lists = emptyLists(nodeCount, width);
  if (customers.length === 0) return lists;
  const grid = buildGrid(customers, x, y, PER_CELL);
  const most = Math.max(grid.columns, grid.rows);
  const ranking = new Ranking(nodeCount);
  const order = new Int32Array(customers.length);
  for (const a of customers) {
    const column = grid.column(x[a]!);
    const row = grid.row(y[a]!);
    let size = 0;
    let reach = 0;
    while (size <= width && reach <= most) size = collectRing(grid, column, row, reach++, order, size);
    ranking.rank(a, order, size, x, y);
    // Cells up to `reach - 1` away were seen: what is nearer than so many edges is all there.
    const enough = Math.min(most, Math.ceil(ranking.distance(width) / grid.edge));
    if (reach <= enough) {
      while (reach <= enough) size = collectRing(grid, column, row, reach++, order, size);
      ranking.rank(a, order, size, x, y);
    }
    lists.count[a] = ranking.write(lists.node, a * width, width);
  }
  return lists;
}

/** Sorts nodes by their distance from one, ties by index, with one number for both so that no comparison is called. */
class Ranking {
  private readonly nodeCount: number;
  /** Steps in which squared distances are told apart; with the index behind them they are exact numbers. */
  private readonly steps: number;
  private keys = new Float64Array(1024);
  private size = 0;
  private scale = 1;

  constructor(nodeCount: number) {
    this.nodeCount = nodeCount;
    this.steps = Math.floor(2 ** 52 / nodeCount);
  }

  /** Ranks the first `size` of `nodes`, without `a` itself. */
  rank(a: number, nodes: Int32Array, size: number, x: Float64Array, y: Float64Array): void {
    if (size > this.keys.length) this.keys = new Float64Array(2 * size);
    const { keys, nodeCount, steps } = this;
    const [left, bottom] = [x[a]!, y[a]!];
    let farthest = 0;
    for (let k = 0; k < size; k++) {
      const dx = x[nodes[k]!]! - left;
      const dy = y[nodes[k]!]! - bottom;
      keys[k] = dx * dx + dy * dy;
      if (keys[k]! > farthest) farthest = keys[k]!;
    }
    const scale = farthest > 0 ? (steps - 1) / farthest : 1;
    let kept = 0;
    for (let k = 0; k < size; k++) {
      const b = nodes[k]!;
      if (b !== a) keys[kept++] = Math.floor(keys[k]! * scale) * nodeCount + b;
    }
    keys.subarray(0, kept).sort();
    this.size = kept;
    this.scale = scale;
  }

  /** @returns the distance of the node of this rank, counted from 1, or Infinity when there are fewer. */
  distance(rank: number): number {
    if (rank > this.size) return Infinity;
    return rank === 0 ? 0 : Math.sqrt((Math.floor(this.keys[rank - 1]! / this.nodeCount) + 1) / this.scale);
  }

  /** Writes the nearest up to `most` and returns how many these are. */
  write(to: Int32Array, at: number, most: number): number {
    const count = Math.min(most, this.size);
    for (let k = 0; k < count; k++) to[at + k] = this.keys[k]! % this.nodeCount;
    return count;
  }
}

function emptyLists(nodeCount: number, width: number): NearestLists {
  return {
    width,
    count: new Int32Array(new SharedArrayBuffer(4 * nodeCount)),
    node: new Int32Array(new SharedArrayBuffer(4 * nodeCount * width)),
  };
}

function fillRow(lists: NearestLists, a: number, order: Int32Array, keys: Float64Array, size: number): void {
  const count = Math.min(lists.width, size);
  smallestFirst(order, keys, size, count);
  lists.count[a] = count;
  lists.node.set(order.subarray(0, count), a * lists.width);
}

interface Grid {
  /** Side of a cell. */
  readonly edge: number;
  readonly columns: number;
  readonly rows: number;
  readonly start: Int32Array;
  readonly member: Int32Array;
  column(x: number): number;
  row(y: number): number;
}

function buildGrid(customers: Int32Array, x: Float64Array, y: Float64Array, perCell: number): Grid {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const c of customers) {
    left = Math.min(left, x[c]!);
    right = Math.max(right, x[c]!);
    bottom = Math.min(bottom, y[c]!);
    top = Math.max(top, y[c]!);
  }
  const longest = Math.max(right - left, top - bottom);
  const area = Math.max((right - left) * (top - bottom), (longest * longest) / customers.length);
  const edge = Math.sqrt((area * perCell) / customers.length) || 1;
  const columns = Math.floor((right - left) / edge) + 1;
  const rows = Math.floor((top - bottom) / edge) + 1;
  const column = (value: number) => Math.min(columns - 1, Math.floor((value - left) / edge));
  const row = (value: number) => Math.min(rows - 1, Math.floor((value - bottom) / edge));
  const start = new Int32Array(columns * rows + 1);
  const cell = (c: number) => row(y[c]!) * columns + column(x[c]!);
  for (const c of customers) start[cell(c) + 1]!++;
  for (let k = 0; k < columns * rows; k++) start[k + 1]! += start[k]!;
  const fill = start.slice();
  const member = new Int32Array(customers.length);
  for (const c of customers) member[fill[cell(c)]!++] = c;
  return { edge, columns, rows, start, member, column, row };
}

/** Appends the members of the square ring of cells at distance `reach`. */
function collectRing(
  grid: Grid, column: number, row: number, reach: number, into: Int32Array, size: number,
): number {
  for (let r = Math.max(0, row - reach); r <= Math.min(grid.rows - 1, row + reach); r++) {
    const whole = r === row - reach || r === row + reach;
    const step = whole || reach === 0 ? 1 : 2 * reach;
    for (let c = column - reach; c <= column + reach; c += step) {
      if (c < 0 || c >= grid.columns) continue;
      const cell = r * grid.columns + c;
      for (let k = grid.start[cell]!; k < grid.start[cell + 1]!; k++) into[size++] = grid.member[k]!;
    }
  }
  return size;
}
