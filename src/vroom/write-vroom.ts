import type { Plan, PlanRoute, Unassigned } from '#generated/types.js';
import type { VroomInput } from './input.js';
import { type LoadArray, loadArrays } from './loads.js';
import type { VroomOutput, VroomRoute, VroomStep, VroomTotals, VroomUnassigned } from './output.js';
import { present } from './present.js';
import { Remarks } from './remarks.js';
import { Breaks, Sources } from './sources.js';
import { stepsOf } from './write-steps.js';

/** An answer as VROOM's output, with what has no counterpart there, or everything that stands against it. */
export type WrittenVroom = { readonly output: VroomOutput; readonly notes: readonly string[] } | { readonly faults: readonly string[] };

/** What an answer does not say, but VROOM's output does. */
export interface WriteOptions {
  /** That the request was made from: has descriptions, coordinates, priorities and the ids of breaks. */
  readonly input?: VroomInput | undefined;
  /** Names of the positions of amounts, as they were given for the request. */
  readonly amounts?: readonly string[] | undefined;
}

/** Converts a plan of version 2 to VROOM's output. Costs are those of the plan, rounded. O(steps). */
export function writeVroom(plan: Plan, { input, amounts }: WriteOptions = {}): WrittenVroom {
  const remarks = new Remarks();
  const sources = new Sources(input ?? null, remarks);
  const loads = loadArrays(plan, amounts, input ?? null, remarks);
  const distances = plan.summary.distance_meters > 0;
  const routes = plan.routes.map((route, i) => routeOf(route, `routes[${i}]`, { sources, loads, distances, remarks }));
  const unassigned = plan.unassigned.flatMap((left, i) => unassignedOf(left, `unassigned[${i}]`, sources, remarks));
  noteLosses(plan, remarks);
  if (plan.summary.reloads > 0) remarks.fault(`summary.reloads is ${plan.summary.reloads}: the routes of VROOM's output have one trip each`);
  if (remarks.faults.length > 0) return { faults: remarks.faults };
  if (input === undefined) remarks.note('--input', 'it is not given: descriptions are missing, priorities are 0, and the breaks of each vehicle are numbered');
  return { output: { code: 0, summary: { ...totals(routes), routes: routes.length, unassigned: unassigned.length }, unassigned, routes }, notes: remarks.notes };
}

/** Notes the costs of a plan for which VROOM's output has no place. */
function noteLosses({ summary }: Plan, remarks: Remarks): void {
  const { omission, balance, lateness } = summary.costs;
  if (omission > 0 || balance > 0) remarks.note('summary.costs', `the cost of VROOM's output is that of the routes: prices of omission (${omission}) and balance (${balance}) are left out`);
  if (lateness > 0) remarks.note('summary.costs.lateness', 'VROOM has no late service: its cost is part of the cost of the route');
}

interface RouteContext {
  readonly sources: Sources;
  readonly loads: LoadArray;
  readonly distances: boolean;
  readonly remarks: Remarks;
}

function routeOf(route: PlanRoute, path: string, { sources, loads, distances, remarks }: RouteContext): VroomRoute {
  const vehicle = sources.vehicle(route.vehicle, `${path}.vehicle`);
  if (route.vehicle_number > 1) remarks.fault(`${path}.vehicle_number is ${route.vehicle_number}: in VROOM, each vehicle has an id of its own`);
  const steps = stepsOf(route, path, { sources, loads, distances, breaks: new Breaks(vehicle) });
  const tasks = route.steps.flatMap((step): ({ readonly priority?: number } | undefined)[] => {
    if (step.type === 'stop') return [sources.known(step.stop)];
    return step.type === 'pickup' || step.type === 'delivery' ? [sources.knownShipment(step.shipment)] : [];
  });
  const sum = (member: 'setup' | 'service' | 'waiting_time'): number => steps.reduce((total, step) => total + step[member], 0);
  const end = steps.at(-1)!;
  const shipped = shippedBy(steps);
  return present<VroomRoute>({
    vehicle: vehicle.id,
    cost: Math.round(route.costs.total),
    description: vehicle.description,
    delivery: sumArrays([steps[0]!.load, ...shipped]),
    pickup: sumArrays([end.load, ...shipped]),
    setup: sum('setup'),
    service: sum('service'),
    duration: end.duration,
    waiting_time: sum('waiting_time'),
    priority: tasks.reduce((total, task) => total + (task?.priority ?? 0), 0),
    distance: end.distance,
    steps,
    violations: steps.flatMap(({ violations }) => violations),
  });
}

/** What each pickup takes on board: VROOM counts the amount of a shipment as picked up and as delivered. */
function shippedBy(steps: readonly VroomStep[]): (readonly number[] | undefined)[] {
  return steps.flatMap(({ type, load }, i) => (type === 'pickup' ? [load?.map((amount, k) => amount - (steps[i - 1]!.load?.[k] ?? 0))] : []));
}

/** A job, or both ends of a shipment. */
function unassignedOf(left: Unassigned, path: string, sources: Sources, remarks: Remarks): VroomUnassigned[] {
  remarks.note(`${path}.reasons`, 'VROOM does not say why a job is unassigned: left out');
  const tasks = 'stop' in left
    ? [{ type: 'job' as const, task: sources.job(left.stop, `${path}.stop`) }]
    : (['pickup', 'delivery'] as const).map((type) => ({ type, task: sources.shipmentEnd(left.shipment, type, `${path}.shipment`) }));
  return tasks.map(({ type, task: { id, description, location, location_index } }) => present<VroomUnassigned>({ id, type, description, location, location_index }));
}

function totals(routes: readonly VroomRoute[]): VroomTotals {
  const sum = (member: 'cost' | 'setup' | 'service' | 'duration' | 'waiting_time' | 'priority'): number => routes.reduce((total, route) => total + route[member], 0);
  return present<VroomTotals>({
    cost: sum('cost'),
    delivery: sumArrays(routes.map(({ delivery }) => delivery)),
    pickup: sumArrays(routes.map(({ pickup }) => pickup)),
    setup: sum('setup'),
    service: sum('service'),
    duration: sum('duration'),
    waiting_time: sum('waiting_time'),
    priority: sum('priority'),
    distance: routes.some(({ distance }) => distance !== undefined) ? routes.reduce((total, { distance = 0 }) => total + distance, 0) : undefined,
    violations: routes.flatMap(({ violations }) => violations),
  });
}

/** Returns the sums by position; undefined when one is not known. */
function sumArrays(arrays: readonly (readonly number[] | undefined)[]): number[] | undefined {
  const [first, ...rest] = arrays;
  if (first === undefined || rest.includes(undefined)) return undefined;
  return first.map((value, k) => rest.reduce((total, array) => total + array![k]!, value));
}
