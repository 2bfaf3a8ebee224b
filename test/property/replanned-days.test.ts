import { expect } from 'chai';
import { replannedDay } from '../helpers/replanned-day.js';
import { countOf } from '../helpers/thorough.js';

const DAYS = countOf(2, 300);
const FIRST = Number(process.env['RANDOM_SEED'] ?? 2);

describe(`${DAYS} random days that are planned again as they go by`, () => {
  it('keep the times of what has begun', async () => {
    let replans = 0;
    for (let seed = FIRST; seed < FIRST + DAYS; seed++) {
      const day = await replannedDay(seed);
      expect(day.moved).to.deep.equal([]);
      expect(day.unplanned, `seed ${seed}`).to.equal(0);
      replans += day.replans;
    }
    expect(replans).to.be.greaterThan(DAYS);
  });
});
