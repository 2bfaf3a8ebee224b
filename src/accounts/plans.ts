import { readFileSync } from 'node:fs';

/** What an account may do; one entry of the plans file. */
export interface Plan {
  readonly id: string;
  /** Without it every call to the API is refused. */
  readonly apiAccess: boolean;
  readonly maxNodes: number;
  readonly maxVehicles: number;
  /** Stops of a request of version 2; default `maxNodes`. */
  readonly maxStops: number;
  /** Cells of all matrices of a request of version 2; default 4 `maxNodes`^2: distances and durations of two profiles. */
  readonly maxMatrixCells: number;
  /** Names under which matrices can be uploaded, each with at most `maxMatrixCells` cells; default 10. */
  readonly maxMatrices: number;
  /** Time limit of a request that names none, and the most that one may ask for; seconds. */
  readonly defaultSolveSeconds: number;
  readonly maxSolveSeconds: number;
  /** Accepted submissions in any 60 seconds, and in a calendar month (UTC). */
  readonly submissionsPerMinute: number;
  readonly monthlyQuota: number;
  /** Days that tasks stay in the account's history; default 30. */
  readonly historyDays: number;
  /** Names of the marketplace subscriptions that map to this plan. */
  readonly marketplaceSubscriptions: readonly string[];
}

/** The plans of this service. */
export interface Plans {
  readonly list: readonly Plan[];
  get(id: string): Plan | undefined;
  /** @returns the plan of a marketplace subscription; letter case does not matter. */
  forSubscription(name: string): Plan | undefined;
}

const DEFAULT_HISTORY_DAYS = 30;
const DEFAULT_MATRICES = 10;

/** The number fields of the file: least value, and whether fractions make sense. */
const NUMBERS = {
  max_nodes: { minimum: 1, integer: true },
  max_vehicles: { minimum: 1, integer: true },
  max_stops: { minimum: 1, integer: true },
  max_matrix_cells: { minimum: 1, integer: true },
  max_matrices: { minimum: 0, integer: true },
  default_solve_seconds: { minimum: 1, integer: true },
  max_solve_seconds: { minimum: 1, integer: true },
  submissions_per_minute: { minimum: 0, integer: true },
  monthly_quota: { minimum: 0, integer: true },
  history_days: { minimum: 0, integer: false },
} as const;
const KNOWN = ['id', 'api_access', ...Object.keys(NUMBERS), 'marketplace_subscriptions'];

/**
 * Reads and checks a plans file.
 * @throws RangeError naming the file, the plan, the field, its value and what is expected.
 */
export function loadPlans(path: string): Plans {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new RangeError(`plans file ${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  return parsePlans(value, `plans file ${path}`);
}

/** Checks plans as data. @param source name of the data's origin in errors. */
export function parsePlans(value: unknown, source = 'plans'): Plans {
  const entries = isObject(value) ? value['plans'] : undefined;
  if (!Array.isArray(entries) || entries.length === 0) throw new RangeError(`${source}: expected {"plans": [...]} with at least one plan`);
  const list = entries.map((entry, index) => parsePlan(entry, `${source}, plan ${index + 1}`));
  const byId = uniqueMap(list.map((plan) => [plan.id, plan]), `${source}: plan id`);
  const bySubscription = uniqueMap(
    list.flatMap((plan) => plan.marketplaceSubscriptions.map((name) => [name.toLowerCase(), plan] as const)),
    `${source}: marketplace subscription`,
  );
  return Object.freeze({
    list: Object.freeze(list),
    get: (id: string) => byId.get(id),
    forSubscription: (name: string) => bySubscription.get(name.toLowerCase()),
  });
}

function parsePlan(entry: unknown, where: string): Plan {
  if (!isObject(entry)) throw new RangeError(`${where}: expected an object, got ${JSON.stringify(entry)}`);
  const id = entry['id'];
  if (typeof id !== 'string' || !/^[A-Za-z0-9_-]{1,64}$/.test(id)) {
    throw new RangeError(`${where}: "id" is ${JSON.stringify(id)}; expected 1-64 letters, digits, - or _`);
  }
  const named = `${where} ("${id}")`;
  const unknown = Object.keys(entry).find((key) => !KNOWN.includes(key));
  if (unknown !== undefined) throw new RangeError(`${named}: unknown field "${unknown}"; known are ${KNOWN.join(', ')}`);
  const apiAccess = entry['api_access'];
  if (typeof apiAccess !== 'boolean') throw new RangeError(`${named}: "api_access" is ${JSON.stringify(apiAccess)}; expected true or false`);
  const number = (key: keyof typeof NUMBERS, fallback?: number): number => numberField(entry[key], key, named, fallback);
  const maxNodes = number('max_nodes');
  const plan = {
    id,
    apiAccess,
    maxNodes,
    maxVehicles: number('max_vehicles'),
    maxStops: number('max_stops', maxNodes),
    maxMatrixCells: number('max_matrix_cells', 4 * maxNodes ** 2),
    maxMatrices: number('max_matrices', DEFAULT_MATRICES),
    defaultSolveSeconds: number('default_solve_seconds'),
    maxSolveSeconds: number('max_solve_seconds'),
    submissionsPerMinute: number('submissions_per_minute'),
    monthlyQuota: number('monthly_quota'),
    historyDays: number('history_days', DEFAULT_HISTORY_DAYS),
    marketplaceSubscriptions: subscriptionsField(entry['marketplace_subscriptions'], named),
  };
  if (plan.defaultSolveSeconds > plan.maxSolveSeconds) {
    throw new RangeError(`${named}: "default_solve_seconds" (${plan.defaultSolveSeconds}) is above "max_solve_seconds" (${plan.maxSolveSeconds})`);
  }
  return Object.freeze(plan);
}

function numberField(value: unknown, key: keyof typeof NUMBERS, where: string, fallback: number | undefined): number {
  if (value === undefined && fallback !== undefined) return fallback;
  const { minimum, integer } = NUMBERS[key];
  const good = typeof value === 'number' && Number.isFinite(value) && value >= minimum && (!integer || Number.isSafeInteger(value));
  if (!good) throw new RangeError(`${where}: "${key}" is ${JSON.stringify(value)}; expected ${integer ? 'an integer' : 'a number'} of at least ${minimum}`);
  return value;
}

function subscriptionsField(value: unknown, where: string): readonly string[] {
  if (value === undefined) return [];
  const good = Array.isArray(value) && value.every((name) => typeof name === 'string' && name.length > 0);
  if (!good) throw new RangeError(`${where}: "marketplace_subscriptions" is ${JSON.stringify(value)}; expected an array of names`);
  return Object.freeze([...(value as string[])]);
}

function uniqueMap<T>(pairs: readonly (readonly [string, T])[], what: string): Map<string, T> {
  const map = new Map<string, T>();
  for (const [key, value] of pairs) {
    if (map.has(key)) throw new RangeError(`${what} "${key}" appears twice; each must be unique`);
    map.set(key, value);
  }
  return map;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
