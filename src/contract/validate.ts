import { validateSolveRequest, type SchemaError } from '#generated/request-validators.cjs';
import { REQUEST_FIELDS, REQUEST_RULES, type RequestFieldName } from '#generated/request-fields.js';
import { fillText } from '../errors.js';
import { checkBaseStartTime, checkMatrix, checkNumbers, checkPairs } from './arrays.js';
import { validateCallbackUrl } from './callback-url.js';
import { expected, remedyForTooLarge } from './expectation.js';
import type { Fields } from './fields.js';
import { Findings, show } from './findings.js';
import { checkTravel } from './travel.js';

/**
 * The rules of a solve request. The generated validator checks its shape, one fault per field; explicit loops check the
 * items of the arrays, which would cost the validator up to 240 MB of errors; the rules between fields come last.
 */

const NUMBER_ARRAYS = [
  'start_nodes',
  'end_nodes',
  'vehicles_capacity',
  'vehicle_fixed_costs',
  'vehicle_unit_distance_costs',
  'vehicle_speeds',
  'node_demands',
  'node_service_time',
] as const satisfies readonly RequestFieldName[];

/** @returns every fault of the fields; none: they may be read as the contract types them. */
export function validateFields(fields: Fields, options: { readonly callbackAllowCidrs?: readonly string[] } = {}): Findings {
  const findings = new Findings();
  const broken = checkShape(fields, findings);
  const sound = <T>(name: RequestFieldName): T | undefined => (broken.has(name) ? undefined : (fields[name] as T | undefined));
  const counts = { node_num: sound<number>('node_num'), vehicle_num: sound<number>('vehicle_num') };

  checkTexts(sound('name'), sound('callback_url'), options.callbackAllowCidrs, findings);
  const start = sound<unknown[]>('base_start_time');
  if (start !== undefined) checkBaseStartTime(start, findings);
  const checked = new Set<RequestFieldName>();
  for (const name of NUMBER_ARRAYS) {
    const values = sound<unknown[]>(name);
    if (values !== undefined && checkNumbers(name, values, counts, findings)) checked.add(name);
  }
  if (checked.has('start_nodes') && checked.has('end_nodes') && checked.has('node_demands')) checkDepotDemands(fields, findings);
  const positions = sound<unknown[]>('node_positions');
  if (positions !== undefined) checkPairs('node_positions', positions, counts, findings);
  const windows = sound<unknown[]>('node_time_windows');
  if (windows !== undefined) checkPairs('node_time_windows', windows, counts, findings);
  const matrix = sound<unknown[]>('distance_matrix');
  // With coordinates the matrix is not used, so it is not looked at.
  if (matrix !== undefined && fields.node_positions === undefined) checkMatrix(matrix, counts, findings);
  if (findings.none) checkTravel(fields, findings);
  return findings;
}

/** Adds the first fault of each field's shape. @returns the fields that have one. */
function checkShape(fields: Fields, findings: Findings): Set<string> {
  const broken = new Set<string>();
  if (validateSolveRequest(fields)) return broken;
  for (const error of validateSolveRequest.errors ?? []) {
    const name = fieldOf(error);
    if (broken.has(name)) continue;
    broken.add(name);
    addShapeFinding(name as RequestFieldName, fields[name as RequestFieldName], error.keyword, findings);
  }
  return broken;
}

function fieldOf(error: SchemaError): string {
  if (error.keyword === 'required') return String(error.params['missingProperty']);
  return (error.instancePath.split('/')[1] ?? '').replaceAll('~1', '/').replaceAll('~0', '~');
}

function addShapeFinding(name: RequestFieldName, value: unknown, keyword: string, findings: Findings): void {
  const { message, bounds } = REQUEST_FIELDS[name];
  if (keyword === 'required') {
    findings.add([name], `${name} is missing: send ${expected(name)}`, 'missing');
    return;
  }
  // 1.5 where an integer is asked for has the right type all the same.
  const type = keyword === 'type' && (bounds === undefined || typeof value !== 'number') ? 'type_error' : 'value_error';
  const remedy = bounds === undefined ? '' : remedyForTooLarge(name, value, bounds);
  if (message === undefined) findings.add([name], `${name} must be ${expected(name)} (got ${show(value)})${remedy}`, type);
  else findings.add([name], message, 'value_error');
}

function checkTexts(name: string | undefined, url: string | undefined, allow: readonly string[] | undefined, findings: Findings): void {
  if (name !== undefined && /\p{Surrogate}/u.test(name)) {
    findings.add(['name'], 'name must be valid Unicode (it contains half of a surrogate pair)', 'value_error');
  }
  const fault = url === undefined ? null : validateCallbackUrl(url, allow);
  if (fault !== null) findings.add(['callback_url'], fault, 'value_error');
}

function checkDepotDemands(fields: Fields, findings: Findings): void {
  const demands = fields.node_demands as number[];
  const { loc, message } = REQUEST_RULES.depotDemand;
  for (const node of new Set([...(fields.start_nodes as number[]), ...(fields.end_nodes as number[])])) {
    const value = demands[node];
    if (value === 0 || value === undefined) continue;
    findings.add(loc.slice(1), fillText(message, { node, value }), 'value_error');
  }
}
