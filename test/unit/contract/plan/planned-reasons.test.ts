import { expect } from 'chai';
import type { Unassigned } from '#generated/types.js';
import { unassigned } from '../../../../src/contract/plan/unassigned.js';
import { assignVehicles } from '../../../../src/model/assign.js';
import type { PlannedRoutes } from '../../../../src/model/problem.js';
import type { Json } from '../../../helpers/contract-document.js';
import { planBody, planProblemOf, SMALL_PLAN, withMatrices } from '../../../helpers/plan-request.js';

const { vehicles: [VAN], stops: [ONE, TWO] } = SMALL_PLAN;
const THREE = { id: 'three', location: 'b' };

/** What is said of the first stop, which a plan leaves out; -1 is a reload. */
function besides(body: Json, ...routes: readonly (readonly number[])[]): Unassigned {
  const { problem, ids } = planProblemOf(body);
  const planned: PlannedRoutes = routes.map((visits) => ({ type: 0, customers: visits.map((node) => (node < 0 ? problem.vehicleTypes[0]!.reload!.depots[0]! : node)) }));
  return unassigned(problem, ids, { routes: planned, vehicles: assignVehicles(problem, planned) })[0]!;
}

const addsTen = { code: 'price', vehicle: 'van', message: 'serving one with van adds 10 to the cost; its price_of_omission is 7' };

describe('PlannedTrials', () => {
  it('names the price where another of equal vehicles could serve the stop, and the smallest change all the same', () => {
    const vehicles = [{ ...VAN, count: 2, capacities: { kg: 10 } }];
    expect(besides(planBody({ vehicles, stops: [{ ...ONE, delivers: { kg: 6 }, price_of_omission: 7 }, { ...TWO, delivers: { kg: 5 } }] }), [1])).to.deep.equal({
      type: 'stop', stop: 'one', reasons: [addsTen], relaxation: { code: 'capacity', vehicle: 'van', message: 'with a capacity of 11 kg, van can serve it' },
    });
  });

  it('names the price where another place in the route is possible, and no vehicle could do it in less time', () => {
    const body = planBody({ stops: [{ ...ONE, price_of_omission: 7 }, TWO, THREE], relations: [{ type: 'in_order', stops: ['two', 'one'] }], objective: { first: 'time' } });
    expect(besides(body, [1, 2]).reasons).to.deep.equal([{ code: 'price', vehicle: 'van', message: 'serving one with van takes 600 s more, and less time comes before its price_of_omission of 7' }]);
  });

  it('names no limit that keeps a vehicle from a stop alone, where its route passes by on a way that is shorter', () => {
    const reasonsOf = (price: number) => {
      const distances_meters = [[0, 5000, 3000], [5000, 0, 1000], [1000, 1000, 0]];
      return besides(withMatrices({ distances_meters, durations_seconds: null }, { vehicles: [{ ...VAN, max_distance_meters: 9000 }], stops: [{ ...ONE, price_of_omission: price }, TWO] }), [1]).reasons;
    };
    expect(reasonsOf(0.5)).to.deep.equal([{ code: 'price', vehicle: 'van', message: 'serving one with van adds 3 to the cost; its price_of_omission is 0.5' }]);
    expect(reasonsOf(7)).to.deep.equal([{ code: 'price', vehicle: null, message: 'no plan was found that serves one for less than its price of 7' }]);
  });

  it('does not call a place possible between two other stops in direct order', () => {
    const relations = [['two', 'three'], ['one', 'three']].map((stops) => ({ type: 'in_direct_order', stops }));
    const stop = besides(planBody({ vehicles: [{ ...VAN, capacities: { kg: 5 } }], stops: [{ ...ONE, delivers: { kg: 3 } }, { ...TWO, delivers: { kg: 3 } }, THREE], relations }), [1, 2]);
    expect(stop.reasons.map(({ code }) => code).sort()).to.deep.equal(['capacity', 'relation']);
    expect(stop).to.not.have.property('relaxation');
  });

  it('tries each trip of a vehicle that delivers first', () => {
    const vehicles = [{ ...VAN, capacities: { kg: 5 }, deliveries_first: true, reloads: { locations: ['depot'] } }];
    const stops = [{ ...ONE, delivers: { kg: 1 }, collects: { kg: 1 }, price_of_omission: 3 }, { ...TWO, collects: { kg: 1 } }, { ...THREE, delivers: { kg: 1 } }];
    expect(besides(planBody({ vehicles, stops }), [1, -1, 2]).reasons).to.deep.equal([{ ...addsTen, message: 'serving one with van adds 6 to the cost; its price_of_omission is 3' }]);
  });

  it('says that locked visits collect where a delivery has no place after them', () => {
    const vehicles = [{ ...VAN, capacities: { kg: 5 }, deliveries_first: true }];
    const body = planBody({ vehicles, stops: [{ ...ONE, delivers: { kg: 1 } }, { ...TWO, collects: { kg: 1 } }], initial_routes: [{ vehicle: 'van', stops: ['two'], locked_visits: 1 }] });
    expect(besides(body, [1]).reasons).to.deep.equal([{ code: 'deliveries_first', vehicle: 'van', message: 'van delivers first, and its route has no place for one: its locked visits collect' }]);
  });

  it('tries stops after a locked reload, which a route that has nothing else leaves out', () => {
    const visits = [{ type: 'stop', stop: 'two' }, { type: 'reload', location: 'depot' }];
    const body = planBody({
      vehicles: [{ ...VAN, capacities: { kg: 5 }, reloads: { locations: ['depot'] } }],
      stops: [{ ...ONE, delivers: { kg: 4 }, price_of_omission: 7 }, { ...TWO, delivers: { kg: 4 } }], initial_routes: [{ vehicle: 'van', visits, locked_visits: 2 }],
    });
    expect(besides(body, [1]).reasons).to.deep.equal([addsTen]);
  });

  it('names what keeps that one of equal vehicles from the stop which serves a stop that it must share a vehicle with', () => {
    const vehicles = [{ ...VAN, count: 3, capacities: { kg: 5, boxes: 5 } }];
    const full = { kg: 3, boxes: 3 };
    const stop = besides(planBody({ vehicles, stops: [{ ...ONE, delivers: full }, { ...TWO, delivers: full }, THREE], relations: [{ type: 'same_vehicle', stops: ['one', 'two'] }] }), [2], [1]);
    expect(stop.reasons.map(({ message }) => message)).to.deep.equal(['with one before two, van carries 6 kg; its capacity is 5', 'with one before two, van carries 6 boxes; its capacity is 5']);
  });
});
