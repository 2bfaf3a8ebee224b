import type { InitialRoute, Visit } from '#generated/types.js';
import { show } from '../../findings.js';
import type { Look } from '../look.js';
import { fieldSpot, named, type Spot } from '../spot.js';
import { visitName, visitsOf } from '../visits.js';
import { type AllIds, checkReference } from './ids.js';
import { checkForm } from './routes.js';

/**
 * Checks that initial routes are of vehicles, stops and shipments that exist, that nothing is on two of them, that no vehicle
 * has more of them than its `count`, and that there is a plan where changes of it have prices.
 */
export function checkInitialRoutes(look: Look, ids: AllIds): void {
  const check = new RoutesCheck(look, ids);
  for (const { item, spot } of look.list('initial_routes')) check.route(item, spot);
  const prices = look.changePrices();
  if (!prices || !look.isOmitted('initial_routes')) return;
  if (Object.values(prices).some((price) => typeof price === 'number' && price > 0)) {
    look.findings.add(fieldSpot('change_prices', look.spot).path, 'change_prices is given without initial_routes: send the routes whose changes have a price, or leave it out', 'value_error');
  }
}

/** The initial routes of a request, one after the other. */
class RoutesCheck {
  readonly #look: Look;
  readonly #ids: AllIds;
  /** What is visited already, and where. */
  readonly #seen = new Map<string, string>();
  /** Routes by vehicle. */
  readonly #used = new Map<string, number>();
  readonly #counts = new Map<string, number>();
  readonly #reloads = new Map<string, readonly string[]>();

  constructor(look: Look, ids: AllIds) {
    this.#look = look;
    this.#ids = ids;
    for (const { item: { id, count, reloads } } of look.list('vehicles')) {
      this.#counts.set(id, count ?? 1);
      this.#reloads.set(id, reloads?.locations ?? []);
    }
  }

  route(route: InitialRoute, spot: Spot): void {
    const { vehicle, locked_visits: locked, begun_at: begun } = route;
    checkForm(this.#look.findings, route, spot);
    const visits = visitsOf(route);
    if (checkReference(this.#look, this.#ids, 'vehicles', vehicle, 'vehicle', spot) && visits.length > 0) this.#countRoute(route, spot);
    if (route.departed_at && visits.length === 0) {
      this.#fault(spot, ['departed_at'], `${named('departed_at', spot)} is ${show(route.departed_at)}, and the route has no visits: list those that the vehicle has made or is on its way to, or leave it out`);
    }
    for (const [i, visit] of visits.entries()) this.#visit(visit, vehicle, route.visits ? 'visits' : 'stops', i, spot);
    if (begun && begun.length > (locked ?? 0)) {
      this.#fault(spot, ['begun_at'], `${named('begun_at', spot)} has ${String(begun.length)} instants, and ${String(locked ?? 0)} visits are locked: send one for each of them, or raise locked_visits`);
    }
    if (locked && locked > visits.length) {
      this.#fault(spot, ['locked_visits'], `${named('locked_visits', spot)} is ${String(locked)}, and the route has ${visits.length === 1 ? '1 visit' : `${String(visits.length)} visits`}: lower it`);
    }
  }

  #countRoute({ vehicle, vehicle_number: asked }: InitialRoute, spot: Spot): void {
    const number = (this.#used.get(vehicle) ?? 0) + 1;
    const count = this.#counts.get(vehicle) ?? Infinity;
    this.#used.set(vehicle, number);
    if (number === count + 1) this.#fault(spot, ['vehicle'], `${named('vehicle', spot)} is ${show(vehicle)}, which has more routes than its count (${String(count)}): leave one out`);
    if (!asked) return;
    const key = `vehicle ${String(asked)} ${vehicle}`;
    if (asked > count) this.#fault(spot, ['vehicle_number'], `${named('vehicle_number', spot)} is ${String(asked)}, and the count of ${show(vehicle)} is ${String(count)}: lower it`);
    else if (this.#seen.has(key)) this.#fault(spot, ['vehicle_number'], `${named('vehicle_number', spot)} is ${String(asked)}, as is that of ${this.#seen.get(key)!}: a vehicle has one route`);
    this.#seen.set(key, spot.label);
  }

  #visit(visit: Visit, vehicle: string, field: 'stops' | 'visits', i: number, spot: Spot): void {
    const place = named(field, spot, i);
    if (visit.type === 'reload') {
      if (!(this.#reloads.get(vehicle)?.includes(visit.location) ?? true)) {
        this.#fault(spot, [field, i], `${place} is a reload at ${show(visit.location)}, which is not in the reloads of ${show(vehicle)}: leave it out, or add it there`);
      }
      return;
    }
    const [list, id] = visit.type === 'stop' ? ['stops', visit.stop] as const : ['shipments', visit.shipment] as const;
    const key = `${visit.type} ${id}`;
    const first = this.#seen.get(key);
    if (first !== undefined) this.#fault(spot, [field, i], `${place} is ${list === 'stops' ? show(id) : visitName(visit)}, as is ${first}: it is visited once`);
    else if (checkReference(this.#look, this.#ids, list, id, field, spot, i)) this.#seen.set(key, place);
  }

  #fault(spot: Spot, path: readonly (string | number)[], message: string): void {
    if (!this.#look.findings.cut()) this.#look.findings.add([...spot.path, ...path], message, 'value_error');
  }
}
