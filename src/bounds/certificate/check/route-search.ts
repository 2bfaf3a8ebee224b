import { completionBounds } from './completion-bounds.js';
import { LabelStore } from './label-store.js';
import type { RouteView } from './route-view.js';

/** Routes of a view with what they collect. */
export interface PricedView {
  readonly view: RouteView;
  /** Units that every route pays beside its arcs. */
  readonly base: number;
  /** Over vertices: units of an arc less what it collects; Infinity: may not be driven. */
  readonly reduced: Float64Array;
  /** Per vertex: the row that it covers; vertex 0: -1. */
  readonly rowOf: Int32Array;
  readonly rowCount: number;
  /** For every second of three rows that a route serves it pays the dual. */
  readonly triples: readonly { readonly rows: readonly number[]; readonly dual: number }[];
  /** Per vertex: rows that are remembered there at first. */
  readonly near: readonly (readonly number[])[];
}

/** What is left to spend; it is charged one for every label and every comparison of labels. */
export interface Work {
  left: number;
}

export type SearchEnding =
  | { readonly kind: 'proved' }
  /** A route of these vertices collects more than it costs, by `excess`. */
  | { readonly kind: 'found'; readonly vertices: readonly number[]; readonly excess: number }
  /** The work is spent; no route with at most `upTo` customers collects more than it costs. */
  | { readonly kind: 'stopped'; readonly upTo: number };

/** Cycles that are closed before a search begins again. */
const MAX_CYCLES = 50;

/**
 * Searches all routes for one that collects more than it costs: by labels over routes that may return to a row that was forgotten
 * on the way; what is remembered grows wherever such a cycle would have been needed, until there is no such route or it
 * has no cycle. Labels are extended in order of their numbers of customers.
 * @see R. Baldacci, A. Mingozzi, R. Roberti, "New route relaxation and pricing strategies for the vehicle routing problem",
 * Operations Research 59 (2011), doi:10.1287/opre.1110.0975; G. Righini, M. Salani, "New dynamic programming algorithms for the
 * resource constrained elementary shortest path problem", Networks 51 (2008), doi:10.1002/net.20212
 */
export function searchRoutes(priced: PricedView, work: Work): SearchEnding {
  const bounds = completionBounds(priced, work);
  if (bounds === null) return { kind: 'stopped', upTo: 0 };
  const memory = new Memory(priced);
  let upTo = 0;
  for (;;) {
    const search = new LabelSearch(priced, memory, bounds, work);
    const { excessive, levels, isComplete } = search.run();
    const elementary = excessive.find((route) => memory.firstCycle(route) === null);
    if (elementary !== undefined) return { kind: 'found', vertices: elementary, excess: -search.reducedCost(elementary) };
    upTo = Math.max(upTo, levels);
    if (excessive.length === 0) return isComplete ? { kind: 'proved' } : { kind: 'stopped', upTo };
    for (const route of excessive.slice(0, MAX_CYCLES)) memory.close(route);
  }
}

/** Which rows are remembered at which vertex, as bits. */
class Memory {
  readonly words: number;
  readonly #rowOf: Int32Array;
  readonly kept: Int32Array;

  constructor({ rowOf, rowCount, near }: PricedView) {
    this.#rowOf = rowOf;
    this.words = (rowCount + 31) >>> 5;
    this.kept = new Int32Array(rowOf.length * this.words);
    for (const [vertex, rows] of near.entries()) for (const row of rows) this.#keep(vertex, row);
  }

  #keep(vertex: number, row: number): void {
    this.kept[vertex * this.words + (row >>> 5)]! |= 1 << (row & 31);
  }

  /** Places of the first two visits to one row of which the second ends soonest. */
  firstCycle(route: readonly number[]): readonly [from: number, to: number] | null {
    const last = new Map<number, number>();
    for (const [place, vertex] of route.entries()) {
      const row = this.#rowOf[vertex]!;
      const before = last.get(row);
      if (before !== undefined) return [before, place];
      last.set(row, place);
    }
    return null;
  }

  /** Remembers a row throughout the first cycle of a route. */
  close(route: readonly number[]): void {
    const cycle = this.firstCycle(route)!;
    const row = this.#rowOf[route[cycle[0]]!]!;
    for (let place = cycle[0]; place < cycle[1]; place++) this.#keep(route[place]!, row);
  }
}

interface Found {
  /** Vertices of routes that collect too much, all with `levels + 1` customers. */
  readonly excessive: readonly (readonly number[])[];
  /** No route with at most this many customers collects too much: all were looked at. */
  readonly levels: number;
  readonly isComplete: boolean;
}

/** One search over all labels. */
class LabelSearch {
  readonly #priced: PricedView;
  readonly #memory: Memory;
  readonly #least: (level: number, vertex: number, spent: number) => number;
  readonly #work: Work;
  readonly #store: LabelStore;
  readonly #at: number[][];
  /** Per row: triples with it. */
  readonly #triplesOf: readonly (readonly number[])[];

  constructor(priced: PricedView, memory: Memory, least: (level: number, vertex: number, spent: number) => number, work: Work) {
    this.#priced = priced;
    this.#memory = memory;
    this.#least = least;
    this.#work = work;
    const tripleWords = (priced.triples.length + 31) >>> 5;
    this.#store = new LabelStore(priced.view.sums.length, memory.words, tripleWords);
    this.#at = Array.from({ length: priced.view.size }, () => []);
    const triplesOf = Array.from({ length: priced.rowCount }, (): number[] => []);
    for (const [k, { rows }] of priced.triples.entries()) for (const row of rows) triplesOf[row]!.push(k);
    this.#triplesOf = triplesOf;
  }

  run(): Found {
    const { size, maxStops } = this.#priced.view;
    const most = Math.min(this.#priced.rowCount, maxStops === Infinity ? Infinity : Math.floor(maxStops + 1e-6 + 1e-9 * maxStops));
    let labels = [this.#store.first(this.#priced.base, this.#priced.view.times?.open[0] ?? 0)];
    for (let level = 1; level <= most; level++) {
      const next: number[] = [];
      for (const label of labels) {
        if (this.#store.isDead(label)) continue;
        const from = this.#store.vertexOf(label);
        for (let to = 1; to < size; to++) if (to !== from) this.#extend(label, from, to, level, next);
        if (this.#work.left <= 0) return { excessive: [], levels: level - 1, isComplete: false };
      }
      labels = next.filter((label) => !this.#store.isDead(label));
      const excessive = labels.filter((label) => this.#ends(label)).map((label) => this.#store.route(label));
      if (excessive.length > 0 || labels.length === 0) return { excessive, levels: level - 1, isComplete: true };
    }
    return { excessive: [], levels: most, isComplete: true };
  }

  /** Whether a route ends here in time and collects more than it costs. */
  #ends(label: number): boolean {
    const { reduced, view: { size, sums, times } } = this.#priced;
    const arc = this.#store.vertexOf(label) * size;
    if (!(this.#store.cost(label) + reduced[arc]! < 0)) return false;
    if (times !== null && this.#store.time(label) + times.minutes[arc]! > times.close[0]!) return false;
    return sums.every(({ used, most }, k) => this.#store.sum(label, k) + used[arc]! <= most);
  }

  #extend(label: number, from: number, to: number, level: number, next: number[]): void {
    const { reduced, rowOf, view: { size, sums, times } } = this.#priced;
    const store = this.#store;
    const arc = from * size + to;
    const row = rowOf[to]!;
    if (reduced[arc] === Infinity || store.remembers(label, row)) return;
    let cost = store.cost(label) + reduced[arc]!;
    let time = 0;
    if (times !== null) {
      time = Math.max(store.time(label) + times.minutes[arc]!, times.open[to]!);
      if (time > times.close[to]!) return;
      if (times.lateCost !== null && time > times.due[to]!) cost += Math.floor(times.lateCost[to]! * (time - times.due[to]!));
    }
    for (let k = 0; k < sums.length; k++) if (store.sum(label, k) + sums[k]!.used[arc]! > sums[k]!.most) return;
    this.#work.left--;
    const spent = times === null ? (sums.length === 0 ? 0 : store.sum(label, 0) + sums[0]!.used[arc]!) : time;
    if (cost + this.#least(level, to, spent) >= 0) return;
    const made = store.extend(label, to, cost, time);
    for (let k = 0; k < sums.length; k++) store.setSum(made, k, store.sum(label, k) + sums[k]!.used[arc]!);
    store.remember(made, label, row, this.#memory.kept, to);
    this.#payTriples(made, label, row);
    if (store.cost(made) + this.#least(level, to, spent) >= 0 || !this.#isKept(made, to, level)) store.dropLast(made);
    else next.push(made);
  }

  #payTriples(made: number, label: number, row: number): void {
    this.#store.copyParities(made, label);
    for (const k of this.#triplesOf[row]!) if (this.#store.flip(made, k)) this.#store.addCost(made, this.#priced.triples[k]!.dual);
  }

  /** Whether no known label at the vertex is as good in everything; those of the same level that are worse die. */
  #isKept(made: number, vertex: number, level: number): boolean {
    const store = this.#store;
    const { triples } = this.#priced;
    const labels = this.#at[vertex]!;
    for (let k = 0; k < labels.length; k++) {
      this.#work.left--;
      if (store.dominates(labels[k]!, made, triples)) return false;
    }
    let kept = 0;
    for (let k = 0; k < labels.length; k++) {
      const other = labels[k]!;
      if (store.levelOf(other) === level && store.dominates(made, other, triples)) store.kill(other);
      else labels[kept++] = other;
    }
    labels.length = kept;
    labels.push(made);
    return true;
  }

  /** Reduced cost of a route without cycles. */
  reducedCost(vertices: readonly number[]): number {
    const { base, reduced, rowOf, triples, view: { size } } = this.#priced;
    const arcs = [0, ...vertices].reduce((sum, vertex, k) => sum + reduced[vertex * size + (vertices[k] ?? 0)]!, base);
    const served = new Set(vertices.map((vertex) => rowOf[vertex]!));
    return triples.reduce((sum, { rows, dual }) => sum + dual * Math.floor(rows.filter((row) => served.has(row)).length / 2), arcs);
  }
}
