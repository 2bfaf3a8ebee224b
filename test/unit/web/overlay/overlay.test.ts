import { expect } from 'chai';
import { drawnPlan } from '../../../helpers/drawn-plan.js';
import { changesOf, sorted } from '../../../../web/src/overlay/changes.js';
import { overlayOf } from '../../../../web/src/overlay/overlay.js';
import { planPositions } from '../../../../web/src/see/positions.js';
import { routedPlanOf } from '../../../../web/src/see/routed-plan.js';

const { request, plan: answer } = drawnPlan();
const plan = routedPlanOf(request, answer);
const positions = planPositions(request);
const [first, second] = plan.routes[0]!.stops.slice(1, 3).map(({ node }) => node);
/** The same plan with its only route changed. */
const routed = (stops: readonly string[]) => routedPlanOf(request, { plan_routes: [{ vehicle: answer.routes[0]!.vehicle, stops }] });

describe('two plans laid over each other', () => {
  it('have the legs of both once, and those of only one, by direction', () => {
    const forth = { plan: routed(['first', 'second']), positions };
    const same = overlayOf(forth, forth)!;
    expect([same.common.length, same.onlyA.length, same.onlyB.length]).to.deep.equal([3, 0, 0]);
    const back = overlayOf(forth, { plan: routed(['second', 'first']), positions })!;
    expect([back.common.length, back.onlyA.length, back.onlyB.length]).to.deep.equal([0, 3, 3]);
    const short = overlayOf(forth, { plan: routed(['first']), positions })!;
    expect([short.common.length, short.onlyA.length, short.onlyB.length]).to.deep.equal([1, 2, 1]);
    const [leg] = short.common;
    expect([short.points.x[leg!.to], short.points.y[leg!.to]]).to.deep.equal([positions.x[first!], positions.y[first!]]);
    expect(second).not.to.equal(first);
  });

  it('have no map in common without positions, or with positions of other kinds', () => {
    expect(overlayOf({ plan, positions }, { plan, positions: { ...positions, kind: 'planar' } })).to.equal(null);
    const none = { plan, positions: { ...positions, kind: 'none' as const } };
    expect(overlayOf(none, none)).to.equal(null);
    const embedded = { plan, positions: { ...positions, kind: 'embedded' as const } };
    expect(overlayOf(embedded, embedded)).not.to.equal(null);
    expect(overlayOf(embedded, { plan, positions: { ...embedded.positions, x: positions.x.map((x) => x + 1) } })).to.equal(null);
  });
});

describe('the stops that two plans serve differently', () => {
  it('name what differs most: the vehicle, the order, or only the time', () => {
    expect(changesOf(plan, plan)).to.deep.equal([]);
    const kinds = (a: typeof plan, b: typeof plan) => Object.fromEntries(changesOf(a, b).map(({ name, kind }) => [name.split(' ')[0], kind]));
    const without = routedPlanOf(request, { ...answer, routes: answer.routes.map((route) => ({ ...route, steps: route.steps.filter((step) => !('stop' in step) || step.stop !== 'second') })), unassigned: [...answer.unassigned, { type: 'stop', stop: 'second', reasons: [] }] });
    expect(kinds(plan, without)).to.deep.equal({ second: 'vehicle' });
    expect(changesOf(plan, without)[0]).to.deep.include({ b: null });
    expect(kinds(routed(['first', 'second']), routed(['second', 'first']))).to.deep.equal({ first: 'order', second: 'order' });
    const stops = plan.routes[0]!.stops.map((stop) => (stop.label === 'second' ? { ...stop, times: { ...stop.times!, start: stop.times!.start + 10 } } : stop));
    const later = { ...plan, routes: [{ ...plan.routes[0]!, stops }] };
    expect(kinds(plan, later)).to.deep.equal({ second: 'time' });
    expect(changesOf(plan, later)[0]!.later).to.equal(10);
    expect(kinds(plan, { ...plan, routes: plan.routes.map((route) => ({ ...route, vehicleKey: 'other' })) })).to.deep.equal({ first: 'vehicle', second: 'vehicle' });
  });

  it('are none where only the number of equal vehicles differs', () => {
    const more = { ...request, vehicles: request.vehicles.map((vehicle) => ({ ...vehicle, count: 2 })) };
    const other = routedPlanOf(more, answer);
    expect(other.routes[0]!.name).not.to.equal(plan.routes[0]!.name);
    expect(changesOf(plan, other)).to.deep.equal([]);
  });

  it('are sorted by each column, both ways', () => {
    const change = (name: string, kind: 'vehicle' | 'order' | 'time', later: number) => ({ key: name, name, a: null, b: null, kind, later });
    const changes = [change('s10', 'time', 5), change('s9', 'vehicle', -3), change('s1', 'order', 0)];
    const names = (by: 'stop' | 'kind' | 'later', descending = false) => sorted(changes, by, descending).map(({ name }) => name);
    expect(names('stop')).to.deep.equal(['s1', 's9', 's10']);
    expect(names('kind')).to.deep.equal(['s9', 's1', 's10']);
    expect(names('later', true)).to.deep.equal(['s10', 's1', 's9']);
  });
});
