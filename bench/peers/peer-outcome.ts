import type { IncumbentPoint, RunOutcome } from '../../src/cli/bench/run-record.js';
import { agrees } from '../../src/model/tolerance.js';
import { check } from '../../src/model/checker.js';
import { evaluate } from '../../src/model/cost.js';
import type { PlannedRoutes, Problem } from '../../src/model/problem.js';

/** What the process of a peer returns. None of it is trusted. */
export interface PeerAnswer {
  readonly notExpressible?: string;
  readonly routes?: unknown;
  /** Why there are no routes. */
  readonly reason?: string;
  /** Wall time of the solve call. */
  readonly seconds?: number;
  readonly iterations?: number;
  readonly incumbents?: readonly IncumbentPoint[];
  readonly ended?: string;
  readonly peakRssBytes?: number;
  readonly python?: string;
}

/** A run without a solution. `ended`: `failed`, or `not-expressible`. */
export function nothing(ended: string, reason: string, { seconds = 0, peakRssBytes = 0 }: PeerAnswer = {}): RunOutcome {
  return { cost: null, reason, ended, seconds, iterations: 0, routes: null, incumbents: [], peakRssBytes, operators: [] };
}

/** Turns an answer into an outcome. Routes are checked and costed here, regardless of what the peer reports. */
export function outcomeOf(problem: Problem, answer: PeerAnswer): RunOutcome {
  if (answer.notExpressible !== undefined) return nothing('not-expressible', answer.notExpressible, answer);
  const { routes, seconds = 0, iterations = 0, ended = 'limit', peakRssBytes = 0 } = answer;
  if (routes === null || routes === undefined) return nothing(ended, answer.reason ?? 'no feasible solution within the limit', answer);
  const [violation] = check(problem, routes);
  if (violation !== undefined) return nothing('failed', `its routes break a constraint: ${violation.message}`, answer);
  const cost = evaluate(problem, routes as PlannedRoutes).total;
  return {
    cost, reason: null, ended, seconds, iterations, routes: (routes as PlannedRoutes).length,
    // With the fewest vehicles first, what a peer reports is a sum with their prices.
    incumbents: courseTo(cost, seconds, problem.primary === 'vehicles' ? [] : answer.incumbents ?? []), peakRssBytes, operators: [],
  };
}

/** The cost curve reported by the peer, up to the checked cost. */
function courseTo(cost: number, seconds: number, reported: readonly IncumbentPoint[]): IncumbentPoint[] {
  const worse = reported.filter(([at, value]) => at <= seconds && value > cost && !agrees(value, cost));
  const found = reported.find(([at, value]) => at <= seconds && agrees(value, cost));
  return [...worse, [found?.[0] ?? seconds, cost]];
}
