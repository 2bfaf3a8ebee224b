import { minutesFunction } from '../../src/model/distances.js';
import { demandOf } from '../../src/model/plain.js';
import type { Problem } from '../../src/model/problem.js';
import { allowance } from '../../src/model/tolerance.js';

/**
 * Exact answers for problems of one type of vehicle with hard windows, by dynamic programming over sets of customers: for up to 12 of them.
 * A set is a number whose bit i stands for customer i.
 * @see M. Held, R. M. Karp, "A dynamic programming approach to sequencing problems", SIAM Journal 10 (1962), doi:10.1137/0110015
 */

/** Per set of customers: the earliest minute at which one vehicle that serves them is back; Infinity: it cannot. */
export function earliestEnds(problem: Problem): Float64Array {
  const { customers, vehicleTypes, time } = problem;
  const { start, end } = vehicleTypes[0]!;
  const { open, close, service } = time!;
  const n = customers.length;
  const minutes = minutesFunction(problem, 0);
  const served = new Float64Array(n * 2 ** n).fill(Infinity);
  const ends = new Float64Array(2 ** n).fill(Infinity);
  ends[0] = 0;
  const serve = (set: number, i: number, from: number, at: number): void => {
    const node = customers[i]!;
    const begin = Math.max(at + minutes(from, node), open[node]!);
    if (begin <= close[node]! + allowance(close[node]!) && begin + service[node]! < served[set * n + i]!) served[set * n + i] = begin + service[node]!;
  };
  for (let i = 0; i < n; i++) serve(1 << i, i, start, Math.max(0, open[start]!) + service[start]!);
  for (let set = 1; set < 2 ** n; set++) {
    for (let i = 0; i < n; i++) {
      const at = served[set * n + i]!;
      if (at === Infinity) continue;
      for (let j = 0; j < n; j++) if ((set & (1 << j)) === 0) serve(set | (1 << j), j, customers[i]!, at);
      const back = at + minutes(customers[i]!, end);
      if (back <= close[end]! + allowance(close[end]!)) ends[set] = Math.min(ends[set]!, back + service[end]!);
    }
  }
  return ends;
}

/** Returns the least number of vehicles that serve all customers within windows and capacities; Infinity: no number does. */
export function fewestVehicles(problem: Problem): number {
  const n = problem.customers.length;
  const ends = earliestEnds(problem);
  const capacity = problem.vehicleTypes[0]!.capacity[0]!;
  const isRoute = (set: number): boolean => ends[set]! < Infinity && problem.customers.reduce((load, node, i) => load + ((set >> i) & 1) * demandOf(problem)[node]!, 0) <= capacity;
  const routes = Array.from(ends, (_, set) => set > 0 && isRoute(set));
  const fewest = new Float64Array(2 ** n).fill(Infinity);
  fewest[0] = 0;
  for (let set = 1; set < 2 ** n; set++) {
    for (let part = set; part > 0; part = (part - 1) & set) if (routes[part]) fewest[set] = Math.min(fewest[set]!, fewest[set ^ part]! + 1);
  }
  return fewest.at(-1)!;
}
