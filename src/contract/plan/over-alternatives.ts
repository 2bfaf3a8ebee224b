import type { TrialReason, TrialReasons } from './trial-reasons.js';

/** Reasons that are the same in whatever hour a vehicle leaves and whenever it has its breaks. */
const TIMELESS: ReadonlySet<string> = new Set(['not_allowed', 'capacity', 'stops', 'distance', 'goods', 'relation', 'deliveries_first']);

/** Whether all of the reasons that keep one alternative from something keep every other one from it. */
export function isTimeless(reasons: readonly TrialReason[]): boolean {
  return reasons.length > 0 && reasons.every(({ code }) => TIMELESS.has(code));
}

/**
 * Returns the reasons that hold for a vehicle in whatever hour it leaves and whenever it has its breaks: the kinds that keep every
 * alternative from something, each with its smallest numbers; where times keep them all, but by different limits, that no times fit.
 * @param alternatives at least one, each with a reason at least
 * @param what in words, "order-7"
 * @returns null: there is nothing that holds for all of them
 */
export function reasonsOfAll(alternatives: readonly Pick<TrialReasons, 'reasons'>[], what: string): readonly TrialReason[] | null {
  const [first, ...others] = alternatives;
  if (first === undefined || others.length === 0) return first?.reasons ?? null;
  const common = first.reasons.flatMap((reason) => {
    const alike = others.map(({ reasons }) => reasons.find((other) => keyOf(other) === keyOf(reason)));
    return alike.includes(undefined) ? [] : [[reason, ...alike as TrialReason[]].reduce((least, other) => (shareOf(other) < shareOf(least) ? other : least))];
  });
  if (common.length > 0) return common;
  if (alternatives.some(({ reasons }) => reasons.every(({ code }) => TIMELESS.has(code)))) return null;
  return [{ code: 'schedule', text: (vehicle) => `no times of ${vehicle} with ${what} satisfy windows, breaks and limits together, whichever hour it leaves in and whichever windows its breaks are in`, change: null }];
}

function keyOf({ code, about = '' }: TrialReason): string {
  return `${code} ${about}`;
}

function shareOf({ change }: TrialReason): number {
  return change?.share ?? Infinity;
}
