import { expect } from 'chai';
import type { Unassigned } from '#generated/types.js';
import { unassigned } from '../../../../src/contract/plan/unassigned.js';
import { assignVehicles } from '../../../../src/model/assign.js';
import type { PlannedRoutes } from '../../../../src/model/problem.js';
import type { Json } from '../../../helpers/contract-document.js';
import { planBody, planProblemOf, SMALL_PLAN, withMatrices, withStop } from '../../../helpers/plan-request.js';

const { vehicles: [VAN], stops: [ONE, TWO] } = SMALL_PLAN;
const VEHICLES = { objective: { first: 'vehicles' } };
const TIME = { objective: { first: 'time' } };

/** The second stop on the way of the first vehicle. */
const TWO_PLANNED: PlannedRoutes = [{ type: 0, customers: [1] }];

/** What is said of the first stop. */
function besides(body: Json, routes: PlannedRoutes = TWO_PLANNED): Unassigned {
  const { problem, ids } = planProblemOf(body);
  return unassigned(problem, ids, { routes, vehicles: assignVehicles(problem, routes) })[0]!;
}

const price = (vehicle: string, message: string) => ({ code: 'price', vehicle, message });
const ADDS_SIX = price('van', 'serving one with van adds 6 to the cost; its price_of_omission is 3');
const ABOVE_SIX = { code: 'price', vehicle: 'van', message: 'with a price_of_omission above 6, van can serve it' };

describe('pricedReasons', () => {
  it('compares a price where a vehicle that is used would serve the stop, with the fewest vehicles first', () => {
    const stop = besides(withStop({ price_of_omission: 3 }, { ...VEHICLES, vehicles: [VAN, { ...VAN, id: 'other', fixed_cost: 5 }] }));
    expect(stop).to.deep.equal({
      type: 'stop', stop: 'one',
      reasons: [ADDS_SIX, price('other', 'serving one with other takes another vehicle, and fewer vehicles come before its price_of_omission of 3')],
      relaxation: ABOVE_SIX,
    });
  });

  it('compares a price where serving the stop takes no time, with the least time first', () => {
    const body = (minutes: number) => withMatrices({ durations_seconds: [[0, 0, 0], [0, 0, 0], [60 * minutes, 0, 0]], distances_meters: [[0, 5000, 3000], [5000, 0, 4000], [3000, 4000, 0]] },
      { ...TIME, stops: [{ ...ONE, price_of_omission: 3 }, TWO] });
    expect(besides(body(0))).to.deep.include({ reasons: [ADDS_SIX], relaxation: ABOVE_SIX });
    expect(besides(withStop({ price_of_omission: 3 }, TIME)).reasons).to.deep.equal([price('van', 'serving one with van takes 600 s more, and less time comes before its price_of_omission of 3')]);
  });

  describe('where departing from an earlier plan has a price', () => {
    const replanned = (initial: readonly object[], prices: object) => besides(withStop({ price_of_omission: 3 }, { vehicles: [VAN, { ...VAN, id: 'other' }], initial_routes: initial, change_prices: prices })).reasons;
    const adds = (vehicle: string, cost: number) => price(vehicle, `serving one with ${vehicle} adds ${cost} to the cost; its price_of_omission is 3`);

    it('adds it for a vehicle that did not serve the stop', () => {
      expect(replanned([{ vehicle: 'other', stops: ['one'] }], { vehicle: 2 })).to.deep.equal([adds('van', 8), adds('other', 10)]);
    });

    it('adds it for each stop that follows another one than it did, and saves it where the stop restores the order', () => {
      expect(replanned([{ vehicle: 'van', stops: ['two'] }, { vehicle: 'other', stops: ['one'] }], { order: 2 })).to.deep.equal([adds('van', 8), adds('other', 10)]);
      expect(replanned([{ vehicle: 'van', stops: ['one', 'two'] }], { order: 2 })).to.deep.equal([adds('van', 4), adds('other', 10)]);
    });
  });

  it('adds what serving the stop with the vehicle costs, wherever it stands in the route', () => {
    const vehicle_prices = [{ vehicle: 'van', price: 2 }, { vehicle: 'other', price: 7 }];
    const body = planBody({ stops: [{ ...ONE, price_of_omission: 3, vehicle_prices }, { ...TWO, vehicle_prices: [{ vehicle: 'van', price: 40 }] }], vehicles: [VAN, { ...VAN, id: 'other' }] });
    expect(besides(body)).to.deep.include({
      reasons: [price('van', 'serving one with van adds 8 to the cost; its price_of_omission is 3'), price('other', 'serving one with other adds 17 to the cost; its price_of_omission is 3')],
      relaxation: { ...ABOVE_SIX, message: 'with a price_of_omission above 8, van can serve it' },
    });
  });

  it('counts what a route adds to the price of balance, or saves of it', () => {
    const reasonsWith = (location: string) => {
      const stops = [{ ...ONE, price_of_omission: 3 }, TWO, { id: 'three', location }];
      const body = planBody({ stops, vehicles: [VAN, { ...VAN, id: 'second' }, { ...VAN, id: 'spare' }], objective: { balance_cost_per_hour: 36 } });
      return besides(body, [{ type: 0, customers: [1] }, { type: 0, customers: [2] }]).reasons;
    };
    const adds = (vehicle: string, cost: number) => price(vehicle, `serving one with ${vehicle} adds ${cost} to the cost; its price_of_omission is 3`);
    // 600 s both, and then 1,200 s by a longer route or 1,000 s of a third one.
    expect(reasonsWith('b')).to.deep.equal([adds('van', 12), adds('second', 12), adds('spare', 14)]);
    // 600 s and 1,000 s, and then 1,200 s and 1,000 s, or 1,000 s of a third one; the second would pass by the stop.
    expect(reasonsWith('a').slice(0, 2)).to.deep.equal([adds('van', 4), adds('spare', 10)]);
  });

  it('compares the price at a place with room, and tells the smallest change at any place', () => {
    const stops = [{ ...ONE, delivers: { boxes: 6 }, price_of_omission: 3 }, { ...TWO, collects: { boxes: 6 } }];
    const withRoom = (boxes: number) => besides(planBody({ vehicles: [{ ...VAN, end: 'a', capacities: { boxes } }], stops }));
    const relaxation = { code: 'capacity', vehicle: 'van', message: 'with a capacity of 12 boxes, van can serve it' };
    expect(withRoom(10)).to.deep.include({ reasons: [ADDS_SIX], relaxation });
    expect(withRoom(12).reasons).to.deep.equal([{ code: 'price', vehicle: null, message: 'no plan was found that serves one for less than its price of 3' }]);
  });

  it('says that no better plan was found of a stop that would cost less than its price', () => {
    expect(besides(withStop({ price_of_omission: 7 }, VEHICLES)).reasons).to.deep.equal([
      { code: 'price', vehicle: null, message: 'no plan was found that serves one with as few vehicles, which count first, and for less than its price of 7' },
    ]);
  });

  for (const [what, first] of [['vehicle', VEHICLES], ['time', TIME]] as const) {
    it(`does not call a change helpful with which serving the stop would still take more ${what}`, () => {
      const stop = besides(withStop({ delivers: { boxes: 6 }, price_of_omission: 100 }, { ...first, vehicles: [{ ...VAN, capacities: { boxes: 5 } }] }), []);
      expect(stop.reasons.map(({ code }) => code)).to.deep.equal(['capacity']);
      expect(stop).not.to.have.property('relaxation');
    });
  }

  it('calls a change helpful with which a vehicle that is used would serve the stop', () => {
    const stop = besides(withStop({ delivers: { boxes: 6 }, price_of_omission: 100 }, { ...VEHICLES, vehicles: [{ ...VAN, capacities: { boxes: 5 } }] }));
    expect(stop.relaxation?.message).to.equal('with a capacity of 6 boxes, van can serve it');
  });
});
