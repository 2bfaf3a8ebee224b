/** A deterministic stream of numbers in [0, 1). */
function uniform(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** @returns the body of a request with a full integer matrix; the same seed gives the same bytes. */
export function matrixProblem(nodes: number, extra: object, seed = 1): Buffer {
  const points = pointsOf(nodes, seed);
  return bodyOf(points, { distance_matrix: points.map(([x, y]) => points.map(([u, v]) => Math.round(Math.hypot(x - u, y - v)))), ...extra });
}

/** @returns the body of a request with coordinates instead of a matrix; the same seed gives the same bytes. */
export function coordinateProblem(nodes: number, seed = 1, extra: object = {}): Buffer {
  const points = pointsOf(nodes, seed);
  return bodyOf(points, { distance_matrix: [], node_positions: points, ...extra });
}

type Points = readonly (readonly [x: number, y: number])[];

function pointsOf(nodes: number, seed: number): Points {
  const next = uniform(seed);
  return Array.from({ length: nodes }, () => [next() * 10_000, next() * 10_000] as const);
}

function bodyOf(points: Points, rest: object): Buffer {
  const vehicles = Math.ceil(points.length / 10);
  return Buffer.from(JSON.stringify({
    node_num: points.length,
    vehicle_num: vehicles,
    start_nodes: Array<number>(vehicles).fill(0),
    end_nodes: Array<number>(vehicles).fill(0),
    node_demands: points.map((_, node) => (node === 0 ? 0 : 1)),
    vehicles_capacity: Array<number>(vehicles).fill(12),
    ...rest,
  }));
}
