import { LONGEST_RUN, type MoveEvaluation } from './move-evaluation.js';

/** Moves the segment `p` .. `q` between stop `x` and its successor, which lie outside it; optionally reversed. */
function relocateRun(evaluation: MoveEvaluation, p: number, q: number, x: number, reversed: boolean): boolean {
  const { plan, instance } = evaluation;
  const y = plan.next[x]!;
  const from = plan.routeOf[p]!;
  const to = plan.routeOf[x]!;
  const before = plan.prev[p]!;
  const behind = plan.next[q]!;
  if (x === before || x === q) return false;
  const unitFrom = instance.unitCost[plan.type[from]!]!;
  const unitTo = instance.unitCost[plan.type[to]!]!;
  const [first, last] = reversed ? [q, p] : [p, q];
  const added = plan.between(x, first) + evaluation.along(p, q, reversed) + plan.between(last, y) - plan.between(x, y);
  if (from === to) {
    const left = plan.between(before, behind) - plan.between(before, p) - evaluation.along(p, q, false) - plan.between(q, behind);
    const change = unitFrom * (added + left);
    if (!evaluation.pays(change, from, from)) return false;
    return relocateWithin(evaluation, p, q, x, reversed, change);
  }
  const alone = !plan.isCustomer(before) && !plan.isCustomer(behind);
  const left = alone ? -plan.distance[from]! : plan.between(before, behind) - plan.between(before, p) - evaluation.along(p, q, false) - plan.between(q, behind);
  const change = unitFrom * left + unitTo * added - (alone ? instance.fixedCost[plan.type[from]!]! : 0);
  if (!evaluation.pays(change, from, to) || !evaluation.carries(to, plan.load[to]! + evaluation.loadOf(p, q))) return false;
  evaluation.a.begin(plan.type[from]!).addHead(p).addTail(q);
  evaluation.b.begin(plan.type[to]!).addHead(y);
  if (reversed) evaluation.b.addReversed(q, p);
  else evaluation.b.add(p, q);
  evaluation.b.addTail(x);
  return evaluation.tryBoth(from, to, change);
}

function relocateWithin(evaluation: MoveEvaluation, p: number, q: number, x: number, reversed: boolean, change: number): boolean {
  const { plan, a } = evaluation;
  const slot = plan.routeOf[p]!;
  const later = plan.position[x]! > plan.position[q]!;
  a.begin(plan.type[slot]!);
  if (later) a.addHead(p).add(plan.next[q]!, x);
  else a.addHead(plan.next[x]!);
  if (reversed) a.addReversed(q, p);
  else a.add(p, q);
  if (later) a.addTail(x);
  else a.add(plan.next[x]!, plan.prev[p]!).addTail(q);
  return evaluation.tryOne(slot, change);
}

/** Whether stop `x` is outside the segment or adjacent to it, so that the segment can be moved there. */
function outside(evaluation: MoveEvaluation, p: number, q: number, x: number): boolean {
  const { plan } = evaluation;
  if (plan.routeOf[x] !== plan.routeOf[p]) return true;
  const at = plan.position[x]!;
  return at < plan.position[p]! - 1 || at > plan.position[q]!;
}

/**
 * Moves `u`, or a segment of up to three customers that starts or ends with it, next to `v`, forwards or reversed: to
 * another route (relocate) or within the same one (or-opt).
 * @see Or (1976), Traveling salesman-type combinatorial problems, Northwestern University
 */
export function relocate(evaluation: MoveEvaluation, u: number, v: number): boolean {
  const { plan } = evaluation;
  const beforeV = plan.prev[v]!;
  for (let length = 1; length <= LONGEST_RUN; length++) {
    const q = evaluation.runFrom(u, length);
    if (q >= 0) {
      if (outside(evaluation, u, q, v) && relocateRun(evaluation, u, q, v, false)) return true;
      if (length > 1 && outside(evaluation, u, q, beforeV) && relocateRun(evaluation, u, q, beforeV, true)) return true;
    }
    const p = evaluation.runTo(u, length);
    if (p >= 0) {
      if (outside(evaluation, p, u, beforeV) && relocateRun(evaluation, p, u, beforeV, false)) return true;
      if (length > 1 && outside(evaluation, p, u, v) && relocateRun(evaluation, p, u, v, true)) return true;
    }
  }
  return false;
}
