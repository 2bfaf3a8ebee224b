import { expect } from 'chai';
import { plainProblem } from '../helpers/plain-problem.js';
import { dice } from '../helpers/random-problem.js';
import { kernelOf } from './kernel-classes.js';

describe('the routes of a vehicle type', () => {
  it('are listed correctly after any sequence of opening, moving to another depot, closing and undoing', () => {
    const random = dice(5);
    const problem = plainProblem(3, { customers: 60, vehicles: 40, depots: 2 });
    const { instance, make } = kernelOf(problem);
    const solution = make('Solution', instance);
    let free = Array.from(problem.customers);
    for (let round = 0; round < 200; round++) {
      solution.begin();
      const before = free;
      for (let step = 0; step < 3; step++) {
        const open = Array.from(solution.slots.subarray(0, solution.openCount));
        if (free.length > 0 && open.length < 38 && random.chance(0.6)) {
          const type = random.int(0, 1);
          if (solution.idle[type]! === 0) continue;
          solution.insert(free[0]!, solution.startBase + solution.openRoute(type));
          free = free.slice(1);
        } else if (open.length > 0 && random.chance(0.5)) {
          const c = solution.next[solution.startBase + random.pick(open)]!;
          solution.removeString(c, c);
          free = [...free, c];
        } else if (open.length > 0) {
          const r = random.pick(open);
          if (solution.idle[1 - solution.type[r]!]! > 0) solution.retype(r, 1 - solution.type[r]!);
        }
      }
      if (random.chance(0.4)) {
        solution.rollback();
        free = before;
      }
      for (const type of [0, 1]) {
        const listed: number[] = [];
        for (let r = solution.firstOfType[type]!; r >= 0; r = solution.nextOfType[r]!) listed.push(r);
        const expected = Array.from(solution.slots.subarray(0, solution.openCount)).filter((r) => solution.type[r] === type);
        expect(listed.sort((a, b) => a - b)).to.deep.equal(expected.sort((a, b) => a - b));
      }
    }
  });
});
