import { expect } from 'chai';
import { buildNetwork } from '../../../../../src/search/ruin-recreate/index.js';
import { createTerrain } from '../../../../../src/search/ruin-recreate/kernel.js';
import { Generator } from '../../../../../src/search/ruin-recreate/kernel/generator.js';
import { isMixed, MixedScan, NEW_ROUTE, NOWHERE } from '../../../../../src/search/ruin-recreate/kernel/mixed-scan.js';
import { RouteState } from '../../../../../src/search/ruin-recreate/kernel/state.js';
import type { Terrain } from '../../../../../src/search/ruin-recreate/kernel/terrain.js';
import { dice, randomProblem } from '../../../../helpers/random-problem.js';

const NEVER = -2147483648;

/** Terrains of 16 customers, so that every customer is a neighbour of every other, with one base and several types. */
function terrains(): Terrain[] {
  const all = Array.from({ length: 120 }, (_, k) =>
    createTerrain(buildNetwork(randomProblem(300 + k, { customers: 16, vehicles: 7, timed: false, positions: true }))));
  return all.filter(isMixed);
}

/** Puts some customers on random routes. */
function filled(net: Terrain, seed: number): RouteState {
  const random = dice(seed);
  const state = new RouteState(net);
  state.begin();
  for (let c = 0; c < net.nodes; c++) {
    if (net.besideCount[c] === 0 || random.chance(0.4)) continue;
    const type = random.int(0, net.types - 1);
    const r = random.int(0, Math.max(0, state.openCount - 1));
    const room = r < state.openCount && state.load[state.slots[r]!]! + net.demand[c]! <= net.capacity[state.type[state.slots[r]!]!]!;
    if (room) state.insert(c, state.startBase + state.slots[r]!);
    else if (state.idle[type]! > 0 && net.demand[c]! <= net.capacity[type]!) {
      state.insert(c, state.startBase + state.openRoute(type));
    }
  }
  for (const r of Array.from(state.slots.subarray(0, state.openCount))) {
    const cheaper = typesFor(state, r, state.load[r]!).find((type) => price(state, r, type) < price(state, r, state.type[r]!));
    if (cheaper !== undefined) state.retype(r, cheaper);
  }
  return state;
}

function price({ net, length }: RouteState, r: number, type: number): number {
  return net.fixedCost[type]! + net.unitCost[type]! * length[r]!;
}

/** Types with an idle vehicle that can carry `load`, by what they cost for a route. */
function typesFor(state: RouteState, r: number, load: number): number[] {
  const all = Array.from({ length: state.net.types }, (_, type) => type);
  const fit = all.filter((type) => state.idle[type]! > 0 && load <= state.net.capacity[type]!);
  return fit.sort((a, b) => price(state, r, a) - price(state, r, b));
}

type Mode = 'full' | 'shared' | 'trip';

/** What a customer does not pay of a new route for it. */
function rebate(net: Terrain, c: number, type: number, mode: Mode): number {
  const others = 1 - net.demand[c]! / net.capacity[type]!;
  const cost = net.aloneCost(type, c);
  if (mode === 'full' || cost === Infinity) return 0;
  return others * (mode === 'trip' ? cost : net.fixedCost[type]!);
}

/** The change of cost by every way to put a customer in. */
function prices(state: RouteState, c: number, mode: Mode): number[] {
  const { net } = state;
  const found: number[] = [];
  const idle = Array.from({ length: net.types }, (_, type) => type).filter((type) => state.idle[type]! > 0);
  for (const type of idle) {
    if (state.openCount < net.slots) found.push(net.aloneCost(type, c) - rebate(net, c, type, mode));
  }
  for (const r of Array.from(state.slots.subarray(0, state.openCount))) {
    const own = state.type[r]!;
    const load = state.load[r]! + net.demand[c]!;
    const fits = load <= net.capacity[own]! ? [own] : mode !== 'full' ? [] : typesFor(state, r, load).slice(0, 1);
    for (let p = state.startBase + r; p !== state.endBase + r; p = state.next[p]!) {
      const detour = net.distance(state.site[p]!, c) + net.distance(c, state.site[state.next[p]!]!) - state.toNext[p]!;
      for (const type of fits) {
        found.push(price(state, r, type) + net.unitCost[type]! * detour - price(state, r, own));
      }
    }
  }
  return found.filter((price) => price < Infinity);
}

describe('the scan for different vehicles', () => {
  for (const mode of ['full', 'shared', 'trip'] as const) {
    it(`finds a position, a larger vehicle or a new route at the least cost, mode: ${mode}`, () => {
      let tried = 0;
      for (const [k, net] of terrains().entries()) {
        const state = filled(net, k);
        const scan = new MixedScan(state, new Generator(1));
        for (let c = 0; c < net.nodes; c++) {
          if (net.besideCount[c] === 0 || state.route[c]! >= 0) continue;
          const found = scan.find(c, mode !== 'full', mode === 'trip', NEVER);
          const all = prices(state, c, mode);
          if (found === NOWHERE) {
            expect(all).to.deep.equal([]);
            continue;
          }
          state.begin();
          state.poolCount = 0;
          const type = NEW_ROUTE - found;
          const p = found >= 0 ? found : state.startBase + state.openRoute(type);
          if (scan.upgrade >= 0) state.retype(state.route[p]!, scan.upgrade);
          state.insert(c, p);
          const share = found < 0 ? rebate(net, c, type, mode) : 0;
          expect(state.cost - state.oldCost - share).to.be.closeTo(Math.min(...all), 1e-3);
          state.rollback();
          tried++;
        }
      }
      expect(tried).to.be.greaterThan(50);
    });
  }
});
