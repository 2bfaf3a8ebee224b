import { expect } from 'chai';
import { BoundingChoice, type Bounding } from '../../../../src/bounds/pricing/bounding-choice.js';

const LOAD: Bounding = [1];
const TIME: Bounding = [0];
const WAYS: readonly Bounding[] = [LOAD, TIME, 'nothing', 'memory'];
const LITTLE = 10;

/** Prices so often with the work that each way takes, given up at the limit. @returns the ways used */
function priced(choice: BoundingChoice, times: number, work: (by: Bounding) => number): Bounding[] {
  return Array.from({ length: times }, () => {
    const { by, mostWork } = choice.next(LITTLE);
    choice.note(by, Math.min(work(by), mostWork));
    return by;
  });
}

describe('the choice of how labels are bounded', () => {
  it('begins with the first way, and tries each of the others, the longest untried first', () => {
    const used = priced(new BoundingChoice(WAYS), 33, () => 1000);
    expect(used[0]).to.equal(LOAD);
    expect(new Set(used)).to.deep.equal(new Set(WAYS));
    expect(used.filter((by) => by !== LOAD)).to.have.length(4);
  });

  it('keeps to the way with the least work', () => {
    const choice = new BoundingChoice(WAYS);
    priced(choice, 40, (by) => (by === TIME ? 500 : 1000));
    expect(choice.best(LITTLE)).to.equal(TIME);
    expect(priced(choice, 80, (by) => (by === TIME ? 500 : 1000)).filter((by) => by === TIME)).to.have.length.at.least(70);
  });

  it('gives up a trial soon after the least work, and repeats none that took far more', () => {
    const choice = new BoundingChoice(['nothing', 'memory']);
    choice.note('nothing', 1000);
    expect(choice.next(LITTLE)).to.deep.equal({ by: 'memory', mostWork: 1200 });
    choice.note('memory', 5000);
    expect(priced(choice, 40, () => 1000)).to.not.include('memory');
  });

  it('bounds nothing where all labels are little work', () => {
    const choice = new BoundingChoice(WAYS);
    expect(priced(choice, 40, (by) => (by === 'nothing' ? 8 : 5)).slice(-10)).to.deep.equal(Array.from({ length: 10 }, () => 'nothing'));
    expect(choice.best(LITTLE)).to.equal('nothing');
  });
});
