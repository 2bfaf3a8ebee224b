import { nearestByMeasure, type NearestLists } from '../instance/nearest.js';
import { distance, type Instance } from '../instance/layout.js';

/** Neighbours that a customer chooses; those that chose it come on top. */
const GRANULARITY = 20;
/** What a minute of unavoidable waiting counts in choosing neighbours, against a minute of travel or of coming late. */
const WAITING = 0.2;
/** The same where waiting takes from the time that a route may last. */
const CAPPED_WAITING = 1;

/** Neighbours of customer number c: `near[nearStart[c]..nearStart[c + 1])`, mutual. */
export interface LinkedNeighbours {
  readonly nearStart: Int32Array;
  readonly near: Int32Array;
}

/** The neighbours of each customer by distance, or by time where there are windows, and those it is a neighbour of. O(n^2) */
export function linkedNeighbours(instance: Instance, numberOf: Int32Array): LinkedNeighbours {
  const { customers } = instance;
  const of = instance.timed ? nearInTime(instance) : listedIn(instance.near);
  const sets = Array.from({ length: customers.length + 1 }, () => new Set<number>());
  for (const c of customers) {
    for (const other of of(c)) {
      sets[numberOf[c]!]!.add(numberOf[other]!);
      sets[numberOf[other]!]!.add(numberOf[c]!);
    }
  }
  const nearStart = new Int32Array(customers.length + 2);
  sets.forEach((set, number) => (nearStart[number + 1] = nearStart[number]! + set.size));
  return { nearStart, near: Int32Array.from(sets.flatMap((set) => [...set])) };
}

type Neighbours = (customer: number) => Iterable<number>;

/** The first neighbours of each row. */
function listedIn({ count, node, width }: NearestLists): Neighbours {
  return (c) => node.subarray(c * width, c * width + Math.min(GRANULARITY, count[c]!));
}

/**
 * Customers that a vehicle may well serve next or before: by travel, unavoidable waiting and coming late.
 * @see T. Vidal, T. G. Crainic, M. Gendreau, C. Prins, Computers & Operations Research 40 (2013), section 4.5,
 *   doi:10.1016/j.cor.2012.07.018
 */
function nearInTime(instance: Instance): Neighbours {
  const { open, close, service } = instance;
  const minutes = instance.minutes.reduce((least, value) => Math.min(least, value), Infinity);
  const weight = instance.capped ? CAPPED_WAITING : WAITING;
  const gap = (a: number, b: number) => {
    const travel = distance(instance, a, b) * minutes;
    const waiting = open[b]! - travel - service[a]! - close[a]!;
    const late = open[a]! + service[a]! + travel - close[b]!;
    return travel + weight * Math.max(0, waiting) + Math.max(0, late);
  };
  return listedIn(nearestByMeasure(instance.nodeCount, instance.customers, GRANULARITY, (a, b) => Math.min(gap(a, b), gap(b, a))));
}
