import { CandidateRoute } from './candidate-route.js';
import type { Plan } from './plan.js';
import type { Instance } from '../instance/layout.js';

/** Longest run of customers that a move takes along. */
export const LONGEST_RUN = 3;
/** Relative error of a difference of route costs: some hundred additions of doubles. */
const ROUNDING = 1e-13;

/**
 * What the moves of a local search share: the plan, two candidate routes for the routes that a move changes, and the decision
 * whether it is carried out. A move first works out the change of vehicle and distance costs from the stops it
 * touches; only when that alone would improve the plan are the candidate routes made and timed, for lateness is never negative.
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
  /** Change of cost by the last move carried out. */
  delta = 0;

  constructor(plan: Plan) {
    this.plan = plan;
    this.instance = plan.instance;
    this.a = new CandidateRoute(plan);
    this.b = new CandidateRoute(plan);
  }

  /** Tells whether a change of vehicle and distance costs could pay, the lateness of the two routes taken off. */
  pays(change: number, slotA: number, slotB: number): boolean {
    const { penalty } = this.plan;
    return change - penalty[slotA]! - (slotA === slotB ? 0 : penalty[slotB]!) < -this.leastGain(slotA, slotB);
  }

  /** Carries out the candidate routes `a` and `b` when they are feasible and the whole change is an improvement. */
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

  /** Carries out candidate `a` alone, for a move within one route. */
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
   * What a change of two routes must save to count as an improvement: more than the sums of their costs can be off by
   * rounding, or moves could undo each other for ever where a route holds an edge of 1e12.
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

  /** Load of the run of customers `from` .. `to` of one route. */
  loadOf(from: number, to: number): number {
    const { loadTo, prev } = this.plan;
    return loadTo[to]! - loadTo[prev[from]!]!;
  }

  /** Tells whether the slot's vehicle can carry so much. */
  carries(slot: number, load: number): boolean {
    return load <= this.instance.capacity[this.plan.type[slot]!]!;
  }

  /** Length of the way from customer `from` to `to` along their route, forwards or backwards. */
  along(from: number, to: number, reversed: boolean): number {
    const sums = reversed ? this.plan.distanceBack : this.plan.distanceTo;
    return sums[to]! - sums[from]!;
  }

  /**
   * @returns the customer that ends a run of `length` customers beginning at `from`, or -1 when the route is shorter.
   */
  runFrom(from: number, length: number): number {
    const { plan } = this;
    let stop = from;
    for (let i = 1; i < length && plan.isCustomer(stop); i++) stop = plan.next[stop]!;
    return plan.isCustomer(stop) ? stop : -1;
  }

  /** @returns the customer that begins a run of `length` customers ending at `to`, or -1 when the route is shorter. */
  runTo(to: number, length: number): number {
    const { plan } = this;
    let stop = to;
    for (let i = 1; i < length && plan.isCustomer(stop); i++) stop = plan.prev[stop]!;
    return plan.isCustomer(stop) ? stop : -1;
  }
}

/** A move that may bring customer `u` next to customer `v`, both in routes. @returns true when it was carried out. */
export type Move = (evaluation: MoveEvaluation, u: number, v: number) => boolean;
