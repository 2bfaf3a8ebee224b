import { expect } from 'chai';
import { explore } from './explore.js';
import { protocolModel } from './protocol-model.js';
import { SOUND, WRONG } from './variants.js';

describe('the model of the write orders', () => {
  for (const { name, protocol, violations, faults } of [...SOUND, ...WRONG]) {
    it(`${violations.length === 0 ? 'finds nothing wrong with' : 'finds out'}: ${name}`, () => {
      const found = explore(protocolModel(protocol, faults), 300_000).violations;
      expect([...found.keys()].sort(), [...found].map(([kind, way]) => `${kind}: ${way.join(' > ')}`).join('\n')).to.deep.equal([...violations].sort());
    });
  }

  it('says so if there are more states than it may visit', () => {
    const first = SOUND[0];
    if (!first) throw new Error('no variant');
    expect(() => explore(protocolModel(first.protocol, first.faults), 1_000)).to.throw(RangeError, '1000');
  });
});
