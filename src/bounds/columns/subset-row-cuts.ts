import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import type { Column } from './column.js';
import { EPSILON } from './column-flows.js';
import type { MasterCut } from './master-cut.js';

/** Least violation of a cut that is worth a row. */
const LEAST_VIOLATION = 0.05;

/**
 * Returns the most violated subset-row cuts over three rows: at most one route serves two or more of them. Only triples
 * of which two pairs are served together are looked at.
 * @param mostPerRow - cuts that share a row: those of other rows help more
 * @see Jepsen, Petersen, Spoorendonk and Pisinger (2008), "Subset-row inequalities applied to the vehicle-routing problem with time
 * windows", doi:10.1287/opre.1070.0449
 */
export function subsetRowCuts({ rowOf, rowCount }: RouteRelaxation, columns: readonly Column[], values: Float64Array, most: number, mostPerRow: number): MasterCut[] {
  const together = pairs(rowOf, rowCount, columns, values);
  const found: { readonly rows: readonly [number, number, number]; readonly violation: number }[] = [];
  const seen = new Set<number>();
  for (let a = 0; a < rowCount; a++) {
    for (const [b, ab] of together[a]!) {
      for (const [c, bc] of together[b]!) {
        if (c === a || ab + bc + (together[a]!.get(c) ?? 0) <= 1 + LEAST_VIOLATION) continue;
        const rows = [a, b, c].sort((x, y) => x - y) as [number, number, number];
        const key = (rows[0] * rowCount + rows[1]) * rowCount + rows[2];
        if (seen.has(key)) continue;
        seen.add(key);
        const violation = activity(rows, rowOf, columns, values) - 1;
        if (violation > LEAST_VIOLATION) found.push({ rows, violation });
      }
    }
  }
  found.sort((x, y) => y.violation - x.violation || x.rows[0] - y.rows[0] || x.rows[1] - y.rows[1] || x.rows[2] - y.rows[2]);
  return spread(found.map(({ rows }) => rows), rowCount, most, mostPerRow).map((rows) => ({ kind: 'subset-row', rows }));
}

function spread(triples: readonly (readonly [number, number, number])[], rowCount: number, most: number, mostPerRow: number): (readonly [number, number, number])[] {
  const uses = new Int32Array(rowCount);
  const chosen: (readonly [number, number, number])[] = [];
  for (const rows of triples) {
    if (chosen.length >= most) break;
    if (rows.some((row) => uses[row]! >= mostPerRow)) continue;
    for (const row of rows) uses[row]!++;
    chosen.push(rows);
  }
  return chosen;
}

/** Per row, by other rows: the value of the routes that serve both. */
function pairs(rowOf: Int32Array, rowCount: number, columns: readonly Column[], values: Float64Array): Map<number, number>[] {
  const together = Array.from({ length: rowCount }, () => new Map<number, number>());
  values.forEach((value, k) => {
    if (value <= EPSILON || value >= 1 - EPSILON) return;
    const rows = [...new Set(Array.from(columns[k]!.customers, (customer) => rowOf[customer]!))];
    for (const a of rows) for (const b of rows) if (a !== b) together[a]!.set(b, (together[a]!.get(b) ?? 0) + value);
  });
  return together;
}

function activity(triple: readonly [number, number, number], rowOf: Int32Array, columns: readonly Column[], values: Float64Array): number {
  let sum = 0;
  values.forEach((value, k) => {
    if (value <= EPSILON) return;
    let count = 0;
    for (const customer of columns[k]!.customers) if (triple.includes(rowOf[customer]!)) count++;
    sum += value * (count >> 1);
  });
  return sum;
}
