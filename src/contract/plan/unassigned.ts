import type { Relaxation, UnassignedReason, UnassignedStop } from '#generated/types.js';
import type { PlannedRoutes, Problem } from '../../model/problem.js';
import type { PlanIds } from './ids.js';
import { loneReasons, relaxationOf, type LoneReasons } from './lone-reasons.js';

/** Most reasons of a stop, and most pairs of stops and kinds of vehicles that are looked at in one answer. */
const MAX_REASONS = 100;
const MAX_LOOKS = 100_000;

/** Text for a stop that a vehicle could serve alone. */
type Otherwise = (problem: Problem, ids: PlanIds, node: number) => UnassignedReason;

/**
 * Returns the stops that no route has, in the order of the request, with the reasons that hold: one for each vehicle where
 * none of them could serve the stop even alone, else the one that `otherwise` gives. O(stops + unassigned stops * types).
 */
export function unassignedStops(problem: Problem, ids: PlanIds, routes: PlannedRoutes, otherwise: Otherwise = notPlanned): UnassignedStop[] {
  const served = new Uint8Array(problem.nodeCount);
  for (const { customers } of routes) for (const node of customers) served[node] = 1;
  const vehicles = vehiclesByType(problem, ids);
  let looks = 0;
  const unassigned: UnassignedStop[] = [];
  for (const node of problem.customers) {
    if (served[node] === 1) continue;
    const stop = ids.stops[node]!;
    const alone = looks < MAX_LOOKS ? reasonsAlone(problem, ids, node, vehicles) : null;
    looks += problem.vehicleTypes.length;
    unassigned.push(alone === null ? { stop, reasons: [otherwise(problem, ids, node)] } : { stop, ...alone });
  }
  return unassigned;
}

/** The reasons for each vehicle, and the smallest change that would help; null: a vehicle could serve the stop alone. */
function reasonsAlone(problem: Problem, ids: PlanIds, node: number, vehicles: readonly string[][]): Pick<UnassignedStop, 'reasons' | 'relaxation'> | null {
  const all: LoneReasons[] = [];
  for (const [type, [vehicle]] of vehicles.entries()) {
    const found = loneReasons(problem, ids, { type, node, vehicle: vehicle! });
    if (found.reasons.length === 0) return null;
    all.push(found);
  }
  const reasons: UnassignedReason[] = [];
  for (const [type, { reasons: own }] of all.entries()) {
    for (const vehicle of vehicles[type]!) for (const reason of own) if (reasons.length < MAX_REASONS) reasons.push({ code: reason.code, vehicle, message: reason.text(vehicle) });
  }
  const relaxation = smallest(all.map((found) => relaxationOf(found)));
  return relaxation === null ? { reasons } : { reasons, relaxation };
}

function smallest(relaxations: readonly ({ readonly share: number; readonly relaxation: Relaxation } | null)[]): Relaxation | null {
  let best: { readonly share: number; readonly relaxation: Relaxation } | null = null;
  for (const entry of relaxations) if (entry !== null && (best === null || entry.share < best.share)) best = entry;
  return best?.relaxation ?? null;
}

/** The ids of the request's vehicles of each type. */
function vehiclesByType({ vehicleTypes }: Problem, { vehicles }: PlanIds): string[][] {
  const entryOf = vehicles.flatMap(({ count }, entry) => Array<number>(count).fill(entry));
  return vehicleTypes.map(({ vehicles: numbers }) => [...new Set(Array.from(numbers, (number) => entryOf[number]!))].map((entry) => vehicles[entry]!.id));
}

function notPlanned({ omission }: Problem, { stops }: PlanIds, node: number): UnassignedReason {
  const price = omission?.price[node] ?? NaN;
  if (Number.isFinite(price)) return { code: 'price', vehicle: null, message: `no plan was found that serves ${stops[node]!} for less than its price of ${String(price)}` };
  return { code: 'no_room', vehicle: null, message: `no plan was found that serves ${stops[node]!} in addition to the others` };
}

/** The reason for a stop that the caller's own routes leave out. */
export function notListed(_problem: Problem, { stops }: PlanIds, node: number): UnassignedReason {
  return { code: 'left_out', vehicle: null, message: `the routes leave ${stops[node]!} out` };
}
