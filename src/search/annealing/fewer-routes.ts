import { evaluate } from '../../model/cost.js';
import type { PlannedRoute, PlannedRoutes } from '../../model/problem.js';
import type { SearchContext } from '../context.js';
import { omissionCost, type Reduced } from '../instance/burdens.js';
import type { Instance } from '../instance/layout.js';
import { createKernel, type Iterating, type Kernel } from '../ruin-recreate/kernel.js';
import { readRoutes, writeRoutes } from '../ruin-recreate/exchange.js';
import type { Temperatures } from '../ruin-recreate/temperatures.js';

/** Largest share of the run that goes to deciding the number of routes, and iterations per customer of the first attempts. */
const SHARE = 0.3;
const ITERATIONS = 200;
/** Steps of an attempt, and where on the curve of temperatures those after the first one begin, and a run from what they found. */
const STEPS = 10;
const WARMTH = 0.4;
/** With more customers an attempt takes too long. */
const MOST_CUSTOMERS = 300;

/** Routes that a run starts from, and where on the curve of temperatures. */
export interface Start {
  readonly routes: PlannedRoutes;
  readonly from: number;
}

/** Whether money alone counts, customers may be left out for a price, and none only if need be. */
export function hasPrices(reduced: Pick<Reduced, 'problem' | 'burdens'>): boolean {
  const price = pricesOf(reduced);
  const { customers, primary } = reduced.problem;
  return primary === 'none' && price.length > 0 && customers.some((c) => price[c]! < Infinity) && customers.every((c) => !Number.isNaN(price[c]));
}

/** What a run is made of. */
export interface ClosingParts extends Reduced {
  readonly instance: Instance;
  readonly context: SearchContext;
  readonly iterating: Iterating;
  readonly temperatures: Temperatures;
}

interface Priced {
  readonly routes: PlannedRoutes;
  readonly cost: number;
}

/**
 * Decides the number of routes where customers may be left out for a price: one route after the other is closed, its
 * customers are inserted elsewhere or left out, and what a short annealing makes of that is kept if it is cheaper. If no route
 * can be closed, longer ones are tried. A long annealing hardly ever closes a route, whose customers are all worth serving as
 * long as it is open.
 * @returns the routes, those of `start` above 300 customers, and where on the curve a run from them begins: if some were closed,
 * not where it is so hot that they would be opened again
 */
export function fewerRoutes(parts: ClosingParts, start: PlannedRoutes): Start {
  if (parts.instance.customers.length > MOST_CUSTOMERS) return { routes: start, from: 0 };
  const attempts = new Attempts(parts);
  if (!attempts.affordable) return { routes: start, from: 0 };
  let best = attempts.anneal(start, 0, true);
  let from = 0;
  while (attempts.affordable) {
    for (let failed = 0; failed < best.routes.length && attempts.affordable;) {
      const closed = byWorth(parts, best.routes)[failed];
      const other = attempts.anneal(best.routes.filter((route) => route !== closed), WARMTH, false);
      failed = other.cost < best.cost ? 0 : failed + 1;
      if (failed > 0) continue;
      best = other;
      from = WARMTH;
    }
    attempts.lengthen();
  }
  return { routes: best.cost < Infinity ? best.routes : start, from };
}

/** Short annealings in this thread. */
class Attempts {
  private readonly parts: ClosingParts;
  private readonly kernel: Kernel;
  private readonly begunMs: number;
  /** Iterations of a step of the next attempt, and of all steps so far. */
  private step: number;
  private done = 0;

  constructor(parts: ClosingParts) {
    this.parts = parts;
    this.kernel = createKernel(parts.instance, parts.context.random.below(2 ** 31));
    this.kernel.configure(parts.iterating);
    this.begunMs = parts.context.elapsedMs();
    this.step = Math.ceil((ITERATIONS * parts.instance.customers.length) / STEPS);
  }

  /** Whether another one fits into the share of the run. */
  get affordable(): boolean {
    const { context } = this.parts;
    const next = this.done + STEPS * this.step;
    if (context.iterations !== null) return next <= SHARE * context.iterations;
    const spentMs = context.elapsedMs() - this.begunMs;
    return !context.shouldStop() && spentMs * (this.done === 0 ? 1 : next / this.done) < SHARE * context.limitMs;
  }

  lengthen(): void {
    this.step *= 2;
  }

  /** @param mayOpen - whether more routes may be open than at the start */
  anneal(routes: PlannedRoutes, from: number, mayOpen: boolean): Priced {
    const { kernel, step } = this;
    const { instance, temperatures, problem, burdens, accepts } = this.parts;
    kernel.active.set(instance.customers);
    kernel.setActiveCount(instance.customers.length);
    kernel.start(writeRoutes(kernel.exchange, routes));
    if (!mayOpen) kernel.idle.fill(0);
    kernel.fill();
    const at = (k: number): number => temperatures.at(from + ((1 - from) * k) / STEPS);
    for (let k = 0; k < STEPS; k++) kernel.run(step, at(k), at(k + 1));
    this.done += STEPS * step;
    const found = readRoutes(kernel.exchange, kernel.routes(true));
    return { routes: found, cost: accepts(found) ? evaluate(problem, found).total + omissionCost(burdens, problem.customers, found) : Infinity };
  }
}

function pricesOf({ problem: { omission }, burdens }: Pick<Reduced, 'problem' | 'burdens'>): ArrayLike<number> {
  return omission === null ? burdens.price : omission.price;
}

/** Those first whose customers are worth least beyond what they cost; who must be served is worth the mean of the prices. */
function byWorth(reduced: Reduced, routes: PlannedRoutes): PlannedRoute[] {
  const { problem } = reduced;
  const price = pricesOf(reduced);
  const prices = Array.from(price).filter((value) => Number.isFinite(value));
  const mean = prices.reduce((sum, value) => sum + value, 0) / Math.max(1, prices.length);
  const worth = new Map(routes.map((route) => [route, route.customers.reduce((sum, c) => sum + (Number.isFinite(price[c]) ? price[c]! : mean), 0) - evaluate(problem, [route]).total]));
  return [...routes].sort((a, b) => worth.get(a)! - worth.get(b)!);
}
