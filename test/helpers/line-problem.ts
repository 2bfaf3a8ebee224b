import { problemFromRequest } from '../../src/contract/problem.js';
import type { CanonicalRequest } from '../../src/contract/request.js';
import type { Problem } from '../../src/model/problem.js';

/**
 * A request small enough to check by hand: node i is at x = i on a line, one vehicle with capacity 10 from and to node
 * 0, every customer has a demand of 1. `changes` replaces any field.
 */
export function lineRequest(nodeCount: number, changes: Partial<CanonicalRequest> = {}): CanonicalRequest {
  const nodes = Array.from({ length: nodeCount }, (_, i) => i);
  return {
    name: null,
    objective: 'min_total_distance',
    nodeCount,
    vehicleCount: 1,
    distances: { kind: 'positions', x: Float64Array.from(nodes), y: new Float64Array(nodeCount), rounding: 'none' },
    startNodes: [0],
    endNodes: [0],
    demands: nodes.map((node) => Math.min(node, 1)),
    capacities: [10],
    fixedCosts: null,
    unitDistanceCosts: null,
    timeWindows: null,
    serviceTimes: null,
    speeds: null,
    maxWorkingHours: null,
    baseStartTime: [9, 0, 0],
    timeLimitSeconds: null,
    latePenaltyPerMinute: null,
    callbackUrl: null,
    seed: null,
    iterations: null,
    bound: null,
    strategy: null,
    ...changes,
  };
}

/** The line with windows per node, no service, one unit of distance per minute. */
export function timedLine(windows: readonly (readonly [number, number])[], changes: Partial<CanonicalRequest> = {}): Problem {
  return problemFromRequest(lineRequest(windows.length, {
    timeWindows: windows, serviceTimes: windows.map(() => 0), speeds: [60], ...changes,
  }));
}
