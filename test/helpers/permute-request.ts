import type { CanonicalRequest, RequestDistances } from '../../src/contract/request.js';

/**
 * Returns the same request with its nodes and vehicles in another order.
 *
 * @param nodes old index of each new node.
 * @param vehicles old index of each new vehicle.
 */
export function permuteRequest(request: CanonicalRequest, nodes: readonly number[], vehicles: readonly number[]): CanonicalRequest {
  const renamed = new Map(nodes.map((old, now) => [old, now]));
  const ofNodes = <T>(values: readonly T[]): T[] => nodes.map((old) => values[old]!);
  const ofVehicles = <T>(values: readonly T[]): T[] => vehicles.map((old) => values[old]!);
  return {
    ...request,
    distances: permuteDistances(request.distances, nodes),
    demands: ofNodes(request.demands),
    timeWindows: request.timeWindows && ofNodes(request.timeWindows),
    serviceTimes: request.serviceTimes && ofNodes(request.serviceTimes),
    startNodes: ofVehicles(request.startNodes).map((old) => renamed.get(old)!),
    endNodes: ofVehicles(request.endNodes).map((old) => renamed.get(old)!),
    capacities: ofVehicles(request.capacities),
    fixedCosts: request.fixedCosts && ofVehicles(request.fixedCosts),
    unitDistanceCosts: request.unitDistanceCosts && ofVehicles(request.unitDistanceCosts),
    speeds: request.speeds && ofVehicles(request.speeds),
  };
}

function permuteDistances(distances: RequestDistances, nodes: readonly number[]): RequestDistances {
  if (distances.kind === 'positions') {
    return { ...distances, x: Float64Array.from(nodes, (old) => distances.x[old]!), y: Float64Array.from(nodes, (old) => distances.y[old]!) };
  }
  const n = nodes.length;
  return { kind: 'matrix', matrix: Float64Array.from({ length: n * n }, (_, k) => distances.matrix[nodes[Math.floor(k / n)]! * n + nodes[k % n]!]!) };
}
