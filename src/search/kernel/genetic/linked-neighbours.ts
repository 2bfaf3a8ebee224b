import { Instance, NO_TIME } from '../instance';
import { larger, smaller } from '../numbers';

/** Number of neighbours that a customer selects; customers that selected it are added. */
const GRANULARITY: i32 = 20;
/**
 * Weight of a minute of unavoidable waiting when neighbours are selected, relative to a minute of travel or lateness.
 */
const WAITING: f64 = 0.2;
/** The same if waiting counts towards a cap on duration. */
const CAPPED_WAITING: f64 = 1;

/**
 * The neighbours of each customer by distance, or by time if there are windows, and the customers it is a neighbour of.
 */
export class LinkedNeighbours {
  /**
   * Neighbours of customer number c: `neighbours[neighbourStart[c]..neighbourStart[c + 1])`; the relation is symmetric.
   */
  readonly neighbourStart: StaticArray<i32>;
  readonly neighbours: StaticArray<i32>;

  /**
   * O(n), with windows O(n^2).
   * @param numberOf - number of each customer's node
   */
  constructor(instance: Instance, numberOf: StaticArray<i32>) {
    const chosen = new ChosenNeighbours(instance);
    if (instance.level === NO_TIME) chosen.byDistance(numberOf);
    else chosen.byTime();
    const n: i32 = instance.customers;
    const neighbourStart = new StaticArray<i32>(n + 2);
    for (let a: i32 = 1; a <= n; a++) {
      for (let k: i32 = 0; k < chosen.count[a]; k++) {
        const b: i32 = chosen.at(a, k);
        if (chosen.isMutual(a, b)) continue;
        neighbourStart[a + 1] += 1;
        neighbourStart[b + 1] += 1;
      }
    }
    const fill = new StaticArray<i32>(n + 1);
    for (let a: i32 = 0; a <= n; a++) {
      neighbourStart[a + 1] += neighbourStart[a];
      fill[a] = neighbourStart[a];
    }
    const neighbours = new StaticArray<i32>(neighbourStart[n + 1]);
    for (let a: i32 = 1; a <= n; a++) {
      for (let k: i32 = 0; k < chosen.count[a]; k++) {
        const b: i32 = chosen.at(a, k);
        if (chosen.isMutual(a, b)) continue;
        neighbours[fill[a]++] = b;
        neighbours[fill[b]++] = a;
      }
    }
    this.neighbourStart = neighbourStart;
    this.neighbours = neighbours;
  }
}

/** The neighbours that each customer selects, nearest first, all by number. */
class ChosenNeighbours {
  private readonly instance: Instance;
  readonly count: StaticArray<i32>;
  private readonly chosen: StaticArray<i32>;

  constructor(instance: Instance) {
    this.instance = instance;
    this.count = new StaticArray<i32>(instance.customers + 1);
    this.chosen = new StaticArray<i32>((instance.customers + 1) * GRANULARITY);
  }

  /** The neighbour of a given rank. */
  at(a: i32, rank: i32): i32 {
    return this.chosen[a * GRANULARITY + rank];
  }

  /** Whether a customer selects an earlier customer that has also selected it. */
  isMutual(a: i32, b: i32): boolean {
    if (b > a) return false;
    for (let k: i32 = 0; k < this.count[b]; k++) if (this.at(b, k) === a) return true;
    return false;
  }

  /** Selects the nearest customers that share a vehicle. */
  byDistance(numberOf: StaticArray<i32>): void {
    const instance = this.instance;
    for (let a: i32 = 1; a <= instance.customers; a++) {
      const c: i32 = instance.customer[a - 1];
      let count: i32 = 0;
      for (let k: i32 = 0; k < instance.ruinNeighbourCount[c] && count < GRANULARITY; k++) {
        const other: i32 = instance.ruinNeighbours[c * instance.ruinNeighbourWidth + k];
        if (instance.share(c, other)) this.chosen[a * GRANULARITY + count++] = numberOf[other];
      }
      this.count[a] = count;
    }
  }

  /**
   * Selects customers that share a vehicle and are good predecessors or successors: by travel, unavoidable waiting and
   * lateness.
   * @see T. Vidal, T. G. Crainic, M. Gendreau, C. Prins, Computers & Operations Research 40 (2013), section 4.5,
   * doi:10.1016/j.cor.2012.07.018
   */
  byTime(): void {
    const instance = this.instance;
    const chosen = this.chosen;
    const keys = new StaticArray<f64>(GRANULARITY);
    let minutes: f64 = Infinity;
    for (let t: i32 = 0; t < instance.types; t++) minutes = smaller(minutes, instance.minutes[t]);
    for (let a: i32 = 1; a <= instance.customers; a++) {
      const base: i32 = a * GRANULARITY;
      let count: i32 = 0;
      for (let b: i32 = 1; b <= instance.customers; b++) {
        if (b === a || !instance.share(instance.customer[a - 1], instance.customer[b - 1])) continue;
        const key: f64 = smaller(gap(instance, a, b, minutes), gap(instance, b, a, minutes));
        if (key === Infinity || (count === GRANULARITY && keys[count - 1] <= key)) continue;
        let at: i32 = count < GRANULARITY ? count++ : GRANULARITY - 1;
        for (; at > 0 && keys[at - 1] > key; at--) {
          keys[at] = keys[at - 1];
          chosen[base + at] = chosen[base + at - 1];
        }
        keys[at] = key;
        chosen[base + at] = b;
      }
      this.count[a] = count;
    }
  }
}

/** Proximity in time if the second customer is served after the first, in minutes: travel, waiting and lateness. */
function gap(instance: Instance, first: i32, second: i32, minutes: f64): f64 {
  const a: i32 = instance.customer[first - 1];
  const b: i32 = instance.customer[second - 1];
  const travel: f64 = (instance.timedByDuration ? instance.duration[a * instance.nodes + b] : instance.distance(a, b)) * minutes;
  const waiting: f64 = instance.open[b] - travel - instance.service[a] - instance.close[a];
  const late: f64 = instance.open[a] + instance.service[a] + travel - instance.close[b];
  const weight: f64 = instance.maxDuration < Infinity ? CAPPED_WAITING : WAITING;
  return travel + weight * larger(0, waiting) + larger(0, late);
}
