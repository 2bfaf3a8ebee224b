import { expect } from 'chai';
import { routeCost } from '../../src/model/cost.js';
import type { Problem } from '../../src/model/problem.js';
import { scheduleRoute } from '../../src/model/schedule.js';
import { featureProblem } from '../helpers/random-features.js';
import { longRoute, type LongFeatures } from '../helpers/long-route.js';
import { planProblemOf, withMatrices } from '../helpers/plan-request.js';
import { plainProblem } from '../helpers/plain-problem.js';
import { dice } from '../helpers/random-problem.js';
import { leastOf, withTraffic } from '../helpers/traffic-problem.js';
import { countOf } from '../helpers/thorough.js';
import { kernelOf } from './kernel-classes.js';

/** The kernel may depart as much later as the tolerance of windows allows. */
const SLACK = 1e-5;

/** What the kernel and the model say that all customers on one route cost; Infinity: no schedule. */
function costs(problem: Problem): { kernel: number; model: number } {
  const { instance, make } = kernelOf(problem);
  const stops = [problem.vehicleTypes[0]!.start, ...problem.customers, problem.vehicleTypes[0]!.end];
  const timetable = make('Timetable', instance, stops.length);
  timetable.stop.set(stops);
  timetable.count = stops.length;
  const kernel = timetable.cost(0);
  const schedule = scheduleRoute(problem, 0, [...problem.customers]);
  const { total, fixed } = routeCost(problem, { type: 0, customers: [...problem.customers] }, schedule);
  return { kernel, model: schedule.violation === null ? total - fixed : Infinity };
}

/** A van that is paid a unit of money a minute, and a few customers in the order of their windows; durations change every two hours. */
function hourly(seed: number): Problem {
  const base = plainProblem(seed, { customers: 4, vehicles: 1, windows: 40 });
  const random = dice(seed);
  const { close } = base.time!;
  const cells = base.nodeCount ** 2;
  const times = Float64Array.from({ length: 12 }, (_, k) => 1200 + 120 * k);
  const durations = Array.from(times, () => ({ kind: 'matrix' as const, matrix: Float64Array.from({ length: cells }, (_, cell) => (cell % (base.nodeCount + 1) === 0 ? 0 : random.int(600, 1800))) }));
  const traffic = { times, durations };
  return {
    ...base,
    customers: base.customers.slice().sort((a, b) => close[a]! - close[b]!),
    travel: [{ distances: base.travel[0]!.distances, durations: { kind: 'matrix', matrix: leastOf(traffic) }, traffic }],
    vehicleTypes: base.vehicleTypes.map((type) => ({ ...type, pace: 1 / 60, fixedCost: 0, unitCost: 0, minuteCost: 1 })),
  };
}

/**
 * The shortest duration of all customers on one route: of those that leave first, or when durations change, or as much later as ends no
 * later. Infinity: all are late.
 */
function leastMinutes(problem: Problem): number {
  const { start, end } = problem.vehicleTypes[0]!;
  const { open, close, service } = problem.time!;
  const { pace } = problem.vehicleTypes[0]!;
  const { times, durations } = problem.travel[0]!.traffic!;
  const minutes = (cell: number, leave: number): number => {
    const k = Math.max(1, times.findIndex((time) => time > leave));
    const [before, after] = [durations[k - 1]!.matrix[cell]!, durations[k]!.matrix[cell]!];
    if (leave >= times.at(-1)!) return pace * durations.at(-1)!.matrix[cell]!;
    return pace * (before + ((after - before) * Math.max(0, leave - times[k - 1]!)) / (times[k]! - times[k - 1]!));
  };
  const endOf = (departure: number): number => {
    let [at, time] = [start, departure];
    for (const node of [...problem.customers, end]) {
      const leave = time + service[at]!;
      time = Math.max(open[node]!, leave + minutes(at * problem.nodeCount + node, leave));
      if (time > close[node]!) return Infinity;
      at = node;
    }
    return time + service[end]!;
  };
  let least = Infinity;
  for (const departure of [open[start]!, ...times].filter((time) => time >= open[start]! && time <= close[start]!)) {
    const ends = endOf(departure);
    if (ends === Infinity) break;
    let [low, high] = [departure, close[start]!];
    for (let k = 0; k < 60; k++) {
      const middle = (low + high) / 2;
      if (endOf(middle) <= ends + 1e-9) low = middle;
      else high = middle;
    }
    least = Math.min(least, ends - low);
  }
  return least;
}

const LONG: readonly LongFeatures[] = [
  { window: true, costs: true }, { interval: true, costs: true }, { window: true, interval: true, costs: true }, { window: true, interval: true, gaps: true, costs: true },
  { window: true, interval: true, gaps: true, late: true, costs: true }, { window: true, interval: true, late: true },
];

describe('the schedule of a route beside the timetable of the kernel', () => {
  it('never costs more, on short routes over all features', () => {
    const tally = { both: 0, equal: 0 };
    for (let seed = 1; seed <= countOf(50, 4000); seed++) {
      const base = featureProblem(seed);
      const vehicleTypes = base.vehicleTypes.map((type) => ({ ...type, start: 0, end: 1, maxDriving: Infinity, maxDistance: Infinity, maxStops: Infinity }));
      const { kernel, model } = costs({ ...base, vehicleTypes, primary: 'none', balanceCost: 0 });
      expect(model, `seed ${seed}`).to.be.at.most(kernel + SLACK);
      if (kernel < Infinity) tally.both++;
      if (Math.abs(kernel - model) < SLACK) tally.equal++;
    }
    expect(tally.equal / tally.both).to.be.above(0.8);
  });

  it('never costs more where travel depends on the time of day, and mostly the same', () => {
    const tally = { both: 0, equal: 0, missed: 0 };
    for (let seed = 1; seed <= countOf(80, 6000); seed++) {
      const base = withTraffic(featureProblem(seed), seed);
      const vehicleTypes = base.vehicleTypes.map((type) => ({ ...type, start: 0, end: 1, maxDistance: Infinity, maxStops: Infinity }));
      const { kernel, model } = costs({ ...base, vehicleTypes, primary: 'none', balanceCost: 0 });
      expect(model, `seed ${seed}`).to.be.at.most(kernel + SLACK);
      if (kernel < Infinity) tally.both++;
      else if (model < Infinity) tally.missed++;
      if (kernel < Infinity && Math.abs(kernel - model) < SLACK) tally.equal++;
    }
    expect(tally.equal / tally.both, JSON.stringify(tally)).to.be.above(0.7);
    expect(tally.missed / tally.both, JSON.stringify(tally)).to.be.below(0.08);
  });

  it('waits with a pickup until its ride is short enough, where it becomes shorter during the day', () => {
    for (const [quick, longest] of [[180, 600], [60, 500], [600, 900]] as const) {
      const matrices = (there: number, back: number) => [[0, there, 0], [back, 0, 0], [0, 0, 0]];
      const travel = { durations_seconds: undefined, durations_by_time: [{ time_of_day: '08:00', durations_seconds: matrices(300, 720) }, { time_of_day: '08:40', durations_seconds: matrices(900, quick) }] };
      const { problem } = planProblemOf(withMatrices(travel, {
        plan_start: '2026-11-02T08:00:00Z', vehicles: [{ id: 'van', start: 'depot', end: null, cost_per_hour: 60, shift: { latest: '2026-11-02T08:42:00Z' } }], stops: [],
        shipments: [{ id: 'parcel', pickup: { location: 'a', service_seconds: 60 }, delivery: { location: 'depot', setup_seconds: 240 }, max_ride_seconds: longest }],
      }));
      const { kernel, model } = costs(problem);
      expect(model, `${quick} s`).to.be.below(Infinity);
      expect(kernel, `${quick} s`).to.be.at.least(model - SLACK).and.below(Infinity);
    }
  });

  it('leaves as late as its end and its windows allow, where travel depends on the time of day and minutes cost money', () => {
    let feasible = 0;
    for (let seed = 1; seed <= countOf(80, 2000); seed++) {
      const problem = hourly(seed);
      const least = leastMinutes(problem);
      if (least === Infinity) continue;
      feasible++;
      expect(costs(problem).kernel, `seed ${seed}`).to.be.at.most(least + SLACK);
    }
    expect(feasible).to.be.above(50);
  });

  it('never costs more where the start has several windows, or where only a later departure has fewer breaks', () => {
    // The seeds of problems on which it did.
    const short = featureProblem(412);
    const ends = short.vehicleTypes.map((type) => ({ ...type, start: 0, end: 1, maxDriving: Infinity, maxDistance: Infinity, maxStops: Infinity }));
    const long = longRoute(44, 30, LONG[3]!);
    for (const problem of [{ ...short, vehicleTypes: ends, primary: 'none' as const, balanceCost: 0 }, { ...long, vehicleTypes: long.vehicleTypes.map((type) => ({ ...type, end: 0 })) }]) {
      const { kernel, model } = costs(problem);
      expect(model).to.be.at.most(kernel + SLACK);
    }
  });

  for (const features of LONG) {
    it(`never costs more, on long routes with ${Object.keys(features).join(', ')}`, () => {
      let feasible = 0;
      for (const customers of [12, 30, 50]) {
        for (let seed = 1; seed <= countOf(5, 60); seed++) {
          const route = longRoute(seed, customers, features);
          const { kernel, model } = costs({ ...route, vehicleTypes: route.vehicleTypes.map((type) => ({ ...type, end: 0 })) });
          expect(model, `${customers} customers, seed ${seed}`).to.be.at.most(kernel + SLACK);
          if (kernel < Infinity) feasible++;
        }
      }
      expect(feasible).to.be.above(4);
    });
  }
});
