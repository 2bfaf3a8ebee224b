import type { Problem, Shipment, VehicleType } from '../../src/model/problem.js';
import { dice } from './random-problem.js';
import { withoutShortcuts } from './shortcuts.js';
import { tinyProblem, type TinyFeatures } from './tiny-problem.js';

/** Returns a tiny problem whose first customers, in pairs, are shipments with a random mix of amounts, longest rides and orders of unloading. */
export function shipmentProblem(seed: number, features: TinyFeatures & { readonly shipments: number }): Problem {
  const random = dice(seed + 31_000);
  const base = tinyProblem(seed, features);
  const pairs = Array.from({ length: Math.min(features.shipments, Math.floor(base.customers.length / 2)) }, (_, k) => [base.customers[2 * k]!, base.customers[2 * k + 1]!] as const);
  const limited = random.chance(0.4);
  const shipments = pairs.map(([pickup, delivery]): Shipment => ({
    pickup, delivery, amounts: Float64Array.from(base.quantities, () => random.int(0, 4)), maxRide: limited && random.chance(0.7) ? random.int(2, 20) : Infinity,
  }));
  const paired = new Set(pairs.flat());
  const alone = (units: Float64Array): Float64Array => units.map((value, node) => (paired.has(node) ? 0 : value));
  const same = (values: Float64Array): Float64Array => values.map((value, node) => values[pairs.find(([, delivery]) => delivery === node)?.[0] ?? node] ?? value);
  const stacked = random.chance(0.4);
  const types = base.vehicleTypes.map((type): VehicleType => ({ ...type, lastInFirstOut: stacked && random.chance(0.8) }));
  const allowed = base.allowed?.map((_, k) => {
    const [pickup] = pairs.find(([, delivery]) => delivery === Math.floor(k / types.length)) ?? [Math.floor(k / types.length)];
    return base.allowed![pickup * types.length + (k % types.length)]!;
  }) ?? null;
  return {
    ...base, shipments, allowed, vehicleTypes: types,
    quantities: base.quantities.map(({ delivered, collected }) => ({ delivered: alone(delivered), collected: alone(collected) })),
    omission: base.omission === null ? null : { price: same(base.omission.price), priority: same(base.omission.priority) },
    relations: base.relations.filter(({ nodes }) => nodes.every((node) => !paired.has(node))),
  };
}

/** The same without breaks and gaps, with which costs are upper bounds, and without stops on the way that make it shorter. */
export function exactShipments(seed: number, features: TinyFeatures & { readonly shipments: number }): Problem {
  const problem = shipmentProblem(seed, { ...features, breaks: false, gaps: false });
  const release = problem.time?.release?.map((value, node) => (problem.customers.includes(node) ? value : 0)) ?? null;
  return { ...problem, travel: withoutShortcuts(problem), time: problem.time === null ? null : { ...problem.time, release, setup: null }, relations: [], balanceCost: 0, primary: 'none' };
}
