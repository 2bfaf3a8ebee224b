import { CandidateRoute } from './candidate-route.js';
import type { Plan } from './plan.js';
import type { Instance } from '../instance/layout.js';

/** Longest segment that a move relocates. */
export const LONGEST_RUN = 3;
/** Relative error of a difference of route costs, from about a hundred additions of doubles. */
const ROUNDING = 1e-13;

/**
 * Shared by the moves of a local search: the plan, two candidate routes for the routes that a move changes, and the
 * decision whether it is applied. A move first computes the change of vehicle and distance costs from the stops it
 * touches. Only if that alone would improve the plan are the candidate routes built and timed, because lateness is
 * never negative.
 * @example
 * const reverse: Move = (evaluation, u) => {
 *   const slot = evaluation.plan.routeOf[u];
 *   const customers = evaluation.plan.customersOf(slot);
 *   evaluation.a.begin(0).addReversed(customers[0], customers[customers.length - 1]);
 *   return evaluation.tryOne(slot, 0);
 * };
 * const plan = new Plan(buildInstance(problem));
 * plan.import(routes);
 * reverse(new MoveEvaluation(plan), 1, 2); // => false
 */
export class MoveEvaluation {
  readonly plan: Plan;
  readonly instance: Instance;
  readonly a: CandidateRoute;
  readonly b: CandidateRoute;
  /** Change of cost by the last applied move. */
  delta = 0;

  constructor(plan: Plan) {
    this.plan = plan;
    this.instance = plan.instance;
    this.a = new CandidateRoute(plan);
    this.b = new CandidateRoute(plan);
  }

  /** Whether a change of vehicle and distance costs could pay off, given the current lateness of the two routes. */
  pays(change: number, slotA: number, slotB: number): boolean {
    const { penalty } = this.plan;
    return change - penalty[slotA]! - (slotA === slotB ? 0 : penalty[slotB]!) < -this.leastGain(slotA, slotB);
  }

  /** Applies the candidate routes `a` and `b` if they are feasible and the total change is an improvement. */
  tryBoth(slotA: number, slotB: number, change: number): boolean {
    const { plan, a, b } = this;
    const limit = -this.leastGain(slotA, slotB);
    let delta = change - plan.penalty[slotA]! - plan.penalty[slotB]! + a.penalty();
    if (!(delta < limit)) return false;
    delta += b.penalty();
    if (!(delta < limit)) return false;
    a.spell();
    b.spell();
    plan.assign(slotA, a);
    plan.assign(slotB, b);
    this.delta = delta;
    return true;
  }

  /** Applies candidate `a` alone, for a move within one route. */
  tryOne(slot: number, change: number): boolean {
    const { plan, a } = this;
    const delta = change - plan.penalty[slot]! + a.penalty();
    if (!(delta < -this.leastGain(slot, slot))) return false;
    a.spell();
    plan.assign(slot, a);
    this.delta = delta;
    return true;
  }

  /**
   * The minimum saving that counts as an improvement: more than the rounding error of the cost sums, as otherwise moves
   * could undo each other forever on a route with an edge of 1e12.
   */
  private leastGain(slotA: number, slotB: number): number {
    return this.instance.epsilon + ROUNDING * (this.magnitude(slotA) + this.magnitude(slotB));
  }

  private magnitude(slot: number): number {
    const { plan, instance } = this;
    if (plan.size[slot] === 0) return 0;
    const type = plan.type[slot]!;
    return instance.unitCost[type]! * plan.distance[slot]! + instance.fixedCost[type]! + plan.penalty[slot]!;
  }

  /** Load of the segment `from` .. `to` of one route. */
  loadOf(from: number, to: number): number {
    const { loadTo, prev } = this.plan;
    return loadTo[to]! - loadTo[prev[from]!]!;
  }

  /** Whether the slot's vehicle can carry the load. */
  carries(slot: number, load: number): boolean {
    return load <= this.instance.capacity[this.plan.type[slot]!]!;
  }

  /** Distance from customer `from` to `to` along their route, forwards or backwards. */
  along(from: number, to: number, reversed: boolean): number {
    const sums = reversed ? this.plan.distanceBack : this.plan.distanceTo;
    return sums[to]! - sums[from]!;
  }

  /**
   * @returns the last customer of a segment of `length` customers that starts at `from`, or -1 if the route is too
   * short.
   */
  runFrom(from: number, length: number): number {
    const { plan } = this;
    let stop = from;
    for (let i = 1; i < length && plan.isCustomer(stop); i++) stop = plan.next[stop]!;
    return plan.isCustomer(stop) ? stop : -1;
  }

  /**
   * @returns the first customer of a segment of `length` customers that ends at `to`, or -1 if the route is too short.
   */
  runTo(to: number, length: number): number {
    const { plan } = this;
    let stop = to;
    for (let i = 1; i < length && plan.isCustomer(stop); i++) stop = plan.prev[stop]!;
    return plan.isCustomer(stop) ? stop : -1;
  }
}

/** A move that may make customer `u` adjacent to customer `v`, both on routes. @returns true if it was applied. */
export type Move = (evaluation: MoveEvaluation, u: number, v: number) => boolean;
