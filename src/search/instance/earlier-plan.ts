import type { Problem } from '../../model/problem.js';

/** How firmly a node stands on its route, as numbered for the kernel: on it; where it is, with nothing before it; and with a reload after it. */
const HELD = 1;
const LOCKED = 2;
const RELOADED = 3;

/** The empty arrays of a problem without an earlier plan and without locked beginnings. */
export const NO_EARLIER_PLAN = { changePrices: [], servingCost: [], plannedType: [], plannedFollows: [], hold: [], beginStart: [], beginNode: [] } as const;

/**
 * The arrays that the kernel's `Details` reads: prices of changes and, per node, what it was in the earlier plan; what routes
 * begin with.
 * @param n - nodes of the search
 */
export function earlierPlanOf(problem: Problem, n: number) {
  const { changes } = problem;
  const planned = changes === null ? {} : {
    changePrices: [changes.vehicleCost, changes.orderCost],
    plannedType: Int32Array.from({ length: n }, (_, node) => changes.type[node] ?? -1),
    plannedFollows: Int32Array.from({ length: n }, (_, node) => changes.follows[node] ?? -2),
  };
  return { ...NO_EARLIER_PLAN, ...planned, ...servingOf(problem, n), ...beginningsOf(problem, n) };
}

/** Nodes of the search alone cost nothing. */
function servingOf({ servingCost, vehicleTypes: { length } }: Problem, n: number) {
  if (servingCost === null) return {};
  const values = new Float64Array(n * length);
  values.set(servingCost.subarray(0, n * length));
  return { servingCost: values };
}

/** Per type the locked beginning, then the deliveries of what it picks up; the kernel does not move these, either. */
function beginningsOf({ vehicleTypes: types, shipments, customers }: Problem, n: number) {
  if (types.every(({ locked }) => locked.length === 0)) return {};
  const isCustomer = new Set(customers);
  const hold = new Int32Array(n);
  for (const { locked } of types) {
    for (const node of locked) if (isCustomer.has(node)) hold[node] = LOCKED;
    if (locked.length > 1 && !isCustomer.has(locked.at(-1)!)) hold[locked.at(-2)!] = RELOADED;
  }
  const beginnings = types.map(({ locked }) => {
    const due = [...locked].flatMap((node) => shipments.filter(({ pickup, delivery }) => pickup === node && hold[delivery]! < LOCKED).map(({ delivery }) => delivery));
    for (const node of due) hold[node] = HELD;
    // In the reverse order of their pickups, which every way of unloading allows.
    return [...locked, ...due.reverse()];
  });
  const beginStart = [0];
  for (const { length } of beginnings) beginStart.push(beginStart.at(-1)! + length);
  return { hold, beginStart, beginNode: beginnings.flat() };
}
