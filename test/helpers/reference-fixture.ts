import { createRandom, oneProfile, oneQuantity, PLAIN_PROBLEM, PLAIN_VEHICLE, planar, type PlannedRoutes, type Problem, type SolveContext } from '#strategy';

/**
 * A depot at (0, 0) and four customers with a demand of 5 each; three vans with a capacity of 10 each. The best plan
 * has a length of 24.
 */
export const problem: Problem = {
  ...PLAIN_PROBLEM, objective: 'min_total_distance', nodeCount: 5, vehicleCount: 3, baseStartSeconds: 0, time: null,
  customers: Int32Array.of(1, 2, 3, 4), quantities: oneQuantity(Float64Array.of(0, 5, 5, 5, 5)),
  travel: oneProfile(planar(Float64Array.of(0, 3, 3, -3, -3), Float64Array.of(0, 0, 4, 0, 4))),
  vehicleTypes: [{ ...PLAIN_VEHICLE, start: 0, end: 0, capacity: Float64Array.of(10), fixedCost: 0, unitCost: 1, pace: 0, vehicles: Int32Array.of(0, 1, 2) }],
};

/** That plan. */
export const routes: PlannedRoutes = [{ type: 0, customers: [1, 2] }, { type: 0, customers: [3, 4] }];

/** The argument of `solve`, as created by `runStrategy`: here with a budget of 200 iterations. */
export const context: SolveContext = {
  seed: 1, random: createRandom(1), threads: 1, limitMs: 10_000, iterations: 200, initial: null, traceparent: null, parameters: {},
  elapsedMs: () => performance.now(), shouldStop: () => false, report: () => undefined, log: () => undefined,
};

/** The folder of a strategy. */
export const strategyFolder = 'strategies/savings';
