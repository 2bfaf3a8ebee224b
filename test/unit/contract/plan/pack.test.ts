import { expect } from 'chai';
import { defaultPlanSeed, packedPlanVersion, packPlan, unpackPlan } from '../../../../src/contract/plan/pack.js';
import { packedVersion, unpackRequest } from '../../../../src/contract/pack.js';
import { planMeta } from '../../../../src/contract/plan/parse.js';
import type { Json } from '../../../helpers/contract-document.js';
import { planBody, planProblemOf, planRequestOf, SMALL_PLAN, withMatrices, withStop, withVehicle } from '../../../helpers/plan-request.js';

const { vehicles: [VAN], stops: [ONE, TWO] } = SMALL_PLAN;
const META = { name: 'Møre → שלום', callback_url: 'https://partner.example.com/done', time_limit_seconds: 5, seed: 7, iterations: 9, strategy: 'alns', bound: 'strong' };

const packed = (body: Json): Uint8Array => packPlan({ ...planProblemOf(body), meta: planMeta(planRequestOf(body)) });

const BODIES: Readonly<Record<string, Json>> = {
  'a plain one': planBody(),
  'one without stops': planBody({ stops: [] }),
  'one with all of meta': planBody(META),
  'matrices, some of them missing': planBody({
    profiles: [
      { id: 'a', travel: { type: 'matrices', distances_meters: [[0, 0.1, 70_000], [1e12, 0, 4], [5, 6, 0]] } },
      { id: 'b', travel: { type: 'matrices', durations_seconds: [[0, 1, 2], [3, 0, 4], [5, 6, 0]] } },
      { id: 'c', travel: { type: 'estimate', detour_factor: 2 } },
      { id: 'd', travel: { type: 'estimate' } },
    ],
    vehicles: ['a', 'b', 'c', 'd'].map((id) => ({ ...VAN, id, profile: id })),
  }),
  'every member of vehicles and stops': planBody({
    plan_start: '2026-11-02T08:00:00+01:00',
    vehicles: [
      {
        ...VAN, count: 3, end: null, shift: { earliest: '2026-11-02T08:00:00Z', latest: '2026-11-02T18:00:00Z' }, capacities: { kilograms: 12.5 }, skills: ['lift'], max_stops: 3, deliveries_first: true,
        max_duration_seconds: 100, breaks: [{ type: 'interval', longest_seconds: 5, break_seconds: 6 }], overtime: { after_seconds: 1, extra_cost_per_hour: 1 }, speed_factor: 0.7,
      },
      { id: 'b', breaks: [{ type: 'window', earliest: '2026-11-02T12:00:00Z', latest: '2026-11-02T13:00:00Z', break_seconds: 60 }, { type: 'interval', longest_seconds: 5, break_seconds: 6 }] },
      { id: 'c', start: 'b', capacities: {} },
    ],
    stops: [
      { ...ONE, delivers: { kilograms: 1 / 3 }, skills: ['lift'], windows: [{ latest: '2026-11-02T09:00:00Z' }, { earliest: '2026-11-02T11:00:00Z' }], late_cost_per_hour: 5, setup_seconds: 9, required: true },
      { ...TWO, collects: { pallets: 3 }, released_at: '2026-11-02T09:00:00Z', priority: 2.5, forbidden_vehicles: ['c'] },
    ],
    relations: [{ type: 'in_order', stops: ['one', 'two'] }, { type: 'different_vehicles', stops: ['two', 'one'] }],
    objective: { first: 'time', balance_cost_per_hour: 5 },
  }),
};

describe('a packed plan request', () => {
  for (const [what, body] of Object.entries(BODIES)) {
    it(`gives back ${what}`, () => {
      expect(unpackPlan(packed(body))).to.deep.equal({ ...planProblemOf(body), meta: planMeta(planRequestOf(body)) });
    });
  }

  it('gives back routes to start from', () => {
    const plan = { ...planProblemOf(planBody()), meta: planMeta(planRequestOf(planBody())), initial: [{ type: -1, vehicle: -1, customers: [1, 0] }] };
    expect(unpackPlan(packPlan(plan)).initial).to.deep.equal(plan.initial);
    expect(unpackPlan(packed(planBody())).initial).to.equal(null);
  });

  it('is the same bytes for the same request, and shares nothing with what is read', () => {
    const bytes = packed(withMatrices());
    expect(packed(withMatrices())).to.deep.equal(bytes);
    const { problem } = unpackPlan(bytes);
    bytes.fill(0);
    expect(problem.travel[0]!.durations!.matrix[1]).to.equal(60);
  });

  it('is read at any offset', () => {
    const bytes = packed(withMatrices());
    const moved = new Uint8Array(bytes.length + 3);
    moved.set(bytes, 3);
    expect(unpackPlan(moved.subarray(3))).to.deep.equal(unpackPlan(bytes));
  });

  it('is no packed request of version 1, and the other way round', () => {
    const bytes = packed(planBody());
    expect([packedPlanVersion(bytes), packedVersion(bytes)]).to.deep.equal([1, null]);
    expect(() => unpackRequest(bytes)).to.throw(RangeError, 'not a packed request');
    expect(() => unpackPlan(new Uint8Array(3))).to.throw(RangeError, 'at least 12 bytes');
    expect(() => unpackPlan(new Uint8Array(40))).to.throw(RangeError, 'first four');
  });

  it('says when it is of another version or cut off', () => {
    const bytes = packed(withMatrices());
    const later = Uint8Array.from(bytes);
    later[4] = 2;
    expect(() => unpackPlan(later)).to.throw(RangeError, 'has version 2, this release reads 1');
    expect(() => unpackPlan(bytes.subarray(0, bytes.length - 8))).to.throw(RangeError, 'cut off');
  });

  it('holds a matrix of whole numbers narrowly', () => {
    const n = 300;
    const locations = Array.from({ length: n }, (_, i) => ({ id: `l${i}` }));
    const body = planBody({ locations, vehicles: [{ id: 'van' }], stops: [], profiles: [{ id: 'r', travel: { type: 'matrices', distances_meters: Array(n).fill(Array(n).fill(60_000)) } }] });
    expect(packed(body).length).to.be.lessThan(2 * n * n + 10_000);
  });
});

describe('the default seed of a plan request', () => {
  const seed = (body: Json): number => defaultPlanSeed(planProblemOf(body).problem);

  it('does not depend on name, callback, limits or what things are called', () => {
    expect(seed(planBody(META))).to.equal(seed(planBody()));
    expect(seed(planBody({ stops: [{ ...ONE, id: 'eins' }, { ...TWO, id: 'zwei' }] }))).to.equal(seed(planBody()));
  });

  it('depends on the problem', () => {
    const seeds = [planBody(), withStop({ service_seconds: 1 }), withVehicle({ cost_per_hour: 1 }), withMatrices(), planBody({ objective: { first: 'time' } })].map(seed);
    expect(new Set(seeds).size).to.equal(5);
    for (const value of seeds) expect(value).to.be.within(0, 2 ** 32 - 1);
  });
});
