import { endOf, evaluate, neighbourDistance, readRoutes, startFrom, temperaturesFor, Progress } from '#strategy';
import type { Kernel, Instance, PlannedRoutes, Problem, SolveContext, StrategyOutcome } from '#strategy';
import { Cooling } from './cooling.js';
import type { LocalOptimum } from './local-optimum.js';
import type { Reporter } from './reporter.js';

/** Iterations of a full cycle: fixed part, and part per customer on small problems and others. */
const CYCLE_BASE = 2000;
const CYCLE_PER_CUSTOMER_SMALL = 200;
const CYCLE_PER_CUSTOMER = 600;
/** Cycles without a new best after which the search has stagnated. */
const IDLE_CYCLES = 3;
/** Every idle cycle makes the next one twice as long, up to this many times. */
const MOST_DOUBLINGS = 4;
/** Small problems, where a cycle takes some hundredths of a second, have more cycles of equal length instead. */
const SMALL = 60;
const IDLE_CYCLES_SMALL = 5;
/** What the kernel removes on average and from one route, and the chance that it passes a position over: as published. */
const REMOVED = 10;
const STRING = 10;
const BLINK = 0.01;
/** On small problems chances take turns: orders that greedy insertion never gives are a matter of a few customers there. */
const BLINKS_SMALL = [0.01, 0.1, 0.3];
/**
 * Neighbours are no farther than a route travels per customer, times this: on wild matrices, where routes live on the few
 * short ways, the nearest both ways are ten times as far. In the plane it is meant not to bind.
 */
const TRAVELLED = 1.5;
/** This many times more while nothing feasible was found. */
const STUBBORN = 10;

/** What a run works with. */
export interface Workbench {
  readonly problem: Problem;
  readonly instance: Instance;
  readonly kernel: Kernel;
  readonly optimum: LocalOptimum;
  readonly reporter: Reporter;
  readonly context: SolveContext;
}

/**
 * Ruins and recreates with the kernel, cooling down in cycles: from the best solution after a cycle that found it, from
 * nothing after one that brought nothing. What a cycle found is brought to a local optimum.
 * @param start - routes that the first cycle begins with; customers may be missing in them
 */
export function improve(bench: Workbench, start: PlannedRoutes): StrategyOutcome {
  const { problem, instance, kernel, optimum, reporter, context } = bench;
  const customers = instance.customers.length;
  const small = customers <= SMALL;
  const patience = small ? IDLE_CYCLES_SMALL : IDLE_CYCLES;
  const blinks = small ? BLINKS_SMALL : [BLINK];
  const progress = new Progress(context, 1);
  const cooling = new Cooling(progress, CYCLE_BASE + (small ? CYCLE_PER_CUSTOMER_SMALL : CYCLE_PER_CUSTOMER) * customers);
  let from = start;
  for (let idle = 0; idle < patience * (reporter.cost === Infinity ? STUBBORN : 1) && customers > 1; ) {
    const before = reporter.cost;
    startFrom(kernel, instance.customers, from);
    const guide = reporter.routes ?? start;
    const temperatures = temperaturesFor(problem, instance, { hot: 0, cold: 0 }, guide, nearBy(problem, instance, guide));
    cooling.begin(temperatures, small ? 1 : 2 ** Math.min(idle, MOST_DOUBLINGS));
    const complete = cycle();
    reporter.take(kernel);
    if (!complete) return finish(endOf(context));
    if (kernel.bestCost() < Infinity) reporter.offer(optimum.from(readRoutes(kernel.exchange, kernel.routes(true))));
    idle = reporter.cost < before ? 0 : idle + 1;
    from = idle === 0 ? reporter.routes! : [];
  }
  return finish('stagnated');

  /** @returns false when the budget is used up */
  function cycle(): boolean {
    let untold = 0;
    let turn = 0;
    for (let next = cooling.next(); next !== null; next = cooling.next()) {
      if (progress.finished) return false;
      kernel.configure({ averageRemoved: REMOVED, longestString: STRING, blink: blinks[turn++ % blinks.length]! });
      const begun = context.elapsedMs();
      kernel.run(next.iterations, next.from, next.to);
      progress.add(next.iterations, context.elapsedMs() - begun);
      untold += next.iterations;
      // Telling costs less than an iteration per customer.
      if (untold < customers) continue;
      untold = 0;
      reporter.take(kernel);
    }
    return true;
  }

  function finish(ended: StrategyOutcome['ended']): StrategyOutcome {
    return { routes: reporter.routes, ended, iterations: progress.iterations };
  }
}

/** Distance between neighbours, as the nearest customers and the routes tell it. */
function nearBy(problem: Problem, instance: Instance, routes: PlannedRoutes): number {
  const { length } = evaluate(problem, routes);
  const served = routes.reduce((sum, { customers }) => sum + customers.length, 0);
  const near = neighbourDistance(instance);
  return length > 0 ? Math.min(near, (TRAVELLED * length) / served) : near;
}
