import type { PlanRequest, StopWindow } from '#generated/types.js';
import { windowsOfBreak } from './break-windows.js';
import { customersOf } from './customers.js';
import { EPOCH, type Instant, instantOf } from './instants.js';

/**
 * Returns minute 0 of a valid request: the start of its plan or, where a vehicle is on the road before, the first departure.
 * O(instants).
 */
export function planStart(request: PlanRequest): Instant {
  const [start, departed] = [firstDeparture(request), earliestOf(departedIn(request))];
  return departed !== null && departed.seconds < start.seconds ? { seconds: departed.seconds, offset: start.offset } : start;
}

/** Returns when vehicles may depart that are not on the road: at the `plan_start`, else at the earliest instant, else in 1970. */
export function firstDeparture(request: PlanRequest): Instant {
  if (request.plan_start) return instantOf(request.plan_start);
  return earliestOf(instantsOf(request)) ?? earliestOf(departedIn(request)) ?? EPOCH;
}

function earliestOf(texts: Iterable<string>): Instant | null {
  let earliest: Instant | null = null;
  for (const text of texts) {
    const instant = instantOf(text);
    if (earliest === null || instant.seconds < earliest.seconds) earliest = instant;
  }
  return earliest;
}

/** When vehicles with an initial route departed, as far as they have. */
function* departedIn({ initial_routes: routes }: PlanRequest): Generator<string> {
  for (const { departed_at: at } of routes ?? []) if (at) yield at;
}

function* instantsOf(request: PlanRequest): Generator<string> {
  for (const { shift, breaks } of request.vehicles) {
    if (shift) yield* spanInstants(shift);
    for (const entry of breaks ?? []) if (entry.type === 'window') for (const window of windowsOfBreak(entry)) yield* spanInstants(window);
  }
  for (const { windows, released_at: released } of customersOf(request)) {
    for (const window of windows ?? []) yield* spanInstants(window);
    if (released) yield released;
  }
  if (request.locked_until) yield request.locked_until;
}

function* spanInstants({ earliest, latest }: StopWindow): Generator<string> {
  if (earliest) yield earliest;
  if (latest) yield latest;
}
