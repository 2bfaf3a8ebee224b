import { oneProfile, oneQuantity, PLAIN_PROBLEM, PLAIN_TIME, PLAIN_VEHICLE } from '../model/plain.js';
import type { Problem, TimeDimension, VehicleType } from '../model/problem.js';
import { unpackRequest } from './pack.js';
import { type CanonicalRequest, modelDistances } from './request.js';

const MINUTES_PER_HOUR = 60;
const SECONDS_PER_MINUTE = 60;

/** Returns the problem of a packed request, fresh; the solving child and the checker each read their own. */
export function unpackProblem(bytes: Uint8Array): Problem {
  return problemFromRequest(unpackRequest(bytes));
}

/**
 * Returns the problem that a validated request states: identical vehicles grouped into types, costs that the objective
 * leaves out set to 0 and 1, the time dimension only when windows, service times and speeds are all there, demands
 * collected. Distances are shared with the request, the rest is fresh. O(nodes + vehicles).
 */
export function problemFromRequest(request: CanonicalRequest): Problem {
  const time = timeDimension(request);
  const depots = new Set([...request.startNodes, ...request.endNodes]);
  const customers: number[] = [];
  for (let node = 0; node < request.nodeCount; node++) if (!depots.has(node)) customers.push(node);
  const [hour, minute, second] = request.baseStartTime;
  return {
    ...PLAIN_PROBLEM,
    objective: request.objective,
    nodeCount: request.nodeCount,
    vehicleCount: request.vehicleCount,
    customers: Int32Array.from(customers),
    travel: oneProfile(modelDistances(request.distances)),
    quantities: oneQuantity(Float64Array.from(request.demands)),
    vehicleTypes: vehicleTypes(request, time !== null),
    time,
    baseStartSeconds: (hour * MINUTES_PER_HOUR + minute) * SECONDS_PER_MINUTE + second,
  };
}

function timeDimension(request: CanonicalRequest): TimeDimension | null {
  const { timeWindows, serviceTimes, speeds } = request;
  if (timeWindows === null || serviceTimes === null || speeds === null) return null;
  return {
    ...PLAIN_TIME,
    open: Float64Array.from(timeWindows, (window) => window[0]),
    close: Float64Array.from(timeWindows, (window) => window[1]),
    service: Float64Array.from(serviceTimes),
    lateCost: new Float64Array(request.nodeCount).fill(request.latePenaltyPerMinute ?? 0),
  };
}

/** What distinguishes the vehicles of a request. */
interface Kind {
  readonly start: number;
  readonly end: number;
  readonly capacity: number;
  readonly fixedCost: number;
  readonly unitCost: number;
  readonly pace: number;
}

interface Group {
  readonly kind: Kind;
  readonly vehicles: number[];
}

/** Types come in the order of their first vehicle, each type's vehicles ascending. */
function vehicleTypes(request: CanonicalRequest, timed: boolean): VehicleType[] {
  const maxDuration = timed && request.maxWorkingHours !== null ? request.maxWorkingHours * MINUTES_PER_HOUR : Infinity;
  return groupsOf(request, timed).map(({ kind, vehicles }) => ({
    ...PLAIN_VEHICLE, ...kind, capacity: Float64Array.of(kind.capacity), maxDuration, vehicles: Int32Array.from(vehicles),
  }));
}

function groupsOf(request: CanonicalRequest, timed: boolean): Group[] {
  const costed = request.objective === 'min_total_cost';
  const groups = new Map<string, Group>();
  let last: Group | undefined;
  for (let vehicle = 0; vehicle < request.vehicleCount; vehicle++) {
    const kind: Kind = {
      start: request.startNodes[vehicle]!,
      end: request.endNodes[vehicle]!,
      capacity: request.capacities[vehicle]!,
      fixedCost: (costed ? request.fixedCosts?.[vehicle] : undefined) ?? 0,
      unitCost: (costed ? request.unitDistanceCosts?.[vehicle] : undefined) ?? 1,
      pace: timed ? MINUTES_PER_HOUR / request.speeds![vehicle]! : 0,
    };
    // Most fleets are alike from one vehicle to the next, and making a key takes longest.
    if (last === undefined || !areAlike(last.kind, kind)) {
      const key = Object.values(kind).join(' ');
      last = groups.get(key) ?? { kind, vehicles: [] };
      groups.set(key, last);
    }
    last.vehicles.push(vehicle);
  }
  return [...groups.values()];
}

function areAlike(a: Kind, b: Kind): boolean {
  return a.start === b.start && a.end === b.end && a.capacity === b.capacity && a.fixedCost === b.fixedCost
    && a.unitCost === b.unitCost && a.pace === b.pace;
}
