import { expect } from 'chai';
import { scheduleRoute } from '../../src/model/schedule.js';
import type { Problem } from '../../src/model/problem.js';
import { dice, randomProblem } from '../helpers/random-problem.js';
import { kernelOf, type Instance, type Solution } from './kernel-classes.js';

type Dice = ReturnType<typeof dice>;

/** Identical vehicles with hard windows and a cap on working hours that sometimes binds. */
function capped(seed: number): Problem {
  const problem = randomProblem(seed, { customers: 14, vehicles: 4, timed: true, soft: false, tightness: 0.1, positions: true });
  return { ...problem, vehicleTypes: [problem.vehicleTypes[0]!], time: { ...problem.time!, maxDuration: 120 + 30 * (seed % 10) } };
}

/** Customers of a route up to a stop, and from a stop on. */
function upTo(state: Solution, last: number): number[] {
  const customers: number[] = [];
  for (let v = last; v < state.startBase; v = state.prev[v]!) customers.unshift(v);
  return customers;
}
function onFrom(state: Solution, first: number): number[] {
  const customers: number[] = [];
  for (let v = first; v < state.startBase; v = state.next[v]!) customers.push(v);
  return customers;
}
const ofRoute = (state: Solution, r: number) => onFrom(state, state.next[state.startBase + r]!);
const openRoutes = (state: Solution) => Array.from(state.slots.subarray(0, state.openCount));

/** Travel and service of a route including its depots, minutes. */
function workOf(net: Instance, customers: readonly number[]): number {
  const stops = [net.start[0]!, ...customers, net.end[0]!];
  const travel = (k: number) => (k === 0 ? 0 : net.distance(stops[k - 1]!, stops[k]!) * net.minutes[0]!);
  return stops.reduce((sum, node, k) => sum + net.service[node]! + travel(k), 0);
}

/** Inserts or removes a random customer, or undoes the round. */
function change(state: Solution, random: Dice, free: Set<number>, holds: (customers: readonly number[]) => boolean): void {
  const routes = openRoutes(state);
  state.begin();
  if (free.size > 0 && (routes.length < 2 || random.chance(0.7))) {
    const c = random.pick([...free]);
    const r = state.idle[0]! > 0 && (routes.length < 2 || random.chance(0.2)) ? state.openRoute(0) : random.pick(routes);
    state.insert(c, random.pick([state.startBase + r, ...ofRoute(state, r)]));
    if (holds(ofRoute(state, r)) && random.chance(0.9)) free.delete(c);
    else state.rollback();
    return;
  }
  const c = random.pick(ofRoute(state, random.pick(routes)));
  state.removeString(c, c);
  if (!state.broken && random.chance(0.8)) free.add(c);
  else state.rollback();
}

/** Whether the kernel accepts a customer after vertex p. */
function takes(state: Solution, c: number, p: number): boolean {
  const { instance: net } = state;
  const q = state.next[p]!;
  const [into, onward] = [net.distance(state.site[p]!, c), net.distance(c, state.site[q]!)];
  const minutes = net.minutes[0]!;
  const start = Math.max(state.ready[p]! + into * minutes, net.open[c]!);
  const inTime = start <= net.close[c]! && start + net.service[c]! + onward * minutes <= state.last[q]!;
  return inTime && state.keepsCapWith(c, p, q, start, into, onward);
}

describe('the schedules of the kernel', () => {
  it('agree with simulation for a route up to one stop and on from another', () => {
    const judged = { kept: 0, broken: 0 };
    for (let seed = 1; seed <= 40; seed++) {
      const problem = capped(seed);
      const random = dice(seed);
      const { instance: net, make } = kernelOf(problem);
      const state = make('Solution', net);
      const holds = (customers: readonly number[]) => scheduleRoute(problem, 0, customers).violation === null;
      const free = new Set(problem.customers);
      for (let round = 0; round < 100; round++) {
        change(state, random, free, holds);
        if (state.openCount < 2) continue;
        const [first, second] = random.shuffle(openRoutes(state)) as [number, number];
        const p = random.pick([state.startBase + first, ...ofRoute(state, first)]);
        const q = random.pick([...ofRoute(state, second), state.endBase + second]);
        const customers = [...upTo(state, p), ...onFrom(state, q)];
        const travel = net.distance(state.site[p]!, state.site[q]!) * net.minutes[0]!;
        const keeps = state.keepsWindows(p, q, travel) && state.keepsCap(p, q, travel, workOf(net, customers));
        expect(keeps, `seed ${seed}: ${customers.join(' ')}`).to.equal(holds(customers));
        judged[keeps ? 'kept' : 'broken']++;
        expect(state.work[first]).to.be.closeTo(workOf(net, ofRoute(state, first)), 1e-6);
      }
    }
    expect(Math.min(judged.kept, judged.broken)).to.be.greaterThan(100);
  });

  it('agree with simulation for a route with one more customer', () => {
    const judged = { kept: 0, broken: 0 };
    for (let seed = 1; seed <= 40; seed++) {
      const problem = capped(seed);
      const random = dice(seed);
      const { instance, make } = kernelOf(problem);
      const state = make('Solution', instance);
      const holds = (customers: readonly number[]) => scheduleRoute(problem, 0, customers).violation === null;
      const free = new Set(problem.customers);
      for (let round = 0; round < 100; round++) {
        change(state, random, free, holds);
        if (state.openCount === 0 || free.size === 0) continue;
        const c = random.pick([...free]);
        const r = random.pick(openRoutes(state));
        const p = random.pick([state.startBase + r, ...ofRoute(state, r)]);
        const customers = [...upTo(state, p), c, ...onFrom(state, state.next[p]!)];
        const takesIt = takes(state, c, p);
        expect(takesIt, `seed ${seed}: ${customers.join(' ')}`).to.equal(holds(customers));
        judged[takesIt ? 'kept' : 'broken']++;
      }
    }
    expect(Math.min(judged.kept, judged.broken)).to.be.greaterThan(100);
  });
});
