import { schemaCheck, type SchemaCheck } from '../contract/schema-check.js';
import type { VroomInput } from './input.js';
import type { Remarks } from './remarks.js';

const uint = { type: 'integer', minimum: 0, maximum: 0xffff_ffff };
/** VROOM takes ids of 64 bits; larger ones than these are not exact in JSON. */
const id = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
const text = { type: 'string' };
const amounts = { type: 'array', items: uint };
const perType = { type: 'object', additionalProperties: uint };
const coordinates = { type: 'array', minItems: 2, maxItems: 2, items: { type: 'number' } };
const timeWindow = { type: 'array', minItems: 2, maxItems: 2, items: uint };
const timeWindows = { type: 'array', minItems: 1, items: timeWindow };
/** Cells are checked with the size of the matrix. */
const matrix = { type: 'array', minItems: 1, items: { type: 'array' } };

function object(required: readonly string[], properties: object): object {
  return { type: 'object', additionalProperties: false, required, properties };
}

function list(items: object): object {
  return { type: 'array', items };
}

const priority = { type: 'integer', minimum: 0, maximum: 100 };
const visit = {
  id, description: text, location: coordinates, location_index: uint, setup: uint, service: uint, setup_per_type: perType, service_per_type: perType,
  time_windows: timeWindows,
};
const job = object(['id'], { ...visit, amount: amounts, delivery: amounts, pickup: amounts, skills: amounts, priority });
const shipment = object(['pickup', 'delivery'], { pickup: object(['id'], visit), delivery: object(['id'], visit), amount: amounts, skills: amounts, priority });
const vehicle = object(['id'], {
  id, profile: text, description: text, start: coordinates, start_index: uint, end: coordinates, end_index: uint, capacity: amounts,
  costs: object([], { fixed: uint, per_hour: uint, per_task_hour: uint, per_km: uint }),
  skills: amounts, type: text, time_window: timeWindow,
  breaks: list(object(['id'], { id, time_windows: timeWindows, service: uint, description: text, max_load: amounts })),
  speed_factor: { type: 'number', exclusiveMinimum: 0 }, max_tasks: uint, max_travel_time: uint, max_distance: uint, steps: list({}),
});
const INPUT = {
  ...object(['vehicles'], {
    jobs: list(job), shipments: list(shipment), vehicles: { ...list(vehicle), minItems: 1 }, matrix,
    matrices: { type: 'object', additionalProperties: object([], { durations: matrix, distances: matrix, costs: matrix }) },
  }),
};

let check: SchemaCheck | undefined;

/** Returns a value as VROOM's input; null, with the faults in the remarks, when it is none. Members that VROOM does not know are noted. */
export function checkInput(value: unknown, remarks: Remarks): VroomInput | null {
  check ??= schemaCheck(INPUT);
  for (const { path, message, unknown } of check(value)) {
    if (unknown === null) remarks.fault(message);
    else remarks.note(path === '' ? unknown : `${path}.${unknown}`, `VROOM has no "${unknown}" there: it has no effect`);
  }
  if (remarks.faults.length > 0) return null;
  const input = value as VroomInput;
  checkUnique('jobs', input.jobs ?? [], remarks);
  for (const end of ['pickup', 'delivery'] as const) checkUnique('shipments', (input.shipments ?? []).map((shipment) => shipment[end]), remarks, `.${end}`);
  checkUnique('vehicles', input.vehicles, remarks);
  for (const [i, { breaks }] of input.vehicles.entries()) checkUnique(`vehicles[${i}].breaks`, breaks ?? [], remarks);
  return remarks.faults.length > 0 ? null : input;
}

function checkUnique(name: string, items: readonly { readonly id: number }[], remarks: Remarks, member = ''): void {
  const known = new Map<number, number>();
  for (const [i, item] of items.entries()) {
    const first = known.get(item.id);
    if (first === undefined) known.set(item.id, i);
    else remarks.fault(`${name}[${i}]${member}.id is ${item.id}, as is that of ${name}[${first}]${member}: ids must be unique`);
  }
}
