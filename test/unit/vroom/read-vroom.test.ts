import { expect } from 'chai';
import type { PlanRequest } from '#generated/types.js';
import { parsePlanBody } from '../../../src/contract/plan/parse.js';
import { planProblem } from '../../../src/contract/plan/problem.js';
import { isVroomInput, readVroom } from '../../../src/vroom/read-vroom.js';
import { type Json, schemaValidator } from '../../helpers/contract-document.js';
import { BAKERY, changed, NURSES } from './inputs.js';

function converted(input: unknown, amounts?: readonly string[]): { request: PlanRequest; notes: readonly string[] } {
  const read = readVroom(input, { amounts });
  if ('faults' in read) throw new Error(read.faults.join('\n'));
  return read;
}

function faults(input: unknown, amounts?: readonly string[]): readonly string[] {
  const read = readVroom(input, { amounts });
  return 'faults' in read ? read.faults : [];
}

describe('readVroom', () => {
  it('converts every member that version 2 can say', () => {
    const { request } = converted(BAKERY);
    expect(request).to.deep.equal({
      plan_start: '1970-01-01T00:00:00Z',
      locations: [{ id: '0', position: [11.57, 48.14] }, { id: '1', position: [11.6, 48.15] }, { id: '2' }],
      profiles: [
        { id: 'van', travel: { type: 'matrices', distances_meters: BAKERY.matrices.van.distances, durations_seconds: BAKERY.matrices.van.durations } },
        { id: 'bike', travel: { type: 'matrices', distances_meters: BAKERY.matrices.bike.distances, durations_seconds: BAKERY.matrices.bike.durations } },
      ],
      vehicles: [
        {
          id: '7', profile: 'van', start: '0', end: '0', shift: { earliest: '1970-01-01T00:00:00Z', latest: '1970-01-01T10:00:00Z' },
          breaks: [{ type: 'window', earliest: '1970-01-01T04:00:00Z', latest: '1970-01-01T05:00:00Z', break_seconds: 1800 }],
          capacities: { 'amount-1': 40, 'amount-2': 6 }, skills: ['skill-3', 'skill-5'],
          max_driving_seconds: 14_400, max_distance_meters: 90_000, max_stops: 9,
          fixed_cost: 900, cost_per_kilometer: 20, cost_per_hour: 1800, speed_factor: 1.25,
        },
        {
          id: '12', profile: 'bike', start: '1', shift: { earliest: '1970-01-01T00:10:00Z', latest: '1970-01-01T05:33:20Z' },
          capacities: { 'amount-1': 4, 'amount-2': 1 }, cost_per_kilometer: 0, cost_per_hour: 3600,
        },
      ],
      stops: [
        {
          id: '101', location: '1', delivers: { 'amount-1': 12 }, collects: { 'amount-2': 2 }, service_seconds: 300, setup_seconds: 120,
          windows: [
            { earliest: '1970-01-01T00:00:00Z', latest: '1970-01-01T01:00:00Z' },
            { earliest: '1970-01-01T02:30:00Z', latest: '1970-01-01T03:00:00Z' },
          ],
          skills: ['skill-5', 'skill-3'], priority: 241,
        },
        { id: '102', location: '2', delivers: { 'amount-1': 3, 'amount-2': 1 }, service_seconds: 240 },
        { id: '103', location: '1', delivers: { 'amount-1': 1, 'amount-2': 1 } },
      ],
    });
  });

  it('converts coordinates to locations that equal ones share, with travel that is estimated', () => {
    const { request, notes } = converted(NURSES);
    expect(request.plan_start).to.equal('2026-11-02T07:00:00Z');
    expect(request.locations).to.deep.equal([{ id: '13.4,52.5', position: [13.4, 52.5] }, { id: '13.41,52.51', position: [13.41, 52.51] }]);
    expect(request.profiles).to.deep.equal([{ id: 'car', travel: { type: 'estimate' } }]);
    expect(request.stops.map(({ location }) => location)).to.deep.equal(['13.41,52.51', '13.4,52.5']);
    expect(request.stops[0]!.windows).to.deep.equal([{ earliest: '2026-11-02T08:00:00Z', latest: '2026-11-02T09:00:00Z' }]);
    expect(notes.join('\n')).to.match(/^matrices: there are none: travel is estimated .* \(car\)/m);
  });

  for (const [name, input] of Object.entries({ BAKERY, NURSES })) {
    it(`makes a request of ${name} that the contract allows and the model takes`, async () => {
      const { request } = converted(input);
      expect(await schemaValidator('PlanRequest')(request as unknown as Json)).to.deep.equal([]);
      const parsed = parsePlanBody(request);
      expect(parsed).to.not.have.property('findings');
      expect(planProblem(request)).to.have.nested.property('problem.customers.length', input.jobs.length);
    });
  }

  it('maps costs, travel times and limits so that the model counts what VROOM does', () => {
    const { problem } = planProblem(converted(BAKERY).request) as Extract<ReturnType<typeof planProblem>, { problem: unknown }>;
    const [van, bike] = problem.vehicleTypes;
    expect(van).to.deep.include({ fixedCost: 900, unitCost: 0.02, minuteCost: 30, maxStops: 9, maxDriving: 240, maxDistance: 90_000, earliest: 0, latest: 600 });
    expect(van!.pace).to.equal(1 / 60 / 1.25);
    expect(bike).to.deep.include({ fixedCost: 0, unitCost: 0, minuteCost: 60, end: -1, earliest: 10 });
    expect(problem.omission!.price.slice(0, 3).every(Number.isNaN)).to.equal(true);
    expect([...problem.omission!.priority.slice(0, 3)]).to.deep.equal([241, 1, 1]);
  });

  it('keeps every window of a break, in order', () => {
    const { request } = converted(changed(BAKERY, { 'vehicles.0.breaks.0.time_windows': [[200, 300], [400, 500], [100, 150]] }));
    const [first] = request.vehicles[0]!.breaks as readonly { earliest: string; latest: string; other_windows: readonly object[] }[];
    const span = (from: number, to: number): object => ({ earliest: new Date(1000 * from).toISOString().replace('.000', ''), latest: new Date(1000 * to).toISOString().replace('.000', '') });
    expect(first).to.include(span(100, 150));
    expect(first!.other_windows).to.deep.equal([span(200, 300), span(400, 500)]);
    expect(converted(BAKERY).request.vehicles[0]!.breaks![0]).not.to.have.property('other_windows');
  });

  it('gives amounts the names that the caller gives', () => {
    const { request } = converted(BAKERY, ['kilograms', 'crates']);
    expect(request.vehicles[0]!.capacities).to.deep.equal({ kilograms: 40, crates: 6 });
    expect(request.stops[1]!.delivers).to.deep.equal({ kilograms: 3, crates: 1 });
    expect(faults(BAKERY, ['kilograms'])).to.deep.equal(['capacity of vehicles[0] has 2 amounts, and there are 1 names for them: name each']);
    expect(faults(BAKERY, ['crates', 'crates'])).to.deep.equal(['the names of the amounts (crates, crates) are not unique']);
  });

  it('takes the deprecated matrix as durations of cars', () => {
    const { request } = converted({ vehicles: [{ id: 1, start_index: 0 }], jobs: [{ id: 1, location_index: 1 }], matrix: [[0, 60], [70, 0]] });
    expect(request.profiles).to.deep.equal([{ id: 'car', travel: { type: 'matrices', durations_seconds: [[0, 60], [70, 0]] } }]);
    expect(request.vehicles[0]).to.deep.equal({ id: '1', profile: 'car', start: '0', cost_per_kilometer: 0, cost_per_hour: 3600 });
  });

  it('lets vehicles without hours depart a week before the first window, not in 1970, but no later than VROOM for relative times', () => {
    const timestamps = converted(changed(NURSES, { 'vehicles.0.time_window': undefined }));
    expect(timestamps.request.plan_start).to.equal('2026-10-26T08:00:00Z');
    expect(timestamps.notes.join('\n')).to.match(/^vehicles\[0\]\.time_window: there is none: .* 7 days/m);
    expect(converted(changed(BAKERY, { 'vehicles.1.time_window': undefined })).request.plan_start).to.equal('1970-01-01T00:00:00Z');
  });

  it('takes times by vehicle type that are the same on all vehicles', () => {
    const own = { 'vehicles.0.type': 'big', 'vehicles.1.type': 'big', 'jobs.1.service_per_type': { big: 500, small: 90 }, 'jobs.1.setup_per_type': { small: 9 } };
    const { request } = converted(changed(BAKERY, own));
    expect(request.stops[1]).to.include({ service_seconds: 500 }).and.not.have.property('setup_seconds');
    expect(faults(changed(BAKERY, { ...own, 'vehicles.1.type': 'small' }))).to.deep.equal([
      'jobs[1].setup_per_type makes setup 0 or 9 s, depending on the vehicle: version 2 has one setup time per stop',
      'jobs[1].service_per_type makes service 500 or 90 s, depending on the vehicle: version 2 has one service time per stop',
    ]);
  });

  it('takes a cost of task time that equals the cost of travel time', () => {
    const { request, notes } = converted(changed(BAKERY, { 'vehicles.0.costs.per_task_hour': 1800 }));
    expect(request.vehicles[0]).to.include({ cost_per_hour: 1800 });
    expect(notes.join('\n')).to.contain('VROOM charges no waiting and no breaks');
  });

  const noted: [string, Record<string, unknown>, RegExp][] = [
    ['descriptions', {}, /^vehicles\[0\]\.description and 2 more: version 2 has no descriptions/m],
    ['what an hour costs', {}, /^vehicles\[0\]\.costs\.per_hour and 1 more: it is charged for the whole duration .* VROOM charges travel time only$/m],
    ['when breaks are due', {}, /^vehicles\[0\]\.breaks\[0\]: it is taken if/m],
    ['windows with setup', {}, /^jobs\[0\]\.setup: windows hold for the start of service/m],
    ['given routes', { 'vehicles.0.steps': [{ type: 'job', id: 101 }] }, /^vehicles\[0\]\.steps: left out: send them as initial_routes/m],
    ['unknown members', { 'jobs.1.colour': 'red', hurry: true }, /^hurry: VROOM has no "hurry" there[\s\S]*^jobs\[1\]\.colour: VROOM has no "colour"/m],
    ['other coordinates of an index', { 'jobs.2.location': [11.7, 48] }, /^jobs\[2\]\.location: it differs from other coordinates/m],
    ['a diagonal', { 'matrices.bike.durations.1.1': 5 }, /^matrices\.bike\.durations: its diagonal is not 0/m],
    ['matrices without vehicles', { 'matrices.truck': { costs: [[1]] } }, /^matrices\.truck: no vehicle has this profile/m],
    ['a matrix beside matrices', { matrix: [[0]] }, /^matrix: it has no effect beside matrices/m],
    ['an amount beside a delivery', { 'jobs.1.amount': [1, 2] }, /^jobs\[1\]\.amount: it has no effect beside/m],
    ['a vehicle without start and end', { 'vehicles.1.start_index': undefined }, /^vehicles\[1\]: it has neither start nor end/m],
  ];
  for (const [what, changes, note] of noted) {
    it(`notes ${what}`, () => expect(converted(changed(BAKERY, changes)).notes.join('\n')).to.match(note));
  }

  it('notes an index without matrices', () => {
    expect(converted(changed(NURSES, { 'jobs.0.location_index': 3 })).notes.join('\n')).to.match(/^jobs\[0\]\.location_index: without matrices, it has no effect/m);
  });

  it('converts shipments, whose ids are those of their ends', () => {
    const shipments = [{
      pickup: { id: 1, location_index: 1, service: 60, setup: 30, time_windows: [[600, 1200]] },
      delivery: { id: 8, location_index: 2, time_windows: [[1800, 3600]] }, amount: [2, 0], skills: [3], priority: 10,
    }];
    const { request } = converted({ ...BAKERY, shipments });
    expect(request.shipments).to.deep.equal([{
      id: '1-8',
      pickup: { location: '1', service_seconds: 60, setup_seconds: 30, windows: [{ earliest: '1970-01-01T00:10:00Z', latest: '1970-01-01T00:20:00Z' }] },
      delivery: { location: '2', windows: [{ earliest: '1970-01-01T00:30:00Z', latest: '1970-01-01T01:00:00Z' }] },
      amounts: { 'amount-1': 2 }, skills: ['skill-3'], priority: 122,
    }]);
    expect(converted(BAKERY).request).to.not.have.property('shipments');
  });

  it('ranks plans as VROOM does: by the sum of priorities, then by the number of tasks', () => {
    const jobs = [{ id: 1, location_index: 1, priority: 1 }, ...Array.from({ length: 12 }, (_, i) => ({ id: i + 2, location_index: 2 }))];
    const weights = ({ stops, shipments }: PlanRequest): number[] => [...stops, ...(shipments ?? [])].map(({ priority }) => priority ?? 1);
    const [first, ...others] = weights(converted({ ...BAKERY, jobs }).request);
    expect(first).to.be.greaterThan(others.reduce((a, b) => a + b));
    const shipments = [2, 0].map((priority, i) => ({ pickup: { id: i, location_index: 1 }, delivery: { id: i, location_index: 2 }, priority }));
    const mixed = weights(converted({ ...BAKERY, jobs: [{ id: 1, location_index: 1, priority: 3 }, { id: 2, location_index: 1, priority: 4 }, { id: 3, location_index: 1 }], shipments }).request);
    const [three, four, zero, two, none] = mixed as [number, number, number, number, number];
    expect([two > three, two > four, two < four + zero + zero, none > zero, none === zero + zero]).to.deep.equal([true, true, true, true, true]);
    expect(weights(converted({ ...BAKERY, jobs: [], shipments: shipments.slice(1) }).request)).to.deep.equal([1]);
  });

  it('keeps priorities within those of the contract, and notes what a point of them counts then', async () => {
    const input = { vehicles: [{ id: 1, start: [0, 0] }], jobs: Array.from({ length: 20_000 }, (_, id) => ({ id, location: [0, 0], priority: id === 0 ? 100 : 0 })) };
    const { request, notes } = converted(input);
    expect(request.stops[0]!.priority).to.equal(999_901);
    expect(notes.join('\n')).to.contain('priority: a point of priority counts as much as 9999 tasks, so that no priority exceeds 1000000; in VROOM it counts more than any number of tasks');
    const fewer = converted({ ...input, jobs: input.jobs.slice(0, 5000) });
    expect([fewer.request.stops[0]!.priority, fewer.notes.some((note) => note.startsWith('priority'))]).to.deep.equal([500_101, false]);
    expect(await schemaValidator('PlanRequest')({ ...request, stops: request.stops.slice(0, 1) } as unknown as Json)).to.deep.equal([]);
  });

  const refused: [string, Record<string, unknown>, string][] = [
    ['a shipment without a delivery', { shipments: [{ pickup: { id: 1, location_index: 1 } }] }, 'shipments[0] has no "delivery"'],
    ['a shipment without a place', { shipments: [{ pickup: { id: 1 }, delivery: { id: 1, location_index: 1 } }] }, 'shipments[0].pickup has no location'],
    ['pickups with one id', { shipments: [1, 2].map((id) => ({ pickup: { id: 1, location_index: 1 }, delivery: { id, location_index: 1 } })) }, 'shipments[1].pickup.id is 1, as is that of shipments[0].pickup'],
    ['matrices of costs', { 'matrices.van.costs': [[0]] }, 'matrices.van.costs: version 2 has no matrices of costs'],
    ['a load limit during breaks', { 'vehicles.0.breaks.0.max_load': [0, 0] }, 'vehicles[0].breaks[0].max_load: version 2 does not limit'],
    ['a break at any time', { 'vehicles.0.breaks.0.time_windows': undefined }, 'vehicles[0].breaks[0].time_windows is missing'],
    ['another cost of task time', { 'vehicles.1.costs': { per_task_hour: 60 } }, 'vehicles[1].costs.per_task_hour is 60, and per_hour is 3600'],
    ['costs per kilometer without distances', { 'matrices.van.distances': undefined }, 'vehicles[0].costs.per_km needs distances'],
    ['a distance limit without distances', { 'matrices.bike.distances': undefined, 'vehicles.1.max_distance': 9 }, 'vehicles[1].max_distance needs distances'],
    ['a profile without matrices', { 'vehicles.1.profile': 'foot' }, 'matrices.foot.durations is missing, and vehicles have the profile "foot"'],
    ['a matrix that is not square', { 'matrices.van.durations.1': [1, 2] }, 'matrices.van.durations[1] has 2 entries, and there are 3 rows'],
    ['a matrix of another size', { 'matrices.bike.durations': [[0]] }, 'matrices.bike.durations has 1 rows, and the first matrix has 3'],
    ['a broken travel time', { 'matrices.van.durations.1.2': 1.5 }, 'matrices.van.durations[1][2] must be an integer of at least 0 (got 1.5)'],
    ['an index beyond the matrices', { 'jobs.1.location_index': 3 }, 'jobs[1].location_index is 3, and the matrices have 3 rows: give 0 to 2'],
    ['coordinates without an index', { 'vehicles.0.start_index': undefined }, 'vehicles[0].start_index is missing'],
    ['a job without a location', { 'jobs.1.location_index': undefined }, 'jobs[1] has no location'],
    ['amounts of another number', { 'jobs.1.delivery': [1] }, 'jobs[1].delivery has 1 amounts, and capacity of vehicles[0] has 2'],
    ['capacities of another number', { 'vehicles.1.capacity': [1, 2, 3] }, 'vehicles[1].capacity has 3 amounts, and capacity of vehicles[0] has 2'],
    ['a vehicle without capacity among others', { 'vehicles.1.capacity': undefined }, 'vehicles[1].capacity is missing'],
    ['a window that ends before it begins', { 'vehicles.0.time_window': [9, 3] }, 'vehicles[0].time_window is [9, 3], which ends before it begins'],
    ['windows that overlap', { 'jobs.0.time_windows': [[5, 9], [0, 6]] }, 'jobs[0].time_windows has [0, 6] and [5, 9], which overlap'],
    ['no windows', { 'jobs.0.time_windows': [] }, 'jobs[0].time_windows must have at least 1 entries (got an array of 0)'],
    ['half a window', { 'jobs.0.time_windows': [[5]] }, 'jobs[0].time_windows[0] must have 2 entries (got an array of 1)'],
    ['an id twice', { 'jobs.2.id': 101 }, 'jobs[2].id is 101, as is that of jobs[0]'],
    ['a break id twice', { 'vehicles.0.breaks.1': { id: 2, time_windows: [[0, 1]] } }, 'vehicles[0].breaks[1].id is 2, as is that of vehicles[0].breaks[0]'],
    ['no id', { 'vehicles.1.id': undefined }, 'vehicles[1] has no "id"'],
    ['an id that JSON does not hold', { 'jobs.1.id': 2 ** 60 }, 'jobs[1].id must be from 0 to 9007199254740991'],
    ['text for a time', { 'jobs.1.service': '4 min' }, 'jobs[1].service must be an integer (got "4 min")'],
    ['a priority beyond 100', { 'jobs.1.priority': 101 }, 'jobs[1].priority must be from 0 to 100 (got 101)'],
    ['no vehicles', { vehicles: [] }, 'vehicles must have at least 1 entries'],
  ];
  for (const [what, changes, fault] of refused) {
    it(`refuses ${what} by name and place`, () => {
      const found = faults(changed(BAKERY, changes));
      expect(found).to.have.length(1);
      expect(found[0]).to.contain(fault);
    });
  }

  it('lists all faults, not only the first', () => {
    expect(faults(changed(BAKERY, { 'jobs.0.delivery': [1], 'jobs.1.location_index': 8, 'vehicles.0.breaks.0.max_load': [1, 1] }))).to.have.length(3);
  });

  for (const value of [null, 3, 'text', [], {}, { vehicles: 5 }, { vehicles: [null] }]) {
    it(`refuses ${JSON.stringify(value)}`, () => expect(faults(value)).to.not.be.empty);
  }

  it('does not change what it reads', () => {
    const copy = structuredClone(BAKERY);
    const { request } = converted(BAKERY);
    request.locations[0]!.position![0] = 0;
    (request.profiles![0]!.travel as { durations_seconds: number[][] }).durations_seconds[0]![1] = 99;
    expect(BAKERY).to.deep.equal(copy);
  });

  it('distinguishes VROOM input by its members', () => {
    expect([BAKERY, { vehicles: [], shipments: [] }].every(isVroomInput)).to.equal(true);
    expect([null, 1, [], {}, { vehicles: [], stops: [], locations: [] }, { jobs: [] }].some(isVroomInput)).to.equal(false);
  });
});
