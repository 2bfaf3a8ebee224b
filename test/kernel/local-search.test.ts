import { expect } from 'chai';
import { evaluate } from '../../src/model/cost.js';
import { distanceFunction } from '../../src/model/distances.js';
import type { Problem } from '../../src/model/problem.js';
import { reduced } from '../../src/search/instance/burdens.js';
import { relaxed } from '../../src/search/instance/instance.js';
import { burdened, type BurdenOptions } from '../helpers/burdened-problem.js';
import { plainProblem, type PlainOptions } from '../helpers/plain-problem.js';
import { dice } from '../helpers/random-problem.js';
import { countOf } from '../helpers/thorough.js';
import { geneticOf, type GeneticInstance, type Make, type Routes } from './kernel-classes.js';

const CUSTOMERS = 24;
/** Random solutions of each case. */
const SAMPLES = countOf(2, 30);
const [PRICE, WARP_PRICE] = [5, 3];
/** The kernel's distances are 32-bit floats. */
const ROUNDED = 1 + 1e-7;
/** Kinds of moves, as numbered in `WarpOfMoves`. */
const [RELOCATE, RELOCATE_PAIR, SWAP] = [1, 2, 4];

type Options = Partial<PlainOptions> & BurdenOptions;

interface Sample {
  readonly problem: Problem;
  readonly routes: Routes;
  readonly make: Make;
}

/** Routes of random customers, some overloaded. */
function randomRoutes(seed: number, options: Options = {}): Sample {
  const problem = burdened(plainProblem(seed, { customers: CUSTOMERS, vehicles: 10, ...options }), seed, options);
  const { instance, make } = geneticOf(problem);
  const random = dice(seed);
  const tour = Int32Array.from(random.shuffle(Array.from({ length: instance.n }, (_, k) => k + 1)));
  const cuts = random.shuffle(Array.from({ length: instance.n - 1 }, (_, k) => k + 1)).slice(0, 4).sort((a, b) => a - b);
  const routes = make('Routes', instance);
  routes.setPrices(PRICE, WARP_PRICE);
  routes.take(tour, Int32Array.of(0, ...cuts, instance.n), Int32Array.from({ length: 5 }, (_, r) => r % instance.types), 5);
  return { problem, routes, make };
}

/** What simulating a route reads, looked up once. */
type Roads = Pick<Routes, 'next' | 'node' | 'type' | 'starts' | 'ends'> & { readonly instance: Pick<GeneticInstance, 'nodes' | 'pace' | 'travel' | 'open' | 'close' | 'service'> };

function roadsOf({ instance, next, node, type, starts, ends }: Routes): Roads {
  const { nodes, pace, travel, open, close, service } = instance;
  return { next, node, type, starts, ends, instance: { nodes, pace, travel, open, close, service } };
}

/** Time warp of a route with a given departure, and its duration without time warp, minutes. */
function minutesOf({ instance, next, node, type, starts, ends }: Roads, r: number, departure: number): { warp: number; minutes: number } {
  let warp = 0;
  let clock = departure + instance.service[node[starts + r]!]!;
  let minutes = clock - departure;
  for (let v = starts + r; v !== ends + r; v = next[v]!) {
    const to = node[next[v]!]!;
    const travel = instance.pace[type[r]!]! * instance.travel[node[v]! * instance.nodes + to]!;
    const arrival = clock + travel;
    const late = Math.max(0, arrival - instance.close[to]!);
    warp += late;
    const begin = Math.min(instance.close[to]!, Math.max(arrival, instance.open[to]!));
    minutes += travel + (begin - Math.min(arrival, begin)) + instance.service[to]! - late;
    clock = begin + instance.service[to]!;
  }
  return { warp, minutes };
}

/** Latest departure of a vehicle, minutes. */
const LATEST = 4320;

/**
 * Duration of a route without time warp if the vehicle departs as late as possible without arriving later anywhere,
 * minutes.
 */
function leastMinutes(routes: Roads, r: number, opens: number, warp: number): number {
  let [from, to] = [opens, LATEST];
  while (to - from > 1e-6) {
    const middle = (from + to) / 2;
    if (minutesOf(routes, r, middle).warp > warp + 1e-9) to = middle;
    else from = middle;
  }
  return minutesOf(routes, r, from).minutes;
}

/** Travel and service of a route, minutes. */
function workOf({ instance, next, node, type, starts, ends }: Roads, r: number): number {
  let work = instance.service[node[starts + r]!]!;
  for (let v = starts + r; v !== ends + r; v = next[v]!) {
    const to = node[next[v]!]!;
    work += instance.pace[type[r]!]! * instance.travel[node[v]! * instance.nodes + to]! + instance.service[to]!;
  }
  return work;
}

/** Time warp and overtime of all routes, by simulation; only overtime if lateness has its own price. */
function warpByClock(routes: Routes): number {
  const { instance, size, node, starts } = routes;
  if (!instance.timed) return 0;
  const roads = roadsOf(routes);
  const { slots, maxDuration, latePenalty } = instance;
  let sum = 0;
  for (let r = 0; r < slots; r++) {
    if (size[r] === 0) continue;
    if (latePenalty > 0) {
      sum += Math.max(0, workOf(roads, r) - maxDuration);
      continue;
    }
    const opens = roads.instance.open[node[starts + r]!]!;
    const { warp } = minutesOf(roads, r, opens);
    sum += warp + (maxDuration < Infinity ? Math.max(0, leastMinutes(roads, r, opens, warp) - maxDuration) : 0);
  }
  return sum;
}

/** Load that counts as excess: collections above capacity, and customers whose vehicle may not serve them. */
function burdensOf({ allowed, vehicleTypes }: Problem, { instance, next, starts, type }: Routes): number {
  const { slots, capacity, nodeOf, collected, misfitLoad } = instance;
  let sum = 0;
  for (let r = 0; r < slots; r++) {
    let units = 0;
    for (let v = next[starts + r]!; v < starts; v = next[v]!) {
      units += collected[v] ?? 0;
      if (allowed !== null && allowed[nodeOf[v]! * vehicleTypes.length + type[r]!] === 0) sum += misfitLoad;
    }
    sum += Math.max(0, units - capacity[type[r]!]!);
  }
  return sum;
}

/** The same for the highest loads of goods of other kinds, by simulation, in units of the load that fill the largest vehicle alike. */
function peaksOf(problem: Problem, { instance, next, starts, type }: Routes): number {
  const largest = Math.max(...instance.capacity.slice());
  let sum = 0;
  for (const { delivered, collected, capacity } of reduced(problem).burdens.loads) {
    const limits = Array.from(capacity, relaxed);
    for (let r = 0; r < instance.slots; r++) {
      const customers: number[] = [];
      for (let v = next[starts + r]!; v < starts; v = next[v]!) customers.push(instance.nodeOf[v]!);
      let load = customers.reduce((units, c) => units + delivered[c]!, 0);
      let most = load;
      for (const c of customers) {
        load += collected[c]! - delivered[c]!;
        most = Math.max(most, load);
      }
      sum += (Math.max(0, most - limits[type[r]!]!) * largest) / Math.max(...limits);
    }
  }
  return sum;
}

/** What the search charges for ways from a collection to a delivery beyond their distance. */
function waysBack({ problem, routes }: Pick<Sample, 'problem' | 'routes'>): number {
  const { instance, next, starts, type } = routes;
  const [{ delivered, collected }] = problem.quantities as [Problem['quantities'][number]];
  if (!problem.vehicleTypes[0]!.deliveriesFirst) return 0;
  const distance = distanceFunction(problem);
  let sum = 0;
  for (let v = 1; v < starts; v++) {
    const w = next[v]!;
    if (w >= starts) continue;
    const [from, to] = [instance.nodeOf[v]!, instance.nodeOf[w]!];
    if (collected[from]! === 0 || (collected[to]! > 0 && delivered[to]! === 0)) continue;
    const t = type[routes.route[v]!]!;
    sum += instance.rate[t]! * instance.matrix[v * instance.nodes + w]! - problem.vehicleTypes[t]!.unitCost * distance(from, to);
  }
  return sum;
}

/** Cost by the model, plus the penalties for excess load and time warp by simulation. */
function costOf({ problem, routes }: Sample): number {
  const { instance, next, starts, type, load } = routes;
  const { slots, capacity, nodeOf } = instance;
  let excess = burdensOf(problem, routes) + peaksOf(problem, routes);
  const planned = Array.from({ length: slots }, (_, r) => {
    const customers: number[] = [];
    for (let v = next[starts + r]!; v < starts; v = next[v]!) customers.push(nodeOf[v]!);
    excess += Math.max(0, load[r]! - capacity[type[r]!]!);
    return { type: type[r]!, customers };
  });
  const total = evaluate(problem, planned).total + waysBack({ problem, routes });
  expect(routes.cost()).to.be.closeTo(total, 1e-6 * total);
  expect(routes.excess()).to.be.closeTo(excess, 1e-9);
  return total + PRICE * excess + WARP_PRICE * warpByClock(routes);
}

/** Stored time warp of the routes of two customers. */
function warpOfBoth(routes: Routes, u: number, v: number): number {
  const [r, other] = [routes.route[u]!, routes.route[v]!];
  return routes.warp[r]! + (r === other ? 0 : routes.warp[other]!);
}

/** Every customer occurs exactly once in the lists, and the stored values of a route match its list. */
function expectSound(routes: Routes): void {
  const seen: number[] = [];
  for (let r = 0; r < routes.instance.slots; r++) {
    let load = 0;
    for (let v = routes.next[routes.starts + r]!, last = routes.starts + r; v < routes.starts; last = v, v = routes.next[v]!) {
      expect(routes.prev[v]).to.equal(last);
      expect(routes.route[v]).to.equal(r);
      load += routes.instance.demand[v]!;
      seen.push(v);
    }
    expect(routes.load[r]).to.equal(load);
  }
  expect(seen.sort((a, b) => a - b)).to.deep.equal(Array.from({ length: CUSTOMERS }, (_, k) => k + 1));
}

/** The customers of a route in their order. */
function routeOf({ next, starts }: Routes, r: number): number[] {
  const customers: number[] = [];
  for (let v = next[starts + r]!; v < starts; v = next[v]!) customers.push(v);
  return customers;
}

/** Cost of customers on a route, with the penalty for excess load. */
function penalisedCost({ instance, node, type, starts, ends }: Routes, r: number, customers: readonly number[]): number {
  const { nodes, matrix, rate, demand, capacity } = instance;
  const stops = [node[starts + r]!, ...customers, node[ends + r]!];
  const length = stops.slice(1).reduce((sum, to, k) => sum + matrix[stops[k]! * nodes + to]!, 0);
  const load = customers.reduce((sum, c) => sum + demand[c]!, 0);
  return rate[type[r]!]! * length + PRICE * Math.max(0, load - capacity[type[r]!]!);
}

/** Least cost of two routes that exchange a customer each, or of which one gives a customer to the other, inserted wherever it is best. */
function leastExchanged(routes: Routes, r: number, other: number): number {
  const [ours, theirs] = [routeOf(routes, r), routeOf(routes, other)];
  const least = (route: number, customers: readonly number[], leaving: number | null, coming: number | null): number => {
    const left = customers.filter((c) => c !== leaving);
    if (coming === null) return penalisedCost(routes, route, left);
    return Math.min(...[...left, null].map((_, at) => penalisedCost(routes, route, [...left.slice(0, at), coming, ...left.slice(at)])));
  };
  return Math.min(...[...ours, null].flatMap((u) => [...theirs, null].map((v) => (u === null && v === null ? Infinity : least(r, ours, u, v) + least(other, theirs, v, u)))));
}

const KINDS = [{ size: 0.5, fixedCost: 40, unitCost: 1 }, { size: 1.2, fixedCost: 90, unitCost: 1.4, speed: 75 }, { size: 2, fixedCost: 200, unitCost: 2.1, speed: 50 }];

const cases: readonly (readonly [string, Options])[] = [
  ['without time', {}],
  ['with windows', { windows: 150 }],
  ['from several depots', { depots: 3 }],
  ['from one depot to another', { depots: 3, oneWay: true }],
  ['from several depots with windows and a cap', { depots: 3, windows: 150, hours: 10 }],
  ['from one depot to another with windows and a cap', { depots: 2, oneWay: true, windows: 150, hours: 10 }],
  ['with another way back', { asymmetric: true }],
  ['with another way back and windows', { asymmetric: true, windows: 150 }],
  ['with another way back, from one depot to another', { asymmetric: true, depots: 3, oneWay: true }],
  ['with three kinds of vehicles', { kinds: KINDS, vehicles: 15 }],
  ['with three kinds of vehicles and another way back', { kinds: KINDS, vehicles: 15, asymmetric: true }],
  ['with three kinds of vehicles, windows and a cap', { kinds: KINDS, vehicles: 15, windows: 150, hours: 10 }],
  ['with soft windows', { windows: 150, latePenalty: 2 }],
  ['with travel times of their own, windows and a cap', { windows: 150, hours: 10, durations: true }],
  ['with travel times of their own and soft windows', { windows: 150, latePenalty: 2, durations: true }],
  ['with soft windows, a cap and another way back', { windows: 150, hours: 10, latePenalty: 2, asymmetric: true }],
  ['with three kinds of vehicles, soft windows and a cap', { kinds: KINDS, vehicles: 15, windows: 150, hours: 12, latePenalty: 2 }],
  ['with three kinds of vehicles from one depot to another with soft windows and a cap', { kinds: KINDS, vehicles: 18, depots: 2, oneWay: true, windows: 100, hours: 14, latePenalty: 2 }],
  ['with vehicles that may not serve all customers', { kinds: KINDS, vehicles: 15, restricted: true }],
  ['with vehicles from several depots that may not serve all customers, windows and a cap', { depots: 3, windows: 150, hours: 10, restricted: true }],
  ['with deliveries before collections', { ordered: true }],
  ['with deliveries before collections, windows, and vehicles that may not serve all customers', { kinds: KINDS, vehicles: 15, windows: 150, ordered: true, restricted: true }],
  ['with goods of two kinds', { several: true }],
  ['with goods delivered and collected in any order', { mingled: true }],
  ['with goods delivered and collected in any order in windows', { windows: 150, mingled: true }],
  ['with goods of two kinds delivered and collected in any order by three kinds of vehicles', { kinds: KINDS, vehicles: 15, mingled: true, several: true }],
  ['with three kinds of vehicles from one depot to another with windows and another way back', { kinds: KINDS, vehicles: 18, depots: 2, oneWay: true, windows: 150, asymmetric: true }],
];

describe('the local search of the genetic kernel', () => {
  for (const [description, options] of cases) it(`applies only moves that lower the recomputed cost, ${description}`, () => {
    let carried = 0;
    for (let seed = 1; seed <= SAMPLES; seed++) {
      const sample = randomRoutes(seed, options);
      const { routes, make } = sample;
      const moves = make('Moves', routes);
      let before = costOf(sample);
      for (let u = 1; u <= CUSTOMERS; u++) {
        for (let v = 1; v < routes.ends; v++) {
          if (v === u) continue;
          moves.look(u);
          if (!moves.tryAt(v)) continue;
          carried++;
          expectSound(routes);
          const cost = costOf(sample);
          expect(cost).to.be.lessThan(before * ROUNDED);
          expect(routes.warped()).to.be.closeTo(warpByClock(routes), 1e-4);
          before = cost;
        }
      }
    }
    expect(carried).to.be.greaterThan(10 * SAMPLES);
  });

  for (const [description, options] of cases.filter(([, { kinds, depots = 1 }]) => kinds !== undefined || depots > 1)) {
    it(`changes vehicles only if that lowers the recomputed cost, ${description}`, () => {
      let [idle, exchanged] = [0, 0];
      for (let seed = 1; seed <= SAMPLES; seed++) {
        const sample = randomRoutes(seed, options);
        const { routes, make } = sample;
        const change = make('VehicleChange', routes);
        let before = costOf(sample);
        for (let k = 0; k < 4 * routes.instance.slots; k++) {
          const r = k % routes.instance.slots;
          if (routes.size[r] === 0) continue;
          if (k % 3 === 0 ? !change.tryIdle(r) : !change.tryExchange(r)) continue;
          if (k % 3 === 0) idle++;
          else exchanged++;
          expectSound(routes);
          const cost = costOf(sample);
          expect(cost).to.be.lessThan(before * ROUNDED);
          before = cost;
        }
      }
      expect(idle).to.be.greaterThan(SAMPLES / 3);
      expect(exchanged).to.be.greaterThan(SAMPLES / 3);
    });
  }

  for (const [description, options] of cases.filter(([, { windows }]) => windows === undefined)) it(`applies SWAP* only if it lowers the recomputed cost, ${description}`, () => {
    let carried = 0;
    for (let seed = 1; seed <= SAMPLES; seed++) {
      const sample = randomRoutes(seed, options);
      const { routes, make } = sample;
      const swapStar = make('SwapStar', routes);
      const used = Array.from({ length: routes.instance.slots }, (_, r) => r).filter((r) => routes.size[r]! > 0);
      for (let k = 0; k < 40; k++) {
        const before = costOf(sample);
        const [r, other] = [used[k % 5]!, used[(k + 1 + (k % 3)) % 5]!];
        if (r === other || routes.size[r] === 0 || routes.size[other] === 0 || !swapStar.tryBetween(r, other)) continue;
        carried++;
        expectSound(routes);
        expect(costOf(sample)).to.be.lessThan(before * ROUNDED);
      }
    }
    expect(carried).to.be.greaterThan(SAMPLES * 10 / 3);
  });

  for (const [description, options] of cases.slice(0, 11).filter(([, { windows }]) => windows === undefined)) it(`applies the best of all exchanges that SWAP* knows, ${description}`, () => {
    let carried = 0;
    for (let seed = 1; seed <= SAMPLES; seed++) {
      const { routes, make } = randomRoutes(seed, options);
      const swapStar = make('SwapStar', routes);
      const used = Array.from({ length: routes.instance.slots }, (_, r) => r).filter((r) => routes.size[r]! > 0);
      for (let k = 0; k < 40; k++) {
        const [r, other] = [used[k % 5]!, used[(k + 1 + (k % 3)) % 5]!];
        if (r === other || routes.size[r] === 0 || routes.size[other] === 0) continue;
        const before = penalisedCost(routes, r, routeOf(routes, r)) + penalisedCost(routes, other, routeOf(routes, other));
        const best = leastExchanged(routes, r, other);
        const isBetter = swapStar.tryBetween(r, other);
        if (Math.abs(before - best) > 1e-3) expect(isBetter).to.equal(best < before);
        if (!isBetter) continue;
        carried++;
        expect(penalisedCost(routes, r, routeOf(routes, r)) + penalisedCost(routes, other, routeOf(routes, other))).to.be.closeTo(best, 1e-6 * before);
      }
    }
    expect(carried).to.be.greaterThan(SAMPLES * 10 / 3);
  });

  it('computes the time warp of a move correctly, within a route and between two', () => {
    let moved = 0;
    for (let seed = 1; seed <= 20; seed++) {
      for (const [kind, many] of [[RELOCATE, 1], [RELOCATE_PAIR, 2], [SWAP, 1]] as const) {
        const { routes, make } = randomRoutes(seed, { windows: 150 });
        const warps = make('WarpOfMoves', routes);
        const [u, v] = [1 + (seed % CUSTOMERS), 1 + ((7 * seed) % CUSTOMERS)];
        const x = routes.next[u]!;
        const [w, p] = [routes.prev[v]!, routes.prev[u]!];
        if (u === v || x === v || routes.next[v] === u || (many === 2 && x >= routes.starts)) continue;
        const apart = routes.route[u] !== routes.route[v];
        const expected = warps.cost(kind, u, v, apart);
        const others = warpByClock(routes) - warpOfBoth(routes, u, v);
        if (kind === SWAP) routes.move(v, p);
        routes.move(u, kind === SWAP ? w : v);
        if (many === 2) routes.move(x, u);
        expect(3 * (warpByClock(routes) - others), `seed ${seed}, kind ${kind}`).to.be.closeTo(expected, 1e-6);
        moved++;
      }
    }
    expect(moved).to.be.greaterThan(40);
  });

  it('terminates when no move helps', () => {
    const { routes, make } = randomRoutes(4);
    make('LocalSearch', routes, make('Random', 1)).run(-1);
    expectSound(routes);
    const moves = make('Moves', routes);
    const { neighbours, neighbourStart } = routes.instance;
    for (let u = 1; u <= CUSTOMERS; u++) {
      moves.look(u);
      for (const v of neighbours.subarray(neighbourStart[u], neighbourStart[u + 1])) expect(moves.tryAt(v)).to.equal(false);
    }
  });
});
