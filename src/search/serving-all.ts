import { check } from '../model/checker.js';
import { evaluate } from '../model/cost.js';
import { firstDetail } from '../model/detail.js';
import { withoutDrops } from '../model/plain-form.js';
import type { PlannedRoutes, Problem } from '../model/problem.js';
import { isAnswer } from './annealing/engine.js';
import { annealingParameters } from './annealing/parameters.js';
import { usualString } from './annealing/usual.js';
import type { SearchContext, SearchOutcome } from './context.js';
import { isHopeless, reduced, type Reduced } from './instance/burdens.js';
import { buildInstance } from './instance/instance.js';
import { createKernel } from './ruin-recreate/kernel.js';
import { readRoutes, startFrom } from './ruin-recreate/exchange.js';
import { temperaturesFor } from './ruin-recreate/temperatures.js';

/** Share of the run that may go to finding a plan that leaves out nobody without a price; iterations between two looks. */
const SHARE = 0.1;
const CHUNK = 100;

type Search = (problem: Problem, context: SearchContext) => Promise<SearchOutcome>;

/**
 * Solves a problem as one whose customers without a price must be served, if that makes it a plain one, once there is a
 * plan that serves them: any such plan is better than every other. Without one, and if other details remain, the problem
 * is solved as it is.
 * @param leavingOut - solves problems in which they may have to be left out
 * @param ruins - ruins and recreates that an iteration of the run stands for
 */
export async function servingAllFirst(problem: Problem, context: SearchContext, search: Search, leavingOut: Search = search, ruins = 1): Promise<SearchOutcome> {
  const strict = withoutDrops(problem);
  if (strict === null) return search(problem, context);
  const searched = reduced(strict);
  if (firstDetail(searched.problem) !== null) return search(problem, context);
  const plan = planServingAll(strict, searched, { ...context, iterations: context.iterations === null ? null : ruins * context.iterations });
  if (plan === null) return leavingOut(problem, context);
  context.report(plan, evaluate(problem, plan).total);
  const outcome = await search(strict, context);
  return outcome.routes === null ? { ...outcome, routes: plan, ended: outcome.ended === 'infeasible' ? 'stagnated' : outcome.ended } : outcome;
}

/** A plan that serves whom it must, that to start from or the first of a short search; null if none was found. */
function planServingAll(problem: Problem, searched: Reduced, context: SearchContext): PlannedRoutes | null {
  if (context.initial && check(problem, context.initial).length === 0) return context.initial;
  if (isHopeless(searched)) return null;
  const instance = buildInstance(searched.problem, 'grid', searched.burdens);
  const kernel = createKernel(instance, context.random.below(2 ** 31));
  const inTime = (done: number): boolean => (context.iterations === null ? context.elapsedMs() < SHARE * context.limitMs : done < SHARE * context.iterations) && !context.shouldStop();
  const { removed, blink } = annealingParameters({});
  kernel.configure({ averageRemoved: removed, longestString: usualString(instance), blink });
  startFrom(kernel, instance.customers, []);
  let found = readRoutes(kernel.exchange, kernel.routes(false));
  const temperature = temperaturesFor(searched.problem, instance, { hot: 0, cold: 0 }, found).at(1);
  for (let done = 0; !isAnswer(problem, found) && inTime(done); done += CHUNK) {
    kernel.run(CHUNK, temperature, temperature);
    found = readRoutes(kernel.exchange, kernel.routes(kernel.bestCost() < Infinity));
  }
  return check(problem, found).length === 0 ? found : null;
}
