import { expect } from 'chai';
import { planResult } from '../../../../src/contract/plan/result.js';
import { planBody, planProblemOf, SMALL_PLAN } from '../../../helpers/plan-request.js';

const { stops: [ONE, TWO] } = SMALL_PLAN;
const PARCEL = { id: 'parcel', pickup: { location: 'a' }, delivery: { location: 'b' } };
const META = { strategy: 'alns', seed: 1, seconds: 1 };

describe('alternatives in the contract', () => {
  it('are one relation of the model, with the rules of omission of the first of them', () => {
    const { problem: { relations, omission } } = planProblemOf(planBody({
      stops: [{ ...ONE, required: true }, { ...TWO, price_of_omission: 7 }, { ...TWO, id: 'three' }], relations: [{ type: 'one_of', stops: ['two', 'three'] }],
    }));
    expect(relations).to.deep.equal([{ kind: 'one-of', nodes: Int32Array.of(1, 2) }]);
    expect([...omission!.price.slice(0, 3)]).to.deep.equal([Infinity, 7, 7]);
  });

  it('may be beside an empty list of the other kind', () => {
    const { problem: { relations } } = planProblemOf(planBody({
      stops: [ONE, TWO], shipments: [PARCEL, { ...PARCEL, id: 'other' }],
      relations: [{ type: 'one_of', stops: ['one', 'two'], shipments: [] }, { type: 'one_of', stops: [], shipments: ['parcel', 'other'] }],
    }));
    expect(relations.map(({ nodes }) => [...nodes])).to.deep.equal([[0, 1], [2, 4]]);
  });

  it('are all required if the first is', () => {
    const { problem } = planProblemOf(planBody({ stops: [{ ...ONE, required: true }, TWO], relations: [{ type: 'one_of', stops: ['one', 'two'] }] }));
    expect(problem.omission).to.equal(null);
  });

  it('that are shipments stand for them with their pickups', () => {
    const { problem: { relations, omission } } = planProblemOf(planBody({
      stops: [ONE], shipments: [{ ...PARCEL, price_of_omission: 3 }, { ...PARCEL, id: 'other' }], relations: [{ type: 'one_of', shipments: ['parcel', 'other'] }],
    }));
    expect(relations).to.deep.equal([{ kind: 'one-of', nodes: Int32Array.of(1, 3) }]);
    expect([...omission!.price.slice(1, 5)]).to.deep.equal([3, 3, 3, 3]);
  });

  it('that were not taken are listed with what was, and are not unassigned', () => {
    const { problem, ids } = planProblemOf(planBody({
      stops: [ONE, TWO, { ...TWO, id: 'three' }], shipments: [PARCEL, { ...PARCEL, id: 'other' }],
      relations: [{ type: 'one_of', stops: ['three', 'one'] }, { type: 'one_of', shipments: ['parcel', 'other'] }],
    }));
    const { summary, unassigned, not_chosen: notChosen } = planResult(problem, ids, [{ type: 0, customers: [0, 5, 6] }], META);
    expect(notChosen).to.deep.equal([{ type: 'stop', stop: 'three', chosen: 'one' }, { type: 'shipment', shipment: 'parcel', chosen: 'other' }]);
    expect(unassigned.map((entry) => ('stop' in entry ? entry.stop : entry.shipment))).to.deep.equal(['two']);
    expect(summary).to.deep.include({ stops_served: 1, stops_unassigned: 1, stops_not_chosen: 1, shipments_served: 1, shipments_unassigned: 0, shipments_not_chosen: 1 });
    const none = planResult(problem, ids, [], META);
    expect(none.not_chosen).to.deep.equal([{ type: 'stop', stop: 'one', chosen: null }, { type: 'shipment', shipment: 'other', chosen: null }]);
    expect(none.summary).to.deep.include({ stops_unassigned: 2, stops_not_chosen: 1, shipments_unassigned: 1, shipments_not_chosen: 1 });
  });

  it('leave no trace in plans without them', () => {
    const { problem, ids } = planProblemOf(planBody());
    const plan = planResult(problem, ids, [], META);
    expect(plan).not.to.have.property('not_chosen');
    expect(plan.summary).not.to.have.any.keys('stops_not_chosen', 'shipments_not_chosen');
  });
});

describe('goods that may not be on one route', () => {
  const goods = (...kinds: string[][]) => planBody({
    stops: [{ ...ONE, goods: kinds[0] }, { ...TWO, goods: kinds[1] }], shipments: [{ ...PARCEL, goods: kinds[2] }], incompatible_goods: [{ goods: ['food', 'paint'] }, { goods: ['food', 'fuel'] }],
  });

  it('are bits of the stops and of pickups', () => {
    const { problem: { incompatible } } = planProblemOf(goods(['food'], ['paint', 'fuel'], ['fuel']));
    expect([...incompatible!.kinds.slice(0, 4)]).to.deep.equal([1, 6, 4, 0]);
    expect([...incompatible!.excludes.slice(0, 4)]).to.deep.equal([6, 1, 1, 0]);
  });

  it('are nothing where no two stops have any', () => {
    expect(planProblemOf(goods(['paint'], ['fuel'], ['paper'])).problem.incompatible).to.equal(null);
    expect(planProblemOf(planBody({ stops: [{ ...ONE, goods: ['food'] }, TWO] })).problem.incompatible).to.equal(null);
  });
});
