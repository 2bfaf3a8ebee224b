import { deepEqual, equal, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { evaluate, oneProfile, oneQuantity, PLAIN_PROBLEM, PLAIN_VEHICLE, planar, relax, runBound } from '#strategy';
import bound from './index.js';

/** A depot in a corner and four customers with a demand of 5 each; three vehicles carry 10. */
const problem = {
  ...PLAIN_PROBLEM, objective: 'min_total_distance', nodeCount: 5, vehicleCount: 3, baseStartSeconds: 0, time: null,
  customers: Int32Array.of(1, 2, 3, 4), quantities: oneQuantity(Float64Array.of(0, 5, 5, 5, 5)),
  travel: oneProfile(planar(Float64Array.of(0, 3, 3, -3, -3), Float64Array.of(0, 0, 4, 0, 4))),
  vehicleTypes: [{ ...PLAIN_VEHICLE, start: 0, end: 0, capacity: Float64Array.of(10), fixedCost: 0, unitCost: 1, pace: 0, vehicles: Int32Array.of(0, 1, 2) }],
};
const best = [{ type: 0, customers: [1, 2] }, { type: 0, customers: [3, 4] }];

test('reports a bound that is not above the cost of the best plan', async () => {
  const { best: found, faults, ended } = await runBound(relax(problem), bound, { seed: 1, limitMs: 1000 });
  deepEqual([faults, ended], [[], 'converged']);
  ok(found.value > 0 && found.value <= evaluate(problem, best).total);
});

test('proves that nobody can serve a customer that no vehicle may serve', async () => {
  const refused = { ...problem, allowed: Uint8Array.of(1, 1, 1, 1, 0) };
  equal((await runBound(relax(refused), bound, { seed: 1, limitMs: 1000 })).ended, 'infeasible');
});
