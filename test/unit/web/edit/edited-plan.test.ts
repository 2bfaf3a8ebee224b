import { expect } from 'chai';
import { editedPlanOf, initialRoutesOf, isBound, locked, moved, removed, routesOf, UNSERVED, vehicleOf, withReload, type EditedPlan } from '../../../../web/src/edit/edited-plan.js';
import { findingsOf } from '../../../../web/src/edit/verdict.js';
import { keyOf } from '../../../../web/src/see/visits.js';

const stop = (id: string) => ({ type: 'stop', stop: id });
const REQUEST = { vehicles: [{ id: 'van', count: 2 }, { id: 'truck' }] } as Parameters<typeof editedPlanOf>[0];

/** van: a b; truck: c, shipment s around it; d and shipment t are not served. */
const plan = (): EditedPlan => editedPlanOf(REQUEST, {
  routes: [
    { vehicle: 'van', steps: [{ type: 'start' }, stop('a'), { type: 'break' }, stop('b'), { type: 'end' }] },
    { vehicle: 'truck', steps: [{ type: 'pickup', shipment: 's' } as { type: string }, stop('c'), { type: 'delivery', shipment: 's' } as { type: string }] },
  ],
  unassigned: [{ stop: 'd' }, { shipment: 't' }],
});
const shown = ({ routes, unserved }: EditedPlan): Record<string, string> => ({
  ...Object.fromEntries(routes.map((route) => [vehicleOf(route), route.visits.map((visit) => keyOf(visit)).join(', ')])),
  rest: unserved.map((item) => keyOf(item)).join(', '),
});

describe('a plan that is edited by hand', () => {
  it('keeps a shipment on its route whose pickup is locked', () => {
    const kept = locked(plan(), 2, 1);
    expect([0, 1, 2].map((at) => isBound(kept, { route: 2, at }))).to.deep.equal([false, false, true]);
    expect(isBound(kept, { route: UNSERVED, at: 0 })).to.equal(false);
    expect(removed(kept, { route: 2, at: 2 })).to.equal(kept);
    expect(moved(kept, { route: 2, at: 2 }, { route: 0, at: 0 })).to.equal(kept);
    expect(isBound(plan(), { route: 2, at: 2 })).to.equal(false);
  });

  it('has the routes of the answer, an empty one for vehicles that are left, and what is not served', () => {
    expect(shown(plan())).to.deep.equal({ 'van 1': 'stop a, stop b', 'van 2': '', truck: 'pickup s, stop c, delivery s', rest: 'stop d, shipment t' });
  });

  it('moves a stop within its route, to another route, out of it and back', () => {
    const within = moved(plan(), { route: 0, at: 0 }, { route: 0, at: 1 });
    expect(shown(within)['van 1']).to.equal('stop b, stop a');
    const across = moved(within, { route: 0, at: 0 }, { route: 2, at: 1 });
    expect(shown(across)).to.include({ 'van 1': 'stop a', truck: 'pickup s, stop b, stop c, delivery s' });
    const out = moved(across, { route: 2, at: 1 }, { route: UNSERVED, at: 0 });
    expect(shown(out)['rest']).to.equal('stop d, shipment t, stop b');
    expect(shown(moved(out, { route: UNSERVED, at: 2 }, { route: 1, at: 0 }))).to.include({ 'van 2': 'stop b', rest: 'stop d, shipment t' });
  });

  it('is the same plan when nothing moves', () => {
    const before = plan();
    expect(moved(before, { route: 0, at: 1 }, { route: 0, at: 1 })).to.equal(before);
    expect(moved(before, { route: UNSERVED, at: 1 }, { route: UNSERVED, at: 0 })).to.equal(before);
  });

  it('moves a shipment whole: both ends change the route together, and each moves alone within it', () => {
    expect(shown(moved(plan(), { route: 2, at: 2 }, { route: 0, at: 1 }))).to.include({ 'van 1': 'stop a, pickup s, delivery s, stop b', truck: 'stop c' });
    expect(shown(moved(plan(), { route: 2, at: 2 }, { route: 2, at: 1 }))['truck']).to.equal('pickup s, delivery s, stop c');
    expect(shown(removed(plan(), { route: 2, at: 0 }))).to.include({ truck: 'stop c', rest: 'stop d, shipment t, shipment s' });
    expect(shown(moved(plan(), { route: UNSERVED, at: 1 }, { route: 1, at: 0 }))).to.include({ 'van 2': 'pickup t, delivery t', rest: 'stop d' });
  });

  it('offers the next of several equal vehicles once the last one is used', () => {
    const many = editedPlanOf({ vehicles: [{ id: 'van', count: 3 }] }, { routes: [{ vehicle: 'van', steps: [stop('a'), stop('b')] }], unassigned: [] });
    const next = moved(many, { route: 0, at: 1 }, { route: 1, at: 0 });
    expect(shown(next)).to.deep.equal({ 'van 1': 'stop a', 'van 2': 'stop b', 'van 3': '', rest: '' });
  });

  it('keeps a locked beginning as it is', () => {
    const fixed = locked(plan(), 0, 1);
    expect(moved(fixed, { route: 0, at: 0 }, { route: 0, at: 1 }), 'moved out of it').to.equal(fixed);
    expect(moved(fixed, { route: 2, at: 1 }, { route: 0, at: 0 }), 'moved into it').to.equal(fixed);
    expect(removed(fixed, { route: 0, at: 0 }), 'removed from it').to.equal(fixed);
    const shipment = locked(plan(), 2, 1);
    expect(moved(shipment, { route: 2, at: 2 }, { route: 0, at: 0 }), 'the other end is on board').to.equal(shipment);
    expect(shown(moved(fixed, { route: 2, at: 1 }, { route: 0, at: 1 }))).to.include({ 'van 1': 'stop a, stop c, stop b' });
  });

  it('puts a reload into a route, and deletes it again', () => {
    const reloaded = withReload(plan(), { route: 0, at: 1 }, 'depot');
    expect(shown(reloaded)['van 1']).to.equal('stop a, reload 0 depot, stop b');
    expect(shown(removed(reloaded, { route: 0, at: 1 }))).to.deep.equal(shown(plan()));
  });

  it('is stated by the short form where all visits are stops, with locked beginnings for a solve', () => {
    expect(routesOf(plan())).to.deep.equal([
      { vehicle: 'van', stops: ['a', 'b'] },
      { vehicle: 'truck', visits: [{ type: 'pickup', shipment: 's' }, { type: 'stop', stop: 'c' }, { type: 'delivery', shipment: 's' }] },
    ]);
    expect(initialRoutesOf(locked(plan(), 0, 1))[0]).to.deep.equal({ vehicle: 'van', stops: ['a', 'b'], locked_visits: 1 });
  });

  it('keeps what a day under way has fixed: locked beginnings, departures, and which of equal vehicles it is', () => {
    const begun = [
      { vehicle: 'truck', visits: [{ type: 'pickup' as const, shipment: 's' }, { type: 'stop' as const, stop: 'c' }], locked_visits: 2, departed_at: '2026-11-02T08:12:00+01:00' },
      { vehicle: 'van', vehicle_number: 2, stops: ['b'], locked_visits: 1 },
    ];
    const edited = editedPlanOf({ ...REQUEST, initial_routes: begun }, {
      routes: [
        { vehicle: 'van', vehicle_number: 2, steps: [stop('b'), stop('a')] },
        { vehicle: 'truck', vehicle_number: 1, steps: [{ type: 'pickup', shipment: 's' } as { type: string }, stop('c'), { type: 'delivery', shipment: 's' } as { type: string }] },
      ],
      unassigned: [],
    });
    expect(edited.routes.map((route) => [vehicleOf(route), route.locked, route.departedAt])).to.deep.equal([['van 1', 0, null], ['van 2', 1, null], ['truck', 2, '2026-11-02T08:12:00+01:00']]);
    expect(moved(edited, { route: 1, at: 0 }, { route: 0, at: 0 }), 'locked').to.equal(edited);
    expect(routesOf(edited).map(({ vehicle, vehicle_number: number }) => [vehicle, number])).to.deep.equal([['van', 2], ['truck', undefined]]);
    expect(initialRoutesOf(edited)).to.deep.equal([
      { vehicle: 'van', vehicle_number: 2, stops: ['b', 'a'], locked_visits: 1 },
      { vehicle: 'truck', visits: [{ type: 'pickup', shipment: 's' }, { type: 'stop', stop: 'c' }, { type: 'delivery', shipment: 's' }], locked_visits: 2, departed_at: '2026-11-02T08:12:00+01:00' },
    ]);
    expect(initialRoutesOf(locked(edited, 2, 0))[1]).not.to.have.property('locked_visits');
  });

  it('shows a violation at the one of equal vehicles that it names', () => {
    const edited = editedPlanOf({ vehicles: [{ id: 'van', count: 3 }] }, { routes: [{ vehicle: 'van', vehicle_number: 3, steps: [stop('a')] }], unassigned: [] });
    expect([...findingsOf(edited, [{ kind: 'capacity', message: 'too much', vehicle: 'van', vehicle_number: 3 }]).routes]).to.deep.equal([[2, ['too much']]]);
    expect([...findingsOf(edited, [{ kind: 'capacity', message: 'too much', vehicle: 'van' }]).routes]).to.deep.equal([[2, ['too much']]]);
  });
});
