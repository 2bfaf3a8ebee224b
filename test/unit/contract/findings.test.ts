import { expect } from 'chai';
import { LIMITS } from '#generated/constants.js';
import { Findings, show } from '../../../src/contract/findings.js';

describe('Findings', () => {
  it('keeps the first 100 and counts the rest in the last', () => {
    const findings = new Findings();
    expect(findings.none).to.equal(true);
    for (let i = 0; i < LIMITS.findings; i++) findings.add(['x', i], `fault ${i}`, 'value_error');
    expect(findings.full).to.equal(true);
    expect(findings.list().at(-1)?.msg).to.equal('fault 99');
    findings.count();
    findings.add(['y'], 'one more', 'missing');
    expect(findings.list()).to.have.length(LIMITS.findings);
    expect(findings.list().at(-1)).to.deep.equal({ loc: ['body', 'x', '99'], msg: 'fault 99 (and 2 more faults)', type: 'value_error' });
  });
});

describe('show', () => {
  const cases: readonly [unknown, string][] = [
    [5, '5'], [-0, '-0'], [Infinity, 'a number too large to hold'], [1e21, '1e+21'], ['a"b', '"a\\"b"'], [null, 'null'], [true, 'true'],
    [[1, 2], 'an array of 2'], [{ a: 1 }, 'an object'], [undefined, 'nothing'], ['x'.repeat(61), `"${'x'.repeat(60)}"... of 61 characters`],
  ];
  for (const [value, text] of cases) it(`shows ${text}`, () => expect(show(value)).to.equal(text));
});
