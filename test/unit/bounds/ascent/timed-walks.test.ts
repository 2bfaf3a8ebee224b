import { expect } from 'chai';
import { Walks } from '../../../../src/bounds/ascent/walks.js';
import { reachOf } from '../../../../src/bounds/cheap/reach.js';
import type { RouteClass } from '../../../../src/bounds/relaxation/route-relaxation.js';
import { randomRelaxation, wholeNumbers } from '../../../helpers/random-relaxation.js';
import { countOf } from '../../../helpers/thorough.js';

interface Walk {
  readonly stops: readonly number[];
  readonly cost: number;
  readonly weight: number;
}

/**
 * All walks of a class over customers that it can serve that keep its times and never go back to the vertex just left, with all lateness,
 * by trying every arc.
 */
function everyWalk({ cost, fixed, times }: RouteClass, able: Uint8Array, most: number, weights: Int32Array, duals: Float64Array): Walk[] {
  const size = weights.length + 1;
  const found: Walk[] = [];
  const follow = (stops: readonly number[], spent: number, weight: number, time: number): void => {
    const at = stops.at(-1) ?? 0;
    if (at > 0 && (times === null || time + times.minutes[at * size]! <= times.close[0]!)) {
      const back = spent + cost[at * size]!;
      if (back < Infinity) found.push({ stops, cost: back, weight });
    }
    for (let to = 1; to < size; to++) {
      const more = weight + weights[to - 1]!;
      if (able[to] === 0 || to === at || to === stops.at(-2) || more > most) continue;
      const arrival = times === null ? 0 : Math.max(times.open[to]!, time + times.minutes[at * size + to]!);
      if (times !== null && arrival > times.close[to]!) continue;
      const late = times?.lateCost ? times.lateCost[to]! * Math.max(0, arrival - times.dueAt[to]!) : 0;
      const next = spent + cost[at * size + to]! - duals[to - 1]! + late;
      if (next < Infinity) follow([...stops, to], next, more, arrival);
    }
  };
  follow([], fixed, 0, times?.open[0] ?? 0);
  return found;
}

describe('walks with times', () => {
  it('cost no more per weight than every walk that keeps all times, mostly just as much, and no less than without times', () => {
    let [equal, all, raised] = [0, 0, 0];
    for (let seed = 0; seed < countOf(150, 3000); seed++) {
      const draw = wholeNumbers(seed + 7);
      const { relaxation, duals: { rows: duals } } = randomRelaxation(seed, 9);
      const { classes } = relaxation;
      const weights = Int32Array.from(relaxation.customers, () => 2 + draw(3));
      const most = 6 + draw(6);
      const levels = { weights, most: Int32Array.from(classes, () => most) };
      const fixed = Float64Array.from(classes, (each) => each.fixed);
      const reaches = reachOf(relaxation);
      const walks = classes.map((each, k) => everyWalk(each, reaches[k]!.able, most, weights, duals));
      const timed = new Walks(relaxation, levels, true).search(duals, fixed, true);
      const free = new Walks(relaxation, levels).search(duals, fixed, true);
      for (const [i, total] of timed.weight.entries()) {
        const least = Math.min(...walks.flat().filter(({ stops }) => stops.includes(i + 1)).map(({ cost, weight }) => cost / weight));
        const ratio = timed.cost[i]! / total;
        const where = `seed ${seed}, customer ${i + 1}`;
        expect(ratio, where).to.be.at.most(least + 1e-9);
        expect(ratio, where).to.be.at.least(free.cost[i]! / free.weight[i]! - 1e-9);
        if (timed.cost[i]! < Infinity) {
          const stops = [...timed.visits(i)];
          expect(stops, where).to.include(i + 1);
          expect(stops.reduce((sum, v) => sum + weights[v - 1]!, 0), where).to.equal(total);
        }
        all++;
        if (ratio === least || Math.abs(ratio - least) < 1e-9) equal++;
        if (ratio > free.cost[i]! / free.weight[i]!) raised++;
      }
    }
    expect(equal / all).to.be.above(0.9);
    expect(raised / all).to.be.above(0.05);
  });
});
