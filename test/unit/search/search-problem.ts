import { problemFromRequest } from '../../../src/contract/problem.js';
import type { Problem } from '../../../src/model/index.js';
import { evaluate, check } from '../../../src/model/index.js';
import { nearestCustomers, Plan, Recreate, Terrain, type Neighbours } from '../../../src/search/index.js';
import { createRandom } from '../../../src/strategy/rng.js';
import { randomRequest, type RandomOptions } from '../../helpers/random-problem.js';

/** A plan of a random problem, filled by cheapest insertion. */
export interface Filled {
  readonly problem: Problem;
  readonly terrain: Terrain;
  readonly neighbours: Neighbours;
  readonly plan: Plan;
  readonly recreate: Recreate;
}

/** Makes a random problem over all features and fills a plan for it; some customers may stay in the bank. */
export function filledPlan(seed: number, options: RandomOptions = {}): Filled {
  const problem = problemFromRequest(randomRequest(seed, options));
  const terrain = new Terrain(problem);
  const neighbours = nearestCustomers(terrain, 10);
  const plan = new Plan(terrain);
  const recreate = new Recreate(plan, neighbours, createRandom(seed));
  recreate.insertBank(0, null, () => false);
  return { problem, terrain, neighbours, plan, recreate };
}

/** @returns the violations of a plan, those of customers in the bank left out. */
export function violations(problem: Problem, plan: Plan): string[] {
  return check(problem, plan.export()).filter(({ kind }) => kind !== 'missing-customer').map(({ message }) => message);
}

/** @returns the cost of a plan, recomputed by the model. */
export function recomputed(problem: Problem, plan: Plan): number {
  return evaluate(problem, plan.export()).total;
}

/** @returns routes and bank in a form that two plans of the same content share. */
export function content(plan: Plan): { routes: string[]; bank: number[] } {
  const routes = plan.export().map(({ type, customers }) => `${type}: ${customers.join(' ')}`);
  return { routes: routes.sort(), bank: [...plan.bank.subarray(0, plan.waiting)].sort((a, b) => a - b) };
}
