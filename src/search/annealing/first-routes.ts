import type { PlannedRoutes, Problem } from '../../model/problem.js';
import { savingsStart } from '../construction/savings-start.js';
import { buildInstance } from '../instance/instance.js';
import type { Reduced } from '../instance/burdens.js';
import type { Instance } from '../instance/layout.js';
import { createKernel, type Kernel } from '../ruin-recreate/kernel.js';
import { readRoutes, startFrom, writeRoutes } from '../ruin-recreate/exchange.js';
import { temperaturesFor } from '../ruin-recreate/temperatures.js';
import type { SearchContext } from '../context.js';
import { isAnswer } from './engine.js';
import type { AnnealingParameters } from './parameters.js';
import { usualString } from './usual.js';

/** Builds a first solution, from given routes if there are any; it may leave customers unserved. */
export function firstRoutes(searched: Pick<Reduced, 'problem' | 'burdens'>, instance: Instance, context: SearchContext, parameters: AnnealingParameters): PlannedRoutes {
  if (context.initial) return completed(searched.problem, instance, context, parameters, context.initial);
  if (instance.customers.length >= parameters.savingsCustomers && !instance.detailed && !instance.burdened && !instance.priced) return savingsStart(instance, () => context.shouldStop());
  const all = withoutPrices(searched);
  const served = all === null ? instance : buildInstance(all.problem, 'grid', all.burdens);
  const starts = all === null ? parameters : { ...parameters, mostStarts: parameters.greedyStarts };
  return greedyRoutes(served, createKernel(served, context.random.below(2 ** 31)), starts);
}

/** Share of the run, and most iterations, for serving what given routes leave out without more vehicles; iterations between two looks. */
const KEEPING = 0.15;
const KEEPING_ITERATIONS = 20_000;
const CHUNK = 100;

/**
 * Inserts into given routes what they leave out: without more vehicles, if a short search can make room on them, and with
 * more otherwise, if that is cheaper.
 */
export function completed(problem: Problem, instance: Instance, context: SearchContext, parameters: AnnealingParameters, initial: PlannedRoutes): PlannedRoutes {
  const kernel = createKernel(instance, context.random.below(2 ** 31));
  const routes = greedyRoutes(instance, kernel, parameters, initial);
  if (routes.length <= initial.length) return routes;
  const most = context.iterations === null ? KEEPING_ITERATIONS : Math.min(KEEPING_ITERATIONS, KEEPING * context.iterations);
  const inTime = (): boolean => context.iterations !== null || context.elapsedMs() < KEEPING * context.limitMs;
  startFrom(kernel, instance.customers, routes);
  const cost = kernel.cost();
  kernel.configure({ averageRemoved: parameters.removed, longestString: usualString(instance), blink: parameters.blink });
  kernel.start(writeRoutes(kernel.exchange, initial));
  kernel.keepRoutes();
  kernel.fill();
  const temperature = temperaturesFor(problem, instance, parameters, routes).at(1);
  let kept = readRoutes(kernel.exchange, kernel.routes(false));
  for (let done = 0; done < most && inTime() && !context.shouldStop() && !isAnswer(problem, kept); done += CHUNK) {
    kernel.run(CHUNK, temperature, temperature);
    kept = readRoutes(kernel.exchange, kernel.routes(true));
  }
  kernel.eliminate(false);
  startFrom(kernel, instance.customers, kept);
  return kernel.absentCount() === 0 && kernel.cost() < cost ? readRoutes(kernel.exchange, kernel.routes(false)) : routes;
}

/**
 * The problem in which all customers are served if possible; null if none has a price. A search leaves out customers more
 * easily than it fills a new route with them: none of them alone may be worth it.
 */
function withoutPrices({ problem, burdens }: Pick<Reduced, 'problem' | 'burdens'>): Pick<Reduced, 'problem' | 'burdens'> | null {
  const { omission } = problem;
  if (burdens.price.length > 0) return { problem, burdens: { ...burdens, price: [] } };
  if (!omission?.price.some(Number.isFinite)) return null;
  return { problem: { ...problem, omission: { ...omission, price: omission.price.map((price) => (Number.isFinite(price) ? NaN : price)) } }, burdens };
}

/**
 * The best of several greedy starts: fewest unserved customers first, then lowest cost. A poor insertion order wastes
 * the fleet.
 */
function greedyRoutes(instance: Instance, kernel: Kernel, { greedyStarts, mostStarts }: AnnealingParameters, from: PlannedRoutes = []): PlannedRoutes {
  let absent = Infinity;
  let cost = Infinity;
  let routes: PlannedRoutes = [];
  for (let k = 0; k < (absent > 0 ? mostStarts : greedyStarts); k++) {
    startFrom(kernel, instance.customers, from);
    if (kernel.absentCount() > absent || (kernel.absentCount() === absent && kernel.cost() >= cost)) continue;
    absent = kernel.absentCount();
    cost = kernel.cost();
    routes = readRoutes(kernel.exchange, kernel.routes(false));
  }
  return routes;
}
