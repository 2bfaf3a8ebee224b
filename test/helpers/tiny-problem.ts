import type { Omission, Problem, Relation, VehicleType } from '../../src/model/problem.js';
import { dice, type Dice } from './random-problem.js';
import { featureProblem } from './random-features.js';
import { withSoftLimits } from './soft-limits.js';

/** Groups of features that a tiny problem may have. */
export interface TinyFeatures {
  readonly customers: number;
  readonly breaks?: boolean;
  readonly gaps?: boolean;
}

/** Returns a problem of a few customers with a random mix of all features of the model, in whole minutes. */
export function tinyProblem(seed: number, { customers, breaks = true, gaps = true }: TinyFeatures): Problem {
  const random = dice(seed + 7000);
  const base = featureProblem(seed, { customers, ...(gaps ? {} : { gaps: false }), ...(breaks ? {} : { breaks: 'none' as const }) });
  const types = vehicleTypes(random, base, seed, breaks);
  const vehicleCount = types.reduce((sum, { vehicles }) => sum + vehicles.length, 0);
  const problem: Problem = {
    ...base, vehicleTypes: types, vehicleCount,
    servingCost: random.chance(0.2) ? Float64Array.from({ length: base.nodeCount * types.length }, () => random.int(0, 9)) : null,
    allowed: random.chance(0.3) ? Uint8Array.from({ length: base.nodeCount * types.length }, () => Number(random.chance(0.75))) : null,
    omission: omission(random, base.nodeCount),
    relations: random.chance(0.4) ? [relation(random, base.customers)] : [],
  };
  const ordered = random.chance(0.3) ? deliveringFirst(random, problem) : problem;
  return seed % 4 === 0 ? withSoftLimits(ordered, seed) : ordered;
}

/** Some types make all deliveries first, and most customers have either a delivery or a collection. */
function deliveringFirst(random: Dice, problem: Problem): Problem {
  const ways = Array.from({ length: problem.nodeCount }, () => random.pick(['delivered', 'collected', 'collected', 'both'] as const));
  const only = (way: 'delivered' | 'collected', units: Float64Array): Float64Array => units.map((value, node) => (ways[node] === way || ways[node] === 'both' ? value : 0));
  return {
    ...problem,
    quantities: problem.quantities.map(({ delivered, collected }) => ({ delivered: only('delivered', delivered), collected: only('collected', collected) })),
    vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, deliveriesFirst: random.chance(0.8) })),
  };
}

/** One or two types, the second with limits, costs and breaks of its own. */
function vehicleTypes(random: Dice, base: Problem, seed: number, breaks: boolean): VehicleType[] {
  const [first] = base.vehicleTypes as readonly [VehicleType];
  if (random.chance(0.4)) return [{ ...first, vehicles: Int32Array.of(0, 1) }];
  const [second] = featureProblem(seed + 100_000, { customers: 1, ...(breaks ? {} : { breaks: 'none' as const }) }).vehicleTypes as readonly [VehicleType];
  return [{ ...first, vehicles: Int32Array.of(0) }, { ...second, capacity: Float64Array.of(7, 11).slice(0, base.quantities.length), vehicles: random.chance(0.5) ? Int32Array.of(1, 2) : Int32Array.of(1) }];
}

function omission(random: Dice, n: number): Omission {
  const mood = random.pick(['priced', 'unpriced', 'mixed'] as const);
  return {
    price: Float64Array.from({ length: n }, () => {
      if (mood === 'unpriced' || (mood === 'mixed' && random.chance(0.4))) return NaN;
      return mood === 'mixed' && random.chance(0.1) ? Infinity : random.int(1, 40);
    }),
    priority: Float64Array.from({ length: n }, () => random.int(1, 3)),
  };
}

function relation(random: Dice, customers: Int32Array): Relation {
  const nodes = [...customers].filter(() => random.chance(0.6));
  const kind = random.pick(['same-vehicle', 'different-vehicles', 'in-order', 'in-direct-order'] as const);
  return { kind, nodes: Int32Array.from(nodes.length >= 2 ? nodes : [...customers].slice(0, 2)) };
}
