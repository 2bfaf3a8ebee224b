import { GeneticInstance } from './genetic-instance';
import { larger, smaller, sortByKey } from '../numbers';
import { Random } from '../random';

/** Individuals of a kind that survive at least and at most, and that are born before the next selection of survivors. */
const LEAST_SURVIVORS: i32 = 25;
const MOST_SURVIVORS: i32 = 200;
const BIRTHS: i32 = 40;
/** Individuals of a kind whose survival by cost is safe against diversity. */
const ELITE: f64 = 4;
/** Nearest individuals that diversity looks at. */
const CLOSE: i32 = 5;
const PER_KIND: i32 = MOST_SURVIVORS + BIRTHS + 1;
const PLACES: i32 = 2 * PER_KIND;

/** Feasible individuals, and those with too much load or time warp. */
const FEASIBLE: i32 = 0;
const EXCESSIVE: i32 = 1;

/**
 * Two subpopulations, feasible and not, ranked by cost and by what each adds to their diversity: the share of neighbours in
 * routes that it does not have in common with those most like it (broken pairs).
 *
 * @see T. Vidal (2022), section 3.1, doi:10.1016/j.cor.2021.105643
 */
export class Population {
  private readonly instance: GeneticInstance;
  private readonly random: Random;
  /**
   * Per place: customers in the order of the routes, neighbours in them (beside a depot: the type of vehicle, negative),
   * number of routes, cost, excess, warp.
   */
  readonly tours: StaticArray<i32>;
  private readonly after: StaticArray<i32>;
  private readonly ahead: StaticArray<i32>;
  readonly routes: StaticArray<i32>;
  readonly length: StaticArray<f64>;
  readonly excess: StaticArray<f64>;
  readonly warp: StaticArray<f64>;
  /** Per place: cost with excess at its price, and rank by cost and diversity: low is good. */
  private readonly cost: StaticArray<f64>;
  private readonly fitness: StaticArray<f64>;
  /** Broken pairs between places. */
  private readonly distance: StaticArray<f64>;
  /** Places of each kind by cost, `PER_KIND` for each; how many. */
  private readonly ranked: StaticArray<i32>;
  private readonly count: StaticArray<i32>;
  private readonly free: StaticArray<i32>;
  private freeCount: i32 = 0;
  private readonly diversity: StaticArray<f64>;
  private readonly byDiversity: StaticArray<i32>;
  private readonly closest: StaticArray<f64>;
  private fresh: boolean = false;
  private survivors: i32 = LEAST_SURVIVORS;

  constructor(instance: GeneticInstance, random: Random) {
    const n: i32 = instance.n;
    this.instance = instance;
    this.random = random;
    this.tours = new StaticArray<i32>(PLACES * n);
    this.after = new StaticArray<i32>(PLACES * (n + 1));
    this.ahead = new StaticArray<i32>(PLACES * (n + 1));
    this.routes = new StaticArray<i32>(PLACES);
    this.length = new StaticArray<f64>(PLACES);
    this.excess = new StaticArray<f64>(PLACES);
    this.warp = new StaticArray<f64>(PLACES);
    this.cost = new StaticArray<f64>(PLACES);
    this.fitness = new StaticArray<f64>(PLACES);
    this.distance = new StaticArray<f64>(PLACES * PLACES);
    this.ranked = new StaticArray<i32>(2 * PER_KIND);
    this.count = new StaticArray<i32>(2);
    this.free = new StaticArray<i32>(PLACES);
    this.diversity = new StaticArray<f64>(PLACES);
    this.byDiversity = new StaticArray<i32>(PER_KIND);
    this.closest = new StaticArray<f64>(CLOSE);
    this.clear();
  }

  /** Sets how many individuals of a kind survive, within bounds. */
  setSurvivors(count: f64): void {
    this.survivors = i32(larger(LEAST_SURVIVORS, smaller(MOST_SURVIVORS, count)));
  }

  /** Whether there is no individual of either kind. */
  get isEmpty(): boolean {
    return this.count[FEASIBLE] + this.count[EXCESSIVE] === 0;
  }

  /** Ends every individual. */
  clear(): void {
    this.count[FEASIBLE] = 0;
    this.count[EXCESSIVE] = 0;
    this.freeCount = PLACES;
    for (let k: i32 = 0; k < PLACES; k++) this.free[k] = PLACES - 1 - k;
  }

  /** Adds a solution as an individual; survivors are selected when its kind has become too many. */
  add(tour: StaticArray<i32>, bounds: StaticArray<i32>, types: StaticArray<i32>, count: i32, length: f64, excess: f64, price: f64, warp: f64, warpPrice: f64): void {
    const place: i32 = this.free[--this.freeCount];
    const kind: i32 = excess + warp > 0 ? EXCESSIVE : FEASIBLE;
    this.write(place, tour, bounds, types, count);
    this.routes[place] = count;
    this.length[place] = length;
    this.excess[place] = excess;
    this.warp[place] = warp;
    this.cost[place] = length + price * excess + warpPrice * warp;
    const base: i32 = kind * PER_KIND;
    const size: i32 = this.count[kind];
    for (let k: i32 = base; k < base + size; k++) {
      const other: i32 = this.ranked[k];
      const broken: f64 = this.broken(place, other);
      this.distance[place * PLACES + other] = broken;
      this.distance[other * PLACES + place] = broken;
    }
    let at: i32 = base + size;
    while (at > base && this.cost[this.ranked[at - 1]] > this.cost[place]) {
      this.ranked[at] = this.ranked[at - 1];
      at--;
    }
    this.ranked[at] = place;
    this.count[kind] = size + 1;
    this.fresh = false;
    if (size >= this.survivors + BIRTHS) this.select(kind);
  }

  private write(place: i32, tour: StaticArray<i32>, bounds: StaticArray<i32>, types: StaticArray<i32>, count: i32): void {
    const n: i32 = this.instance.n;
    const at: i32 = place * n;
    const links: i32 = place * (n + 1);
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

  /** Writes where the routes of the individual at a place begin in its tour, and the end, and their types. @returns their number */
  read(place: i32, bounds: StaticArray<i32>, types: StaticArray<i32>): i32 {
    const n: i32 = this.instance.n;
    let count: i32 = 0;
    for (let k: i32 = 0; k < n; k++) {
      const ahead: i32 = this.ahead[place * (n + 1) + this.tours[place * n + k]];
      if (ahead > 0) continue;
      types[count] = -ahead;
      bounds[count++] = k;
    }
    bounds[count] = n;
    return count;
  }

  /** Tells whether two individuals serve a customer between other neighbours. */
  differ(a: i32, b: i32, c: i32): boolean {
    const width: i32 = this.instance.n + 1;
    const after: i32 = this.after[a * width + c];
    const afterB: i32 = this.after[b * width + c];
    const aheadB: i32 = this.ahead[b * width + c];
    const ahead: i32 = this.ahead[a * width + c];
    if (!this.instance.symmetric) return after !== afterB || ahead !== aheadB;
    return (after !== afterB && after !== aheadB) || (ahead !== afterB && ahead !== aheadB);
  }

  /** Share of the pairs of neighbours of one individual that are none in the other, in whatever order when distances are symmetric. */
  private broken(a: i32, b: i32): f64 {
    const directed: boolean = !this.instance.symmetric;
    const n: i32 = this.instance.n;
    const after = this.after;
    const ahead = this.ahead;
    const atA: i32 = a * (n + 1);
    const atB: i32 = b * (n + 1);
    let count: i32 = 0;
    for (let c: i32 = 1; c <= n; c++) {
      const next: i32 = after[atA + c];
      const nextB: i32 = after[atB + c];
      const lastB: i32 = ahead[atB + c];
      if (next !== nextB && (directed || next !== lastB)) count++;
      const last: i32 = ahead[atA + c];
      if (last <= 0 && lastB !== last && (directed || nextB !== last)) count++;
    }
    const sum: f64 = count;
    return sum / n;
  }

  /** Mean distance to the nearest individuals of its kind; that to the nearest stays in `closest[0]`. */
  private apart(place: i32, kind: i32): f64 {
    const base: i32 = kind * PER_KIND;
    const closest = this.closest;
    let kept: i32 = 0;
    for (let k: i32 = base; k < base + this.count[kind]; k++) {
      const other: i32 = this.ranked[k];
      if (other === place) continue;
      const d: f64 = this.distance[place * PLACES + other];
      if (kept === CLOSE && d >= closest[CLOSE - 1]) continue;
      let at: i32 = kept < CLOSE ? kept++ : CLOSE - 1;
      while (at > 0 && closest[at - 1] > d) {
        closest[at] = closest[at - 1];
        at--;
      }
      closest[at] = d;
    }
    let sum: f64 = 0;
    for (let k: i32 = 0; k < kept; k++) sum += closest[k];
    return kept === 0 ? 1 : sum / kept;
  }

  /** Ranks a kind by cost and diversity. @returns position of an individual that has a twin before it, -1 if none */
  private rank(kind: i32): i32 {
    const base: i32 = kind * PER_KIND;
    const size: i32 = this.count[kind];
    const members: f64 = size;
    let twin: i32 = -1;
    for (let k: i32 = 0; k < size; k++) {
      const place: i32 = this.ranked[base + k];
      this.diversity[place] = -this.apart(place, kind);
      if (k > 0 && this.closest[0] < 1e-9) twin = k;
      this.byDiversity[k] = place;
    }
    sortByKey(this.byDiversity, this.diversity, size);
    const weight: f64 = members <= ELITE ? 0 : 1 - ELITE / members;
    for (let k: i32 = 0; k < size; k++) {
      const order: f64 = k;
      this.fitness[this.byDiversity[k]] = weight * order;
    }
    for (let k: i32 = 0; k < size; k++) {
      const order: f64 = k;
      this.fitness[this.ranked[base + k]] += order;
    }
    // Ranks of both kinds are compared.
    for (let k: i32 = 0; k < size && size > 1; k++) this.fitness[this.ranked[base + k]] /= members - 1;
    return twin;
  }

  /** Takes the worst away until the survivors are left: twins first; never the cheapest. */
  private select(kind: i32): void {
    const base: i32 = kind * PER_KIND;
    while (this.count[kind] > this.survivors) {
      let worst: i32 = this.rank(kind);
      if (worst < 0) {
        worst = 1;
        for (let k: i32 = 2; k < this.count[kind]; k++) {
          if (this.fitness[this.ranked[base + k]] > this.fitness[this.ranked[base + worst]]) worst = k;
        }
      }
      this.free[this.freeCount++] = this.ranked[base + worst];
      this.count[kind] -= 1;
      for (let k: i32 = worst; k < this.count[kind]; k++) this.ranked[base + k] = this.ranked[base + k + 1];
    }
  }

  /** @returns the better of two random individuals of any kind */
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
    return k < feasible ? this.ranked[k] : this.ranked[PER_KIND + k - feasible];
  }

  /** Values excess and warp at other prices. */
  reprice(price: f64, warpPrice: f64): void {
    const size: i32 = this.count[EXCESSIVE];
    for (let k: i32 = 0; k < size; k++) {
      const place: i32 = this.ranked[PER_KIND + k];
      this.cost[place] = this.length[place] + price * this.excess[place] + warpPrice * this.warp[place];
      let at: i32 = PER_KIND + k;
      while (at > PER_KIND && this.cost[this.ranked[at - 1]] > this.cost[place]) {
        this.ranked[at] = this.ranked[at - 1];
        at--;
      }
      this.ranked[at] = place;
    }
    this.fresh = false;
  }
}
