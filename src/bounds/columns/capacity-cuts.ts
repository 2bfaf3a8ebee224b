import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import type { ArcFlows } from './arc-flows.js';
import { capacityCut, cutKey, type MasterCut } from './master-cut.js';

/** Least violation of a cut that is worth a row. */
const LEAST_VIOLATION = 0.04;
/** Most customers of a set that grows. */
const LARGEST_SET = 120;

/** What is needed to find capacity cuts of one load. */
interface Load {
  readonly loads: Float64Array;
  /** Ascending: the k + 1 largest vehicles together carry `most[k]`. */
  readonly most: readonly number[];
}

/** Finds rounded capacity cuts: at least so many routes enter a set of customers as carry its demand. */
export class CapacityCuts {
  readonly #relaxation: RouteRelaxation;
  readonly #loads: readonly Load[];
  /** Per vertex: whether a cut may hold the customer, all of whose routes it counts. */
  readonly #mustServe: Uint8Array;

  constructor(relaxation: RouteRelaxation) {
    this.#relaxation = relaxation;
    const { classes, customers, rowOf, price, rowCount } = relaxation;
    const members = new Int32Array(rowCount);
    for (const row of rowOf) members[row]!++;
    this.#mustServe = Uint8Array.from({ length: customers.length + 1 }, (_, vertex) => Number(vertex > 0 && price[rowOf[vertex - 1]!] === Infinity && members[rowOf[vertex - 1]!] === 1));
    this.#loads = classes[0]!.loads.map((loads, k) => ({ loads, most: carried(relaxation, k) })).filter(({ most, loads }) => most.length > 0 && most[0]! > 0 && most[0]! < Infinity && loads.some((load) => load > 0));
  }

  /**
   * Returns the most violated cuts found by growing sets greedily from every customer and every component of the flows.
   * @see Lysgaard, Letchford and Eglese (2004), "A new branch-and-cut algorithm for the capacitated vehicle routing problem",
   * doi:10.1007/s10107-003-0481-8
   */
  separate(flows: ArcFlows, most: number): MasterCut[] {
    const found = new Map<string, { readonly cut: MasterCut; readonly violation: number }>();
    for (const load of this.#loads) {
      const note = (set: SetFlow): void => {
        const vehicles = set.vehicles;
        const violation = vehicles - set.entering;
        if (violation < LEAST_VIOLATION) return;
        const cut = capacityCut(this.#relaxation, set.members.map((vertex) => vertex - 1), vehicles);
        found.set(cutKey(cut), { cut, violation: violation / vehicles ** 0.5 });
      };
      for (const component of this.#components(flows)) {
        const set = new SetFlow(flows, load);
        for (const vertex of component) set.add(vertex);
        note(set);
      }
      for (let seed = 1; seed < this.#mustServe.length; seed++) if (this.#mustServe[seed] === 1) this.#grow(seed, flows, load, note);
    }
    return [...found.values()].sort((a, b) => b.violation - a.violation).slice(0, most).map(({ cut }) => cut);
  }

  /** Customers that the flows connect without the depot. */
  #components(flows: ArcFlows): number[][] {
    const seen = new Uint8Array(this.#mustServe.length);
    const components: number[][] = [];
    for (let seed = 1; seed < seen.length; seed++) {
      if (seen[seed] === 1 || this.#mustServe[seed] === 0) continue;
      const component = [seed];
      seen[seed] = 1;
      for (const vertex of component) {
        for (const next of [...flows.out[vertex]!.keys(), ...flows.into[vertex]!.keys()]) {
          if (next === 0 || seen[next] === 1 || this.#mustServe[next] === 0) continue;
          seen[next] = 1;
          component.push(next);
        }
      }
      components.push(component);
    }
    return components;
  }

  /** Adds again and again the customer that leaves the least flow entering the set for what it carries. */
  #grow(seed: number, flows: ArcFlows, load: Load, note: (set: SetFlow) => void): void {
    const set = new SetFlow(flows, load);
    set.add(seed);
    note(set);
    const largest = Math.min(LARGEST_SET, (this.#mustServe.length >> 1) + 1);
    while (set.members.length < largest) {
      let next = 0;
      let least = Infinity;
      for (const vertex of set.border()) {
        if (this.#mustServe[vertex] === 0) continue;
        const slack = set.slackWith(vertex);
        if (slack < least || (slack === least && vertex < next)) [next, least] = [vertex, slack];
      }
      if (next === 0) return;
      set.add(next);
      note(set);
    }
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

/** A set of customers, how much enters it, and what it needs. */
class SetFlow {
  readonly members: number[] = [];
  entering = 0;
  readonly #flows: ArcFlows;
  readonly #load: Load;
  readonly #inside = new Set<number>();
  readonly #border = new Set<number>();
  #demand = 0;

  constructor(flows: ArcFlows, load: Load) {
    this.#flows = flows;
    this.#load = load;
  }

  get vehicles(): number {
    return this.#vehiclesFor(this.#demand);
  }

  /** Customers next to the set. */
  border(): Iterable<number> {
    return this.#border;
  }

  add(vertex: number): void {
    this.entering += this.#change(vertex);
    this.members.push(vertex);
    this.#inside.add(vertex);
    this.#border.delete(vertex);
    this.#demand += this.#load.loads[vertex - 1]!;
    for (const links of [this.#flows.into[vertex]!, this.#flows.out[vertex]!]) for (const other of links.keys()) if (other !== 0 && !this.#inside.has(other)) this.#border.add(other);
  }

  /** Entering flow with one more customer, less the vehicles it needs without rounding. */
  slackWith(vertex: number): number {
    return this.entering + this.#change(vertex) - (this.#demand + this.#load.loads[vertex - 1]!) / this.#load.most[0]!;
  }

  #change(vertex: number): number {
    let change = 0;
    for (const [from, flow] of this.#flows.into[vertex]!) if (!this.#inside.has(from)) change += flow;
    for (const [to, flow] of this.#flows.out[vertex]!) if (this.#inside.has(to)) change -= flow;
    return change;
  }

  #vehiclesFor(demand: number): number {
    const { most } = this.#load;
    // Sums of demands may be off by rounding errors.
    const needed = demand * (1 - 1e-12);
    const index = most.findIndex((carry) => carry >= needed);
    return Math.max(1, index < 0 ? most.length : index + 1);
  }
}
