import { EARTH_RADIUS, RADIANS } from './earth.js';
import type { Distances, MatrixDistances, PositionDistances, Problem, Rounding } from './problem.js';

/**
 * Above this number of nodes, distances between positions are computed on demand.
 * @example
 * const keepsMatrix = problem.nodeCount <= MATRIX_NODES;
 * keepsMatrix; // => true
 */
export const MATRIX_NODES = 2_500;

/** The part of a problem that distances depend on. */
type Places = Pick<Problem, 'nodeCount' | 'place' | 'travel'>;
/** From node or place i to node or place j. */
type Between = (i: number, j: number) => number;

/**
 * Rounds a Euclidean length according to the benchmark family.
 * @example
 * [roundDistance(2.56, 'nearest'), roundDistance(2.56, 'tenth-down')]; // => [3, 2.5]
 */
export function roundDistance(length: number, rounding: Rounding): number {
  switch (rounding) {
    case 'none':
      return length;
    case 'nearest':
      return Math.floor(length + 0.5);
    case 'tenth-down':
      return Math.floor(10 * length) / 10;
    case 'thousandth':
      return Math.round(1000 * length) / 1000;
  }
}

/**
 * Returns a function for the distance from node i to node j; 0 between nodes of one place, whatever the matrix contains,
 * and 0 from or to -1, the open end of a route. Distances between coordinates are computed on each call, so memory is
 * linear in n.
 * @param profile index into `problem.travel`.
 * @example
 * const distance = distanceFunction(problem);
 * [distance(0, 2), distance(1, 2)]; // => [5, 4]
 */
export function distanceFunction(problem: Places, profile = 0): Between {
  return betweenNodes(problem, profileOf(problem, profile).distances);
}

/**
 * Returns a function for the minutes of travel of a vehicle from node i to node j; 0 within one place and from or to -1.
 * @param type index into `problem.vehicleTypes`.
 * @example
 * const vehicleTypes = problem.vehicleTypes.map((vans) => ({ ...vans, pace: 2 }));
 * drivingMinutes({ ...problem, vehicleTypes }, 0)(0, 2); // => 10
 */
export function drivingMinutes(problem: Places & Pick<Problem, 'vehicleTypes'>, type: number): Between {
  const vehicle = problem.vehicleTypes[type];
  if (vehicle === undefined) throw new RangeError(`type is ${type}; it must be an index below ${problem.vehicleTypes.length}`);
  const { pace } = vehicle;
  const { distances, durations } = profileOf(problem, vehicle.profile);
  const between = betweenNodes(problem, durations ?? distances);
  return (i, j) => pace * between(i, j);
}

/**
 * Returns a function for the minutes of travel of a vehicle that leaves node i for node j at a minute; 0 within one place and
 * from or to -1. Null if they are the same at all times: then `drivingMinutes` says them.
 * @param type index into `problem.vehicleTypes`.
 * @example
 * trafficMinutes(problem, 0); // => null
 */
export function trafficMinutes(problem: Places & Pick<Problem, 'vehicleTypes'>, type: number): ((i: number, j: number, leave: number) => number) | null {
  const vehicle = problem.vehicleTypes[type];
  if (vehicle === undefined) throw new RangeError(`type is ${type}; it must be an index below ${problem.vehicleTypes.length}`);
  const { traffic } = profileOf(problem, vehicle.profile);
  if (traffic === null) return null;
  const { pace } = vehicle;
  const { times } = traffic;
  const last = times.length - 1;
  const between = traffic.durations.map((durations) => betweenNodes(problem, durations));
  return (i, j, leave) => {
    if (!(leave > times[0]!)) return pace * between[0]!(i, j);
    if (leave >= times[last]!) return pace * between[last]!(i, j);
    let k = 1;
    while (leave >= times[k]!) k++;
    const [before, after] = [between[k - 1]!(i, j), between[k]!(i, j)];
    return pace * (before + ((after - before) * (leave - times[k - 1]!)) / (times[k]! - times[k - 1]!));
  };
}

/**
 * Returns a function for the minutes from leaving node i until service at node j can begin when nothing waits: travel
 * and, unless both are one place, the setup at j; from -1 the setup alone.
 * @param type index into `problem.vehicleTypes`.
 * @example
 * const vehicleTypes = problem.vehicleTypes.map((vans) => ({ ...vans, pace: 2 }));
 * minutesFunction({ ...problem, vehicleTypes }, 0)(1, 2); // => 8
 */
export function minutesFunction(problem: Places & Pick<Problem, 'vehicleTypes' | 'time'>, type: number): Between {
  const driving = drivingMinutes(problem, type);
  const setup = problem.time?.setup ?? null;
  if (setup === null) return driving;
  const setUp = setupFunction(problem);
  return (i, j) => driving(i, j) + setUp(i, j);
}

/**
 * Returns a function for the minutes of setup at node j after node i: none at the same place and at -1.
 * @example
 * setupFunction(problem)(1, 2); // => 0
 */
export function setupFunction({ place, time }: Pick<Problem, 'place' | 'time'>): Between {
  const setup = time?.setup ?? null;
  if (setup === null) return () => 0;
  const placeOf = (node: number): number => (place === null || node < 0 ? node : place[node]!);
  return (i, j) => (j < 0 || placeOf(i) === placeOf(j) ? 0 : setup[j]!);
}

function profileOf(problem: Places, profile: number): Problem['travel'][number] {
  const travel = problem.travel[profile];
  if (travel === undefined) throw new RangeError(`profile is ${profile}; it must be an index below ${problem.travel.length}`);
  return travel;
}

function betweenNodes({ nodeCount, place }: Places, distances: Distances): Between {
  const between = distances.kind === 'matrix' ? matrixEntry(distances, place === null ? nodeCount : null) : straightLine(distances);
  if (place === null) return (i, j) => (i < 0 || j < 0 ? 0 : between(i, j));
  return (i, j) => (i < 0 || j < 0 ? 0 : between(place[i]!, place[j]!));
}

function matrixEntry({ matrix }: MatrixDistances, size: number | null): Between {
  const places = size ?? Math.round(Math.sqrt(matrix.length));
  return (i, j) => (i === j ? 0 : matrix[i * places + j]!);
}

function straightLine(distances: PositionDistances): Between {
  const { factor, rounding } = distances;
  const line = distances.geometry === 'planar' ? euclidean(distances) : greatCircle(distances);
  const length: Between = factor === 1 ? line : (i, j) => factor * line(i, j);
  return rounding === 'none' ? length : (i, j) => roundDistance(length(i, j), rounding);
}

function euclidean({ x, y }: PositionDistances): Between {
  return (i, j) => {
    const dx = x[i]! - x[j]!;
    const dy = y[i]! - y[j]!;
    return Math.sqrt(dx * dx + dy * dy);
  };
}

/** The haversine formula, which stays exact for points close together. */
function greatCircle({ x, y }: PositionDistances): Between {
  return (i, j) => {
    const south = Math.sin((y[j]! - y[i]!) * RADIANS / 2);
    const west = Math.sin((x[j]! - x[i]!) * RADIANS / 2);
    const half = south * south + Math.cos(y[i]! * RADIANS) * Math.cos(y[j]! * RADIANS) * west * west;
    return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(half)));
  };
}
