import { expect } from 'chai';
import type { Plan, PlanCosts, PlanRequest, PlanRoute, Step, Stop } from '#generated/types.js';
import { planOfAnswer } from '../../../src/contract/plan/answer.js';
import { instantOf, instantText } from '../../../src/contract/plan/instants.js';
import { parsePlanBody } from '../../../src/contract/plan/parse.js';
import { planProblem } from '../../../src/contract/plan/problem.js';
import { planResult } from '../../../src/contract/plan/result.js';
import { deliveryOf } from '../../../src/vroom/read-jobs.js';
import type { VroomInput, VroomJob, VroomVehicle } from '../../../src/vroom/input.js';
import type { VroomStep } from '../../../src/vroom/output.js';
import { readVroom } from '../../../src/vroom/read-vroom.js';
import { writeVroom } from '../../../src/vroom/write-vroom.js';
import { type Json, schemaValidator } from '../../helpers/contract-document.js';
import { dice } from '../../helpers/random-problem.js';

const COSTS: PlanCosts = { total: 17.25, fixed: 0, distance: 0, time: 17.25, overtime: 0, excess: 0, lateness: 0, vehicle_prices: 0, omission: 0, balance: 0, changes: 0 };
const ZERO = { duration_seconds: 0, driving_seconds: 0, setup_seconds: 0, service_seconds: 0, waiting_seconds: 0, break_seconds: 0, reload_seconds: 0, lateness_seconds: 0 };

type Integer = (below: number) => number;

/** An input of any of the members that decide ids, places, amounts and times. */
function randomInput(integer: Integer): VroomInput {
  const size = 2 + integer(5);
  const amounts = integer(3);
  const matrix = (largest: number): number[][] => Array.from({ length: size }, (_, i) => Array.from({ length: size }, (__, j) => (i === j ? 0 : 1 + integer(largest))));
  const quantity = (): number[] => Array.from({ length: amounts }, () => integer(9));
  const ids = (count: number): number[] => [...new Set(Array.from({ length: count }, () => integer(10_000)))];
  const vehicles = ids(1 + integer(3)).map((id): VroomVehicle => ({
    id, capacity: quantity(), speed_factor: 1 + integer(3) / 4, time_window: [1000 * integer(2000), 3_000_000],
    ...(integer(2) ? { start_index: integer(size), start: [integer(90), 5] } : {}), ...(integer(2) ? { end_index: integer(size) } : {}),
  }));
  const jobs = ids(integer(9)).map((id): VroomJob => ({
    id, location_index: integer(size), service: integer(900), setup: integer(200), delivery: quantity(), pickup: quantity(), priority: integer(101), description: `job ${id}`,
  }));
  return { vehicles, jobs, matrices: { car: { durations: matrix(4000), distances: matrix(90_000) } } };
}

/** The route of a vehicle that serves stops in the given order without waiting, as the contract describes it. */
function drive(request: PlanRequest, vehicleIndex: number, stops: readonly Stop[]): PlanRoute {
  const vehicle = request.vehicles[vehicleIndex]!;
  const { distances_meters: distances, durations_seconds: durations } = request.profiles![0]!.travel as { distances_meters: number[][]; durations_seconds: number[][] };
  const names = Object.keys(vehicle.capacities ?? {});
  const loads = Object.fromEntries(names.map((name) => [name, stops.reduce((sum, { delivers }) => sum + (delivers?.[name] ?? 0), 0)]));
  let time = instantOf(vehicle.shift!.earliest!).seconds;
  let distance = 0;
  let place: string | null = vehicle.start ?? null;
  const steps: Step[] = [];
  const arrive = (location: string): void => {
    const [from, to] = [Number(place ?? location), Number(location)];
    time += durations[from]![to]! / vehicle.speed_factor!;
    distance += distances[from]![to]!;
  };
  const departs = instantText(time, 60);
  if (place !== null) steps.push({ type: 'start', location: place, ends_at: departs, distance_meters: 0, loads: { ...loads } });
  for (const stop of stops) {
    arrive(stop.location);
    const arrives = time;
    const setup = place === stop.location ? 0 : (stop.setup_seconds ?? 0);
    const begins = time + setup;
    time = begins + (stop.service_seconds ?? 0);
    place = stop.location;
    for (const name of names) loads[name]! += (stop.collects?.[name] ?? 0) - (stop.delivers?.[name] ?? 0);
    steps.push({
      type: 'stop', stop: stop.id, location: stop.location, arrives_at: instantText(arrives, 60), begins_at: instantText(begins, 60), ends_at: instantText(time, 60),
      setup_seconds: setup, waiting_seconds: 0, lateness_seconds: 0, distance_meters: distance, loads: { ...loads },
    });
  }
  if (vehicle.end) {
    arrive(vehicle.end);
    steps.push({ type: 'end', location: vehicle.end, arrives_at: instantText(time, 60), distance_meters: distance, loads: { ...loads } });
  }
  return { ...ZERO, vehicle: vehicle.id, vehicle_number: 1, costs: COSTS, distance_meters: distance, departs_at: departs, ends_at: instantText(time, 60), steps };
}

/** A plan that leaves out every fourth stop and gives the rest to the vehicles in turn. */
function planFor(request: PlanRequest): Plan {
  const left = request.stops.filter((_, i) => i % 4 === 3);
  const served = request.stops.filter((stop) => !left.includes(stop));
  const routes = request.vehicles.map((_, v) => served.filter((__, i) => i % request.vehicles.length === v))
    .flatMap((stops, v) => (stops.length === 0 ? [] : [drive(request, v, stops)]));
  return {
    summary: { ...ZERO, costs: COSTS, vehicles_used: routes.length, stops_served: served.length, stops_unassigned: left.length, shipments_served: 0, shipments_unassigned: 0, reloads: 0, distance_meters: routes.reduce((sum, route) => sum + route.distance_meters, 0) },
    routes,
    unassigned: left.map(({ id }) => ({ type: 'stop', stop: id, reasons: [{ code: 'no_room', vehicle: null, message: 'no room' }] })),
    estimated_profiles: [], strategy: 'alns', seed: 0, solve_seconds: 0,
  };
}

describe('VROOM input, converted, planned and converted back', () => {
  it('comes back with its ids, places, amounts and times in 300 random problems', async () => {
    const random = dice(20_261_102);
    const integer: Integer = (below) => random.int(0, below - 1);
    for (let round = 0; round < 300; round++) {
      const input = randomInput(integer);
      const read = readVroom(input);
      if ('faults' in read) throw new Error(read.faults.join('\n'));
      expect(parsePlanBody(structuredClone(read.request))).to.not.have.property('findings');
      const answer = planOfAnswer(planFor(read.request));
      if ('faults' in answer) throw new Error(answer.faults.join('\n'));
      if (round % 30 === 0) {
        expect(await schemaValidator('PlanRequest')(JSON.parse(JSON.stringify(read.request)) as Json)).to.deep.equal([]);
        expect(await schemaValidator('Plan')(JSON.parse(JSON.stringify(answer.plan)) as Json)).to.deep.equal([]);
      }
      const written = writeVroom(answer.plan, { input });
      if ('faults' in written) throw new Error(written.faults.join('\n'));
      checkOutput(input, written.output);
    }
  });
});

function checkOutput(input: VroomInput, { routes, unassigned, summary }: Extract<ReturnType<typeof writeVroom>, { output: unknown }>['output']): void {
  const jobs = new Map(input.jobs!.map((job) => [job.id, job]));
  const seen = [...routes.flatMap(({ steps }) => steps.filter(({ type }) => type === 'job').map(({ id }) => id!)), ...unassigned.map(({ id }) => id)];
  expect([...seen].sort((a, b) => a - b)).to.deep.equal([...jobs.keys()].sort((a, b) => a - b));
  expect(summary.priority).to.equal(routes.flatMap(({ steps }) => steps).reduce((sum, { id }) => sum + (id === undefined ? 0 : jobs.get(id)!.priority!), 0));
  for (const { id, description, location_index: index } of unassigned) expect([description, index]).to.deep.equal([jobs.get(id)!.description, jobs.get(id)!.location_index]);
  for (const { vehicle, steps, duration, distance, delivery, cost } of routes) {
    const own = input.vehicles.find(({ id }) => id === vehicle)!;
    const served = steps.flatMap(({ id }) => (id === undefined ? [] : [jobs.get(id)!]));
    const places = [own.start_index, ...served.map(({ location_index: index }) => index), own.end_index].filter((index) => index !== undefined);
    const along = (matrix: readonly (readonly number[])[]): number => places.slice(1).reduce((sum, to, i) => sum + matrix[places[i]!]![to]!, 0);
    const { durations, distances } = input.matrices!['car']!;
    expect(cost).to.equal(17);
    expect(duration).to.be.closeTo(along(durations!) / own.speed_factor!, places.length);
    expect(distance ?? 0).to.equal(along(distances!));
    expect([steps[0]!.type, steps.at(-1)!.type]).to.deep.equal(['start', 'end']);
    expect(steps[0]!.arrival).to.equal(own.time_window![0]);
    const amounts = own.capacity!.length;
    if (amounts > 0) expect(delivery).to.deep.equal(Array.from({ length: amounts }, (_, k) => served.reduce((sum, job) => sum + deliveryOf(job)![k]!, 0)));
    for (const step of steps) {
      const job = step.id === undefined ? undefined : jobs.get(step.id)!;
      if (job !== undefined) expect([step.description, step.location_index, step.service]).to.deep.equal([job.description, job.location_index, job.service]);
    }
    checkTravel(steps);
  }
}

describe('an answer of the service to VROOM input', () => {
  const input: VroomInput = {
    vehicles: [{
      id: 4, description: 'van', start_index: 0, end_index: 0, capacity: [20], time_window: [28_800, 64_800],
      breaks: [{ id: 9, time_windows: [[43_200, 46_800]], service: 1800 }, { id: 5, time_windows: [[54_000, 57_600]], service: 900 }],
    }],
    jobs: [
      { id: 17, location_index: 1, delivery: [8], service: 600, time_windows: [[32_400, 36_000]] },
      { id: 18, location_index: 2, pickup: [5], service: 300, setup: 60, priority: 10, time_windows: [[48_600, 50_400]] },
      { id: 19, location_index: 1, delivery: [2], time_windows: [[58_000, 59_000]] },
      { id: 20, location_index: 2, delivery: [40] },
    ],
    matrices: { car: { durations: [[0, 900, 1200], [930, 0, 9000], [1150, 9000, 0]] } },
  };

  it('comes back with breaks on the way and while waiting, and with costs rounded', () => {
    const read = readVroom(input);
    if ('faults' in read) throw new Error(read.faults.join('\n'));
    const { problem, ids } = planProblem(read.request) as Extract<ReturnType<typeof planProblem>, { problem: unknown }>;
    const plan = planResult(problem, ids, [{ type: 0, customers: [0, 1, 2] }], { strategy: 'alns', seed: 1, seconds: 0.5 } );
    const answer = planOfAnswer(JSON.parse(JSON.stringify(plan)));
    if ('faults' in answer) throw new Error(answer.faults.join('\n'));
    const written = writeVroom(answer.plan, { input });
    if ('faults' in written) throw new Error(written.faults.join('\n'));
    const { summary, unassigned, routes: [route] } = written.output;
    expect(unassigned).to.deep.equal([{ id: 20, type: 'job', location_index: 2 }]);
    expect(summary).to.include({ cost: Math.round(plan.summary.costs.total), routes: 1, unassigned: 1, service: 3600, duration: 19_830, priority: 10 });
    expect(route!.steps.map(({ type, id, arrival, waiting_time, setup, service, duration, load }) => [type, id, arrival, waiting_time, setup, service, duration, load![0]])).to.deep.equal([
      ['start', undefined, 35_100, 0, 0, 0, 0, 10],
      ['job', 17, 36_000, 0, 0, 600, 900, 2],
      ['break', 9, 45_600, 1200, 0, 1800, 9900, 2],
      ['job', 18, 48_600, 0, 0, 300, 9900, 7],
      ['break', 5, 57_600, 0, 0, 900, 18_600, 7],
      ['job', 19, 58_800, 0, 0, 0, 18_900, 5],
      ['end', undefined, 59_730, 0, 0, 0, 19_830, 5],
    ]);
    checkTravel(route!.steps);
  });
});

/** From the end of a step to the next arrival there is only travel. */
function checkTravel(steps: readonly VroomStep[]): void {
  for (const [i, step] of steps.slice(1).entries()) {
    const before = steps[i]!;
    expect(step.arrival - before.arrival - before.waiting_time - before.setup - before.service).to.equal(step.duration - before.duration);
  }
}
