import { expect } from 'chai';
import { dice } from '../helpers/random-problem.js';
import { kernelOf, type Proximity } from './kernel-classes.js';
import { plainProblem } from '../helpers/plain-problem.js';

const PLACES = 30;
const MOST = 5;

/** Individuals at random points of a short line, many of which coincide. */
class Individuals {
  readonly proximity: Proximity;
  /** The present ones, and the points of all. */
  readonly present: number[] = [];
  readonly #points = new Float64Array(PLACES);

  constructor() {
    this.proximity = kernelOf(plainProblem(1, { customers: 3, vehicles: 1 })).make('Proximity', PLACES, MOST);
  }

  add(place: number, point: number): void {
    this.#points[place] = point;
    this.proximity.add(place);
    for (const other of this.present) this.proximity.meet(place, other, this.#distance(place, other));
    this.present.push(place);
  }

  remove(place: number): void {
    this.present.splice(this.present.indexOf(place), 1);
    // The elements outside of the bounds are no individuals.
    this.proximity.remove(place, Int32Array.of(place, ...this.present, place), 1, 1 + this.present.length);
  }

  /** The smallest distances of an individual, ascending. */
  closest(place: number): number[] {
    const others = this.present.filter((other) => other !== place);
    return others.map((other) => this.#distance(place, other)).sort((a, b) => a - b).slice(0, MOST);
  }

  #distance(a: number, b: number): number {
    return Math.abs(this.#points[a]! - this.#points[b]!);
  }
}

describe('the proximity of individuals', () => {
  it('is that of the closest present ones, whoever has joined and left', () => {
    const individuals = new Individuals();
    const random = dice(8);
    const seen = { alone: 0, few: 0, many: 0 };
    for (let k = 0; k < 1500; k++) {
      const place = random.int(0, k < 500 ? 3 : PLACES - 1);
      if (individuals.present.includes(place)) individuals.remove(place);
      else individuals.add(place, random.int(0, 40));
      for (const one of individuals.present) {
        const closest = individuals.closest(one);
        seen[closest.length === 0 ? 'alone' : closest.length < MOST ? 'few' : 'many']++;
        expect(individuals.proximity.least(one)).to.equal(closest[0] ?? Infinity);
        expect(individuals.proximity.mean(one)).to.be.closeTo(closest.length === 0 ? 1 : closest.reduce((sum, distance) => sum + distance, 0) / closest.length, 1e-9);
      }
    }
    expect(seen.alone).to.be.above(20);
    expect(seen.few).to.be.above(500);
    expect(seen.many).to.be.above(5000);
  });
});
