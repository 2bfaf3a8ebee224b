import { expect } from 'chai';
import type { Plan, PlanRoute, Step } from '#generated/types.js';
import type { VroomOutput } from '../../../src/vroom/output.js';
import { writeVroom, type WriteOptions } from '../../../src/vroom/write-vroom.js';
import { type Json, schemaValidator } from '../../helpers/contract-document.js';
import { BAKERY, changed } from './inputs.js';
import { at, NO_COSTS, NO_TIMES, PLAN, stop, VAN } from './plans.js';

/** The bike, whose end is open, serves 103 where it starts; its start may be open too. */
function bike(openStart: boolean): PlanRoute {
  const start: Step = { type: 'start', location: '1', ends_at: at(600), distance_meters: 0, loads: { 'amount-1': 1, 'amount-2': 1 } };
  const served = stop('103', '1', [600, 600, 660], { loads: { 'amount-1': 0, 'amount-2': 0 } });
  return { ...NO_TIMES, vehicle: '12', vehicle_number: 1, costs: NO_COSTS, distance_meters: 0, departs_at: at(600), ends_at: at(660), steps: openStart ? [served] : [start, served] };
}

function written(plan: Plan, options: WriteOptions = {}): { output: VroomOutput; notes: readonly string[] } {
  const outcome = writeVroom(plan, options);
  if ('faults' in outcome) throw new Error(outcome.faults.join('\n'));
  return outcome;
}

function faults(plan: Plan, options: WriteOptions = {}): readonly string[] {
  const outcome = writeVroom(plan, options);
  return 'faults' in outcome ? outcome.faults : [];
}

describe('writeVroom', () => {
  it('starts from a plan as the contract describes it', async () => {
    expect(await schemaValidator('Plan')(PLAN as unknown as Json)).to.deep.equal([]);
  });

  it('writes routes, totals and unassigned jobs with what the input says of them', () => {
    const { output } = written(PLAN, { input: BAKERY });
    const totals = {
      cost: 8247, delivery: [15, 1], pickup: [0, 2], setup: 120, service: 2340, duration: 1504, waiting_time: 100, priority: 60, distance: 20_500,
      violations: [{ cause: 'delay', duration: 60 }],
    };
    expect(output.code).to.equal(0);
    expect(output.summary).to.deep.equal({ ...totals, routes: 1, unassigned: 1 });
    expect(output.unassigned).to.deep.equal([{ id: 103, type: 'job', location_index: 1 }]);
    const [{ steps, ...route }] = output.routes as [VroomOutput['routes'][number]];
    expect(route).to.deep.equal({ ...totals, vehicle: 7, description: 'Anna' });
    expect(steps).to.deep.equal([
      {
        type: 'start', location: [11.57, 48.14], location_index: 0, setup: 0, service: 0, waiting_time: 0, load: [15, 1], arrival: 8400, duration: 0,
        violations: [], distance: 0,
      },
      {
        type: 'job', description: 'the old mill', location: [11.6, 48.15], location_index: 1, id: 101, setup: 120, service: 300, waiting_time: 100,
        load: [3, 3], arrival: 8880, duration: 480, violations: [], distance: 7000,
      },
      {
        type: 'break', description: 'lunch', id: 2, setup: 0, service: 1800, waiting_time: 0, load: [3, 3], arrival: 9480, duration: 560,
        violations: [], distance: 8050,
      },
      {
        type: 'job', location_index: 2, id: 102, setup: 0, service: 240, waiting_time: 0, load: [0, 2], arrival: 11_520, duration: 800,
        violations: [{ cause: 'delay', duration: 60 }], distance: 11_200,
      },
      {
        type: 'end', location: [11.57, 48.14], location_index: 0, setup: 0, service: 0, waiting_time: 0, load: [0, 2], arrival: 12_464, duration: 1504,
        violations: [], distance: 20_500,
      },
    ]);
  });

  it('writes times that add up: from the end of a step to the next arrival there is only travel', () => {
    const broken = structuredClone(VAN);
    for (const step of broken.steps) {
      for (const name of ['ends_at', 'arrives_at', 'begins_at'] as const) {
        if (name in step) (step as unknown as Record<string, string>)[name] = new Date(Date.parse((step as unknown as Record<string, string>)[name]!) + 437).toISOString();
      }
    }
    const { steps } = written({ ...PLAN, routes: [{ ...broken, departs_at: at(8400.6) }] }).output.routes[0]!;
    for (const [i, step] of steps.slice(1).entries()) {
      const before = steps[i]!;
      const end = before.arrival + before.waiting_time + before.setup + before.service;
      expect(step.arrival - end, step.type).to.equal(step.duration - before.duration);
      expect([step.arrival, step.duration, step.waiting_time, step.service].every((value) => Number.isInteger(value) && value >= 0)).to.equal(true);
    }
  });

  it('takes a break that begins after the arrival at the stop, behind the waiting for it', () => {
    const steps: Step[] = [
      VAN.steps[0]!,
      { type: 'break', begins_at: at(14_400), ends_at: at(16_200) },
      stop('101', '1', [8880, 16_500, 16_800], { distance_meters: 7000, loads: {} }),
    ];
    const route = written({ ...PLAN, routes: [{ ...VAN, steps, ends_at: at(16_800) }] }, { input: BAKERY }).output.routes[0]!;
    expect(route.steps.map(({ type, arrival, waiting_time, service, duration }) => [type, arrival, waiting_time, service, duration])).to.deep.equal([
      ['start', 8400, 0, 0, 0], ['break', 8880, 5520, 1800, 480], ['job', 16_200, 300, 300, 480], ['end', 16_800, 0, 0, 480],
    ]);
  });

  for (const openStart of [false, true]) {
    it(`writes start and end of a route whose ${openStart ? 'start and end are' : 'end is'} open, as VROOM does`, () => {
      const { steps, delivery, pickup } = written({ ...PLAN, routes: [bike(openStart)] }, { input: BAKERY }).output.routes[0]!;
      expect(steps.map(({ type, arrival, location_index, load }) => [type, arrival, location_index, load])).to.deep.equal([
        ['start', 600, 1, [1, 1]], ['job', 600, 1, [0, 0]], ['end', 660, 1, [0, 0]],
      ]);
      expect([delivery, pickup]).to.deep.equal([[1, 1], [0, 0]]);
    });
  }

  it('numbers breaks, and knows no descriptions and priorities without the input', () => {
    const { output, notes } = written(PLAN);
    expect(output.routes[0]!.steps[2]).to.include({ type: 'break', id: 1 });
    expect(output.routes[0]).to.include({ priority: 0 }).and.not.have.property('description');
    expect(notes.join('\n')).to.match(/^--input: it is not given/m).and.match(/^unassigned\[0\]\.reasons: VROOM does not say why/m);
    expect(written({ ...PLAN, routes: [bike(true)] }).output.routes[0]).to.not.have.property('delivery');
  });

  it('finds the break of the input by its window and length', () => {
    const breaks = [{ id: 30, time_windows: [[0, 600]], service: 1800 }, { id: 31, time_windows: [[9000, 9600]], service: 1800 }];
    const { output } = written(PLAN, { input: changed(BAKERY, { 'vehicles.0.breaks': breaks }) });
    expect(output.routes[0]!.steps[2]!.id).to.equal(31);
  });

  it('writes coordinates of locations that were made from them', () => {
    const steps: Step[] = [{ type: 'start', location: '13.4,-52.5', ends_at: at(0), distance_meters: 0, loads: {} }, stop('2', '-0.5,1e-7', [9, 9, 9], {})];
    const { output } = written({ ...PLAN, routes: [{ ...VAN, steps, ends_at: at(9) }], unassigned: [] });
    expect(output.routes[0]!.steps.map(({ location }) => location)).to.deep.equal([[13.4, -52.5], [-0.5, 1e-7], [-0.5, 1e-7]]);
    expect(output.routes[0]!.steps[0]).to.not.have.property('load');
  });

  it('leaves out distances where all are 0, since none were given', () => {
    const { output } = written({ ...PLAN, summary: { ...PLAN.summary, distance_meters: 0 } });
    expect([output.summary, output.routes[0], ...output.routes[0]!.steps].some((object) => 'distance' in object!)).to.equal(false);
  });

  it('writes loads in the order of the names of amounts', () => {
    const renamed = JSON.parse(JSON.stringify(PLAN).replaceAll('amount-1', 'kilograms').replaceAll('amount-2', 'crates')) as Plan;
    expect(written(renamed, { amounts: ['crates', 'kilograms'] }).output.summary.delivery).to.deep.equal([1, 15]);
    const { output, notes } = written(renamed);
    expect(output.summary.delivery).to.deep.equal([15, 1]);
    expect(notes.join('\n')).to.contain('amounts are in the order kilograms, crates; --amounts gives another');
    expect(faults(renamed, { amounts: ['crates'] })).to.deep.equal(['loads have kilograms, and the amounts are named crates: name them all']);
  });

  it('writes a position for amounts that no stop has', () => {
    const one = JSON.parse(JSON.stringify(PLAN).replaceAll(',"amount-2":1', '').replaceAll(',"amount-2":2', '').replaceAll(',"amount-2":3', '')) as Plan;
    expect(written(one, { input: BAKERY }).output.summary.delivery).to.deep.equal([15, 0]);
  });

  it('writes a plan without routes', () => {
    const { output } = written({ ...PLAN, routes: [] }, { input: BAKERY });
    expect(output.summary).to.include({ cost: 0, routes: 0, unassigned: 1 });
    expect(output.routes).to.deep.equal([]);
  });

  it('refuses ids that VROOM cannot have, and those that the input does not have', () => {
    expect(faults({ ...PLAN, routes: [{ ...VAN, vehicle: 'van-1' }] })).to.have.length(1).and.have.nested.property('[0]').that.contains('routes[0].vehicle is "van-1", and ids of VROOM are integers');
    expect(faults({ ...PLAN, unassigned: [{ type: 'stop', stop: '104', reasons: PLAN.unassigned[0]!.reasons }] }, { input: BAKERY })).to.deep.equal([
      'unassigned[0].stop is "104", which is no job of the input: give the input that the request was made from',
    ]);
    expect(faults({ ...PLAN, routes: [{ ...VAN, vehicle_number: 2 }] })[0]).to.contain('routes[0].vehicle_number is 2');
  });
});
