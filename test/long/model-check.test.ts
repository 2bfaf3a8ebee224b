import { expect } from 'chai';
import { explore } from '../model-check/explore.js';
import { protocolModel } from '../model-check/protocol-model.js';
import { ALL_FAULTS, SOUND, WRONG } from '../model-check/variants.js';

describe('the model of the write orders, with two crashes', () => {
  for (const { name, protocol, violations } of [...SOUND, ...WRONG]) {
    it(`${violations.length === 0 ? 'finds nothing wrong with' : 'finds out'}: ${name}`, () => {
      const found = explore(protocolModel(protocol, ALL_FAULTS), 5_000_000).violations;
      expect([...found.keys()].sort(), [...found].map(([kind, way]) => `${kind}: ${way.join(' > ')}`).join('\n')).to.deep.equal([...violations].sort());
    });
  }
});
