import type { RouteRelaxation } from '../relaxation/route-relaxation.js';

/** A cut of the master without its dual. */
export type MasterCut =
  | { readonly kind: 'capacity'; readonly customers: readonly number[]; readonly vehicles: number; /** Per customer. */ readonly inside: Uint8Array }
  | { readonly kind: 'subset-row'; readonly rows: readonly [number, number, number] };

/** Returns a capacity cut over customers given by index. */
export function capacityCut(relaxation: RouteRelaxation, customers: readonly number[], vehicles: number): MasterCut {
  const inside = new Uint8Array(relaxation.customers.length);
  for (const customer of customers) inside[customer] = 1;
  return { kind: 'capacity', customers: [...customers].sort((a, b) => a - b), vehicles, inside };
}

/** Returns what tells a cut from others. */
export function cutKey(cut: MasterCut): string {
  return cut.kind === 'capacity' ? `c${cut.customers.join()}` : `s${cut.rows.join()}`;
}

/** Returns the coefficient of a route in a cut: how often it enters the customers, or half of its visits to the rows, rounded down. */
export function coefficientOf(cut: MasterCut, customers: ArrayLike<number>, rowOf: Int32Array): number {
  let count = 0;
  if (cut.kind === 'capacity') {
    let wasInside = 0;
    for (let k = 0; k < customers.length; k++) {
      const isInside = cut.inside[customers[k]!]!;
      if (isInside > wasInside) count++;
      wasInside = isInside;
    }
    return count;
  }
  const [a, b, c] = cut.rows;
  for (let k = 0; k < customers.length; k++) {
    const row = rowOf[customers[k]!]!;
    if (row === a || row === b || row === c) count++;
  }
  return count >> 1;
}
