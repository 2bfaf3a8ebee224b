import { Population } from '../../genetic/population';
import { Routes } from '../../genetic/routes';
import { hasOneDepot, Instance } from '../../instance';
import { Random } from '../../random';
import { Crossover, IN_FIRST, IN_SECOND } from './crossover';

/**
 * Selective route exchange: the same number of consecutive routes around the depot from either parent, rotated until
 * they serve about the same customers.
 *
 * @see Y. Nagata and S. Kobayashi, "A memetic algorithm for the pickup and delivery problem with time windows using
 * selective route exchange crossover", Parallel Problem Solving from Nature XI (2010), doi:10.1007/978-3-642-15844-5_54
 */
export class SelectiveRouteExchange extends Crossover {
  /** The first selected route of each parent. */
  private startA: i32 = 0;
  private startB: i32 = 0;

  constructor(routes: Routes, population: Population, random: Random) {
    super('selective-route-exchange', routes, population, random);
  }

  /** Routes of several depots have no order around a point; with restrictions, consecutive ones cannot exchange many customers. */
  supports(instance: Instance): boolean {
    return hasOneDepot(instance) && !instance.restricted;
  }

  protected choose(_a: i32, _b: i32, moved: i32): void {
    const startA: i32 = this.random.below(this.countA);
    const startB: i32 = startA % this.countB;
    for (let k: i32 = 0; k < moved; k++) {
      this.mark(true, (startA + k) % this.countA, IN_FIRST);
      this.mark(false, (startB + k) % this.countB, IN_SECOND);
    }
    this.align(startA, startB, moved);
    this.givenCount = moved;
    for (let k: i32 = 0; k < moved; k++) this.given[k] = (this.startB + k) % this.countB;
    this.keptCount = 0;
    for (let k: i32 = moved; k < this.countA; k++) this.kept[this.keptCount++] = (this.startA + k) % this.countA;
  }

  /**
   * Rotates both selections around the depot as long as this reduces the number of customers selected only in the first
   * parent.
   */
  private align(startA: i32, startB: i32, moved: i32): void {
    const countA: i32 = this.countA;
    const countB: i32 = this.countB;
    for (;;) {
      const afterA: i32 = (startA + moved) % countA;
      const lastA: i32 = (startA + moved - 1) % countA;
      const aheadA: i32 = (startA + countA - 1) % countA;
      const afterB: i32 = (startB + moved) % countB;
      const lastB: i32 = (startB + moved - 1) % countB;
      const aheadB: i32 = (startB + countB - 1) % countB;
      const leftA: i32 = moved < countA ? this.alone(aheadA) - this.alone(lastA) : 0;
      const rightA: i32 = moved < countA ? this.alone(afterA) - this.alone(startA) : 0;
      const leftB: i32 = moved < countB ? this.shared(lastB) - this.shared(aheadB) : 0;
      const rightB: i32 = moved < countB ? this.shared(startB) - this.shared(afterB) : 0;
      let best: i32 = leftA < rightA ? leftA : rightA;
      if (leftB < best) best = leftB;
      if (rightB < best) best = rightB;
      if (best >= 0) break;
      if (leftA === best) {
        this.mark(true, lastA, -IN_FIRST);
        this.mark(true, aheadA, IN_FIRST);
        startA = aheadA;
      } else if (rightA === best) {
        this.mark(true, startA, -IN_FIRST);
        this.mark(true, afterA, IN_FIRST);
        startA = (startA + 1) % countA;
      } else if (leftB === best) {
        this.mark(false, lastB, -IN_SECOND);
        this.mark(false, aheadB, IN_SECOND);
        startB = aheadB;
      } else {
        this.mark(false, startB, -IN_SECOND);
        this.mark(false, afterB, IN_SECOND);
        startB = (startB + 1) % countB;
      }
    }
    this.startA = startA;
    this.startB = startB;
  }

  /** Number of customers of a route of the first parent that are not selected in the second. */
  private alone(route: i32): i32 {
    let count: i32 = 0;
    for (let k: i32 = this.boundsA[route]; k < this.boundsA[route + 1]; k++) {
      if (this.chosen[this.population.tours[this.tourA + k]] < IN_SECOND) count++;
    }
    return count;
  }
}
