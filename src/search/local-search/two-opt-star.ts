import type { MoveEvaluation } from './move-evaluation.js';

/**
 * Length of the slot's route if it goes up to stop `i` and then continues with the stops after `j` of another route.
 */
function lengthJoined(evaluation: MoveEvaluation, slot: number, i: number, j: number): number {
  const { plan } = evaluation;
  const end = plan.endOf(slot);
  const follower = plan.next[j]!;
  if (!plan.isCustomer(follower)) return plan.isCustomer(i) ? plan.distanceTo[i]! + plan.between(i, end) : 0;
  const last = plan.prev[plan.endOf(plan.routeOf[j]!)]!;
  return plan.distanceTo[i]! + plan.between(i, follower) + evaluation.along(follower, last, false) + plan.between(last, end);
}

/** Vehicle cost of the slot's type for a route of that length; 0 if the route becomes empty. */
function vehicleCost(evaluation: MoveEvaluation, slot: number, length: number, customers: number): number {
  const type = evaluation.plan.type[slot]!;
  return customers === 0 ? 0 : evaluation.instance.fixedCost[type]! + evaluation.instance.unitCost[type]! * length;
}

/** Exchanges the tails after the stops `i` and `j` of two routes. */
function crossTails(evaluation: MoveEvaluation, i: number, j: number): boolean {
  const { plan } = evaluation;
  const one = plan.routeOf[i]!;
  const other = plan.routeOf[j]!;
  const sizeOne = plan.position[i]! + plan.size[other]! - plan.position[j]!;
  const sizeOther = plan.position[j]! + plan.size[one]! - plan.position[i]!;
  const before = plan.routeCost(one) + plan.routeCost(other) - plan.penalty[one]! - plan.penalty[other]!;
  const change =
    vehicleCost(evaluation, one, lengthJoined(evaluation, one, i, j), sizeOne) +
    vehicleCost(evaluation, other, lengthJoined(evaluation, other, j, i), sizeOther) -
    before;
  if (!evaluation.pays(change, one, other)) return false;
  if (!evaluation.carries(one, plan.loadTo[i]! + plan.load[other]! - plan.loadTo[j]!)) return false;
  if (!evaluation.carries(other, plan.loadTo[j]! + plan.load[one]! - plan.loadTo[i]!)) return false;
  evaluation.a.begin(plan.type[one]!).addHead(plan.next[i]!).addTail(j);
  evaluation.b.begin(plan.type[other]!).addHead(plan.next[j]!).addTail(i);
  return evaluation.tryBoth(one, other, change);
}

/** Joins the head up to `i` with the reversed head up to `j`, and the two tails likewise. Symmetric distances only. */
function crossHeads(evaluation: MoveEvaluation, i: number, j: number): boolean {
  const { plan } = evaluation;
  const one = plan.routeOf[i]!;
  const other = plan.routeOf[j]!;
  const afterI = plan.next[i]!;
  const afterJ = plan.next[j]!;
  const firstOther = plan.next[plan.startOf(other)]!;
  const lastOne = plan.prev[plan.endOf(one)]!;
  const sizeOther = plan.size[one]! - plan.position[i]! + plan.size[other]! - plan.position[j]!;
  const lengthOne = plan.distanceTo[i]! + plan.between(i, j) + evaluation.along(firstOther, j, true) + plan.between(firstOther, plan.endOf(one));
  let lengthOther = 0;
  if (plan.isCustomer(afterI)) {
    lengthOther = plan.between(plan.startOf(other), lastOne) + evaluation.along(afterI, lastOne, true) + plan.between(afterI, afterJ);
  } else if (plan.isCustomer(afterJ)) lengthOther = plan.between(plan.startOf(other), afterJ);
  if (plan.isCustomer(afterJ)) lengthOther += plan.distance[other]! - plan.distanceTo[afterJ]!;
  const before = plan.routeCost(one) + plan.routeCost(other) - plan.penalty[one]! - plan.penalty[other]!;
  const change = vehicleCost(evaluation, one, lengthOne, 1) + vehicleCost(evaluation, other, lengthOther, sizeOther) - before;
  if (!evaluation.pays(change, one, other)) return false;
  const load = plan.loadTo[i]! + plan.loadTo[j]!;
  if (!evaluation.carries(one, load) || !evaluation.carries(other, plan.load[one]! + plan.load[other]! - load)) return false;
  evaluation.a.begin(plan.type[one]!).addHead(afterI).addReversed(j, firstOther);
  evaluation.b.begin(plan.type[other]!);
  if (plan.isCustomer(afterI)) evaluation.b.addReversed(lastOne, afterI);
  evaluation.b.addTail(j);
  return evaluation.tryBoth(one, other, change);
}

/**
 * Exchanges the tails of two routes so that `u` and `v` become adjacent, also with one of the routes reversed.
 * @see Potvin and Rousseau (1995), An exchange heuristic for routeing problems with time windows,
 * doi:10.1057/jors.1995.204 (2-opt*)
 */
export function crossover(evaluation: MoveEvaluation, u: number, v: number): boolean {
  const { plan, instance } = evaluation;
  if (plan.routeOf[u] === plan.routeOf[v]) return false;
  if (crossTails(evaluation, plan.prev[u]!, v) || crossTails(evaluation, u, plan.prev[v]!)) return true;
  return instance.symmetric && crossHeads(evaluation, u, v);
}
