import { DepotChange } from './depot-change';
import { Ground } from './ground';
import { Moves } from './moves';
import { Routes } from './routes';
import { SwapStar } from './swap-star';
import { Random } from '../random';

/** Empty routes that a customer is tried on, those of the nearest depots first. */
const EMPTY_ROUTES: i32 = 2;
/** A customer's neighbours are put into another order in one of so many runs. */
const SHUFFLE_CHANCE = 0.05;

/**
 * Local search to a local optimum of all moves: customers in random order against their neighbours, the starts of their
 * neighbours' routes and empty routes, then, without windows, SWAP* between routes whose sectors overlap; routes change to
 * vehicles of other depots.
 *
 * @see T. Vidal (2022), sections 3.2 and 3.3, doi:10.1016/j.cor.2021.105643
 */
export class Education {
  readonly routes: Routes;
  private readonly ground: Ground;
  private readonly random: Random;
  private readonly moves: Moves;
  private readonly swapStar: SwapStar;
  private readonly depotChange: DepotChange;
  private readonly order: StaticArray<i32>;
  private readonly slots: StaticArray<i32>;
  /** Per customer and slot: stamp when it was last tried. */
  private readonly tried: StaticArray<i32>;
  private readonly slotTried: StaticArray<i32>;

  constructor(routes: Routes, random: Random) {
    const ground = routes.ground;
    this.routes = routes;
    this.ground = ground;
    this.random = random;
    this.moves = new Moves(routes);
    this.swapStar = new SwapStar(routes);
    this.depotChange = new DepotChange(routes);
    this.order = new StaticArray<i32>(ground.n);
    this.slots = new StaticArray<i32>(ground.slots);
    this.tried = new StaticArray<i32>(ground.nodes);
    this.slotTried = new StaticArray<i32>(ground.slots);
    for (let k: i32 = 0; k < ground.n; k++) this.order[k] = k + 1;
    for (let r: i32 = 0; r < ground.slots; r++) this.slots[r] = r;
  }

  /**
   * Improves the routes at their present price of excess until no move helps.
   * @param since - stamp: moves of routes that have not changed after it are not tried among themselves; -1: all are
   */
  run(since: i32): void {
    const ground = this.ground;
    const random = this.random;
    random.shuffle(this.order, 0, ground.n);
    random.shuffle(this.slots, 0, ground.slots);
    for (let c: i32 = 1; c <= ground.n; c++) {
      if (random.next() < SHUFFLE_CHANCE) random.shuffle(ground.near, ground.nearStart[c], ground.nearStart[c + 1]);
    }
    for (let c: i32 = 0; c <= ground.n; c++) this.tried[c] = since;
    for (let r: i32 = 0; r < ground.slots; r++) this.slotTried[r] = since;
    for (let round: i32 = 0; ; round++) {
      const before: i32 = this.routes.stamp;
      for (let k: i32 = 0; k < ground.n; k++) this.improve(this.order[k], round, since);
      if (!ground.timed) this.exchange();
      if (ground.types > 1) this.rehouse(round === 0 ? since : before);
      if (round > 0 && this.routes.stamp === before) return;
    }
  }

  /** Tries customer u against all that changed since it was last tried. */
  private improve(u: i32, round: i32, since: i32): void {
    const routes = this.routes;
    const ground = this.ground;
    const moves = this.moves;
    const changed = routes.changed;
    const last: i32 = this.tried[u];
    this.tried[u] = routes.stamp;
    moves.look(u);
    const end: i32 = ground.nearStart[u + 1];
    for (let k: i32 = ground.nearStart[u]; k < end; k++) {
      const v: i32 = ground.near[k];
      if (changed[routes.route[u]] <= last && changed[routes.route[v]] <= last) continue;
      if (moves.tryAt(v)) {
        moves.look(u);
        continue;
      }
      const start: i32 = routes.prev[v];
      if (start >= routes.starts && moves.tryAt(start)) moves.look(u);
    }
    // Not in the first round, in which it would open too many routes.
    this.improveAtDepots(u, last);
    if (round === 0) return;
    let tried: i32 = 0;
    for (let k: i32 = 0; k < ground.types && tried < EMPTY_ROUTES; k++) {
      const empty: i32 = routes.empty[ground.typeOrder[u * ground.types + k]];
      if (empty < 0 || changed[routes.route[u]] <= (round === 1 ? since : last)) continue;
      tried++;
      if (moves.tryAt(routes.starts + empty)) moves.look(u);
    }
  }

  /** Tries customer u at both ends of the routes of near depots, where they or its own have changed after a stamp. */
  private improveAtDepots(u: i32, last: i32): void {
    const routes = this.routes;
    const ground = this.ground;
    const moves = this.moves;
    for (let k: i32 = 0; k < ground.nearTypes[u]; k++) {
      const t: i32 = ground.typeOrder[u * ground.types + k];
      for (let r: i32 = ground.slotStart[t]; r < ground.slotStart[t + 1]; r++) {
        if (routes.size[r] === 0 || (routes.changed[r] <= last && routes.changed[routes.route[u]] <= last)) continue;
        if (moves.tryAt(routes.starts + r)) moves.look(u);
        const v: i32 = routes.prev[routes.ends + r];
        if (v !== u && v < routes.starts && moves.tryAt(v)) moves.look(u);
      }
    }
  }

  /** Lets routes that have changed after a stamp change to vehicles of other depots. */
  private rehouse(stamp: i32): void {
    const routes = this.routes;
    for (let k: i32 = 0; k < this.ground.slots; k++) {
      const r: i32 = this.slots[k];
      if (routes.size[r] > 0 && routes.changed[r] > stamp) this.depotChange.tryOn(r);
    }
  }

  private exchange(): void {
    const routes = this.routes;
    for (let k: i32 = 0; k < this.ground.slots; k++) {
      const r: i32 = this.slots[k];
      const last: i32 = this.slotTried[r];
      this.slotTried[r] = routes.stamp;
      for (let j: i32 = 0; j < this.ground.slots; j++) {
        const other: i32 = this.slots[j];
        if (r >= other || routes.size[r] === 0 || routes.size[other] === 0) continue;
        if (routes.changed[r] <= last && routes.changed[other] <= last) continue;
        if (routes.overlap(r, other)) this.swapStar.tryBetween(r, other);
      }
    }
  }
}
