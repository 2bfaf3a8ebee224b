import { equal, ok } from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { check, loadStrategy, oneProfile, oneQuantity, PLAIN_PROBLEM, PLAIN_VEHICLE, planar, readManifest, runStrategy } from '#strategy';

const CUSTOMERS = 30;
const nodes = (value) => Float64Array.from({ length: CUSTOMERS + 1 }, (_, node) => value(node));

/** Customers on a spiral around the depot; a vehicle carries five. */
const problem = {
  ...PLAIN_PROBLEM, objective: 'min_total_distance', nodeCount: CUSTOMERS + 1, vehicleCount: 8, baseStartSeconds: 0, time: null,
  customers: Int32Array.from({ length: CUSTOMERS }, (_, k) => k + 1), quantities: oneQuantity(nodes((node) => (node === 0 ? 0 : 1))),
  travel: oneProfile(planar(nodes((node) => node * Math.cos(node)), nodes((node) => node * Math.sin(node)))),
  vehicleTypes: [{ ...PLAIN_VEHICLE, start: 0, end: 0, capacity: Float64Array.of(5), fixedCost: 0, unitCost: 1, pace: 0, vehicles: Int32Array.from({ length: 8 }, (_, k) => k) }],
};

test('uses the operator and returns a feasible plan', async () => {
  ok(existsSync(new URL('./kernel.wasm', import.meta.url)), 'run "roundsman strategy build ." first');
  const manifest = readManifest(import.meta.dirname);
  const { routes, operators } = await runStrategy(problem, manifest, await loadStrategy(manifest), { seed: 1, iterations: 20_000 });
  equal(check(problem, routes).length, 0);
  ok(operators.find(({ name }) => name === 'STRATEGY_NAME').uses > 0);
});
