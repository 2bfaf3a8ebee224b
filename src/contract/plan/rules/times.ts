import type { Break, StopWindow } from '#generated/types.js';
import { isObject } from '../../read-body.js';
import { instantOf } from '../instants.js';
import type { Look } from '../look.js';
import { fieldSpot, itemSpot, named, type Spot } from '../spot.js';

/** Checks that spans of time do not end before they begin, that windows do not overlap, and that shifts do not end before the plan starts. */
export function checkTimes(look: Look): void {
  const start = isUnderWay(look) ? null : look.text('plan_start');
  for (const { item, spot } of look.list('vehicles')) {
    if (item.shift) checkShift(look, item.shift, fieldSpot('shift', spot), start);
    for (const [i, entry] of (item.breaks ?? []).entries()) {
      if (isWindowBreak(entry)) isOrdered(look, entry, itemSpot('breaks', i, entry, spot));
    }
  }
  for (const { item, spot } of look.list('stops')) checkWindows(look, item.windows ?? [], spot);
  for (const { item, spot } of look.list('shipments')) {
    for (const end of ['pickup', 'delivery'] as const) checkWindows(look, item[end].windows ?? [], fieldSpot(end, spot));
  }
}

function isWindowBreak(entry: Break): entry is Extract<Break, { type: 'window' }> {
  return entry.type === 'window';
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
  let ordered = true;
  for (const [i, window] of windows.entries()) if (!isOrdered(look, window, itemSpot('windows', i, window, spot))) ordered = false;
  if (!ordered || windows.length < 2) return;
  const spans = windows.map(({ earliest, latest }, index) => ({ index, from: earliest ? instantOf(earliest).seconds : -Infinity, to: latest ? instantOf(latest).seconds : Infinity }));
  spans.sort((a, b) => a.from - b.from || a.to - b.to);
  for (const [k, span] of spans.entries()) {
    const previous = spans[k - 1];
    if (previous === undefined || previous.to <= span.from) continue;
    const [first, second] = [Math.min(previous.index, span.index), Math.max(previous.index, span.index)];
    look.findings.add([...spot.path, 'windows', second], `${named('windows', spot, second)} overlaps windows[${String(first)}]: join them, or shorten one`, 'value_error');
    return;
  }
}
