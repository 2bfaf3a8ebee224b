import { Ruin, type LocalSearch, type Neighbours, type Plan, type Recreate, type SolveContext, type StrategyOutcome } from '#strategy';
import type { Reporter } from './reporter.js';

/** Customers removed on average, and at most from one route: the published values. */
const AVERAGE_REMOVED = 10;
const LONGEST_STRING = 10;
/** Chance that a position is passed over: the published value. */
const BLINK = 0.01;
/** Chance that whole routes are removed, where the choice of vehicles matters or customers have none. */
const WHOLE_ROUTES = 0.1;
/** Iterations of one cooling cycle: fixed part and part per customer. */
const CYCLE_BASE = 2000;
const CYCLE_PER_CUSTOMER = 100;
/** Temperatures at the two ends of a cycle, as shares of the cost per customer. */
const HOT = 0.3;
const COLD = 0.003;
/** Factor on the temperatures with windows: their landscapes have higher ridges. */
const TIMED_FACTOR = 10;
/** Cycles without a new best after which the search has stagnated. */
const IDLE_CYCLES = 2;
/** Iterations between two looks at the clock. */
const PATIENCE = 16;

/** What a run works with. */
export interface Workbench {
  readonly plan: Plan;
  readonly neighbours: Neighbours;
  readonly recreate: Recreate;
  readonly search: LocalSearch;
  readonly reporter: Reporter;
  readonly context: SolveContext;
}

/**
 * Ruins and recreates the plan, cooling down in cycles that each begin at the best plan found. While customers have
 * no vehicle, plans that leave out fewer, or less stubborn ones, win first: each customer weighs how often it was left
 * out.
 * @see Christiaens and Vanden Berghe (2020), doi:10.1287/trsc.2019.0914
 */
export function improve(bench: Workbench): StrategyOutcome {
  const { plan, recreate, search, reporter, context, neighbours } = bench;
  const { random, iterations: budget } = context;
  const customers = plan.terrain.customers.length;
  const ruin = new Ruin(plan, neighbours, random);
  const weights = new Float64Array(plan.terrain.nodes);
  const cycle = CYCLE_BASE + CYCLE_PER_CUSTOMER * customers;
  const factor = (COLD / HOT) ** (1 / cycle);
  const hot = HOT * (plan.terrain.timed ? TIMED_FACTOR : 1);
  const stop = (): boolean => context.shouldStop();
  const missing = (): number => {
    let sum = plan.waiting;
    for (let i = 0; i < plan.waiting; i++) sum += weights[plan.bank[i]!]!;
    return sum;
  };
  const removed = new Int32Array(customers);
  let removedCount = 0;
  const different = plan.terrain.types > 1;
  let iteration = 0;
  let idle = 0;
  let ended: StrategyOutcome['ended'] = 'stagnated';

  while (idle < IDLE_CYCLES && customers > 1) {
    if (reporter.routes !== null) plan.import(reporter.routes);
    let temperature = (hot * plan.cost) / customers;
    const bestBefore = reporter.cost;
    for (let step = 0; step < cycle; step++, iteration++) {
      if (budget !== null && iteration >= budget) return finish('iterations');
      if (iteration % PATIENCE === 0 && context.shouldStop()) return finish('limit');
      const cost = plan.cost;
      const missed = missing();
      plan.open();
      if ((different || missed > 0) && random.next() < WHOLE_ROUTES) ruin.wholeRoutes(1 + random.below(3));
      else ruin.strings(AVERAGE_REMOVED, LONGEST_STRING);
      removedCount = plan.waiting;
      removed.set(plan.bank.subarray(0, removedCount));
      recreate.insertBank(BLINK, missed > 0 ? weights : null, stop);
      const misses = missing();
      const accepted = misses < missed || (misses === missed && plan.cost < cost - temperature * Math.log(1 - random.next()));
      if (!accepted) plan.undo();
      else if (misses === 0 && plan.cost < reporter.cost - plan.terrain.epsilon) polish();
      plan.keep();
      for (let i = 0; i < plan.waiting; i++) weights[plan.bank[i]!]!++;
      temperature *= factor;
    }
    idle = reporter.cost < bestBefore ? 0 : idle + 1;
  }
  return finish(ended);

  function polish(): void {
    for (let i = 0; i < removedCount; i++) search.enqueueAround(removed[i]!);
    search.run(stop);
    reporter.offer();
  }

  function finish(reason: StrategyOutcome['ended']): StrategyOutcome {
    ended = reason;
    reporter.flush();
    return { routes: reporter.routes, ended, iterations: iteration };
  }
}
