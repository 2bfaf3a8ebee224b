import type { Board } from './board.js';

/** Turns the run `p` .. `q` of a route round. */
function reverse(board: Board, p: number, q: number): boolean {
  const { plan, terrain } = board;
  const slot = plan.routeOf[p]!;
  const before = plan.prev[p]!;
  const behind = plan.next[q]!;
  const old = plan.between(before, p) + board.along(p, q, false) + plan.between(q, behind);
  const turned = plan.between(before, q) + board.along(p, q, true) + plan.between(p, behind);
  const change = terrain.unitCost[plan.type[slot]!]! * (turned - old);
  if (!board.pays(change, slot, slot)) return false;
  board.a.begin(plan.type[slot]!).addHead(p).addReversed(q, p).addTail(q);
  return board.tryOne(slot, change);
}

/**
 * Turns a run of customers of one route round so that `u` and `v` become neighbours.
 * @see Croes (1958), A method for solving traveling-salesman problems, doi:10.1287/opre.6.6.791
 */
export function twoOpt(board: Board, u: number, v: number): boolean {
  const { plan } = board;
  if (plan.routeOf[u] !== plan.routeOf[v]) return false;
  const [first, last] = plan.position[u]! < plan.position[v]! ? [u, v] : [v, u];
  if (plan.next[first] === last) return false;
  return reverse(board, plan.next[first]!, last) || reverse(board, first, plan.prev[last]!);
}
