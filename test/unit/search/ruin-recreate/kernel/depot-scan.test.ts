import { expect } from 'chai';
import type { Problem } from '../../../../../src/model/problem.js';
import { buildNetwork } from '../../../../../src/search/ruin-recreate/index.js';
import { createTerrain } from '../../../../../src/search/ruin-recreate/kernel.js';
import { DepotScan } from '../../../../../src/search/ruin-recreate/kernel/depot-scan.js';
import { Generator } from '../../../../../src/search/ruin-recreate/kernel/generator.js';
import { NOWHERE } from '../../../../../src/search/ruin-recreate/kernel/mixed-scan.js';
import { RouteState } from '../../../../../src/search/ruin-recreate/kernel/state.js';
import { dice } from '../../../../helpers/random-problem.js';

const NEVER = -2147483648;
const CLOSE = 2;
const FAR = 3;
const CROWD = 60;
/** One of the crowd on its side towards the customer far away; the one before it lies beside it. */
const EDGE = 13;

/** Two depots; a customer near the first, a crowd nearer to it than the one far away, which the first depot serves. */
function crowded(maxDuration: number): Problem {
  const nodeCount = 4 + CROWD;
  const x = new Float64Array(nodeCount);
  const y = new Float64Array(nodeCount);
  [x[1], x[CLOSE], x[FAR]] = [500, 20, 200];
  for (let k = 0; k < CROWD; k++) [x[4 + k], y[4 + k]] = [20 + (k % 10), 5 + Math.floor(k / 10)];
  const type = (depot: number) => ({
    start: depot, end: depot, capacity: 1000, fixedCost: 0, unitCost: 1, minutesPerDistance: 1,
    vehicles: Int32Array.from({ length: 40 }, (_, k) => 40 * depot + k),
  });
  const depots = (value: number) => new Float64Array(nodeCount).fill(value, 2);
  return {
    objective: 'min_total_distance', nodeCount, vehicleCount: 80, baseStartSeconds: 0,
    customers: Int32Array.from({ length: nodeCount - 2 }, (_, k) => k + 2), demand: depots(1),
    distances: { kind: 'positions', x, y, rounding: 'nearest' }, vehicleTypes: [type(0), type(1)],
    time: {
      open: new Float64Array(nodeCount), close: new Float64Array(nodeCount).fill(10_000), service: depots(10), maxDuration,
      latePenalty: 0,
    },
  } as unknown as Problem;
}

/** A state with one route, from the first depot to the customer far away. */
function toTheFar(maxDuration = 1000): RouteState {
  const state = new RouteState(createTerrain(buildNetwork(crowded(maxDuration))));
  state.begin();
  return state;
}

function opened(state: RouteState, scan: DepotScan): number {
  const r = state.openRoute(0);
  state.insert(FAR, state.startBase + r);
  scan.legs = true;
  return r;
}

describe('the scan for several depots', () => {
  it('finds a place between a depot and the first customer of a route whose customers are all far away', () => {
    const state = toTheFar();
    const scan = new DepotScan(state, new Generator(1));
    expect(scan.able).to.equal(true);
    const r = opened(state, scan);
    expect([state.startBase + r, FAR]).to.include(scan.find(CLOSE, 1e9, NOWHERE, NEVER));
    scan.legs = false;
    expect(scan.find(CLOSE, 1e9, NOWHERE, NEVER)).to.equal(NOWHERE);
  });

  it('finds a place on the way from a depot to a neighbour whose other customers are near it', () => {
    const state = toTheFar();
    const scan = new DepotScan(state, new Generator(1));
    const r = state.openRoute(1);
    state.insert(EDGE, state.startBase + r);
    state.insert(EDGE - 1, EDGE);
    expect([state.startBase + r, EDGE - 1]).to.include(scan.find(FAR, 100, NOWHERE, NEVER));
  });

  it('keeps the cap there, and finds nothing dearer than what it must be under', () => {
    const capped = toTheFar(415);
    const scan = new DepotScan(capped, new Generator(1));
    opened(capped, scan);
    expect(scan.find(CLOSE, 1e9, NOWHERE, NEVER)).to.equal(NOWHERE);
    const free = toTheFar();
    const other = new DepotScan(free, new Generator(1));
    opened(free, other);
    expect(other.find(CLOSE, 0, NOWHERE, NEVER)).to.equal(NOWHERE);
  });
});

describe('the routes of a depot', () => {
  it('are listed whatever is opened, moved to another depot, closed and taken back', () => {
    const random = dice(5);
    const state = toTheFar();
    let free = Array.from({ length: CROWD }, (_, k) => 4 + k);
    for (let round = 0; round < 200; round++) {
      state.begin();
      const before = free;
      for (let step = 0; step < 3; step++) {
        const open = Array.from(state.slots.subarray(0, state.openCount));
        if (free.length > 0 && random.chance(0.6)) {
          state.insert(free[0]!, state.startBase + state.openRoute(random.int(0, 1)));
          free = free.slice(1);
        } else if (open.length > 0 && random.chance(0.5)) {
          const c = state.next[state.startBase + random.pick(open)]!;
          state.removeString(c, c);
          free = [...free, c];
        } else if (open.length > 0) {
          const r = random.pick(open);
          if (state.idle[1 - state.type[r]!]! > 0) state.retype(r, 1 - state.type[r]!);
        }
      }
      if (random.chance(0.4)) {
        state.rollback();
        free = before;
      }
      for (const type of [0, 1]) {
        const listed: number[] = [];
        for (let r = state.firstOfType[type]!; r >= 0; r = state.nextOfType[r]!) listed.push(r);
        const expected = Array.from(state.slots.subarray(0, state.openCount)).filter((r) => state.type[r] === type);
        expect(listed.sort((a, b) => a - b)).to.deep.equal(expected.sort((a, b) => a - b));
      }
    }
  });
});
