import { expect } from 'chai';
import { formatSeconds } from '../../../../web/src/parts/format.js';
import { differenceText, figures, standing, type Figure } from '../../../../web/src/compare/figures.js';

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

  it('include the bounds of the results, if they have any', () => {
    const details = { entry: { nodes: 5, vehicles: 2, solve_seconds: 1, time_limit_seconds: 1, strategy: 'alns', seed: 1 }, outcome: { total_cost: 100, cost: {} }, failure: null, files: [] } as unknown as Parameters<typeof figures>[0];
    const boundAt = (value: number) => ({ value, cost: 100, method: 'dual-ascent', relaxes: [], optimal: false });
    const rows = figures(details, details, [boundAt(97), boundAt(98)]);
    const [bound, above, method] = ['Lower bound', 'Gap, at most', 'Method of the bound'].map((name) => rows.find((row) => row.name === name)!);
    expect([bound!.a, bound!.b, standing(bound!)]).to.deep.equal([97, 98, 'better']);
    expect([above!.format(above!.a as number), above!.format(above!.b as number), standing(above!)]).to.deep.equal(['3 %', '2 %', 'better']);
    expect(differenceText(above!.a, above!.b, above!.format)).to.equal('−1 %');
    expect([method!.a, standing(method!)]).to.deep.equal(['dual ascent', 'same']);
    expect(figures(details, details).map(({ name }) => name)).not.to.include('Lower bound');
  });

  it('do not tell in numbers what is too little for them', () => {
    expect(differenceText(1, 0.999, formatSeconds)).to.equal('< 0.01 s');
    expect(differenceText(1, 0.5, formatSeconds)).to.equal('−0.5 s (−50 %)');
  });

  it('have kilometers only where the plan has distances', () => {
    const driven = (meters: number) => ({ entry: { seed: 1 }, outcome: null, plan_summary: { distance_meters: meters, costs: {} }, failure: null, files: [] }) as unknown as Parameters<typeof figures>[0];
    const kilometers = (a: number, b: number) => figures(driven(a), driven(b)).filter(({ name }) => name === 'Kilometers').map((row) => [row.a, row.b, standing(row)]);
    expect(kilometers(0, 0)).to.deep.equal([]);
    expect(kilometers(0, 4200)).to.deep.equal([[null, 4.2, 'other']]);
    expect(kilometers(5000, 4200)).to.deep.equal([[5, 4.2, 'better']]);
  });
});
