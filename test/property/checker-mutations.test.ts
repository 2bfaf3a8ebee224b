import { expect } from 'chai';
import { problemFromRequest } from '../../src/contract/problem.js';
import { solvedResult } from '../../src/contract/result.js';
import { verifyResult } from '../../src/contract/result-reader.js';
import type { PlannedRoute, Problem } from '../../src/model/problem.js';
import { check, inspect } from '../../src/model/checker.js';
import { VIOLATION_KINDS } from '../../src/model/checker/violation.js';
import { bruteForce, bruteRouteCost } from '../helpers/brute-force.js';
import { type Dice, dice, randomProblem, randomRequest } from '../helpers/random-problem.js';

interface Loose {
  type: unknown;
  customers: unknown[];
}

/** Values that a broken strategy or a hand-written file may contain instead of a node, a type or a list. */
const GARBAGE: readonly unknown[] = [
  NaN, Infinity, -Infinity, -1, 0.5, 1e308, 2 ** 53, '1', '', null, undefined, true, {}, [], [1], () => 1, Symbol('x'), 1n, new Int32Array([1]),
];

const MUTATIONS: Readonly<Record<string, (routes: Loose[], random: Dice, problem: Problem) => unknown>> = {
  dropCustomer: (routes, random) => void random.pick(routes).customers.pop(),
  dropRoute: (routes, random) => void routes.splice(random.int(0, routes.length - 1), 1),
  repeatCustomer: (routes, random) => {
    const { customers } = random.pick(routes);
    customers.splice(random.int(0, customers.length), 0, random.pick(random.pick(routes).customers));
  },
  repeatRoute: (routes, random) => void routes.push(structuredClone(random.pick(routes))),
  replaceCustomer: (routes, random, problem) => {
    const { customers } = random.pick(routes);
    customers[random.int(0, customers.length - 1)] = random.int(-1, problem.nodeCount);
  },
  insertDepot: (routes, random, problem) => {
    const { customers } = random.pick(routes);
    customers.splice(random.int(0, customers.length), 0, random.pick(problem.vehicleTypes).start);
  },
  swapOrder: (routes, random) => {
    const { customers } = random.pick(routes);
    const [i, j] = [random.int(0, customers.length - 1), random.int(0, customers.length - 1)];
    [customers[i], customers[j]] = [customers[j], customers[i]];
  },
  reverse: (routes, random) => void random.pick(routes).customers.reverse(),
  moveCustomer: (routes, random) => {
    const moved = random.pick(routes).customers.shift();
    random.pick(routes).customers.push(moved);
  },
  mergeRoutes: (routes, random) => {
    const [gone] = routes.splice(random.int(0, routes.length - 1), 1);
    if (routes.length === 0) routes.push(gone!);
    else random.pick(routes).customers.push(...gone!.customers);
  },
  splitRoute: (routes, random) => {
    const route = random.pick(routes);
    routes.push({ type: route.type, customers: route.customers.splice(random.int(0, route.customers.length)) });
  },
  changeType: (routes, random, problem) => void (random.pick(routes).type = random.int(-1, problem.vehicleTypes.length)),
  garbageNode: (routes, random) => void (random.pick(routes).customers[0] = random.pick(GARBAGE)),
  garbageType: (routes, random) => void (random.pick(routes).type = random.pick(GARBAGE)),
  garbageCustomers: (routes, random) => void ((random.pick(routes) as { customers: unknown }).customers = random.pick(GARBAGE)),
  garbageRoute: (routes, random) => void ((routes as unknown[])[random.int(0, routes.length)] = random.pick(GARBAGE)),
  garbageRoutes: (_routes, random) => random.pick(GARBAGE),
  hole: (routes, random) => {
    Reflect.deleteProperty(random.pick(routes).customers, 0);
  },
  endless: (routes, random) => {
    random.pick(routes).customers.length = 2 ** 32 - 1;
  },
  endlessRoutes: (routes) => {
    routes.length = 2 ** 32 - 1;
  },
  emptyRoute: (routes, random, problem) => void routes.push({ type: random.int(0, problem.vehicleTypes.length - 1), customers: [] }),
};

/** Feasibility by definition: sets, sums and brute force. */
function reallyFeasible(problem: Problem, value: unknown): boolean {
  if (!Array.isArray(value) || value.length > problem.customers.length) return false;
  const routes: Loose[] = Array.from(value as Loose[]);
  const sound = routes.every((route) =>
    typeof route === 'object' && route !== null && Array.isArray(route.customers) && route.customers.length > 0 &&
    route.customers.length <= problem.customers.length &&
    Number.isInteger(route.type) && (route.type as number) in problem.vehicleTypes);
  if (!sound) return false;
  const visited = routes.flatMap((route) => Array.from(route.customers));
  if (!visited.every((node) => typeof node === 'number')) return false;
  const order = (a: number, b: number): number => a - b;
  if (String([...visited].sort(order)) !== String([...problem.customers])) return false;
  for (const [type, { vehicles }] of problem.vehicleTypes.entries()) {
    if (routes.filter((route) => route.type === type).length > vehicles.length) return false;
  }
  return routes.every((route) => bruteRouteCost(problem, route as PlannedRoute) < Infinity);
}

function* solvedProblems(count: number): Generator<{ seed: number; problem: Problem; routes: readonly PlannedRoute[] }> {
  for (let seed = 1; count > 0; seed++) {
    const problem = randomProblem(seed, { customers: 2 + (seed % 4) });
    const best = bruteForce(problem);
    if (best === null) continue;
    count--;
    yield { seed, problem, routes: best.routes };
  }
}

/** Kinds that no mutation gives: constraints that these problems do not have, and a cost that is no number. */
const NEVER: ReadonlySet<string> = new Set([
  'cost', 'vehicle-not-allowed', 'deliveries-first', 'same-vehicle', 'different-vehicles', 'in-order', 'in-direct-order', 'one-of', 'incompatible-goods', 'max-stops', 'max-distance', 'max-driving', 'shift', 'release', 'break', 'schedule',
  'shipment', 'locked', 'loading-order', 'reload', 'max-trips', 'ride',
]);

describe('the checker', () => {
  it('accepts none of 10,000 infeasible solutions and rejects none that is still feasible', () => {
    const outcomes = new Map<string, { feasible: number; infeasible: number }>();
    const names = Object.keys(MUTATIONS);
    const kinds = new Set<string>();
    let tried = 0;
    for (const { seed, problem, routes } of solvedProblems(200)) {
      const random = dice(seed);
      for (let round = 0; round < 50; round++) {
        const name = names[tried++ % names.length]!;
        const loose: Loose[] = routes.map((route) => ({ type: route.type, customers: [...route.customers] }));
        const mutated: unknown = MUTATIONS[name]!(loose, random, problem) ?? loose;
        const violations = check(problem, name === 'garbageRoutes' ? mutated : loose);
        for (const { kind, message } of violations) {
          kinds.add(kind);
          expect(message).to.match(/^[A-Z0-9].*\.$/);
        }
        const feasible = reallyFeasible(problem, name === 'garbageRoutes' ? mutated : loose);
        expect(violations.length === 0, `seed ${seed}, round ${round}, ${name}: ${violations[0]?.message}`).to.equal(feasible);
        const outcome = outcomes.get(name) ?? { feasible: 0, infeasible: 0 };
        outcome[feasible ? 'feasible' : 'infeasible']++;
        outcomes.set(name, outcome);
      }
    }
    expect(tried).to.equal(10_000);
    for (const [name, outcome] of outcomes) expect(outcome.infeasible, name).to.be.above(0);
    expect([...kinds]).to.have.members(VIOLATION_KINDS.filter((kind) => !NEVER.has(kind)));
  });

  it('returns a cost only if the routes can be costed, and names one that is not a number', () => {
    const problem = randomProblem(3, { customers: 3, positions: true, timed: false });
    expect(inspect(problem, [{ type: 0, customers: ['x'] }]).cost).to.equal(null);
    const costless: Problem = { ...problem, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, unitCost: NaN })) };
    expect(check(costless, [{ type: 0, customers: [...problem.customers] }]).map((violation) => violation.kind)).to.include('cost');
  });

  it('lists at most 100 violations per kind', () => {
    const problem = randomProblem(4, { customers: 500, vehicles: 2, positions: true, timed: false });
    expect(check(problem, [])).to.have.length(100);
  });
});

describe('a result with embellished figures', () => {
  it('is detected, whichever figure it is', () => {
    let tried = 0;
    for (const { seed, routes } of solvedProblems(60)) {
      const problem = problemFromRequest(randomRequest(seed, { customers: 2 + (seed % 4) }));
      const random = dice(seed);
      const result = structuredClone(solvedResult(problem, routes, { requestId: 'x', strategy: 's', seed, seconds: 0 }));
      const kinds = (changes: object): string[] => verifyResult(problem, { ...result, ...changes }).map((fault) => fault.kind);
      const less = (value: number): number => value - 0.01 - random.next();
      expect(kinds({ total_cost: less(result.total_cost) })).to.deep.equal(['wrong-cost']);
      expect(kinds({ distances: result.distances.map((value, i) => (i === 0 ? less(value) : value)) })).to.deep.equal(['wrong-distances']);
      expect(kinds({ total_cost: NaN })).to.deep.equal(['wrong-cost']);
      expect(kinds({ total_cost: String(result.total_cost) })).to.deep.equal(['wrong-cost']);
      tried++;
    }
    expect(tried).to.equal(60);
  });
});
