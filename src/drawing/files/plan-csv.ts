import type { Plan, PlanRequest, PlanRoute, Step, Unassigned } from '#generated/types.js';
import { type PlanPlaces, placesOf } from '../plan-places.js';
import { type Cell, csvText } from './csv.js';

const STEP_COLUMNS = ['vehicle', 'vehicle_number', 'sequence', 'type', 'stop', 'shipment', 'location'];
const TIME_COLUMNS = ['arrives_at', 'setup_seconds', 'waiting_seconds', 'begins_at', 'ends_at', 'lateness_seconds', 'distance_meters'];

/**
 * Returns a plan as CSV: one line for each step, then one for each unassigned stop or shipment, of type `unassigned`, with its
 * reasons. Loads have a column for each quantity. O(steps).
 */
export function planCsv(request: PlanRequest, plan: Plan): string {
  const places = placesOf(request);
  const quantities = quantitiesOf(plan);
  const header = [...STEP_COLUMNS, ...(places.geographic ? ['longitude', 'latitude'] : ['x', 'y']), ...TIME_COLUMNS, ...quantities.map((name) => `load_${name}`), 'reasons', 'relaxation'];
  return csvText([header, ...plan.routes.flatMap((route) => routeLines(route, places, quantities)), ...plan.unassigned.map((stop) => unassignedLine(stop, places, quantities))]);
}

/** The names in the loads, in the order in which they first occur. */
function quantitiesOf({ routes }: Plan): string[] {
  const names = new Set<string>();
  for (const { steps } of routes) for (const step of steps) if (step.type !== 'break') for (const name of Object.keys(step.loads)) names.add(name);
  return [...names];
}

function routeLines({ vehicle, vehicle_number: number, steps }: PlanRoute, places: PlanPlaces, quantities: readonly string[]): Cell[][] {
  return steps.map((step, sequence) => [
    vehicle, number, sequence, step.type, step.type === 'stop' ? step.stop : null, 'shipment' in step ? step.shipment : null,
    ...placeCells(step.type === 'break' ? null : step.location, places),
    ...timeCells(step),
    ...quantities.map((name) => (step.type === 'break' ? null : step.loads[name] ?? 0)),
    null, null,
  ]);
}

/** In the order of `TIME_COLUMNS`. */
function timeCells(step: Step): Cell[] {
  switch (step.type) {
    case 'start': return [null, null, null, null, step.ends_at, null, step.distance_meters];
    case 'stop':
    case 'pickup':
    case 'delivery': return [step.arrives_at, step.setup_seconds, step.waiting_seconds, step.begins_at, step.ends_at, step.lateness_seconds, step.distance_meters];
    case 'reload': return [step.arrives_at, null, step.waiting_seconds, step.begins_at, step.ends_at, null, step.distance_meters];
    case 'break': return [null, null, null, step.begins_at, step.ends_at, null, null];
    case 'end': return [step.arrives_at, null, null, null, null, null, step.distance_meters];
  }
}

function unassignedLine(left: Unassigned, places: PlanPlaces, quantities: readonly string[]): Cell[] {
  const { reasons, relaxation } = left;
  return [
    null, null, null, 'unassigned', 'stop' in left ? left.stop : null, 'shipment' in left ? left.shipment : null, ...placeCells(places.locationOf(left), places),
    ...TIME_COLUMNS.map(() => null), ...quantities.map(() => null),
    reasons.map(({ message }) => message).join('; '), relaxation?.message ?? null,
  ];
}

function placeCells(location: string | null, { positions }: PlanPlaces): Cell[] {
  const [x = null, y = null] = (location === null ? null : positions.get(location)) ?? [];
  return [location, x, y];
}
