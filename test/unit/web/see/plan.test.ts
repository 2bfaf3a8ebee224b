import { expect } from 'chai';
import type { SolveRequest, SolvedResult } from '#generated/types.js';
import { createResult } from './plan-fixture.js';
import { clock, duration, roughClock } from '../../../../web/src/see/clock.js';
import { planOf } from '../../../../web/src/see/plan.js';
import { routeText, stopText, summaryOf } from '../../../../web/src/see/summary.js';
import { axisOf, lanesOf, loadProfile, ticks } from '../../../../web/src/see/timeline.js';

const { request, result } = createResult();

describe('plan of a result', () => {
  const plan = planOf(request, result);

  it('reads times, loads and windows of every stop from the details', () => {
    expect(plan.timed).to.equal(true);
    expect(plan.routes.map(({ vehicle, customers }) => [vehicle, customers])).to.deep.equal([[0, 1], [2, 2]]);
    const late = plan.routes[1]!.stops[2]!;
    expect(late).to.include({ node: 3, role: 'customer', demand: 20, load: 35, leg: 4, travelled: 9 });
    expect(late.times).to.deep.equal({ arrival: 39, waiting: 0, setup: 0, start: 39, leave: 49, lateness: 9 });
    expect(late.windows).to.deep.equal([[0, 30]]);
  });

  it('splits the working time of a route into travel, waiting and service', () => {
    const { working, travel, waiting, service, lateness } = plan.routes[0]!.times!;
    expect({ working, travel, waiting, service, lateness }).to.deep.equal({ working: 44, travel: 8, waiting: 26, service: 10, lateness: 0 });
  });

  it('has consistent totals', () => {
    expect(plan.totals).to.deep.equal({
      cost: 43, vehicles: 2, stops: 3, distance: 25, load: 45, working: 91, waiting: 26, lateness: 9, lateStops: 1,
    });
    expect(plan.fleet).to.equal(3);
  });

  it('sorts vehicles by number, not by text', () => {
    const routes = { 'Vehicle 10': [0, 1, 0], 'Vehicle 2': [0, 2, 0] };
    expect(planOf(request, { routes }).routes.map(({ vehicle }) => vehicle)).to.deep.equal([2, 10]);
  });

  it('has no times for an incumbent, and recomputes loads and distances', () => {
    const bare = planOf(request, { routes: result.routes, total_cost: 30 });
    expect(bare.timed).to.equal(false);
    expect(bare.routes[1]!.stops.map(({ load }) => load)).to.deep.equal([0, 15, 35, 35]);
    expect(bare.totals).to.include({ cost: 30, distance: 25 });
    expect(axisOf(bare)).to.deep.equal({ unit: 'distance', from: 0, to: 17 });
  });

  it('computes Euclidean distances if there are coordinates', () => {
    const { distance_matrix: _, ...rest } = request;
    const flat: SolveRequest = { ...rest, distance_matrix: [], node_positions: [[0, 0], [4, 0], [4, 3], [0, 8]] };
    expect(planOf(flat, { routes: { 'Vehicle 0': [0, 2, 0] } }).routes[0]!.distance).to.equal(10);
  });

  it('shows a plan without routes', () => {
    const empty = planOf(request, { routes: {}, total_cost: 0 } satisfies Partial<SolvedResult>);
    expect(empty.routes).to.be.empty;
    expect(summaryOf(empty)).to.equal('No vehicle is used, because there is nothing to visit.');
    expect(axisOf(empty).to).to.be.greaterThan(0);
  });
});

describe('plan in words', () => {
  const plan = planOf(request, result);

  it('says in a summary what the drawing shows', () => {
    expect(summaryOf(plan)).to.equal(
      '2 routes of 3 vehicles visit 3 stops over a distance of 25. The longest route is Vehicle 2: 2 stops, distance 17. 1 stop is late, by 9 min in total.',
    );
  });

  it('describes a route and a stop', () => {
    expect(routeText(plan, plan.routes[0]!)).to.equal('Vehicle 0: 1 stop, distance 8, load 10 of 40, 09:00 to 09:44');
    expect(stopText(plan, plan.routes[1]!.stops[2]!)).to.equal('Vehicle 2, stop 2 of 2: node 3, service 09:39 to 09:49, late by 9 min, load 35');
    expect(stopText(plan, plan.routes[0]!.stops[1]!)).to.contain('waits 26 min');
  });

  it('writes clock times as the contract does: nearest second, hours past midnight', () => {
    expect(clock([9, 0, 0], 33)).to.equal('09:33');
    expect(clock([23, 30, 0], 100)).to.equal('25:10');
    expect(clock([9, 0, 0], 0.5)).to.equal('09:00:30');
    expect(clock([9, 0, 0], 59.9999)).to.equal('10:00');
  });

  it('names the day of what is before the first one', () => {
    expect(clock([0, 0, 0], -90)).to.equal('22:30 the day before');
    expect(clock([0, 0, 0], -0.5)).to.equal('23:59:30 the day before');
    expect(clock([0, 0, 0], -1440)).to.equal('00:00 the day before');
    expect(clock([0, 0, 0], -1441)).to.equal('23:59 2 days before');
    expect(clock([0, 0, 0], -0.0001)).to.equal('00:00');
    expect(roughClock([0, 0, 0], -90.4)).to.equal('22:30 the day before');
  });

  it('omits the seconds where a glance is enough', () => {
    expect(roughClock([9, 0, 0], 12.6)).to.equal('09:13');
    expect(roughClock([8, 59, 30], 0.4)).to.equal('09:00');
  });

  it('writes durations', () => {
    expect([0, 2.5, 9.99, 42, 65, 600].map(duration)).to.deep.equal(['0 min', '2.5 min', '10 min', '42 min', '1 h 05 min', '10 h 00 min']);
  });
});

describe('timeline of a plan', () => {
  const plan = planOf(request, result);

  it('fills each working day without gaps: travel, waiting, service', () => {
    for (const [index, lane] of lanesOf(plan).entries()) {
      const { start, end } = plan.routes[index]!.times!;
      let at = start;
      for (const bar of lane.bars) {
        expect(bar.from).to.equal(at);
        at = bar.to;
      }
      expect(at).to.equal(end);
    }
  });

  it('marks service that starts after its window', () => {
    expect(lanesOf(plan).flatMap(({ bars }) => bars.filter(({ late }) => late).map(({ stop }) => stop))).to.deep.equal([2]);
  });

  it('propagates the load', () => {
    expect(loadProfile(plan.routes[0]!)).to.deep.equal([{ at: 0, load: 0 }, { at: 30, load: 10 }, { at: 44, load: 10 }]);
  });

  it('marks round times, no more than fit', () => {
    expect(ticks({ unit: 'minutes', from: 7, to: 130 }, 5)).to.deep.equal([30, 60, 90, 120]);
    expect(ticks({ unit: 'distance', from: 0, to: 17 }, 4)).to.deep.equal([0, 5, 10, 15]);
    expect(ticks({ unit: 'minutes', from: 0, to: 100_000 }, 10).length).to.be.within(3, 11);
  });
});
