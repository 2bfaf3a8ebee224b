import { instantOf, instantText } from '../contract/plan/instants.js';
import type { TimeWindow } from './input.js';
import type { Remarks } from './remarks.js';

/** Returns seconds since 1970 as an instant of the contract. */
export function instant(seconds: number): string {
  return instantText(seconds, 0);
}

/** Returns the seconds since 1970 of an instant of an answer, as an integer. */
export function secondsOf(text: string): number {
  return Math.round(instantOf(text).seconds);
}

/** Returns a window as a span of instants. */
export function span([first, last]: TimeWindow): { earliest: string; latest: string } {
  return { earliest: instant(first), latest: instant(last) };
}

/** Returns windows in the order of time; windows that end before they begin, or overlap, are faults. @param path of the windows. */
export function orderedWindows(windows: readonly TimeWindow[], path: string, remarks: Remarks): TimeWindow[] {
  const ordered = [...windows].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  for (const [i, window] of windows.entries()) checkWindow(window, `${path}[${i}]`, remarks);
  for (const [i, [first, last]] of ordered.entries()) {
    const before = ordered[i - 1];
    if (before !== undefined && first < before[1]) remarks.fault(`${path} has [${before.join(', ')}] and [${first}, ${last}], which overlap: merge them`);
  }
  return ordered;
}

/** A window that ends before it begins is a fault. */
export function checkWindow([first, last]: TimeWindow, path: string, remarks: Remarks): void {
  if (last < first) remarks.fault(`${path} is [${first}, ${last}], which ends before it begins: swap the two`);
}
