import { LONGEST_RUN, type Board } from './board.js';

/** Change of a route's length when the run `p` .. `q` gives way to `s` .. `t` of another. */
function replaced(board: Board, p: number, q: number, s: number, t: number): number {
  const { plan } = board;
  const before = plan.prev[p]!;
  const behind = plan.next[q]!;
  const out = plan.between(before, p) + board.along(p, q, false) + plan.between(q, behind);
  return plan.between(before, s) + board.along(s, t, false) + plan.between(t, behind) - out;
}

/** Exchanges the runs `p` .. `q` and `s` .. `t` of two routes. */
function exchangeRuns(board: Board, p: number, q: number, s: number, t: number): boolean {
  const { plan, terrain } = board;
  const one = plan.routeOf[p]!;
  const other = plan.routeOf[s]!;
  const typeA = plan.type[one]!;
  const typeB = plan.type[other]!;
  const change = terrain.unitCost[typeA]! * replaced(board, p, q, s, t) + terrain.unitCost[typeB]! * replaced(board, s, t, p, q);
  if (!board.pays(change, one, other)) return false;
  const shift = board.loadOf(s, t) - board.loadOf(p, q);
  if (!board.carries(one, plan.load[one]! + shift) || !board.carries(other, plan.load[other]! - shift)) return false;
  board.a.begin(typeA).addHead(p).add(s, t).addTail(q);
  board.b.begin(typeB).addHead(s).add(p, q).addTail(t);
  return board.tryBoth(one, other, change);
}

/** Exchanges two runs of one route that do not touch each other; `p` .. `q` comes first. */
function exchangeWithin(board: Board, p: number, q: number, s: number, t: number): boolean {
  const { plan, terrain } = board;
  const slot = plan.routeOf[p]!;
  if (plan.position[s]! <= plan.position[q]! + 1) return false;
  const change = terrain.unitCost[plan.type[slot]!]! * (replaced(board, p, q, s, t) + replaced(board, s, t, p, q));
  if (!board.pays(change, slot, slot)) return false;
  board.a.begin(plan.type[slot]!).addHead(p).add(s, t).add(plan.next[q]!, plan.prev[s]!).add(p, q).addTail(t);
  return board.tryOne(slot, change);
}

function exchangeAny(board: Board, p: number, q: number, s: number, t: number): boolean {
  const { plan } = board;
  if (plan.routeOf[p] !== plan.routeOf[s]) return exchangeRuns(board, p, q, s, t);
  return plan.position[p]! < plan.position[s]! ? exchangeWithin(board, p, q, s, t) : exchangeWithin(board, s, t, p, q);
}

/**
 * Exchanges runs of up to three customers of two routes, or of one: a run beginning with `u` for the one behind `v`,
 * or a run ending with `u` for the one before `v`, so that `u` comes to lie beside `v`.
 * @see Taillard, Badeau, Gendreau, Guertin and Potvin (1997), A tabu search heuristic for the vehicle routing problem
 *   with soft time windows, doi:10.1287/trsc.31.2.170
 */
export function exchange(board: Board, u: number, v: number): boolean {
  const { plan } = board;
  const behind = plan.next[v]!;
  const before = plan.prev[v]!;
  for (let length = 1; length <= LONGEST_RUN; length++) {
    const q = board.runFrom(u, length);
    const p = board.runTo(u, length);
    for (let other = 1; other <= LONGEST_RUN; other++) {
      if (q >= 0 && plan.isCustomer(behind)) {
        const t = board.runFrom(behind, other);
        if (t >= 0 && exchangeAny(board, u, q, behind, t)) return true;
      }
      if (p >= 0 && plan.isCustomer(before)) {
        const s = board.runTo(before, other);
        if (s >= 0 && exchangeAny(board, p, u, s, before)) return true;
      }
    }
  }
  return false;
}
