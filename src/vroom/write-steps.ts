import type { BreakStep, DeliveryStep, EndStep, PickupStep, PlanRoute, StopStep } from '#generated/types.js';
import { deliveryOf } from './read-jobs.js';
import { type LoadArray, loadsOf } from './loads.js';
import type { VroomStep } from './output.js';
import { present } from './present.js';
import type { Breaks, Sources } from './sources.js';
import { secondsOf } from './times.js';

/** What steps are written with. */
export interface StepContext {
  readonly sources: Sources;
  readonly breaks: Breaks;
  readonly loads: LoadArray;
  /** False: the distances of the plan are not known, all 0. */
  readonly distances: boolean;
}

/** Where the vehicle is between two steps. */
interface Cursor {
  /** Second of the end of the last step. */
  time: number;
  /** Travel time so far. */
  duration: number;
  distance: number;
  load: readonly number[] | undefined;
}

type BreakEntry = { type: 'break' } & BreakStep;
type ServiceEntry = ({ type: 'stop' } & StopStep) | ({ type: 'pickup' } & PickupStep) | ({ type: 'delivery' } & DeliveryStep);
type EndEntry = { type: 'end' } & EndStep;

/**
 * Returns the steps of a route. VROOM's begin with a start and end with an end, also where these are open; their times add
 * up as integers: from the end of one step to the arrival at the next there is nothing but travel.
 * @param path of the route.
 */
export function stepsOf(route: PlanRoute, path: string, context: StepContext): VroomStep[] {
  const cursor: Cursor = { time: secondsOf(route.departs_at), duration: 0, distance: 0, load: firstLoad(route, context) };
  const steps: VroomStep[] = [startStep(route, cursor, context)];
  let breaks: BreakEntry[] = [];
  for (const [i, step] of route.steps.entries()) {
    if (step.type === 'start') continue;
    if (step.type === 'break') {
      breaks.push(step);
      continue;
    }
    if (step.type === 'reload') continue;
    steps.push(...breakSteps(breaks, secondsOf(step.arrives_at), step.distance_meters, cursor, context));
    breaks = [];
    steps.push(step.type === 'end' ? endStep(step, cursor, context) : serviceStep(step, `${path}.steps[${i}]`, cursor, context));
  }
  if (route.steps.at(-1)?.type === 'end') return steps;
  const end = secondsOf(route.ends_at);
  return [...steps, ...breakSteps(breaks, cursor.time, cursor.distance, cursor, context), openEnd(steps, end, cursor, context)];
}

/** Returns the load at departure; undefined when the start is open and the first job is not known. */
function firstLoad(route: PlanRoute, { loads, sources }: StepContext): readonly number[] | undefined {
  const first = route.steps.find((step) => step.type !== 'break');
  if (first === undefined || first.type === 'end' || first.type === 'reload') return undefined;
  const load = loads(first.loads);
  if (first.type === 'start' || load.length === 0) return load;
  if (first.type !== 'stop') {
    const shipment = sources.knownShipment(first.shipment);
    return shipment && load.map((amount, k) => amount - (shipment.amount?.[k] ?? 0));
  }
  const job = sources.known(first.stop);
  if (job === undefined) return undefined;
  return load.map((amount, k) => amount + (deliveryOf(job)?.[k] ?? 0) - (job.pickup?.[k] ?? 0));
}

function startStep({ steps }: PlanRoute, cursor: Cursor, { sources, distances }: StepContext): VroomStep {
  const first = steps.find((step) => step.type !== 'break');
  return present<VroomStep>({
    type: 'start', ...(first === undefined ? {} : sources.place(first.location)), setup: 0, service: 0, waiting_time: 0,
    load: loaded(cursor), arrival: cursor.time, duration: 0, violations: [], distance: distances ? 0 : undefined,
  });
}

/** VROOM leaves out loads without amounts. */
function loaded({ load }: Cursor): readonly number[] | undefined {
  return load === undefined || load.length === 0 ? undefined : load;
}

/**
 * Returns the breaks on the way to a step. A break that ends before the arrival interrupts the travel; one that begins later
 * is taken at the step's location, after waiting there.
 * @param arrival at the step; @param distance there.
 */
function breakSteps(breaks: readonly BreakEntry[], arrival: number, distance: number, cursor: Cursor, context: StepContext): VroomStep[] {
  const times = breaks.map((step) => ({ begin: secondsOf(step.begins_at), end: secondsOf(step.ends_at) }));
  const pauses = times.reduce((sum, { begin, end }) => sum + (end <= arrival ? end - begin : 0), 0);
  const travel = Math.max(0, arrival - cursor.time - pauses);
  const before = { ...cursor };
  return times.map(({ begin, end }) => {
    const reached = Math.max(cursor.time, end <= arrival ? begin : Math.min(begin, arrival));
    cursor.duration += reached - cursor.time;
    const share = travel === 0 ? 1 : Math.min(1, (cursor.duration - before.duration) / travel);
    cursor.distance = before.distance + share * (distance - before.distance);
    cursor.time = end;
    const { id, description } = context.breaks.at(begin, end - begin);
    return present<VroomStep>({
      type: 'break', description, id, setup: 0, service: end - begin, waiting_time: begin - reached,
      load: loaded(cursor), arrival: reached, duration: cursor.duration, violations: [],
      distance: context.distances ? Math.round(cursor.distance) : undefined,
    });
  });
}

/** A job, or one end of a shipment. */
function serviceStep(step: ServiceEntry, path: string, cursor: Cursor, { sources, loads, distances }: StepContext): VroomStep {
  const { id, description } = step.type === 'stop' ? sources.job(step.stop, `${path}.stop`) : sources.shipmentEnd(step.shipment, step.type, `${path}.shipment`);
  arrive(cursor, step);
  const arrival = cursor.time;
  const begin = secondsOf(step.begins_at);
  const end = secondsOf(step.ends_at);
  // Setup before a break at the stop is part of the wait for the break: VROOM's setup is followed by service.
  const setup = Math.max(0, Math.min(Math.round(step.setup_seconds), begin - arrival));
  const service = end - begin;
  const late = Math.round(step.lateness_seconds);
  cursor.time = end;
  cursor.load = loads(loadsOf(step));
  return present<VroomStep>({
    type: step.type === 'stop' ? 'job' : step.type, description, ...sources.place(step.location), id, setup, service, waiting_time: Math.max(0, end - arrival - setup - service),
    load: loaded(cursor), arrival, duration: cursor.duration, violations: late > 0 ? [{ cause: 'delay', duration: late }] : [],
    distance: distances ? Math.round(cursor.distance) : undefined,
  });
}

function endStep(step: EndEntry, cursor: Cursor, { sources, distances }: StepContext): VroomStep {
  arrive(cursor, step);
  return ended(sources.place(step.location), cursor, distances);
}

/** The end of a route that stays at its last stop. */
function openEnd(steps: readonly VroomStep[], end: number, cursor: Cursor, { distances }: StepContext): VroomStep {
  const { location, location_index } = steps.at(-1)!;
  cursor.time = Math.max(cursor.time, end);
  return ended({ location, location_index }, cursor, distances);
}

function ended(place: { location?: VroomStep['location'] | undefined; location_index?: number | undefined }, cursor: Cursor, distances: boolean): VroomStep {
  return present<VroomStep>({
    type: 'end', ...place, setup: 0, service: 0, waiting_time: 0, load: loaded(cursor), arrival: cursor.time, duration: cursor.duration,
    violations: [], distance: distances ? Math.round(cursor.distance) : undefined,
  });
}

/** Moves to the location of a step. */
function arrive(cursor: Cursor, { arrives_at, distance_meters }: Pick<EndStep, 'arrives_at' | 'distance_meters'>): void {
  const arrival = Math.max(cursor.time, secondsOf(arrives_at));
  cursor.duration += arrival - cursor.time;
  cursor.time = arrival;
  cursor.distance = distance_meters;
}
