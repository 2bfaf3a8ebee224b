import { expect } from 'chai';
import { drawnPlan } from '../../../helpers/drawn-plan.js';
import { breakMark, createScene } from '../../../../web/src/see/map/scene.js';
import { tilesOf, tileUrl } from '../../../../web/src/see/map/tile-grid.js';
import { planPositions } from '../../../../web/src/see/positions.js';
import { routedPlanOf } from '../../../../web/src/see/routed-plan.js';
import { breakText, routeText, stopText, summaryOf } from '../../../../web/src/see/summary.js';
import { axisOf, lanesOf } from '../../../../web/src/see/timeline.js';
import { boundsOf, toScreen } from '../../../../web/src/see/viewport.js';
import { clock } from '../../../../web/src/see/clock.js';

const { request, plan: answer } = drawnPlan();

describe('the view of a plan of version 2', () => {
  const plan = routedPlanOf(request, answer);
  const [route] = plan.routes;

  it('reads stops with their ids, times on the clock of the plan, windows, loads and distances', () => {
    expect(plan).to.include({ unit: 'meters', timed: true, fleet: 1 });
    const [start, first, second, end] = route!.stops;
    expect([start, first, second, end].map((stop) => [stop!.role, stop!.label])).to.deep.equal([['start', 'depot'], ['customer', 'first'], ['customer', 'second'], ['end', 'depot']]);
    expect(first).to.deep.include({ name: 'first at north', load: 40, loadText: '40 kilograms', demandText: '−30 kilograms', leg: 11000, windows: [[510, 540]] });
    expect(clock(plan.base, second!.times!.start)).to.equal('10:00');
    expect(route).to.include({ customers: 2, capacity: 100, load: 70, loadText: 'load 70 of 100 kilograms', distance: 43000 });
  });

  it('has the break, the parts of the cost, what is not served and that travel is not estimated', () => {
    expect(route!.breaks).to.have.length(1);
    expect(route!.breaks[0]!.to - route!.breaks[0]!.from).to.equal(30);
    expect(lanesOf(plan)[0]!.bars.at(-1)).to.include({ kind: 'break' });
    expect(axisOf(plan).unit).to.equal('minutes');
    expect(plan.costs.map(({ name }) => name)).to.deep.equal(['Vehicles', 'Distance', 'Time']);
    expect(plan.costs.reduce((sum, { value }) => sum + value, 0)).to.be.closeTo(plan.totals.cost!, 1e-6);
    expect(plan.leftOut.map(({ name, reasons }) => [name, reasons[0]])).to.deep.equal([
      ['heavy', 'heavy has 400 kilograms; the capacity of =van is 100'], ['upstairs', 'upstairs has 500 kilograms; the capacity of =van is 100'],
    ]);
    expect(plan.estimated).to.deep.equal([]);
  });

  it('says all of it in words', () => {
    expect(summaryOf(plan)).to.match(/^1 route of 1 vehicle visits 2 stops over a distance of 43 km\. .* All stops are on time\. 2 stops are not served\.$/);
    expect(routeText(plan, route!)).to.match(/^=van: 2 stops, distance 43 km, load 70 of 100 kilograms, \d\d:\d\d to 10:\d\d, 1 break$/);
    expect(stopText(plan, route!.stops[2]!)).to.match(/^=van, stop 2 of 2: second at east, service 10:00 to 10:05/);
  });

  it('marks the break on the map where it is taken, and says where', () => {
    const [pause] = route!.breaks;
    expect(pause!.after).to.equal(1);
    const positions = planPositions(request);
    const view = { centreX: positions.x[0]!, centreY: positions.y[0]!, scale: 0.01, width: 600, height: 400 };
    const [first, second] = [0, 1].map((node) => toScreen(view, positions.x[node]!, positions.y[node]!)) as [[number, number], [number, number]];
    const marked = (share: number) => breakMark(createScene(plan, positions), view, route!, { ...pause!, share }, 9);
    expect(marked(0.25)[0]).to.be.closeTo(first[0] + (second[0] - first[0]) / 4, 1e-9);
    expect(marked(0.25)[1]).to.be.closeTo(first[1] + (second[1] - first[1]) / 4, 1e-9);
    expect(marked(0)).to.deep.equal([first[0], first[1] - 9]);
    expect(marked(1)).to.deep.equal([second[0], second[1] - 9]);
    expect(breakText(plan, route!, { ...pause!, share: 0.25 })).to.match(/^=van, break 09:\d\d to \d\d:\d\d, on the way from first at north to second at east, after 25 % of the driving$/);
    expect(breakText(plan, route!, { ...pause!, share: 1 })).to.match(/, at second at east$/);
  });

  it('says nothing of distances where the request has durations only', () => {
    const durations = request.locations.map((_, i) => request.locations.map((__, j) => 60 * Math.abs(i - j)));
    const timed = routedPlanOf({ ...request, profiles: [{ id: 'van', travel: { type: 'matrices', durations_seconds: durations } }] }, answer);
    expect([plan.hasDistances, timed.hasDistances]).to.deep.equal([true, false]);
    expect(`${summaryOf(timed)} ${routeText(timed, timed.routes[0]!)}`).not.to.match(/distance/);
    expect(routeText(timed, timed.routes[0]!)).to.match(/^=van: 2 stops, load 70/);
    const uploaded = { ...request, profiles: [{ id: 'van', travel: { type: 'uploaded' as const, name: 'city' } }] };
    const still = answer.routes.map((route) => ({ ...route, distance_meters: 0 }));
    expect([routedPlanOf(uploaded, answer), routedPlanOf(uploaded, { ...answer, routes: still })].map(({ hasDistances }) => hasDistances)).to.deep.equal([true, false]);
  });

  it('has no loads where nothing is carried, and no capacities where no vehicle has one', () => {
    const unlimited = { ...request, vehicles: request.vehicles.map((vehicle) => ({ ...vehicle, capacities: {} })) };
    const empty = { ...request, stops: request.stops.map(({ delivers: _, collects: __, ...stop }) => stop) };
    const incumbent = { plan_routes: [], total_cost: 1 };
    expect([request, unlimited, empty].map((one) => [answer, incumbent].map((source) => {
      const { hasLoads, hasCapacities } = routedPlanOf(one, source);
      return [hasLoads, hasCapacities];
    }))).to.deep.equal([[[true, true], [true, true]], [[true, false], [true, false]], [[false, false], [false, false]]]);
  });

  it('counts the stops of a vehicle with an open start from 1', () => {
    const open = drawnPlan({ vehicles: [{ id: 'van', capacities: { kilograms: 100 } }] });
    const shown = routedPlanOf(open.request, open.plan);
    expect(shown.routes[0]!.stops.map(({ role }) => role)).to.deep.equal(['customer', 'customer']);
    expect(stopText(shown, shown.routes[0]!.stops[0]!)).to.match(/^van, stop 1 of 2: first/);
    expect([...shown.depots]).to.deep.equal([]);
  });

  it('shows the routes of an incumbent without times, with distances of the request', () => {
    const shown = routedPlanOf(request, { plan_routes: [{ vehicle: '=van', stops: ['first', 'second'] }], total_cost: 12 });
    expect(shown).to.include({ timed: false });
    expect(shown.totals).to.include({ cost: 12, distance: 43000, stops: 2 });
    const equal = { ...request, vehicles: [{ ...request.vehicles[0]!, count: 3 }] };
    const routes = [{ vehicle: '=van', stops: ['first'] }, { vehicle: '=van', vehicle_number: 3, stops: ['second'] }];
    expect(routedPlanOf(equal, { plan_routes: routes }).routes.map(({ name }) => name)).to.deep.equal(['=van 1', '=van 3']);
    const estimated = routedPlanOf({ ...request, profiles: [] }, { plan_routes: [{ vehicle: '=van', stops: ['first'] }] });
    expect(estimated.totals.distance).to.be.closeTo(2 * 1.3 * 11_119.5, 10);
  });
});

describe('the positions of a plan of version 2', () => {
  it('are a projection of longitude and latitude, unknown for locations without one', () => {
    const positions = planPositions(request);
    expect(positions.kind).to.equal('geographic');
    expect(positions.x).to.have.length(8);
    expect(positions.y[0]! - positions.y[4]!).to.be.greaterThan(11_000);
    expect(positions.x[3]).to.be.NaN;
    expect(Object.values(boundsOf(positions)).every(Number.isFinite)).to.equal(true);
  });

  it('are meters of a plane, estimated from matrices, or none', () => {
    expect(planPositions({ ...request, geometry: 'planar' })).to.include({ kind: 'planar' }).and.satisfy(({ x }: { x: Float64Array }) => x[0] === 13.4);
    const locations = request.locations.map(({ id }) => ({ id }));
    expect(planPositions({ ...request, locations }).kind).to.equal('embedded');
    const timed = ['06:00', '09:00'].map((time) => ({ time_of_day: time, durations_seconds: locations.map((_, i) => locations.map((__, j) => Math.abs(i - j))) }));
    expect(planPositions({ ...request, locations, profiles: [{ id: 'van', travel: { type: 'matrices', durations_by_time: timed } }] }).kind).to.equal('embedded');
    expect(planPositions({ ...request, locations, profiles: [] }).kind).to.equal('none');
  });

  it('lie on the tiles of a map', () => {
    const world = { centreX: 0, centreY: 0, scale: 512 / (2 * Math.PI * 6_371_008.8), width: 512, height: 512 };
    expect(tilesOf({ ...world, width: 511, height: 511 }).map(({ zoom, x, y }) => [zoom, x, y])).to.deep.equal([[1, 0, 0], [1, 1, 0], [1, 0, 1], [1, 1, 1]]);
    expect(tileUrl('https://t.example/{z}/{x}/{y}.png', { zoom: 3, x: -1, y: 2 })).to.equal('https://t.example/3/7/2.png');
  });
});
