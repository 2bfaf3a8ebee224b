import type { Stop } from '#generated/types.js';
import type { AmountNames } from './amounts.js';
import type { VroomJob, VroomVehicle } from './input.js';
import type { Places } from './places.js';
import { present } from './present.js';
import type { Remarks } from './remarks.js';
import { orderedWindows, span } from './times.js';

/** What jobs and vehicles refer to. */
export interface ReadContext {
  readonly places: Places;
  readonly amounts: AmountNames;
  readonly remarks: Remarks;
}

/** Returns the name of a skill. */
export function skillName(skill: number): string {
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
function stopOf(job: VroomJob, path: string, types: readonly string[], { places, amounts, remarks }: ReadContext): Stop {
  if (job.location === undefined && job.location_index === undefined) remarks.fault(`${path} has no location: add it, or location_index with matrices`);
  const location = places.idOf(`${path}.location`, job.location, job.location_index) ?? '';
  const setup = timeOf(job, 'setup', path, types, remarks);
  noteJob(job, setup, path, remarks);
  return present<Stop>({
    id: String(job.id),
    location,
    delivers: amounts.carried(deliveryOf(job), `${path}.${job.delivery === undefined ? 'amount' : 'delivery'}`),
    collects: amounts.carried(job.pickup, `${path}.pickup`),
    service_seconds: timeOf(job, 'service', path, types, remarks) || undefined,
    setup_seconds: setup || undefined,
    windows: job.time_windows && orderedWindows(job.time_windows, `${path}.time_windows`, remarks).map(span),
    skills: skillNames(job.skills),
    priority: job.priority ? job.priority + 1 : undefined,
  });
}

/** Returns what is delivered: the deprecated `amount` counts where neither of its successors is given. */
export function deliveryOf({ amount, delivery, pickup }: VroomJob): readonly number[] | undefined {
  return delivery ?? (pickup === undefined ? amount : undefined);
}

/** Returns a time that must be the same on all vehicles. */
function timeOf(job: VroomJob, name: 'setup' | 'service', path: string, types: readonly string[], remarks: Remarks): number {
  const byType = job[`${name}_per_type`] ?? {};
  const values = new Set(types.map((type) => (Object.hasOwn(byType, type) ? byType[type]! : (job[name] ?? 0))));
  if (values.size > 1) remarks.fault(`${path}.${name}_per_type makes ${name} ${[...values].join(' or ')} s, depending on the vehicle: version 2 has one ${name} time per stop`);
  return [...values][0] ?? 0;
}

function noteJob({ amount, delivery, pickup, description, time_windows }: VroomJob, setup: number, path: string, remarks: Remarks): void {
  if (amount !== undefined && (delivery ?? pickup) !== undefined) remarks.note(`${path}.amount`, 'it has no effect beside delivery or pickup');
  if (description !== undefined) remarks.note(`${path}.description`, 'version 2 has no descriptions; --input brings them back into the output');
  if (setup > 0 && time_windows !== undefined) {
    remarks.note(`${path}.setup`, 'windows hold for the begin of service, which follows setup; in VROOM they hold for the begin of setup');
  }
}
