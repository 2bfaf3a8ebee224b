import { expect } from 'chai';
import { standing, type Figure } from '../../../../web/src/compare/figures.js';

const figure = (a: Figure['a'], b: Figure['b'], better: Figure['better']): Figure => ({ name: 'Distance', a, b, better, format: String });

describe('figures of two tasks', () => {
  it('are better or worse if one of them is, otherwise only different', () => {
    expect(standing(figure(10, 8, 'less'))).to.equal('better');
    expect(standing(figure(10, 12, 'less'))).to.equal('worse');
    expect(standing(figure(10, 12, 'more'))).to.equal('better');
    expect(standing(figure(10, 12, null))).to.equal('other');
    expect(standing(figure('alns', 'hgs', null))).to.equal('other');
    expect(standing(figure(10, 10, 'less'))).to.equal('same');
    expect(standing(figure(10, null, 'less'))).to.equal('other');
  });
});
