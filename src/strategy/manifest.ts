import { STRATEGY_CONTRACT, type Feature, type StrategyManifest, type StrategyParameter } from './contract.js';

/** All features. */
export const FEATURE_NAMES: readonly Feature[] = [
  'time-windows',
  'soft-time-windows',
  'max-duration',
  'several-depots',
  'different-vehicles',
  'asymmetric-distances',
  'matrix-only',
];

/** @returns true for the name of a feature. */
export function isFeature(value: unknown): value is Feature {
  return (FEATURE_NAMES as readonly unknown[]).includes(value);
}

/** Names and pools become parts of queue subjects and folder names. */
const NAME = /^[a-z][a-z0-9-]{0,39}$/;
const VERSION = /^\d+\.\d+\.\d+$/;
const PARAMETER_NAME = /^[A-Za-z][A-Za-z0-9]{0,39}$/;

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value);
}

/** @returns true if the value has the type that the parameter declares; numbers must be finite. */
function fits(type: unknown, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value);
  return (type === 'string' || type === 'boolean') && typeof value === type;
}

function parameterFaults(parameter: unknown, at: string): string[] {
  if (!isObject(parameter)) return [`${at} is ${shown(parameter)}, must be an object`];
  const faults: string[] = [];
  const { name, type, minimum, maximum, description } = parameter;
  const numeric = type === 'number' || type === 'integer';
  if (typeof name !== 'string' || !PARAMETER_NAME.test(name)) faults.push(`${at}.name is ${shown(name)}, must match ${PARAMETER_NAME}`);
  if (!numeric && type !== 'string' && type !== 'boolean') faults.push(`${at}.type is ${shown(type)}, must be number, integer, string or boolean`);
  else if (!fits(type, parameter['default'])) faults.push(`${at}.default is ${shown(parameter['default'])}, must be of type ${type}`);
  for (const [key, bound] of [['minimum', minimum], ['maximum', maximum]] as const) {
    if (bound !== undefined && !(numeric && fits('number', bound))) faults.push(`${at}.${key} is ${shown(bound)}, must be a number and belongs to numeric parameters only`);
  }
  if (faults.length === 0 && numeric) {
    const reason = outOfBounds(parameter as unknown as StrategyParameter, parameter['default']);
    if (reason !== null) faults.push(`${at}.default ${reason}`);
  }
  if (typeof description !== 'string' || description === '') faults.push(`${at}.description is ${shown(description)}, must say what the parameter does`);
  return faults;
}

function outOfBounds(parameter: StrategyParameter, value: unknown): string | null {
  const { minimum = -Infinity, maximum = Infinity } = parameter;
  if (typeof value !== 'number' || (value >= minimum && value <= maximum)) return null;
  return `is ${value}, must lie in ${minimum}..${maximum}`;
}

function customersFaults(customers: unknown): string[] {
  if (!isObject(customers)) return [`customers is ${shown(customers)}, must be {"minimum", "maximum"}`];
  const { minimum, maximum } = customers;
  const faults: string[] = [];
  if (!Number.isInteger(minimum) || (minimum as number) < 0) faults.push(`customers.minimum is ${shown(minimum)}, must be an integer >= 0`);
  if (!Number.isInteger(maximum) || (maximum as number) < Number(minimum)) faults.push(`customers.maximum is ${shown(maximum)}, must be an integer >= customers.minimum`);
  return faults;
}

function listFaults(value: unknown, field: string, itemFaults: (item: unknown, at: string) => string[], key: (item: unknown) => unknown): string[] {
  if (!Array.isArray(value)) return [`${field} is ${shown(value)}, must be an array`];
  const faults = value.flatMap((item, index) => itemFaults(item, `${field}[${index}]`));
  const seen = new Set<unknown>();
  for (const item of value) {
    const id = key(item);
    if (seen.has(id)) faults.push(`${field} names ${shown(id)} twice`);
    seen.add(id);
  }
  return faults;
}

function featureFaults(item: unknown, at: string): string[] {
  return isFeature(item) ? [] : [`${at} is ${shown(item)}, must be one of ${FEATURE_NAMES.join(', ')}`];
}

function commandFaults(command: unknown): string[] {
  if (command === undefined) return [];
  const good = Array.isArray(command) && command.length > 0 && command.every((part) => typeof part === 'string' && part !== '');
  return good ? [] : [`command is ${shown(command)}, must be an array of the program and its arguments, none empty`];
}

function contractRemedy(contract: unknown): string {
  if (typeof contract !== 'number') return '';
  return contract > STRATEGY_CONTRACT ? '; a newer release of the service is needed' : '; bring the strategy up to it, the changelog tells what changed';
}

/**
 * Finds every fault of a manifest as read from its file; each names the field, its value and what it must be.
 * @returns no faults if the data is a `StrategyManifest` of the contract version that this service implements.
 */
export function manifestFaults(data: unknown): string[] {
  if (!isObject(data)) return ['the manifest must be a JSON object'];
  const faults: string[] = [];
  const { name, version, contract, description, pool } = data;
  if (typeof name !== 'string' || !NAME.test(name)) faults.push(`name is ${shown(name)}, must match ${NAME}`);
  if (typeof version !== 'string' || !VERSION.test(version)) faults.push(`version is ${shown(version)}, must be of the form 1.2.3`);
  if (contract !== STRATEGY_CONTRACT) faults.push(`contract is ${shown(contract)}, this service speaks version ${STRATEGY_CONTRACT}${contractRemedy(contract)}`);
  if (typeof description !== 'string' || description === '') faults.push(`description is ${shown(description)}, must say in a sentence what the strategy does`);
  if (typeof pool !== 'string' || !NAME.test(pool)) faults.push(`pool is ${shown(pool)}, must match ${NAME}`);
  faults.push(...customersFaults(data['customers']));
  faults.push(...listFaults(data['features'], 'features', featureFaults, (item) => item));
  faults.push(...listFaults(data['parameters'], 'parameters', parameterFaults, (item) => (isObject(item) ? item['name'] : item)));
  faults.push(...commandFaults(data['command']));
  return faults;
}

export type ParameterValues = Readonly<Record<string, number | string | boolean>>;

/**
 * Fills in defaults for omitted parameters.
 * @returns every declared parameter with its value.
 * @throws RangeError naming an undeclared parameter, or a value of the wrong type or out of bounds.
 */
export function completeParameters(manifest: Pick<StrategyManifest, 'name' | 'parameters'>, given: ParameterValues = {}): ParameterValues {
  const declared = new Map(manifest.parameters.map((parameter) => [parameter.name, parameter]));
  const values: Record<string, number | string | boolean> = {};
  for (const parameter of manifest.parameters) values[parameter.name] = parameter.default;
  for (const [name, value] of Object.entries(given)) {
    const parameter = declared.get(name);
    if (parameter === undefined) throw new RangeError(`strategy ${manifest.name} has no parameter ${name}; it has ${[...declared.keys()].join(', ') || 'none'}`);
    if (!fits(parameter.type, value)) throw new RangeError(`parameter ${name} is ${shown(value)}, must be of type ${parameter.type}`);
    const reason = outOfBounds(parameter, value);
    if (reason !== null) throw new RangeError(`parameter ${name} ${reason}`);
    values[name] = value;
  }
  return values;
}
