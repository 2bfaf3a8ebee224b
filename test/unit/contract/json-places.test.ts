import { expect } from 'chai';
import fc from 'fast-check';
import { findPlaces } from '../../../src/contract/json-places.js';

const shown = (text: string, path: string[]) => {
  const place = findPlaces(text, [path]).of(path);
  return place && text.slice(place.offset, place.offset + place.length);
};

describe('findPlaces', () => {
  const text = '{\n  "a": [1, -2.5e3, [10, "x\\"y"]],\n  "b" : {"c": true},\n  "\\u0064": null\n}';

  it('finds values by field and index', () => {
    expect(shown(text, ['a', '1'])).to.equal('-2.5e3');
    expect(shown(text, ['a', '2', '1'])).to.equal('"x\\"y"');
    expect(shown(text, ['b', 'c'])).to.equal('true');
    expect(shown(text, ['d'])).to.equal('null');
  });

  it('finds the start of objects and arrays', () => {
    expect(findPlaces(text, [['a']]).of(['a'])).to.deep.equal({ offset: text.indexOf('['), length: 1 });
    expect(findPlaces(text, []).of([])).to.deep.equal({ offset: 0, length: 1 });
  });

  it('falls back to the nearest existing place', () => {
    expect(shown(text, ['a', '7'])).to.equal('[');
    expect(shown(text, ['missing'])).to.equal('{');
  });

  for (const [broken, at] of [['{"a": }', 6], ['{"a": 1,}', 8], ['[1 2]', 3], ['{"a" 1}', 5], ['{a: 1}', 1], ['[1', 2], ['', 0], ['[01]', 2], ['"a\nb"', 0], ['[1] x', 4], ['[NaN]', 1], ['{"a": "b', 6]] as const) {
    it(`says where ${JSON.stringify(broken)} stops being JSON`, () => {
      expect(findPlaces(broken, []).fault?.offset).to.equal(at);
    });
  }

  it('accepts as JSON what the parser accepts, and nothing else', () => {
    const mutated = fc.tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '}', '[', '1', ' ', '\\', 'e', '-')).map(([json, at, put]) => {
      const place = at % (json.length + 1);
      return json.slice(0, place) + put + json.slice(place + 1);
    });
    fc.assert(fc.property(fc.oneof(fc.json(), mutated), (json) => {
      let good = true;
      try {
        JSON.parse(json);
      } catch {
        good = false;
      }
      expect(findPlaces(json, []).fault === null).to.equal(good);
    }), { numRuns: 500 });
  });

  it('limits the depth of nesting that it follows', () => {
    expect(findPlaces('['.repeat(1_000_000), []).fault?.offset).to.equal(64);
  });
});
