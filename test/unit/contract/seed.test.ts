import { expect } from 'chai';
import { defaultSeed, trafficKeyOf } from '../../../src/contract/seed.js';
import { lineRequest } from '../../helpers/line-problem.js';
import { requestOf, SMALL, wireBody } from '../../helpers/wire-request.js';

/** Derived seeds are returned to callers and may be sent back: they must not change between releases. */
const SEED_OF_SMALL = 870_035_247;

describe('defaultSeed', () => {
  const seed = defaultSeed(requestOf(SMALL));

  it('is an unsigned 32-bit integer', () => {
    expect(Number.isInteger(seed)).to.equal(true);
    expect(seed).to.be.within(0, 4294967295);
  });

  it('is the same for the same problem, whatever its name, limits, callback, iterations, bound and strategy', () => {
    for (const changes of [{ name: 'x' }, { time_limit_seconds: 3 }, { callback_url: 'https://example.com/' }, { strategy: 'savings' }, { iterations: 5 }, { bound: 'strong' }, { unknown: 1 }, { objective: null }]) {
      expect(defaultSeed(requestOf(wireBody(changes)))).to.equal(seed);
    }
  });

  it('is the same as in earlier releases', () => {
    expect(seed).to.equal(SEED_OF_SMALL);
  });

  it('differs for another problem', () => {
    const others = [
      { node_demands: [0, 10, 15, 21] }, { vehicles_capacity: [40, 41] }, { objective: 'min_total_cost' }, { base_start_time: [9, 0, 1] },
      { max_working_hours: 8 }, { distance_matrix: SMALL.distance_matrix.map((row, i) => (i === 3 ? [8, 7, 5, 0] : row)) },
    ].map((changes) => defaultSeed(requestOf(wireBody(changes))));
    expect(new Set([seed, ...others])).to.have.property('size', others.length + 1);
  });

  it('distinguishes coordinates with different rounding', () => {
    const x = Float64Array.of(0, 1, 2);
    const seeds = (['none', 'nearest'] as const).map((rounding) => defaultSeed(lineRequest(3, { distances: { kind: 'positions', x, y: x, rounding } })));
    expect(seeds[0]).not.to.equal(seeds[1]);
  });
});

describe('trafficKeyOf', () => {
  const key = (changes: Record<string, unknown>) => trafficKeyOf(requestOf(wireBody(changes)));

  it('depends only on problem and seed', () => {
    expect(key({})).to.be.within(0, 4294967295);
    for (const changes of [{ name: 'x' }, { time_limit_seconds: 3 }, { callback_url: 'https://example.com/' }, { seed: SEED_OF_SMALL }]) expect(key(changes)).to.equal(key({}));
    expect(new Set([key({}), key({ seed: 1 }), key({ seed: 2 }), key({ vehicles_capacity: [40, 41] })])).to.have.property('size', 4);
  });

  it('is absent for requests that name a strategy or ask for reproducible answers', () => {
    expect([key({ strategy: 'savings' }), key({ iterations: 5 })]).to.deep.equal([null, null]);
  });
});
