import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import type { Column } from './column.js';
import { EPSILON } from './column-flows.js';
import { type MasterCut, subsetRowCut } from './master-cut.js';

/** Least violation of a cut that is worth a row. */
const LEAST_VIOLATION = 0.05;

type Triple = readonly [number, number, number];

/** A route of the solution. */
interface UsedRoute extends Pick<Column, 'customers'> {
  readonly value: number;
}

/**
 * Returns the most violated subset-row cuts over three rows: at most one route serves two or more of them. Only triples of which two pairs are served
 * together are looked at. The memory of a cut is what the routes of the solution visit between two of its rows, so that the cut takes as much of them
 * as without: routes that forget are dominated more often.
 * @param mostPerRow - cuts that share a row: those of other rows help more
 * @param known - cuts of the master: one over the same rows lends its memory
 * @see Jepsen, Petersen, Spoorendonk and Pisinger (2008), "Subset-row inequalities applied to the vehicle-routing problem with time
 * windows", doi:10.1287/opre.1070.0449; Pecin, Pessoa, Poggi and Uchoa (2017), "Improved branch-cut-and-price for capacitated vehicle routing",
 * doi:10.1007/s12532-016-0108-8
 */
export function subsetRowCuts(relaxation: RouteRelaxation, columns: readonly Column[], values: Float64Array, most: number, mostPerRow: number, known: readonly MasterCut[]): MasterCut[] {
  const { rowOf, rowCount } = relaxation;
  const used = [...values].flatMap((value, k): UsedRoute[] => (value > EPSILON ? [{ ...columns[k]!, value }] : []));
  const together = pairs(rowOf, rowCount, used);
  const found: { readonly rows: Triple; readonly violation: number }[] = [];
  const seen = new Set<number>();
  for (let a = 0; a < rowCount; a++) {
    for (const [b, ab] of together[a]!) {
      for (const [c, bc] of together[b]!) {
        if (c === a || ab + bc + (together[a]!.get(c) ?? 0) <= 1 + LEAST_VIOLATION) continue;
        const rows = [a, b, c].sort((x, y) => x - y) as [number, number, number];
        const key = (rows[0] * rowCount + rows[1]) * rowCount + rows[2];
        if (seen.has(key)) continue;
        seen.add(key);
        const violation = activity(rows, rowOf, used) - 1;
        if (violation > LEAST_VIOLATION) found.push({ rows, violation });
      }
    }
  }
  found.sort((x, y) => y.violation - x.violation || x.rows[0] - y.rows[0] || x.rows[1] - y.rows[1] || x.rows[2] - y.rows[2]);
  return spread(found.map(({ rows }) => rows), rowCount, most, mostPerRow)
    .map((rows) => subsetRowCut(relaxation, rows, memoryOf(rows, rowOf, used, known)));
}

function memoryOf(rows: Triple, rowOf: Int32Array, used: readonly UsedRoute[], known: readonly MasterCut[]): Set<number> {
  const memory = new Set(known.flatMap((cut) => (cut.kind === 'subset-row' && cut.rows.every((row, k) => row === rows[k]) ? cut.memory : [])));
  for (const { customers } of used) {
    let between: number[] | null = null;
    for (const customer of customers) {
      if (!rows.includes(rowOf[customer]!)) between?.push(customer);
      else if (between === null) between = [];
      else {
        for (const each of between) memory.add(each);
        between = null;
      }
    }
  }
  return memory;
}

function spread(triples: readonly Triple[], rowCount: number, most: number, mostPerRow: number): Triple[] {
  const uses = new Int32Array(rowCount);
  const chosen: Triple[] = [];
  for (const rows of triples) {
    if (chosen.length >= most) break;
    if (rows.some((row) => uses[row]! >= mostPerRow)) continue;
    for (const row of rows) uses[row]!++;
    chosen.push(rows);
  }
  return chosen;
}

/** Per row, by other rows: the value of the routes that serve both. */
function pairs(rowOf: Int32Array, rowCount: number, used: readonly UsedRoute[]): Map<number, number>[] {
  const together = Array.from({ length: rowCount }, () => new Map<number, number>());
  for (const { customers, value } of used) {
    if (value >= 1 - EPSILON) continue;
    const rows = [...new Set(Array.from(customers, (customer) => rowOf[customer]!))];
    for (const a of rows) for (const b of rows) if (a !== b) together[a]!.set(b, (together[a]!.get(b) ?? 0) + value);
  }
  return together;
}

function activity([a, b, c]: Triple, rowOf: Int32Array, used: readonly UsedRoute[]): number {
  let sum = 0;
  for (const { customers, value } of used) {
    let count = 0;
    for (const customer of customers) {
      const row = rowOf[customer]!;
      if (row === a || row === b || row === c) count++;
    }
    sum += value * (count >> 1);
  }
  return sum;
}
