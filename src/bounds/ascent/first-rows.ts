import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import type { Levels } from './levels.js';

/** Of what visits cost at least by the cheapest arcs: walks would come back too often to customers that are worth all of it. */
const SHARE = 0.5;

/**
 * Returns multipliers of rows to start from, units: half of what visiting a customer costs by the cheapest arcs beside it, with its share by weight
 * of a full route's vehicle and way from the depot and back, in the class where that is least.
 */
export function firstRows({ customers, classes, rowOf, rowCount }: RouteRelaxation, { weights, most }: Levels): Float64Array {
  const size = customers.length + 1;
  const rows = new Float64Array(rowCount).fill(Infinity);
  const known = new Map<Float64Array, Float64Array>();
  for (const [k, { cost, fixed }] of classes.entries()) {
    let between = known.get(cost);
    if (between === undefined) known.set(cost, between = cheapestBetween(cost, size));
    for (const [i, row] of rowOf.entries()) {
      const vertex = i + 1;
      const route = fixed + cost[vertex]! + cost[vertex * size]!;
      const value = SHARE * (between[i]! + (route * weights[i]!) / Math.max(1, most[k]!));
      if (value < rows[row]!) rows[row] = value;
    }
  }
  return rows.map((value) => (value === Infinity ? 0 : value));
}

/** Returns, per customer, half of the cheapest arc from another customer and half of the cheapest to one that is not the same; 0: there are none. */
function cheapestBetween(cost: Float64Array, size: number): Float64Array {
  const costs = new Float64Array(size - 1);
  for (let vertex = 1; vertex < size; vertex++) {
    let [from, to, otherFrom, otherTo] = [Infinity, Infinity, Infinity, Infinity];
    let [nearestFrom, nearestTo] = [0, 0];
    for (let other = 1; other < size; other++) {
      const into = cost[other * size + vertex]!;
      const out = cost[vertex * size + other]!;
      if (into < from) [otherFrom, from, nearestFrom] = [from, into, other];
      else if (into < otherFrom) otherFrom = into;
      if (out < to) [otherTo, to, nearestTo] = [to, out, other];
      else if (out < otherTo) otherTo = out;
    }
    const both = nearestFrom === nearestTo ? Math.min(from + otherTo, otherFrom + to) : from + to;
    costs[vertex - 1] = both < Infinity ? both / 2 : 0;
  }
  return costs;
}
