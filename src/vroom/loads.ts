import type { Plan } from '#generated/types.js';
import { defaultName } from './amounts.js';
import type { VroomInput } from './input.js';
import type { Remarks } from './remarks.js';

type Loads = Readonly<Record<string, number>>;

/** Returns amounts by name as VROOM's array of integers. */
export type LoadArray = (loads: Loads) => number[];

/** Returns how the loads of a plan are ordered: by the names given, else `amount-1`, `amount-2` and so on, else as they first occur. */
export function loadArrays(plan: Plan, given: readonly string[] | undefined, input: VroomInput | null, remarks: Remarks): LoadArray {
  const used = [...new Set(plan.routes.flatMap(({ steps }) => steps.flatMap((step) => Object.keys(loadsOf(step)))))];
  const names = given ?? namesOf(used, input, remarks);
  const missing = used.filter((name) => !names.includes(name));
  if (missing.length > 0) remarks.fault(`loads have ${missing.join(', ')}, and the amounts are named ${names.join(', ')}: name them all`);
  return (loads) => names.map((name) => Math.round(Object.hasOwn(loads, name) ? loads[name]! : 0));
}

/** Returns what is on the vehicle after a step; breaks change nothing. */
export function loadsOf(step: Plan['routes'][number]['steps'][number]): Loads {
  return step.type === 'break' ? {} : step.loads;
}

function namesOf(used: readonly string[], input: VroomInput | null, remarks: Remarks): readonly string[] {
  const numbers = used.map((name) => Number(/^amount-([1-9]\d{0,2})$/.exec(name)?.[1] ?? NaN));
  if (numbers.some(Number.isNaN)) {
    remarks.note('load', `amounts are in the order ${used.join(', ')}; --amounts gives another`);
    return used;
  }
  const size = Math.max(0, input?.vehicles[0]?.capacity?.length ?? 0, ...numbers);
  return Array.from({ length: size }, (_, i) => defaultName(i));
}
