import type { Break, StopWindow } from '#generated/types.js';
import { isObject } from '../../read-body.js';
import { combinationsOf, MAX_COMBINATIONS } from '../break-windows.js';
import { instantOf } from '../instants.js';
import type { Look } from '../look.js';
import { fieldSpot, itemSpot, named, type Spot } from '../spot.js';

/** Checks that spans of time do not end before they begin, that windows do not overlap, and that shifts do not end before the plan starts. */
export function checkTimes(look: Look): void {
  const start = isUnderWay(look) ? null : look.text('plan_start');
  for (const { item, spot } of look.list('vehicles')) {
    if (item.shift) checkShift(look, item.shift, fieldSpot('shift', spot), start);
    checkBreaks(look, item.breaks ?? [], spot);
  }
  for (const { item, spot } of look.list('stops')) checkWindows(look, item.windows ?? [], spot);
  for (const { item, spot } of look.list('shipments')) {
    for (const end of ['pickup', 'delivery'] as const) checkWindows(look, item[end].windows ?? [], fieldSpot(end, spot));
  }
}

/** Checks the windows of the breaks of a vehicle, and that these are not combined in too many ways. */
function checkBreaks(look: Look, breaks: readonly Break[], spot: Spot): void {
  for (const [i, entry] of breaks.entries()) {
    if (entry.type !== 'window') continue;
    const place = itemSpot('breaks', i, entry, spot);
    const others = (entry.other_windows ?? []).map((window, k) => ({ window, name: `other_windows[${String(k)}]`, spot: itemSpot('other_windows', k, window, place) }));
    checkSpans(look, [{ window: entry, name: 'the span from its earliest to its latest', spot: place }, ...others]);
  }
  const combinations = combinationsOf(breaks);
  if (combinations <= MAX_COMBINATIONS) return;
  look.findings.add([...spot.path, 'breaks'], `${named('breaks', spot)} have ${String(combinations)} combinations of windows, more than ${String(MAX_COMBINATIONS)}: leave some windows out`, 'value_error');
}

function checkShift(look: Look, shift: StopWindow, spot: Spot, start: string | null): void {
  if (!isOrdered(look, shift, spot) || !shift.latest || start === null) return;
  const plan = readable(start);
  if (plan === null || instantOf(shift.latest).seconds >= plan) return;
  look.findings.add([...spot.path, 'latest'], `${named('latest', spot)} is ${shift.latest}, before plan_start (${start}): the vehicle could not be used; leave it out, or correct the shift`, 'value_error');
}

/** Whether a vehicle is on the road: then shifts that are over are those of vehicles that have come back. */
function isUnderWay(look: Look): boolean {
  return look.raw('initial_routes').some((route) => isObject(route) && (route['departed_at'] ?? null) !== null);
}

/** The seconds of `plan_start`, which may be faulty itself. */
function readable(text: string): number | null {
  try {
    return instantOf(text).seconds;
  } catch {
    return null;
  }
}

/** Checks that a span does not end before it begins. */
function isOrdered(look: Look, { earliest, latest }: StopWindow, spot: Spot): boolean {
  if (!earliest || !latest || instantOf(earliest).seconds <= instantOf(latest).seconds) return true;
  look.findings.add(spot.path, `${spot.label} must not end before it begins (got ${earliest} to ${latest})`, 'value_error');
  return false;
}

function checkWindows(look: Look, windows: readonly StopWindow[], spot: Spot): void {
  checkSpans(look, windows.map((window, i) => ({ window, name: `windows[${String(i)}]`, spot: itemSpot('windows', i, window, spot) })));
}

interface Span {
  readonly window: StopWindow;
  /** What another span of the same object calls it. */
  readonly name: string;
  readonly spot: Spot;
}

/** Checks that spans do not end before they begin, and that no two overlap. */
function checkSpans(look: Look, spans: readonly Span[]): void {
  let ordered = true;
  for (const { window, spot } of spans) if (!isOrdered(look, window, spot)) ordered = false;
  if (!ordered || spans.length < 2) return;
  const sorted = spans.map(({ window: { earliest, latest }, name, spot }, index) => ({ name, spot, index, from: earliest ? instantOf(earliest).seconds : -Infinity, to: latest ? instantOf(latest).seconds : Infinity }));
  sorted.sort((a, b) => a.from - b.from || a.to - b.to);
  for (const [k, span] of sorted.entries()) {
    const previous = sorted[k - 1];
    if (previous === undefined || previous.to <= span.from) continue;
    const [first, second] = previous.index < span.index ? [previous, span] : [span, previous];
    look.findings.add(second.spot.path, `${second.spot.label} overlaps ${first.name}: join them, or shorten one`, 'value_error');
    return;
  }
}
