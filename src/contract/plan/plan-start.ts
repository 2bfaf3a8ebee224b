import type { PlanRequest, StopWindow } from '#generated/types.js';
import { customersOf } from './customers.js';
import { EPOCH, type Instant, instantOf } from './instants.js';

/** Returns minute 0 of a valid request: its `plan_start`, else its earliest instant, else 1970. O(instants). */
export function planStart(request: PlanRequest): Instant {
  if (request.plan_start) return instantOf(request.plan_start);
  let start: Instant | null = null;
  for (const text of instantsOf(request)) {
    const instant = instantOf(text);
    if (start === null || instant.seconds < start.seconds) start = instant;
  }
  return start ?? EPOCH;
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
