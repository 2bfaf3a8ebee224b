import type { TimeDimension } from '../problem.js';
import { allowance } from '../tolerance.js';

/** A span of minutes. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What happens between the end of one service and the start of the next. */
export interface Leg {
  readonly time: TimeDimension;
  readonly node: number;
  readonly leave: number;
  readonly start: number;
  readonly travel: number;
  readonly setup: number;
  /** Until then the vehicle may wait even if the stop is open. */
  readonly ready: number;
  /** In ascending order. */
  readonly breaks: readonly Pause[];
}

/** A break; one that begins as its window does may be waited for at an open stop. */
export interface Pause extends Span {
  readonly mayBeAwaited: boolean;
}

/** Says what is impossible on the way to a stop; null if it can be done. */
export function legFault({ time, node, leave, start, travel, setup, breaks, ready }: Leg): string | null {
  const free = freeSpans(leave, start, breaks);
  if (free.some(({ from, to }) => to < from - allowance(from))) return 'its breaks overlap each other or the service';
  const waits = afterTravel(free, travel);
  if (waits === null) return `${travel} minutes of travel do not fit before it`;
  const awaited = free.filter((_, k) => breaks[k]?.mayBeAwaited === true);
  const closed = [...closedSpans(time, node, ready), ...awaited];
  const isPossible = waits.some((span, k) => setupStarts(closed, span, setup).some((begin) =>
    waits.every((other, i) => (i === k
      ? isClosed(closed, { from: span.from, to: begin }) && isClosed(closed, { from: begin + setup, to: span.to })
      : isClosed(closed, other)))));
  if (isPossible) return null;
  const total = waits.reduce((sum, { from, to }) => sum + to - from, 0);
  return total < setup - allowance(start) ? `${setup} minutes of setup do not fit before it` : 'the vehicle waits neither for the stop to open nor for a break, or its setup is interrupted';
}

function freeSpans(leave: number, start: number, breaks: readonly Pause[]): Span[] {
  const edges = [leave, ...breaks.flatMap(({ from, to }) => [from, to]), start];
  return Array.from({ length: edges.length / 2 }, (_, k) => ({ from: edges[2 * k]!, to: edges[2 * k + 1]! }));
}

/** What is left of the free spans once the vehicle has arrived; null if it does not. */
function afterTravel(free: readonly Span[], travel: number): Span[] | null {
  let left = travel;
  const rest: Span[] = [];
  for (const { from, to } of free) {
    const used = Math.min(left, Math.max(0, to - from));
    left -= used;
    if (left <= allowance(to)) rest.push({ from: from + used, to: Math.max(to, from + used) });
  }
  return left > allowance(free.at(-1)!.to) ? null : rest;
}

/** The spans during which a vehicle may wait for a stop. */
function closedSpans({ open, gaps }: TimeDimension, node: number, ready: number): Span[] {
  const spans = [{ from: -Infinity, to: Math.max(open[node]!, ready) }];
  for (let k = gaps?.first[node] ?? 0; k < (gaps?.first[node + 1] ?? 0); k++) spans.push({ from: gaps!.from[k]!, to: gaps!.to[k]! });
  return spans;
}

/** Starts of a setup within a span that can matter: its ends, and those at which setup meets an edge of a window. */
function setupStarts(closed: readonly Span[], { from, to }: Span, setup: number): number[] {
  const slack = allowance(to);
  const edges = closed.flatMap((span) => [span.from, span.to]).filter(Number.isFinite);
  const starts = [from, to - setup, ...edges, ...edges.map((edge) => edge - setup)];
  return starts.filter((start) => start >= from - slack && start + setup <= to + slack);
}

/** Whether service may not begin during the whole of a span, but for its ends. */
function isClosed(closed: readonly Span[], { from, to }: Span): boolean {
  let minute = from;
  for (;;) {
    const slack = allowance(to);
    if (minute >= to - slack) return true;
    const next = closed.reduce((latest, span) => (minute >= span.from - slack && minute < span.to - slack ? Math.max(latest, span.to) : latest), minute);
    if (next <= minute) return false;
    minute = next;
  }
}
