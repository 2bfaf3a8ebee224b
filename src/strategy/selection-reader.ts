import { visit } from 'jsonc-parser';
import { readFileSync } from 'node:fs';
import { isFeature, FEATURE_NAMES } from './manifest.js';
import { builtInSelectionFile, type SelectionRow, type SelectionTable } from './selection-table.js';

/** A selection file that cannot be used; `faults` lists every reason. */
export class SelectionError extends Error {
  override readonly name = 'SelectionError';
  readonly faults: readonly string[];

  constructor(path: string, faults: readonly string[]) {
    super(faults.map((fault) => `selection file ${path}: ${fault}`).join('\n'));
    this.faults = faults;
  }
}

type Json = Readonly<Record<string, unknown>>;

const ROW_FIELDS = ['why', 'customers', 'features', 'without_features', 'stem_ratio', 'seconds', 'order', 'candidate', 'shadow'] as const satisfies readonly (keyof SelectionRow)[];
/** The fields that restrict a row to some problems. */
const CONDITIONS = ['customers', 'features', 'without_features', 'stem_ratio', 'seconds'] as const satisfies readonly (keyof SelectionRow)[];

/**
 * Reads and checks a selection file.
 * @param known names of the installed strategies; omitted: names are not checked.
 * @throws SelectionError with every fault: row, field, value and how to correct it.
 */
export function readSelectionTable(path: string, known?: readonly string[]): SelectionTable {
  const text = readText(path);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new SelectionError(path, [`cannot be read as JSON: ${(error as Error).message}`]);
  }
  const faults = [...repeatedFields(text), ...selectionFaults(data, known)];
  if (faults.length > 0) throw new SelectionError(path, faults);
  return deepFreeze(data as SelectionTable);
}

/** The text of a file, without the byte order mark that some editors write. */
function readText(path: string): string {
  try {
    return new TextDecoder().decode(readFileSync(path));
  } catch (error) {
    throw new SelectionError(path, [`cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}); give the path of a readable file`]);
  }
}

/** Fields that an object has twice, of which `JSON.parse` would take the last without a word. */
function repeatedFields(text: string): string[] {
  const faults: string[] = [];
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty(name, _offset, _length, line) {
      const names = open.at(-1);
      if (names?.has(name) === true) faults.push(`line ${line + 1}: ${shown(name)} is there twice; remove one of them`);
      names?.add(name);
    },
  });
  return faults;
}

let builtIn: SelectionTable | null = null;

/** @returns the shipped table; read only once. */
export function builtInSelection(): SelectionTable {
  return (builtIn ??= readSelectionTable(builtInSelectionFile));
}

/** Finds every fault of a selection table as data. @returns none when it is a `SelectionTable`. */
export function selectionFaults(data: unknown, known?: readonly string[]): string[] {
  if (!isObject(data)) return [`is ${shown(data)}; write {"rows": [...]}`];
  const { rows, speed } = data;
  const faults = unknownFields(data, ['speed', 'rows'], 'the file');
  if (speed !== undefined && !(typeof speed === 'number' && speed > 0)) faults.push(`speed is ${shown(speed)}; write a number above 0, 1 for a machine as fast as the table was measured on, or leave it out: then it is measured`);
  if (!Array.isArray(rows) || rows.length === 0) return [...faults, `rows is ${shown(rows)}; write an array of at least one row`];
  rows.forEach((row: unknown, index) => {
    for (const fault of rowFaults(row, known)) faults.push(`row ${index + 1}: ${fault}`);
  });
  return [...faults, ...catchAllFaults(rows)];
}

/** The last row, and no other, must match every problem. */
function catchAllFaults(rows: readonly unknown[]): string[] {
  const isCatchAll = (row: unknown): boolean => isObject(row) && CONDITIONS.every((name) => row[name] === undefined);
  const early = rows.findIndex((row, index) => index < rows.length - 1 && isCatchAll(row));
  if (early >= 0) return [`row ${early + 1}: is for every problem, so the rows after it are never reached; move it to the end, or give it a condition (${CONDITIONS.join(', ')})`];
  if (isCatchAll(rows.at(-1))) return [];
  return [`row ${rows.length}: the last row must be for every problem; add {"order": [...]} without ${CONDITIONS.join(', ')} after it`];
}

function rowFaults(row: unknown, known: readonly string[] | undefined): string[] {
  if (!isObject(row)) return [`is ${shown(row)}; write an object with an order of strategies`];
  const faults = unknownFields(row, ROW_FIELDS, 'a row');
  if (row['why'] !== undefined && typeof row['why'] !== 'string') faults.push(`why is ${shown(row['why'])}; write a text`);
  faults.push(...rangeFaults(row['customers'], 'customers', (value) => Number.isInteger(value) && (value as number) >= 0, 'an integer from 0 on'));
  faults.push(...rangeFaults(row['stem_ratio'], 'stem_ratio', isAmount, 'a number from 0 on'));
  faults.push(...featureFaults(row), ...rangeFaults(row['seconds'], 'seconds', isSeconds, SECONDS_WANTED));
  faults.push(...orderFaults(row['order'], known));
  for (const name of ['candidate', 'shadow'] as const) faults.push(...trialFaults(row[name], name, row['order'], known));
  return faults;
}

function rangeFaults(range: unknown, field: string, fits: (value: unknown) => boolean, wanted: string): string[] {
  if (range === undefined) return [];
  if (!isObject(range) || Object.keys(range).length === 0) return [`${field} is ${shown(range)}; write {"minimum": ..., "maximum": ...}, or one of the two`];
  const faults = unknownFields(range, ['minimum', 'maximum'], field);
  const { minimum, maximum } = range;
  for (const [name, value] of [['minimum', minimum], ['maximum', maximum]] as const) {
    if (value !== undefined && !fits(value)) faults.push(`${field}.${name} is ${shown(value)}; write ${wanted}`);
  }
  if (faults.length === 0 && typeof minimum === 'number' && typeof maximum === 'number' && minimum > maximum) {
    faults.push(`${field}.minimum is ${minimum}, above the maximum of ${maximum}; exchange them`);
  }
  return faults;
}

const SECONDS_WANTED = 'a number from 0 on, or {"per_thousand_customers": seconds, "exponent": power}';

function isAmount(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function isSeconds(value: unknown): boolean {
  if (!isObject(value)) return isAmount(value);
  return Object.keys(value).length === 2 && isAmount(value['per_thousand_customers']) && isAmount(value['exponent']);
}

function featureFaults(row: Json): string[] {
  const faults = (['features', 'without_features'] as const).flatMap((field) => {
    const value = row[field];
    if (value === undefined) return [];
    if (!Array.isArray(value) || value.length === 0) return [`${field} is ${shown(value)}; write an array of features, or leave it out`];
    return value.filter((item) => !isFeature(item)).map((item) => `${field} holds ${shown(item)}, which is no feature; write one of ${FEATURE_NAMES.join(', ')}`);
  });
  const { features, without_features: without } = row;
  const both = Array.isArray(features) && Array.isArray(without) ? features.find((feature) => without.includes(feature)) as unknown : undefined;
  return both === undefined ? faults : [...faults, `features and without_features both hold ${shown(both)}, so no problem fits; take it out of one`];
}

function orderFaults(order: unknown, known: readonly string[] | undefined): string[] {
  if (!Array.isArray(order) || order.length === 0) return [`order is ${shown(order)}; write an array of strategies, the first choice first`];
  const names = order as readonly unknown[];
  return names.flatMap((name, index) => {
    if (names.indexOf(name) < index) return [`order names ${shown(name)} twice; take one out`];
    return strategyFaults(name, 'order holds', known);
  });
}

function strategyFaults(name: unknown, says: string, known: readonly string[] | undefined): string[] {
  if (typeof name !== 'string') return [`${says} ${shown(name)}; write the name of a strategy`];
  if (known === undefined || known.includes(name)) return [];
  return [`${says} ${shown(name)}, which is no installed strategy; write one of ${[...known].sort().join(', ')}, or install it (STRATEGIES_DIR)`];
}

function trialFaults(trial: unknown, field: string, order: unknown, known: readonly string[] | undefined): string[] {
  if (trial === undefined) return [];
  if (!isObject(trial)) return [`${field} is ${shown(trial)}; write {"strategy": name, "share": 0.1}`];
  const { strategy, share } = trial;
  const faults = unknownFields(trial, ['strategy', 'share'], field);
  faults.push(...strategyFaults(strategy, `${field}.strategy is`, known));
  if (Array.isArray(order) && order[0] === strategy) faults.push(`${field}.strategy is ${shown(strategy)}, the first of the order already; name another, or leave ${field} out`);
  if (!(typeof share === 'number' && share >= 0 && share <= 1)) faults.push(`${field}.share is ${shown(share)}; write a number from 0 to 1, 0.1 for one problem in ten`);
  return faults;
}

function unknownFields(value: Json, fields: readonly string[], what: string): string[] {
  return Object.keys(value).filter((name) => !fields.includes(name)).map((name) => `${shown(name)} is no field of ${what}; write one of ${fields.join(', ')}`);
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value).slice(0, 100);
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(Object.freeze(value))) deepFreeze(inner);
  return value;
}
