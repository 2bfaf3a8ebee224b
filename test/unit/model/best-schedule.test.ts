import { expect } from 'chai';
import { scheduleRoute } from '../../../src/model/schedule.js';
import { inspectSchedule } from '../../../src/model/checker/schedule-inspection.js';
import { PLAIN_PROBLEM, PLAIN_TIME, PLAIN_VEHICLE } from '../../../src/model/plain.js';
import type { Problem, Shipment } from '../../../src/model/problem.js';
import { gridSchedule } from '../../helpers/grid-schedule.js';
import { dice } from '../../helpers/random-problem.js';
import { countOf } from '../../helpers/thorough.js';
import { featureProblem, HORIZON, type FeatureOptions } from '../../helpers/random-features.js';
import { kernelOf } from '../../kernel/kernel-classes.js';

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

  describe('with a break at minute 60 and a stop that is open all day', () => {
    const nodes = (minutes: number, changed: Readonly<Record<number, number>> = {}): Float64Array => Float64Array.from({ length: 3 }, (_, node) => changed[node] ?? minutes);
    const problem: Problem = {
      ...PLAIN_PROBLEM, objective: 'min_total_cost', quantities: [{ delivered: nodes(0), collected: nodes(0) }], baseStartSeconds: 0, nodeCount: 3, vehicleCount: 1, customers: Int32Array.of(1, 2),
      travel: [{ distances: { kind: 'matrix', matrix: Float64Array.of(0, 10, 10, 10, 0, 10, 10, 10, 0) }, durations: null, traffic: null }],
      vehicleTypes: [{ ...PLAIN_VEHICLE, capacity: Float64Array.of(1), fixedCost: 0, unitCost: 0, start: 0, end: 0, pace: 1, earliest: 0, latest: 240, breaks: [{ kind: 'window', earliest: 60, latest: 60, minutes: 30 }], vehicles: Int32Array.of(0) }],
      // The first stop fixes the morning; service at the second lasts past the break from every arrival before it.
      time: { ...PLAIN_TIME, open: nodes(0), close: nodes(240, { 1: 10 }), service: nodes(0, { 2: 90 }), lateCost: nodes(0) },
    };

    it('waits there, takes the break, and serves the stop then', () => {
      const schedule = scheduleRoute(problem, 0, [1, 2]);
      expect(schedule.violation).to.equal(null);
      expect(schedule.breaks).to.deep.equal([{ start: 60, minutes: 30, after: 1 }]);
      expect(schedule.stops.map(({ start, waiting }) => [start, waiting])).to.deep.equal([[0, 0], [10, 0], [90, 40], [190, 0]]);
      expect(inspectSchedule(problem, { type: 0, customers: [1, 2] }, schedule).violations).to.deep.equal([]);
    });

    it('waits for nothing but the beginning of the break', () => {
      const schedule = scheduleRoute({ ...problem, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, breaks: [{ kind: 'window', earliest: 55, latest: 60, minutes: 30 }] })) }, 0, [1, 2]);
      expect(schedule.breaks.map(({ start }) => start)).to.deep.equal([55]);
      const later = { ...schedule, breaks: [{ start: 57, minutes: 30, after: 1 }], stops: schedule.stops.map((stop, i) => (i < 2 ? stop : { ...stop, start: stop.start + 2 })) };
      const checked = { ...problem, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, breaks: [{ kind: 'window', earliest: 55, latest: 60, minutes: 30 } as const] })) };
      const [fault] = inspectSchedule(checked, { type: 0, customers: [1, 2] }, later).violations;
      expect(fault?.message).to.contain('the vehicle waits neither for the stop to open nor for a break');
    });

    it('costs the same in the kernel, with one break and with two', () => {
      for (const breaks of [problem.vehicleTypes[0]!.breaks, [...problem.vehicleTypes[0]!.breaks, { kind: 'window', earliest: 60, latest: 95, minutes: 5 } as const]]) {
        const timed = { ...problem, vehicleTypes: problem.vehicleTypes.map((type) => ({ ...type, minuteCost: 1, breaks })) };
        const { instance, make } = kernelOf(timed);
        const timetable = make('Timetable', instance, 4);
        timetable.stop.set([0, 1, 2, 0]);
        timetable.count = 4;
        const { cost, violation } = scheduleRoute(timed, 0, [1, 2]);
        expect(violation).to.equal(null);
        expect(timetable.cost(0)).to.be.closeTo(cost.time, 1e-5);
      }
    });
  });

  it('waits for a break before its setup, through a window that is only an instant', () => {
    const problem = featureProblem(2352, { gaps: true, breaks: 'window' });
    const customers = [...problem.customers];
    expect(moneyOf(problem, customers)).to.deep.equal(gridSchedule(problem, 0, customers, HORIZON));
  });
});
