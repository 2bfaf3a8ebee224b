import { expect } from 'chai';
import { type DualValues, type FleetRange, raised, worthOf } from '../../../../src/bounds/columns/dual-values.js';
import { relax } from '../../../../src/bounds/relaxation/relax.js';
import type { RouteRelaxation } from '../../../../src/bounds/relaxation/route-relaxation.js';
import { plainProblem } from '../../../helpers/plain-problem.js';
import { dice } from '../../../helpers/random-problem.js';

/** Three classes of which a limit holds for two, and duals of them. */
function example(seed: number): { relaxation: RouteRelaxation; duals: DualValues; fleet: FleetRange; least: Float64Array } {
  const random = dice(seed);
  const relaxation = relax(plainProblem(1, { customers: 4, vehicles: 2 }))!;
  const [each] = relaxation.classes;
  const classes = [0, 1, 2].map(() => ({ ...each!, count: random.int(1, 9) }));
  const least = random.int(0, 3);
  return {
    relaxation: { ...relaxation, classes, limits: [{ classes: [0, 2], most: random.int(1, 9) }] },
    duals: {
      rows: Float64Array.from(relaxation.customers, () => random.int(0, 99)), classes: Float64Array.from(classes, () => random.int(0, 5)),
      limits: Float64Array.of(random.int(0, 5)), fleet: random.int(-9, 9), cuts: new Float64Array(0),
    },
    fleet: { least, most: random.chance(0.5) ? Infinity : least + random.int(0, 9) },
    least: Float64Array.from(classes, () => random.int(-20, 10)),
  };
}

/** What routes of a class pay. */
const paidBy = ({ limits }: RouteRelaxation, duals: DualValues, cls: number): number => (
  duals.classes[cls]! - duals.fleet + limits.reduce((sum, { classes }, k) => sum + (classes.includes(cls) ? duals.limits[k]! : 0), 0));

/** The least that it may cost the bound, by trying all ways to pay. */
function leastCost({ relaxation: { classes, limits }, fleet, duals, least }: ReturnType<typeof example>): number {
  let best = Infinity;
  for (let byFleet = 0; byFleet <= 20; byFleet++) {
    const collected = Math.max(0, Math.min(byFleet, duals.fleet));
    const fleetCost = collected * fleet.least + (byFleet > collected ? (byFleet - collected) * fleet.most : 0);
    for (let byLimit = 0; byLimit <= 20; byLimit++) {
      const own = classes.map(({ count }, cls) => Math.max(0, -least[cls]! - byFleet - (limits[0]!.classes.includes(cls) ? byLimit : 0)) * count);
      best = Math.min(best, fleetCost + byLimit * limits[0]!.most + own.reduce((a, b) => a + b, 0));
    }
  }
  return best;
}

/** All routes counted at the depot, where no row can pay. */
const atDepot = ({ customers }: RouteRelaxation, least: Float64Array): Float64Array[] => Array.from(least, (value) => Float64Array.of(value, ...customers.map(() => 0)));

const NEVER = (): boolean => false;

describe('raised', () => {
  it('pays what routes lack at the least cost', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { relaxation, fleet, duals, least } = example(seed);
      const paid = raised(relaxation, fleet, duals, { least, leastAt: atDepot(relaxation, least) }, NEVER);
      for (const cls of [0, 1, 2]) expect(paidBy(relaxation, paid, cls) - paidBy(relaxation, duals, cls), `seed ${seed}`).to.be.at.least(Math.max(0, -least[cls]!));
      // Fleets with most routes that are not limited have no worth with duals that make them pay.
      const before = worthOf(relaxation, [], duals, fleet);
      if (before > -Infinity) expect(before - worthOf(relaxation, [], paid, fleet), `seed ${seed}`).to.equal(leastCost(example(seed)));
    }
  });

  it('lets the rows pay where few routes lack much', () => {
    const { relaxation, duals } = example(1);
    const [one] = relaxation.classes;
    const single: RouteRelaxation = { ...relaxation, classes: [{ ...one!, count: 5 }], limits: [] };
    const given: DualValues = { ...duals, rows: Float64Array.of(30, 40, 50, 4), classes: Float64Array.of(0), limits: new Float64Array(0), fleet: 0 };
    const fleet = { least: 0, most: Infinity };
    // Vertices: the depot, and four customers; the dual of the last is too small for what is lacking there.
    const paid = raised(single, fleet, given, { least: Float64Array.of(-20), leastAt: [Float64Array.of(0, 0, -20, -2, -6)] }, NEVER);
    expect(paid.classes[0]).to.equal(2);
    expect([...paid.rows]).to.deep.equal([30, 22, 50, 0]);
    expect(worthOf(single, [], given, fleet) - worthOf(single, [], paid, fleet)).to.equal(5 * 2 + 18 + 4);
  });

  it('tries one threshold once it is to stop, and what it returns still proves a bound', () => {
    const { relaxation, fleet, duals } = example(1);
    let asked = 0;
    const leastAt = [0, 1, 2].map(() => Float64Array.of(0, -4, -20, -2, -6));
    const paid = raised(relaxation, fleet, duals, { least: Float64Array.of(-20, -20, -20), leastAt }, () => ++asked > 0);
    expect(asked).to.equal(1);
    for (const cls of [0, 1, 2]) {
      // A route is counted at one of its customers.
      const more = paidBy(relaxation, paid, cls) - paidBy(relaxation, duals, cls);
      for (const [customer, row] of relaxation.rowOf.entries()) expect(more + duals.rows[row]! - paid.rows[row]!).to.be.at.least(-leastAt[cls]![customer + 1]!);
    }
  });
});
