import { GeneticInstance } from './genetic-instance';
import { direction } from './sectors';
import { sortByKey } from '../numbers';

/**
 * Routes as linked lists over vertices: customers 1..n, route starts n + 1 + slot, route ends n + 1 + slots + slot.
 * Each slot has a vehicle type.
 */
export class RouteLists {
  readonly instance: GeneticInstance;
  readonly starts: i32;
  readonly ends: i32;
  /** Per vertex: neighbours, slot, node. */
  readonly next: StaticArray<i32>;
  readonly prev: StaticArray<i32>;
  readonly route: StaticArray<i32>;
  readonly node: StaticArray<i32>;
  /** Per slot: vehicle type, its capacity and rate. */
  readonly type: StaticArray<i32>;
  readonly capacity: StaticArray<f64>;
  readonly rate: StaticArray<f64>;
  /** Scratch for rebuilding routes. */
  readonly sequence: StaticArray<i32>;
  private readonly order: StaticArray<i32>;
  private readonly keys: StaticArray<f64>;

  constructor(instance: GeneticInstance, next: StaticArray<i32>, prev: StaticArray<i32>, node: StaticArray<i32>, route: StaticArray<i32>, type: StaticArray<i32>) {
    const n = instance.n;
    const slots = instance.slots;
    this.instance = instance;
    this.starts = n + 1;
    this.ends = n + 1 + slots;
    this.next = next;
    this.prev = prev;
    this.route = route;
    this.node = node;
    this.type = type;
    this.capacity = new StaticArray<f64>(slots);
    this.rate = new StaticArray<f64>(slots);
    this.sequence = new StaticArray<i32>(n + 1);
    this.order = new StaticArray<i32>(slots);
    this.keys = new StaticArray<f64>(slots);
    for (let c: i32 = 1; c <= n; c++) this.node[c] = c;
    for (let t: i32 = 0; t < instance.types; t++) {
      for (let r: i32 = instance.slotStart[t]; r < instance.slotStart[t + 1]; r++) this.equip(r, t);
    }
  }

  /** Sets the vehicle type of a slot. */
  private equip(r: i32, t: i32): void {
    const instance = this.instance;
    this.type[r] = t;
    this.capacity[r] = instance.capacity[t];
    this.rate[r] = instance.rate[t];
    this.node[this.starts + r] = instance.start[t];
    this.node[this.ends + r] = instance.end[t];
    this.route[this.starts + r] = r;
    this.route[this.ends + r] = r;
    this.clear(r);
  }

  /** Makes `list[from..to)` the customers of a slot; the caller must refresh it. */
  relist(r: i32, list: StaticArray<i32>, from: i32, to: i32): void {
    let v: i32 = this.starts + r;
    for (let k: i32 = from; k < to; k++) {
      const c: i32 = list[k];
      this.next[v] = c;
      this.prev[c] = v;
      v = c;
    }
    this.next[v] = this.ends + r;
    this.prev[this.ends + r] = v;
  }

  /** Removes all customers from a slot; the caller must refresh it. */
  clear(r: i32): void {
    this.next[this.starts + r] = this.ends + r;
    this.prev[this.ends + r] = this.starts + r;
  }

  /** Writes the customers of a slot to `sequence` from an offset. @returns the offset after them */
  list(r: i32, at: i32): i32 {
    for (let v: i32 = this.next[this.starts + r]; v < this.starts; v = this.next[v]) this.sequence[at++] = v;
    return at;
  }

  /** Moves customer c after vertex v; the caller must refresh both routes. */
  move(c: i32, v: i32): void {
    const next = this.next;
    const prev = this.prev;
    next[prev[c]] = next[c];
    prev[next[c]] = prev[c];
    this.link(c, v);
  }

  protected link(c: i32, v: i32): void {
    const after: i32 = this.next[v];
    this.next[v] = c;
    this.prev[c] = v;
    this.next[c] = after;
    this.prev[after] = c;
  }

  /** Writes the routes by the polar angle of their centres around the centre of all depots. @returns their number */
  write(tour: StaticArray<i32>, bounds: StaticArray<i32>, types: StaticArray<i32>): i32 {
    const instance = this.instance;
    const order = this.order;
    const keys = this.keys;
    const next = this.next;
    let count: i32 = 0;
    for (let r: i32 = 0; r < instance.slots; r++) {
      if (this.next[this.starts + r] >= this.starts) continue;
      let x: f64 = 0;
      let y: f64 = 0;
      for (let v: i32 = next[this.starts + r]; v < this.starts; v = next[v]) {
        x += instance.x[v];
        y += instance.y[v];
      }
      keys[r] = direction(x, y);
      order[count++] = r;
    }
    sortByKey(order, keys, count);
    let at: i32 = 0;
    for (let k: i32 = 0; k < count; k++) {
      bounds[k] = at;
      types[k] = this.type[order[k]];
      for (let v: i32 = next[this.starts + order[k]]; v < this.starts; v = next[v]) tour[at++] = v;
    }
    bounds[count] = at;
    return count;
  }
}
