/** A deterministic stream of numbers in [0, 1). */
function uniform(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** @returns the body of a request with a full matrix of whole numbers; the same seed gives the same bytes. */
export function matrixProblem(nodes: number, extra: object, seed = 1): Buffer {
  const next = uniform(seed);
  const points = Array.from({ length: nodes }, () => [next() * 10_000, next() * 10_000] as const);
  const vehicles = Math.ceil(nodes / 10);
  return Buffer.from(JSON.stringify({
    node_num: nodes,
    vehicle_num: vehicles,
    distance_matrix: points.map(([x, y]) => points.map(([u, v]) => Math.round(Math.hypot(x - u, y - v)))),
    start_nodes: Array<number>(vehicles).fill(0),
    end_nodes: Array<number>(vehicles).fill(0),
    node_demands: points.map((_, node) => (node === 0 ? 0 : 1)),
    vehicles_capacity: Array<number>(vehicles).fill(12),
    ...extra,
  }));
}
