import { divide, evaluate, networkDistance, placesOf, readRoutes } from '#strategy';
import type { Network, Places, PlannedRoutes, Problem, Progress, SliceResult, SolveContext, Team, Temperatures } from '#strategy';
import { setImmediate } from 'node:timers/promises';

/** Iterations per customer that a round has at least. */
const LEAST_PER_CUSTOMER = 1;

/** What a run works with. */
export interface Workbench {
  readonly problem: Problem;
  readonly context: SolveContext;
  readonly net: Network;
  readonly team: Team;
  readonly progress: Progress;
  readonly temperatures: Temperatures;
  /** Sectors that each member works on in a round. */
  readonly parts: number;
}

/** Rounds of cutting the solution into sectors, annealing all of them, and putting them together. */
export class Rounds {
  routes: PlannedRoutes | null = null;
  cost = Infinity;
  private readonly bench: Workbench;
  private readonly places: Places;

  constructor(bench: Workbench) {
    const { net } = bench;
    this.bench = bench;
    this.places = placesOf(net, (i, j) => networkDistance(net, i, j));
  }

  /** Runs from `start` until the budget is used up; customers without a route in it are inserted first. */
  async run(start: PlannedRoutes): Promise<void> {
    let current = start;
    while (!this.bench.progress.finished) {
      this.deal(current);
      current = this.gather(this.anneal());
      await setImmediate();
    }
  }

  /** Cuts the solution and gives every member its sectors. */
  private deal(routes: PlannedRoutes): void {
    const { team, net, context, parts } = this.bench;
    const sectors = divide(net, this.places, routes, parts * team.size, context.random.next() * 2 * Math.PI);
    team.desks.forEach((_, member) => team.load(member, sectors.slice(member * parts, (member + 1) * parts)));
  }

  private anneal(): SliceResult[] {
    const { team, progress, context, net, temperatures, parts } = this.bench;
    const least = (LEAST_PER_CUSTOMER * net.customers.length) / team.size;
    const iterations = Math.ceil(progress.sliceIterations(1 / (context.parameters['rounds'] as number), least) / parts);
    const from = temperatures.at(progress.fraction);
    const to = temperatures.at(progress.fractionAfter(iterations * parts));
    const begun = context.elapsedMs();
    const results = team.run({ iterations, from, to, chunk: progress.chunk }, progress.deadline());
    progress.add(Math.max(...results.map((result) => result.iterations)), context.elapsedMs() - begun);
    return results;
  }

  /** Puts the sectors together. @returns the current routes */
  private gather(results: readonly SliceResult[]): PlannedRoutes {
    const { desks } = this.bench.team;
    const best = results.reduce((sum, { bestCost }) => sum + bestCost, 0);
    if (best < this.cost) this.offer(desks.flatMap((desk, k) => readRoutes(desk.best, results[k]!.bestRoutes)));
    return desks.flatMap((desk, k) => readRoutes(desk.current, results[k]!.currentRoutes));
  }

  private offer(routes: PlannedRoutes): void {
    const { problem, context } = this.bench;
    const cost = evaluate(problem, routes).total;
    if (cost >= this.cost) return;
    this.cost = cost;
    this.routes = routes;
    context.report(routes, cost);
  }
}
