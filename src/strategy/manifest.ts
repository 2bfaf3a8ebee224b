import { validateManifest, type MemberSchema } from '#generated/manifest-validator.cjs';
import { STRATEGY_CONTRACT, type BoundManifest, type Feature, type StrategyManifest, type StrategyParameter } from './contract.js';

/** All features. */
export const FEATURE_NAMES: readonly Feature[] = [
  'time-windows',
  'soft-time-windows',
  'max-duration',
  'several-depots',
  'different-vehicles',
  'asymmetric-distances',
  'matrix-only',
  'places',
  'multiple-quantities',
  'deliveries-first',
  'several-profiles',
  'durations',
  'shifts',
  'breaks',
  'time-costs',
  'route-limits',
  'multiple-windows',
  'setup-times',
  'release-times',
  'optional-stops',
  'droppable-stops',
  'vehicle-restrictions',
  'vehicle-prices',
  'relations',
  'shipments',
  'trips',
  'locked-routes',
  'changes',
  'traffic',
  'fleet-limits',
  'alternatives',
  'incompatible-goods',
  'soft-limits',
  'open-routes',
  'primary-objective',
  'balance',
];

/** @returns true for the name of a feature. */
export function isFeature(value: unknown): value is Feature {
  return (FEATURE_NAMES as readonly unknown[]).includes(value);
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

function outOfBounds(parameter: StrategyParameter, value: unknown): string | null {
  const { minimum = -Infinity, maximum = Infinity } = parameter;
  if (typeof value !== 'number' || (value >= minimum && value <= maximum)) return null;
  return `is ${value}, must lie in ${minimum}..${maximum}`;
}

/** The first fault of every member that breaks the schema, by the member's path, such as `parameters[0].type`. */
function schemaFaults(data: unknown): Map<string, string> {
  const faults = new Map<string, string>();
  if (validateManifest(data)) return faults;
  for (const { instancePath, keyword, params, parentSchema, propertyName, data: value } of validateManifest.errors ?? []) {
    // What is wrong in the branch of a kind, and with the name of a member, is told by an error of its own.
    if (keyword === 'if' || propertyName !== undefined) continue;
    const missing = params['missingProperty'] as string | undefined;
    const unknown = (params['propertyName'] ?? params['additionalProperty']) as string | undefined;
    const member = missing ?? unknown;
    const path = `${instancePath}${member === undefined ? '' : `/${member}`}`.slice(1).replace(/\/(\d+)/g, '[$1]').replaceAll('/', '.');
    if (faults.has(path)) continue;
    if (unknown !== undefined) {
      faults.set(path, unknownFault(path, (value as Readonly<Record<string, unknown>>)[unknown], parentSchema));
      continue;
    }
    const { must } = missing === undefined ? parentSchema : parentSchema.properties![missing]!;
    const found = missing === undefined ? value : undefined;
    if (path === '') faults.set(path, `the manifest must ${must}`);
    else faults.set(path, path === 'contract' ? contractFault(found) : `${path} is ${shown(found)}, must ${must}`);
  }
  return faults;
}

/** Whoever misspells a member that may be left out would never know. */
function unknownFault(path: string, value: unknown, { propertyNames, properties = {} }: MemberSchema): string {
  return `${path} is ${shown(value)}, must not be there: the members are ${(propertyNames?.enum ?? Object.keys(properties)).join(', ')}`;
}

function contractFault(contract: unknown): string {
  const remedy = Number(contract) > STRATEGY_CONTRACT
    ? '; a newer release of the service is needed'
    : '; bring the folder up to it, the changelog tells what changed';
  return `contract is ${shown(contract)}, this service supports version ${STRATEGY_CONTRACT}${typeof contract === 'number' ? remedy : ''}`;
}

/** What the schema cannot say about a parameter: its default and its bounds go by its type. */
function parameterFaults(parameter: StrategyParameter, at: string): string[] {
  const { type, default: value } = parameter;
  const numeric = type === 'number' || type === 'integer';
  const faults = (['minimum', 'maximum'] as const)
    .filter((bound) => parameter[bound] !== undefined && !numeric)
    .map((bound) => `${at}.${bound} is ${shown(parameter[bound])}, must not be there: it belongs to numeric parameters only`);
  if (!fits(type, value)) return [...faults, `${at}.default is ${shown(value)}, must be of type ${type}`];
  const reason = numeric ? outOfBounds(parameter, value) : null;
  return reason === null ? faults : [...faults, `${at}.default ${reason}`];
}

function repeated(names: readonly string[], field: string): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) < index))].map((name) => `${field} names ${shown(name)} twice`);
}

/**
 * Finds every fault of a manifest as read from its file; each names the field, its value and what it must be. What
 * relates values to each other is checked where the values themselves obey strategies/protocol/manifest.schema.json.
 * @returns no faults if the data is a `StrategyManifest` or a `BoundManifest` of the contract version that this service implements.
 */
export function manifestFaults(data: unknown): string[] {
  const found = schemaFaults(data);
  const faults = [...found.values()];
  if (found.has('')) return faults;
  const isSound = (member: string): boolean => ![...found.keys()].some((path) => path.startsWith(member));
  if (isBoundManifest(data)) return faults;
  const { customers, features, parameters } = data as StrategyManifest;
  if (isSound('customers') && customers.maximum < customers.minimum) {
    faults.push(`customers.maximum is ${customers.maximum}, must be an integer >= customers.minimum`);
  }
  if (isSound('features')) faults.push(...repeated(features, 'features'));
  if (isSound('parameters')) {
    faults.push(...parameters.flatMap((parameter, index) => parameterFaults(parameter, `parameters[${index}]`)));
    faults.push(...repeated(parameters.map(({ name }) => name), 'parameters'));
  }
  return faults;
}

/** @returns true for the manifest of a bound, which may have faults. */
export function isBoundManifest(data: unknown): data is BoundManifest {
  return typeof data === 'object' && data !== null && (data as Partial<BoundManifest>).kind === 'bound';
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
