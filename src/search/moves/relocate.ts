import { LONGEST_RUN, type Board } from './board.js';

/** Moves the run `p` .. `q` between the stops `x` and its follower, which lie outside it, turned round if asked. */
function relocateRun(board: Board, p: number, q: number, x: number, reversed: boolean): boolean {
  const { plan, terrain } = board;
  const y = plan.next[x]!;
  const from = plan.routeOf[p]!;
  const to = plan.routeOf[x]!;
  const before = plan.prev[p]!;
  const behind = plan.next[q]!;
  if (x === before || x === q) return false;
  const unitFrom = terrain.unitCost[plan.type[from]!]!;
  const unitTo = terrain.unitCost[plan.type[to]!]!;
  const [first, last] = reversed ? [q, p] : [p, q];
  const added = plan.between(x, first) + board.along(p, q, reversed) + plan.between(last, y) - plan.between(x, y);
  if (from === to) {
    const left = plan.between(before, behind) - plan.between(before, p) - board.along(p, q, false) - plan.between(q, behind);
    const change = unitFrom * (added + left);
    if (!board.pays(change, from, from)) return false;
    return relocateWithin(board, p, q, x, reversed, change);
  }
  const alone = !plan.isCustomer(before) && !plan.isCustomer(behind);
  const left = alone ? -plan.distance[from]! : plan.between(before, behind) - plan.between(before, p) - board.along(p, q, false) - plan.between(q, behind);
  const change = unitFrom * left + unitTo * added - (alone ? terrain.fixedCost[plan.type[from]!]! : 0);
  if (!board.pays(change, from, to) || !board.carries(to, plan.load[to]! + board.loadOf(p, q))) return false;
  board.a.begin(plan.type[from]!).addHead(p).addTail(q);
  board.b.begin(plan.type[to]!).addHead(y);
  if (reversed) board.b.addReversed(q, p);
  else board.b.add(p, q);
  board.b.addTail(x);
  return board.tryBoth(from, to, change);
}

function relocateWithin(board: Board, p: number, q: number, x: number, reversed: boolean, change: number): boolean {
  const { plan, a } = board;
  const slot = plan.routeOf[p]!;
  const later = plan.position[x]! > plan.position[q]!;
  a.begin(plan.type[slot]!);
  if (later) a.addHead(p).add(plan.next[q]!, x);
  else a.addHead(plan.next[x]!);
  if (reversed) a.addReversed(q, p);
  else a.add(p, q);
  if (later) a.addTail(x);
  else a.add(plan.next[x]!, plan.prev[p]!).addTail(q);
  return board.tryOne(slot, change);
}

/** Tells whether stop `x` lies outside the run, or bounds it, as a place to move it to. */
function outside(board: Board, p: number, q: number, x: number): boolean {
  const { plan } = board;
  if (plan.routeOf[x] !== plan.routeOf[p]) return true;
  const at = plan.position[x]!;
  return at < plan.position[p]! - 1 || at > plan.position[q]!;
}

/**
 * Moves `u`, or a run of up to three customers that begins or ends with it, beside `v`, forwards or turned round: in
 * another route (relocate) or the same (or-opt).
 * @see Or (1976), Traveling salesman-type combinatorial problems, Northwestern University
 */
export function relocate(board: Board, u: number, v: number): boolean {
  const { plan } = board;
  const beforeV = plan.prev[v]!;
  for (let length = 1; length <= LONGEST_RUN; length++) {
    const q = board.runFrom(u, length);
    if (q >= 0) {
      if (outside(board, u, q, v) && relocateRun(board, u, q, v, false)) return true;
      if (length > 1 && outside(board, u, q, beforeV) && relocateRun(board, u, q, beforeV, true)) return true;
    }
    const p = board.runTo(u, length);
    if (p >= 0) {
      if (outside(board, p, u, beforeV) && relocateRun(board, p, u, beforeV, false)) return true;
      if (length > 1 && outside(board, p, u, v) && relocateRun(board, p, u, v, true)) return true;
    }
  }
  return false;
}
