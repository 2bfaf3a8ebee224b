import type { RouteRelaxation } from '../relaxation/route-relaxation.js';

/** A cut of the master without its dual. One over rows has a limited memory: see `PricedCut`. */
export type MasterCut =
  | { readonly kind: 'capacity'; readonly customers: readonly number[]; readonly vehicles: number; /** Per customer. */ readonly inside: Uint8Array }
  | { readonly kind: 'subset-row'; readonly rows: readonly [number, number, number]; /** Ascending. */ readonly memory: readonly number[]; /** Per customer: whether it is in it. */ readonly remembers: Uint8Array };

/** Returns a capacity cut over customers given by index. */
export function capacityCut(relaxation: RouteRelaxation, customers: readonly number[], vehicles: number): MasterCut {
  const inside = new Uint8Array(relaxation.customers.length);
  for (const customer of customers) inside[customer] = 1;
  return { kind: 'capacity', customers: [...customers].sort((a, b) => a - b), vehicles, inside };
}

/** Returns a subset-row cut over rows in ascending order with a memory of customers given by index. */
export function subsetRowCut({ customers }: RouteRelaxation, rows: readonly [number, number, number], memory: Iterable<number>): MasterCut {
  const remembers = new Uint8Array(customers.length);
  for (const customer of memory) remembers[customer] = 1;
  return { kind: 'subset-row', rows, memory: [...remembers.keys()].filter((customer) => remembers[customer] === 1), remembers };
}

/** Returns what tells a cut from others. */
export function cutKey(cut: MasterCut): string {
  return cut.kind === 'capacity' ? `c${cut.customers.join()}` : `s${cut.rows.join()}m${cut.memory.join()}`;
}

/** Returns the coefficient of a route in a cut: how often it enters the customers, or how many pairs of visits to the rows it remembers. */
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
  let isOdd = false;
  for (let k = 0; k < customers.length; k++) {
    const customer = customers[k]!;
    const row = rowOf[customer]!;
    if (row === a || row === b || row === c) {
      if (isOdd) count++;
      isOdd = !isOdd;
    } else if (cut.remembers[customer] === 0) isOdd = false;
  }
  return count;
}
