import { CROSS_TURNED, RELOCATE, RELOCATE_PAIR, RELOCATE_TURNED, SWAP, SWAP_PAIRS, SWAP_PAIR_ONE, TURN, TURN_HEAD } from './move-kinds';
import { Routes } from './routes';

/**
 * Applies moves of a customer u with its successor x and a vertex v with its successor y. O(customers of both routes).
 */
export class MoveApplication {
  private readonly routes: Routes;

  constructor(routes: Routes) {
    this.routes = routes;
  }

  run(kind: i32, u: i32, v: i32): void {
    const routes = this.routes;
    const p: i32 = routes.prev[u];
    const x: i32 = routes.next[u];
    const y: i32 = routes.next[v];
    const ru: i32 = routes.route[u];
    const rv: i32 = routes.route[v];
    if (kind === RELOCATE) routes.move(u, v);
    else if (kind === RELOCATE_PAIR) {
      routes.move(u, v);
      routes.move(x, u);
    } else if (kind === RELOCATE_TURNED) {
      routes.move(x, v);
      routes.move(u, x);
    } else if (kind === SWAP || kind === SWAP_PAIR_ONE) {
      const w: i32 = routes.prev[v];
      routes.move(v, p);
      routes.move(u, w);
      if (kind === SWAP_PAIR_ONE) routes.move(x, u);
    } else if (kind === SWAP_PAIRS) {
      const w: i32 = routes.prev[v];
      routes.move(v, p);
      routes.move(y, v);
      routes.move(u, w);
      routes.move(x, u);
    } else if (kind === TURN) this.turn(x, v);
    else if (kind === TURN_HEAD) this.turn(y, u);
    else this.cross(kind === CROSS_TURNED, u, v);
    routes.settle(ru, rv);
  }

  /** Reverses the segment from `first` to `last` of a route. */
  private turn(first: i32, last: i32): void {
    const routes = this.routes;
    const next = routes.next;
    const prev = routes.prev;
    const before: i32 = prev[first];
    const after: i32 = next[last];
    for (let c: i32 = first; c !== after; c = prev[c]) {
      const following: i32 = next[c];
      next[c] = prev[c];
      prev[c] = following;
    }
    next[before] = last;
    prev[last] = before;
    next[first] = after;
    prev[after] = first;
  }

  /** Joins u's head with v's tail and v's head with u's tail or, if reversed, the two heads and the two tails. */
  private cross(turned: boolean, u: i32, v: i32): void {
    const routes = this.routes;
    const next = routes.next;
    const list = routes.sequence;
    const starts: i32 = routes.starts;
    const ru: i32 = routes.route[u];
    const rv: i32 = routes.route[v];
    const x: i32 = next[u];
    let count: i32 = 0;
    for (let c: i32 = next[starts + ru]; c !== x; c = next[c]) list[count++] = c;
    if (turned) for (let c: i32 = v; c < starts; c = routes.prev[c]) list[count++] = c;
    else for (let c: i32 = next[v]; c < starts; c = next[c]) list[count++] = c;
    const middle: i32 = count;
    if (turned) {
      for (let c: i32 = routes.prev[routes.ends + ru]; c !== u; c = routes.prev[c]) list[count++] = c;
      for (let c: i32 = next[v]; c < starts; c = next[c]) list[count++] = c;
    } else {
      for (let c: i32 = next[starts + rv], end = next[v]; c !== end; c = next[c]) list[count++] = c;
      for (let c: i32 = x; c < starts; c = next[c]) list[count++] = c;
    }
    routes.relist(ru, list, 0, middle);
    routes.relist(rv, list, middle, count);
  }
}
