import { expect } from 'chai';
import { columnsBound } from '../../../../src/bounds/columns/columns-bound.js';
import { splitByDeparture } from '../../../../src/bounds/relaxation/departures.js';
import { relax } from '../../../../src/bounds/relaxation/relax.js';
import type { RouteClass, RouteRelaxation } from '../../../../src/bounds/relaxation/route-relaxation.js';
import type { VehicleType } from '../../../../src/model/problem.js';
import { runBound } from '../../../helpers/bound-run.js';
import { type BruteRoute, bruteOptimum, everyRoute } from '../../../helpers/brute-relaxation.js';
import { plainProblem } from '../../../helpers/plain-problem.js';
import { countOf } from '../../../helpers/thorough.js';

const CASES = countOf(12, 300);
const EARLIEST = 900;
const LATEST = 3200;

/** Vehicles with windows that may be on the road all day, but not for long. */
function relaxationWith(seed: number, changes: Partial<VehicleType> = {}): RouteRelaxation {
  const problem = plainProblem(seed, { customers: 5, vehicles: 3, windows: 60, filled: 0.4 });
  return relax({ ...problem, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, earliest: EARLIEST, latest: LATEST, maxDuration: 1700, ...changes })) })!;
}

/** Whether a route that departs in some minute of the day is back within the limit, waiting included. */
function isShort({ times, arcLimits }: RouteClass, customers: readonly number[], size: number): boolean {
  const { minutes, open, close } = times!;
  const vertices = [0, ...customers.map((customer) => customer + 1), 0];
  return Array.from({ length: LATEST - EARLIEST }, (_, minute) => EARLIEST + minute).some((departure) => {
    let clock = departure;
    const isInTime = vertices.slice(1).every((vertex, k) => {
      clock = Math.max(clock + minutes[vertices[k]! * size + vertex]!, vertex === 0 ? -Infinity : open[vertex]!);
      return clock <= close[vertex]!;
    });
    return isInTime && clock - departure <= arcLimits[0]!.most;
  });
}

const nameOf = ({ customers, cost }: BruteRoute): string => `${customers.join()} ${cost}`;

describe('splitByDeparture', () => {
  it('keeps the routes that last no longer than they may, waiting included, and few others', () => {
    let kept = 0;
    let lost = 0;
    for (let seed = 0; seed < CASES; seed++) {
      const relaxation = relaxationWith(seed);
      const split = splitByDeparture(relaxation)!;
      expect(split.relaxation.classes.length).to.equal(4);
      const parts = new Set(everyRoute(split.relaxation).map(nameOf));
      const routes = everyRoute(relaxation);
      const names = new Set(routes.map(nameOf));
      for (const name of parts) expect(names.has(name), `seed ${seed}: ${name}`).to.equal(true);
      for (const route of routes) {
        if (isShort(relaxation.classes[0]!, route.customers, 6)) expect(parts.has(nameOf(route)), `seed ${seed}: ${nameOf(route)}`).to.equal(true);
        if (parts.has(nameOf(route))) kept++;
        else lost++;
      }
    }
    expect([kept > 0, lost > 0], `${kept} ${lost}`).to.deep.equal([true, true]);
  });

  it('keeps the number of vehicles, and the duals of the original relaxation', () => {
    const relaxation = relaxationWith(1);
    const { relaxation: split, dualsOf } = splitByDeparture(relaxation)!;
    expect(split.limits).to.deep.equal([{ classes: [0, 1, 2, 3], most: 3 }]);
    const duals = dualsOf({ rows: new Float64Array(5), classes: Float64Array.of(7), limits: new Float64Array(0), cuts: [] });
    expect([duals.classes, duals.limits]).to.deep.equal([new Float64Array(4), Float64Array.of(7)]);
  });

  it('leaves classes as they are that may last as long as the day, or less long by little or by much', () => {
    expect([Infinity, 2250, 500].map((maxDuration) => splitByDeparture(relaxationWith(1, { maxDuration })))).to.deep.equal([null, null, null]);
  });

  it('bounds plans by the time that routes wait, without duals, and never above the optimum', async () => {
    let raised = 0;
    for (let seed = 0; seed < CASES; seed++) {
      const relaxation = relaxationWith(seed);
      const routes = everyRoute(relaxation);
      const optimum = bruteOptimum(relaxation, routes.filter(({ customers }) => isShort(relaxation.classes[0]!, customers, 6))) / relaxation.scale;
      const { bounds } = await runBound(columnsBound, relaxation);
      for (const { value, duals } of bounds) {
        expect(value, `seed ${seed}`).to.be.at.most(optimum + 1e-9 * (1 + optimum));
        expect(duals, `seed ${seed}`).to.equal(undefined);
      }
      if ((bounds.at(-1)?.value ?? 0) > bruteOptimum(relaxation, routes) / relaxation.scale + 1e-6) raised++;
    }
    expect(raised).to.be.above(0);
  });
});
