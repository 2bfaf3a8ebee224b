import { Ruin, type LocalSearch, type Neighbours, type Plan, type Recreate, type SolveContext, type StrategyOutcome } from '#strategy';
import { Cooling } from './cooling.js';
import type { Reporter } from './reporter.js';

/** Customers removed on average, and at most from one route: the published values. */
const AVERAGE_REMOVED = 10;
const LONGEST_STRING = 10;
/** Chance that a position is passed over: the published value. */
const BLINK = 0.01;
/** Chance that whole routes are removed: where vehicles differ, and where customers have none. */
const WHOLE_ROUTES_DIFFERENT = 0.03;
const WHOLE_ROUTES_MISSING = 0.1;
/** Chance that the touched routes try other vehicles, where vehicles differ. */
const RETYPE = 0.25;
/** Temperatures at the two ends of a cycle, as shares of the cost per customer, vehicles left out. */
const HOT = 0.3;
const COLD = 0.003;
/** Factor on the temperatures with windows: their landscapes have higher ridges. */
const TIMED_FACTOR = 10;
/** Chance that a position is passed over when a cycle begins with routes built anew. */
const FRESH_BLINK = 0.2;
/** Cycles without a new best after which the search has stagnated. */
const IDLE_CYCLES = 3;
/** Every idle cycle makes the next one twice as long, up to so many times. */
const MOST_DOUBLINGS = 4;
/** Small problems, where a cycle takes a twentieth of a second, have more cycles of equal length instead. */
const SMALL = 60;
const IDLE_CYCLES_SMALL = 5;
/** So many times more while nothing feasible was found. */
const STUBBORN = 10;
/** Iterations between two looks at the clock. */
const PATIENCE = 16;

/** Cost of a plan without its vehicles' fixed costs: the scale of what moves change. */
function wayCost(plan: Plan): number {
  let fixed = 0;
  for (let type = 0; type < plan.terrain.types; type++) fixed += plan.terrain.fixedCost[type]! * plan.used[type]!;
  return plan.cost - fixed;
}

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
  const pace = new Cooling(context, customers, HOT * (plan.terrain.timed ? TIMED_FACTOR : 1), COLD * (plan.terrain.timed ? TIMED_FACTOR : 1));
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

  const patience = customers <= SMALL ? IDLE_CYCLES_SMALL : IDLE_CYCLES;
  while (idle < patience * (reporter.cost === Infinity ? STUBBORN : 1) && customers > 1) {
    reporter.settle();
    if (idle > 0) startAfresh();
    else if (reporter.routes !== null) plan.import(reporter.routes);
    const scale = wayCost(plan) / customers;
    const bestBefore = reporter.cost;
    pace.begin(iteration, customers <= SMALL ? 1 : 2 ** Math.min(idle, MOST_DOUBLINGS));
    for (; !pace.done(iteration); iteration++) {
      if (budget !== null && iteration >= budget) return finish('iterations');
      if (iteration % PATIENCE === 0) {
        if (context.shouldStop()) return finish('limit');
        reporter.settleWhenDue();
      }
      step(scale * pace.temperature());
    }
    idle = reporter.cost < bestBefore ? 0 : idle + 1;
  }
  return finish('stagnated');

  /** Changes a part of the plan and takes the change back unless it is accepted. */
  function step(temperature: number): void {
    const cost = plan.cost;
    const missed = missing();
    plan.open();
    if (random.next() < (missed > 0 ? WHOLE_ROUTES_MISSING : different ? WHOLE_ROUTES_DIFFERENT : 0)) ruin.wholeRoutes(1 + random.below(3));
    else ruin.strings(AVERAGE_REMOVED, LONGEST_STRING);
    removedCount = plan.waiting;
    removed.set(plan.bank.subarray(0, removedCount));
    recreate.insertBank(BLINK, missed > 0 ? weights : null, stop);
    if (different && random.next() < RETYPE) for (let i = 0; i < removedCount; i++) search.improveVehicle(removed[i]!);
    const misses = missing();
    const accepted = misses < missed || (misses === missed && plan.cost < cost - temperature * Math.log(1 - random.next()));
    if (accepted && misses === 0 && plan.cost < reporter.cost - plan.terrain.epsilon) polish();
    else if (!accepted || reporter.unsettled) {
      plan.undo();
      reporter.settle();
    }
    plan.keep();
    for (let i = 0; i < plan.waiting; i++) weights[plan.bank[i]!]!++;
  }

  /** A cycle that brought nothing is followed by one that begins elsewhere. */
  function startAfresh(): void {
    plan.import([]);
    recreate.insertBank(FRESH_BLINK, null, stop);
  }

  function polish(): void {
    for (let i = 0; i < removedCount; i++) search.enqueueAround(removed[i]!);
    search.run(stop);
    reporter.offer();
  }

  function finish(reason: StrategyOutcome['ended']): StrategyOutcome {
    reporter.settle();
    return { routes: reporter.routes, ended: reason, iterations: iteration };
  }
}
