import type { BasedOn, FleetLimit, Plan, PlanRequest, Stop, StopRelation } from '#generated/types.js';
import { show, type Findings } from '../../findings.js';
import { isObject } from '../../read-body.js';
import { readInstant } from '../instants.js';
import { ShapeCheck } from '../shape.js';
import { fieldSpot, named, type Spot } from '../spot.js';
import { answerRoutes, initialRoutes, servedBy, type AnswerRoute, type Present } from './answer-routes.js';
import { earlierFault, type EarlierRequest } from './earlier.js';
import type { Origin, Origins } from './origins.js';

type Fields = Readonly<Record<string, unknown>>;

/** What is merged by id. */
const LISTS = ['locations', 'profiles', 'vehicles', 'stops', 'shipments'] as const;
type ListName = (typeof LISTS)[number];

const REMOVABLE = ['stops', 'shipments', 'vehicles'] as const;
type Removed = Readonly<Record<(typeof REMOVABLE)[number], ReadonlySet<string>>>;

/** Least members of a relation. */
const LEAST_RELATED = 2;

/** A request in full, and where each part of it is from. */
export interface Merged {
  readonly request: Fields;
  readonly origins: Origins;
}

/**
 * Returns a request in full that says what has changed since an earlier one, to be validated as if it had been sent so. Of what
 * the body has only `based_on` is read; the rest may be of any shape. O(earlier request + answer + body).
 * @param find returns what is known of a request id of the right form.
 * @param findings take what is wrong with `based_on` itself.
 * @returns null when there are such findings.
 */
export function mergeRequest(sent: Fields, spot: Spot, find: (requestId: string) => EarlierRequest, findings: Findings): Merged | null {
  const place = fieldSpot('based_on', spot);
  const { based_on: value, ...changes } = sent;
  if (!new ShapeCheck(findings).object('BasedOn', value, place)) return null;
  const based = value as BasedOn;
  const hasOwnRoutes = (changes['initial_routes'] ?? null) !== null;
  const needsRoutes = based.routes !== 'none' && !hasOwnRoutes;
  const earlier = find(based.request_id);
  const fault = earlierFault(earlier, needsRoutes);
  if (fault !== null) {
    findings.add([...place.path, 'request_id'], `${named('request_id', place)} is ${show(based.request_id)}, ${fault}`, 'value_error');
    return null;
  }
  const lockedUntil = based.locked_until ?? null;
  if (lockedUntil !== null && !needsRoutes) {
    const why = hasOwnRoutes ? 'initial_routes, where locked_visits and departed_at say what is driven' : 'routes: "none"';
    findings.add([...place.path, 'locked_until'], `${named('locked_until', place)} locks routes of the earlier answer, which do not count beside ${why}: leave one of them out`, 'value_error');
    return null;
  }
  const base = parsed<PlanRequest>(earlier.body!);
  if (!areKnown(base, based, place, findings)) return null;
  const routes = needsRoutes ? answerRoutes(parsed<{ result: Plan }>(earlier.answer!).result, base, lockedUntil) : [];
  const merged = combined(withoutFields(base, based), changes, removedParts(base, based, routes, changes), { routes, lockedUntil });
  return haveRows(base, merged, spot, findings) ? merged : null;
}

function parsed<T>(bytes: Uint8Array): T {
  return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')) as T;
}

/** Checks that the earlier request has what is to be removed. */
function areKnown(base: PlanRequest, { remove }: BasedOn, place: Spot, findings: Findings): boolean {
  const spot = fieldSpot('remove', place);
  for (const list of REMOVABLE) {
    const known = new Set((base[list] ?? []).map(({ id }) => id));
    for (const [i, id] of (remove?.[list] ?? []).entries()) {
      if (findings.cut()) return false;
      if (!known.has(id)) findings.add([...spot.path, list, i], missingText(named(list, spot, i), id), 'value_error');
    }
  }
  for (const [i, name] of (remove?.fields ?? []).entries()) {
    if (findings.cut()) return false;
    if (!Object.hasOwn(base, name)) findings.add([...spot.path, 'fields', i], missingText(named('fields', spot, i), name), 'value_error');
  }
  return findings.none;
}

function missingText(place: string, name: string): string {
  return `${place} is ${show(name)}, which the earlier request does not have: leave it out`;
}

/** What is given and, with a vehicle or one of several that is no longer counted, what it has served, and the alternatives to that. */
function removedParts({ relations }: PlanRequest, { remove }: BasedOn, routes: readonly AnswerRoute[], changes: Fields): Removed {
  const vehicles = new Set(remove?.vehicles ?? []);
  const counts = new Map(listIn(changes['vehicles']).map((item) => [idOf(item), countOf(item)] as const));
  const served = servedBy(routes, ({ vehicle, number }) => vehicles.has(vehicle) || number > (counts.get(vehicle) ?? Infinity));
  const alternatives = (list: 'stops' | 'shipments'): readonly string[] =>
    (relations ?? []).flatMap((relation) => (relation.type === 'one_of' && relation[list]?.some((id) => served[list].includes(id)) ? relation[list] : []));
  const all = (list: 'stops' | 'shipments'): Set<string> => new Set([...remove?.[list] ?? [], ...served[list], ...alternatives(list)]);
  return { vehicles, stops: all('stops'), shipments: all('shipments') };
}

/** Without what is removed; initial routes are never taken over. */
function withoutFields(base: PlanRequest, { remove }: BasedOn): PlanRequest {
  const gone = new Set(['initial_routes', ...(remove?.fields ?? [])]);
  return Object.fromEntries(Object.entries(base).filter(([name]) => !gone.has(name))) as unknown as PlanRequest;
}

/** The earlier request with what is sent in place of what it has. */
function combined(
  base: PlanRequest, changes: Fields, removed: Removed, { routes, lockedUntil }: { readonly routes: readonly AnswerRoute[]; readonly lockedUntil: string | null },
): Merged {
  const values = new Map<string, unknown>(Object.entries(base));
  const origins = new Map<string, Origin>([...values.keys()].map((name) => [name, 'earlier']));
  const set = (name: string, value: unknown, origin: Origin): void => {
    values.set(name, value);
    origins.set(name, origin);
  };
  for (const name of ['plan_start', 'locked_until'] as const) {
    if (lockedUntil !== null && isBefore(base[name] ?? null, lockedUntil)) set(name, lockedUntil, 'earlier');
  }
  if (base.relations) set('relations', base.relations.flatMap((relation) => withoutMembers(relation, removed)), 'earlier');
  if (base.fleet_limits) set('fleet_limits', base.fleet_limits.flatMap((limit) => withoutUsers(limit, removed.vehicles)), 'earlier');
  for (const name of LISTS) {
    const list: readonly unknown[] = base[name] ?? [];
    if (list.length === 0) continue;
    const kept = list.filter((item) => !(name in removed && removed[name as keyof Removed].has(idOf(item)!)));
    const listed = name === 'stops' || name === 'shipments' ? kept.map((item) => withoutVehicles(item as object, removed.vehicles)) : kept;
    set(name, listed, listed.map(() => -1));
  }
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) continue;
    if (isListName(name) && Array.isArray(value)) {
      const { items, origin } = mergeById((values.get(name) ?? []) as readonly unknown[], value as readonly unknown[]);
      set(name, items, origin);
    } else set(name, value, 'body');
  }
  if (routes.length > 0) set('initial_routes', initialRoutes(routes, presentIn(values, removed)), 'answer');
  // Earlier prices of changes say nothing where no routes are left to be changed.
  const own = values.get('initial_routes') ?? [];
  if (origins.get('change_prices') === 'earlier' && Array.isArray(own) && own.length === 0) values.delete('change_prices');
  return { request: Object.fromEntries(values), origins };
}

function isBefore(start: string | null, lockedUntil: string): boolean {
  const [from, until] = [start === null ? null : readInstant(start), readInstant(lockedUntil)];
  return from === null || typeof from === 'string' || typeof until === 'string' || from.seconds < until.seconds;
}

function isListName(name: string): name is ListName {
  return (LISTS as readonly string[]).includes(name);
}

function idOf(item: unknown): string | null {
  const id = isObject(item) ? item['id'] : null;
  return typeof id === 'string' ? id : null;
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value as unknown[] : [];
}

/** How many equal vehicles an entry of any shape stands for. */
function countOf(item: unknown): number {
  const count = isObject(item) ? item['count'] : null;
  return typeof count === 'number' ? count : 1;
}

/** Entries of a known id in their places, the others at the end: of two with one id the second is left to be refused. */
function mergeById(base: readonly unknown[], sent: readonly unknown[]): { readonly items: readonly unknown[]; readonly origin: readonly number[] } {
  const [items, origin] = [[...base], base.map(() => -1)];
  const places = new Map(base.map((item, i) => [idOf(item), i]));
  for (const [k, item] of sent.entries()) {
    const id = idOf(item);
    const place = id === null ? undefined : places.get(id);
    places.delete(id);
    items[place ?? items.length] = item;
    origin[place ?? origin.length] = k;
  }
  return { items, origin };
}

/** The relation between the members that are left; none when only one is. */
function withoutMembers(relation: StopRelation, removed: Removed): StopRelation[] {
  const list = 'shipments' in relation && relation.shipments?.length ? 'shipments' : 'stops';
  const ids = (relation as { readonly stops?: readonly string[] | null; readonly shipments?: readonly string[] | null })[list] ?? [];
  const left = ids.filter((id) => !removed[list].has(id));
  return left.length < LEAST_RELATED ? [] : [{ ...relation, [list]: left }];
}

/** The limit on the vehicles that are left; none when it is on removed ones only. */
function withoutUsers(limit: FleetLimit, removed: ReadonlySet<string>): FleetLimit[] {
  if (!limit.vehicles) return [limit];
  const left = limit.vehicles.filter((id) => !removed.has(id));
  return left.length === 0 ? [] : [{ ...limit, vehicles: left }];
}

/** A stop or shipment that does not name removed vehicles; one that only those may serve still does, to be refused. */
function withoutVehicles(item: object, removed: ReadonlySet<string>): object {
  if (removed.size === 0) return item;
  const { allowed_vehicles: allowed, forbidden_vehicles: forbidden, vehicle_prices: prices } = item as Partial<Stop>;
  const isLeft = (id: string): boolean => !removed.has(id);
  return {
    ...item,
    ...(allowed?.some(isLeft) && { allowed_vehicles: allowed.filter(isLeft) }),
    ...(forbidden && { forbidden_vehicles: forbidden.filter(isLeft) }),
    ...(prices && { vehicle_prices: prices.filter(({ vehicle }) => isLeft(vehicle)) }),
  };
}

/** An entry with the id of a removed one is another one, which the routes do not have. */
function presentIn(values: ReadonlyMap<string, unknown>, removed: Removed): Present {
  const list = (name: ListName): readonly unknown[] => listIn(values.get(name));
  const kept = (name: 'stops' | 'shipments'): Set<unknown> => new Set(list(name).map(idOf).filter((id) => !removed[name].has(id!)));
  const vehicle = (item: unknown): Present['vehicles'] extends ReadonlyMap<unknown, infer Vehicle> ? Vehicle : never => {
    const { reloads } = item as { reloads?: unknown };
    const locations: unknown = isObject(reloads) ? reloads['locations'] : null;
    return { count: countOf(item), reloads: Array.isArray(locations) ? locations as unknown[] : [] };
  };
  return {
    stops: kept('stops'),
    shipments: kept('shipments'),
    vehicles: new Map(list('vehicles').filter((item) => isObject(item) && !removed.vehicles.has(idOf(item)!)).map((item) => [idOf(item), vehicle(item)])),
  };
}

/** Checks that matrices of the earlier request have a row for each location. */
function haveRows(base: PlanRequest, { request, origins }: Merged, spot: Spot, findings: Findings): boolean {
  const [profiles, from] = [request['profiles'], origins.get('profiles')];
  const [locations, sent] = [request['locations'], origins.get('locations')];
  if (!Array.isArray(profiles) || !Array.isArray(from) || !Array.isArray(locations) || !Array.isArray(sent)) return true;
  const profile = profiles.find((item, i) => from[i] === -1 && isObject(item) && isObject(item['travel']) && item['travel']['type'] === 'matrices') as { id: string } | undefined;
  if (profile === undefined) return true;
  const known = new Set(base.locations.map(({ id }) => id));
  for (const [i, item] of (locations as unknown[]).entries()) {
    const id = idOf(item);
    if (findings.cut()) break;
    if (sent[i] === -1 || id === null || known.has(id)) continue;
    findings.add([...spot.path, 'locations', sent[i] as number],
      `location ${show(id)} is new, and profile ${show(profile.id)} of the earlier request has matrices without a row for it: send the profile again with matrices of all locations, the new ones last, or name uploaded matrices that have them`, 'value_error');
  }
  return findings.none;
}
