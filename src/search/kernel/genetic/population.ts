import { GeneticInstance } from './genetic-instance';
import { Proximity } from './proximity';
import { GeneticSettings } from './settings';
import { larger, smaller, sortByKey } from '../numbers';
import { Random } from '../random';

/** Maximum number of survivors per subpopulation. */
const MAX_SURVIVORS: i32 = 200;

/** Feasible individuals, and those with excess load or time warp. */
const FEASIBLE: i32 = 0;
const EXCESSIVE: i32 = 1;

/**
 * Two subpopulations, feasible and infeasible, ranked by cost and by diversity contribution: the broken pairs distance
 * to the most similar individuals.
 *
 * @see T. Vidal (2022), section 3.1, doi:10.1016/j.cor.2021.105643
 */
export class Population {
  private readonly instance: GeneticInstance;
  private readonly random: Random;
  private readonly settings: GeneticSettings;
  /** Places for individuals per subpopulation, and in total. */
  private readonly perKind: i32;
  private readonly places: i32;
  /** Elements of `after` and `ahead` per place: one per customer number, filled up with zeros to a multiple of four. */
  private readonly width: i32;
  /**
   * Per place: customers in route order, their route neighbours (next to a depot: the negative vehicle type), number of
   * routes, cost, excess, warp.
   */
  readonly tours: StaticArray<i32>;
  private readonly after: StaticArray<i32>;
  private readonly ahead: StaticArray<i32>;
  readonly routes: StaticArray<i32>;
  readonly length: StaticArray<f64>;
  readonly excess: StaticArray<f64>;
  readonly warp: StaticArray<f64>;
  /** Per place: penalised cost, and fitness rank by cost and diversity: lower is better. */
  private readonly cost: StaticArray<f64>;
  private readonly fitness: StaticArray<f64>;
  /** Broken pairs distances between the individuals of a subpopulation. */
  private readonly proximity: Proximity;
  /** Places per subpopulation by cost, `perKind` each; their number. */
  private readonly ranked: StaticArray<i32>;
  private readonly count: StaticArray<i32>;
  private readonly free: StaticArray<i32>;
  private freeCount: i32 = 0;
  private readonly diversity: StaticArray<f64>;
  private readonly byDiversity: StaticArray<i32>;
  private fresh: boolean = false;
  private survivors: i32;

  constructor(instance: GeneticInstance, settings: GeneticSettings, random: Random) {
    const n: i32 = instance.n;
    const perKind: i32 = MAX_SURVIVORS + settings.births + 1;
    const places: i32 = 2 * perKind;
    const width: i32 = (n + 4) & ~3;
    this.instance = instance;
    this.settings = settings;
    this.random = random;
    this.perKind = perKind;
    this.places = places;
    this.width = width;
    this.survivors = settings.survivors;
    this.tours = new StaticArray<i32>(places * n);
    this.after = new StaticArray<i32>(places * width);
    this.ahead = new StaticArray<i32>(places * width);
    this.routes = new StaticArray<i32>(places);
    this.length = new StaticArray<f64>(places);
    this.excess = new StaticArray<f64>(places);
    this.warp = new StaticArray<f64>(places);
    this.cost = new StaticArray<f64>(places);
    this.fitness = new StaticArray<f64>(places);
    this.proximity = new Proximity(places, settings.close);
    this.ranked = new StaticArray<i32>(2 * perKind);
    this.count = new StaticArray<i32>(2);
    this.free = new StaticArray<i32>(places);
    this.diversity = new StaticArray<f64>(places);
    this.byDiversity = new StaticArray<i32>(perKind);
    this.clear();
  }

  /** Sets the number of survivors per subpopulation, within bounds. */
  setSurvivors(count: f64): void {
    this.survivors = i32(larger(this.settings.survivors, smaller(MAX_SURVIVORS, count)));
  }

  /** Whether both subpopulations are empty. */
  get isEmpty(): boolean {
    return this.count[FEASIBLE] + this.count[EXCESSIVE] === 0;
  }

  /** Removes all individuals. */
  clear(): void {
    this.count[FEASIBLE] = 0;
    this.count[EXCESSIVE] = 0;
    this.freeCount = this.places;
    for (let k: i32 = 0; k < this.places; k++) this.free[k] = this.places - 1 - k;
  }

  /** Adds a solution as an individual; survivors are selected if its subpopulation has become too large. */
  add(tour: StaticArray<i32>, bounds: StaticArray<i32>, types: StaticArray<i32>, count: i32, length: f64, excess: f64, price: f64, warp: f64, warpPrice: f64): void {
    const place: i32 = this.free[--this.freeCount];
    const kind: i32 = excess + warp > 0 ? EXCESSIVE : FEASIBLE;
    this.write(place, tour, bounds, types, count);
    this.routes[place] = count;
    this.length[place] = length;
    this.excess[place] = excess;
    this.warp[place] = warp;
    this.cost[place] = length + price * excess + warpPrice * warp;
    const base: i32 = kind * this.perKind;
    const size: i32 = this.count[kind];
    this.proximity.add(place);
    for (let k: i32 = base; k < base + size; k++) {
      const other: i32 = this.ranked[k];
      this.proximity.meet(place, other, this.broken(place, other));
    }
    let at: i32 = base + size;
    while (at > base && this.cost[this.ranked[at - 1]] > this.cost[place]) {
      this.ranked[at] = this.ranked[at - 1];
      at--;
    }
    this.ranked[at] = place;
    this.count[kind] = size + 1;
    this.fresh = false;
    if (size >= this.survivors + this.settings.births) this.select(kind);
  }

  private write(place: i32, tour: StaticArray<i32>, bounds: StaticArray<i32>, types: StaticArray<i32>, count: i32): void {
    const n: i32 = this.instance.n;
    const at: i32 = place * n;
    const links: i32 = place * this.width;
    for (let r: i32 = 0; r < count; r++) {
      let last: i32 = -types[r];
      for (let k: i32 = bounds[r]; k < bounds[r + 1]; k++) {
        const c: i32 = tour[k];
        this.tours[at + k] = c;
        this.ahead[links + c] = last;
        if (last > 0) this.after[links + last] = c;
        last = c;
      }
      this.after[links + last] = -types[r];
    }
  }

  /**
   * Writes the start offsets of the routes of an individual in its tour, the end, and the vehicle types. @returns the
   * number of routes
   */
  read(place: i32, bounds: StaticArray<i32>, types: StaticArray<i32>): i32 {
    const n: i32 = this.instance.n;
    let count: i32 = 0;
    for (let k: i32 = 0; k < n; k++) {
      const ahead: i32 = this.ahead[place * this.width + this.tours[place * n + k]];
      if (ahead > 0) continue;
      types[count] = -ahead;
      bounds[count++] = k;
    }
    bounds[count] = n;
    return count;
  }

  /** Whether a customer has different neighbours in two individuals. */
  differ(a: i32, b: i32, c: i32): boolean {
    const width: i32 = this.width;
    const after: i32 = this.after[a * width + c];
    const afterB: i32 = this.after[b * width + c];
    const aheadB: i32 = this.ahead[b * width + c];
    const ahead: i32 = this.ahead[a * width + c];
    if (!this.instance.symmetric) return after !== afterB || ahead !== aheadB;
    return (after !== afterB && after !== aheadB) || (ahead !== afterB && ahead !== aheadB);
  }

  /**
   * Fraction of the adjacent pairs of one individual that are not adjacent in the other, in either direction if
   * distances are symmetric.
   */
  private broken(a: i32, b: i32): f64 {
    const n: i32 = this.instance.n;
    const atA: i32 = a * this.width;
    const atB: i32 = b * this.width;
    const either: v128 = i32x4.splat(this.instance.symmetric ? -1 : 0);
    const depots: v128 = i32x4.splat(0);
    // A comparison that holds is -1 in its lane.
    let counts: v128 = i32x4.splat(0);
    for (let c: i32 = 0; c < this.width; c += 4) {
      const next: v128 = fourOf(this.after, atA + c);
      const nextB: v128 = fourOf(this.after, atB + c);
      const last: v128 = fourOf(this.ahead, atA + c);
      const lastB: v128 = fourOf(this.ahead, atB + c);
      const behind: v128 = v128.andnot(i32x4.ne(next, nextB), v128.and(either, i32x4.eq(next, lastB)));
      const before: v128 = v128.andnot(i32x4.ne(last, lastB), v128.and(either, i32x4.eq(last, nextB)));
      counts = i32x4.add(counts, i32x4.add(behind, v128.and(before, i32x4.le_s(last, depots))));
    }
    const sum: f64 = -(i32x4.extract_lane(counts, 0) + i32x4.extract_lane(counts, 1) + i32x4.extract_lane(counts, 2) + i32x4.extract_lane(counts, 3));
    return sum / n;
  }

  /**
   * Ranks a subpopulation by cost and diversity. @returns the position of an individual that has a clone before it, -1
   * if none
   */
  private rank(kind: i32): i32 {
    const base: i32 = kind * this.perKind;
    const size: i32 = this.count[kind];
    const members: f64 = size;
    let twin: i32 = -1;
    for (let k: i32 = 0; k < size; k++) {
      const place: i32 = this.ranked[base + k];
      this.diversity[place] = -this.proximity.mean(place);
      this.byDiversity[k] = place;
      if (k > 0 && this.proximity.least(place) < 1e-9) twin = k;
    }
    sortByKey(this.byDiversity, this.diversity, size);
    const elite: f64 = this.settings.elite;
    const weight: f64 = members <= elite ? 0 : 1 - elite / members;
    for (let k: i32 = 0; k < size; k++) {
      const order: f64 = k;
      this.fitness[this.byDiversity[k]] = weight * order;
    }
    for (let k: i32 = 0; k < size; k++) {
      const order: f64 = k;
      this.fitness[this.ranked[base + k]] += order;
    }
    // Makes ranks comparable between subpopulations.
    for (let k: i32 = 0; k < size && size > 1; k++) this.fitness[this.ranked[base + k]] /= members - 1;
    return twin;
  }

  /** Removes the worst individuals until only the survivors are left: clones first, but never the cheapest. */
  private select(kind: i32): void {
    const base: i32 = kind * this.perKind;
    while (this.count[kind] > this.survivors) {
      let worst: i32 = this.rank(kind);
      if (worst < 0) {
        worst = 1;
        for (let k: i32 = 2; k < this.count[kind]; k++) {
          if (this.fitness[this.ranked[base + k]] > this.fitness[this.ranked[base + worst]]) worst = k;
        }
      }
      const place: i32 = this.ranked[base + worst];
      this.free[this.freeCount++] = place;
      this.count[kind] -= 1;
      for (let k: i32 = worst; k < this.count[kind]; k++) this.ranked[base + k] = this.ranked[base + k + 1];
      this.proximity.remove(place, this.ranked, base, base + this.count[kind]);
    }
  }

  /** @returns the better of two random individuals of any subpopulation (binary tournament) */
  parent(): i32 {
    if (!this.fresh) {
      this.rank(FEASIBLE);
      this.rank(EXCESSIVE);
      this.fresh = true;
    }
    const a = this.anyone();
    const b = this.anyone();
    return this.fitness[b] < this.fitness[a] ? b : a;
  }

  private anyone(): i32 {
    const feasible: i32 = this.count[FEASIBLE];
    const k = this.random.below(feasible + this.count[EXCESSIVE]);
    return k < feasible ? this.ranked[k] : this.ranked[this.perKind + k - feasible];
  }

  /** Updates the penalised costs with new penalties. */
  reprice(price: f64, warpPrice: f64): void {
    const size: i32 = this.count[EXCESSIVE];
    for (let k: i32 = 0; k < size; k++) {
      const place: i32 = this.ranked[this.perKind + k];
      this.cost[place] = this.length[place] + price * this.excess[place] + warpPrice * this.warp[place];
      let at: i32 = this.perKind + k;
      while (at > this.perKind && this.cost[this.ranked[at - 1]] > this.cost[place]) {
        this.ranked[at] = this.ranked[at - 1];
        at--;
      }
      this.ranked[at] = place;
    }
    this.fresh = false;
  }
}

/** Four elements of an array, from one on. */
function fourOf(values: StaticArray<i32>, at: i32): v128 {
  return v128.load(changetype<usize>(values) + (usize(at) << 2));
}
