import type { MoveEvaluation } from './move-evaluation.js';

/** Reverses the segment `p` .. `q` of a route. */
function reverse(evaluation: MoveEvaluation, p: number, q: number): boolean {
  const { plan, instance } = evaluation;
  const slot = plan.routeOf[p]!;
  const before = plan.prev[p]!;
  const behind = plan.next[q]!;
  const old = plan.between(before, p) + evaluation.along(p, q, false) + plan.between(q, behind);
  const turned = plan.between(before, q) + evaluation.along(p, q, true) + plan.between(p, behind);
  const change = instance.unitCost[plan.type[slot]!]! * (turned - old);
  if (!evaluation.pays(change, slot, slot)) return false;
  evaluation.a.begin(plan.type[slot]!).addHead(p).addReversed(q, p).addTail(q);
  return evaluation.tryOne(slot, change);
}

/**
 * Reverses a segment of one route so that `u` and `v` become adjacent.
 * @see Croes (1958), A method for solving traveling-salesman problems, doi:10.1287/opre.6.6.791
 */
export function twoOpt(evaluation: MoveEvaluation, u: number, v: number): boolean {
  const { plan } = evaluation;
  if (plan.routeOf[u] !== plan.routeOf[v]) return false;
  const [first, last] = plan.position[u]! < plan.position[v]! ? [u, v] : [v, u];
  if (plan.next[first] === last) return false;
  return reverse(evaluation, plan.next[first]!, last) || reverse(evaluation, first, plan.prev[last]!);
}
