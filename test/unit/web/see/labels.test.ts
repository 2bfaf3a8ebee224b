import { expect } from 'chai';
import { fitted, labelLeft } from '../../../../web/src/see/parts/labels.js';

/** Letters of ten pixels. */
const context = { measureText: (text: string) => ({ width: 10 * Array.from(text).length }) };

describe('names on a canvas', () => {
  it('end with an ellipsis where they are too long', () => {
    expect(fitted(context, 'van-north', 90)).to.equal('van-north');
    expect(fitted(context, 'Friedrichstraße 90, Hinterhof', 100)).to.equal('Friedrich…');
    expect(fitted(context, 'Am Anger 🚚🚚', 90)).to.equal('Am Anger…');
    expect(fitted(context, '🚚🚚🚚', 20)).to.equal('🚚…');
  });

  it('keep the number of equal vehicles', () => {
    expect(fitted(context, 'Sprinter B-RM 1234 (Fahrer) 12', 100)).to.equal('Sprint… 12');
  });

  it('are left of their stop where the map ends right of it', () => {
    expect(labelLeft(100, 8, 50, 400)).to.equal(108);
    expect(labelLeft(380, 8, 50, 400)).to.equal(322);
    expect(labelLeft(30, 8, 50, 60), 'no room on either side').to.equal(38);
  });
});
