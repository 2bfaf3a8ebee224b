import { problemFromRequest } from '../../../../src/contract/problem.js';
import type { Problem } from '../../../../src/model/problem.js';
import { evaluate } from '../../../../src/model/cost.js';
import { check } from '../../../../src/model/checker.js';
import { buildInstance } from '../../../../src/search/instance/instance.js';
import { createKernel, type Kernel } from '../../../../src/search/ruin-recreate/kernel.js';
import { Plan } from '../../../../src/search/local-search/plan.js';
import { readRoutes, startFrom } from '../../../../src/search/ruin-recreate/exchange.js';
import type { Instance } from '../../../../src/search/instance/layout.js';
import { randomRequest, type RandomOptions } from '../../../helpers/random-problem.js';

/** A plan of a random problem, filled by the kernel's insertion. */
export interface Filled {
  readonly problem: Problem;
  readonly instance: Instance;
  readonly kernel: Kernel;
  readonly plan: Plan;
}

/** Creates a random problem over all features and fills a plan for it; some customers may stay unserved. */
export function filledPlan(seed: number, options: RandomOptions = {}): Filled {
  const problem = problemFromRequest(randomRequest(seed, options));
  const instance = buildInstance(problem, 'double');
  const kernel = createKernel(buildInstance(problem), seed);
  startFrom(kernel, instance.customers, []);
  const plan = new Plan(instance);
  plan.import(readRoutes(kernel.exchange, kernel.routes(false)));
  return { problem, instance, kernel, plan };
}

/** @returns the violations of a plan, except unserved customers. */
export function violations(problem: Problem, plan: Plan): string[] {
  return check(problem, plan.export()).filter(({ kind }) => kind !== 'missing-customer').map(({ message }) => message);
}

/** @returns the cost of a plan, recomputed by the model. */
export function recomputed(problem: Problem, plan: Plan): number {
  return evaluate(problem, plan.export()).total;
}

/** @returns routes in a form that is equal for plans with the same content. */
export function content(plan: Plan): string[] {
  return plan.export().map(({ type, customers }) => `${type}: ${customers.join(' ')}`).sort();
}
