/** Lists of the nearest customers, row-major with a fixed width; a row may contain fewer, see `count`. */
export interface NearestLists {
  /** Entries per row. */
  readonly width: number;
  /** Per node: number of used entries in its row. */
  readonly count: Int32Array;
  /** `node * width + rank`: a customer, nearest first. */
  readonly node: Int32Array;
}

/** Moves the `count` smallest of `keys[order[0..size)]` to the front of `order`, then sorts these; ties by index. */
function smallestFirst(order: Int32Array, keys: Float64Array, size: number, count: number): void {
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
 * Finds the nearest customers of each customer by a symmetric measure; O(n^2) time, O(n width) memory.
 * @param customers - ascending node indices
 * @param measure - distance of two nodes, smaller is nearer; Infinity excludes a pair
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

/**
 * Approximate number of customers per grid cell: small, so that little beyond the circle of the nearest is examined.
 */
const PER_CELL = 3;

/**
 * Finds the nearest customers of each customer in the plane with a grid of cells; about O(n width) for spread-out
 * points. Fastest if customers with consecutive indices are neighbours, because the nearest customers of one bound the
 * search radius of the next.
 * @param x - coordinates per node
 * @param y - coordinates per node
 */
export function nearestByPosition(
  nodeCount: number, customers: Int32Array, width: number, x: Float64Array, y: Float64Array,
): NearestLists {
  const lists = emptyLists(nodeCount, width);
  if (customers.length === 0) return lists;
  const grid = buildGrid(customers, x, y, PER_CELL);
  // Squared distance and index are packed into one number, so that sorting needs no comparison function.
  const steps = Math.floor(2 ** 52 / nodeCount);
  const keys = new Float64Array(customers.length);
  let last = customers[0]!;
  let lastBound = Infinity;
  for (const a of customers) {
    const [left, bottom] = [x[a]!, y[a]!];
    const step = Math.sqrt((left - x[last]!) ** 2 + (bottom - y[last]!) ** 2);
    const bound = Math.min(lastBound + step, enclosing(grid, left, bottom, width)) * (1 + 1e-9);
    const most = bound * bound;
    const scale = most > 0 ? (steps - 1) / most : 1;
    const [from, to] = [grid.column(left - bound), grid.column(left + bound)];
    const top = grid.row(bottom + bound);
    let size = 0;
    for (let row = grid.row(bottom - bound); row <= top; row++) {
      const end = grid.start[row * grid.columns + to + 1]!;
      for (let k = grid.start[row * grid.columns + from]!; k < end; k++) {
        const b = grid.member[k]!;
        const dx = x[b]! - left;
        const dy = y[b]! - bottom;
        const square = dx * dx + dy * dy;
        if (square <= most && b !== a) keys[size++] = Math.floor(square * scale) * nodeCount + b;
      }
    }
    keys.subarray(0, size).sort();
    const count = Math.min(width, size);
    for (let k = 0; k < count; k++) lists.node[a * width + k] = keys[k]! % nodeCount;
    lists.count[a] = count;
    last = a;
    lastBound = count < width || count === 0 ? Infinity : Math.sqrt((Math.floor(keys[count - 1]! / nodeCount) + 1) / scale);
  }
  return lists;
}

/** @returns a radius around a point that contains more than `count` customers, or all of them */
function enclosing(grid: Grid, x: number, y: number, count: number): number {
  for (let side = grid.edge; side < grid.diagonal; side += grid.edge) {
    const [from, to] = [grid.column(x - side), grid.column(x + side)];
    const top = grid.row(y + side);
    let size = 0;
    for (let row = grid.row(y - side); row <= top; row++) {
      size += grid.start[row * grid.columns + to + 1]! - grid.start[row * grid.columns + from]!;
    }
    // The cells extend up to one edge beyond the square.
    if (size > count) return (side + grid.edge) * Math.SQRT2;
  }
  return grid.diagonal;
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
  /** Side of a cell; lower bound on the longest distance between customers. */
  readonly edge: number;
  readonly diagonal: number;
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
  const diagonal = Math.SQRT2 * longest * (1 + 1e-9);
  const column = (value: number) => Math.max(0, Math.min(columns - 1, Math.floor((value - left) / edge)));
  const row = (value: number) => Math.max(0, Math.min(rows - 1, Math.floor((value - bottom) / edge)));
  const start = new Int32Array(columns * rows + 1);
  const cell = (c: number) => row(y[c]!) * columns + column(x[c]!);
  for (const c of customers) start[cell(c) + 1]!++;
  for (let k = 0; k < columns * rows; k++) start[k + 1]! += start[k]!;
  const fill = start.slice();
  const member = new Int32Array(customers.length);
  for (const c of customers) member[fill[cell(c)]!++] = c;
  return { edge, diagonal, columns, rows, start, member, column, row };
}
