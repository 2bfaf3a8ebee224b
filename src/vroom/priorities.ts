import type { VroomInput } from './input.js';
import type { Remarks } from './remarks.js';

/** Highest priority of the contract. */
const MOST = 1_000_000;

/** Returns the priority of a job, or of a shipment, for VROOM's; undefined for 1, the default. */
export interface Priorities {
  readonly job: (priority: number | undefined) => number | undefined;
  readonly shipment: (priority: number | undefined) => number | undefined;
}

/**
 * Returns priorities whose sum ranks plans as VROOM does: by the sum of its priorities first, then by the number of tasks. A
 * task counts 1 and each point of its priority more than all tasks together. A shipment is two tasks, each with its priority.
 */
export function prioritiesOf({ jobs = [], shipments = [] }: VroomInput, remarks: Remarks): Priorities {
  const tasks = jobs.length + 2 * shipments.length;
  // Where there are shipments only, all count twice, and none has to.
  const twice = jobs.length === 0 ? 1 : 2;
  const point = Math.min(tasks + 1, mostPerPoint(jobs, 1), mostPerPoint(shipments, twice));
  if (point <= tasks) {
    remarks.note('priority', `a point of priority counts as much as ${point} tasks, so that no priority exceeds ${MOST}; in VROOM it counts more than any number of tasks`);
  }
  const scaled = (priority = 0, factor: number): number | undefined => {
    const value = factor * (priority * point + 1);
    return value === 1 ? undefined : value;
  };
  return { job: (priority) => scaled(priority, 1), shipment: (priority) => scaled(priority, twice) };
}

/** Returns how many tasks a point of priority may count as without a priority above the highest. @param factor of each. */
function mostPerPoint(items: readonly { readonly priority?: number }[], factor: number): number {
  const highest = items.reduce((most, { priority = 0 }) => Math.max(most, priority), 0);
  return highest === 0 ? Infinity : Math.floor((MOST / factor - 1) / highest);
}
