import type { Problem, TimeDimension } from '../problem.js';
import { exceeds } from '../tolerance.js';
import type { ClassBounds } from './bounds.js';
import { groupTooMuch } from './capacity.js';
import { capacityOf, demandOf } from '../plain.js';
import { isReachable } from './service.js';

/** Maximum number of pairs of customer and vehicle type. */
const MAX_PAIRS = 5e6;
/** Maximum number of groups of vehicle types that are compared. */
const MAX_GROUPS = 200;

interface Group {
  readonly key: string;
  readonly types: readonly number[];
  readonly customers: number[];
}

/**
 * Finds customers that only some vehicles can serve, because of weight or time, and that are too much for those
 * vehicles alone: Hall's condition, tested for every set of vehicle types that some customer is restricted to.
 */
export function boundToTooFew(problem: Problem, time: TimeDimension | null, classes: readonly ClassBounds[] | null): string | null {
  if (problem.customers.length * problem.vehicleTypes.length > MAX_PAIRS) return null;
  const groups = groupsOf(problem, time, classes);
  if (groups.length > MAX_GROUPS) return null;
  for (const { types } of groups) {
    if (types.length === 0 || types.length === problem.vehicleTypes.length) continue;
    const inside = new Set(types);
    const bound = groups.filter((group) => group.types.length > 0 && group.types.every((type) => inside.has(type)));
    const found = groupTooMuch(problem, { types, customers: bound.flatMap((group) => group.customers) });
    if (found !== null) return found;
  }
  return null;
}

function groupsOf(problem: Problem, time: TimeDimension | null, classes: readonly ClassBounds[] | null): Group[] {
  const boundsOf = new Map<number, ClassBounds>();
  for (const bounds of classes ?? []) for (const type of bounds.vehicles.types) boundsOf.set(type, bounds);
  const groups = new Map<string, Group>();
  for (const node of problem.customers) {
    const types: number[] = [];
    for (const [type, vehicle] of problem.vehicleTypes.entries()) {
      const bounds = boundsOf.get(type);
      const inTime = time === null || bounds === undefined || isReachable(time, bounds, node);
      if (inTime && !exceeds(demandOf(problem)[node]!, capacityOf(vehicle))) types.push(type);
    }
    const key = types.join(' ');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { key, types, customers: [node] });
    else group.customers.push(node);
  }
  return [...groups.values()];
}
