import { REQUEST_FIELDS, type RequestFieldName } from '#generated/request-fields.js';

/** The fields that count: known, not omitted, not made inactive by the objective. */
export type Fields = Readonly<Partial<Record<RequestFieldName, unknown>>>;

/** Every field that a request may have. */
export const NAMES = Object.keys(REQUEST_FIELDS) as RequestFieldName[];
const COSTS: readonly RequestFieldName[] = ['vehicle_fixed_costs', 'vehicle_unit_distance_costs'];

/**
 * Picks the fields that count out of a parsed body: unknown ones are ignored; an optional field that is null or an empty
 * array counts as omitted; costs count only under `min_total_cost`, whatever they hold.
 */
export function pickFields(body: Readonly<Record<string, unknown>>): Fields {
  const fields: Partial<Record<RequestFieldName, unknown>> = {};
  for (const name of NAMES) {
    if (Object.hasOwn(body, name) && (REQUEST_FIELDS[name].required || !isOmitted(body, name))) fields[name] = body[name];
  }
  // Any positive integer, those too that no number holds; the plan caps it.
  if (fields.time_limit_seconds === Infinity) fields.time_limit_seconds = Number.MAX_VALUE;
  if (fields.objective !== 'min_total_cost') for (const name of COSTS) Reflect.deleteProperty(fields, name);
  return fields;
}

/** Checks whether a field is absent, null or an empty array, which count the same. */
export function isOmitted(body: Readonly<Record<string, unknown>>, name: RequestFieldName): boolean {
  const value = Object.hasOwn(body, name) ? body[name] : null;
  return value === null || (REQUEST_FIELDS[name].type === 'array' && Array.isArray(value) && value.length === 0);
}
