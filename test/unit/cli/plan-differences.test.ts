import { expect } from 'chai';
import type { Plan } from '#generated/types.js';
import { checkPlanResult } from '../../../src/cli/plan-result.js';
import { planProblem } from '../../../src/contract/plan/problem.js';
import { planResult } from '../../../src/contract/plan/result.js';
import { planRequestOf } from '../../helpers/plan-request.js';

const at = (time: string): string => `2026-11-02T${time}:00Z`;

/** A van with a break, a late stop, waiting before another, and a load that is too heavy; 36 km/h, so that 600 meters take a minute. */
const BODY = {
  geometry: 'planar',
  plan_start: at('08:00'),
  locations: [{ id: 'depot', position: [0, 0] }, { id: 'a', position: [6000, 0] }, { id: 'b', position: [18000, 0] }],
  profiles: [{ id: 'road', travel: { type: 'estimate', detour_factor: 1, speed_kilometers_per_hour: 36 } }],
  vehicles: [
    {
      id: 'van', start: 'depot', end: 'depot', capacities: { kg: 100 }, fixed_cost: 5, cost_per_kilometer: 2, cost_per_hour: 12, shift: { earliest: at('08:00') },
      breaks: [{ type: 'window', earliest: at('08:25'), latest: at('09:00'), break_seconds: 600 }],
    },
    { id: 'bike', count: 2, start: 'depot', max_stops: 0 },
  ],
  stops: [
    { id: 'late', location: 'a', delivers: { kg: 10 }, service_seconds: 300, setup_seconds: 60, windows: [{ latest: at('08:05') }], late_cost_per_hour: 60 },
    { id: 'early', location: 'b', delivers: { kg: 20 }, service_seconds: 300, windows: [{ earliest: at('10:00') }] },
    { id: 'heavy', location: 'b', delivers: { kg: 200 } },
  ],
} as const;

describe('what verify says of a plan', () => {
  const request = new TextEncoder().encode(JSON.stringify(BODY));
  let plan: Plan;
  before(() => {
    const stated = planProblem(planRequestOf(JSON.parse(JSON.stringify(BODY))));
    if ('fault' in stated) throw new Error(stated.fault.msg);
    plan = planResult(stated.problem, stated.ids, [{ type: 0, customers: [0, 1] }], { strategy: 'stub', seed: 1, seconds: 0 });
  });

  /** What verify says of the plan with one member changed. */
  function said(path: readonly (string | number)[], value: unknown): string[] {
    const copy = structuredClone(plan) as unknown as Record<string | number, unknown>;
    const owner = path.slice(0, -1).reduce((object, key) => object[key] as Record<string | number, unknown>, copy);
    expect(owner, path.join('.')).to.have.property(String(path.at(-1)));
    owner[path.at(-1)!] = value;
    return checkPlanResult(request, { success: true, result: copy }).violations.map(({ kind, message }) => `${kind}: ${message}`);
  }

  it('is nothing of the plan as it was answered, in any offset, or with members left out', () => {
    expect(checkPlanResult(request, plan)).to.deep.equal({ violations: [], cost: plan.summary.costs.total, routes: plan.routes.length });
    expect(plan.routes[0]!.steps.map(({ type }) => type)).to.deep.equal(['start', 'stop', 'break', 'stop', 'end']);
    const elsewhere = plan.routes[0]!.departs_at.replace('T08', 'T10').replace('Z', '+02:00');
    expect(said(['routes', 0, 'departs_at'], elsewhere)).to.deep.equal([]);
    const { summary: _summary, ...rest } = plan;
    expect(checkPlanResult(request, rest).violations).to.deep.equal([]);
  });

  const CASES: readonly (readonly [path: readonly (string | number)[], value: unknown, said: RegExp])[] = [
    ...['total', 'fixed', 'distance', 'time', 'overtime', 'lateness', 'omission', 'balance'].flatMap((part) => [
      [['summary', 'costs', part], 1, /^wrong-cost: the plan: cost.* is 1; the model computes [\d.]+ \(summary\.costs\.\w+\)\.$/] as const,
      [['routes', 0, 'costs', part], 1, /^wrong-cost: van: cost.* is 1; the model computes [\d.]+ \(routes\[0\]\.costs\.\w+\)\.$/] as const,
    ]),
    ...['distance', 'duration', 'driving', 'setup', 'service', 'waiting', 'break', 'lateness'].flatMap((what) => {
      const member = what === 'distance' ? 'distance_meters' : `${what}_seconds`;
      return (['the plan', 'van'] as const).map((words) => [words === 'van' ? ['routes', 0, member] : ['summary', member], 1, new RegExp(`^wrong-(time|distance): ${words}: ${what}s? is 1; the model computes \\d+ `)] as const);
    }),
    [['summary', 'stops_served'], 3, /^wrong-count: the plan: stops served is 3; the model computes 2 /],
    [['routes', 0, 'vehicle_number'], 2, /^unknown_vehicle: Route 0 is of van number 2, of which there is 1: lower the number, or raise its count\.$/],
    [['routes', 0, 'departs_at'], at('07:59'), /^wrong-time: van: departure is 2026-11-02T07:59:00Z; the model computes \S+ \(routes\[0\]\.departs_at\)\.$/],
    [['routes', 0, 'ends_at'], at('12:00'), /^wrong-time: van: end is /],
    [['routes', 0, 'steps', 0, 'ends_at'], at('08:01'), /^wrong-time: van, start: end is /],
    [['routes', 0, 'steps', 1, 'arrives_at'], at('08:01'), /^wrong-time: van, stop late: arrival is 2026-11-02T08:01:00Z; the model computes \S+ \(routes\[0\]\.steps\[1\]\.arrives_at\)\.$/],
    [['routes', 0, 'steps', 1, 'begins_at'], 'noon', /^wrong-time: van, stop late: begin is noon; /],
    [['routes', 0, 'steps', 1, 'ends_at'], at('08:01'), /^wrong-time: van, stop late: end is /],
    [['routes', 0, 'steps', 1, 'setup_seconds'], 0, /^wrong-time: van, stop late: setup is 0; the model computes 60 /],
    [['routes', 0, 'steps', 1, 'lateness_seconds'], 0, /^wrong-time: van, stop late: lateness is 0; the model computes [1-9]/],
    [['routes', 0, 'steps', 3, 'waiting_seconds'], 0, /^wrong-time: van, stop early: waiting is 0; the model computes [1-9]/],
    [['routes', 0, 'steps', 3, 'distance_meters'], 0, /^wrong-distance: van, stop early: distance is 0; the model computes 18000 /],
    [['routes', 0, 'steps', 3, 'location'], 'a', /^wrong-step: van, stop early: location is a; the model computes b /],
    [['routes', 0, 'steps', 1, 'loads', 'kg'], 30, /^wrong-load: van, stop late: load of kg is 30; the model computes 20 \(routes\[0\]\.steps\[1\]\.loads\.kg\)\.$/],
    [['routes', 0, 'steps', 1, 'loads'], { kg: 20, m3: 1 }, /^wrong-load: van, stop late: load of m3 is 1; the model computes absent /],
    [['routes', 0, 'steps', 2, 'begins_at'], at('08:26'), /^wrong-time: van, break: begin is /],
    [['routes', 0, 'steps', 2, 'ends_at'], at('08:26'), /^wrong-time: van, break: end is /],
    [['routes', 0, 'steps', 4, 'arrives_at'], at('08:26'), /^wrong-time: van, end: arrival is /],
    [['unassigned', 0, 'stop'], 'early', /^wrong-unassigned: stop heavy is on no route and not in unassigned\.$/],
    [['unassigned', 0, 'reasons'], [], /^wrong-unassigned: stop heavy: reasons are none; the model computes capacity of van, stops of bike/],
    [['unassigned', 0, 'relaxation'], null, /^wrong-unassigned: stop heavy: relaxation is none; the model computes \w+ of (van|bike) /],
    [['unassigned'], [], /^wrong-unassigned: stop heavy is on no route and not in unassigned\.$/],
  ];
  for (const [path, value, text] of CASES) {
    it(`names ${path.join('.')} as ${JSON.stringify(value)}`, () => {
      const [first, ...others] = said(path, value);
      expect(first).to.match(text);
      if (path[0] !== 'unassigned') expect(others).to.deep.equal([]);
    });
  }

  it('names a break that is not there, and a stop that is served all the same', () => {
    const { steps } = plan.routes[0]!;
    expect(said(['routes', 0, 'steps'], steps.filter(({ type }) => type !== 'break'))).to.deep.equal([
      'wrong-step: van: the steps are start, stop, stop, end; the model computes start, stop, break, stop, end (routes[0].steps).',
    ]);
    expect(said(['unassigned'], [...plan.unassigned, { stop: 'late', reasons: [] }])).to.deep.equal(['wrong-unassigned: stop late is not left out (unassigned[1]).']);
  });
});
