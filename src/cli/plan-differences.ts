import type { CheckedPlan } from '#generated/types.js';
import { readInstant } from '../contract/plan/instants.js';
import { isObject } from '../contract/read-body.js';
import { agrees, costsAgree } from '../model/tolerance.js';

/** A member of a plan that is not what the model computes. */
export interface PlanDifference {
  readonly kind: string;
  readonly message: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Members in words, by the kind of difference. What is not listed is named by its path alone. */
const KINDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'wrong-cost': {
    total: 'cost', fixed: 'cost of vehicles', distance: 'cost of distance', time: 'cost of time', overtime: 'cost of overtime', excess: 'cost beyond soft limits', lateness: 'cost of lateness',
    omission: 'cost of stops left out', balance: 'cost of unequal durations',
  },
  'wrong-time': {
    departs_at: 'departure', arrives_at: 'arrival', begins_at: 'begin', ends_at: 'end', duration_seconds: 'duration', driving_seconds: 'driving', setup_seconds: 'setup',
    service_seconds: 'service', waiting_seconds: 'waiting', break_seconds: 'breaks', lateness_seconds: 'lateness',
  },
  'wrong-distance': { distance_meters: 'distance' },
  'wrong-step': { type: 'type of step', stop: 'stop', location: 'location' },
  'wrong-vehicle': { vehicle: 'vehicle', vehicle_number: 'number of the vehicle' },
  'wrong-count': { vehicles_used: 'vehicles used', stops_served: 'stops served', stops_unassigned: 'stops left out' },
};
/** Instants are written to the millisecond. */
const INSTANT_TOLERANCE_SECONDS = 0.001;

/** Where a comparison is: the path, and the object in words. */
interface Place {
  readonly path: string;
  readonly words: string;
}

/**
 * Compares what a plan claims of its routes and of the stops it leaves out with what the model computes for the same
 * routes. Members that it does not have claim nothing; the texts of reasons are not compared. O(steps).
 */
export function planDifferences(claimed: Fields, computed: CheckedPlan): PlanDifference[] {
  const { summary, routes, unassigned } = computed;
  return [
    ...differences(claimed['summary'], summary, { path: 'summary', words: 'the plan' }),
    ...routesInOrder(claimed['routes'] as readonly Fields[], routes).flatMap(([index, route, expected]) => routeDifferences(route, expected, index)),
    ...unassignedDifferences(Array.isArray(claimed['unassigned']) ? claimed['unassigned'] : [], unassigned),
  ];
}

type Computed = NonNullable<CheckedPlan>;
type ComputedRoute = Computed['routes'][number];

/** Routes with those of the model, which has them by vehicle: the first of a vehicle with its first, and so on. */
function routesInOrder(claimed: readonly Fields[], computed: readonly ComputedRoute[]): [number, Fields, ComputedRoute][] {
  const left = new Map<string, ComputedRoute[]>();
  for (const route of computed) left.set(route.vehicle, [...(left.get(route.vehicle) ?? []), route]);
  return claimed.flatMap((route, index): [number, Fields, ComputedRoute][] => {
    const expected = left.get(String(route['vehicle']))?.shift();
    return expected === undefined ? [] : [[index, route, expected]];
  });
}

function routeDifferences(route: Fields, { steps: expected, ...expectedRest }: ComputedRoute, index: number): PlanDifference[] {
  const { steps, ...rest } = route as Fields & { readonly steps: readonly unknown[] };
  const place = { path: `routes[${index}]`, words: expectedRest.vehicle };
  const own = differences(rest, expectedRest, place);
  if (steps.length !== expected.length) {
    const typesOf = (list: readonly unknown[]): string => list.map((step) => String((step as Fields | null)?.['type'])).join(', ');
    return [...own, { kind: 'wrong-step', message: `${place.words}: the steps are ${typesOf(steps)}; the model computes ${typesOf(expected)} (${place.path}.steps).` }];
  }
  return [...own, ...expected.flatMap((step, k) => {
    const words = step.type === 'stop' ? `stop ${step.stop}` : step.type;
    return differences(steps[k], step, { path: `${place.path}.steps[${k}]`, words: `${place.words}, ${words}` });
  })];
}

/** Compares the members of an object that `claimed` has. */
function differences(claimed: unknown, expected: object, { path, words }: Place): PlanDifference[] {
  if (claimed === undefined) return [];
  if (!isObject(claimed)) return [{ kind: 'malformed-result', message: `${path} is ${show(claimed)}, must be an object.` }];
  return Object.entries(expected).flatMap(([name, value]: [string, unknown]): PlanDifference[] => {
    const member = `${path}.${name}`;
    if (!(name in claimed)) return [];
    if (name === 'loads') return loadDifferences(claimed[name], value as Fields, { path: member, words });
    if (isObject(value)) return differences(claimed[name], value, { path: member, words });
    if (isSame(name, claimed[name], value)) return [];
    const [kind, what] = kindOf(name);
    return [{ kind, message: `${words}: ${what} is ${show(claimed[name])}; the model computes ${show(value)} (${member}).` }];
  });
}

/** Loads have the names of the request's capacities; all of them are compared. */
function loadDifferences(claimed: unknown, expected: Fields, { path, words }: Place): PlanDifference[] {
  if (!isObject(claimed)) return [{ kind: 'malformed-result', message: `${path} is ${show(claimed)}, must be an object.` }];
  return [...new Set([...Object.keys(expected), ...Object.keys(claimed)])].filter((name) => !isSame('', claimed[name], expected[name])).map((name) => ({
    kind: 'wrong-load', message: `${words}: load of ${name} is ${show(claimed[name])}; the model computes ${show(expected[name])} (${path}.${name}).`,
  }));
}

function unassignedDifferences(claimed: readonly unknown[], computed: Computed['unassigned']): PlanDifference[] {
  const listed = new Map(claimed.map((entry, index) => [isObject(entry) ? nameOf(entry) : String(entry), { entry, index }]));
  const names = new Set(computed.map((entry) => nameOf(entry)));
  const missing = [...names].filter((name) => !listed.has(name)).map((name) => `${name} is on no route and not in unassigned`);
  const surplus = [...listed].filter(([name]) => !names.has(name)).map(([name, { index }]) => `${name} is not left out (unassigned[${index}])`);
  const wrong = computed.flatMap((expected) => {
    const name = nameOf(expected);
    const found = listed.get(name);
    if (found === undefined || !isObject(found.entry)) return [];
    const { entry, index } = found;
    return [
      ...difference(reasonsIn(entry['reasons']), reasonsIn(expected.reasons), `${name}: reasons are`, `unassigned[${index}].reasons`),
      ...difference(reasonsIn([entry['relaxation']]), reasonsIn([expected.relaxation]), `${name}: relaxation is`, `unassigned[${index}].relaxation`),
    ];
  });
  return [...missing, ...surplus, ...wrong].map((message) => ({ kind: 'wrong-unassigned', message: `${message}.` }));
}

/** "stop order-7", "shipment parcel-7". */
function nameOf(entry: { readonly stop?: unknown; readonly shipment?: unknown }): string {
  return 'shipment' in entry ? `shipment ${String(entry.shipment)}` : `stop ${String(entry.stop)}`;
}

function difference(claimed: string, computed: string, words: string, path: string): string[] {
  return claimed === computed ? [] : [`${words} ${claimed}; the model computes ${computed} (${path})`];
}

/** Codes of reasons with their vehicles. Those of the plan differ between the answer of a search and a check of routes. */
function reasonsIn(reasons: unknown): string {
  const words = (Array.isArray(reasons) ? (reasons as unknown[]) : []).flatMap((reason) => {
    if (!isObject(reason)) return [];
    const { vehicle, code } = reason;
    return [typeof vehicle === 'string' ? `${String(code)} of ${vehicle}` : 'one of the plan'];
  });
  return words.length === 0 ? 'none' : words.join(', ');
}

function kindOf(name: string): readonly [kind: string, words: string] {
  for (const [kind, members] of Object.entries(KINDS)) {
    const words = members[name];
    if (words !== undefined) return [kind, words];
  }
  return ['wrong-member', name];
}

function isSame(name: string, claimed: unknown, computed: unknown): boolean {
  if (name.endsWith('s_at')) return typeof claimed === 'string' && areSameInstants(claimed, String(computed));
  if (typeof claimed !== 'number' || typeof computed !== 'number') return claimed === computed;
  return kindOf(name)[0] === 'wrong-cost' ? costsAgree(claimed, computed) : agrees(claimed, computed);
}

function areSameInstants(claimed: string, computed: string): boolean {
  const [one, other] = [readInstant(claimed), readInstant(computed)];
  return typeof one !== 'string' && typeof other !== 'string' && Math.abs(one.seconds - other.seconds) <= INSTANT_TOLERANCE_SECONDS;
}

function show(value: unknown): string {
  return value === undefined ? 'absent' : typeof value === 'string' ? value : JSON.stringify(value);
}
