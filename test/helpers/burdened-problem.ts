import type { Problem } from '../../src/model/problem.js';
import { dice } from './random-problem.js';

/** Which burdens a problem gets. */
export interface BurdenOptions {
  /** Whether each vehicle type may serve about two in three customers, and each customer has at least one type. */
  readonly restricted?: boolean;
  /** Whether about every third customer has goods collected instead, after all deliveries, and some have both. */
  readonly ordered?: boolean;
}

/** Returns a problem with burdens. */
export function burdened(problem: Problem, seed: number, { restricted = false, ordered = false }: BurdenOptions): Problem {
  const random = dice(seed);
  const withOrder = ordered ? inOrder(problem, (node) => (node + seed) % 3, (node) => (node + seed) % 7 === 0) : problem;
  if (!restricted) return withOrder;
  const types = problem.vehicleTypes.length;
  const allowed = new Uint8Array(problem.nodeCount * types).fill(1);
  for (const c of problem.customers) {
    const own = random.int(0, types - 1);
    for (let type = 0; type < types; type++) allowed[c * types + type] = type === own || random.next() < 0.6 ? 1 : 0;
  }
  return { ...withOrder, allowed };
}

function inOrder(problem: Problem, third: (node: number) => number, both: (node: number) => boolean): Problem {
  const [goods] = problem.quantities;
  const units = goods!.collected.map((value, node) => value + goods!.delivered[node]!);
  const delivered = units.map((value, node) => (third(node) !== 0 || both(node) ? value : 0));
  const collected = units.map((value, node) => (third(node) === 0 || both(node) ? value : 0));
  return { ...problem, quantities: [{ delivered, collected }], vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, deliveriesFirst: true })) };
}
