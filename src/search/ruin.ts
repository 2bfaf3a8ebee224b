import type { Neighbours } from './neighbours.js';
import { NOWHERE, type Plan } from './plan.js';

/** The part of a random generator that the search needs. */
export interface Uniform {
  next(): number;
  below(bound: number): number;
}

/** Chance that a string is split: some customers in its middle stay. */
const SPLIT = 0.5;
/** Chance that one more customer stays in the middle of a split string. */
const SPLIT_GROWTH = 0.99;

/**
 * Removes customers from a plan into its bank, near each other so that new routes can come of them.
 * @see Christiaens and Vanden Berghe (2020), Slack induction by string removals for vehicle routing problems,
 *   doi:10.1287/trsc.2019.0914
 */
export class Ruin {
  private readonly plan: Plan;
  private readonly neighbours: Neighbours;
  private readonly random: Uniform;
  private readonly marked: Uint8Array;
  private readonly touched: Int32Array;
  private touchedCount = 0;
  private readonly touchedMark: Uint8Array;

  constructor(plan: Plan, neighbours: Neighbours, random: Uniform) {
    this.plan = plan;
    this.neighbours = neighbours;
    this.random = random;
    this.marked = new Uint8Array(plan.terrain.nodes);
    this.touched = new Int32Array(plan.slots);
    this.touchedMark = new Uint8Array(plan.slots);
  }

  /**
   * Removes a string of customers from each of several routes near a random customer.
   * @param average customers removed on average.
   * @param longest most customers of one string.
   */
  strings(average: number, longest: number): void {
    const { plan, random } = this;
    if (plan.routes === 0) return;
    const mean = plan.terrain.customers.length / plan.routes;
    const cap = Math.max(1, Math.min(longest, mean));
    const most = Math.max(1, (4 * average) / (1 + cap) - 1);
    let left = Math.floor(1 + random.next() * most);
    const seed = plan.terrain.customers[random.below(plan.terrain.customers.length)]!;
    if (plan.routeOf[seed] !== NOWHERE) {
      this.string(seed, cap);
      left--;
    }
    const { width, list } = this.neighbours;
    for (let k = 0; k < width && left > 0; k++) {
      const customer = list[seed * width + k]!;
      if (customer < 0) break;
      const slot = plan.routeOf[customer]!;
      if (slot === NOWHERE || this.touchedMark[slot] === 1) continue;
      this.string(customer, cap);
      left--;
    }
    this.removeMarked();
  }

  /** Removes all customers of the route of a random customer, and of the routes nearest to it. */
  wholeRoutes(count: number): void {
    const { plan, random } = this;
    if (plan.routes === 0) return;
    const { width, list } = this.neighbours;
    const seed = plan.terrain.customers[random.below(plan.terrain.customers.length)]!;
    let left = count;
    for (let k = -1; k < width && left > 0; k++) {
      const customer = k < 0 ? seed : list[seed * width + k]!;
      if (customer < 0) break;
      const slot = plan.routeOf[customer]!;
      if (slot === NOWHERE || this.touchedMark[slot] === 1) continue;
      this.markRun(plan.next[plan.startOf(slot)]!, plan.size[slot]!, 0, 0);
      left--;
    }
    this.removeMarked();
  }

  private string(customer: number, cap: number): void {
    const { plan, random } = this;
    const size = plan.size[plan.routeOf[customer]!]!;
    const length = Math.floor(1 + random.next() * Math.min(size, cap));
    let kept = 0;
    if (length > 1 && length < size && random.next() < SPLIT) {
      kept = 1;
      while (length + kept < size && random.next() > SPLIT_GROWTH) kept++;
    }
    const span = length + kept;
    const at = plan.position[customer]! - 1;
    const lowest = Math.max(0, at - span + 1);
    const highest = Math.min(at, size - span);
    const skip = lowest + random.below(highest - lowest + 1);
    let first = customer;
    for (let i = at; i > skip; i--) first = plan.prev[first]!;
    this.markRun(first, span, kept === 0 ? 0 : 1 + random.below(length - 1), kept);
  }

  /** Marks `span` customers from `first` on, but for `kept` of them behind the first `gapAt`. */
  private markRun(first: number, span: number, gapAt: number, kept: number): void {
    const { plan } = this;
    const slot = plan.routeOf[first]!;
    this.touchedMark[slot] = 1;
    this.touched[this.touchedCount++] = slot;
    for (let i = 0, stop = first; i < span; i++, stop = plan.next[stop]!) {
      if (i < gapAt || i >= gapAt + kept) this.marked[stop] = 1;
    }
  }

  private removeMarked(): void {
    const { plan } = this;
    for (let i = 0; i < this.touchedCount; i++) {
      this.touchedMark[this.touched[i]!] = 0;
      plan.removeMarked(this.touched[i]!, this.marked);
    }
    this.touchedCount = 0;
    for (let i = 0; i < plan.waiting; i++) this.marked[plan.bank[i]!] = 0;
  }
}
