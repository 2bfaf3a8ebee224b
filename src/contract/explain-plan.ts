import type { Unassigned } from '#generated/types.js';
import type { FailureExplanation } from '../model/explanation.js';
import { list } from '../model/explanation/wording.js';
import type { Problem } from '../model/problem.js';
import type { PlanIds } from './plan/ids.js';
import { unassigned } from './plan/unassigned.js';
import { type CustomerVisit, customerVisit } from './plan/visits.js';

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
function unservable(problem: Problem, ids: PlanIds): Unassigned[] {
  const price = problem.omission?.price;
  const required = new Set(Array.from(problem.customers).filter((node) => price === undefined || price[node] === Infinity).map((node) => keyOf(customerVisit(ids, node))));
  return unassigned(problem, ids, { routes: [], vehicles: [] }).filter((entry) => required.has(keyOf(entry)) && !entry.reasons.some(({ code }) => NO_PROOFS.includes(code)));
}

/** A shipment is known by its pickup. */
function keyOf(entry: Unassigned | CustomerVisit): string {
  return entry.type === 'stop' ? `stop ${entry.stop}` : `shipment ${entry.shipment}`;
}

function aloneText(stops: readonly Unassigned[]): string {
  const [first] = stops;
  const names = list(stops.map((entry) => (entry.type === 'stop' ? entry.stop : entry.shipment)));
  const kinds = new Set(stops.map(({ type }) => type));
  const what = kinds.size > 1 ? 'the stops and shipments' : `${stops.length === 1 ? '' : 'the '}${[...kinds].join('')}${stops.length === 1 ? '' : 's'}`;
  const reasons = stops.slice(0, MAX_STOPS).map(({ reasons: all }) => {
    const more = all.length - MAX_REASONS;
    return `${all.slice(0, MAX_REASONS).map(({ message }) => message).join('; ')}${more > 0 ? `; and ${more} more reasons` : ''}.`;
  });
  const relaxation = first?.relaxation ? ` It would help: ${first.relaxation.message}.` : '';
  return `no vehicle can serve ${what} ${names}: ${reasons.join(' ')}${relaxation}`;
}
