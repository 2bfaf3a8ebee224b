import { expect } from 'chai';
import type { UnassignedReason, UnassignedStop } from '#generated/types.js';
import { unassignedStops } from '../../../../src/contract/plan/unassigned.js';
import type { Json } from '../../../helpers/contract-document.js';
import { planBody, planProblemOf, SMALL_PLAN, withStop, withVehicle } from '../../../helpers/plan-request.js';

const { vehicles: [VAN], stops: [ONE] } = SMALL_PLAN;
const START = { plan_start: '2026-11-02T08:00:00Z' };
const at = (clock: string): string => `2026-11-02T${clock}Z`;

/** What is said of the first stop when no route has any. */
function firstOf(body: Json): UnassignedStop {
  const { problem, ids } = planProblemOf(body);
  return unassignedStops(problem, ids, [])[0]!;
}

const codes = ({ reasons }: UnassignedStop) => reasons.map(({ code, vehicle }) => [code, vehicle]);

/** [what, body, reason, relaxation]: of a stop that the only vehicle cannot serve. */
const CASES: readonly (readonly [string, Json, Partial<UnassignedReason>, string | null])[] = [
  ['a skill', withStop({ skills: ['lift'] }), { code: 'not_allowed', message: 'van is not allowed to serve one, or lacks one of its skills' }, null],
  ['a capacity', withStop({ delivers: { kg: 12 } }, { vehicles: [{ ...VAN, capacities: { kg: 10 } }] }), { code: 'capacity', message: 'one has 12 kg; the capacity of van is 10' }, 'with a capacity of 12 kg, van can serve it'],
  ['a window', withStop({ windows: [{ latest: at('08:05:00') }] }, START), { code: 'window', message: `van reaches one at ${at('08:08:20')} at the earliest; its last window ends at ${at('08:05:00')}` },
    'with a last window of one that ends 200 s later, van can serve it'],
  ['a shift', withVehicle({ shift: { latest: at('08:15:00') } }, START), { code: 'shift', message: `with one alone, van ends at ${at('08:16:40')} at the earliest; its shift ends at ${at('08:15:00')}` },
    'with a shift that ends 100 s later, van can serve it'],
  ['a duration', withVehicle({ max_duration_seconds: 900 }), { code: 'duration', message: 'a route of van with one alone takes 1000 s; its limit is 900 s' }, 'with a limit of 1000 s on duration, van can serve it'],
  ['driving', withVehicle({ max_driving_seconds: 900 }), { code: 'driving', message: 'a route of van with one alone drives 1000 s; its limit is 900 s' }, 'with a limit of 1000 s on driving, van can serve it'],
  ['a distance', withVehicle({ max_distance_meters: 9000 }), { code: 'distance', message: 'a route of van with one alone has 10000 m; its limit is 9000 m' }, 'with a limit of 10000 m on distance, van can serve it'],
  ['stops', withVehicle({ max_stops: 0 }), { code: 'stops' }, 'with max_stops of 1, van can serve it'],
  ['breaks', planBody({ stops: [{ ...ONE, service_seconds: 3000 }], vehicles: [{ ...VAN, breaks: [{ type: 'interval', longest_seconds: 2000, break_seconds: 60 }] }] }), { code: 'break' }, null],
];

describe('unassignedStops', () => {
  for (const [what, body, reason, relaxation] of CASES) {
    it(`names ${what} that keeps the only vehicle from a stop`, () => {
      const stop = firstOf(body);
      expect(stop.reasons, JSON.stringify(stop)).to.have.length(1);
      expect(stop.reasons[0]).to.deep.include({ vehicle: 'van', ...reason });
      expect(stop.relaxation?.message ?? null).to.equal(relaxation);
    });
  }

  it('names a reason for each vehicle, and the smallest change over all of them', () => {
    const vehicles = [{ ...VAN, capacities: { kg: 10 } }, { ...VAN, id: 'large', capacities: { kg: 19 } }, { ...VAN, id: 'small', capacities: { kg: 10 } }];
    const stop = firstOf(withStop({ delivers: { kg: 20 } }, { vehicles }));
    expect(codes(stop).sort()).to.deep.equal([['capacity', 'large'], ['capacity', 'small'], ['capacity', 'van']]);
    expect(stop.relaxation).to.deep.equal({ code: 'capacity', vehicle: 'large', message: 'with a capacity of 20 kg, large can serve it' });
  });

  it('knows no single change where two things are in the way', () => {
    const stop = firstOf(withVehicle({ max_distance_meters: 9000, max_driving_seconds: 900 }));
    expect(codes(stop)).to.deep.equal([['distance', 'van'], ['driving', 'van']].sort(() => 0));
    expect(stop.relaxation).to.equal(undefined);
  });

  it('has no room, or the price, where a vehicle could serve it alone', () => {
    expect(firstOf(planBody())).to.deep.equal({ stop: 'one', reasons: [{ code: 'no_room', vehicle: null, message: 'no plan was found that serves one in addition to the others' }] });
    expect(codes(firstOf(withStop({ price_of_omission: 0 })))).to.deep.equal([['price', null]]);
    const one = { ...VAN, id: 'other' };
    expect(codes(firstOf(withStop({ forbidden_vehicles: ['van'] }, { vehicles: [VAN, one] })))).to.deep.equal([['no_room', null]]);
  });

  it('names both quantities that are too much', () => {
    const stop = firstOf(withStop({ delivers: { kg: 12 }, collects: { boxes: 3 } }, { vehicles: [{ ...VAN, capacities: { kg: 10 } }] }));
    expect(stop.reasons.map(({ message }) => message)).to.deep.equal(['one has 12 kg; the capacity of van is 10', 'one has 3 boxes; the capacity of van is 0']);
  });
});
