import type { FleetLimit, PlannedRoutes, Problem, Relation, VehicleType } from '../../src/model/problem.js';
import { dice, randomProblem, type Dice } from './random-problem.js';

const KINDS = ['same-vehicle', 'different-vehicles', 'different-vehicles', 'in-order', 'in-order', 'in-direct-order', 'one-of'] as const;

/** Returns a problem without times whose plans relations, capacities and requirements restrict: many have none. */
export function relatedProblem(seed: number, customers: number): Problem {
  const random = dice(seed + 91_000);
  const base = randomProblem(seed, { customers, vehicles: random.int(1, 3), timed: false, tightness: 0.3 });
  const required = random.chance(0.5);
  const fleet = random.chance(0.3) ? shared(base) : base;
  const types = fleet.vehicleTypes.length;
  const vehicleTypes = fleet.vehicleTypes.map((type): VehicleType => ({
    ...type,
    capacity: random.chance(0.3) ? type.capacity.map((units) => Math.ceil(units * 0.6)) : type.capacity,
    maxStops: random.chance(0.2) ? random.int(1, 4) : Infinity,
    reload: random.chance(0.1) && type.start >= 0 ? { depots: Int32Array.of(type.start), minutes: 0, maxTrips: 2 } : null,
  }));
  const problem: Problem = {
    ...fleet, time: null, vehicleTypes,
    allowed: random.chance(0.5) ? Uint8Array.from({ length: base.nodeCount * types }, () => Number(random.chance(0.75))) : null,
    omission: required ? null : {
      price: Float64Array.from({ length: base.nodeCount }, () => random.pick([Infinity, Infinity, Infinity, 5, NaN])), priority: new Float64Array(base.nodeCount).fill(1),
    },
    relations: Array.from({ length: random.int(1, 4) }, () => relation(random, [...base.customers])),
    incompatible: random.chance(0.2) ? goods(random, base.nodeCount) : null,
  };
  const limit: FleetLimit = { kind: 'used', types: Int32Array.from(vehicleTypes.keys()), most: 1 };
  const limited = random.chance(0.15) ? { ...problem, fleetLimits: [...problem.fleetLimits, limit] } : problem;
  return random.chance(0.2) ? beginning(limited, random.pick([...base.customers])) : limited;
}

/** Returns a problem with a plan, and relations that the plan keeps: nothing about them is contradictory. */
export function keptRelations(seed: number, customers: number): { readonly problem: Problem; readonly routes: PlannedRoutes } {
  const random = dice(seed + 92_000);
  const base = randomProblem(seed, { customers, vehicles: random.int(2, 5), timed: false, tightness: 0 });
  const owners = base.vehicleTypes.flatMap(({ vehicles }, type) => Array.from(vehicles, () => ({ type, customers: [] as number[] })));
  for (const node of random.shuffle([...base.customers])) random.pick(owners).customers.push(node);
  const routes = owners.filter((route) => route.customers.length > 0);
  const most = (type: number, value: (served: readonly number[]) => number): number => Math.max(0, ...routes.filter((route) => route.type === type).map((route) => value(route.customers)));
  const { delivered, collected } = base.quantities[0]!;
  const sum = (served: readonly number[]): number => served.reduce((total, node) => total + delivered[node]! + collected[node]!, 0);
  const vehicleTypes = base.vehicleTypes.map((vehicle, type) => ({ ...vehicle, capacity: Float64Array.of(most(type, sum)), maxStops: Math.max(1, most(type, ({ length }) => length)) }));
  const types = vehicleTypes.length;
  const allowed = Uint8Array.from({ length: base.nodeCount * types }, () => Number(random.chance(0.5)));
  for (const { type, customers: served } of routes) for (const node of served) allowed[node * types + type] = 1;
  return { problem: { ...base, time: null, vehicleTypes, allowed, relations: Array.from({ length: customers }, () => keptRelation(random, routes)).filter(({ nodes }) => nodes.length > 1) }, routes };
}

function keptRelation(random: Dice, routes: PlannedRoutes): Relation {
  const kind = random.pick(['same-vehicle', 'different-vehicles', 'in-order', 'in-direct-order'] as const);
  const { customers } = random.pick(routes);
  const from = random.int(0, customers.length - 1);
  switch (kind) {
    case 'different-vehicles': return { kind, nodes: Int32Array.from(random.shuffle(routes).slice(0, random.int(2, 9)), (route) => random.pick(route.customers)) };
    case 'in-direct-order': return { kind, nodes: Int32Array.from(customers.slice(from, from + random.int(2, 3))) };
    default: return { kind, nodes: Int32Array.from(customers.filter(() => random.chance(0.5))) };
  }
}

function relation(random: Dice, customers: readonly number[]): Relation {
  return { kind: random.pick(KINDS), nodes: Int32Array.from(random.shuffle(customers).slice(0, random.int(2, 3))) };
}

function goods(random: Dice, nodes: number): Problem['incompatible'] {
  const kinds = Int32Array.from({ length: nodes }, () => random.pick([0, 1, 2]));
  return { kinds, excludes: kinds.map((kind) => (kind === 0 ? 0 : 3 - kind)) };
}

/** Every vehicle may also be driven as a type that ends nowhere. */
function shared(problem: Problem): Problem {
  const types = problem.vehicleTypes.length;
  const twins = problem.vehicleTypes.map((type): VehicleType => ({ ...type, end: -1 }));
  const fleetLimits = problem.vehicleTypes.map(({ vehicles }, type): FleetLimit => ({ kind: 'shared', types: Int32Array.of(type, types + type), most: vehicles.length }));
  return { ...problem, vehicleTypes: [...problem.vehicleTypes, ...twins], fleetLimits };
}

/** The first vehicle begins with a customer. */
function beginning(problem: Problem, node: number): Problem {
  const [first] = problem.vehicleTypes;
  if (first!.vehicles.length > 1 || problem.fleetLimits.length > 0) return problem;
  return { ...problem, vehicleTypes: problem.vehicleTypes.map((type, i) => (i === 0 ? { ...type, locked: Int32Array.of(node) } : type)) };
}
