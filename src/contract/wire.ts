import { DEFAULTS } from '#generated/constants.js';
import { distanceFunction } from '../model/distances.js';
import { oneProfile } from '../model/plain.js';
import type { Objective } from '../model/problem.js';
import type { SolveRequest } from '#generated/types.js';
import { type CanonicalRequest, modelDistances, type RequestDistances } from './request.js';
import type { Fields } from './fields.js';

/** A matrix made for rounded coordinates would be larger than this on no sensible body limit. */
const MAX_MADE_MATRIX_NODES = 10_000;

/** The wire fields of a request that passed validation, so their types are the contract's. */
type Sound = Partial<Omit<SolveRequest, 'node_num' | 'vehicle_num'>> & Pick<SolveRequest, 'node_num' | 'vehicle_num'>;

/** @returns the canonical request of validated fields: defaults filled in, -0 made 0, everything fresh. O(nodes^2). */
export function requestFromFields(fields: Fields): CanonicalRequest {
  const wire = fields as Sound;
  return {
    name: wire.name ?? null,
    objective: wire.objective ?? DEFAULTS.objective,
    nodeCount: wire.node_num,
    vehicleCount: wire.vehicle_num,
    distances: distancesOf(wire),
    startNodes: numbers(wire.start_nodes) ?? [],
    endNodes: numbers(wire.end_nodes) ?? [],
    demands: numbers(wire.node_demands) ?? [],
    capacities: numbers(wire.vehicles_capacity) ?? [],
    fixedCosts: numbers(wire.vehicle_fixed_costs),
    unitDistanceCosts: numbers(wire.vehicle_unit_distance_costs),
    timeWindows: wire.node_time_windows?.map(([start, end]) => [plain(start), plain(end)] as const) ?? null,
    serviceTimes: numbers(wire.node_service_time),
    speeds: numbers(wire.vehicle_speeds),
    maxWorkingHours: wire.max_working_hours ?? null,
    baseStartTime: triple(wire.base_start_time ?? DEFAULTS.baseStartTime),
    timeLimitSeconds: wire.time_limit_seconds ?? null,
    latePenaltyPerMinute: positive(wire.late_penalty_per_min),
    callbackUrl: wire.callback_url ?? null,
    seed: wire.seed === undefined || wire.seed === null ? null : plain(wire.seed),
    iterations: wire.iterations ?? null,
    strategy: wire.strategy ?? null,
    bound: (wire.bound ?? null) as CanonicalRequest['bound'],
  };
}

/** -0 becomes 0, so that equal requests have equal bytes. */
function plain(value: number | undefined): number {
  return (value ?? 0) + 0;
}

function numbers(values: readonly number[] | null | undefined): number[] | null {
  return values?.map(plain) ?? null;
}

function positive(value: number | null | undefined): number | null {
  return value !== null && value !== undefined && value > 0 ? value : null;
}

function triple([hour, minute, second]: readonly number[]): readonly [number, number, number] {
  return [plain(hour), plain(minute), plain(second)];
}

function distancesOf({ node_num, node_positions, distance_matrix }: Sound): RequestDistances {
  if (node_positions !== undefined && node_positions !== null) {
    const x = Float64Array.from(node_positions, (pair) => plain(pair[0]));
    const y = Float64Array.from(node_positions, (pair) => plain(pair[1]));
    return { kind: 'positions', x, y, rounding: 'none' };
  }
  const matrix = new Float64Array(node_num * node_num);
  for (const [i, row] of (distance_matrix ?? []).entries()) {
    const offset = i * node_num;
    for (let j = 0; j < node_num; j++) matrix[offset + j] = row[j]! + 0;
    // The diagonal has no effect: 0, so that nobody can read anything else.
    matrix[offset + i] = 0;
  }
  return { kind: 'matrix', matrix };
}

/**
 * @returns the request as the submit operation takes it, fresh; optional fields that are null are left out. Rounded
 * coordinates, which the contract does not know, become a matrix: O(nodes^2) then.
 * @throws RangeError when such a matrix would have over 10,000 rows
 */
export function requestToJson(request: CanonicalRequest): SolveRequest {
  const optional = {
    name: request.name,
    vehicle_fixed_costs: copy(request.fixedCosts),
    vehicle_unit_distance_costs: copy(request.unitDistanceCosts),
    node_time_windows: request.timeWindows?.map(([start, end]) => [start, end]) ?? null,
    node_service_time: copy(request.serviceTimes),
    vehicle_speeds: copy(request.speeds),
    max_working_hours: request.maxWorkingHours,
    time_limit_seconds: request.timeLimitSeconds,
    late_penalty_per_min: request.latePenaltyPerMinute,
    callback_url: request.callbackUrl,
    seed: request.seed,
    iterations: request.iterations,
    strategy: request.strategy,
    bound: request.bound,
  };
  return {
    objective: request.objective satisfies Objective,
    node_num: request.nodeCount,
    vehicle_num: request.vehicleCount,
    ...wireDistances(request),
    start_nodes: [...request.startNodes],
    end_nodes: [...request.endNodes],
    node_demands: [...request.demands],
    vehicles_capacity: [...request.capacities],
    base_start_time: [...request.baseStartTime],
    ...(Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null)) as Partial<SolveRequest>),
  };
}

function copy(values: readonly number[] | null): number[] | null {
  return values === null ? null : [...values];
}

function wireDistances({ distances, nodeCount }: CanonicalRequest): Pick<SolveRequest, 'distance_matrix' | 'node_positions'> {
  if (distances.kind === 'matrix') {
    const row = (i: number): number[] => Array.from(distances.matrix.subarray(i * nodeCount, (i + 1) * nodeCount));
    return { distance_matrix: Array.from({ length: nodeCount }, (_, i) => row(i)) };
  }
  const { x, y, rounding } = distances;
  if (rounding === 'none') return { node_positions: Array.from(x, (value, i) => [value, y[i]!]), distance_matrix: [] };
  if (nodeCount > MAX_MADE_MATRIX_NODES) {
    throw new RangeError(`${nodeCount} nodes with distances rounded "${rounding}" would need a matrix of ${nodeCount}^2 numbers: use rounding none`);
  }
  return { distance_matrix: roundedMatrix(distances, nodeCount) };
}

function roundedMatrix(distances: RequestDistances, nodeCount: number): number[][] {
  const distance = distanceFunction({ nodeCount, place: null, travel: oneProfile(modelDistances(distances)) });
  return Array.from({ length: nodeCount }, (_, i) => Array.from({ length: nodeCount }, (_, j) => (i === j ? 0 : distance(i, j))));
}
