import { distanceFunction } from '../model/distances.js';
import { demandOf, oneProfile } from '../model/plain.js';
import type { MatrixDistances, Omission, Problem, Quantity, VehicleType } from '../model/problem.js';
import { countFrom, InstanceError } from './instance-error.js';
import { type ReaderLimits, requireWithin } from './limits.js';
import { numberedColumn, numberedLists, requiredKey, type VrplibFile } from './vrplib-sections.js';

const ALLOWED = 'VEHICLES_ALLOWED_CLIENTS_SECTION';
const PRIZES = 'PRIZE_SECTION';
const BACKHAULS = 'BACKHAUL_SECTION';
const RELEASES = 'RELEASE_TIME_SECTION';
const RELOADS = 'VEHICLES_RELOAD_DEPOT_SECTION';

/** The type of files whose routes make all deliveries before the first collection. */
const ORDERED = 'VRPB';
/** A leg that no plan of such a file uses: much longer than any other. */
const NO_WAY_LEGS = 10;

/** Returns the first section that states what no solve request of version 1 can; null without one. */
export function statesMore(file: VrplibFile): string | null {
  if (backhaulsOf(file) !== null) return BACKHAULS;
  return [ALLOWED, PRIZES, RELEASES, RELOADS].find((section) => file.sections.has(section)) ?? null;
}

/** Returns a problem with what these sections of its file state; the rest is shared. */
export function withDispatchSections(problem: Problem, file: VrplibFile, limits: ReaderLimits): Problem {
  return withBackhauls(withAllowedCustomers(withReloads(withReleases(withPrizes(problem, file), file), file), file), file, limits);
}

/** What is collected per node; null: nothing. */
function backhaulsOf(file: VrplibFile): number[] | null {
  const collected = numberedColumn(file, BACKHAULS, countFrom(requiredKey(file, 'DIMENSION'), 'DIMENSION'));
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

/** What is released at some minute is at the depot until then: it is delivered. */
function withReleases(problem: Problem, file: VrplibFile): Problem {
  const release = numberedColumn(file, RELEASES, problem.nodeCount);
  if (release === null) return problem;
  const negative = release.findIndex((minute) => minute < 0);
  if (negative >= 0) throw new InstanceError(`${RELEASES}: the release time of ${negative + 1} is ${release[negative]!}; it must not be negative`);
  if (problem.time === null) throw new InstanceError(`the ${RELEASES} needs a TIME_WINDOW_SECTION`);
  const { delivered, collected } = problem.quantities[0]!;
  return { ...problem, quantities: [{ delivered: collected, collected: delivered }], time: { ...problem.time, release: Float64Array.from(release) } };
}

/** Vehicles that reload in different places are of different types; loading takes no time. */
function withReloads(problem: Problem, file: VrplibFile): Problem {
  if (!file.sections.has(RELOADS)) return problem;
  const places = numberedLists(file, RELOADS, problem.vehicleCount, problem.nodeCount).map((nodes) => [...new Set(nodes)].sort((a, b) => a - b));
  const customer = places.flat().find((node) => problem.customers.includes(node));
  if (customer !== undefined) throw new InstanceError(`${RELOADS}: node ${customer + 1} is a customer; vehicles reload at depots`);
  const vehicleTypes = groupedTypes(problem.vehicleTypes, (vehicle) => places[vehicle]!.join(' ')).map((type): VehicleType => {
    const depots = Int32Array.from(places[type.vehicles[0]!]!);
    return depots.length === 0 ? type : { ...type, reload: { depots, minutes: 0, maxTrips: Infinity } };
  });
  return { ...problem, vehicleTypes };
}

/** Vehicles that may serve different customers are of different types. */
function withAllowedCustomers(problem: Problem, file: VrplibFile): Problem {
  if (!file.sections.has(ALLOWED)) return problem;
  const served = numberedLists(file, ALLOWED, problem.vehicleCount, problem.nodeCount).map((nodes) => markedCustomers(problem, nodes));
  const vehicleTypes = groupedTypes(problem.vehicleTypes, (vehicle) => served[vehicle]!.join(''));
  const allowed = new Uint8Array(problem.nodeCount * vehicleTypes.length);
  for (const [type, { vehicles: [first] }] of vehicleTypes.entries()) {
    for (const [node, mark] of served[first!]!.entries()) allowed[node * vehicleTypes.length + type] = mark;
  }
  return { ...problem, vehicleTypes, allowed: allowed.includes(0) ? allowed : null };
}

/** @returns 1 per node that is listed or a depot. */
function markedCustomers({ nodeCount, customers }: Problem, listed: readonly number[]): Uint8Array {
  const marks = new Uint8Array(nodeCount).fill(1);
  for (const node of customers) marks[node] = 0;
  for (const node of listed) marks[node] = 1;
  return marks;
}

/** @returns the types, split where the keys of a type's vehicles differ, in the order of their first vehicle. */
function groupedTypes(types: readonly VehicleType[], keyOf: (vehicle: number) => string): VehicleType[] {
  return types.flatMap((type) => groupsOf(type, keyOf)).sort((a, b) => a.vehicles[0]! - b.vehicles[0]!);
}

function groupsOf(type: VehicleType, keyOf: (vehicle: number) => string): VehicleType[] {
  const groups = new Map<string, number[]>();
  for (const vehicle of type.vehicles) {
    const key = keyOf(vehicle);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [vehicle]);
    else group.push(vehicle);
  }
  return [...groups.values()].map((vehicles) => ({ ...type, vehicles: Int32Array.from(vehicles) }));
}
