import { expect } from 'chai';
import { explore } from './explore.js';
import { RACE_VIOLATIONS, raceModel, type RaceProtocol } from './race.js';

const PROTOCOL: RaceProtocol = { charges: 'one of its own, of one task', looksAgain: true };
const NO_FAULTS = { crashes: 0, failures: 0, refusals: 0 };

const CASES: readonly { name: string; protocol: RaceProtocol; faults: typeof NO_FAULTS; posts: number; violations: string[] }[] = [
  { name: 'three submissions at once', protocol: PROTOCOL, faults: NO_FAULTS, posts: 3, violations: [] },
  { name: 'three submissions at once with a crash, a failure and a full stream', protocol: PROTOCOL, faults: { crashes: 1, failures: 1, refusals: 1 }, posts: 3, violations: [] },
  { name: 'two submissions at once that both crash', protocol: PROTOCOL, faults: { crashes: 2, failures: 1, refusals: 1 }, posts: 2, violations: [] },
  {
    name: 'charges that know nothing of each other', protocol: { ...PROTOCOL, charges: 'one of its own' }, faults: NO_FAULTS, posts: 2,
    violations: [RACE_VIOLATIONS.refused],
  },
  {
    name: 'one charge id for all', protocol: { ...PROTOCOL, charges: 'the same' }, faults: { ...NO_FAULTS, failures: 1 }, posts: 2,
    violations: [RACE_VIOLATIONS.uncharged],
  },
  {
    name: 'a refusal without a second look', protocol: { ...PROTOCOL, looksAgain: false }, faults: NO_FAULTS, posts: 2,
    violations: [RACE_VIOLATIONS.refused],
  },
];

describe('the model of submissions that race under one Idempotency-Key', () => {
  for (const { name, protocol, faults, posts, violations } of CASES) {
    it(`${violations.length === 0 ? 'finds nothing wrong with' : 'finds out'}: ${name}`, () => {
      const found = explore(raceModel(protocol, faults, posts), 400_000).violations;
      expect([...found.keys()].sort(), [...found].map(([kind, way]) => `${kind}: ${way.join(' > ')}`).join('\n')).to.deep.equal([...violations].sort());
    });
  }
});
