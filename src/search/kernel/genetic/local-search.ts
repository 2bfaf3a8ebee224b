import { VehicleChange } from './vehicle-change';
import { GeneticInstance } from './genetic-instance';
import { Moves } from './moves';
import { Routes } from './routes';
import { SwapStar } from './swap-star';
import { Random } from '../random';

/** Number of empty routes tried per customer, starting with those in which it would be cheapest alone. */
const EMPTY_ROUTES: i32 = 2;
/** Fraction of runs in which a customer's neighbours are shuffled. */
const SHUFFLE_CHANCE = 0.05;

/**
 * Local search to a local optimum of all moves: customers in random order with their neighbours, the starts of their
 * neighbours' routes and empty routes; then, without windows, SWAP* between routes whose sectors overlap; finally,
 * routes change to vehicles of other types.
 *
 * @see T. Vidal (2022), sections 3.2 and 3.3, doi:10.1016/j.cor.2021.105643
 */
export class LocalSearch {
  readonly routes: Routes;
  private readonly instance: GeneticInstance;
  private readonly random: Random;
  private readonly moves: Moves;
  private readonly swapStar: SwapStar;
  private readonly vehicleChange: VehicleChange;
  private readonly order: StaticArray<i32>;
  private readonly slots: StaticArray<i32>;
  /** Per customer and per slot: stamp of the last attempt. */
  private readonly tried: StaticArray<i32>;
  private readonly slotTried: StaticArray<i32>;
  /** Per customer: stamp of the last change of its route, or of the route of a neighbour. */
  private readonly around: StaticArray<i32>;

  constructor(routes: Routes, random: Random) {
    const instance = routes.instance;
    this.routes = routes;
    this.instance = instance;
    this.random = random;
    this.moves = new Moves(routes);
    this.swapStar = new SwapStar(routes);
    this.vehicleChange = new VehicleChange(routes);
    this.order = new StaticArray<i32>(instance.n);
    this.slots = new StaticArray<i32>(instance.slots);
    this.tried = new StaticArray<i32>(instance.nodes);
    this.slotTried = new StaticArray<i32>(instance.slots);
    this.around = new StaticArray<i32>(instance.nodes);
    for (let k: i32 = 0; k < instance.n; k++) this.order[k] = k + 1;
    for (let r: i32 = 0; r < instance.slots; r++) this.slots[r] = r;
  }

  /**
   * Improves the routes at their current penalties until no move helps.
   * @param since - stamp: moves between routes that have not changed since then are skipped; -1: none are
   */
  run(since: i32): void {
    const instance = this.instance;
    const random = this.random;
    random.shuffle(this.order, 0, instance.n);
    random.shuffle(this.slots, 0, instance.slots);
    for (let c: i32 = 1; c <= instance.n; c++) {
      if (random.next() < SHUFFLE_CHANCE) random.shuffle(instance.neighbours, instance.neighbourStart[c], instance.neighbourStart[c + 1]);
    }
    for (let c: i32 = 0; c <= instance.n; c++) {
      this.tried[c] = since;
      this.around[c] = since;
    }
    for (let r: i32 = 0; r < instance.slots; r++) this.slotTried[r] = since;
    this.markChanged(since);
    for (let round: i32 = 0; ; round++) {
      const before: i32 = this.routes.stamp;
      for (let k: i32 = 0; k < instance.n; k++) this.improve(this.order[k], round, since);
      const improved: i32 = this.routes.stamp;
      if (!instance.timed) this.exchange();
      if (instance.types > 1) this.changeVehicles(round === 0 ? since : before);
      if (round > 0 && this.routes.stamp === before) return;
      if (this.routes.stamp > improved) this.markChanged(improved);
    }
  }

  /** Tries customer u with everything that changed since its last attempt. */
  private improve(u: i32, round: i32, since: i32): void {
    const routes = this.routes;
    const instance = this.instance;
    const changed = routes.changed;
    const last: i32 = this.tried[u];
    const fresh: boolean = this.around[u] > last;
    // What else it is tried with: routes at near depots, and, from the second round on, empty ones.
    if (!fresh && (instance.nearTypes[u] === 0 || last === routes.stamp) && (round !== 1 || changed[routes.route[u]] <= since)) return;
    this.tried[u] = routes.stamp;
    this.moves.look(u);
    const end: i32 = instance.neighbourStart[u + 1];
    for (let k: i32 = fresh ? instance.neighbourStart[u] : end; k < end; k++) {
      const v: i32 = instance.neighbours[k];
      if (changed[routes.route[u]] <= last && changed[routes.route[v]] <= last) continue;
      if (this.tryAt(u, v)) continue;
      const start: i32 = routes.prev[v];
      if (start >= routes.starts) this.tryAt(u, start);
    }
    this.improveAtDepots(u, last);
    // Empty routes not in the first round, where it would open too many.
    if (round === 0) return;
    let tried: i32 = 0;
    for (let k: i32 = 0; k < instance.types && tried < EMPTY_ROUTES; k++) {
      const empty: i32 = routes.empty[instance.typeOrder[u * instance.types + k]];
      if (empty < 0 || changed[routes.route[u]] <= (round === 1 ? since : last)) continue;
      tried++;
      this.tryAt(u, routes.starts + empty);
    }
  }

  /** Applies the best improving move of customer u with vertex v. @returns whether there was one */
  private tryAt(u: i32, v: i32): boolean {
    const route = this.routes.route;
    const ru: i32 = route[u];
    const rv: i32 = route[v];
    if (!this.moves.tryAt(v)) return false;
    this.mark(ru);
    if (rv !== ru) this.mark(rv);
    this.moves.look(u);
    return true;
  }

  /** Marks the customers of a route that has changed, and their neighbours. */
  private mark(r: i32): void {
    const routes = this.routes;
    const instance = this.instance;
    const around = this.around;
    for (let c: i32 = routes.next[routes.starts + r]; c < routes.starts; c = routes.next[c]) {
      around[c] = routes.stamp;
      for (let k: i32 = instance.neighbourStart[c]; k < instance.neighbourStart[c + 1]; k++) around[instance.neighbours[k]] = routes.stamp;
    }
  }

  /** Marks the routes that have changed after a stamp. */
  private markChanged(stamp: i32): void {
    for (let r: i32 = 0; r < this.instance.slots; r++) if (this.routes.changed[r] > stamp) this.mark(r);
  }

  /**
   * Tries customer u at both ends of the routes of near depots, if they or its own route have changed after a stamp.
   */
  private improveAtDepots(u: i32, last: i32): void {
    const routes = this.routes;
    const instance = this.instance;
    for (let k: i32 = 0; k < instance.nearTypes[u]; k++) {
      const t: i32 = instance.depotOrder[u * instance.types + k];
      for (let r: i32 = instance.slotStart[t]; r < instance.slotStart[t + 1]; r++) {
        if (routes.size[r] === 0 || (routes.changed[r] <= last && routes.changed[routes.route[u]] <= last)) continue;
        this.tryAt(u, routes.starts + r);
        const v: i32 = routes.prev[routes.ends + r];
        if (v !== u && v < routes.starts) this.tryAt(u, v);
      }
    }
  }

  /** Tries vehicles of other types for routes that have changed after a stamp. */
  private changeVehicles(stamp: i32): void {
    const routes = this.routes;
    for (let k: i32 = 0; k < this.instance.slots; k++) {
      const r: i32 = this.slots[k];
      if (routes.size[r] === 0 || routes.changed[r] <= stamp) continue;
      if (!this.vehicleChange.tryIdle(r)) this.vehicleChange.tryExchange(r);
    }
  }

  private exchange(): void {
    const routes = this.routes;
    for (let k: i32 = 0; k < this.instance.slots; k++) {
      const r: i32 = this.slots[k];
      const last: i32 = this.slotTried[r];
      this.slotTried[r] = routes.stamp;
      if (routes.size[r] === 0) continue;
      for (let j: i32 = 0; j < this.instance.slots; j++) {
        const other: i32 = this.slots[j];
        if (r >= other || routes.size[r] === 0 || routes.size[other] === 0) continue;
        if (routes.changed[r] <= last && routes.changed[other] <= last) continue;
        if (routes.sectors.overlap(r, other)) this.swapStar.tryBetween(r, other);
      }
    }
  }
}
