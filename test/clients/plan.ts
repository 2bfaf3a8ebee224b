import type { PlanRequest } from '#generated/types.js';

/** A request of version 2 with a member of every union: a profile, a break, a relation, and a stop that is not worth its way. */
export const PLAN_REQUEST: PlanRequest = {
  name: 'clients',
  plan_start: '2026-11-02T08:00:00+01:00',
  geometry: 'planar',
  locations: [{ id: 'depot', position: [0, 0] }, { id: 'bakery', position: [3000, 4000] }, { id: 'market', position: [0, 8000] }, { id: 'farm', position: [0, 90_000] }],
  profiles: [{ id: 'van', travel: { type: 'estimate', detour_factor: 1, speed_kilometers_per_hour: 36 } }],
  vehicles: [{
    id: 'van-1', profile: 'van', start: 'depot', end: 'depot', capacities: { boxes: 10 }, fixed_cost: 20,
    breaks: [{ type: 'window', earliest: '2026-11-02T08:10:00+01:00', latest: '2026-11-02T08:12:00+01:00', break_seconds: 600 }],
  }],
  stops: [
    { id: 'order-1', location: 'bakery', delivers: { boxes: 4 }, service_seconds: 120, windows: [{ latest: '2026-11-02T08:09:00+01:00' }] },
    { id: 'order-2', location: 'market', delivers: { boxes: 5 }, service_seconds: 60 },
    { id: 'order-3', location: 'farm', price_of_omission: 1 },
  ],
  relations: [{ type: 'in_order', stops: ['order-1', 'order-2'] }],
};

/** What has changed since, but for the id of the request above: a stop is cancelled, another one is added where it was. */
export const PLAN_CHANGES = { based_on: { remove: { stops: ['order-2'] } }, stops: [{ id: 'order-4', location: 'market', service_seconds: 60 }] };

/** The steps of the plan after the changes. */
export const CHANGED_STEPS = ['start', 'stop order-1', 'break', 'stop order-4', 'end'];

/** What every client reports of its plan: the total cost, the steps by type, and why a stop is left out. */
export const PLAN_REPORT = { total: 39, steps: ['start', 'stop order-1', 'break', 'stop order-2', 'end'], unassigned: ['order-3 price'] };
