import { expect } from 'chai';
import type { SolveContext } from '../../../../src/strategy/index.js';
import { Course } from '../../../../strategies/hgs/course.js';

const LIMIT_MS = 10_000;
const ROUND = 0.01;

function courseAt(elapsedMs: () => number, iterations: number | null = null): Course {
  const context: Partial<SolveContext> = { elapsedMs, limitMs: LIMIT_MS, iterations, shouldStop: () => false };
  return new Course(context as SolveContext, 200, 2);
}

describe('the course of a genetic search', () => {
  it('keeps the annealing threads at work for the whole of a round, whatever their speed', () => {
    for (const speed of [5, 100, 2000]) {
      const course = courseAt(() => 0);
      const roundMs = LIMIT_MS * ROUND;
      const shares: number[] = [];
      for (let round = 0; round < 40; round++) {
        const asked = course.annealing(ROUND);
        const done = Math.min(asked, speed * roundMs);
        shares.push(done / (speed * roundMs));
        course.add(1, done, asked, roundMs);
      }
      expect(Math.min(...shares.slice(20)), `${speed} iterations a millisecond`).to.be.above(0.9);
    }
  });

  it('asks for the same annealing in every round of a run with a budget', () => {
    const course = courseAt(() => 0, 1000);
    const asked = course.annealing(ROUND);
    course.add(5, asked, asked, 1);
    expect(course.annealing(ROUND)).to.equal(asked);
  });

  it('gives founders their share of a budget of individuals, and no more than they need', () => {
    const [customers, threads, founders] = [200, 2, 24];
    for (const iterations of [100, 1000, 10_000]) {
      const each = courseAt(() => 0, iterations).founding(0.2, founders);
      expect(each * founders).to.be.within(1, 0.2 * (iterations / threads) * 2 * customers + founders * customers);
    }
    expect(courseAt(() => 0, 1e9).founding(0.2, founders)).to.equal(courseAt(() => 0).founding(0.2, founders));
  });
});
