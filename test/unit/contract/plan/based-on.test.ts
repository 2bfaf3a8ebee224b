import { expect } from 'chai';
import type { Json } from '../../../helpers/contract-document.js';
import { mergeBody } from '../../../../src/contract/plan/based-on/merge-body.js';
import { planBody } from '../../../helpers/plan-request.js';

const ID = 'A'.repeat(22);
const bytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
const at = (clock: string): string => `2026-11-02T${clock}:00Z`;
const visit = (stop: string, clock: string): object => ({ type: 'stop', stop, location: 'a', begins_at: at(clock), ends_at: at(clock) });

/** The request that a body becomes beside an earlier request with an answer. */
function merged(body: Readonly<Record<string, unknown>>, earlier: Json, routes: readonly object[]): Record<string, unknown> {
  const outcome = mergeBody(body, 'parse', [{ requestId: ID, state: 'solved', body: bytes(earlier), answer: bytes({ result: { routes } }) }]);
  if (outcome === null || !('value' in outcome)) throw new Error(JSON.stringify(outcome));
  return outcome.value as Record<string, unknown>;
}

describe('a request that is based on another one', () => {
  it('leaves out alternatives to what a lost vehicle has served, and relations with one member left', () => {
    const stops = ['home', 'office', 'other', 'more'].map((id) => ({ id, location: 'a' }));
    const relations = [{ type: 'one_of', stops: ['home', 'office'] }, { type: 'same_vehicle', stops: ['home', 'other'] }, { type: 'in_order', stops: ['other', 'home', 'more'] }];
    const routes = [{ vehicle: 'van', vehicle_number: 1, departs_at: at('08:00'), steps: [visit('home', '08:30'), visit('other', '09:30')] }];
    const request = merged({ based_on: { request_id: ID, locked_until: at('09:00'), remove: { vehicles: ['van'] } }, vehicles: [{ id: 'bike' }] }, planBody({ stops, relations }), routes);
    expect(request['stops']).to.deep.equal(stops.slice(2));
    expect(request['relations']).to.deep.equal([{ type: 'in_order', stops: ['other', 'more'] }]);
    expect(request).to.deep.include({ vehicles: [{ id: 'bike' }], initial_routes: [], plan_start: at('09:00') });
  });

  it('keeps alternatives beside an empty list of the other kind', () => {
    const relations = [{ type: 'one_of', stops: ['one', 'two', 'three'], shipments: [] }];
    const stops = ['one', 'two', 'three'].map((id) => ({ id, location: 'a' }));
    const request = merged({ based_on: { request_id: ID, routes: 'none', remove: { stops: ['one'] } } }, planBody({ stops, relations }), []);
    expect(request['relations']).to.deep.equal([{ type: 'one_of', stops: ['two', 'three'], shipments: [] }]);
  });

  it('says when locked visits began', () => {
    const stops = ['one', 'two', 'three', 'four'].map((id) => ({ id, location: 'a' }));
    const steps = [visit('one', '08:30'), visit('two', '08:40'), visit('three', '08:50'), visit('four', '09:30')];
    const request = merged({ based_on: { request_id: ID, locked_until: at('09:00'), remove: { stops: ['two'] } } }, planBody({ stops }), [{ vehicle: 'van', vehicle_number: 1, departs_at: at('08:00'), steps }]);
    expect(request['initial_routes']).to.deep.equal([{
      vehicle: 'van', visits: ['one', 'three', 'four'].map((stop) => ({ type: 'stop', stop })), locked_visits: 2, begun_at: [at('08:30'), at('08:50')], departed_at: at('08:00'),
    }]);
  });

  it('takes what is removed off the routes also where an entry with its id is new', () => {
    const routes = [
      { vehicle: 'van', vehicle_number: 1, departs_at: at('08:00'), steps: [visit('one', '08:30'), visit('two', '08:40')] },
      { vehicle: 'bike', vehicle_number: 1, departs_at: at('08:00'), steps: [visit('three', '08:30')] },
    ];
    const stops = ['one', 'two', 'three'].map((id) => ({ id, location: 'a' }));
    const earlier = planBody({ stops, vehicles: [{ id: 'van' }, { id: 'bike' }] });
    const request = merged({ based_on: { request_id: ID, locked_until: at('08:35'), remove: { stops: ['one'], vehicles: ['bike'] } }, stops: [{ id: 'one', location: 'b' }], vehicles: [{ id: 'bike' }] }, earlier, routes);
    expect(request['stops']).to.deep.equal([stops[1], { id: 'one', location: 'b' }]);
    expect(request['initial_routes']).to.deep.equal([{ vehicle: 'van', visits: [{ type: 'stop', stop: 'two' }], departed_at: at('08:00') }]);
  });

  it('leaves out what the vehicles have served that a lower count removes, which are those with the highest numbers', () => {
    const stops = ['one', 'two', 'three', 'four', 'five'].map((id) => ({ id, location: 'a' }));
    const routes = [[visit('one', '08:30')], [visit('two', '08:30')], [visit('three', '08:30'), visit('four', '09:30')]]
      .map((steps, k) => ({ vehicle: 'van', vehicle_number: k + 1, departs_at: at('08:00'), steps }));
    const sent = (...vehicles: readonly object[]): Record<string, unknown> => merged({ based_on: { request_id: ID, locked_until: at('09:00') }, vehicles }, planBody({ stops, vehicles: [{ id: 'van', count: 3 }] }), routes);
    const leftOf = (request: Record<string, unknown>): unknown => [(request['stops'] as { id: string }[]).map(({ id }) => id), (request['initial_routes'] as unknown[]).length];
    expect(leftOf(sent({ id: 'van', count: 3 }))).to.deep.equal([['one', 'two', 'three', 'four', 'five'], 3]);
    expect(leftOf(sent({ id: 'van', count: 2 }))).to.deep.equal([['one', 'two', 'four', 'five'], 2]);
    expect(leftOf(sent({ id: 'van' }))).to.deep.equal([['one', 'four', 'five'], 1]);
    expect(leftOf(sent({ id: 'bike' }))).to.deep.equal([['one', 'two', 'three', 'four', 'five'], 3]);
  });

  it('takes over prices of changes only where routes are left to be changed', () => {
    const routes = [{ vehicle: 'van', vehicle_number: 1, departs_at: at('08:00'), steps: [visit('one', '08:30'), visit('two', '08:40')] }];
    const earlier = planBody({ change_prices: { vehicle: 20 } });
    const lost = { request_id: ID, locked_until: at('08:05'), remove: { vehicles: ['van'] } };
    const pricesOf = (body: Readonly<Record<string, unknown>>, planned: readonly object[] = routes): unknown => merged(body, earlier, planned)['change_prices'];
    expect(pricesOf({ based_on: { request_id: ID, locked_until: at('08:05') } })).to.deep.equal({ vehicle: 20 });
    expect(pricesOf({ based_on: lost, vehicles: [{ id: 'bike' }] })).to.equal(undefined);
    expect(pricesOf({ based_on: { request_id: ID } }, [])).to.equal(undefined);
    expect(pricesOf({ based_on: { request_id: ID }, initial_routes: [] })).to.equal(undefined);
    expect(pricesOf({ based_on: { request_id: ID, routes: 'none' } })).to.equal(undefined);
    expect(pricesOf({ based_on: { request_id: ID }, initial_routes: [{ vehicle: 'van', stops: ['one'] }] })).to.deep.equal({ vehicle: 20 });
    expect(pricesOf({ based_on: lost, vehicles: [{ id: 'bike' }], change_prices: { order: 1 } })).to.deep.equal({ order: 1 });
  });

  it('limits the vehicles that are left', () => {
    const vehicles = ['van', 'truck', 'bike'].map((id) => ({ id }));
    const limits = [{ max_used: 2 }, { vehicles: ['van', 'truck'], max_used: 1 }, { vehicles: ['van'], max_used: 1 }];
    const request = merged({ based_on: { request_id: ID, routes: 'none', remove: { vehicles: ['van'] } } }, planBody({ vehicles, fleet_limits: limits }), []);
    expect(request['fleet_limits']).to.deep.equal([{ max_used: 2 }, { vehicles: ['truck'], max_used: 1 }]);
  });

  it('begins nothing in the past that is not locked, and keeps the later present of two', () => {
    const routes = [{ vehicle: 'van', vehicle_number: 1, departs_at: at('08:00'), steps: [visit('one', '08:30'), visit('two', '09:00')] }];
    const request = (locked_until?: string, earlier: object = {}): unknown => merged({ based_on: { request_id: ID, ...(locked_until && { locked_until }) } }, planBody({ ...earlier }), routes)['locked_until'];
    expect(request()).to.equal(undefined);
    expect(request(at('08:40'))).to.equal(at('08:40'));
    expect([undefined, at('08:20'), at('08:50')].map((present) => request(present, { locked_until: at('08:40') }))).to.deep.equal([at('08:40'), at('08:40'), at('08:50')]);
  });

  it('takes nothing for driven that was planned at the same instant', () => {
    const routes = [{ vehicle: 'van', vehicle_number: 1, departs_at: at('08:00'), steps: [visit('one', '08:20'), visit('two', '08:40')] }, { vehicle: 'bike', vehicle_number: 1, departs_at: at('08:40'), steps: [visit('three', '09:00')] }];
    const earlier = (locked: number, present?: string): Json => planBody({
      stops: ['one', 'two', 'three'].map((id) => ({ id, location: 'a' })), vehicles: [{ id: 'van' }, { id: 'bike' }], ...(present && { locked_until: present }),
      initial_routes: [{ vehicle: 'van', stops: ['one'], locked_visits: locked, departed_at: at('08:00') }],
    });
    const removed = (base: Json): unknown => merged({ based_on: { request_id: ID, locked_until: at('08:40'), remove: { vehicles: ['van'] } } }, base, routes)['stops'];
    const idsOf = (stops: unknown): readonly string[] => (stops as { id: string }[]).map(({ id }) => id);
    expect(idsOf(removed(earlier(1, at('08:40'))))).to.deep.equal(['two', 'three']);
    expect(idsOf(removed(earlier(1, at('08:30'))))).to.deep.equal(['three']);
    const kept = merged({ based_on: { request_id: ID, locked_until: at('08:40') } }, earlier(1, at('08:40')), routes)['initial_routes'] as Record<string, unknown>[];
    expect(kept.map(({ locked_visits: locked, departed_at: departed }) => [locked, departed])).to.deep.equal([[1, at('08:00')], [undefined, undefined]]);
  });

  it('departs a millisecond early where an answer rounded the departure', () => {
    const routes = [{ vehicle: 'van', vehicle_number: 1, departs_at: '2026-11-02T08:00:00.334Z', steps: [visit('one', '08:30')] }];
    const request = merged({ based_on: { request_id: ID, locked_until: at('08:10') } }, planBody(), routes);
    expect(request['initial_routes']).to.deep.equal([{ vehicle: 'van', visits: [{ type: 'stop', stop: 'one' }], departed_at: '2026-11-02T08:00:00.333Z' }]);
  });

  it('drops reloads that no visit comes before any more, or only another reload', () => {
    const reload = (clock: string): object => ({ type: 'reload', location: 'depot', begins_at: at(clock), ends_at: at(clock) });
    const stops = ['one', 'two', 'three', 'four'].map((id) => ({ id, location: 'a' }));
    const vehicles = [{ id: 'van', start: 'depot', reloads: { locations: ['depot'] } }];
    const steps = [visit('one', '08:30'), reload('08:45'), visit('two', '09:00'), reload('09:15'), visit('three', '09:30'), reload('09:45'), visit('four', '10:00')];
    const routeWithout = (...removed: readonly string[]): unknown => {
      const request = merged({ based_on: { request_id: ID, locked_until: at('09:30'), remove: { stops: removed } } }, planBody({ stops, vehicles }), [{ vehicle: 'van', vehicle_number: 1, departs_at: at('08:00'), steps }]);
      const [{ visits, locked_visits: locked }] = request['initial_routes'] as [{ visits: readonly { stop?: string }[]; locked_visits: number }];
      return [visits.map(({ stop = 'reload' }) => stop), locked];
    };
    expect(routeWithout()).to.deep.equal([['one', 'reload', 'two', 'reload', 'three', 'reload', 'four'], 5]);
    expect(routeWithout('one')).to.deep.equal([['two', 'reload', 'three', 'reload', 'four'], 3]);
    expect(routeWithout('two', 'three')).to.deep.equal([['one', 'reload', 'four'], 2]);
  });

  it('says of each finding whether the body or the earlier request has its cause', () => {
    const earlier = [{ requestId: ID, state: 'solved', body: bytes(planBody()), answer: bytes({ result: { routes: [] } }) }] as const;
    const outcome = mergeBody({ based_on: { request_id: ID }, stops: [{ id: 'two' }, { id: 'new' }] }, 'parse', earlier);
    if (outcome === null || !('value' in outcome)) throw new Error(JSON.stringify(outcome));
    const found = (loc: readonly string[]): readonly string[] => outcome.findings([{ loc: ['body', ...loc], msg: 'stops[0]', type: 'value_error' }])[0]!.loc;
    expect(found(['stops', '0', 'location'])).to.deep.equal(['body', 'based_on', 'request_id']);
    expect(found(['stops', '1', 'location'])).to.deep.equal(['body', 'stops', '0', 'location']);
    expect(found(['stops', '2', 'location'])).to.deep.equal(['body', 'stops', '1', 'location']);
    expect(found(['geometry'])).to.deep.equal(['body', 'based_on', 'request_id']);
    expect(found(['colour'])).to.deep.equal(['body', 'colour']);
  });
});
