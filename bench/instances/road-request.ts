import type { Random } from '#strategy';
import { roadClasses, type RoadClass, type RoadClassName } from './road-classes.js';
import { roadMatrix } from './road-matrix.js';
import { between, pick } from './x-instance.js';

/** Length of a delivery day, minutes from 8:00. */
const DAY = 540;
/** Closing time of depots if windows are soft. */
const LONG_DAY = 720;
/** Kilometres per hour; in a matrix of minutes, one unit is one minute. */
const SPEED = { kilometres: 32, minutes: 60 } as const;
const WINDOW_SHARE = 0.7;
const WINDOW_MINUTES = [60, 90, 120, 240] as const;
/** Minutes that a window allows in addition to the round trip. */
const MARGIN = 5;
const LATE_PENALTY = 0.5;
/** With time constraints a route has few customers, however many fit into the vehicle. */
const CUSTOMERS_PER_TIMED_ROUTE = 8;

/** A solve request as a user sends it. */
export interface RoadRequest extends Readonly<Record<string, unknown>> {
  readonly name: string;
  readonly node_num: number;
  readonly vehicle_num: number;
  readonly distance_matrix: readonly (readonly number[])[];
}

interface Vehicle {
  readonly start: number;
  readonly end: number;
  readonly kind: number;
}

/**
 * Generates a request of a class: road distances that are neither rounded to integers nor symmetric, without
 * coordinates. Nodes are the depots, then the homes of drivers, then the customers. Every customer can be served by
 * some vehicle on a route of its own.
 * @param customers 10 to 2,000.
 */
export function roadRequest(name: string, className: RoadClassName, customers: number, random: Random): RoadRequest {
  const kind: RoadClass = roadClasses[className];
  const homes = kind.homes ? Math.ceil(customers / CUSTOMERS_PER_TIMED_ROUTE) : 0;
  const others = kind.depots + homes;
  const matrix = roadMatrix(others + customers, kind.measure, random);
  const demands = matrix.map((_, node) => (node < others ? 0 : between(1, 20, random)));
  const total = demands.reduce((sum, demand) => sum + demand, 0);
  const capacity = Math.ceil((total / customers) * between(kind.perRoute[0], kind.perRoute[1], random));
  const vehicles = kind.homes ? Array.from({ length: homes }, (_, home): Vehicle => ({ start: kind.depots + home, end: 0, kind: 0 })) : fleetOf(kind, Math.ceil(total / capacity), customers);
  const roomy = kind.homes ? Math.ceil((total / homes) * 1.35) : capacity;
  return {
    name,
    node_num: matrix.length,
    vehicle_num: vehicles.length,
    start_nodes: vehicles.map(({ start }) => start),
    end_nodes: vehicles.map(({ end }) => end),
    vehicles_capacity: vehicles.map((vehicle) => Math.ceil(roomy * (kind.fleet[vehicle.kind]?.capacity ?? 1))),
    ...(kind.fleet.length === 0 ? {} : {
      objective: 'min_total_cost',
      vehicle_fixed_costs: vehicles.map((vehicle) => kind.fleet[vehicle.kind]!.fixedCost),
      vehicle_unit_distance_costs: vehicles.map((vehicle) => kind.fleet[vehicle.kind]!.unitCost),
    }),
    ...(kind.windows === 'none' ? {} : timeOf(kind, vehicles, matrix, others, random)),
    node_demands: demands,
    distance_matrix: matrix,
  };
}

function fleetOf({ windows, spare: [factor, more], fleet, depots }: RoadClass, needed: number, customers: number): Vehicle[] {
  const byTime = windows === 'hard' ? customers / CUSTOMERS_PER_TIMED_ROUTE : 0;
  const kinds = Math.max(1, fleet.length);
  // The same number of each kind at each depot.
  const step = kinds * depots;
  const count = Math.ceil((Math.ceil(Math.max(needed * factor, byTime)) + more) / step) * step;
  return Array.from({ length: count }, (_, vehicle): Vehicle => {
    const depot = Math.floor(vehicle / kinds) % depots;
    return { start: depot, end: depot, kind: vehicle % kinds };
  });
}

function timeOf(kind: RoadClass, vehicles: readonly Vehicle[], matrix: readonly (readonly number[])[], others: number, random: Random): Record<string, unknown> {
  const speeds = vehicles.map((vehicle) => SPEED[kind.measure] * (kind.fleet[vehicle.kind]?.speed ?? 1));
  const service = matrix.map((_, node) => (node < others ? 0 : between(4, 15, random)));
  const end = kind.windows === 'soft' ? LONG_DAY : DAY;
  // The fastest round trip of a single vehicle: what that vehicle can serve makes the request feasible.
  const ends = [...new Map(vehicles.map((vehicle, at) => [JSON.stringify([vehicle, speeds[at]]), { ...vehicle, speed: speeds[at]! }])).values()];
  const windows = matrix.map((_, node) => {
    if (node < others) return [0, end];
    const ways = ends.map((vehicle) => [60 * matrix[vehicle.start]![node]! / vehicle.speed, 60 * matrix[node]![vehicle.end]! / vehicle.speed] as const);
    const [out, back] = ways.reduce((best, way) => (way[0] + way[1] < best[0] + best[1] ? way : best));
    return random.next() < WINDOW_SHARE ? windowOf(out, back + service[node]!, random) : [0, DAY];
  });
  return {
    base_start_time: [8, 0, 0],
    vehicle_speeds: speeds,
    node_service_time: service,
    node_time_windows: windows,
    ...(kind.maxWorkingHours === null ? {} : { max_working_hours: kind.maxWorkingHours }),
    ...(kind.windows === 'soft' ? { late_penalty_per_min: LATE_PENALTY } : {}),
  };
}

function windowOf(out: number, after: number, random: Random): [number, number] {
  const width = pick(WINDOW_MINUTES, random);
  const earliest = out + MARGIN;
  const latest = Math.max(earliest, DAY - after - MARGIN - width);
  const open = Math.round(earliest + (latest - earliest) * random.next());
  return [open, Math.min(DAY, open + width)];
}
