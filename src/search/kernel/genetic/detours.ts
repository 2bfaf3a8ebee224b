import { GeneticInstance } from './genetic-instance';
import { Routes } from './routes';

/** Insertion positions stored per customer and route. */
const KEPT: i32 = 3;

/** What leaving their route saves for customers, and what their detours by other routes take; both are kept until a route changes. */
export class Detours {
  private readonly routes: Routes;
  private readonly instance: GeneticInstance;
  /** Per slot and customer: stamp of the scan, and the `KEPT` shortest detours: length and preceding vertex. */
  private readonly scanned: StaticArray<i32>;
  private readonly detour: StaticArray<f64>;
  private readonly after: StaticArray<i32>;
  /** Per slot and customer: no detour there is shorter, whichever customer leaves the route. */
  private readonly least: StaticArray<f64>;
  private epoch: i32 = 0;
  /** Per customer: length of the edge that replaces it, negative cost change of removing it; per slot: stamp when these were computed. */
  private readonly shortcut: StaticArray<f64>;
  readonly out: StaticArray<f64>;
  private readonly measured: StaticArray<i32>;
  /** A route in its order, from its start: vertices and their nodes; lengths of the edges after them, and of those that replace them. */
  private readonly vertex: StaticArray<i32>;
  private readonly node: StaticArray<i32>;
  private readonly edge: StaticArray<f64>;
  private readonly replacement: StaticArray<f64>;
  /** Vertex after which `withoutOne` would insert. */
  found: i32 = 0;

  constructor(routes: Routes) {
    const instance = routes.instance;
    const cells: i32 = instance.timed ? 0 : instance.slots * instance.nodes;
    this.routes = routes;
    this.instance = instance;
    this.scanned = new StaticArray<i32>(cells);
    this.detour = new StaticArray<f64>(cells * KEPT);
    this.after = new StaticArray<i32>(cells * KEPT);
    this.least = new StaticArray<f64>(cells);
    this.shortcut = new StaticArray<f64>(instance.nodes);
    this.out = new StaticArray<f64>(instance.nodes);
    this.measured = new StaticArray<i32>(instance.slots);
    this.vertex = new StaticArray<i32>(instance.n + 2);
    this.node = new StaticArray<i32>(instance.n + 2);
    this.edge = new StaticArray<f64>(instance.n + 2);
    this.replacement = new StaticArray<f64>(instance.n + 2);
    this.forget();
  }

  private forget(): void {
    for (let k: i32 = 0; k < this.scanned.length; k++) this.scanned[k] = -1;
    for (let r: i32 = 0; r < this.measured.length; r++) this.measured[r] = -1;
    this.epoch = this.routes.epoch;
  }

  /** Computes what has changed of two routes: `V` is floating-point unless both directions are as long. */
  update<V>(r: i32, other: i32): void {
    if (this.epoch !== this.routes.epoch) this.forget();
    this.measure(r);
    this.measure(other);
    this.scanAll<V>(r, other);
    this.scanAll<V>(other, r);
  }

  /** The shortest detour of customer c by route r. */
  shortest(c: i32, r: i32): f64 {
    return this.detour[(r * this.instance.nodes + c) * KEPT];
  }

  /** Vertex after which it leaves the route. */
  shortestAfter(c: i32, r: i32): i32 {
    return this.after[(r * this.instance.nodes + c) * KEPT];
  }

  /** What the detour of customer c by route r takes at least, whichever customer leaves r. */
  leastWithoutOne(c: i32, r: i32): f64 {
    return this.least[r * this.instance.nodes + c];
  }

  /** Shortest detour for c in a route that loses customer `lost`; sets `found` to the preceding vertex. */
  withoutOne(c: i32, lost: i32, r: i32): f64 {
    const routes = this.routes;
    const instance = this.instance;
    const before: i32 = routes.prev[lost];
    const behind: i32 = routes.next[lost];
    const row: i32 = c * instance.nodes;
    const cell: i32 = (r * instance.nodes + c) * KEPT;
    // At the position of the lost customer; the saving of its removal is already counted.
    const a: i32 = routes.node[before];
    const b: i32 = routes.node[behind];
    const fromA: f64 = instance.transposed[row + a];
    const toB: f64 = instance.matrix[row + b];
    let best: f64 = fromA + toB - instance.distance(a, b);
    this.found = before;
    for (let k: i32 = cell; k < cell + KEPT; k++) {
      const at: i32 = this.after[k];
      if (at === before || at === lost) continue;
      if (this.detour[k] < best) {
        best = this.detour[k];
        this.found = at;
      }
      break;
    }
    return best;
  }

  /** Computes the best positions of the customers of one route in another. */
  private scanAll<V>(from: i32, to: i32): void {
    const routes = this.routes;
    const changed: i32 = routes.changed[to];
    let stops: i32 = 0;
    for (let c: i32 = routes.next[routes.starts + from]; c < routes.starts; c = routes.next[c]) {
      const cell: i32 = to * this.instance.nodes + c;
      if (this.scanned[cell] >= changed) continue;
      if (stops === 0) stops = this.gather(to);
      this.scan<V>(c, stops, cell);
      this.scanned[cell] = changed;
    }
  }

  /** Copies a route to arrays, in its order. @returns its number of customers, plus one */
  private gather(r: i32): i32 {
    const routes = this.routes;
    let count: i32 = 0;
    for (let v: i32 = routes.starts + r; v !== routes.ends + r; v = routes.next[v]) {
      this.vertex[count] = v;
      this.node[count] = routes.node[v];
      this.edge[count] = routes.toNext[v];
      this.replacement[count] = count === 0 ? 0 : this.shortcut[v];
      count++;
    }
    this.node[count] = routes.node[routes.ends + r];
    return count;
  }

  /** Computes the removal savings of the customers of a route. */
  private measure(r: i32): void {
    const routes = this.routes;
    if (this.measured[r] >= routes.changed[r]) return;
    this.measured[r] = routes.changed[r];
    for (let c: i32 = routes.next[routes.starts + r]; c < routes.starts; c = routes.next[c]) {
      const p: i32 = routes.prev[c];
      const shortcut: f64 = this.instance.distance(routes.node[p], routes.node[routes.next[c]]);
      this.shortcut[c] = shortcut;
      this.out[c] = routes.rate[r] * (shortcut - routes.toNext[p] - routes.toNext[c]);
    }
  }

  /** Computes the best positions of a customer in the route gathered last. */
  private scan<V>(c: i32, stops: i32, cell: i32): void {
    const matrix = this.instance.matrix;
    const transposed = this.instance.transposed;
    const row: i32 = c * this.instance.nodes;
    let c0: f64 = Infinity;
    let c1: f64 = Infinity;
    let c2: f64 = Infinity;
    let a0: i32 = -1;
    let a1: i32 = -1;
    let a2: i32 = -1;
    let fromV: f64 = transposed[row + this.node[0]];
    let fromBefore: f64 = Infinity;
    let instead: f64 = Infinity;
    for (let k: i32 = 0; k < stops; k++) {
      const node: i32 = this.node[k + 1];
      const toW: f64 = matrix[row + node];
      const cost: f64 = fromV + toW - this.edge[k];
      const replaced: f64 = fromBefore + toW - this.replacement[k];
      if (replaced < instead) instead = replaced;
      if (cost < c2) {
        if (cost < c1) {
          c2 = c1;
          a2 = a1;
          if (cost < c0) {
            c1 = c0;
            a1 = a0;
            c0 = cost;
            a0 = k;
          } else {
            c1 = cost;
            a1 = k;
          }
        } else {
          c2 = cost;
          a2 = k;
        }
      }
      fromBefore = fromV;
      fromV = isFloat<V>() ? transposed[row + node] : toW;
    }
    this.least[cell] = c0 < instead ? c0 : instead;
    const at: i32 = cell * KEPT;
    this.detour[at] = c0;
    this.detour[at + 1] = c1;
    this.detour[at + 2] = c2;
    this.after[at] = a0 < 0 ? -1 : this.vertex[a0];
    this.after[at + 1] = a1 < 0 ? -1 : this.vertex[a1];
    this.after[at + 2] = a2 < 0 ? -1 : this.vertex[a2];
  }
}
