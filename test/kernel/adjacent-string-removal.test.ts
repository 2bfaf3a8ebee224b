import { expect } from 'chai';
import { oneProfile, oneQuantity, PLAIN_PROBLEM, PLAIN_TIME, planar } from '../../src/model/plain.js';
import type { Problem } from '../../src/model/problem.js';
import { reduced } from '../../src/search/instance/burdens.js';
import { vehicleType } from '../helpers/changed-problem.js';
import { kernelOf } from './kernel-classes.js';

const ROUTES = 4;
const PER_ROUTE = 10;

/** Two depots and customers on a grid, with wide windows; two vehicle types, which `change` makes different. */
function twoTypes(change: Partial<Problem['vehicleTypes'][number]>): Problem {
  const customers = Int32Array.from({ length: ROUTES * PER_ROUTE }, (_, k) => k + 2);
  const nodeCount = customers.length + 2;
  const nodes = (value: (node: number) => number) => Float64Array.from({ length: nodeCount }, (_, node) => value(node));
  const type = vehicleType({ capacity: 100, pace: 1, maxDuration: 1e4, vehicles: Int32Array.of(0, 1, 2, 3) });
  return {
    ...PLAIN_PROBLEM, objective: 'min_total_distance', nodeCount, vehicleCount: 8, baseStartSeconds: 0, customers,
    quantities: oneQuantity(nodes((node) => (node < 2 ? 0 : 1))),
    travel: oneProfile(planar(nodes((node) => node % 7), nodes((node) => Math.floor(node / 7)))),
    vehicleTypes: [type, { ...type, vehicles: Int32Array.of(4, 5, 6, 7), ...change }],
    time: { ...PLAIN_TIME, open: nodes(() => 0), close: nodes(() => 1e4), service: nodes(() => 0), lateCost: nodes(() => 0) },
  };
}

/**
 * The maximum number of customers that many runs of a ruin remove from one route, and how often they use route removal.
 */
function mostRemoved(problem: Problem, name: 'AdjacentStringRemoval' | 'RouteRemoval') {
  const { instance, make } = kernelOf(problem);
  const solution = make('Solution', instance);
  solution.begin();
  problem.customers.forEach((c, k) => {
    const at = k % PER_ROUTE === 0 ? solution.startBase + solution.openRoute(0) : problem.customers[k - 1]!;
    solution.insert(c, at);
    solution.active[k] = c;
  });
  solution.activeCount = problem.customers.length;
  const ruin = make(name, solution, make('Random', 1));
  if ('longestString' in ruin) ruin.longestString = 5;
  let most = 0;
  let due = 0;
  for (let k = 0; k < 300; k++) {
    solution.begin();
    const sizes = Array.from(solution.size);
    if ('drawn' in ruin && ruin.drawn()) due++;
    ruin.run();
    sizes.forEach((size, r) => {
      if (solution.isChangedRoute(r)) most = Math.max(most, size - (solution.type[r]! < 0 ? 0 : solution.size[r]!));
    });
    solution.rollback();
  }
  return { most, due };
}

/** The same with collections at every other customer of the grid, after all deliveries. */
function collecting(): Problem {
  const problem = twoTypes({});
  const amounts = (kind: number) => Float64Array.from({ length: problem.nodeCount }, (_, node) => Number(node >= 2 && node % 2 === kind));
  const vehicleTypes = problem.vehicleTypes.slice(0, 1).map((type) => ({ ...type, deliveriesFirst: true }));
  return { ...problem, time: null, vehicleCount: 4, vehicleTypes, quantities: [{ delivered: amounts(0), collected: amounts(1) }] };
}

describe('string removal and route removal', () => {
  it('remove strings around deliveries alone, or around collections alone, if deliveries come first', () => {
    const problem = collecting();
    const { instance, make } = kernelOf(reduced(problem));
    const solution = make('Solution', instance);
    solution.begin();
    // Routes with deliveries, and as many with collections between them.
    const ofKind = [0, 1].map((kind) => Array.from(problem.customers).filter((c) => c % 2 === kind));
    for (const customers of [...ofKind.map((all) => all.slice(0, PER_ROUTE)), ...ofKind.map((all) => all.slice(PER_ROUTE))]) {
      customers.forEach((c, k) => solution.insert(c, k === 0 ? solution.startBase + solution.openRoute(0) : customers[k - 1]!));
    }
    problem.customers.forEach((c, k) => { solution.active[k] = c; });
    solution.activeCount = problem.customers.length;
    const ruin = make('AdjacentStringRemoval', solution, make('Random', 1));
    const kinds = new Set<string>();
    for (let k = 0; k < 300; k++) {
      solution.begin();
      ruin.run();
      const removed = Array.from(problem.customers).filter((c) => solution.route[c]! < 0);
      kinds.add([...new Set(removed.map((c) => c % 2))].join());
      solution.rollback();
    }
    expect([...kinds].sort()).to.deep.equal(['0', '1']);
  });

  it('remove strings up to the given length', () => {
    expect(mostRemoved(twoTypes({ capacity: Float64Array.of(200) }), 'AdjacentStringRemoval').most).to.equal(5);
  });

  it('remove whole routes occasionally if vehicles differ, never if only their depots do', () => {
    const different = mostRemoved(twoTypes({ capacity: Float64Array.of(200) }), 'RouteRemoval');
    expect(different.most).to.equal(PER_ROUTE);
    expect(different.due).to.be.within(10, 60);
    expect(mostRemoved(twoTypes({ start: 1, end: 1 }), 'RouteRemoval').due).to.equal(0);
  });
});
