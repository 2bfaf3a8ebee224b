import { expect } from 'chai';
import { looksAlike } from '../../../src/accounts/look-alikes.js';
import { enforceUsername } from '../../../src/accounts/precis.js';

describe('a user name by PRECIS', () => {
  // The valid names of RFC 8265, section 3.5, with the case preserved; then scripts with context rules.
  for (const [given, enforced] of [
    ['juliet@example.com', 'juliet@example.com'], ['fussball', 'fussball'], ['fu\u00dfball', 'fu\u00dfball'], ['\u03c0', '\u03c0'],
    ['\u03a3', '\u03a3'], ['\u03c3', '\u03c3'], ['\u03c2', '\u03c2'], ['two words', 'two words'], ['\uff21\uff22', 'AB'], ['e\u0301', '\u00e9'],
    ['l\u00b7l', 'l\u00b7l'], ['\u30a2\u30fb\u30a2', '\u30a2\u30fb\u30a2'], ['\u0915\u094d\u200d\u0937', '\u0915\u094d\u200d\u0937'],
    ['\u0645\u06cc\u200c\u062e', '\u0645\u06cc\u200c\u062e'], ['\u05d3\u05d51', '\u05d3\u05d51'],
  ] as const) {
    it(`is normalised: ${JSON.stringify(given)}`, () => {
      expect(enforceUsername(given)).to.equal(enforced);
      expect(enforceUsername(enforced), 'again').to.equal(enforced);
    });
  }

  // The invalid names of RFC 8265, section 3.5, and one for each class and context rule.
  for (const given of [
    '', 'foo  bar', ' a', 'a ', '\u265a', '\u2163', '\u0640', '\u1100', '\u00ad', '\u0000', '\ufdd0', '\u{10ffff}', '\u{378}', 'a\u00b7b', '\u0375a',
    '\u05f3a', 'a\u30fbb', '\u0660\u06f0', 'a\u200db', '\u0627\u200c\u0628', '\u05d3a', 'a\u05d3', '\u05d3\u05d5!', '1\u05d3', '\u0644\u06601',
  ]) {
    it(`is rejected: ${JSON.stringify(given)}`, () => {
      expect(() => enforceUsername(given)).to.throw(RangeError);
    });
  }
});

describe('two user names', () => {
  it('look alike if their skeletons are the same, in the given case or in lower case', () => {
    for (const [one, other] of [['paypal', 'p\u0430ypal'], ['modern', 'rnodern'], ['Il', 'lI'], ['Demo', 'demo'], ['\u03bf', 'o']] as const) {
      expect(looksAlike(one, other), `${one} ${other}`).to.equal(true);
    }
    for (const [one, other] of [['demo', 'demos'], ['\u00e9t\u00e9', 'ete'], ['anna', 'hanna']] as const) expect(looksAlike(one, other), `${one} ${other}`).to.equal(false);
  });
});
