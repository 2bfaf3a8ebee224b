import type { UnassignedStop } from '#generated/types.js';
import type { FailureExplanation } from '../model/explanation.js';
import { list } from '../model/explanation/wording.js';
import type { Problem } from '../model/problem.js';
import type { PlanIds } from './plan/ids.js';
import { unassigned } from './plan/unassigned.js';

/** Stops that are explained one by one, and reasons of each. */
const MAX_STOPS = 3;
const MAX_REASONS = 3;

/** Reasons that do not keep every vehicle from the stop. */
const NO_PROOFS: readonly string[] = ['no_room', 'price'];

/**
 * Explains by the caller's ids why no plan serves every required stop: the stops that no vehicle could serve even alone,
 * else that nothing was found.
 * @param seconds how long the search ran.
 */
export function explainPlan(problem: Problem, ids: PlanIds, seconds: number): FailureExplanation {
  const alone = unservable(problem, ids);
  if (alone.length > 0) return { proved: true, text: `No feasible solution: impossible, ${aloneText(alone)}` };
  const searched = `${Number(seconds.toPrecision(3))} s`;
  return { proved: false, text: `No plan that serves every required stop was found within ${searched}; whether one exists is not known.` };
}

/** Required stops that no vehicle serves even alone. */
function unservable(problem: Problem, ids: PlanIds): UnassignedStop[] {
  const price = problem.omission?.price;
  const required = new Set(Array.from(problem.customers).filter((node) => price === undefined || price[node] === Infinity).map((node) => ids.stops[node]!));
  return unassigned(problem, ids, { routes: [], vehicles: [] }).filter(({ stop, reasons }) => required.has(stop) && !reasons.some(({ code }) => NO_PROOFS.includes(code)));
}

function aloneText(stops: readonly UnassignedStop[]): string {
  const [first] = stops;
  const names = list(stops.map(({ stop }) => stop));
  const reasons = stops.slice(0, MAX_STOPS).map(({ reasons: all }) => {
    const more = all.length - MAX_REASONS;
    return `${all.slice(0, MAX_REASONS).map(({ message }) => message).join('; ')}${more > 0 ? `; and ${more} more reasons` : ''}.`;
  });
  const relaxation = first?.relaxation ? ` It would help: ${first.relaxation.message}.` : '';
  return `no vehicle can serve ${stops.length === 1 ? 'stop' : 'the stops'} ${names}: ${reasons.join(' ')}${relaxation}`;
}
