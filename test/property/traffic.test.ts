import { expect } from 'chai';
import { inspectSchedule } from '../../src/model/checker/schedule-inspection.js';
import type { Problem } from '../../src/model/problem.js';
import { scheduleRoute } from '../../src/model/schedule.js';
import { featureProblem } from '../helpers/random-features.js';
import { countOf } from '../helpers/thorough.js';
import { leastOf, withTraffic } from '../helpers/traffic-problem.js';

/** Departures are tried at every multiple of this, in minutes. */
const STEP = 0.125;
const LAST_DEPARTURE = 50;

interface Driven {
  readonly duration: number;
  readonly cost: number;
  readonly end: number;
}

/** Drives a route without breaks by the rules alone; null if that breaks one by more than a hair. */
function drive(problem: Problem, type: number, customers: readonly number[], departure: number): Driven | null {
  const vehicle = problem.vehicleTypes[type]!;
  const time = problem.time!;
  const { times, durations } = problem.travel[vehicle.profile]!.traffic!;
  const place = (node: number): number => problem.place?.[node] ?? node;
  const nodes = [vehicle.start, ...customers, vehicle.end].filter((node) => node >= 0);
  const size = Math.round(Math.sqrt(durations[0]!.matrix.length));
  let [clock, late, driving] = [departure, 0, 0];
  for (const [i, node] of nodes.entries()) {
    const before = i === 0 ? null : nodes[i - 1]!;
    const isMoved = before !== null && place(before) !== place(node);
    if (isMoved) {
      const at = (k: number): number => durations[k]!.matrix[place(before) * size + place(node)]!;
      let minutes = clock <= times[0]! ? at(0) : at(times.length - 1);
      for (let k = 1; k < times.length; k++) {
        if (clock > times[k - 1]! && clock <= times[k]!) minutes = at(k - 1) + ((at(k) - at(k - 1)) / (times[k]! - times[k - 1]!)) * (clock - times[k - 1]!);
      }
      clock += vehicle.pace * minutes;
      driving += vehicle.pace * minutes;
    }
    const isStart = i === 0 && vehicle.start >= 0;
    if (!isStart && (before === null || isMoved)) clock += time.setup?.[node] ?? 0;
    let begin = Math.max(clock, time.open[node]!);
    for (let k = time.gaps?.first[node] ?? 0; k < (time.gaps?.first[node + 1] ?? 0); k++) {
      if (begin > time.gaps!.from[k]! && begin < time.gaps!.to[k]!) begin = time.gaps!.to[k]!;
    }
    if (isStart && begin !== clock) return null;
    if (begin > time.close[node]!) {
      if (!(time.lateCost[node]! > 0)) return null;
      late += time.lateCost[node]! * (begin - time.close[node]!);
    }
    clock = begin + time.service[node]!;
  }
  const duration = clock - departure;
  if (clock > vehicle.latest || duration > vehicle.maxDuration || driving > vehicle.maxDriving) return null;
  return { cost: late + vehicle.minuteCost * duration + vehicle.overtimeCost * Math.max(0, duration - vehicle.overtimeAfter), end: clock, duration };
}

/** Whether a departure is better by more than rounding: in time, where that comes before money, then in money. */
function isBetter({ primary }: Problem, a: Pick<Driven, 'cost' | 'duration'>, b: Pick<Driven, 'cost' | 'duration'>): boolean {
  if (primary === 'time' && Math.abs(a.duration - b.duration) > 1e-6) return a.duration < b.duration;
  return a.cost < b.cost - 1e-6;
}

function bestOfGrid(problem: Problem, customers: readonly number[], earliest: number): Driven | null {
  let best: Driven | null = null;
  for (let departure = Math.max(0, earliest); departure <= LAST_DEPARTURE; departure += STEP) {
    const found = drive(problem, 0, customers, departure);
    if (found !== null && (best === null || isBetter(problem, found, best))) best = found;
  }
  return best;
}

describe('schedules with travel by time of day', () => {
  it('keep the rules, and no departure of a grid is better or feasible where they have none', () => {
    let [feasible, infeasible] = [0, 0];
    for (let seed = 1; seed <= countOf(600, 3000); seed++) {
      const problem = withTraffic(featureProblem(seed, { breaks: 'none' }), seed);
      const { release } = problem.time!;
      const customers = [...problem.customers];
      const schedule = scheduleRoute(problem, 0, customers);
      const earliest = Math.max(problem.vehicleTypes[0]!.earliest, ...customers.map((node) => release?.[node] ?? 0));
      const best = bestOfGrid(problem, customers, earliest);
      if (schedule.violation !== null) {
        infeasible++;
        expect(best, `seed ${seed}: ${JSON.stringify(schedule.violation)}`).to.equal(null);
        continue;
      }
      feasible++;
      const { violations, cost } = inspectSchedule(problem, { type: 0, customers }, schedule);
      expect(violations, `seed ${seed}`).to.deep.equal([]);
      const own = schedule.cost.time + schedule.cost.overtime + schedule.cost.lateness;
      expect(own, `seed ${seed}`).to.be.closeTo(cost, 1e-6);
      if (best !== null) expect(isBetter(problem, best, { cost: own, duration: schedule.duration }), `seed ${seed}: ${JSON.stringify({ best, own, duration: schedule.duration })}`).to.equal(false);
    }
    expect([feasible > 100, infeasible > 100]).to.deep.equal([true, true]);
  });

  it('are those of fixed durations if all times have the same', () => {
    for (let seed = 1; seed <= countOf(200, 1000); seed++) {
      const any = withTraffic(featureProblem(seed), seed);
      // Fixed driving is checked with the other limits of a route.
      const base = { ...any, vehicleTypes: any.vehicleTypes.map((type) => ({ ...type, maxDriving: Infinity })) };
      const [{ distances, traffic }] = base.travel as readonly [Problem['travel'][number]];
      const durations = { kind: 'matrix', matrix: leastOf(traffic!) } as const;
      const still: Problem = { ...base, travel: [{ distances, durations, traffic: null }] };
      const equal: Problem = { ...base, travel: [{ distances, durations, traffic: { times: traffic!.times, durations: Array.from(traffic!.times, () => durations) } }] };
      const [one, two] = [still, equal].map((problem) => scheduleRoute(problem, 0, [...problem.customers])) as [ReturnType<typeof scheduleRoute>, ReturnType<typeof scheduleRoute>];
      expect(two.violation === null, `seed ${seed}`).to.equal(one.violation === null);
      if (one.violation === null) {
        const total = ({ cost }: typeof one): number => cost.time + cost.overtime + cost.lateness;
        expect(total(two), `seed ${seed}`).to.be.closeTo(total(one), 1e-6);
      }
    }
  });
});
