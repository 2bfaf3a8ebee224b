import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import type { Levels } from './levels.js';

/** Returns multipliers to begin with: about what each customer costs, its cheapest arc and its share of the way from and to the depot. O(n² · classes). */
export function firstRows({ classes, customers, rowOf, rowCount, price }: RouteRelaxation, { weights, most }: Levels): Float64Array {
  const size = customers.length + 1;
  const rows = new Float64Array(rowCount).fill(Infinity);
  for (const [k, { cost, fixed }] of classes.entries()) {
    for (let v = 1; v < size; v++) {
      let near = Infinity;
      for (let from = 1; from < size; from++) near = Math.min(near, cost[from * size + v]!);
      const away = fixed + cost[v]! + cost[v * size]!;
      const share = Math.min(1, weights[v - 1]! / Math.max(1, most[k]!));
      const about = Math.min(away, near + share * away);
      if (about < rows[rowOf[v - 1]!]!) rows[rowOf[v - 1]!] = about;
    }
  }
  return rows.map((about, row) => Math.round(Math.min(about < Infinity ? about : 0, price[row]!)));
}
