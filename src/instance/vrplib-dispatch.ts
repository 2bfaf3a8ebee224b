import type { Omission, Problem, VehicleType } from '../model/problem.js';
import { InstanceError } from './instance-error.js';
import { numberedColumn, numberedLists, type VrplibFile } from './vrplib-sections.js';

const ALLOWED = 'VEHICLES_ALLOWED_CLIENTS_SECTION';
const PRIZES = 'PRIZE_SECTION';
const BACKHAULS = 'BACKHAUL_SECTION';

/** Returns the first section that states what no solve request of version 1 can; null without one. */
export function statesMore({ sections }: VrplibFile): string | null {
  return [ALLOWED, PRIZES].find((section) => sections.has(section)) ?? null;
}

/** Returns a problem with what these sections of its file state; the rest is shared. */
export function withDispatchSections(problem: Problem, file: VrplibFile): Problem {
  return withAllowedCustomers(withPrizes(problem, file), file);
}

/** @throws InstanceError for a file whose routes deliver before they collect: the model has no such order. */
export function requireNoBackhauls(file: VrplibFile, nodeCount: number): void {
  const backhauls = numberedColumn(file, BACKHAULS, nodeCount)?.filter((demand) => demand > 0).length ?? 0;
  if (backhauls === 0) return;
  throw new InstanceError(`the ${BACKHAULS} has ${backhauls} customers to be served after all deliveries of their route; this order is not supported yet`);
}

/** Leaving out a customer costs its prize; one without a prize is required. */
function withPrizes(problem: Problem, file: VrplibFile): Problem {
  const prizes = numberedColumn(file, PRIZES, problem.nodeCount);
  if (prizes === null) return problem;
  const price = new Float64Array(problem.nodeCount).fill(Infinity);
  for (const node of problem.customers) {
    const prize = prizes[node]!;
    if (prize < 0) throw new InstanceError(`${PRIZES}: the prize of ${node + 1} is ${prize}; it must not be negative`);
    if (prize > 0) price[node] = prize;
  }
  const omission: Omission = { price, priority: new Float64Array(problem.nodeCount).fill(1) };
  return { ...problem, omission };
}

/** Vehicles that may serve different customers are of different types. */
function withAllowedCustomers(problem: Problem, file: VrplibFile): Problem {
  if (!file.sections.has(ALLOWED)) return problem;
  const served = numberedLists(file, ALLOWED, problem.vehicleCount, problem.nodeCount).map((nodes) => markedCustomers(problem, nodes));
  const groups = problem.vehicleTypes.flatMap((type) => groupsOf(type, served)).sort((a, b) => a.type.vehicles[0]! - b.type.vehicles[0]!);
  const allowed = new Uint8Array(problem.nodeCount * groups.length);
  for (const [type, { marks }] of groups.entries()) for (const [node, mark] of marks.entries()) allowed[node * groups.length + type] = mark;
  return { ...problem, vehicleTypes: groups.map(({ type }) => type), allowed: allowed.includes(0) ? allowed : null };
}

/** @returns 1 per node that is listed or a depot. */
function markedCustomers({ nodeCount, customers }: Problem, listed: readonly number[]): Uint8Array {
  const marks = new Uint8Array(nodeCount).fill(1);
  for (const node of customers) marks[node] = 0;
  for (const node of listed) marks[node] = 1;
  return marks;
}

interface Group {
  readonly type: VehicleType;
  readonly marks: Uint8Array;
}

/** @returns one type for each set of customers that vehicles of a type may serve. */
function groupsOf(type: VehicleType, served: readonly Uint8Array[]): Group[] {
  const groups = new Map<string, number[]>();
  for (const vehicle of type.vehicles) {
    const key = served[vehicle]!.join('');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [vehicle]);
    else group.push(vehicle);
  }
  return [...groups.values()].map((vehicles) => ({ type: { ...type, vehicles: Int32Array.from(vehicles) }, marks: served[vehicles[0]!]! }));
}
