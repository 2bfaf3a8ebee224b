import { expect } from 'chai';
import type { PlanVerdict } from '#generated/types.js';
import { planProblem } from '../../../../src/contract/plan/problem.js';
import type { JsonObject } from '../../../helpers/contract-document.js';
import { checkedRoutes, planBody, planRequestOf } from '../../../helpers/plan-request.js';

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
});
