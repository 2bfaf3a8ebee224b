import { check } from '../../model/checker.js';
import { relationFault } from '../../model/checker/relations.js';
import { evaluate } from '../../model/cost.js';
import type { PlannedRoute, PlannedRoutes, Problem } from '../../model/problem.js';
import { withoutReloads } from '../../model/trips.js';
import { DurationSpread } from './duration-spread.js';
import { choicesOf, ExactChoices, type Choice } from './exact-choices.js';
import type { Allowance, GrownRoutes } from './route-growth.js';
import type { RatedRoute } from './route-worths.js';
import { cannotBeat, isPossible, NOTHING, sumOf, type Worth, type WorthTable } from './worth.js';

/** The best of all plans, if it is better than the best known. */
export interface ChosenPlan {
  readonly routes: PlannedRoutes | null;
  /** Money that a plan better than the best takes at least, of which the routes have other schedules than the model's; null: there is none. */
  readonly atLeast: number | null;
}

/**
 * Chooses the best of all plans that consist of the given routes, by depth first: the first customer that is undecided joins each of
 * its routes in turn, or is left out.
 * @param best - of the plans known; null: none is
 * @returns null if there is too much to try
 */
export function chooseRoutes(problem: Problem, grown: GrownRoutes, best: Worth | null, allowance: Allowance): ChosenPlan | null {
  const choice = new PlanChoice(problem, grown, best, allowance);
  return choice.run() ? { routes: choice.routes, atLeast: choice.atLeast } : null;
}

class PlanChoice {
  routes: PlannedRoutes | null = null;
  readonly #problem: Problem;
  /** By their first customer. */
  readonly #choices: readonly (readonly Choice[])[];
  readonly #exact: ExactChoices;
  readonly #leftOut: WorthTable;
  /** Per set: what it takes to serve or leave it out, at least. */
  readonly #rest: WorthTable;
  readonly #allowance: Allowance;
  readonly #chosen: RatedRoute[] = [];
  readonly #spread: DurationSpread;
  /** The least that a plan is worth with any schedules. */
  #least: Worth | null = null;
  #best: Worth | null;

  constructor(problem: Problem, { columns, bounds, leftOut, worths }: GrownRoutes, best: Worth | null, allowance: Allowance) {
    this.#problem = problem;
    const choices = choicesOf(columns, problem.balanceCost > 0);
    this.#choices = Array.from(problem.customers, (_, i) => choices.filter(({ set }) => (set & -set) === 1 << i));
    this.#exact = new ExactChoices(worths, allowance);
    this.#leftOut = leftOut;
    this.#rest = bounds.beside(-1);
    this.#spread = new DurationSpread(problem);
    this.#best = best;
    this.#allowance = allowance;
  }

  /** See `ChosenPlan`. */
  get atLeast(): number | null {
    return this.#least === null || this.#best === null || cannotBeat(this.#least, this.#best) ? null : this.#least.money;
  }

  /** @returns false: there is too much to try. */
  run(): boolean {
    return this.#decide((1 << this.#problem.customers.length) - 1, 0, NOTHING);
  }

  /** @param left - undecided customers; @param out - those that are left out */
  #decide(left: number, out: number, worth: Worth): boolean {
    if (this.#allowance.ratings-- <= 0 || this.#allowance.shouldStop()) return false;
    if (left === 0) {
      this.#offer(sumOf(worth, this.#leftOut.at(out)));
      return true;
    }
    const first = 31 - Math.clz32(left & -left);
    for (const choice of this.#choices[first]!) if ((choice.set & left) === choice.set && !this.#serve(choice, left ^ choice.set, out, worth)) return false;
    const omitted = out | (1 << first);
    return !this.#isWorthwhile(worth, left ^ (1 << first), omitted) || this.#decide(left ^ (1 << first), omitted, worth);
  }

  #serve(choice: Choice, left: number, out: number, worth: Worth): boolean {
    if (!this.#isWorthwhile(sumOf(worth, choice.atLeast), left, out) || !this.#isPossible(choice.columns[0]!)) return true;
    const route = this.#exact.bestOf(choice);
    if (route === 'unknown') return false;
    if (route === null) return true;
    const more = sumOf(worth, route.worth);
    if (!this.#isWorthwhile(more, left, out)) return true;
    this.#chosen.push(route);
    const isDone = this.#decide(left, out, more);
    this.#chosen.pop();
    return isDone;
  }

  #isWorthwhile(worth: Worth, left: number, out: number): boolean {
    const rest = this.#rest.at(left | out);
    return isPossible(rest) && (this.#best === null || !cannotBeat(sumOf(worth, rest), this.#best));
  }

  /** Whether a route can belong to one plan with those chosen so far: the fleet suffices, and no relation is broken. */
  #isPossible(route: PlannedRoute): boolean {
    const { vehicleTypes, fleetLimits, relations } = this.#problem;
    const routes = [...this.#chosen, route];
    if (routes.filter(({ type }) => type === route.type).length > vehicleTypes[route.type]!.vehicles.length) return false;
    if (fleetLimits.some(({ types, most }) => routes.filter(({ type }) => types.includes(type)).length > most)) return false;
    const served = routes.map(({ type, customers }, index) => ({ index, customers: withoutReloads(vehicleTypes[type]!, customers) }));
    return relations.every((relation) => relationFault(relation, served) === null);
  }

  /** @param worth - without the price of unequal durations */
  #offer(worth: Worth): void {
    if (!isPossible(worth) || (this.#best !== null && cannotBeat(worth, this.#best))) return;
    const routes = this.#chosen.map(({ type, customers }) => ({ type, customers }));
    if (check(this.#problem, routes).length > 0) return;
    const { missed, primary, total, balance } = evaluate(this.#problem, routes);
    const exact = { missed, primary, money: total };
    if (balance > 0) this.#keepLeast(routes, { ...exact, money: total - balance });
    if (this.#best !== null && cannotBeat(exact, this.#best)) return;
    this.#best = exact;
    this.routes = routes;
  }

  /** @param worth - without the price of unequal durations, which longer routes may save, unless the total duration comes first */
  #keepLeast(routes: PlannedRoutes, worth: Worth): void {
    if (this.#problem.primary === 'time') return;
    const money = worth.money + this.#problem.balanceCost * this.#spread.leastOf(routes);
    if (this.#least === null || !cannotBeat({ ...worth, money }, this.#least)) this.#least = { ...worth, money };
  }
}
