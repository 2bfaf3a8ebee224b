import { Population } from '../../genetic/population';
import { Routes } from '../../genetic/routes';
import { Random } from '../../random';
import { Crossover, IN_FIRST, IN_SECOND } from './crossover';

/** Maximum number of attempts to find a customer that the parents serve differently. */
const TRIES: i32 = 16;

/**
 * Exchange of neighbouring routes: replaces those of the first parent around a customer that the parents serve
 * differently by those of the second that have more than half of their customers on these. Works with any depots:
 * proximity is determined by customers' neighbours, not by the order of routes around a point, as in the selective
 * route exchange that it generalises.
 *
 * @see Y. Nagata and S. Kobayashi, "A memetic algorithm for the pickup and delivery problem with time windows using
 * selective
 * route exchange crossover", Parallel Problem Solving from Nature XI (2010), doi:10.1007/978-3-642-15844-5_54
 */
export class NeighbouringRouteExchange extends Crossover {
  /** Per customer: its route in the first parent, and whether it has been reached; customers in that order. */
  private readonly routeOf: StaticArray<i32>;
  private readonly seen: StaticArray<i32>;
  private readonly reached: StaticArray<i32>;

  constructor(routes: Routes, population: Population, random: Random) {
    super('neighbouring-route-exchange', routes, population, random);
    const n: i32 = routes.instance.n;
    this.routeOf = new StaticArray<i32>(n + 1);
    this.reached = new StaticArray<i32>(n + 1);
    this.seen = new StaticArray<i32>(n + 1);
  }

  protected choose(a: i32, b: i32, moved: i32): void {
    const instance = this.instance;
    const n: i32 = instance.n;
    const tours = this.population.tours;
    const reached = this.reached;
    const seen = this.seen;
    for (let r: i32 = 0; r < this.countA; r++) {
      for (let k: i32 = this.boundsA[r]; k < this.boundsA[r + 1]; k++) this.routeOf[tours[this.tourA + k]] = r;
    }
    let center: i32 = 1 + this.random.below(n);
    for (let k: i32 = 0; k < TRIES && !this.population.differ(a, b, center); k++) center = 1 + this.random.below(n);
    for (let c: i32 = 1; c <= n; c++) seen[c] = 0;
    let count: i32 = 1;
    let left: i32 = moved;
    reached[0] = center;
    seen[center] = 1;
    for (let k: i32 = 0; k < count && left > 0; k++) {
      const c: i32 = reached[k];
      if (this.chosen[c] === 0) {
        this.mark(true, this.routeOf[c], IN_FIRST);
        left--;
      }
      for (let at: i32 = instance.neighbourStart[c]; at < instance.neighbourStart[c + 1]; at++) {
        const other: i32 = instance.neighbours[at];
        if (seen[other] !== 0) continue;
        seen[other] = 1;
        reached[count++] = other;
      }
    }
    this.keptCount = 0;
    for (let r: i32 = 0; r < this.countA; r++) {
      if (this.chosen[tours[this.tourA + this.boundsA[r]]] === 0) this.kept[this.keptCount++] = r;
    }
    this.givenCount = 0;
    for (let r: i32 = 0; r < this.countB; r++) {
      if (2 * this.shared(r) <= this.boundsB[r + 1] - this.boundsB[r]) continue;
      this.given[this.givenCount++] = r;
      this.mark(false, r, IN_SECOND);
    }
  }
}
