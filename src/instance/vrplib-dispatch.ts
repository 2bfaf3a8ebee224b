import { distanceFunction } from '../model/distances.js';
import { demandOf, oneProfile } from '../model/plain.js';
import type { MatrixDistances, Omission, Problem, Quantity, VehicleType } from '../model/problem.js';
import { countFrom, InstanceError } from './instance-error.js';
import { type ReaderLimits, requireWithin } from './limits.js';
import { numberedColumn, numberedLists, type VrplibFile } from './vrplib-sections.js';

const ALLOWED = 'VEHICLES_ALLOWED_CLIENTS_SECTION';
const PRIZES = 'PRIZE_SECTION';
const BACKHAULS = 'BACKHAUL_SECTION';

/** The type of files whose routes make all deliveries before the first collection. */
const ORDERED = 'VRPB';
/** A leg that no plan of such a file uses: much longer than any other. */
const NO_WAY_LEGS = 10;

/** Returns the first section that states what no solve request of version 1 can; null without one. */
export function statesMore(file: VrplibFile): string | null {
  if (backhaulsOf(file) !== null) return BACKHAULS;
  return [ALLOWED, PRIZES].find((section) => file.sections.has(section)) ?? null;
}

/** Returns a problem with what these sections of its file state; the rest is shared. */
export function withDispatchSections(problem: Problem, file: VrplibFile, limits: ReaderLimits): Problem {
  return withBackhauls(withAllowedCustomers(withPrizes(problem, file), file), file, limits);
}

/** What is collected per node; null: nothing. */
function backhaulsOf(file: VrplibFile): number[] | null {
  const collected = numberedColumn(file, BACKHAULS, countFrom(file.header.get('DIMENSION'), 'DIMENSION'));
  return collected?.some((units) => units > 0) ? collected : null;
}

/** What the demand section states is delivered, what the backhaul section states is collected. */
function withBackhauls(problem: Problem, file: VrplibFile, limits: ReaderLimits): Problem {
  const collected = backhaulsOf(file);
  if (collected === null) return problem;
  const quantity: Quantity = { delivered: demandOf(problem), collected: Float64Array.from(collected) };
  const both = { ...problem, quantities: [quantity] };
  if (file.header.get('TYPE') !== ORDERED) return both;
  requireWithin(limits, 'cells', problem.nodeCount * problem.nodeCount);
  return {
    ...both,
    travel: oneProfile(withoutLoneCollections(both, quantity)),
    vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, deliveriesFirst: true })),
  };
}

/**
 * Every route of these files has a delivery (Queiroga et al. 2020): no way leads from a depot to a customer that only collects.
 * @see https://doi.org/10.1016/j.ejor.2020.04.047
 */
function withoutLoneCollections(problem: Problem, { delivered, collected }: Quantity): MatrixDistances {
  const { nodeCount: n, customers } = problem;
  const distance = distanceFunction(problem);
  const matrix = Float64Array.from({ length: n * n }, (_, k) => distance(Math.floor(k / n), k % n));
  const noWay = NO_WAY_LEGS * matrix.reduce((most, length) => Math.max(most, length), 0);
  for (const depot of new Set(problem.vehicleTypes.map(({ start }) => start))) {
    for (const node of customers) if (collected[node]! > 0 && delivered[node] === 0) matrix[depot * n + node] = noWay;
  }
  return { kind: 'matrix', matrix };
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
