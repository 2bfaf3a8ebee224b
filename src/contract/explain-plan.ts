import type { UnassignedStop } from '#generated/types.js';
import { explainFailure, type FailureExplanation } from '../model/explanation.js';
import { list } from '../model/explanation/wording.js';
import type { Problem } from '../model/problem.js';
import type { PlanIds } from './plan/ids.js';
import { unassignedStops } from './plan/unassigned.js';

/** Stops that are explained one by one, and reasons of each. */
const MAX_STOPS = 3;
const MAX_REASONS = 3;

/** Reasons that do not keep every vehicle from the stop. */
const NO_PROOFS: readonly string[] = ['no_room', 'price'];

/**
 * Explains by the caller's ids why no plan serves every required stop: the stops that no vehicle could serve even alone,
 * else what can be proved of all of them together, else that nothing was found.
 * @param seconds how long the search ran.
 */
export function explainPlan(problem: Problem, ids: PlanIds, seconds: number): FailureExplanation {
  const alone = unservable(problem, ids);
  if (alone.length > 0) return { proved: true, text: `No feasible solution: impossible, ${aloneText(alone)}` };
  const { proved, text } = explainFailure(problem, seconds);
  return { proved, text: withNames(text, problem, ids) };
}

/** Required stops that no vehicle serves even alone. */
function unservable(problem: Problem, ids: PlanIds): UnassignedStop[] {
  const price = problem.omission?.price;
  const required = new Set(Array.from(problem.customers).filter((node) => price === undefined || price[node] === Infinity).map((node) => ids.stops[node]!));
  return unassignedStops(problem, ids, []).filter(({ stop, reasons }) => required.has(stop) && !reasons.some(({ code }) => NO_PROOFS.includes(code)));
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

/** Numbers as `list` puts them; those that count further ones are none. */
const NUMBERS = String.raw`\d+(?:(?:, | and | or )\d+(?! more))*`;

/** Returns a text of the model with the caller's ids instead of its numbers. */
function withNames(text: string, { place }: Problem, { stops, locations, vehicles }: PlanIds): string {
  const each = (numbers: string, name: (index: number) => string): string => numbers.replace(/\d+/g, (index) => name(Number(index)));
  const nodeName = (node: number): string => stops[node] ?? locations[place === null ? node : place[node]!] ?? String(node);
  const vehicleIds = vehicles.flatMap(({ id, count }) => Array<string>(count).fill(id));
  return text
    .replace(new RegExp(`\\b(start |end )?node(s?) (${NUMBERS})`, 'g'), (_, end: string | undefined, plural: string, numbers: string) =>
      `${end === undefined ? `stop${plural}` : `${end}location${plural}`} ${each(numbers, nodeName)}`)
    .replace(new RegExp(`\\bVehicles? (${NUMBERS})`, 'g'), (_, numbers: string) => each(numbers, (vehicle) => vehicleIds[vehicle] ?? String(vehicle)))
    .replaceAll('max_working_hours allows', 'max_duration_seconds allows')
    .replaceAll('nodes', 'stops');
}
