import type { Break, Changes, Distances, Gaps, MatrixDistances, Omission, Problem, Reload, TimeDimension, Traffic, Travel, VehicleType } from '../../model/problem.js';
import type { SolveContext } from '../contract.js';

/** Version of the protocol; described in strategies/PROTOCOL.md, with its schema in strategies/protocol. */
export const PROTOCOL = 2;

/**
 * Yields the `problem` message as one line in chunks, so that a matrix is never held in one string. Infinite limits
 * become null. O(n^2) text with a matrix.
 */
export function* problemMessage(problem: Problem, context: SolveContext): Generator<string> {
  const { objective, primary, balanceCost, nodeCount, customers, place, quantities, vehicleTypes, time, omission } = problem;
  const head = {
    type: 'problem', protocol: PROTOCOL, objective, primary, balance_cost: balanceCost, nodes: nodeCount, customers: [...customers],
    place: place === null ? null : [...place],
    quantities: quantities.map(({ delivered, collected }) => ({ delivered: [...delivered], collected: [...collected] })),
    vehicle_types: vehicleTypes.map(vehicleType),
    time: time === null ? null : timeDimension(time),
    allowed: allowedTypes(problem),
    serving_cost: servingCosts(problem),
    omission: omission === null ? null : omissionOf(omission),
    relations: problem.relations.map(({ kind, nodes }) => ({ kind, nodes: [...nodes] })),
    shipments: problem.shipments.map(({ pickup, delivery, amounts, maxRide }) => ({ pickup, delivery, amounts: [...amounts], max_ride: finite(maxRide) })),
    changes: problem.changes === null ? null : changesOf(problem.changes),
    fleet_limits: problem.fleetLimits.map(({ types, most }) => ({ types: [...types], most })),
    incompatible: problem.incompatible === null ? null : { kinds: [...problem.incompatible.kinds], excludes: [...problem.incompatible.excludes] },
    initial: context.initial,
    run: runOf(context),
  };
  yield JSON.stringify(head).slice(0, -1);
  yield ',"travel":[';
  for (const [profile, travel] of problem.travel.entries()) {
    if (profile > 0) yield ',';
    yield* travelText(travel);
  }
  yield ']}\n';
}

function runOf(context: SolveContext) {
  const { seed, threads, limitMs, iterations, traceparent, parameters } = context;
  const left = limitMs === Infinity ? null : Math.max(0, limitMs - context.elapsedMs());
  return { seed, threads, limit_ms: left, iterations, parameters, ...(traceparent === null ? {} : { traceparent }) };
}

function vehicleType(type: VehicleType) {
  return {
    start: type.start < 0 ? null : type.start, end: type.end < 0 ? null : type.end, profile: type.profile, pace: type.pace,
    capacity: [...type.capacity], fixed_cost: type.fixedCost, unit_cost: type.unitCost, minute_cost: type.minuteCost,
    overtime_cost: type.overtimeCost, overtime_after: finite(type.overtimeAfter),
    earliest: finite(type.earliest), latest: finite(type.latest),
    max_duration: finite(type.maxDuration), max_driving: finite(type.maxDriving), max_distance: finite(type.maxDistance), max_stops: finite(type.maxStops),
    deliveries_first: type.deliveriesFirst, last_in_first_out: type.lastInFirstOut, reload: type.reload === null ? null : reloadOf(type.reload), locked: [...type.locked],
    distance_after: finite(type.distanceAfter), extra_unit_cost: type.extraUnitCost,
    stops_after: finite(type.stopsAfter), extra_stop_cost: type.extraStopCost,
    load_after: type.loadAfter === null ? null : Array.from(type.loadAfter, finite), extra_load_cost: type.extraLoadCost === null ? null : [...type.extraLoadCost],
    breaks: type.breaks.map(breakOf), count: type.vehicles.length,
  };
}

function reloadOf({ depots, minutes, maxTrips, afterLocked }: Reload) {
  return { depots: [...depots], minutes, max_trips: finite(maxTrips), ...(afterLocked !== undefined && { after_locked: afterLocked }) };
}

/** Per node the type, null for none, and the customer before it: null for none, 'absent' if it was not in the plan. */
function changesOf({ type, follows, vehicleCost, orderCost }: Changes) {
  return {
    type: Array.from(type, (index) => (index < 0 ? null : index)),
    follows: Array.from(follows, (node) => (node === -2 ? 'absent' : node < 0 ? null : node)),
    vehicle_cost: vehicleCost, order_cost: orderCost,
  };
}

function breakOf(pause: Break): Break {
  if (pause.kind === 'interval') return { kind: pause.kind, longest: pause.longest, minutes: pause.minutes };
  return { kind: pause.kind, earliest: pause.earliest, latest: pause.latest, minutes: pause.minutes };
}

function timeDimension({ open, close, gaps, service, setup, lateCost, release }: TimeDimension) {
  return {
    open: Array.from(open, finite), close: Array.from(close, finite), gaps: gaps === null ? null : gapsOf(gaps), service: [...service],
    setup: setup === null ? null : [...setup], late_cost: [...lateCost], release: release === null ? null : Array.from(release, finite),
  };
}

/** Per node a list of [from, to]. */
function gapsOf({ first, from, to }: Gaps): [number, number][][] {
  return Array.from({ length: first.length - 1 }, (_, node) =>
    Array.from(from.subarray(first[node], first[node + 1]), (minute, k): [number, number] => [minute, to[first[node]! + k]!]));
}

/** Per node the types that may serve it. */
function allowedTypes({ allowed, nodeCount, vehicleTypes }: Problem): number[][] | null {
  if (allowed === null) return null;
  return Array.from({ length: nodeCount }, (_, node) => [...vehicleTypes.keys()].filter((type) => allowed[node * vehicleTypes.length + type] === 1));
}

/** Per node, per type. */
function servingCosts({ servingCost, nodeCount, vehicleTypes: { length } }: Problem): number[][] | null {
  return servingCost === null ? null : Array.from({ length: nodeCount }, (_, node) => [...servingCost.subarray(node * length, (node + 1) * length)]);
}

/** A price, 'required', or null for a customer that is left out only if no plan serves it. */
function omissionOf({ price, priority }: Omission) {
  const word = (value: number): number | 'required' | null => (Number.isNaN(value) ? null : value === Infinity ? 'required' : value);
  return { price: Array.from(price, word), priority: [...priority] };
}

function* travelText({ distances, durations, traffic }: Travel): Generator<string> {
  yield '{"distances":';
  yield* distancesText(distances);
  yield ',"durations":';
  if (durations === null) yield 'null';
  else yield* matrixText(durations);
  yield ',"traffic":';
  if (traffic === null) yield 'null';
  else yield* trafficText(traffic);
  yield '}';
}

function* trafficText({ times, durations }: Traffic): Generator<string> {
  yield `{"times":[${times.join(',')}],"durations":[`;
  for (const [k, matrix] of durations.entries()) {
    if (k > 0) yield ',';
    yield* matrixText(matrix);
  }
  yield ']}';
}

function* distancesText(distances: Distances): Generator<string> {
  if (distances.kind === 'matrix') {
    yield* matrixText(distances);
    return;
  }
  const { geometry, x, y, factor, rounding } = distances;
  yield JSON.stringify({ kind: 'positions', geometry, x: [...x], y: [...y], factor, rounding });
}

function* matrixText({ matrix }: MatrixDistances): Generator<string> {
  const places = Math.round(Math.sqrt(matrix.length));
  yield '{"kind":"matrix","matrix":[';
  for (let row = 0; row < places; row++) {
    yield `${row === 0 ? '' : ','}[${matrix.subarray(row * places, (row + 1) * places).join(',')}]`;
  }
  yield ']}';
}

export const STOP_MESSAGE = '{"type":"stop"}\n';

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}
