import type { Step } from '#generated/types.js';

/** Where a break of a route is taken, among its other steps. */
export interface BreakSpot {
  readonly begins_at: string;
  readonly ends_at: string;
  /** Steps before it that are no breaks, less one: the index of the one whose location the vehicle was at last; -1: none. */
  readonly after: number;
  /** How much of the driving time to the next location has passed, 0 to 1; 0: at the last location, 1: at the next. */
  readonly share: number;
}

type Located = Exclude<Step, { type: 'break' }>;

/** Returns the breaks among the steps of a route, in order. O(steps). */
export function breakSpots(steps: readonly Step[]): BreakSpot[] {
  const spots: BreakSpot[] = [];
  let last: Located | undefined;
  let after = -1;
  let pauses: Extract<Step, { type: 'break' }>[] = [];
  for (const step of [...steps, null]) {
    if (step?.type === 'break') {
      pauses.push(step);
      continue;
    }
    const shares = sharesOf(last, pauses, step);
    spots.push(...pauses.map(({ begins_at, ends_at }, i) => ({ begins_at, ends_at, after, share: shares[i]! })));
    pauses = [];
    after++;
    last = step ?? undefined;
  }
  return spots;
}

/** How much of the driving between two steps precedes each of the breaks between them. */
function sharesOf(from: Located | undefined, pauses: readonly { readonly begins_at: string; readonly ends_at: string }[], to: Located | null): number[] {
  if (to === null || to.type === 'start') return pauses.map(() => (to === null ? 0 : 1));
  if (from === undefined) return pauses.map(() => 1);
  const left = Date.parse(from.type === 'end' ? from.arrives_at : from.ends_at);
  const arrival = Date.parse(to.arrives_at);
  let paused = 0;
  const driven = pauses.map(({ begins_at, ends_at }) => {
    const begin = Date.parse(begins_at);
    if (begin >= arrival) return Infinity;
    const before = begin - left - paused;
    paused += Date.parse(ends_at) - begin;
    return before;
  });
  const driving = arrival - left - paused;
  return driven.map((before) => (before <= 0 ? 0 : Math.min(1, before / driving)));
}
