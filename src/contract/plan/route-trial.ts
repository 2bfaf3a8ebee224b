import { check } from '../../model/checker.js';
import type { Violation } from '../../model/checker/violation.js';
import type { Changes, Gaps, PlannedRoute, Problem, Shipment, VehicleType } from '../../model/problem.js';
import type { PlanIds } from './ids.js';
import { relationName } from './relation-names.js';
import { customerName, customerVisit, visitName } from './visits.js';

/**
 * One vehicle and the visits of a route that is tried with one stop or shipment more: a problem of its own, so that what the
 * checker says of its only route is why the vehicle cannot serve it, and limits can be changed to see whether that helps.
 */
export interface RouteTrial {
  /** Node i is the i-th visit of the route. */
  readonly problem: Problem;
  /** Id of the stop or shipment that is tried. */
  readonly name: string;
  /** Its node, or that of its pickup, in the problem that the trial is made of. */
  readonly node: number;
  /** Indices of the visits that serve it: of a stop, or of a pickup and its delivery. */
  readonly at: readonly number[];
  /** What texts call the route's visits, in its order. */
  readonly visits: readonly string[];
  /** What texts call its relations, in the order of its problem. */
  readonly relations: readonly string[];
}

/** What a trial is made of: the route's nodes in order, those that are tried among them, and the relations of these. */
export interface TriedRoute {
  readonly type: number;
  readonly nodes: readonly number[];
  readonly at: readonly number[];
  /** Among the problem's. */
  readonly relations: readonly number[];
}

/** Returns the trial of a route; travel is shared, the rest is fresh. O(visits * quantities + shipments). */
export function routeTrial(problem: Problem, ids: PlanIds, { type, nodes: visited, at, relations }: TriedRoute): RouteTrial {
  const vehicle = problem.vehicleTypes[type]!;
  const ends = [...new Set([vehicle.start, vehicle.end])].filter((end) => end >= 0);
  const nodes = [...visited, ...ends];
  const pick = (values: Float64Array): Float64Array => Float64Array.from(nodes, (i) => values[i]!);
  const { time, place, allowed, servingCost, incompatible } = problem;
  const types = problem.vehicleTypes.length;
  const isCustomer = (index: number): boolean => visited[index]! < problem.customers.length;
  const indices = [...visited.keys()];
  const placeOf = (i: number): number => (place === null ? i : place[i]!);
  return {
    at,
    name: nameOf(ids, visited[at[0]!]!),
    node: visited[at[0]!]!,
    relations: relations.map((relation) => relationName(problem, relation)),
    visits: visited.map((node, i) => (isCustomer(i) ? customerName(ids, node) : visitName({ type: 'reload', location: ids.locations[placeOf(node)]! }))),
    problem: {
      ...problem,
      nodeCount: nodes.length,
      vehicleCount: 1,
      customers: Int32Array.from(indices.filter(isCustomer)),
      place: Int32Array.from(nodes, placeOf),
      quantities: problem.quantities.map(({ delivered, collected }) => ({ delivered: pick(delivered), collected: pick(collected) })),
      vehicleTypes: [{
        ...vehicle, start: nodes.indexOf(vehicle.start, visited.length), end: nodes.indexOf(vehicle.end, visited.length), vehicles: Int32Array.of(0),
        reload: vehicle.reload === null ? null : { ...vehicle.reload, depots: Int32Array.from(indices.filter((i) => !isCustomer(i))) },
        locked: new Int32Array(0),
      }],
      time: time === null ? null : {
        open: pick(time.open), close: pick(time.close), service: pick(time.service), lateCost: pick(time.lateCost),
        gaps: time.gaps === null ? null : gapsOf(time.gaps, nodes),
        setup: time.setup === null ? null : pick(time.setup),
        release: time.release === null ? null : pick(time.release),
      },
      allowed: allowed === null ? null : Uint8Array.from(nodes, (node, i) => (i < visited.length ? allowed[node * types + type]! : 1)),
      servingCost: servingCost === null ? null : Float64Array.from(nodes, (node) => servingCost[node * types + type]!),
      omission: null,
      incompatible: incompatible === null ? null : { kinds: Int32Array.from(nodes, (i) => incompatible.kinds[i]!), excludes: Int32Array.from(nodes, (i) => incompatible.excludes[i]!) },
      relations: relations.map((relation) => {
        const { kind, nodes: related } = problem.relations[relation]!;
        return { kind, nodes: related.map((node) => visited.indexOf(node)).filter((node) => node >= 0) };
      }),
      shipments: shipmentsOf(problem, visited),
      changes: changesIn(problem, type, visited),
    },
  };
}

/** What the earlier plan says of visits: whether this type's vehicle served them, and which of them, or another customer, they followed. */
function changesIn({ changes, vehicleTypes }: Problem, type: number, visited: readonly number[]): Changes | null {
  if (changes === null) return null;
  const [vehicle] = vehicleTypes[type]!.vehicles;
  const index = new Map(visited.map((node, i) => [node, i]));
  return {
    ...changes,
    type: Int32Array.from(visited, (node) => (vehicleTypes[changes.type[node]!]?.vehicles[0] === vehicle ? 0 : -1)),
    follows: Int32Array.from(visited, (node) => followed(changes.follows[node]!, index)),
  };
}

/** Any index that is none of a visit stands for a customer on another route. */
function followed(before: number, index: ReadonlyMap<number, number>): number {
  return before < 0 ? before : index.get(before) ?? index.size;
}

/** Returns the id of the stop or shipment that a customer belongs to. */
export function nameOf(ids: PlanIds, node: number): string {
  const visit = customerVisit(ids, node);
  return visit.type === 'stop' ? visit.stop : visit.shipment;
}

function shipmentsOf({ shipments }: Problem, visited: readonly number[]): Shipment[] {
  if (shipments.length === 0) return [];
  const index = new Map(visited.map((node, i) => [node, i]));
  return shipments.flatMap((shipment) => {
    const [pickup, delivery] = [index.get(shipment.pickup), index.get(shipment.delivery)];
    return pickup === undefined || delivery === undefined ? [] : [{ ...shipment, pickup, delivery }];
  });
}

function gapsOf({ first, from, to }: Gaps, nodes: readonly number[]): Gaps {
  const offsets = new Int32Array(nodes.length + 1);
  for (const [i, node] of nodes.entries()) offsets[i + 1] = offsets[i]! + first[node + 1]! - first[node]!;
  const pick = (values: Float64Array): Float64Array => Float64Array.from(nodes.flatMap((node) => [...values.subarray(first[node], first[node + 1])]));
  return { first: offsets, from: pick(from), to: pick(to) };
}

/** Returns what keeps the vehicle from the route of the trial; none: nothing. */
export function trialViolations(trial: RouteTrial): Violation[] {
  return check(trial.problem, [trialRoute(trial)]);
}

/** Returns the route of the trial. */
export function trialRoute({ visits }: RouteTrial): PlannedRoute {
  return { type: 0, customers: [...visits.keys()] };
}

/** Returns the same with members of the vehicle replaced. */
export function withVehicle(trial: RouteTrial, changes: Partial<VehicleType>): RouteTrial {
  const { problem } = trial;
  return { ...trial, problem: { ...problem, vehicleTypes: [{ ...problem.vehicleTypes[0]!, ...changes }] } };
}

/** Returns the same with the last window of a node ending later. */
export function withClose(trial: RouteTrial, node: number, close: number): RouteTrial {
  const time = trial.problem.time!;
  return { ...trial, problem: { ...trial.problem, time: { ...time, close: time.close.with(node, close) } } };
}

/** Returns the same with a longer ride of the shipment that a node delivers. */
export function withRide(trial: RouteTrial, delivery: number, maxRide: number): RouteTrial {
  const shipments = trial.problem.shipments.map((shipment) => (shipment.delivery === delivery ? { ...shipment, maxRide } : shipment));
  return { ...trial, problem: { ...trial.problem, shipments } };
}
