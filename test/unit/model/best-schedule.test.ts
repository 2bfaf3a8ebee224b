import { expect } from 'chai';
import { scheduleRoute } from '../../../src/model/schedule.js';
import { inspectSchedule } from '../../../src/model/checker/schedule-inspection.js';
import type { Problem, Shipment } from '../../../src/model/problem.js';
import { gridSchedule } from '../../helpers/grid-schedule.js';
import { dice } from '../../helpers/random-problem.js';
import { countOf } from '../../helpers/thorough.js';
import { featureProblem, HORIZON, type FeatureOptions } from '../../helpers/random-features.js';

/** With the number of problems under `make test`, and under `make verify-long`. */
const FAMILIES: readonly (readonly [name: string, options: FeatureOptions, few: number, many: number])[] = [
  ['one window per node and no breaks', { gaps: false, breaks: 'none' }, 500, 10_000],
  ['several windows', { gaps: true, breaks: 'none' }, 500, 7500],
  ['breaks in windows', { gaps: false, breaks: 'window' }, 120, 5000],
  ['breaks in windows, and several windows', { gaps: true, breaks: 'window' }, 120, 5000],
  ['breaks by interval', { breaks: 'interval' }, 60, 1250],
  ['all at once', { gaps: true, breaks: 'any' }, 40, 600],
];

function moneyOf(problem: Problem, customers: readonly number[]): { cost: number; end: number; departure: number } | null {
  const { stops, cost, departure, violation } = scheduleRoute(problem, 0, customers);
  return violation === null ? { cost: cost.time + cost.overtime + cost.lateness, end: stops.at(-1)!.leave, departure } : null;
}

/** The problem with shipments between some of its customers and releases, and a route of them with reloads. */
function withTripsAndRides(seed: number, base: Problem): { problem: Problem; customers: number[] } {
  const random = dice(seed + 5);
  const order = [...base.customers];
  const shipments: Shipment[] = [];
  const free = [...order];
  while (free.length > 1 && (shipments.length === 0 || random.chance(0.7))) {
    const [i] = free.splice(random.int(0, free.length - 2), 1);
    const [j] = free.splice(random.int(free.findIndex((node) => node > i!), free.length - 1), 1);
    shipments.push({ pickup: i!, delivery: j!, amounts: new Float64Array(base.quantities.length), maxRide: random.chance(0.2) ? Infinity : random.int(0, 14) });
  }
  const trips = random.chance(0.5);
  const release = base.time!.release ?? Float64Array.from({ length: base.nodeCount }, () => (random.chance(0.5) ? random.int(0, 25) : 0));
  const problem = {
    ...base, shipments, ...(trips && { time: { ...base.time!, release } }),
    vehicleTypes: base.vehicleTypes.map((type) => ({ ...type, reload: trips ? { depots: Int32Array.of(1), minutes: random.int(0, 4), maxTrips: Infinity } : null })),
  };
  return { problem, customers: trips ? order.flatMap((node, i) => (i > 0 && random.chance(0.4) ? [1, node] : [node])) : order };
}

describe('the schedule of a route with any features', () => {
  for (const [name, options, few, many] of FAMILIES) {
    it(`is the best of all on a grid of minutes: ${name}`, () => {
      const seeds = countOf(few, many);
      let feasible = 0;
      for (let seed = 1; seed <= seeds; seed++) {
        const problem = featureProblem(seed, options);
        const customers = [...problem.customers];
        const expected = gridSchedule(problem, 0, customers, HORIZON);
        expect(moneyOf(problem, customers), `seed ${seed}`).to.deep.equal(expected);
        if (expected !== null) feasible++;
      }
      expect(feasible).to.be.above(seeds / 5);
      expect(feasible).to.be.below(seeds);
    }).timeout(600_000);
  }

  for (const [name, options] of FAMILIES.slice(0, 2)) {
    it(`is the best of all on a grid of minutes, with reloads and limited rides: ${name}`, () => {
      const tally = { limited: 0, possible: 0 };
      for (let seed = 1; seed <= countOf(60, 1000); seed++) {
        const { problem, customers } = withTripsAndRides(seed, featureProblem(seed, { ...options, customers: 2 + (seed % 3) }));
        const expected = gridSchedule(problem, 0, customers, HORIZON);
        expect(moneyOf(problem, customers), `seed ${seed}`).to.deep.equal(expected);
        if (expected !== null) tally.possible++;
        if (JSON.stringify(moneyOf({ ...problem, shipments: [] }, customers)) !== JSON.stringify(expected)) tally.limited++;
      }
      for (const count of Object.values(tally)) expect(count, JSON.stringify(tally)).to.be.above(5);
    }).timeout(600_000);
  }

  it('is one that the inspection accepts, with reloads, limited rides and breaks', () => {
    const tally = { possible: 0, delayed: 0, unknown: 0 };
    for (let seed = 1; seed <= countOf(300, 6000); seed++) {
      const { problem, customers } = withTripsAndRides(seed, featureProblem(seed, { breaks: seed % 2 === 0 ? 'window' : 'any', customers: 2 + (seed % 3) }));
      const schedule = scheduleRoute(problem, 0, customers);
      const { violations } = inspectSchedule(problem, { type: 0, customers }, schedule);
      expect(violations.length === 0, `seed ${seed}: ${violations[0]?.message}`).to.equal(schedule.violation === null);
      if (schedule.violation === null) tally.possible++;
      else if (schedule.violation.kind === 'break' && !schedule.violation.proved) tally.unknown++;
      if (schedule.violation === null && JSON.stringify(schedule) !== JSON.stringify(scheduleRoute({ ...problem, shipments: [] }, 0, customers))) tally.delayed++;
    }
    for (const count of Object.values(tally)) expect(count, JSON.stringify(tally)).to.be.above(0);
  });

  it('waits for a break before its setup, through a window that is only an instant', () => {
    const problem = featureProblem(2352, { gaps: true, breaks: 'window' });
    const customers = [...problem.customers];
    expect(moneyOf(problem, customers)).to.deep.equal(gridSchedule(problem, 0, customers, HORIZON));
  });
});
