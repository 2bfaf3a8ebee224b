import { expect } from 'chai';
import { instantText, readInstant } from '../../../../src/contract/plan/instants.js';

const secondsOf = (text: string): number => {
  const instant = readInstant(text);
  if (typeof instant === 'string') throw new Error(instant);
  return instant.seconds;
};

describe('readInstant', () => {
  const right: readonly (readonly [string, number])[] = [
    ['1970-01-01T00:00:00Z', 0],
    ['1970-01-01t00:00:00z', 0],
    ['1970-01-01T01:00:00+01:00', 0],
    ['1969-12-31T18:30:00-05:30', 0],
    ['1970-01-01T00:00:00-00:00', 0],
    ['1970-01-01T00:00:00.25Z', 0.25],
    ['2024-02-29T12:00:00Z', 1_709_208_000],
    ['2000-02-29T00:00:00Z', 951_782_400],
    ['0001-01-01T00:00:00Z', -62_135_596_800],
    ['9999-12-31T23:59:59Z', 253_402_300_799],
  ];
  for (const [text, seconds] of right) it(`reads ${text}`, () => expect(secondsOf(text)).to.equal(seconds));

  const wrong: readonly (readonly [string, RegExp])[] = [
    ['2026-11-02T08:00:00', /add its offset from UTC, such as Z or \+01:00/],
    ['2026-11-02', /write it as 2026-11-02T08:00:00\+01:00/],
    ['2026-11-02 08:00:00Z', /write it as/],
    ['2026-11-02T08:00Z', /write it as/],
    ['2026-11-2T08:00:00Z', /write it as/],
    ['20261102T080000Z', /write it as/],
    ['2026-11-02T08:00:00.Z', /write it as/],
    ['2026-11-02T08:00:00+0100', /write it as/],
    ['2026-11-02T08:00:00 CET', /write it as/],
    ['1762070400', /write it as/],
    ['', /write it as/],
    ['2026-02-30T08:00:00Z', /February 2026 has 28 days/],
    ['2024-02-30T08:00:00Z', /February 2024 has 29 days/],
    ['1900-02-29T08:00:00Z', /February 1900 has 28 days/],
    ['2026-04-31T08:00:00Z', /April 2026 has 30 days/],
    ['2026-01-00T08:00:00Z', /January 2026 has 31 days/],
    ['2026-13-01T08:00:00Z', /months are 01 to 12/],
    ['2026-00-01T08:00:00Z', /months are 01 to 12/],
    ['2026-11-02T24:00:00Z', /00:00:00 of the next one/],
    ['2026-11-02T25:00:00Z', /hours are 00 to 23/],
    ['2026-11-02T08:60:00Z', /minutes are 00 to 59/],
    ['2016-12-31T23:59:60Z', /leap seconds are not counted/],
    ['2026-11-02T08:00:61Z', /seconds are 00 to 59/],
    ['2026-11-02T08:00:00+24:00', /offsets are -23:59 to \+23:59/],
    ['2026-11-02T08:00:00+01:60', /offsets are/],
  ];
  for (const [text, fault] of wrong) it(`refuses ${JSON.stringify(text)}`, () => expect(readInstant(text)).to.match(fault));

  it('takes the hour that comes twice when clocks are put back for the two that it is', () => {
    expect(secondsOf('2026-10-25T02:30:00+01:00') - secondsOf('2026-10-25T02:30:00+02:00')).to.equal(3600);
    expect(secondsOf('2026-03-29T03:00:00+02:00') - secondsOf('2026-03-29T01:59:59+01:00')).to.equal(1);
  });
});

describe('instantText', () => {
  const cases: readonly (readonly [number, number, string])[] = [
    [0, 0, '1970-01-01T00:00:00Z'],
    [0, 60, '1970-01-01T01:00:00+01:00'],
    [0, -330, '1969-12-31T18:30:00-05:30'],
    [1.5, 0, '1970-01-01T00:00:01.500Z'],
    [1.0004, 0, '1970-01-01T00:00:01Z'],
    [59.9996, 0, '1970-01-01T00:01:00Z'],
    [1e15, 0, '9999-12-31T23:59:59Z'],
    [1e15, 120, '9999-12-31T23:59:59+02:00'],
    [253_402_300_799, 60, '9999-12-31T23:59:59+01:00'],
    [-62_167_219_200, -60, '0000-01-01T00:00:00-01:00'],
  ];
  for (const [seconds, offset, text] of cases) it(`writes ${seconds} s at ${offset} min as ${text}`, () => expect(instantText(seconds, offset)).to.equal(text));

  it('gives back what was read', () => {
    for (const text of ['2026-11-02T08:12:00+01:00', '2026-11-02T08:12:00.125-09:30', '0099-03-01T00:00:00Z']) {
      const instant = readInstant(text);
      expect(typeof instant === 'string' ? instant : instantText(instant.seconds, instant.offset)).to.equal(text);
    }
  });
});
