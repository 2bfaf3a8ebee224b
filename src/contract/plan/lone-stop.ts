import { check } from '../../model/checker.js';
import type { Violation } from '../../model/checker/violation.js';
import type { Gaps, Problem, VehicleType } from '../../model/problem.js';

/**
 * A problem of one stop and one vehicle: what the checker says of its only route is why the vehicle cannot serve the stop
 * even alone. It is small, so that limits can be changed to see whether that helps.
 */
export interface LoneStop {
  readonly problem: Problem;
  /** The stop, for the model's messages and values. */
  readonly node: 0;
}

const NODE = 0;

/** Returns the problem of a stop and a vehicle type; travel is shared, the rest is fresh. O(quantities). */
export function loneStop(problem: Problem, type: number, node: number): LoneStop {
  const vehicle = problem.vehicleTypes[type]!;
  const ends = [...new Set([vehicle.start, vehicle.end])].filter((end) => end >= 0);
  const nodes = [node, ...ends];
  const pick = (values: Float64Array): Float64Array => Float64Array.from(nodes, (i) => values[i]!);
  const { time, place } = problem;
  const may = problem.allowed === null ? 1 : problem.allowed[node * problem.vehicleTypes.length + type]!;
  return {
    node: NODE,
    problem: {
      ...problem,
      nodeCount: nodes.length,
      vehicleCount: 1,
      customers: Int32Array.of(NODE),
      place: Int32Array.from(nodes, (i) => (place === null ? i : place[i]!)),
      quantities: problem.quantities.map(({ delivered, collected }) => ({ delivered: pick(delivered), collected: pick(collected) })),
      vehicleTypes: [{ ...vehicle, start: nodes.indexOf(vehicle.start, 1), end: nodes.indexOf(vehicle.end, 1), vehicles: Int32Array.of(0) }],
      time: time === null ? null : {
        open: pick(time.open), close: pick(time.close), service: pick(time.service), lateCost: pick(time.lateCost),
        gaps: time.gaps === null ? null : gapsOf(time.gaps, node, nodes.length),
        setup: time.setup === null ? null : pick(time.setup),
        release: time.release === null ? null : pick(time.release),
      },
      allowed: Uint8Array.from(nodes, (_, i) => (i === NODE ? may : 1)),
      omission: null,
      relations: [],
    },
  };
}

/** The gaps of the stop, which comes first; depots have none. */
function gapsOf({ first, from, to }: Gaps, node: number, count: number): Gaps {
  const [begin, end] = [first[node]!, first[node + 1]!];
  return { first: Int32Array.from({ length: count + 1 }, (_, i) => (i === 0 ? 0 : end - begin)), from: from.slice(begin, end), to: to.slice(begin, end) };
}

/** Returns what keeps the vehicle from serving the stop alone; none: nothing. */
export function loneViolations({ problem }: LoneStop): Violation[] {
  return check(problem, [{ type: 0, customers: [NODE] }]);
}

/** Returns the same with members of the vehicle replaced. */
export function withVehicle({ problem, node }: LoneStop, changes: Partial<VehicleType>): LoneStop {
  return { node, problem: { ...problem, vehicleTypes: [{ ...problem.vehicleTypes[0]!, ...changes }] } };
}

/** Returns the same with a last window that ends later. */
export function withClose({ problem, node }: LoneStop, close: number): LoneStop {
  const time = problem.time!;
  return { node, problem: { ...problem, time: { ...time, close: time.close.with(NODE, close) } } };
}
