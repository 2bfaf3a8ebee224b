import type { Terrain } from './terrain.js';

/** For each node the customers nearest to it, nearest first; row-major, `width` entries per node, -1 when fewer. */
export interface Neighbours {
  readonly width: number;
  readonly list: Int32Array;
}

/** Problems from coordinates beyond this size find neighbours by a tree instead of comparing all pairs. */
const TREE_CUSTOMERS = 2000;
/** How many times the width are taken by distance from the tree before the closest in time are kept. */
const SPARE = 2;
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

/** Customers in a box that is not split any further. */
const LEAF = 8;

/**
 * Customers in a k-d tree, laid out in one array: the middle of each part splits it across its longer side. Clusters
 * and customers at one place cost no more than an even spread.
 * @see Bentley (1975), Multidimensional binary search trees used for associative searching, doi:10.1145/361002.361007
 */
class Places {
  private readonly x: Float64Array;
  private readonly y: Float64Array;
  private readonly members: Int32Array;
  /** Per middle: whether it splits by y. */
  private readonly upright: Uint8Array;

  constructor(x: Float64Array, y: Float64Array, customers: Int32Array) {
    this.x = x;
    this.y = y;
    this.members = customers.slice();
    this.upright = new Uint8Array(customers.length);
    this.split(0, customers.length);
  }

  private split(from: number, to: number): void {
    if (to - from <= LEAF) return;
    const middle = (from + to) >> 1;
    const upright = this.extent(this.y, from, to) > this.extent(this.x, from, to);
    this.upright[middle] = upright ? 1 : 0;
    this.partition(upright ? this.y : this.x, from, to - 1, middle);
    this.split(from, middle);
    this.split(middle + 1, to);
  }

  private extent(values: Float64Array, from: number, to: number): number {
    let least = Infinity;
    let most = -Infinity;
    for (let i = from; i < to; i++) {
      const value = values[this.members[i]!]!;
      if (value < least) least = value;
      if (value > most) most = value;
    }
    return most - least;
  }

  /** Quickselect: puts the member of rank `middle` there, smaller ones before it. */
  private partition(values: Float64Array, from: number, to: number, middle: number): void {
    const { members } = this;
    let low = from;
    let high = to;
    while (low < high) {
      const pivot = values[members[(low + high) >> 1]!]!;
      let i = low;
      let j = high;
      while (i <= j) {
        while (values[members[i]!]! < pivot) i++;
        while (values[members[j]!]! > pivot) j--;
        if (i > j) break;
        const member = members[i]!;
        members[i++] = members[j]!;
        members[j--] = member;
      }
      if (middle <= j) high = j;
      else if (middle >= i) low = i;
      else return;
    }
  }

  /** Offers the customers around a node, near parts first; parts that cannot hold a nearer one are left out. */
  collect(node: number, nearest: Nearest): void {
    this.visit(0, this.members.length, node, nearest);
  }

  private visit(from: number, to: number, node: number, nearest: Nearest): void {
    if (to - from <= LEAF) {
      for (let i = from; i < to; i++) this.offer(this.members[i]!, node, nearest);
      return;
    }
    const middle = (from + to) >> 1;
    const member = this.members[middle]!;
    const values = this.upright[middle] === 1 ? this.y : this.x;
    const beyond = values[node]! - values[member]!;
    this.offer(member, node, nearest);
    if (beyond <= 0) this.visit(from, middle, node, nearest);
    else this.visit(middle + 1, to, node, nearest);
    if (beyond * beyond >= nearest.worst) return;
    if (beyond <= 0) this.visit(middle + 1, to, node, nearest);
    else this.visit(from, middle, node, nearest);
  }

  private offer(other: number, node: number, nearest: Nearest): void {
    if (other === node) return;
    const dx = this.x[other]! - this.x[node]!;
    const dy = this.y[other]! - this.y[node]!;
    nearest.offer(other, dx * dx + dy * dy);
  }
}

/**
 * Lists the nearest customers of every node: by distance, and with windows by how well one can follow the other, in
 * the better direction. Customers that can follow each other in neither direction are left out.
 * O(n^2) up to 2000 customers or with a matrix, else O(n width log(n + width)) by a tree; O(n width) memory.
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
  const places = positions !== null && customers.length > TREE_CUSTOMERS ? new Places(positions.x, positions.y, customers) : null;
  const spare = new Nearest(Math.min(kept * SPARE, customers.length));
  for (let node = 0; node < terrain.nodes; node++) {
    let candidates = customers;
    if (places !== null) {
      places.collect(node, spare);
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
