import type { Terrain } from './terrain.js';

/** For each node the customers nearest to it, nearest first; row-major, `width` entries per node, -1 when fewer. */
export interface Neighbours {
  readonly width: number;
  readonly list: Int32Array;
}

/** Problems from coordinates beyond this size find neighbours by a grid instead of comparing all pairs. */
const GRID_CUSTOMERS = 2000;
/** How many times the width are taken by distance from the grid before the closest in time are kept. */
const GRID_SPARE = 2;
/** Weight of an unavoidable wait, and of leaving no slack, in the closeness of two customers. */
const WAIT_WEIGHT = 0.2;

/** Collects the `width` smallest of a stream of keyed nodes: a heap with the largest on top. */
class Nearest {
  readonly keys: Float64Array;
  readonly nodes: Int32Array;
  size = 0;

  constructor(width: number) {
    this.keys = new Float64Array(width);
    this.nodes = new Int32Array(width);
  }

  /** The largest kept key, or Infinity while there is room. */
  get worst(): number {
    return this.size < this.keys.length ? Infinity : this.keys[0]!;
  }

  offer(node: number, key: number): void {
    if (this.size < this.keys.length) this.raise(this.size++, node, key);
    else if (key < this.keys[0]!) this.sink(0, this.size, node, key);
  }

  private raise(from: number, node: number, key: number): void {
    let i = from;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (this.keys[parent]! >= key) break;
      this.move(parent, i);
      i = parent;
    }
    this.keys[i] = key;
    this.nodes[i] = node;
  }

  private sink(from: number, size: number, node: number, key: number): void {
    let i = from;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= size) break;
      if (child + 1 < size && this.keys[child + 1]! > this.keys[child]!) child++;
      if (this.keys[child]! <= key) break;
      this.move(child, i);
      i = child;
    }
    this.keys[i] = key;
    this.nodes[i] = node;
  }

  private move(from: number, to: number): void {
    this.keys[to] = this.keys[from]!;
    this.nodes[to] = this.nodes[from]!;
  }

  /** Writes the kept nodes in ascending order of their keys and empties the heap. */
  drain(list: Int32Array, at: number): void {
    for (let end = this.size - 1; end >= 0; end--) {
      list[at + end] = this.nodes[0]!;
      const node = this.nodes[end]!;
      const key = this.keys[end]!;
      this.sink(0, end, node, key);
    }
    this.size = 0;
  }
}

/** How badly `b` follows `a`: the distance, more when time must be waited away between them; Infinity when it cannot. */
function following(terrain: Terrain, pace: number, a: number, b: number): number {
  const distance = terrain.distance(a, b);
  if (!terrain.timed) return distance;
  const reached = terrain.service[a]! + pace * distance;
  if (!terrain.soft && terrain.open[a]! + reached > terrain.close[b]!) return Infinity;
  const wait = terrain.open[b]! - reached - terrain.close[a]!;
  return wait > 0 && pace > 0 ? distance + (WAIT_WEIGHT * wait) / pace : distance;
}

function fastestPace(terrain: Terrain): number {
  return terrain.pace.length === 0 ? 0 : terrain.pace.reduce((least, pace) => Math.min(least, pace), Infinity);
}

/** Coordinates sorted into square cells of a few customers each. */
class Grid {
  private readonly x: Float64Array;
  private readonly y: Float64Array;
  private readonly left: number;
  private readonly bottom: number;
  private readonly side: number;
  private readonly columns: number;
  private readonly rows: number;
  private readonly first: Int32Array;
  private readonly members: Int32Array;

  constructor(x: Float64Array, y: Float64Array, customers: Int32Array) {
    this.x = x;
    this.y = y;
    let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const node of customers) {
      left = Math.min(left, x[node]!);
      right = Math.max(right, x[node]!);
      bottom = Math.min(bottom, y[node]!);
      top = Math.max(top, y[node]!);
    }
    const cells = Math.max(1, customers.length / 3);
    const wide = Math.max(right - left, 1e-9);
    const high = Math.max(top - bottom, 1e-9);
    this.left = left;
    this.bottom = bottom;
    this.side = Math.max(Math.sqrt((wide * high) / cells), Math.max(wide, high) / cells);
    this.columns = Math.floor(wide / this.side) + 1;
    this.rows = Math.floor(high / this.side) + 1;
    this.first = new Int32Array(this.columns * this.rows + 1);
    this.members = new Int32Array(customers.length);
    for (const node of customers) this.first[this.cell(node) + 1]!++;
    for (let c = 1; c < this.first.length; c++) this.first[c] = this.first[c]! + this.first[c - 1]!;
    const next = this.first.slice();
    for (const node of customers) this.members[next[this.cell(node)]!++] = node;
  }

  private column(node: number): number {
    return Math.max(0, Math.min(this.columns - 1, Math.floor((this.x[node]! - this.left) / this.side)));
  }

  private row(node: number): number {
    return Math.max(0, Math.min(this.rows - 1, Math.floor((this.y[node]! - this.bottom) / this.side)));
  }

  private cell(node: number): number {
    return this.row(node) * this.columns + this.column(node);
  }

  /** Offers the customers around a node, ring by ring, until no cell left can hold a nearer one. */
  collect(node: number, nearest: Nearest): void {
    const column = this.column(node);
    const row = this.row(node);
    const reach = Math.max(this.columns, this.rows);
    for (let ring = 0; ring <= reach; ring++) {
      if (((ring - 1) * this.side) ** 2 > nearest.worst) return;
      for (let r = row - ring; r <= row + ring; r++) {
        if (r < 0 || r >= this.rows) continue;
        const step = r === row - ring || r === row + ring ? 1 : 2 * ring;
        for (let c = column - ring; c <= column + ring; c += Math.max(1, step)) {
          if (c >= 0 && c < this.columns) this.offerCell(r * this.columns + c, node, nearest);
        }
      }
    }
  }

  private offerCell(cell: number, node: number, nearest: Nearest): void {
    const end = this.first[cell + 1]!;
    for (let i = this.first[cell]!; i < end; i++) {
      const other = this.members[i]!;
      if (other === node) continue;
      const dx = this.x[other]! - this.x[node]!;
      const dy = this.y[other]! - this.y[node]!;
      nearest.offer(other, dx * dx + dy * dy);
    }
  }
}

/**
 * Lists the nearest customers of every node: by distance, and with windows by how well one can follow the other, in
 * the better direction. Customers that can follow each other in neither direction are left out.
 * O(n^2) up to 2000 customers or with a matrix, else O(n width log width) by a grid; O(n width) memory.
 * @param width most neighbours per node.
 * @see Vidal, Crainic, Gendreau and Prins (2013), A hybrid genetic algorithm with adaptive diversity management for a
 *   large class of vehicle routing problems with time-windows, doi:10.1016/j.cor.2012.07.018
 */
export function nearestCustomers(terrain: Terrain, width: number): Neighbours {
  const { customers, positions } = terrain;
  const kept = Math.max(0, Math.min(width, customers.length - (terrain.nodes > customers.length ? 0 : 1)));
  const list = new Int32Array(terrain.nodes * kept).fill(-1);
  if (kept === 0) return { width: 0, list };
  const pace = fastestPace(terrain);
  const closeness = (a: number, b: number): number => {
    if (terrain.symmetric && !terrain.timed) return terrain.distance(a, b);
    return Math.min(following(terrain, pace, a, b), following(terrain, pace, b, a));
  };
  const nearest = new Nearest(kept);
  const grid = positions !== null && customers.length > GRID_CUSTOMERS ? new Grid(positions.x, positions.y, customers) : null;
  const spare = new Nearest(Math.min(kept * GRID_SPARE, customers.length));
  for (let node = 0; node < terrain.nodes; node++) {
    let candidates = customers;
    if (grid !== null) {
      grid.collect(node, spare);
      candidates = spare.nodes.subarray(0, spare.size);
    }
    for (const other of candidates) {
      if (other === node) continue;
      const key = closeness(node, other);
      if (key < Infinity) nearest.offer(other, key);
    }
    spare.size = 0;
    nearest.drain(list, node * kept);
  }
  return { width: kept, list };
}
