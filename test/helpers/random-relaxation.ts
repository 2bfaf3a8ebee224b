import type { PricedCut, PricingDuals } from '../../src/bounds/pricing/pricer.js';
import type { ClassTimes, RouteClass, RouteRelaxation } from '../../src/bounds/relaxation/route-relaxation.js';
import type { Problem } from '../../src/model/problem.js';

/** Whole numbers from 0 to `below - 1`, derived from a seed. */
export function wholeNumbers(seed: number): (below: number) => number {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 3) % below;
  };
}

export interface RandomRelaxation {
  readonly relaxation: RouteRelaxation;
  readonly duals: PricingDuals;
}

/** Draws a tiny relaxation without a problem behind it, all numbers whole, with or without each feature, and duals. */
export function randomRelaxation(seed: number, most = 6): RandomRelaxation {
  const draw = wholeNumbers(seed);
  const has = (oneIn: number): boolean => draw(oneIn) === 0;
  const n = 1 + draw(most);
  const size = n + 1;
  const isSymmetric = has(2);
  const matrix = (largest: number, holes: boolean): Float64Array => {
    const values = new Float64Array(size * size);
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++) {
        values[i * size + j] = i === j ? Infinity : isSymmetric && j < i ? values[j * size + i]! : holes && has(12) ? Infinity : draw(largest);
      }
    }
    return values;
  };
  const loads = Array.from({ length: draw(3) }, () => Float64Array.from({ length: n }, () => draw(7)));
  const lengths = matrix(10, false);
  const classes = Array.from({ length: 1 + draw(2) }, (): RouteClass => ({
    types: [0], count: 1, fixed: draw(20), cost: has(6) ? matrix(1, true) : matrix(50, true), loads, capacity: loads.map(() => (has(5) ? Infinity : 5 + draw(20))),
    maxStops: has(3) ? 1 + draw(n) : Infinity,
    times: has(2) ? null : times(draw, size, matrix(10, false)),
    arcLimits: has(3) ? [{ kind: 'distance', length: lengths, most: 10 + draw(25) }] : [],
  }));
  const rowOf = Int32Array.from({ length: n }, (_, i) => (i > 0 && has(8) ? i - 1 : i));
  const relaxation: RouteRelaxation = {
    problem: null as unknown as Problem, customers: Int32Array.from({ length: n }, (_, i) => i + 1), rowOf, rowCount: n,
    price: new Float64Array(n).fill(Infinity), droppable: new Uint8Array(n), classes, limits: [], scale: 1, exact: true, relaxed: [],
  };
  const cuts = Array.from({ length: draw(6) }, (): PricedCut => {
    const customers = Array.from({ length: n }, (_, i) => i).filter(() => has(2));
    if (n < 3 || has(2)) return { kind: 'capacity', customers, vehicles: 1, dual: draw(20) };
    const rows = Array.from({ length: n }, (_, i) => i).sort((a, b) => ((a * 7 + seed) % 5) - ((b * 7 + seed) % 5)).slice(0, 3) as unknown as [number, number, number];
    return { kind: 'subset-row', rows, dual: draw(20), ...has(3) && { memory: customers } };
  });
  const duals: PricingDuals = { rows: Float64Array.from({ length: n }, () => draw(70) - 10), classes: Float64Array.from(classes, () => draw(15) - 5), cuts };
  return { relaxation, duals };
}

function times(draw: (below: number) => number, size: number, minutes: Float64Array): ClassTimes {
  const open = Float64Array.from({ length: size }, (_, i) => (draw(4) === 0 ? (i === 0 ? 0 : -Infinity) : draw(15)));
  const isSoft = draw(4) === 0;
  const close = open.map((value) => (draw(4) === 0 ? Infinity : Math.max(value, 0) + draw(25)));
  close[0] = draw(4) === 0 ? Infinity : 20 + draw(40);
  return {
    minutes, open, close,
    lateCost: isSoft ? Float64Array.from({ length: size }, (_, i) => (i === 0 ? 0 : draw(9) / 2)) : null,
    dueAt: Float64Array.from({ length: size }, (_, i) => (isSoft && i > 0 && draw(2) === 0 ? draw(25) : Infinity)),
  };
}
