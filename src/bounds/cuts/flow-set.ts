import type { Links } from './links.js';
import type { VehicleLoads } from './vehicle-loads.js';

/** A set of customers that changes one by one, what enters it, and what it needs. */
export class FlowSet {
  readonly #links: Links;
  readonly #loads: VehicleLoads;
  /** Per vertex: the flow between it and the members, in both directions. */
  readonly #linked: Float64Array;
  readonly #isMember: Uint8Array;
  /** Members, and vertices that a flow links or linked with one. */
  readonly #touched: Int32Array;
  readonly #isTouched: Uint8Array;
  #touchedCount = 0;
  #size = 0;
  #entering = 0;
  #demand = 0;
  #vehicles = 1;

  constructor(links: Links, loads: VehicleLoads) {
    this.#links = links;
    this.#loads = loads;
    this.#linked = new Float64Array(links.size);
    this.#isMember = new Uint8Array(links.size);
    this.#touched = new Int32Array(links.size);
    this.#isTouched = new Uint8Array(links.size);
  }

  /** How many routes it needs; as many as it has customers where vehicles cannot carry it: no more of them enter it. */
  get vehicles(): number {
    return this.#vehicles;
  }

  get size(): number {
    return this.#size;
  }

  /** By how much the flow that enters it is less than what it needs. */
  get violation(): number {
    return this.#vehicles - this.#entering;
  }

  /** Returns its vertices, a fresh array. */
  members(): Int32Array {
    return this.#touched.slice(0, this.#touchedCount).filter((vertex) => this.#isMember[vertex] === 1);
  }

  clear(): void {
    for (const vertex of this.#touched.subarray(0, this.#touchedCount)) this.#linked[vertex] = this.#isMember[vertex] = this.#isTouched[vertex] = 0;
    this.#touchedCount = this.#size = this.#entering = this.#demand = 0;
    this.#vehicles = 1;
  }

  /** Adds a vertex, or removes a member. O(its links). */
  change(vertex: number): void {
    const { first, to, flow } = this.#links;
    this.#entering += this.#moreEntering(vertex);
    this.#demand += this.#moreDemand(vertex);
    const sign = this.#isMember[vertex] === 1 ? -1 : 1;
    this.#isMember[vertex]! ^= 1;
    this.#size += sign;
    this.#vehicles = this.#needed(this.#demand, this.#size);
    this.#touch(vertex);
    for (let k = first[vertex]!; k < first[vertex + 1]!; k++) {
      this.#touch(to[k]!);
      this.#linked[to[k]!]! += sign * flow[k]!;
    }
  }

  /** Returns the vertex that leaves the least flow entering the set for what it carries, once it is added; 0: none is linked with a member. O(touched). */
  nearest(): number {
    const { entering } = this.#links;
    const { loads, largest } = this.#loads;
    let [nearest, least] = [0, Infinity];
    for (let k = 0; k < this.#touchedCount; k++) {
      const vertex = this.#touched[k]!;
      if (this.#isMember[vertex] === 1) continue;
      const slack = entering[vertex]! - this.#linked[vertex]! - loads[vertex - 1]! / largest;
      if (slack < least || (slack === least && vertex < nearest)) [nearest, least] = [vertex, slack];
    }
    return nearest;
  }

  /** Returns the vertex whose change leaves the largest violation; 0: none may be changed. O(touched). */
  bestChange(mayChange: (vertex: number) => boolean): number {
    let [best, most] = [0, -Infinity];
    for (let k = 0; k < this.#touchedCount; k++) {
      const vertex = this.#touched[k]!;
      if (!mayChange(vertex) || (this.#isMember[vertex] === 1 && this.#size === 1)) continue;
      const size = this.#size + (this.#isMember[vertex] === 1 ? -1 : 1);
      const violation = this.#needed(this.#demand + this.#moreDemand(vertex), size) - this.#entering - this.#moreEntering(vertex);
      if (violation > most || (violation === most && vertex < best)) [best, most] = [vertex, violation];
    }
    return best;
  }

  #needed(demand: number, size: number): number {
    return Math.max(1, Math.min(size, this.#loads.needed(demand, this.#vehicles)));
  }

  #moreEntering(vertex: number): number {
    const entering = this.#links.entering[vertex]! - this.#linked[vertex]!;
    return this.#isMember[vertex] === 1 ? -entering : entering;
  }

  #moreDemand(vertex: number): number {
    const load = this.#loads.loads[vertex - 1]!;
    return this.#isMember[vertex] === 1 ? -load : load;
  }

  #touch(vertex: number): void {
    if (this.#isTouched[vertex] === 1) return;
    this.#isTouched[vertex] = 1;
    this.#touched[this.#touchedCount++] = vertex;
  }
}
