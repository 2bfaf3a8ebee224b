import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import type { ArcFlows } from './arc-flows.js';

/** Least violation of a cut that is worth a row. */
const LEAST_VIOLATION = 0.04;
/** Most customers of a set that grows. */
const LARGEST_SET = 120;

/** States of vertices beside a growing set. */
const [OUTSIDE, BORDER, INSIDE] = [0, 1, 2];

/** Customers, by index in ascending order, whose demand needs so many routes. */
export interface CapacitySet {
  readonly customers: readonly number[];
  readonly vehicles: number;
}

/** A set that fewer routes enter than it needs. */
interface Violated extends CapacitySet {
  /** Violation for the size of the cut. */
  readonly worth: number;
}

/** What is needed to find capacity cuts of one load. */
interface Load {
  readonly loads: Float64Array;
  /** Ascending: the k + 1 largest vehicles together carry `most[k]`. */
  readonly most: readonly number[];
}

/** Finds rounded capacity cuts: at least so many routes enter a set of customers as carry its demand. */
export class CapacityCuts {
  readonly #loads: readonly Load[];
  /** Per vertex: whether a cut may hold the customer, all of whose routes it counts. */
  readonly #mustServe: Uint8Array;

  constructor(relaxation: RouteRelaxation) {
    const { classes, customers, rowOf, price, rowCount } = relaxation;
    const members = new Int32Array(rowCount);
    for (const row of rowOf) members[row]!++;
    this.#mustServe = Uint8Array.from({ length: customers.length + 1 }, (_, vertex) => Number(vertex > 0 && price[rowOf[vertex - 1]!] === Infinity && members[rowOf[vertex - 1]!] === 1));
    this.#loads = classes[0]!.loads.map((loads, k) => ({ loads, most: carried(relaxation, k) })).filter(({ most, loads }) => most.length > 0 && most[0]! > 0 && most[0]! < Infinity && loads.some((load) => load > 0));
  }

  /**
   * Returns the most violated cuts found by growing sets greedily from every customer, and those of the components of the flows.
   * @see Lysgaard, Letchford and Eglese (2004), "A new branch-and-cut algorithm for the capacitated vehicle routing problem",
   * doi:10.1007/s10107-003-0481-8
   */
  separate(flows: ArcFlows, most: number): CapacitySet[] {
    const links = new Links(flows, this.#mustServe);
    const found = new Map<string, Violated>();
    for (const load of this.#loads) {
      const growing = new GrowingSet(links, load);
      for (const component of links.components()) growing.along(component, found);
      for (let seed = 1; seed < this.#mustServe.length; seed++) if (this.#mustServe[seed] === 1) growing.from(seed, found);
    }
    return [...found.values()].sort((a, b) => b.worth - a.worth).slice(0, most).map(({ customers, vehicles }) => ({ customers, vehicles }));
  }
}

/** How much the k + 1 largest vehicles carry, by k. */
function carried({ classes, customers }: RouteRelaxation, load: number): number[] {
  const order = classes.map(({ capacity, count }) => ({ capacity: capacity[load]!, count })).sort((a, b) => b.capacity - a.capacity);
  const most: number[] = [];
  let sum = 0;
  for (const { capacity, count } of order) for (let k = 0; k < Math.min(count, customers.length); k++) most.push(sum += capacity);
  return most;
}

/** Flows between customers that a cut may hold, in both directions together, as lists. */
class Links {
  readonly size: number;
  /** Per vertex: where its list begins. */
  readonly first: Int32Array;
  readonly to: Int32Array;
  readonly flow: Float64Array;
  /** Per vertex: what enters it, from anywhere. */
  readonly entering: Float64Array;

  constructor({ into, out }: ArcFlows, mustServe: Uint8Array) {
    this.size = mustServe.length;
    this.first = new Int32Array(this.size + 1);
    this.entering = new Float64Array(this.size);
    const [to, flow]: [number[], number[]] = [[], []];
    for (let vertex = 0; vertex < this.size; vertex++) {
      this.first[vertex] = to.length;
      if (mustServe[vertex] === 0) continue;
      const both = new Map(out[vertex]);
      for (const [from, value] of into[vertex]!) {
        this.entering[vertex]! += value;
        both.set(from, (both.get(from) ?? 0) + value);
      }
      for (const [other, value] of both) {
        if (mustServe[other] === 0) continue;
        to.push(other);
        flow.push(value);
      }
    }
    this.first[this.size] = to.length;
    this.to = Int32Array.from(to);
    this.flow = Float64Array.from(flow);
  }

  /** Customers that the flows connect without the depot. */
  components(): number[][] {
    const seen = new Uint8Array(this.size);
    const components: number[][] = [];
    for (let seed = 1; seed < this.size; seed++) {
      if (seen[seed] === 1 || this.first[seed] === this.first[seed + 1]) continue;
      const component = [seed];
      seen[seed] = 1;
      for (const vertex of component) {
        for (let k = this.first[vertex]!; k < this.first[vertex + 1]!; k++) {
          const next = this.to[k]!;
          if (seen[next] === 1) continue;
          seen[next] = 1;
          component.push(next);
        }
      }
      components.push(component);
    }
    return components;
  }
}

/** A set of customers, how much enters it, and what it needs. */
class GrowingSet {
  readonly #links: Links;
  readonly #load: Load;
  /** Per vertex: the flow between it and the set, in both directions. */
  readonly #linked: Float64Array;
  readonly #state: Uint8Array;
  readonly #members: Int32Array;
  /** Vertices next to the set, among them some that have joined it. */
  readonly #border: Int32Array;
  #size = 0;
  #borderSize = 0;
  #entering = 0;
  #demand = 0;
  #vehicles = 0;

  constructor(links: Links, load: Load) {
    this.#links = links;
    this.#load = load;
    this.#linked = new Float64Array(links.size);
    this.#state = new Uint8Array(links.size);
    this.#members = new Int32Array(links.size);
    this.#border = new Int32Array(links.size);
  }

  /** Adds again and again the customer that leaves the least flow entering the set for what it carries, and notes violated sets. */
  from(seed: number, found: Map<string, Violated>): void {
    this.#clear();
    const largest = Math.min(LARGEST_SET, (this.#links.size >> 1) + 1);
    let best: Violated | null = null;
    for (let next = seed; next > 0 && this.#size < largest; next = this.#next()) {
      this.#add(next);
      const worth = this.#worth();
      if (worth > (best?.worth ?? 0)) best = this.#violated(worth);
    }
    if (best !== null) found.set(best.customers.join(), best);
  }

  /** Notes a given set if it is violated. */
  along(vertices: readonly number[], found: Map<string, Violated>): void {
    this.#clear();
    for (const vertex of vertices) this.#add(vertex);
    const worth = this.#worth();
    if (worth === 0) return;
    const set = this.#violated(worth);
    found.set(set.customers.join(), set);
  }

  #clear(): void {
    for (let k = 0; k < this.#size; k++) this.#state[this.#members[k]!] = OUTSIDE;
    for (let k = 0; k < this.#borderSize; k++) {
      this.#state[this.#border[k]!] = OUTSIDE;
      this.#linked[this.#border[k]!] = 0;
    }
    this.#size = this.#borderSize = this.#entering = this.#demand = 0;
    this.#vehicles = 1;
  }

  #add(vertex: number): void {
    const { first, to, flow, entering } = this.#links;
    this.#entering += entering[vertex]! - this.#linked[vertex]!;
    this.#members[this.#size++] = vertex;
    this.#state[vertex] = INSIDE;
    this.#demand += this.#load.loads[vertex - 1]!;
    for (let k = first[vertex]!; k < first[vertex + 1]!; k++) {
      const other = to[k]!;
      if (this.#state[other] === INSIDE) continue;
      if (this.#state[other] === OUTSIDE) {
        this.#state[other] = BORDER;
        this.#border[this.#borderSize++] = other;
      }
      this.#linked[other]! += flow[k]!;
    }
    const { most } = this.#load;
    // Sums of demands may be off by rounding errors.
    while (this.#vehicles < most.length && most[this.#vehicles - 1]! < this.#demand * (1 - 1e-12)) this.#vehicles++;
  }

  /** @returns 0: nothing is next to the set */
  #next(): number {
    const { entering } = this.#links;
    const { loads, most } = this.#load;
    let [next, least] = [0, Infinity];
    for (let k = 0; k < this.#borderSize; k++) {
      const vertex = this.#border[k]!;
      if (this.#state[vertex] === INSIDE) continue;
      const slack = entering[vertex]! - this.#linked[vertex]! - loads[vertex - 1]! / most[0]!;
      if (slack < least || (slack === least && vertex < next)) [next, least] = [vertex, slack];
    }
    return next;
  }

  /** @returns 0: not violated enough */
  #worth(): number {
    const violation = this.#vehicles - this.#entering;
    return violation < LEAST_VIOLATION ? 0 : violation / this.#vehicles ** 0.5;
  }

  #violated(worth: number): Violated {
    return { customers: Array.from(this.#members.subarray(0, this.#size), (vertex) => vertex - 1).sort((a, b) => a - b), vehicles: this.#vehicles, worth };
  }
}
