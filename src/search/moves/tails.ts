import type { Board } from './board.js';

/** Length of the slot's route when it goes up to stop `i` and then on with the stops behind `j` of another route. */
function lengthJoined(board: Board, slot: number, i: number, j: number): number {
  const { plan } = board;
  const end = plan.endOf(slot);
  const follower = plan.next[j]!;
  if (!plan.isCustomer(follower)) return plan.isCustomer(i) ? plan.distanceTo[i]! + plan.between(i, end) : 0;
  const last = plan.prev[plan.endOf(plan.routeOf[j]!)]!;
  return plan.distanceTo[i]! + plan.between(i, follower) + board.along(follower, last, false) + plan.between(last, end);
}

/** Cost of a vehicle of the slot's type for a route of that length; a route of no length at all may be none. */
function vehicleCost(board: Board, slot: number, length: number, customers: number): number {
  const type = board.plan.type[slot]!;
  return customers === 0 ? 0 : board.terrain.fixedCost[type]! + board.terrain.unitCost[type]! * length;
}

/** Exchanges what lies behind the stops `i` and `j` of two routes. */
function crossTails(board: Board, i: number, j: number): boolean {
  const { plan } = board;
  const one = plan.routeOf[i]!;
  const other = plan.routeOf[j]!;
  const sizeOne = plan.position[i]! + plan.size[other]! - plan.position[j]!;
  const sizeOther = plan.position[j]! + plan.size[one]! - plan.position[i]!;
  const before = plan.routeCost(one) + plan.routeCost(other) - plan.penalty[one]! - plan.penalty[other]!;
  const change =
    vehicleCost(board, one, lengthJoined(board, one, i, j), sizeOne) +
    vehicleCost(board, other, lengthJoined(board, other, j, i), sizeOther) -
    before;
  if (!board.pays(change, one, other)) return false;
  if (!board.carries(one, plan.loadTo[i]! + plan.load[other]! - plan.loadTo[j]!)) return false;
  if (!board.carries(other, plan.loadTo[j]! + plan.load[one]! - plan.loadTo[i]!)) return false;
  board.a.begin(plan.type[one]!).addHead(plan.next[i]!).addTail(j);
  board.b.begin(plan.type[other]!).addHead(plan.next[j]!).addTail(i);
  return board.tryBoth(one, other, change);
}

/** Joins the head up to `i` with the head up to `j` turned round, and the two tails likewise. Symmetric distances. */
function crossHeads(board: Board, i: number, j: number): boolean {
  const { plan } = board;
  const one = plan.routeOf[i]!;
  const other = plan.routeOf[j]!;
  const afterI = plan.next[i]!;
  const afterJ = plan.next[j]!;
  const firstOther = plan.next[plan.startOf(other)]!;
  const lastOne = plan.prev[plan.endOf(one)]!;
  const sizeOther = plan.size[one]! - plan.position[i]! + plan.size[other]! - plan.position[j]!;
  const lengthOne = plan.distanceTo[i]! + plan.between(i, j) + board.along(firstOther, j, true) + plan.between(firstOther, plan.endOf(one));
  let lengthOther = 0;
  if (plan.isCustomer(afterI)) {
    lengthOther = plan.between(plan.startOf(other), lastOne) + board.along(afterI, lastOne, true) + plan.between(afterI, afterJ);
  } else if (plan.isCustomer(afterJ)) lengthOther = plan.between(plan.startOf(other), afterJ);
  if (plan.isCustomer(afterJ)) lengthOther += plan.distance[other]! - plan.distanceTo[afterJ]!;
  const before = plan.routeCost(one) + plan.routeCost(other) - plan.penalty[one]! - plan.penalty[other]!;
  const change = vehicleCost(board, one, lengthOne, 1) + vehicleCost(board, other, lengthOther, sizeOther) - before;
  if (!board.pays(change, one, other)) return false;
  const load = plan.loadTo[i]! + plan.loadTo[j]!;
  if (!board.carries(one, load) || !board.carries(other, plan.load[one]! + plan.load[other]! - load)) return false;
  board.a.begin(plan.type[one]!).addHead(afterI).addReversed(j, firstOther);
  board.b.begin(plan.type[other]!);
  if (plan.isCustomer(afterI)) board.b.addReversed(lastOne, afterI);
  board.b.addTail(j);
  return board.tryBoth(one, other, change);
}

/**
 * Exchanges the tails of two routes so that `u` and `v` become neighbours, also with one of them turned round.
 * @see Potvin and Rousseau (1995), An exchange heuristic for routeing problems with time windows,
 *   doi:10.1057/jors.1995.204 (2-opt*)
 */
export function crossover(board: Board, u: number, v: number): boolean {
  const { plan, terrain } = board;
  if (plan.routeOf[u] === plan.routeOf[v]) return false;
  if (crossTails(board, plan.prev[u]!, v) || crossTails(board, u, plan.prev[v]!)) return true;
  return terrain.symmetric && crossHeads(board, u, v);
}
