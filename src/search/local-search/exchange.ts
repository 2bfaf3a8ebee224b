import { LONGEST_RUN, type MoveEvaluation } from './move-evaluation.js';

/** Change of a route's length if the segment `p` .. `q` is replaced by `s` .. `t` of another route. */
function replaced(evaluation: MoveEvaluation, p: number, q: number, s: number, t: number): number {
  const { plan } = evaluation;
  const before = plan.prev[p]!;
  const behind = plan.next[q]!;
  const out = plan.between(before, p) + evaluation.along(p, q, false) + plan.between(q, behind);
  return plan.between(before, s) + evaluation.along(s, t, false) + plan.between(t, behind) - out;
}

/** Exchanges the segments `p` .. `q` and `s` .. `t` of two routes. */
function exchangeRuns(evaluation: MoveEvaluation, p: number, q: number, s: number, t: number): boolean {
  const { plan, instance } = evaluation;
  const one = plan.routeOf[p]!;
  const other = plan.routeOf[s]!;
  const typeA = plan.type[one]!;
  const typeB = plan.type[other]!;
  const change = instance.unitCost[typeA]! * replaced(evaluation, p, q, s, t) + instance.unitCost[typeB]! * replaced(evaluation, s, t, p, q);
  if (!evaluation.pays(change, one, other)) return false;
  const shift = evaluation.loadOf(s, t) - evaluation.loadOf(p, q);
  if (!evaluation.carries(one, plan.load[one]! + shift) || !evaluation.carries(other, plan.load[other]! - shift)) return false;
  evaluation.a.begin(typeA).addHead(p).add(s, t).addTail(q);
  evaluation.b.begin(typeB).addHead(s).add(p, q).addTail(t);
  return evaluation.tryBoth(one, other, change);
}

/** Exchanges two non-adjacent segments of one route; `p` .. `q` comes first. */
function exchangeWithin(evaluation: MoveEvaluation, p: number, q: number, s: number, t: number): boolean {
  const { plan, instance } = evaluation;
  const slot = plan.routeOf[p]!;
  if (plan.position[s]! <= plan.position[q]! + 1) return false;
  const change = instance.unitCost[plan.type[slot]!]! * (replaced(evaluation, p, q, s, t) + replaced(evaluation, s, t, p, q));
  if (!evaluation.pays(change, slot, slot)) return false;
  evaluation.a.begin(plan.type[slot]!).addHead(p).add(s, t).add(plan.next[q]!, plan.prev[s]!).add(p, q).addTail(t);
  return evaluation.tryOne(slot, change);
}

function exchangeAny(evaluation: MoveEvaluation, p: number, q: number, s: number, t: number): boolean {
  const { plan } = evaluation;
  if (plan.routeOf[p] !== plan.routeOf[s]) return exchangeRuns(evaluation, p, q, s, t);
  return plan.position[p]! < plan.position[s]! ? exchangeWithin(evaluation, p, q, s, t) : exchangeWithin(evaluation, s, t, p, q);
}

/**
 * Exchanges segments of up to three customers between two routes or within one: a segment starting with `u` for the one
 * after `v`, or a segment ending with `u` for the one before `v`, so that `u` becomes adjacent to `v`.
 * @see Taillard, Badeau, Gendreau, Guertin and Potvin (1997), A tabu search heuristic for the vehicle routing problem
 * with soft time windows, doi:10.1287/trsc.31.2.170
 */
export function exchange(evaluation: MoveEvaluation, u: number, v: number): boolean {
  const { plan } = evaluation;
  const behind = plan.next[v]!;
  const before = plan.prev[v]!;
  for (let length = 1; length <= LONGEST_RUN; length++) {
    const q = evaluation.runFrom(u, length);
    const p = evaluation.runTo(u, length);
    for (let other = 1; other <= LONGEST_RUN; other++) {
      if (q >= 0 && plan.isCustomer(behind)) {
        const t = evaluation.runFrom(behind, other);
        if (t >= 0 && exchangeAny(evaluation, u, q, behind, t)) return true;
      }
      if (p >= 0 && plan.isCustomer(before)) {
        const s = evaluation.runTo(before, other);
        if (s >= 0 && exchangeAny(evaluation, p, u, s, before)) return true;
      }
    }
  }
  return false;
}
