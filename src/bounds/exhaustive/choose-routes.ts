import { check } from '../../model/checker.js';
import { relationFault } from '../../model/checker/relations.js';
import { evaluate } from '../../model/cost.js';
import type { PlannedRoutes, Problem } from '../../model/problem.js';
import { withoutReloads } from '../../model/trips.js';
import type { Allowance, Column, GrownRoutes } from './route-growth.js';
import { cannotBeat, NOTHING, sumOf, type Worth } from './worth.js';

/** The best of all plans, if it is better than the best known. */
export interface ChosenPlan {
  readonly routes: PlannedRoutes | null;
}

/**
 * Chooses the best of all plans that consist of the given routes, by depth first: the first customer that is undecided joins each of
 * its routes in turn, or is left out.
 * @param best - of the plans known; null: none is
 * @returns null if there is too much to try
 */
export function chooseRoutes(problem: Problem, { columns, bounds }: GrownRoutes, best: Worth | null, allowance: Allowance): ChosenPlan | null {
  const search = new PlanChoice(problem, columns, bounds.beside(-1), best, allowance);
  return search.run() ? { routes: search.routes } : null;
}

class PlanChoice {
  routes: PlannedRoutes | null = null;
  readonly #problem: Problem;
  /** By their first customer, the cheapest ones first. */
  readonly #columns: readonly (readonly Column[])[];
  readonly #rest: ReturnType<GrownRoutes['bounds']['beside']>;
  readonly #allowance: Allowance;
  readonly #chosen: Column[] = [];
  #best: Worth | null;

  constructor(problem: Problem, columns: readonly Column[], rest: ReturnType<GrownRoutes['bounds']['beside']>, best: Worth | null, allowance: Allowance) {
    this.#problem = problem;
    const kept = [...(problem.balanceCost > 0 ? columns : cheapestOf(columns))].sort((a, b) => a.worth.primary - b.worth.primary || a.worth.money - b.worth.money);
    this.#columns = Array.from(problem.customers, (_, i) => kept.filter(({ set }) => (set & -set) === 1 << i));
    this.#rest = rest;
    this.#best = best;
    this.#allowance = allowance;
  }

  /** @returns false: there is too much to try. */
  run(): boolean {
    return this.#decide((1 << this.#problem.customers.length) - 1, 0, NOTHING);
  }

  /** @param left - undecided customers; @param out - those that are left out */
  #decide(left: number, out: number, worth: Worth): boolean {
    if (this.#allowance.ratings-- <= 0 || this.#allowance.shouldStop()) return false;
    if (left === 0) {
      this.#offer();
      return true;
    }
    const first = 31 - Math.clz32(left & -left);
    for (const column of this.#columns[first]!) {
      if ((column.set & left) !== column.set) continue;
      const more = sumOf(worth, column.worth);
      if (!this.#isWorthwhile(more, left ^ column.set, out)) continue;
      this.#chosen.push(column);
      const isDone = !this.#isPossible() || this.#decide(left ^ column.set, out, more);
      this.#chosen.pop();
      if (!isDone) return false;
    }
    const omitted = out | (1 << first);
    return !this.#isWorthwhile(worth, left ^ (1 << first), omitted) || this.#decide(left ^ (1 << first), omitted, worth);
  }

  /** What is left out is priced as a whole. */
  #isWorthwhile(worth: Worth, left: number, out: number): boolean {
    const rest = this.#rest.at(left | out);
    if (rest.money === Infinity || rest.missed === Infinity) return false;
    return this.#best === null || !cannotBeat(sumOf(worth, rest), this.#best);
  }

  /** Whether the routes chosen so far can belong to one plan: the fleet suffices, and no relation is broken. */
  #isPossible(): boolean {
    const { vehicleTypes, fleetLimits, relations } = this.#problem;
    const chosen = this.#chosen;
    const { type: last } = chosen.at(-1)!;
    if (chosen.filter(({ type }) => type === last).length > vehicleTypes[last]!.vehicles.length) return false;
    if (fleetLimits.some(({ types, most }) => chosen.filter(({ type }) => types.includes(type)).length > most)) return false;
    const served = chosen.map(({ type, customers }, index) => ({ index, customers: withoutReloads(vehicleTypes[type]!, customers) }));
    return relations.every((relation) => relationFault(relation, served) === null);
  }

  #offer(): void {
    const routes = this.#chosen.map(({ type, customers }) => ({ type, customers }));
    if (check(this.#problem, routes).length > 0) return;
    const { missed, primary, total } = evaluate(this.#problem, routes);
    const worth = { missed, primary, money: total };
    if (this.#best !== null && cannotBeat(worth, this.#best)) return;
    this.#best = worth;
    this.routes = routes;
  }
}

/** The cheapest route of each type over each set: between them, nothing else of a plan tells. */
function cheapestOf(columns: readonly Column[]): Column[] {
  const best = new Map<string, Column>();
  for (const column of columns) {
    const key = `${column.type} ${column.set}`;
    const known = best.get(key);
    if (known === undefined || column.worth.primary < known.worth.primary || (column.worth.primary === known.worth.primary && column.worth.money < known.worth.money)) best.set(key, column);
  }
  return [...best.values()];
}
