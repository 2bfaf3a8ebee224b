import { expect } from 'chai';
import { planWarnings } from '../../../../src/contract/plan/warnings.js';
import type { Json } from '../../../helpers/contract-document.js';
import { planBody, planRequestOf, SMALL_PLAN } from '../../../helpers/plan-request.js';

const { vehicles: [VAN], stops: [ONE, TWO] } = SMALL_PLAN;
const warningsOf = (body: Json) => planWarnings(planRequestOf(body));

describe('planWarnings', () => {
  it('name goods that are spelt nearly like incompatible ones', () => {
    const stops = [{ ...ONE, goods: ['food', 'chemical', 'paper'] }, { ...TWO, goods: ['chemical'] }];
    expect(warningsOf(planBody({ stops }))).to.deep.equal([]);
    expect(warningsOf(planBody({ stops, incompatible_goods: [{ goods: ['food', 'chemicals'] }] }))).to.deep.equal([{
      code: 'goods_not_named', loc: ['body', 'stops', '0', 'goods', '1'],
      message: 'goods of stop "one" has "chemical", which incompatible_goods does not name, so that it may be on any route: did you mean "chemicals"?',
    }]);
  });

  it('finds nothing in a plain request', () => {
    expect(warningsOf(planBody())).to.deep.equal([]);
    expect(warningsOf(planBody({ stops: [{ ...ONE, delivers: { kilograms: 5 } }] }))).to.deep.equal([]);
  });

  it('names a quantity that no vehicle lists, once', () => {
    const stops = [{ ...ONE, delivers: { kilogram: 5, pallets: 0 } }, { ...TWO, collects: { kilogram: 5, kilograms: 1 } }];
    expect(warningsOf(planBody({ stops, vehicles: [{ ...VAN, capacities: { kilograms: 5 } }] }))).to.deep.equal([{
      code: 'quantity_not_carried', loc: ['body', 'stops', '0', 'delivers', 'kilogram'],
      message: 'delivers of stop "one" has "kilogram", which is not in the capacities of any vehicle: no vehicle can serve it; add it to capacities, or correct its name',
    }]);
    expect(warningsOf(planBody({ stops, vehicles: [{ ...VAN, capacities: { kilograms: 5 } }, { id: 'free' }] }))[0]?.message).to.match(/only the 1 without capacities can serve it/);
  });

  it('names a skill that no vehicle has', () => {
    const [warning, ...more] = warningsOf(planBody({ stops: [{ ...ONE, skills: ['lift', 'crane'] }, { ...TWO, skills: ['crane'] }], vehicles: [{ ...VAN, skills: ['lift'] }] }));
    expect(more).to.deep.equal([]);
    expect(warning).to.deep.include({ code: 'skill_not_available', loc: ['body', 'stops', '0', 'skills', '1'] });
  });

  it('are at most twenty', () => {
    const warnings = warningsOf(planBody({ stops: [{ ...ONE, skills: Array.from({ length: 30 }, (_, i) => `s${i}`) }] }));
    expect(warnings).to.have.length(20);
    expect(warnings[19]?.message).to.match(/and 10 more warnings/);
  });
});
