import type { VroomInput } from './input.js';
import type { Remarks } from './remarks.js';

const WEEK = 7 * 86_400;

/**
 * Returns when the first vehicle may depart, in seconds: when the first shift begins. VROOM lets vehicles without one depart
 * from second 0 on, which is 1970 for timestamps: they depart at most a week before the first window.
 */
export function planStart({ jobs = [], shipments = [], vehicles }: VroomInput, remarks: Remarks): number {
  const shifts = vehicles.map(({ time_window: window }) => window?.[0]);
  const free = shifts.indexOf(undefined);
  if (free === -1) return least(shifts as number[]);
  const windows = [...jobs, ...shipments.flatMap(({ pickup, delivery }) => [pickup, delivery]), ...vehicles.flatMap(({ breaks = [] }) => breaks)].flatMap(({ time_windows = [] }) => time_windows);
  const begins = [...windows.map(([first]) => first), ...shifts.filter((first) => first !== undefined)];
  const start = begins.length === 0 ? 0 : Math.max(0, least(begins) - WEEK);
  if (start > 0) remarks.note(`vehicles[${free}].time_window`, 'there is none: the vehicle departs at most 7 days before the first window of the input');
  return start;
}

function least(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b), Infinity);
}
