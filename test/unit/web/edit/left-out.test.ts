import { expect } from 'chai';
import { drawnPlan } from '../../../helpers/drawn-plan.js';
import { leftOutText } from '../../../../web/src/edit/left-out.js';

const { request, plan } = drawnPlan();

/** What is said of a plan that leaves stops and shipments out, whose members are changed. */
function saidOf(left: readonly object[], changes: object = {}, solved: readonly object[] = []): string {
  const stops = ['one', 'two', 'three'].map((id) => ({ ...request.stops[0]!, id, ...changes }));
  const shipments = [{ id: 'parcel', pickup: { location: 'north' }, delivery: { location: 'east' }, ...changes }];
  const verdict = { feasible: true, violations: [], plan: { ...plan, unassigned: left.map((one) => ({ reasons: [], ...one })) } } as unknown as Parameters<typeof leftOutText>[2];
  return leftOutText({ stops, shipments }, { unassigned: solved }, verdict);
}

const stop = (id: string): object => ({ type: 'stop', stop: id });

describe('what is said of stops that are left out by hand', () => {
  it('says that those without a price only look cheap', () => {
    expect(saidOf([stop('one')])).to.equal('one is left out at no cost: it has no price_of_omission, so a solve leaves it out only if it finds no plan that serves it.');
    expect(saidOf([stop('two'), { type: 'shipment', shipment: 'parcel' }])).to.match(/^two and 1 more are left out at no cost: they have no price_of_omission, /);
    expect(saidOf([stop('one')], { price_of_omission: null })).to.match(/^one is left out/);
  });

  it('is nothing where they have a price or are required, or the solved plan leaves them out as well', () => {
    expect(saidOf([])).to.equal('');
    for (const changes of [{ price_of_omission: 0 }, { price_of_omission: 3 }, { required: true }]) expect(saidOf([stop('one')], changes)).to.equal('');
    expect(saidOf([stop('one')], {}, [stop('one')])).to.equal('');
    expect(saidOf([stop('one'), stop('two')], {}, [stop('one')])).to.match(/^two is left out/);
  });
});
