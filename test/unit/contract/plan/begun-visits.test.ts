import { expect } from 'chai';
import type { PlanVerdict } from '#generated/types.js';
import { closeBegun } from '../../../../src/contract/plan/begun-visits.js';
import { lockedFindings } from '../../../../src/contract/plan/locked-beginnings.js';
import { planProblem } from '../../../../src/contract/plan/problem.js';
import type { JsonObject } from '../../../helpers/contract-document.js';
import { checkedRoutes, planBody, planProblemOf, planRequestOf } from '../../../helpers/plan-request.js';

const at = (clock: string): string => `2026-11-02T${clock}:00Z`;
const stop = (id: string): object => ({ type: 'stop', stop: id });
const end = (type: 'pickup' | 'delivery'): object => ({ type, shipment: 'parcel' });
const NEAR = { id: 'near', location: 'near', service_seconds: 1500 };
const LATER = { id: 'later', location: 'other' };
const PARCEL = { id: 'parcel', pickup: { location: 'near' }, delivery: { location: 'depot' }, max_ride_seconds: 1800 };

/** A van that left at 8:00 and was at its first visit, six minutes away, at 8:06; it is 8:40. */
function begun(changes: Readonly<Record<string, unknown>> = {}, vehicle: object = {}, route: object = {}): JsonObject {
  return planBody({
    plan_start: at('08:40'), locked_until: at('08:40'), locations: [{ id: 'depot', position: [0, 0] }, { id: 'near', position: [3600, 0] }, { id: 'other', position: [0, 3600] }],
    vehicles: [{ id: 'van', start: 'depot', cost_per_hour: 30, ...vehicle }], stops: [NEAR, LATER],
    initial_routes: [{ vehicle: 'van', visits: [stop('near')], locked_visits: 1, begun_at: [at('08:06')], departed_at: at('08:00'), ...route }], ...changes,
  });
}

const verdictOf = (request: JsonObject, ...visits: readonly object[]): PlanVerdict => checkedRoutes(request, [{ vehicle: 'van', visits }]);
const kinds = ({ violations }: PlanVerdict): readonly string[] => violations.map(({ kind }) => kind);
/** When visits begin, to the minute: what has begun may begin a millisecond earlier or later. */
const timesOf = ({ plan }: PlanVerdict): readonly string[] => plan!.routes[0]!.steps.flatMap((step) => ('begins_at' in step && step.type !== 'break' ? [minute(step.begins_at)] : []));
const minute = (instant: string): string => new Date(60_000 * Math.round(Date.parse(instant) / 60_000)).toISOString().slice(11, 16);

describe('a visit that has begun', () => {
  it('is not made later to shorten the ride of what it has picked up', () => {
    const carrying = begun({ stops: [LATER], shipments: [PARCEL] }, {}, { visits: [end('pickup')] });
    expect(kinds(verdictOf(carrying, end('pickup'), stop('later'), end('delivery')))).to.deep.equal(['ride']);
    expect(timesOf(verdictOf({ ...carrying, shipments: [{ ...PARCEL, max_ride_seconds: 2400 }] }, end('pickup'), end('delivery')))).to.deep.equal(['08:06', '08:40']);
  });

  it('is refused with the reason where what it has picked up is on board for too long by now, wherever it is delivered', () => {
    const carrying = (minutes: number, changes: object = {}): object => planProblem(planRequestOf(begun({ shipments: [{ ...PARCEL, max_ride_seconds: 60 * minutes }] }, {}, { visits: [end('pickup')], ...changes })));
    expect(carrying(33)).to.have.nested.property('fault.msg').that.match(/^locked_visits of initial_routes\[0\] is 1, and these visits alone are impossible: parcel is on board of van for 2040 s at least; its max_ride_seconds is 1980\. /);
    for (const possible of [carrying(34), carrying(33, { begun_at: null }), carrying(33, { begun_at: [at('08:07')] })]) expect(possible).not.to.have.property('fault');
  });

  it('is not made later where the vehicle has no start and the visit may be late', () => {
    const open = (latest: string): JsonObject => begun({ stops: [{ ...NEAR, windows: [{ latest: at(latest) }], late_cost_per_hour: 6 }, LATER] }, { start: null }, { departed_at: at('08:06') });
    const verdict = verdictOf(open('12:00'), stop('near'), stop('later'));
    expect([verdict.feasible, minute(verdict.plan!.routes[0]!.departs_at), timesOf(verdict)]).to.deep.equal([true, '08:06', ['08:06', '08:40']]);
    expect(verdictOf(open('08:01'), stop('near')).plan!.summary.costs.lateness).to.be.closeTo(0.5, 1e-3);
  });

  it('is later where the vehicle was held up, also with a break that was taken since', () => {
    const visits = [stop('near'), stop('later')];
    const held = (vehicle: object = {}): JsonObject => begun({ stops: [{ ...NEAR, service_seconds: 2400 }, LATER] }, vehicle, { visits, locked_visits: 2, begun_at: ['08:06', '08:50'].map(at) });
    for (const vehicle of [{}, { breaks: [{ type: 'window', earliest: at('08:20'), latest: at('08:50'), break_seconds: 600 }] }]) {
      expect(planProblem(planRequestOf(held(vehicle)))).not.to.have.property('fault');
      const verdict = verdictOf(held(vehicle), ...visits);
      expect([verdict.feasible, timesOf(verdict)]).to.deep.equal([true, ['08:06', 'breaks' in vehicle ? '09:04' : '08:54']]);
    }
  });

  it('is looked at without copying all vehicles for every one that has begun', () => {
    const ids = ['one', 'two', 'three', 'four'];
    const body = begun({
      vehicles: ids.map((id) => ({ id, start: 'depot' })), stops: ids.map((id) => ({ ...NEAR, id })),
      initial_routes: ids.map((id) => ({ vehicle: id, visits: [stop(id)], locked_visits: 1, begun_at: [at('08:06')], departed_at: at('08:00') })),
    });
    const stated = planProblemOf(body);
    let copies = 0;
    const types = stated.problem.vehicleTypes.map((type) => new Proxy(type, { ownKeys: (target) => (copies++, Reflect.ownKeys(target)) }));
    const problem = { ...stated.problem, vehicleTypes: types };
    expect(lockedFindings({ ...stated, problem }, planRequestOf(body))).to.deep.equal([]);
    expect(copies).to.equal(ids.length);
    const closed = closeBegun(problem, { types, departed: types.map(() => null) }, new Map([...problem.customers].map((node) => [node, 6])));
    expect(copies).to.equal(2 * ids.length);
    expect([...closed.time!.close.subarray(0, ids.length)]).to.satisfy((latest: number[]) => latest.every((minute) => Math.abs(minute - 6) < 1e-3));
  });

  it('keeps its window where it is impossible when it began, whatever other vehicles do', () => {
    const vehicles = [{ id: 'van', start: 'depot', shift: { latest: at('08:10') } }, { id: 'other', start: 'depot' }];
    const stops = [{ ...NEAR, service_seconds: 0 }, LATER];
    const { problem } = planProblemOf(begun({ vehicles, stops, plan_start: at('08:00') }));
    const types = problem.vehicleTypes.map((type, i) => ({ ...type, locked: Int32Array.of(i), ...(i === 0 && { latest: 1 }) }));
    const open = { ...problem, vehicleTypes: types, time: { ...problem.time!, close: problem.time!.close.map(() => 500), lateCost: problem.time!.lateCost.map(() => 2) } };
    const { close, lateCost } = closeBegun(open, { types, departed: types.map(() => null) }, new Map([[0, 6], [1, 60]])).time!;
    expect([close[0], lateCost[0], lateCost[1]]).to.deep.equal([500, 2, 0]);
    expect(close[1]).to.be.closeTo(60, 1e-3);
  });
});
