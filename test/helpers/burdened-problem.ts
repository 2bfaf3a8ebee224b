import type { Problem } from '../../src/model/problem.js';
import { dice } from './random-problem.js';

/** Which burdens a problem gets. */
export interface BurdenOptions {
  /** Whether each vehicle type may serve about two in three customers, and each customer has at least one type. */
  readonly restricted?: boolean;
  /** Whether about every third customer has goods collected instead, after all deliveries, and some have both. */
  readonly ordered?: boolean;
  /** The same in any order: goods that are collected are on board with those that are still to be delivered. */
  readonly mingled?: boolean;
  /** Whether there is a second kind of goods, of which vehicles can carry about as much as of the first. */
  readonly several?: boolean;
  /** Whether each customer may be left out for a price between these two. */
  readonly prices?: readonly [least: number, most: number];
  /** Whether every third customer must be served all the same. */
  readonly someRequired?: boolean;
}

/** Returns a problem with burdens. */
export function burdened(problem: Problem, seed: number, { restricted = false, ordered = false, mingled = false, several = false, prices, someRequired = false }: BurdenOptions): Problem {
  const random = dice(seed);
  const withPrices = prices === undefined ? problem : priced(problem, prices, dice(seed + 1000), someRequired);
  const bothWays = ordered || mingled ? inBothWays(withPrices, (node) => (node + seed) % 3, (node) => (node + seed) % 7 === 0, ordered) : withPrices;
  const withOrder = several ? withSecondKind(bothWays, dice(seed + 2000)) : bothWays;
  if (!restricted) return withOrder;
  const types = problem.vehicleTypes.length;
  const allowed = new Uint8Array(problem.nodeCount * types).fill(1);
  for (const c of problem.customers) {
    const own = random.int(0, types - 1);
    for (let type = 0; type < types; type++) allowed[c * types + type] = type === own || random.next() < 0.6 ? 1 : 0;
  }
  return { ...withOrder, allowed };
}

function priced(problem: Problem, [least, most]: readonly [number, number], random: ReturnType<typeof dice>, someRequired: boolean): Problem {
  const price = new Float64Array(problem.nodeCount).fill(NaN);
  for (const c of problem.customers) price[c] = someRequired && c % 3 === 0 ? Infinity : random.int(least, most);
  return { ...problem, omission: { price, priority: new Float64Array(problem.nodeCount).fill(1) } };
}

function inBothWays(problem: Problem, third: (node: number) => number, both: (node: number) => boolean, deliveriesFirst: boolean): Problem {
  const [goods] = problem.quantities;
  const units = goods!.collected.map((value, node) => value + goods!.delivered[node]!);
  const delivered = units.map((value, node) => (third(node) !== 0 || both(node) ? value : 0));
  const collected = units.map((value, node) => (third(node) === 0 || both(node) ? value : 0));
  return { ...problem, quantities: [{ delivered, collected }], vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, deliveriesFirst })) };
}

/** About every fourth customer has much of it, the others little. */
function withSecondKind(problem: Problem, random: ReturnType<typeof dice>): Problem {
  const [first] = problem.quantities;
  const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);
  const delivered = new Float64Array(problem.nodeCount);
  for (const c of problem.customers) delivered[c] = random.chance(0.25) ? random.int(8, 16) : random.int(0, 3);
  const scale = sum(delivered) / Math.max(sum(first!.delivered), sum(first!.collected));
  return {
    ...problem,
    quantities: [...problem.quantities, { delivered, collected: new Float64Array(problem.nodeCount) }],
    vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, capacity: Float64Array.of(type.capacity[0]!, Math.max(16, Math.ceil(type.capacity[0]! * scale))) })),
  };
}
