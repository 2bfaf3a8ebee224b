import { expect } from 'chai';
import { covers, fitted, labelLeft } from '../../../../web/src/see/parts/labels.js';

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

  it('cover one another where they share a line and a column', () => {
    const box = { left: 100, middle: 50, width: 40 };
    expect(covers(box, { left: 130, middle: 58, width: 20 })).to.equal(true);
    expect(covers(box, { left: 90, middle: 45, width: 60 }), 'around it').to.equal(true);
    expect(covers(box, { left: 141, middle: 50, width: 20 }), 'beside it').to.equal(false);
    expect(covers(box, { left: 100, middle: 62, width: 40 }), 'below it').to.equal(false);
  });
});
