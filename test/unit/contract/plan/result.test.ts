import { expect } from 'chai';
import type { Plan, PlanCosts } from '#generated/types.js';
import { planResult } from '../../../../src/contract/plan/result.js';
import type { PlannedRoute } from '../../../../src/model/problem.js';
import { document, schemaValidator, type Json, type JsonObject } from '../../../helpers/contract-document.js';
import { planBody, planProblemOf, SMALL_PLAN, withMatrices } from '../../../helpers/plan-request.js';

const { vehicles: [VAN], stops: [ONE, TWO] } = SMALL_PLAN;
const META = { strategy: 'savings', seed: 42, seconds: 0.0041 };
const at = (clock: string): string => `2026-11-02T${clock}+01:00`;
const validator = schemaValidator('Plan');

async function planOf(body: Json, ...routes: readonly PlannedRoute[]): Promise<Plan> {
  const { problem, ids } = planProblemOf(body);
  const plan = planResult(problem, ids, routes, META);
  expect(await validator(JSON.parse(JSON.stringify(plan)) as Json)).to.deep.equal([]);
  return plan;
}

/** A route of the only vehicle. */
const route = (...customers: number[]): PlannedRoute => ({ type: 0, customers });

function expectCosts(costs: PlanCosts, expected: Partial<PlanCosts>): void {
  const { total, ...parts } = costs;
  for (const [part, value] of Object.entries({ fixed: 0, distance: 0, time: 0, overtime: 0, excess: 0, lateness: 0, omission: 0, balance: 0, ...expected })) {
    expect(costs[part as keyof PlanCosts], part).to.be.closeTo(value, 1e-9);
  }
  expect(total).to.be.closeTo(Object.values(parts).reduce((sum, part) => sum + part, 0), 1e-9);
}

describe('planResult', () => {
  it('gives the answer that the contract shows', async () => {
    const { planned } = document.components['examples'] as unknown as Record<string, { value: JsonObject }>;
    const plan = await planOf(exampleRequest(), route(0));
    const { search: _, lower_bound: _bound, gap: _gap, bound_method: _method, ...shown } = (planned!.value as { result: JsonObject }).result;
    expect(plan).to.deep.equal(shown);
  });

  it('states a bound with what it leaves out, and nothing without one', async () => {
    const { problem, ids } = planProblemOf(planBody());
    const bound = { lowerBound: 7.5, gap: 0.25, method: 'assignment', relaxes: [] };
    const plan = (changes: object | null) => planResult(problem, ids, [route(0, 1)], { ...META, bound: changes && { ...bound, ...changes } });
    expect(plan({})).to.deep.include({ lower_bound: 7.5, gap: 0.25, bound_method: 'assignment' }).and.to.not.have.property('lower_bound_relaxes');
    const relaxed = plan({ relaxes: ['breaks'], gap: null });
    expect(relaxed).to.deep.include({ lower_bound_relaxes: ['breaks'], gap: null });
    expect(await validator(JSON.parse(JSON.stringify(relaxed)) as Json)).to.deep.equal([]);
    expect(plan(null)).to.not.have.any.keys('lower_bound', 'gap', 'bound_method', 'lower_bound_relaxes');
  });

  it('tells every kind of step: start, break, stop with setup and lateness, end', async () => {
    const { routes: [only], summary } = await planOf(planBody({
      plan_start: at('08:00:00'),
      vehicles: [{
        ...VAN, fixed_cost: 10, cost_per_hour: 36, overtime: { after_seconds: 1000, extra_cost_per_hour: 3.6 },
        breaks: [{ type: 'window', earliest: at('08:10:00'), latest: at('08:14:00'), break_seconds: 300 }],
      }],
      stops: [
        { ...ONE, service_seconds: 120, setup_seconds: 60, delivers: { boxes: 4 }, windows: [{ earliest: at('08:15:00') }] },
        { ...TWO, service_seconds: 60, collects: { boxes: 2 }, windows: [{ latest: at('08:10:00') }], late_cost_per_hour: 60 },
      ],
    }), route(0, 1));
    expect(only!.steps).to.deep.equal([
      { type: 'start', location: 'depot', ends_at: at('08:00:40'), distance_meters: 0, loads: { boxes: 4 } },
      { type: 'break', begins_at: at('08:10:00'), ends_at: at('08:15:00') },
      {
        type: 'stop', stop: 'one', location: 'a', arrives_at: at('08:09:00'), begins_at: at('08:15:00'), ends_at: at('08:17:00'), setup_seconds: 60, waiting_seconds: 0, lateness_seconds: 0,
        distance_meters: 5000, loads: { boxes: 0 },
      },
      {
        type: 'stop', stop: 'two', location: 'b', arrives_at: at('08:23:40'), begins_at: at('08:23:40'), ends_at: at('08:24:40'), setup_seconds: 0, waiting_seconds: 0, lateness_seconds: 820,
        distance_meters: 9000, loads: { boxes: 2 },
      },
      { type: 'end', location: 'depot', arrives_at: at('08:29:40'), distance_meters: 12_000, loads: { boxes: 2 } },
    ]);
    const times = { duration_seconds: 1740, driving_seconds: 1200, setup_seconds: 60, service_seconds: 180, waiting_seconds: 0, break_seconds: 300, lateness_seconds: 820 };
    expect(only).to.deep.include({ vehicle: 'van', vehicle_number: 1, distance_meters: 12_000, departs_at: at('08:00:40'), ends_at: at('08:29:40'), ...times });
    const costs = { fixed: 10, distance: 12, time: 17.4, overtime: 0.74, lateness: 820 / 60 };
    expectCosts(only!.costs, costs);
    expectCosts(summary.costs, costs);
    expect(summary).to.deep.include({ vehicles_used: 1, stops_served: 2, stops_unassigned: 0, distance_meters: 12_000, ...times });
  });

  it('begins and ends open routes at their stops', async () => {
    const { routes: [only] } = await planOf(planBody({ vehicles: [{ id: 'bike' }], stops: [{ ...ONE, service_seconds: 30 }, TWO] }), route(0, 1));
    expect(only!.steps.map(({ type }) => type)).to.deep.equal(['stop', 'stop']);
    expect(only).to.deep.include({ distance_meters: 4000, duration_seconds: 430, driving_seconds: 400, departs_at: '1970-01-01T00:00:00Z', ends_at: '1970-01-01T00:07:10Z' });
  });

  it('waits before a window opens', async () => {
    const body = planBody({
      plan_start: at('08:00:00'), stops: [{ ...ONE, windows: [{ latest: at('08:10:00') }] }, { ...TWO, windows: [{ earliest: at('09:00:00') }] }],
    });
    const { routes: [only] } = await planOf(body, route(0, 1));
    expect(only!.steps[2]).to.deep.include({ type: 'stop', arrives_at: at('08:16:40'), begins_at: at('09:00:00'), waiting_seconds: 2600 });
    expect(only!.duration_seconds).to.equal(only!.driving_seconds + only!.waiting_seconds);
  });

  it('gives out vehicles in the order of the request, lowest number first', async () => {
    const vehicles = [{ ...VAN, id: 'big', fixed_cost: 9 }, { ...VAN, id: 'pair', count: 2 }, { ...VAN, id: 'same' }];
    const stops = ['p', 'q', 'r', 's'].map((id) => ({ id, location: 'a' }));
    const { routes } = await planOf(planBody({ vehicles, stops }), { type: 1, customers: [3] }, { type: 1, customers: [1] }, { type: 0, customers: [0] }, { type: 1, customers: [2] });
    expect(routes.map(({ vehicle, vehicle_number: number, steps }) => [vehicle, number, (steps[1] as { stop: string }).stop])).to.deep.equal([
      ['big', 1, 'p'], ['pair', 1, 's'], ['pair', 2, 'q'], ['same', 1, 'r'],
    ]);
  });

  it('adds the price of omission and of imbalance to the summary', async () => {
    const body = planBody({
      vehicles: [{ ...VAN, count: 2 }], objective: { balance_cost_per_hour: 36 }, stops: [ONE, TWO, { id: 'three', location: 'a', price_of_omission: 7 }],
    });
    const { summary, unassigned } = await planOf(body, route(0), route(1));
    // 1,000 s and 600 s; 10 km and 6 km.
    expectCosts(summary.costs, { distance: 16, omission: 7, balance: 4 });
    expect(unassigned).to.deep.equal([{ type: 'stop', stop: 'three', reasons: [{ code: 'price', vehicle: null, message: 'no plan was found that serves three for less than its price of 7' }] }]);
  });

  it('shows what is on the vehicle without errors of rounding', async () => {
    const stops = [0.1, 0.2, 0.3].map((amount, i) => ({ id: `s${i}`, location: 'a', delivers: { tons: amount } }));
    const { routes: [only] } = await planOf(planBody({ stops }), route(0, 1, 2));
    expect((only!.steps.at(-1) as { loads: object }).loads).to.deep.equal({ tons: 0 });
  });

  it('takes times and distances from matrices, and names no profile as estimated', async () => {
    const { routes: [only], estimated_profiles: estimated } = await planOf(withMatrices({}, { stops: [ONE] }), route(0));
    expect(only).to.deep.include({ distance_meters: 4, duration_seconds: 240 });
    expect(estimated).to.deep.equal([]);
  });

  it('keeps one offset over the night in which clocks are put back', async () => {
    const body = planBody({ plan_start: '2026-10-25T01:00:00+02:00', stops: [{ ...ONE, windows: [{ earliest: '2026-10-25T02:30:00+01:00' }] }] });
    const { routes: [only] } = await planOf(body, route(0));
    expect(only!.steps[1]).to.deep.include({ begins_at: '2026-10-25T03:30:00+02:00' });
    expect(only!.departs_at).to.equal('2026-10-25T03:21:40+02:00');
  });

  it('shows broken seconds as milliseconds', async () => {
    const { routes: [only] } = await planOf(planBody({ stops: [{ ...ONE, service_seconds: 0.5 }] }), route(0));
    expect(only!.steps[1]).to.deep.include({ ends_at: '1970-01-01T00:08:20.500Z' });
  });

  it('is empty without stops', async () => {
    const plan = await planOf(planBody({ stops: [] }));
    expect([plan.routes, plan.unassigned, plan.summary.costs.total]).to.deep.equal([[], [], 0]);
  });
});

function exampleRequest(): JsonObject {
  const examples = document.components['examples'] as unknown as Record<string, { value: JsonObject }>;
  const body = Object.values(examples).map(({ value }) => value).find((value) => Array.isArray(value['routes']) && 'request' in value);
  return body!['request'] as JsonObject;
}
