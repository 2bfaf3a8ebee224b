import { expect } from 'chai';
import { FlowSum } from '../../../../src/bounds/cuts/arc-flows.js';
import { CapacityCuts, type CapacitySet } from '../../../../src/bounds/cuts/capacity-cuts.js';
import { relax } from '../../../../src/bounds/relaxation/relax.js';
import type { RouteRelaxation } from '../../../../src/bounds/relaxation/route-relaxation.js';
import type { Random } from '../../../../src/strategy/contract.js';
import { createRandom } from '../../../../src/strategy/rng.js';
import { plainProblem } from '../../../helpers/plain-problem.js';

const CUSTOMERS = 12;
const CHANGES = 40;
const relaxation = relax(plainProblem(3, { customers: CUSTOMERS, vehicles: 4, filled: 0.9 }))!;

const never = (): boolean => false;

/** Arc flows of routes over vertices, each with a share. */
function flowsOf(routes: readonly (readonly [share: number, route: readonly number[]])[]): FlowSum {
  const flows = new FlowSum(CUSTOMERS + 1);
  for (const [share, route] of routes) for (const [k, vertex] of [...route, 0].entries()) flows.add(route[k - 1] ?? 0, vertex, share);
  return flows;
}

function enteringFlow({ into }: FlowSum, { customers }: CapacitySet): number {
  let sum = 0;
  for (const customer of customers) for (const [from, flow] of into[customer + 1]!) if (!customers.includes(from - 1)) sum += flow;
  return sum;
}

function demandOf({ classes }: RouteRelaxation, customers: readonly number[]): number {
  return customers.reduce((sum, customer) => sum + classes[0]!.loads[0]![customer]!, 0);
}

/** By how much the flow that enters a set of customers is at most less than the routes that it needs. */
function mostViolated(flows: FlowSum): number {
  let most = -Infinity;
  for (let bits = 1; bits < 1 << CUSTOMERS; bits++) {
    const customers = Array.from({ length: CUSTOMERS }, (_, k) => k).filter((k) => ((bits >> k) & 1) === 1);
    const vehicles = Math.max(1, Math.ceil((demandOf(relaxation, customers) / relaxation.classes[0]!.capacity[0]!) * (1 - 1e-12)));
    most = Math.max(most, vehicles - enteringFlow(flows, { customers, vehicles }));
  }
  return most;
}

/** All customers in a random order, cut into routes at random, without regard to loads. */
function randomCover(random: Random): (readonly [number, number[]])[] {
  const order = Array.from({ length: CUSTOMERS }, (_, k) => k + 1).sort(() => random.next() - 0.5);
  const routes: number[][] = [[]];
  for (const vertex of order) {
    if (routes.at(-1)!.length > 0 && random.next() < 0.15) routes.push([]);
    routes.at(-1)!.push(vertex);
  }
  return routes.map((route) => [0.5, route] as const);
}

describe('capacity cuts', () => {
  it('are sets that fewer routes enter than their demand needs, the most violated ones, each once', () => {
    const random = createRandom(5);
    let found = 0;
    for (let round = 0; round < 40; round++) {
      const flows = flowsOf([...randomCover(random), ...randomCover(random)]);
      const sets = new CapacityCuts(relaxation, CHANGES).separate(flows, 5, never);
      expect(sets.length).to.be.at.most(5);
      expect(new Set(sets.map(({ customers }) => customers.join())).size).to.equal(sets.length);
      for (const set of sets) {
        const needed = demandOf(relaxation, set.customers) / relaxation.classes[0]!.capacity[0]!;
        expect(set.vehicles).to.equal(Math.max(1, Math.ceil(needed * (1 - 1e-12))));
        expect(enteringFlow(flows, set)).to.be.below(set.vehicles - 0.03);
        expect(set.customers).to.deep.equal([...set.customers].sort((a, b) => a - b));
        found++;
      }
    }
    expect(found).to.be.above(50);
  });

  it('hold the most violated set of all in nearly all solutions', () => {
    const random = createRandom(7);
    let [violated, found] = [0, 0];
    for (let round = 0; round < 60; round++) {
      const flows = flowsOf([...randomCover(random), ...randomCover(random)]);
      const most = mostViolated(flows);
      if (most < 0.04) continue;
      violated++;
      const best = Math.max(...new CapacityCuts(relaxation, CHANGES).separate(flows, 1000, never).map((set) => set.vehicles - enteringFlow(flows, set)));
      if (best > most - 1e-9) found++;
    }
    expect(found, `of ${violated}`).to.be.above(0.95 * violated);
  });

  it('hold the whole of a route that carries too much', () => {
    const all = Array.from({ length: CUSTOMERS }, (_, k) => k + 1);
    const [set] = new CapacityCuts(relaxation, CHANGES).separate(flowsOf([[1, all]]), 100, never).filter(({ customers }) => customers.length === CUSTOMERS);
    expect(set?.vehicles).to.equal(Math.ceil(demandOf(relaxation, all.map((vertex) => vertex - 1)) / relaxation.classes[0]!.capacity[0]!));
  });

  it('are not found in a plan', () => {
    const { loads: [load], capacity: [capacity] } = relaxation.classes[0]!;
    const routes: number[][] = [[]];
    for (let vertex = 1; vertex <= CUSTOMERS; vertex++) {
      if (demandOf(relaxation, routes.at(-1)!.map((each) => each - 1)) + load![vertex - 1]! > capacity!) routes.push([]);
      routes.at(-1)!.push(vertex);
    }
    expect(new CapacityCuts(relaxation, CHANGES).separate(flowsOf(routes.map((route) => [1, route] as const)), 100, never)).to.deep.equal([]);
  });

  it('are those found until the search is stopped', () => {
    const random = createRandom(9);
    const flows = flowsOf([...randomCover(random), ...randomCover(random)]);
    let asked = 0;
    const few = new CapacityCuts(relaxation, CHANGES).separate(flows, 1000, () => ++asked > 2);
    const all = new CapacityCuts(relaxation, CHANGES).separate(flows, 1000, never);
    expect([asked, few.length < all.length]).to.deep.equal([3, true]);
    for (const set of few) expect(all).to.deep.include(set);
  });

  it('ask for no more vehicles than they have customers, also where a demand exceeds every vehicle', () => {
    const [each] = relaxation.classes;
    const largest = each!.capacity[0]!;
    const load = each!.loads[0]!.map((units, customer) => (customer < 2 ? 3 * largest : units));
    const heavy: RouteRelaxation = { ...relaxation, classes: [{ ...each!, count: CUSTOMERS, loads: [load] }] };
    const random = createRandom(8);
    let found = 0;
    for (let round = 0; round < 20; round++) {
      for (const { customers, vehicles } of new CapacityCuts(heavy, CHANGES).separate(flowsOf([...randomCover(random), ...randomCover(random)]), 1000, never)) {
        expect(vehicles, customers.join()).to.be.at.most(customers.length);
        found++;
      }
    }
    expect(found).to.be.above(50);
  });

  it('hold no customer that may be left out', () => {
    const price = relaxation.price.map((_, row) => (row < 3 ? 5 : Infinity));
    const random = createRandom(6);
    let found = 0;
    for (let round = 0; round < 40; round++) {
      for (const { customers } of new CapacityCuts({ ...relaxation, price }, CHANGES).separate(flowsOf([...randomCover(random), ...randomCover(random)]), 100, never)) {
        for (const customer of customers) expect(price[relaxation.rowOf[customer]!]).to.equal(Infinity);
        found++;
      }
    }
    expect(found).to.be.above(5);
  });
});
