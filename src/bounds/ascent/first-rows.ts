import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import type { Levels } from './levels.js';

/** Of what visits cost at least by the cheapest arcs: walks would come back too often to customers that are worth all of it. */
const SHARE = 0.5;

/**
 * Returns multipliers of rows to start from, units: half of what visiting a customer costs by the cheapest arcs beside it, with its share by weight
 * of a full route's vehicle and way from the depot and back, in the class where that is least.
 */
export function firstRows({ classes, rowOf, rowCount }: RouteRelaxation, { weights, most }: Levels): Float64Array {
  const rows = new Float64Array(rowCount).fill(Infinity);
  const known = new Map<Float64Array, Ways>();
  for (const [k, { cost, fixed }] of classes.entries()) {
    let ways = known.get(cost);
    if (ways === undefined) known.set(cost, ways = waysOf(cost, rowOf.length + 1));
    for (const [i, row] of rowOf.entries()) {
      const route = fixed + ways.depot[i]!;
      const value = SHARE * (ways.between[i]! + (route * weights[i]!) / Math.max(1, most[k]!));
      if (value < rows[row]!) rows[row] = value;
    }
  }
  return rows.map((value) => (value === Infinity ? 0 : value));
}

/** Per customer, units. */
interface Ways {
  /** Half of the cheapest arc from another customer and half of the cheapest to a third; 0: there are none. */
  readonly between: Float64Array;
  /** From the depot and back to it, each directly or by one other customer, as a direct arc may stand for a road that does not exist; Infinity: there are none. */
  readonly depot: Float64Array;
}

function waysOf(cost: Float64Array, size: number): Ways {
  const between = new Float64Array(size - 1);
  const depot = new Float64Array(size - 1);
  for (let vertex = 1; vertex < size; vertex++) {
    let [from, to, otherFrom, otherTo] = [Infinity, Infinity, Infinity, Infinity];
    let [nearestFrom, nearestTo] = [0, 0];
    let [there, back] = [cost[vertex]!, cost[vertex * size]!];
    for (let other = 1; other < size; other++) {
      const into = cost[other * size + vertex]!;
      const out = cost[vertex * size + other]!;
      if (into < from) [otherFrom, from, nearestFrom] = [from, into, other];
      else if (into < otherFrom) otherFrom = into;
      if (out < to) [otherTo, to, nearestTo] = [to, out, other];
      else if (out < otherTo) otherTo = out;
      there = Math.min(there, cost[other]! + into);
      back = Math.min(back, out + cost[other * size]!);
    }
    const both = nearestFrom === nearestTo ? Math.min(from + otherTo, otherFrom + to) : from + to;
    between[vertex - 1] = both < Infinity ? both / 2 : 0;
    depot[vertex - 1] = there + back;
  }
  return { between, depot };
}
