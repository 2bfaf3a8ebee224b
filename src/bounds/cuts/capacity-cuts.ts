import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import type { ArcFlows } from './arc-flows.js';
import { FlowSet } from './flow-set.js';
import { Links } from './links.js';
import { VehicleLoads } from './vehicle-loads.js';

/** Least violation of a cut that is worth a row. */
const LEAST_VIOLATION = 0.04;
/** Most customers of a set that grows. */
const LARGEST_SET = 120;
/** A set that lacks no more of a violation than this is changed; no customer is changed back within `KEPT_CHANGES` changes. */
const MOST_LACKING = 0.6;
const KEPT_CHANGES = 7;

/** Customers, by index in ascending order, and the number of routes that their demand needs. */
export interface CapacitySet {
  readonly customers: readonly number[];
  readonly vehicles: number;
}

/** A set that fewer routes enter than it needs. */
interface Violated extends CapacitySet {
  /** Violation for the size of the cut. */
  readonly worth: number;
}

/** Finds rounded capacity cuts: at least as many routes enter a set of customers as its demand needs. */
export class CapacityCuts {
  readonly #loads: readonly VehicleLoads[];
  /** Per vertex: whether a cut may hold the customer, all of whose routes it counts. */
  readonly #mustServe: Uint8Array;
  readonly #changes: number;

  /** @param changes - of a set that has grown, one customer each; 0: sets only grow, which takes a tenth of the time */
  constructor(relaxation: RouteRelaxation, changes: number) {
    this.#changes = changes;
    const { classes, customers, rowOf, price, rowCount } = relaxation;
    const members = new Int32Array(rowCount);
    for (const row of rowOf) members[row]!++;
    this.#mustServe = Uint8Array.from({ length: customers.length + 1 }, (_, vertex) => Number(vertex > 0 && price[rowOf[vertex - 1]!] === Infinity && members[rowOf[vertex - 1]!] === 1));
    this.#loads = [...classes[0]!.loads.keys()].map((load) => new VehicleLoads(relaxation, load)).filter(({ canBind }) => canBind);
  }

  /**
   * Returns the most violated cuts found: sets of customers that grow greedily from each and are then changed, and the components of the flows.
   * @see Lysgaard, Letchford and Eglese (2004), "A new branch-and-cut algorithm for the capacitated vehicle routing problem",
   * doi:10.1007/s10107-003-0481-8; Augerat, Belenguer, Benavent, Corberan and Naddef (1998), "Separating capacity constraints in the CVRP using tabu
   * search", doi:10.1016/S0377-2217(97)00290-7
   * @param stop - asked for each customer that a set grows from; what has been found by then is returned
   */
  separate(flows: ArcFlows, most: number, stop: () => boolean): CapacitySet[] {
    const links = new Links(flows, this.#mustServe);
    const found = new Map<string, Violated>();
    for (const loads of this.#loads) {
      const search = new SetSearch(links, loads, this.#changes, found);
      for (const component of links.components()) search.along(component);
      for (let seed = 1; seed < this.#mustServe.length && !stop(); seed++) if (this.#mustServe[seed] === 1) search.from(seed);
    }
    return [...found.values()].sort((a, b) => b.worth - a.worth).slice(0, most).map(({ customers, vehicles }) => ({ customers, vehicles }));
  }
}

/** Looks for violated sets of one load. */
class SetSearch {
  readonly #set: FlowSet;
  readonly #changes: number;
  readonly #found: Map<string, Violated>;
  /** Per vertex: the change from which on it may be changed again. */
  readonly #freeFrom: Int32Array;

  constructor(links: Links, loads: VehicleLoads, changes: number, found: Map<string, Violated>) {
    this.#set = new FlowSet(links, loads);
    this.#changes = changes;
    this.#found = found;
    this.#freeFrom = new Int32Array(links.size);
  }

  /** Notes a given set if it is violated. */
  along(vertices: Iterable<number>): void {
    this.#fill(vertices);
    this.#note();
  }

  /** Adds customers one by one; of the sets that need the same number of routes, changes the one that is violated most, or comes nearest to it. */
  from(seed: number): void {
    const set = this.#set;
    const order: number[] = [];
    /** By the number of routes that a set needs: how many customers it had. */
    const nearest = new Map<number, { readonly size: number; readonly violation: number }>();
    set.clear();
    for (let next = seed; next > 0 && set.size < LARGEST_SET; next = set.nearest()) {
      set.change(next);
      order.push(next);
      const { vehicles, violation, size } = set;
      if (violation > (nearest.get(vehicles)?.violation ?? -MOST_LACKING)) nearest.set(vehicles, { size, violation });
    }
    for (const { size, violation } of nearest.values()) if (this.#changes > 0 || violation >= LEAST_VIOLATION) this.#improve(order.slice(0, size));
  }

  /** Makes the best changes, and notes each set that is violated more than all before. */
  #improve(vertices: readonly number[]): void {
    const set = this.#set;
    this.#fill(vertices);
    this.#freeFrom.fill(0);
    this.#note();
    let most = set.violation;
    for (let change = 1; change <= this.#changes; change++) {
      const vertex = set.bestChange((each) => this.#freeFrom[each]! <= change);
      if (vertex === 0) return;
      set.change(vertex);
      this.#freeFrom[vertex] = change + KEPT_CHANGES;
      if (set.violation <= most) continue;
      most = set.violation;
      this.#note();
    }
  }

  #fill(vertices: Iterable<number>): void {
    this.#set.clear();
    for (const vertex of vertices) this.#set.change(vertex);
  }

  #note(): void {
    const worth = this.#worth();
    if (worth === 0) return;
    const customers = Array.from(this.#set.members(), (vertex) => vertex - 1).sort((a, b) => a - b);
    this.#found.set(customers.join(), { customers, vehicles: this.#set.vehicles, worth });
  }

  /** @returns 0: not violated enough */
  #worth(): number {
    const { violation, vehicles } = this.#set;
    return violation < LEAST_VIOLATION ? 0 : violation / vehicles ** 0.5;
  }
}
