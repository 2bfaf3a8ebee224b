import { endOf, evaluate, neighbourDistance, readRoutes, startFrom, temperaturesFor, Progress } from '#strategy';
import type { Kernel, Instance, PlannedRoutes, Problem, SolveContext, StrategyOutcome } from '#strategy';
import { Cooling } from './cooling.js';
import type { LocalOptimum } from './local-optimum.js';
import type { SavingsParameters } from './parameters.js';
import type { Reporter } from './reporter.js';

/**
 * On small problems blink rates alternate: there, the best solution often needs insertion orders that greedy insertion
 * never produces.
 */
const BLINKS_SMALL = [0.01, 0.1, 0.3];

/** Collaborators of a run. */
export interface Workbench {
  readonly problem: Problem;
  readonly instance: Instance;
  readonly kernel: Kernel;
  readonly optimum: LocalOptimum;
  readonly reporter: Reporter;
  readonly context: SolveContext;
  readonly parameters: SavingsParameters;
}

/**
 * Ruins and recreates with the kernel, in cooling cycles: from the best solution after a cycle that improved it,
 * otherwise from scratch. The result of a cycle is improved to a local optimum.
 * @param start - initial routes of the first cycle; customers may be unserved in them
 */
export function improve(bench: Workbench, start: PlannedRoutes): StrategyOutcome {
  const { problem, instance, kernel, optimum, reporter, context, parameters } = bench;
  const { hot, cold, removed, string, blink, travelled, cycleBase, doublings, stubborn } = parameters;
  const customers = instance.customers.length;
  const small = customers <= parameters.smallCustomers;
  const patience = small ? parameters.smallIdleCycles : parameters.idleCycles;
  const blinks = small ? BLINKS_SMALL : [blink];
  const progress = new Progress(context, 1);
  const cooling = new Cooling(progress, cycleBase + (small ? parameters.smallCyclePerCustomer : parameters.cyclePerCustomer) * customers);
  let from = start;
  for (let idle = 0; idle < patience * (reporter.cost === Infinity ? stubborn : 1) && customers > 1; ) {
    const before = reporter.cost;
    startFrom(kernel, instance.customers, from);
    const guide = reporter.routes ?? start;
    const temperatures = temperaturesFor(problem, instance, { hot, cold }, guide, nearBy(problem, instance, guide, travelled));
    cooling.begin(temperatures, small ? 1 : 2 ** Math.min(idle, doublings));
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
    let unreported = 0;
    let turn = 0;
    for (let next = cooling.next(); next !== null; next = cooling.next()) {
      if (progress.finished) return false;
      kernel.configure({ averageRemoved: removed, longestString: string, blink: blinks[turn++ % blinks.length]! });
      const begun = context.elapsedMs();
      kernel.run(next.iterations, next.from, next.to);
      progress.add(next.iterations, context.elapsedMs() - begun);
      unreported += next.iterations;
      // Reporting then costs less than an iteration per customer.
      if (unreported < customers) continue;
      unreported = 0;
      reporter.take(kernel);
    }
    return true;
  }

  function finish(ended: StrategyOutcome['ended']): StrategyOutcome {
    return { routes: reporter.routes, ended, iterations: progress.iterations };
  }
}

/**
 * Distance between neighbours: at most the distance that a route travels per customer, times `travelled`. On irregular
 * matrices, where routes use the few short edges, the nearest customers in both directions are ten times as far away.
 * In the plane this limit is not meant to bind.
 */
function nearBy(problem: Problem, instance: Instance, routes: PlannedRoutes, travelled: number): number {
  const { length } = evaluate(problem, routes);
  const served = routes.reduce((sum, { customers }) => sum + customers.length, 0);
  const near = neighbourDistance(instance);
  return length > 0 ? Math.min(near, (travelled * length) / served) : near;
}
