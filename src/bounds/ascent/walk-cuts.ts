import type { Cut } from '../contract.js';
import type { CapacitySet } from '../cuts/capacity-cuts.js';
import type { WalkFlows } from './walk-flows.js';
import type { Walks } from './walks.js';

/** A capacity cut, with whether each vertex is inside. */
interface WalkCut extends CapacitySet {
  readonly inside: Uint8Array;
  /** What the costs of arcs take account of. */
  applied: number;
}

/**
 * Capacity cuts with multipliers: whole even numbers of units, half of which every arc that enters or leaves the set costs less, so
 * that arcs stay as symmetric as they are.
 */
export class WalkCuts {
  readonly #walks: Walks;
  readonly #size: number;
  #cuts: WalkCut[] = [];

  /** @param size - number of vertices */
  constructor(walks: Walks, size: number) {
    this.#walks = walks;
    this.#size = size;
  }

  get count(): number {
    return this.#cuts.length;
  }

  /** The sets, in the order of their multipliers. */
  get sets(): readonly CapacitySet[] {
    return this.#cuts;
  }

  /** Adds sets that are new, whose multipliers come after those of the others. @returns whether there are any */
  add(sets: readonly CapacitySet[]): boolean {
    const known = new Set(this.#cuts.map(({ customers }) => customers.join()));
    const fresh = sets.filter(({ customers }) => !known.has(customers.join()));
    for (const { customers, vehicles } of fresh) {
      const inside = new Uint8Array(this.#size);
      for (const customer of customers) inside[customer + 1] = 1;
      this.#cuts.push({ customers, vehicles, inside, applied: 0 });
    }
    return fresh.length > 0;
  }

  /** Forgets all cuts but some. @param isKept - by index */
  keep(isKept: (index: number) => boolean): void {
    for (const [k, cut] of this.#cuts.entries()) if (!isKept(k)) this.#apply(cut, 0);
    this.#cuts = this.#cuts.filter((_, k) => isKept(k));
  }

  /** Lets arcs cost what multipliers leave; missing ones are 0. */
  applyAll(duals: Float64Array): void {
    for (const [k, cut] of this.#cuts.entries()) this.#apply(cut, duals[k] ?? 0);
  }

  /** Returns by how much the value grows with each multiplier. */
  gradient(flows: WalkFlows): Float64Array {
    return Float64Array.from(this.#cuts, ({ vehicles, inside }) => vehicles - flows.entering(inside));
  }

  worth(duals: Float64Array): number {
    return this.#cuts.reduce((sum, { vehicles }, k) => sum + (duals[k] ?? 0) * vehicles, 0);
  }

  /** Returns the cuts with positive multipliers. @param factor - units per unit of the result */
  withDuals(duals: Float64Array, factor: number): Cut[] {
    return this.#cuts.flatMap(({ customers, vehicles }, k): Cut[] => {
      const dual = (duals[k] ?? 0) / factor;
      return dual > 0 ? [{ kind: 'capacity', customers, vehicles, dual }] : [];
    });
  }

  #apply(cut: WalkCut, dual: number): void {
    if (dual === cut.applied) return;
    this.#walks.addToCrossing(cut.inside, (cut.applied - dual) / 2);
    cut.applied = dual;
  }
}
