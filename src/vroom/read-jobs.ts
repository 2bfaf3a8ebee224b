import type { Shipment, ShipmentEnd, Stop } from '#generated/types.js';
import type { AmountNames } from './amounts.js';
import type { VroomJob, VroomShipment, VroomShipmentStep, VroomVehicle } from './input.js';
import type { Places } from './places.js';
import { present } from './present.js';
import type { Priorities } from './priorities.js';
import type { Remarks } from './remarks.js';
import { orderedWindows, span } from './times.js';

/** What jobs and vehicles refer to. */
export interface ReadContext {
  readonly places: Places;
  readonly amounts: AmountNames;
  readonly priorities: Priorities;
  readonly remarks: Remarks;
}

/** Returns the name of a skill. */
function skillName(skill: number): string {
  return `skill-${skill}`;
}

/** Returns the skills of a job or a vehicle; undefined when it has none. */
export function skillNames(skills: readonly number[] | undefined): string[] | undefined {
  return skills === undefined || skills.length === 0 ? undefined : [...new Set(skills)].map(skillName);
}

/** Returns the stops of jobs. */
export function stopsOf(jobs: readonly VroomJob[], vehicles: readonly VroomVehicle[], context: ReadContext): Stop[] {
  const types = [...new Set(vehicles.map(({ type }) => type ?? ''))];
  return jobs.map((job, i) => stopOf(job, `jobs[${i}]`, types, context));
}

/** @param types of the vehicles. */
function stopOf(job: VroomJob, path: string, types: readonly string[], context: ReadContext): Stop {
  const { amounts, priorities, remarks } = context;
  if (job.amount !== undefined && (job.delivery ?? job.pickup) !== undefined) remarks.note(`${path}.amount`, 'it has no effect beside delivery or pickup');
  return present<Stop>({
    id: String(job.id),
    ...visitOf(job, path, types, context),
    delivers: amounts.carried(deliveryOf(job), `${path}.${job.delivery === undefined ? 'amount' : 'delivery'}`),
    collects: amounts.carried(job.pickup, `${path}.pickup`),
    skills: skillNames(job.skills),
    priority: priorities.job(job.priority),
  });
}

/** Returns the shipments, whose ids are those of their pickups and deliveries. */
export function shipmentsOf(shipments: readonly VroomShipment[], vehicles: readonly VroomVehicle[], context: ReadContext): Shipment[] {
  const types = [...new Set(vehicles.map(({ type }) => type ?? ''))];
  return shipments.map(({ pickup, delivery, amount, skills, priority }, i) => present<Shipment>({
    id: shipmentId(pickup.id, delivery.id),
    pickup: visitOf(pickup, `shipments[${i}].pickup`, types, context),
    delivery: visitOf(delivery, `shipments[${i}].delivery`, types, context),
    amounts: context.amounts.carried(amount, `shipments[${i}].amount`),
    skills: skillNames(skills),
    priority: context.priorities.shipment(priority),
  }));
}

/** Returns the id of a shipment, which VROOM's output needs both ids of. */
export function shipmentId(pickup: number, delivery: number): string {
  return `${pickup}-${delivery}`;
}

/** Returns what jobs and the ends of shipments have in common. */
function visitOf(visit: VroomShipmentStep, path: string, types: readonly string[], { places, remarks }: ReadContext): ShipmentEnd {
  if (visit.location === undefined && visit.location_index === undefined) remarks.fault(`${path} has no location: add it, or location_index with matrices`);
  const setup = timeOf(visit, 'setup', path, types, remarks);
  noteVisit(visit, setup, path, remarks);
  return present<ShipmentEnd>({
    location: places.idOf(`${path}.location`, visit.location, visit.location_index) ?? '',
    service_seconds: timeOf(visit, 'service', path, types, remarks) || undefined,
    setup_seconds: setup || undefined,
    windows: visit.time_windows && orderedWindows(visit.time_windows, `${path}.time_windows`, remarks).map(span),
  });
}

/** Returns what is delivered: the deprecated `amount` counts where neither of its successors is given. */
export function deliveryOf({ amount, delivery, pickup }: VroomJob): readonly number[] | undefined {
  return delivery ?? (pickup === undefined ? amount : undefined);
}

/** Returns a time that must be the same on all vehicles. */
function timeOf(job: VroomShipmentStep, name: 'setup' | 'service', path: string, types: readonly string[], remarks: Remarks): number {
  const byType = job[`${name}_per_type`] ?? {};
  const values = new Set(types.map((type) => (Object.hasOwn(byType, type) ? byType[type]! : (job[name] ?? 0))));
  if (values.size > 1) remarks.fault(`${path}.${name}_per_type makes ${name} ${[...values].join(' or ')} s, depending on the vehicle: version 2 has one ${name} time per stop`);
  return [...values][0] ?? 0;
}

function noteVisit({ description, time_windows }: VroomShipmentStep, setup: number, path: string, remarks: Remarks): void {
  if (description !== undefined) remarks.note(`${path}.description`, 'version 2 has no descriptions; --input brings them back into the output');
  if (setup > 0 && time_windows !== undefined) {
    remarks.note(`${path}.setup`, 'windows hold for the start of service, which follows setup; in VROOM they hold for the start of setup');
  }
}
