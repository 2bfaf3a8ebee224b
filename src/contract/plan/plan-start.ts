import type { PlanRequest, StopWindow } from '#generated/types.js';
import { customersOf } from './customers.js';
import { EPOCH, type Instant, instantOf } from './instants.js';

/** When the minutes of a problem begin, and when its plan does. */
export interface PlanStart {
  /** Minute 0: the start of the plan, or the first departure if a vehicle is on the road before. */
  readonly zero: Instant;
  /** No vehicle that is not on the road departs earlier, minutes. */
  readonly departures: number;
}

/** Returns when a valid request starts: at its `plan_start`, else at its earliest instant, else in 1970. O(instants). */
export function planStart(request: PlanRequest): PlanStart {
  const departed = earliestOf(departedIn(request));
  const start = request.plan_start ? instantOf(request.plan_start) : earliestOf(instantsOf(request)) ?? departed ?? EPOCH;
  const zero = departed !== null && departed.seconds < start.seconds ? { seconds: departed.seconds, offset: start.offset } : start;
  return { zero, departures: (start.seconds - zero.seconds) / 60 };
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
    for (const entry of breaks ?? []) if (entry.type === 'window') yield* spanInstants(entry);
  }
  for (const { windows, released_at: released } of customersOf(request)) {
    for (const window of windows ?? []) yield* spanInstants(window);
    if (released) yield released;
  }
}

function* spanInstants({ earliest, latest }: StopWindow): Generator<string> {
  if (earliest) yield earliest;
  if (latest) yield latest;
}
