import { equal, ok } from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { check, loadStrategy, readManifest, runStrategy } from '#strategy';

const CUSTOMERS = 30;
const nodes = (value) => Float64Array.from({ length: CUSTOMERS + 1 }, (_, node) => value(node));

/** Customers on a spiral around the depot; a vehicle carries five. */
const problem = {
  objective: 'min_total_distance', nodeCount: CUSTOMERS + 1, vehicleCount: 8, baseStartSeconds: 0, time: null,
  customers: Int32Array.from({ length: CUSTOMERS }, (_, k) => k + 1), demand: nodes((node) => (node === 0 ? 0 : 1)),
  distances: { kind: 'positions', rounding: 'none', x: nodes((node) => node * Math.cos(node)), y: nodes((node) => node * Math.sin(node)) },
  vehicleTypes: [{ start: 0, end: 0, capacity: 5, fixedCost: 0, unitCost: 1, minutesPerDistance: 0, vehicles: Int32Array.from({ length: 8 }, (_, k) => k) }],
};

test('uses the operator and returns a feasible plan', async () => {
  ok(existsSync(new URL('./kernel.wasm', import.meta.url)), 'run "roundsman strategy build ." first');
  const manifest = readManifest(import.meta.dirname);
  const { routes, operators } = await runStrategy(problem, manifest, await loadStrategy(manifest), { seed: 1, iterations: 20_000 });
  equal(check(problem, routes).length, 0);
  ok(operators.find(({ name }) => name === 'STRATEGY_NAME').uses > 0);
});
