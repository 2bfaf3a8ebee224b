import type { RouteClass } from '../relaxation/route-relaxation.js';
import type { PricingDuals } from './pricer.js';

/** What the duals say of the rows' customers and of arcs, the same for all classes. */
export class DualArcs {
  /** Per vertex: what a visit collects. */
  readonly visit: Float64Array;
  /** Over vertices: what an arc collects for capacity cuts that it enters; null: there are none. */
  readonly entry: Float64Array | null = null;

  constructor(duals: PricingDuals, rowOf: Int32Array) {
    const size = rowOf.length + 1;
    this.visit = Float64Array.of(0, ...Array.from(rowOf, (row) => duals.rows[row]!));
    for (const cut of duals.cuts) {
      if (cut.kind !== 'capacity' || cut.dual === 0) continue;
      const entry = this.entry ??= new Float64Array(size * size);
      const inside = new Uint8Array(size);
      for (const customer of cut.customers) inside[customer + 1] = 1;
      for (let i = 0; i < size; i++) {
        if (inside[i] === 1) continue;
        for (const customer of cut.customers) entry[i * size + customer + 1]! += cut.dual;
      }
    }
  }

  /**
   * Writes the reduced costs of arcs, and their transpose.
   * @param symmetric - halves what capacity cuts take of an arc between both directions, which changes no route's sum
   */
  write({ cost }: RouteClass, symmetric: boolean, size: number, to: Float64Array, transposed: Float64Array | null): void {
    const { visit, entry } = this;
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++) {
        const k = i * size + j;
        let value = cost[k]! - visit[j]!;
        if (entry !== null) value -= symmetric ? (entry[k]! + entry[j * size + i]!) / 2 : entry[k]!;
        to[k] = value;
        if (transposed !== null) transposed[j * size + i] = value;
      }
    }
  }
}
