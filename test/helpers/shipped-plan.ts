import type { Plan, PlanRequest } from '#generated/types.js';
import { checkPlan } from '../../src/contract/plan/check-plan.js';

/** One van that carries a parcel from north to east, reloads, and leaves a crate behind that is too heavy. */
const REQUEST = {
  plan_start: '2026-11-02T08:00:00+01:00',
  locations: [{ id: 'depot', position: [13.4, 52.5] }, { id: 'north', position: [13.4, 52.6] }, { id: 'east', position: [13.6, 52.5] }],
  vehicles: [{ id: 'van', start: 'depot', end: 'depot', capacities: { boxes: 10 }, reloads: { locations: ['depot'], loading_seconds: 600 } }],
  stops: [{ id: 'first', location: 'north', delivers: { boxes: 6 }, service_seconds: 300 }, { id: 'second', location: 'east', delivers: { boxes: 7 }, service_seconds: 300 }],
  shipments: [
    { id: 'parcel', pickup: { location: 'north' }, delivery: { location: 'east', service_seconds: 120 }, amounts: { boxes: 2 } },
    { id: 'crate', pickup: { location: 'north' }, delivery: { location: 'east' }, amounts: { boxes: 11 } },
  ],
};

/** Returns a request with shipments and a reload, and a plan of it. */
export function shippedPlan(): { readonly request: PlanRequest; readonly plan: Plan } {
  const request = structuredClone(REQUEST) as unknown as PlanRequest;
  const visits = [{ type: 'pickup', shipment: 'parcel' }, { type: 'stop', stop: 'first' }, { type: 'delivery', shipment: 'parcel' }, { type: 'reload', location: 'depot' }, { type: 'stop', stop: 'second' }];
  const checked = checkPlan({ request, routes: [{ vehicle: 'van', visits }] }, () => null);
  if (!('verdict' in checked) || !checked.verdict.feasible) throw new Error(JSON.stringify(checked));
  return { request, plan: { ...checked.verdict.plan!, strategy: 'alns', seed: 1, solve_seconds: 0.5 } };
}
