import type { Break, VehicleType } from '../problem.js';
import { agrees, exceeds } from '../tolerance.js';
import type { Span } from './leg.js';

/** Says which rule on breaks a route breaks; null if it keeps them all. */
export function breakFault({ breaks: rules }: VehicleType, route: Span, taken: readonly Span[]): string | null {
  const windows = rules.filter((rule) => rule.kind === 'window').filter(({ earliest, latest }) => earliest > route.from && route.to > latest);
  const intervals = rules.filter((rule) => rule.kind === 'interval');
  const isOther = ({ from, to }: Span): boolean => intervals.some(({ minutes }) => agrees(to - from, minutes));
  if (!isAssignable(windows, route, taken, isOther)) return breakText(windows, taken);
  let rested = route.from;
  for (const { from, to } of [...taken, { from: route.to, to: route.to }]) {
    const broken = intervals.find(({ longest }) => exceeds(from - rested, longest));
    if (broken !== undefined) return `it has no break for ${from - rested} minutes, more than ${broken.longest}`;
    rested = to;
  }
  return null;
}

type WindowBreak = Extract<Break, { kind: 'window' }>;

/** Whether every break that is due can be one of those taken, and every other one is a break by interval. */
function isAssignable(due: readonly WindowBreak[], route: Span, left: readonly Span[], isOther: (taken: Span) => boolean): boolean {
  const [rule, ...rest] = due;
  if (rule === undefined) return left.every(isOther);
  const isClearlyDue = exceeds(rule.earliest, route.from) && exceeds(route.to, rule.latest);
  return (!isClearlyDue && isAssignable(rest, route, left, isOther))
    || left.some((taken) => isTakenFor(rule, taken) && isAssignable(rest, route, left.filter((other) => other !== taken), isOther));
}

function isTakenFor({ earliest, latest, minutes }: WindowBreak, { from, to }: Span): boolean {
  return agrees(to - from, minutes) && !exceeds(earliest, from) && !exceeds(from, latest);
}

function breakText(due: readonly WindowBreak[], taken: readonly Span[]): string {
  const missed = due.find((rule) => !taken.some((span) => isTakenFor(rule, span)));
  if (missed !== undefined) return `it has no break of ${missed.minutes} minutes that begins between ${missed.earliest} and ${missed.latest}`;
  return `its breaks at minutes ${taken.map(({ from }) => from).join(', ')} are not those that are due`;
}
