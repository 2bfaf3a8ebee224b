import { check } from '../../model/checker.js';
import type { Violation } from '../../model/checker/violation.js';
import { routeCost } from '../../model/cost.js';
import type { Gaps, Problem, Relation, VehicleType } from '../../model/problem.js';

/**
 * One vehicle and the stops of a route that is tried with one stop more: a problem of its own, so that what the checker
 * says of its only route is why the vehicle cannot serve the stop, and limits can be changed to see whether that helps.
 */
export interface RouteTrial {
  /** Node i is the i-th stop of the route. */
  readonly problem: Problem;
  /** Index of the stop that is tried. */
  readonly at: number;
  /** Ids of the route's stops, in its order. */
  readonly stops: readonly string[];
}

/** What a trial is made of: the route's nodes in order, the one that is tried among them, and the relations of that one. */
export interface TriedRoute {
  readonly type: number;
  readonly nodes: readonly number[];
  readonly at: number;
  readonly relations: readonly Relation[];
}

/** Returns the trial of a route; travel is shared, the rest is fresh. O(stops * quantities). */
export function routeTrial(problem: Problem, ids: readonly string[], { type, nodes: customers, at, relations }: TriedRoute): RouteTrial {
  const vehicle = problem.vehicleTypes[type]!;
  const ends = [...new Set([vehicle.start, vehicle.end])].filter((end) => end >= 0);
  const nodes = [...customers, ...ends];
  const pick = (values: Float64Array): Float64Array => Float64Array.from(nodes, (i) => values[i]!);
  const { time, place, allowed } = problem;
  const types = problem.vehicleTypes.length;
  return {
    at,
    stops: customers.map((node) => ids[node]!),
    problem: {
      ...problem,
      nodeCount: nodes.length,
      vehicleCount: 1,
      customers: Int32Array.from(customers, (_, i) => i),
      place: Int32Array.from(nodes, (i) => (place === null ? i : place[i]!)),
      quantities: problem.quantities.map(({ delivered, collected }) => ({ delivered: pick(delivered), collected: pick(collected) })),
      vehicleTypes: [{ ...vehicle, start: nodes.indexOf(vehicle.start, customers.length), end: nodes.indexOf(vehicle.end, customers.length), vehicles: Int32Array.of(0) }],
      time: time === null ? null : {
        open: pick(time.open), close: pick(time.close), service: pick(time.service), lateCost: pick(time.lateCost),
        gaps: time.gaps === null ? null : gapsOf(time.gaps, nodes),
        setup: time.setup === null ? null : pick(time.setup),
        release: time.release === null ? null : pick(time.release),
      },
      allowed: allowed === null ? null : Uint8Array.from(nodes, (node, i) => (i < customers.length ? allowed[node * types + type]! : 1)),
      omission: null,
      relations: relations.map(({ kind, nodes: related }) => ({ kind, nodes: related.map((node) => customers.indexOf(node)).filter((node) => node >= 0) })),
    },
  };
}

function gapsOf({ first, from, to }: Gaps, nodes: readonly number[]): Gaps {
  const offsets = new Int32Array(nodes.length + 1);
  for (const [i, node] of nodes.entries()) offsets[i + 1] = offsets[i]! + first[node + 1]! - first[node]!;
  const pick = (values: Float64Array): Float64Array => Float64Array.from(nodes.flatMap((node) => [...values.subarray(first[node], first[node + 1])]));
  return { first: offsets, from: pick(from), to: pick(to) };
}

/** Returns what keeps the vehicle from the route of the trial; none: nothing. */
export function trialViolations({ problem }: RouteTrial): Violation[] {
  return check(problem, [{ type: 0, customers: [...problem.customers] }]);
}

/** Returns what the route of the trial costs. */
export function trialCost({ problem }: RouteTrial): number {
  return routeCost(problem, { type: 0, customers: [...problem.customers] }).total;
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
