import { BASE_START_MAXIMA } from '#generated/constants.js';
import { REQUEST_FIELDS, type NumberBounds, type RequestFieldName } from '#generated/request-fields.js';
import { expectedNumber, remedyForTooLarge } from './expectation.js';
import { type Findings, show } from './findings.js';

/** The loops over the request's arrays; bounds and lengths come from the contract. Each is linear in the array. */

/** The counts that lengths are checked against; undefined when they are faulty themselves. */
export interface Counts {
  readonly node_num: number | undefined;
  readonly vehicle_num: number | undefined;
}

/** Checks whether a value is no number within the bounds. */
export function isBadNumber(value: unknown, { integer, minimum, exclusive, maximum }: NumberBounds): boolean {
  if (typeof value !== 'number') return true;
  if (!(value >= minimum && value <= maximum)) return true;
  return (exclusive && value === minimum) || (integer && (!Number.isInteger(value) || Object.is(value, -0)));
}

function addBadNumber(path: readonly (string | number)[], value: unknown, bounds: NumberBounds, findings: Findings): void {
  if (findings.full) {
    findings.count();
    return;
  }
  const [field, ...indices] = path;
  const where = `${String(field)}${indices.map((index) => `[${String(index)}]`).join('')}`;
  const type = typeof value === 'number' ? 'value_error' : 'type_error';
  findings.add(path, `${where} must be ${expectedNumber(bounds)} (got ${show(value)})${remedyForTooLarge(field as RequestFieldName, value, bounds)}`, type);
}

/** Checks whether the array has the length that the contract ties it to; a finding when not. */
function checkLength(name: RequestFieldName, values: readonly unknown[], counts: Counts, findings: Findings): boolean {
  const { length } = REQUEST_FIELDS[name];
  const count = length === undefined ? undefined : counts[length];
  if (length === undefined || count === undefined || values.length === count) return true;
  findings.add([name], `${name} must have ${length} = ${String(count)} entries (got ${String(values.length)})`, 'value_error');
  return false;
}

/** Bounds of a field's items; node indices end at the number of nodes. */
function itemBounds(name: RequestFieldName, { node_num }: Counts): NumberBounds {
  const bounds = REQUEST_FIELDS[name].item;
  if (bounds === undefined) throw new TypeError(`${name} is not an array field`);
  const indices = name === 'start_nodes' || name === 'end_nodes';
  return indices && node_num !== undefined ? { ...bounds, maximum: node_num - 1 } : bounds;
}

/** Checks an array of numbers. @returns true when it holds all that was asked. */
export function checkNumbers(name: RequestFieldName, values: readonly unknown[], counts: Counts, findings: Findings): boolean {
  const bounds = itemBounds(name, counts);
  let sound = checkLength(name, values, counts, findings);
  for (let i = 0; i < values.length; i++) {
    if (!isBadNumber(values[i], bounds)) continue;
    sound = false;
    addBadNumber([name, i], values[i], bounds, findings);
  }
  return sound;
}

/** Checks an array of pairs of numbers; a window must not end before it starts. */
export function checkPairs(name: 'node_positions' | 'node_time_windows', pairs: readonly unknown[], counts: Counts, findings: Findings): void {
  const bounds = itemBounds(name, counts);
  checkLength(name, pairs, counts, findings);
  for (let i = 0; i < pairs.length; i++) {
    const pair = pairs[i];
    if (!Array.isArray(pair) || pair.length !== 2) {
      const asked = name === 'node_positions' ? '[x, y]' : '[start, end]';
      findings.add([name, i], `${name}[${String(i)}] must be a pair ${asked} (got ${show(pair)})`, Array.isArray(pair) ? 'value_error' : 'type_error');
      continue;
    }
    let sound = true;
    for (let k = 0; k < 2; k++) {
      if (!isBadNumber(pair[k], bounds)) continue;
      sound = false;
      addBadNumber([name, i, k], pair[k], bounds, findings);
    }
    if (sound && name === 'node_time_windows' && pair[1] < pair[0]) {
      findings.add([name, i], `${name}[${String(i)}] must not end before it starts (got ${show(pair[0])} to ${show(pair[1])})`, 'value_error');
    }
  }
}

/** Checks the distance matrix: as many rows as nodes, each as long, every cell a distance. */
export function checkMatrix(rows: readonly unknown[], counts: Counts, findings: Findings): void {
  const name = 'distance_matrix';
  const bounds = itemBounds(name, counts);
  checkLength(name, rows, counts, findings);
  for (let i = 0; i < rows.length; i++) {
    const row: unknown = rows[i];
    if (!Array.isArray(row)) {
      findings.add([name, i], `${name}[${String(i)}] must be an array of numbers (got ${show(row)})`, 'type_error');
      continue;
    }
    if (counts.node_num !== undefined && row.length !== counts.node_num) {
      findings.add([name, i], `${name}[${String(i)}] must have node_num = ${String(counts.node_num)} entries (got ${String(row.length)})`, 'value_error');
    }
    checkRow(i, row, bounds, findings);
  }
}

function checkRow(i: number, row: readonly unknown[], bounds: NumberBounds, findings: Findings): void {
  const { maximum } = bounds;
  for (let j = 0; j < row.length; j++) {
    const cell = row[j];
    if (typeof cell === 'number' && cell >= 0 && cell <= maximum) continue;
    addBadNumber(['distance_matrix', i, j], cell, bounds, findings);
  }
}

/** Checks `base_start_time`: [hour, minute, second]. */
export function checkBaseStartTime(values: readonly unknown[], findings: Findings): void {
  const name = 'base_start_time';
  if (values.length !== BASE_START_MAXIMA.length) {
    findings.add([name], `${name} must be [hour, minute, second] (got ${show(values)})`, 'value_error');
    return;
  }
  for (const [i, maximum] of BASE_START_MAXIMA.entries()) {
    const bounds = { ...itemBounds(name, { node_num: undefined, vehicle_num: undefined }), maximum };
    if (isBadNumber(values[i], bounds)) addBadNumber([name, i], values[i], bounds, findings);
  }
}
