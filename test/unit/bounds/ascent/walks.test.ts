import { expect } from 'chai';
import { Walks } from '../../../../src/bounds/ascent/walks.js';
import type { RouteClass } from '../../../../src/bounds/relaxation/route-relaxation.js';
import { randomRelaxation, wholeNumbers } from '../../../helpers/random-relaxation.js';
import { countOf } from '../../../helpers/thorough.js';

/**
 * Per weight, vertex and vertex before it: the cost of the cheapest walk from the depot that never goes back to the vertex just left, by trying all arcs.
 * @param arc - from, to; for walks backward the other way round
 */
function labels(size: number, most: number, weights: Int32Array, duals: Float64Array, arc: (from: number, to: number) => number): number[][][] {
  const found = Array.from({ length: most + 1 }, () => Array.from({ length: size }, () => new Array<number>(size).fill(Infinity)));
  for (let level = 1; level <= most; level++) {
    for (let to = 1; to < size; to++) {
      const rest = level - weights[to - 1]!;
      if (rest === 0) found[level]![to]![0] = arc(0, to) - duals[to - 1]!;
      for (let from = 1; from < size && rest > 0; from++) {
        const before = found[rest]![from]!.filter((_, last) => last !== to);
        found[level]![to]![from] = Math.min(...before) + arc(from, to) - duals[to - 1]!;
      }
    }
  }
  return found;
}

/** Per vertex: the least cost per weight of walks through it, over all classes. */
function leastRatios(classes: readonly RouteClass[], most: number, weights: Int32Array, duals: Float64Array): number[] {
  const size = weights.length + 1;
  const ratios = new Array<number>(size).fill(Infinity);
  for (const { cost, fixed } of classes) {
    const ahead = labels(size, most, weights, duals, (from, to) => cost[from * size + to]!);
    const behind = labels(size, most, weights, duals, (from, to) => cost[to * size + from]!);
    for (let v = 1; v < size; v++) {
      const own = weights[v - 1]!;
      for (let first = own; first <= most; first++) {
        for (let second = own; first + second - own <= most; second++) {
          for (const [last, begin] of ahead[first]![v]!.entries()) {
            for (const [next, end] of behind[second]![v]!.entries()) {
              if (last === next && last !== 0) continue;
              ratios[v] = Math.min(ratios[v]!, (fixed + begin + end + duals[v - 1]!) / (first + second - own));
            }
          }
        }
      }
    }
  }
  return ratios;
}

describe('walks', () => {
  const problems = Array.from({ length: countOf(60, 1000) }, (_, seed) => {
    const draw = wholeNumbers(seed + 7);
    const { relaxation, duals } = randomRelaxation(seed, 24);
    const weights = Int32Array.from(relaxation.customers, () => 1 + draw(seed % 2 === 0 ? 2 : 6));
    const most = 3 + draw(14);
    return { relaxation, duals: duals.rows, weights, most, walks: new Walks(relaxation, { weights, most: Int32Array.from(relaxation.classes, () => most) }) };
  });
  const fixedOf = (classes: readonly RouteClass[]): Float64Array => Float64Array.from(classes, ({ fixed }) => fixed);

  it('over all arcs cost least per weight, before and after searches over few', () => {
    for (const [seed, { relaxation: { classes }, duals, weights, most, walks }] of problems.entries()) {
      const expected = leastRatios(classes, most, weights, duals).slice(1);
      for (let round = 0; round < 2; round++) {
        const { cost, weight } = walks.search(duals, fixedOf(classes), true);
        expect(Array.from(weights, (_, i) => (cost[i]! < Infinity ? cost[i]! / weight[i]! : Infinity)), `seed ${seed}, round ${round}`).to.deep.equal(expected);
        walks.search(duals.map((dual) => dual + 5), fixedOf(classes), false);
      }
    }
  });

  it('over few arcs cost no less, and cost what their visits do', () => {
    for (const [seed, { relaxation: { classes }, duals, weights, most, walks }] of problems.entries()) {
      const expected = leastRatios(classes, most, weights, duals);
      const size = weights.length + 1;
      const { cost, weight, class: byClass, visits } = walks.search(duals, fixedOf(classes), false);
      for (const [i, total] of weight.entries()) {
        if (cost[i] === Infinity) continue;
        const { cost: arcs, fixed } = classes[byClass[i]!]!;
        const stops = [...visits(i)];
        expect(stops, `seed ${seed}`).to.include(i + 1);
        expect(cost[i]! / total, `seed ${seed}`).to.be.at.least(expected[i + 1]!);
        expect(stops.reduce((sum, v) => sum + weights[v - 1]!, 0)).to.equal(total);
        expect([0, ...stops].reduce((sum, v, k) => sum + arcs[v * size + (stops[k] ?? 0)]! - (v > 0 ? duals[v - 1]! : 0), fixed)).to.equal(cost[i]);
        for (let k = 2; k < stops.length; k++) expect(stops[k], `seed ${seed}`).to.not.equal(stops[k - 2]);
      }
    }
  });
});
