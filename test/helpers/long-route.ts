import { PLAIN_PROBLEM, PLAIN_TIME, PLAIN_VEHICLE } from '../../src/model/plain.js';
import type { Break, Gaps, Problem } from '../../src/model/problem.js';
import { dice, type Dice } from './random-problem.js';

/** The features of a long route; omitted ones it does not have. */
export interface LongFeatures {
  readonly window?: boolean;
  readonly interval?: boolean;
  readonly gaps?: boolean;
  readonly late?: boolean;
  readonly costs?: boolean;
}

/** Returns a problem whose customers, in order, make one route of a working day or of several, at places on a line. */
export function longRoute(seed: number, customers: number, { window = false, interval = false, gaps = false, late = false, costs = false }: LongFeatures): Problem {
  const random = dice(seed);
  const n = customers + 1;
  const each = (value: (node: number) => number): Float64Array => Float64Array.from({ length: n }, (_, node) => value(node));
  let at = 0;
  const x = each((node) => (node === 0 ? 0 : (at += random.int(2, 12))));
  const service = each((node) => (node === 0 ? 0 : random.int(2, 9)));
  let planned = 0;
  const visit = each((node) => (node === 0 ? 0 : (planned += x[node]! - x[node - 1]! + service[node - 1]! + random.int(0, 4))));
  const open = each((node) => (node === 0 ? 0 : Math.max(0, visit[node]! - random.int(0, 90))));
  const close = each((node) => (node === 0 ? Infinity : visit[node]! + random.int(60, 240)));
  const breaks: Break[] = [
    ...(window ? [{ kind: 'window', earliest: 180, latest: 280, minutes: 30 } as const] : []),
    ...(interval ? [{ kind: 'interval', longest: 150, minutes: 15 } as const] : []),
  ];
  return {
    ...PLAIN_PROBLEM, objective: 'min_total_cost', nodeCount: n, vehicleCount: 1, baseStartSeconds: 0,
    customers: Int32Array.from({ length: customers }, (_, k) => k + 1),
    travel: [{ distances: { kind: 'positions', geometry: 'planar', x, y: new Float64Array(n), rounding: 'none', factor: 1 }, durations: null, traffic: null }],
    quantities: [{ delivered: new Float64Array(n), collected: new Float64Array(n) }],
    vehicleTypes: [{
      ...PLAIN_VEHICLE, start: 0, end: -1, pace: 1, capacity: Float64Array.of(1), fixedCost: 0, unitCost: 1, minuteCost: costs ? 0.5 : 0, overtimeCost: costs ? 0.5 : 0,
      overtimeAfter: costs ? 480 : Infinity, earliest: 0, latest: Infinity, breaks, vehicles: Int32Array.of(0),
    }],
    time: {
      ...PLAIN_TIME, open, close, service, gaps: gaps ? gapsWithin(random, open, close) : null, lateCost: each((node) => (late && node > 0 && random.chance(0.5) ? 1 : 0)),
    },
  };
}

/** A gap in the window of every third node. */
function gapsWithin(random: Dice, open: Float64Array, close: Float64Array): Gaps {
  const first = [0];
  const from: number[] = [];
  const to: number[] = [];
  for (const [node, begin] of open.entries()) {
    const start = begin + random.int(20, 90);
    const end = start + random.int(10, 60);
    if (node > 0 && random.chance(0.33) && end < close[node]!) {
      from.push(start);
      to.push(end);
    }
    first.push(from.length);
  }
  return { first: Int32Array.from(first), from: Float64Array.from(from), to: Float64Array.from(to) };
}
