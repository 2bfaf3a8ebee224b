import type { Problem } from '../../model/problem.js';
import type { Planted } from './details.js';

/** Routes shorter than this have no alternatives. */
const LEAST = 4;

/** Returns a plan without the alternatives that it does not take: the last customer of each route that is long enough. */
export function withoutAlternatives(plan: Planted['plan']): Planted['plan'] {
  return plan.map((customers) => (customers.length < LEAST ? customers : customers.slice(0, -1)));
}

/** Makes each customer that a plan has left out an alternative to the first customer of its route. */
export function addAlternatives({ problem, plan }: Planted): Problem {
  const kept = new Set(plan.flat());
  const left = [...problem.customers].filter((node) => !kept.has(node));
  const firsts = plan.filter(({ length }) => length >= LEAST - 1).map(([first]) => first!);
  const relations = left.map((node, k) => ({ kind: 'one-of' as const, nodes: Int32Array.of(firsts[k]!, node) }));
  return { ...problem, relations: [...problem.relations, ...relations] };
}

/** Each route has goods of one of three kinds, which may not be on one route with those of another kind. */
export function addGoods({ problem, plan, random }: Planted): Problem {
  const kinds = new Int32Array(problem.nodeCount);
  for (const [vehicle, customers] of plan.entries()) for (const node of customers) if (random.next() < 0.7) kinds[node] = 1 << (vehicle % 3);
  return { ...problem, incompatible: { kinds, excludes: kinds.map((kind) => (kind === 0 ? 0 : 7 & ~kind)) } };
}
