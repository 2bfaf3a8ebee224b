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
  it('shares a budget of individuals out among the rounds', () => {
    const course = courseAt(() => 0, 1000);
    let made = 0;
    while (!course.finished) {
      const asked = course.breeding(ROUND);
      made += asked;
      course.add(asked);
    }
    expect(made).to.equal(500);
    expect(course.individuals).to.equal(1000);
  });

  it('ends a round at its time, and the run at its limit', () => {
    let now = 0;
    const course = courseAt(() => now);
    const hurry = course.until(0.5);
    expect(hurry()).to.equal(false);
    now = LIMIT_MS / 2;
    expect(hurry()).to.equal(true);
    expect(course.finished).to.equal(false);
    now = LIMIT_MS;
    expect(course.finished).to.equal(true);
  });

  it('gives the initial population its share of a budget of individuals, and no more than it needs', () => {
    const [customers, threads, individuals, most] = [200, 2, 24, 60];
    for (const iterations of [100, 1000, 10_000]) {
      const each = courseAt(() => 0, iterations).seeding(0.2, { individuals, most });
      expect(each * individuals).to.be.within(1, 0.2 * (iterations / threads) * 2 * customers + individuals * customers);
    }
    for (const iterations of [1e9, null]) expect(courseAt(() => 0, iterations).seeding(0.2, { individuals, most })).to.equal(customers * most);
  });
});
