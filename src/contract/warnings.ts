import { LIMITS } from '#generated/constants.js';
import type { RequestWarning } from '#generated/types.js';
import type { RequestFieldName } from '#generated/request-fields.js';
import { show, firstCharacters } from './findings.js';
import { lookGeographic } from './geographic.js';
import { nearestField } from './nearest-field.js';
import { isOmitted, NAMES, type Fields } from './fields.js';

/** What a warning can be about; the contract documents each. */
export const WARNING_CODES = [
  'time_dimension_incomplete', 'time_dimension_missing', 'costs_not_counted', 'positions_geographic', 'matrix_not_used', 'unknown_field',
] as const;

/** Characters of an unknown field's name that are repeated. */
const NAME_CHARACTERS = 60;

const TIME_FIELDS = ['node_time_windows', 'node_service_time', 'vehicle_speeds'] as const satisfies readonly RequestFieldName[];
const TIME_REMEDIES: Readonly<Record<(typeof TIME_FIELDS)[number], string>> = {
  node_time_windows: 'node_time_windows ([0, 1440] for a node that is open all day)',
  node_service_time: 'node_service_time (0 for a node without service)',
  vehicle_speeds: 'vehicle_speeds (distance units per hour)',
};
const COSTS = ['vehicle_fixed_costs', 'vehicle_unit_distance_costs'] as const satisfies readonly RequestFieldName[];

type Body = Readonly<Record<string, unknown>>;
type Warn = (code: (typeof WARNING_CODES)[number], field: string, message: string) => void;

/**
 * Lists what a valid request says and the service does not use, or probably reads otherwise than it was meant.
 * O(nodes + fields); the matrix is not looked at.
 * @param body the parsed body. @param fields those of it that count, without faults.
 * @returns at most 20, fresh; the last message gives the number of the rest.
 */
export function warningsOf(body: Body, fields: Fields): RequestWarning[] {
  const warnings: RequestWarning[] = [];
  const warn: Warn = (code, field, message) => void warnings.push({ code, loc: ['body', field], message });
  warnOfTimes(fields, warn);
  warnOfCosts(body, fields, warn);
  warnOfPositions(fields, warn);
  warnOfUnknownFields(body, warn);
  return warningList(warnings);
}

/** Returns the first warnings, as many as an answer may have; the last message gives the number of the rest. */
export function warningList(warnings: readonly RequestWarning[]): RequestWarning[] {
  const list = warnings.slice(0, LIMITS.warnings);
  const rest = warnings.length - list.length;
  const last = list.pop();
  if (last === undefined) return list;
  return [...list, rest === 0 ? last : { ...last, message: `${last.message} (and ${String(rest)} more warnings)` }];
}

function warnOfTimes(fields: Fields, warn: Warn): void {
  const given = TIME_FIELDS.filter((name) => fields[name] !== undefined);
  const missing = TIME_FIELDS.filter((name) => fields[name] === undefined);
  if (missing.length === 0) return;
  const remedy = `send ${missing.map((name) => TIME_REMEDIES[name]).join(' and ')}`;
  const [first] = given;
  if (first !== undefined) {
    const violated = first === 'node_time_windows' ? ', and routes may violate the windows' : '';
    const values = given.map((name) => `${name} (${show(fields[name])})`).join(' and ');
    warn('time_dimension_incomplete', first,
      `${values} ${verb(given)} no effect: without ${missing.join(' and ')} no times are kept${violated}; ${remedy}, or leave ${given.join(' and ')} out`);
  }
  for (const name of ['max_working_hours', 'late_penalty_per_min'] as const) {
    const value = fields[name];
    if (value === undefined || value === 0) continue;
    warn('time_dimension_missing', name, `${name} (${show(value)}) has no effect: without ${missing.join(' and ')} no times are kept; ${remedy}, or leave ${name} out`);
  }
}

function verb(names: readonly string[]): string {
  return names.length === 1 ? 'has' : 'have';
}

function warnOfCosts(body: Body, { objective }: Fields, warn: Warn): void {
  if (objective === 'min_total_cost') return;
  for (const name of COSTS) {
    if (isOmitted(body, name)) continue;
    warn('costs_not_counted', name, `${name} (${show(body[name])}) has no effect: the objective is min_total_distance; send "objective": "min_total_cost", or leave ${name} out`);
  }
}

function warnOfPositions({ node_positions, distance_matrix }: Fields, warn: Warn): void {
  if (node_positions === undefined) return;
  const positions = node_positions as readonly (readonly [number, number])[];
  if (lookGeographic(positions)) {
    warn('positions_geographic', 'node_positions',
      `node_positions look like longitude and latitude (node 0 is at [${positions[0]?.join(', ') ?? ''}]), but distances are Euclidean: in degrees, `
      + 'and too long from east to west; project them to a plane, or send distance_matrix without node_positions');
  }
  if (Array.isArray(distance_matrix) && distance_matrix.length > 0) {
    warn('matrix_not_used', 'distance_matrix',
      `distance_matrix (${show(distance_matrix)}) has no effect: the distances are those between node_positions; leave node_positions out, or send "distance_matrix": []`);
  }
}

function warnOfUnknownFields(body: Body, warn: Warn): void {
  for (const name of Object.keys(body)) {
    if ((NAMES as readonly string[]).includes(name)) continue;
    const nearest = nearestField(name, NAMES);
    const shown = firstCharacters(name, NAME_CHARACTERS);
    const remedy = nearest === null ? 'leave it out' : `did you mean ${nearest}?`;
    warn('unknown_field', shown, `${JSON.stringify(shown)} (${show(body[name])}) is not a field of the request and is ignored: ${remedy}`);
  }
}
