import { expect } from 'chai';
import { shippedPlan } from '../../../helpers/shipped-plan.js';
import { editedPlanOf, routesOf } from '../../../../web/src/edit/edited-plan.js';
import { pairOf } from '../../../../web/src/see/shipment-ends.js';
import { planPositions } from '../../../../web/src/see/positions.js';
import { routedPlanOf } from '../../../../web/src/see/routed-plan.js';
import { changesOf } from '../../../../web/src/overlay/changes.js';
import { emptyText, ofOrdersText, ordersText, stopText, summaryOf } from '../../../../web/src/see/summary.js';
import { lanesOf } from '../../../../web/src/see/timeline.js';

const { request, plan: answer } = shippedPlan();

describe('the view of a plan with shipments and reloads', () => {
  const plan = routedPlanOf(request, answer);
  const { stops } = plan.routes[0]!;

  it('reads pickups and deliveries as customers, and reloads as places between them', () => {
    expect(stops.map(({ role, label }) => [role, label])).to.deep.equal([
      ['start', 'depot'], ['customer', '↑ parcel'], ['customer', 'first'], ['customer', '↓ parcel'], ['reload', 'depot'], ['customer', 'second'], ['end', 'depot'],
    ]);
    expect(plan.routes[0]).to.include({ customers: 4 });
    expect(stops[1]).to.include({ demandText: '+2 boxes', name: 'pickup of parcel at north' });
    expect(stops[3]).to.include({ demandText: '−2 boxes' });
    expect(stopText(plan, stops[5]!)).to.match(/^van, stop 4 of 4: second at east/);
    expect(stopText(plan, stops[4]!)).to.match(/^van, reload: reload at depot/);
  });

  it('joins both ends of a shipment, wherever they are', () => {
    const { x } = planPositions(request);
    const ends = pairOf(stops, stops[3]!.visit)!;
    expect(ends).to.deep.equal([stops[1]!.node, stops[3]!.node]);
    expect(x[ends[0]]).to.be.lessThan(x[ends[1]]!);
    expect(pairOf(stops, stops[2]!.visit)).to.equal(null);
  });

  it('shows the time of loading on the timeline', () => {
    const reload = lanesOf(plan)[0]!.bars.find(({ kind }) => kind === 'reload')!;
    expect(reload.to - reload.from).to.be.closeTo(10, 1e-6);
    expect(reload.stop).to.equal(4);
  });

  it('says why a shipment is left out, and marks both its ends', () => {
    expect(plan.leftOut.map(({ name, nodes }) => [name, nodes.length])).to.deep.equal([['shipment crate', 2]]);
    expect(plan.leftOut[0]!.reasons[0]).to.match(/11 boxes/);
  });

  it('counts a shipment once among what is served or not', () => {
    expect(plan.totals.stops, 'both ends').to.equal(4);
    expect(ofOrdersText(plan)).to.equal('of 4 stops and shipments');
    expect(summaryOf(plan)).to.match(/ 1 shipment is not served\.$/);
    expect(ordersText(2, 1)).to.equal('2 stops and 1 shipment');
    expect(ordersText(0, 0)).to.equal('0 stops');
    expect(emptyText({ ...plan, leftOut: plan.leftOut })).to.match(/all stops and shipments are left out/);
  });

  it('lists a shipment once that only one of two plans serves', () => {
    const steps = answer.routes[0]!.steps.filter((step) => step.type !== 'pickup' && step.type !== 'delivery');
    const without = routedPlanOf(request, { ...answer, routes: [{ ...answer.routes[0]!, steps }], unassigned: [...answer.unassigned, { type: 'shipment', shipment: 'parcel', reasons: [] }] });
    for (const [a, b] of [[plan, without], [without, plan]] as const) {
      const listed = changesOf(a, b).filter(({ key }) => key.endsWith(' parcel'));
      expect(listed.map(({ name, kind }) => [name, kind])).to.deep.equal([['shipment parcel', 'vehicle']]);
      expect([listed[0]!.a, listed[0]!.b]).to.include(null);
    }
  });

  it('is edited and stated again as it was', () => {
    const edited = editedPlanOf(request, answer);
    expect(edited.unserved).to.deep.equal([{ type: 'shipment', shipment: 'crate' }]);
    const [route] = routesOf(edited);
    expect(route!.visits!.map(({ type }) => type)).to.deep.equal(['pickup', 'stop', 'delivery', 'reload', 'stop']);
    const drawn = routedPlanOf(request, { plan_routes: [route!] });
    expect(drawn.routes[0]!.stops.map(({ node }) => node)).to.deep.equal(stops.map(({ node }) => node));
  });
});
