import type { Stop, VehiclePrice } from '#generated/types.js';
import { show } from '../../findings.js';
import type { Look } from '../look.js';
import { fieldSpot, itemSpot, named, type Spot } from '../spot.js';
import { type AllIds, checkReference } from './ids.js';

/** Checks that whatever is referred to exists, and that no relation has a stop or a shipment twice. */
export function checkReferences(look: Look, ids: AllIds): void {
  for (const { item, spot } of look.list('vehicles')) {
    const { profile, start, end, reloads } = item;
    if (profile !== undefined && profile !== null) checkReference(look, ids, 'profiles', profile, 'profile', spot);
    for (const [field, place] of [['start', start], ['end', end]] as const) {
      if (place !== undefined && place !== null) checkReference(look, ids, 'locations', place, field, spot);
    }
    for (const [i, place] of (reloads?.locations ?? []).entries()) checkReference(look, ids, 'locations', place, 'locations', fieldSpot('reloads', spot), i);
  }
  for (const { item, spot } of look.list('stops')) {
    checkReference(look, ids, 'locations', item.location, 'location', spot);
    checkVehicles(look, ids, item, spot);
  }
  for (const { item, spot } of look.list('shipments')) {
    for (const end of ['pickup', 'delivery'] as const) checkReference(look, ids, 'locations', item[end].location, 'location', fieldSpot(end, spot));
    checkVehicles(look, ids, item, spot);
  }
  checkDepots(look, ids);
  checkFleetLimits(look, ids);
  checkRelations(look, ids);
}

/** Checks that depots are at locations of the request, and each at one of its own. */
function checkDepots(look: Look, ids: AllIds): void {
  const seen = new Map<string, string>();
  for (const { item: { location }, spot } of look.list('depots')) {
    const place = named('location', spot);
    const first = seen.get(location);
    if (first !== undefined) look.findings.add([...spot.path, 'location'], `${place} is ${show(location)}, as is ${first}: a location is one depot`, 'value_error');
    else if (checkReference(look, ids, 'locations', location, 'location', spot)) seen.set(location, place);
  }
}

/** Checks that limits of the fleet are on vehicles of the request, each once, and leave those with locked visits on the road. */
function checkFleetLimits(look: Look, ids: AllIds): void {
  const locked = [...look.list('initial_routes')].flatMap(({ item: { vehicle, locked_visits: visits } }) => (visits ? [vehicle] : []));
  for (const { item: { vehicles, max_used: most }, spot } of look.list('fleet_limits')) {
    checkMembers(look, ids, { list: 'vehicles', members: vehicles ?? [], whole: 'limit', spot });
    const limited = new Set(vehicles ?? []);
    const driven = locked.filter((id) => !vehicles || limited.has(id)).length;
    if (driven > most) look.findings.add([...spot.path, 'max_used'], `${named('max_used', spot)} is ${String(most)}, and ${String(driven)} of its vehicles have locked visits in initial_routes: raise it, or lock fewer`, 'value_error');
  }
}

function checkVehicles(look: Look, ids: AllIds, item: Pick<Stop, 'allowed_vehicles' | 'forbidden_vehicles' | 'vehicle_prices'>, spot: Spot): void {
  for (const field of ['allowed_vehicles', 'forbidden_vehicles'] as const) {
    for (const [i, id] of (item[field] ?? []).entries()) checkReference(look, ids, 'vehicles', id, field, spot, i);
  }
  checkPrices(look, ids, item.vehicle_prices ?? [], spot);
}

function checkPrices(look: Look, ids: AllIds, prices: readonly VehiclePrice[], spot: Spot): void {
  const seen = new Map<string, number>();
  for (const [i, price] of prices.entries()) {
    const { vehicle } = price;
    const first = seen.get(vehicle);
    const place = itemSpot('vehicle_prices', i, price, spot);
    if (first === undefined) {
      seen.set(vehicle, i);
      checkReference(look, ids, 'vehicles', vehicle, 'vehicle', place);
    } else {
      look.findings.add([...place.path, 'vehicle'], `vehicle of ${named('vehicle_prices', spot, i)} is ${show(vehicle)}, as is that of ${named('vehicle_prices', spot, first)}: name a vehicle once`, 'value_error');
    }
  }
}

function checkRelations(look: Look, ids: AllIds): void {
  for (const { item, spot } of look.list('relations')) {
    checkMembers(look, ids, { list: 'stops', members: item.stops ?? [], whole: 'relation', spot });
    if (item.type === 'one_of') checkMembers(look, ids, { list: 'shipments', members: item.shipments ?? [], whole: 'relation', spot });
  }
}

/** Ids in a field that is called as the list that has them. */
interface Members {
  readonly list: 'stops' | 'shipments' | 'vehicles';
  readonly members: readonly string[];
  /** What they are members of. */
  readonly whole: string;
  readonly spot: Spot;
}

/** Checks that members exist, and that none is named twice. */
function checkMembers(look: Look, ids: AllIds, { list, members, whole, spot }: Members): void {
  const seen = new Map<string, number>();
  for (const [i, id] of members.entries()) {
    const first = seen.get(id);
    if (first === undefined) {
      seen.set(id, i);
      if (list === 'stops' && !ids.stops.has(id) && ids.shipments.has(id)) look.findings.add([...spot.path, list, i], `${named(list, spot, i)} is ${show(id)}, a shipment: only one_of relations can name shipments, in shipments`, 'value_error');
      else checkReference(look, ids, list, id, list, spot, i);
    } else {
      look.findings.add([...spot.path, list, i], `${named(list, spot, i)} is ${show(id)}, as is ${named(list, spot, first)}: name a ${list.slice(0, -1)} once in a ${whole}`, 'value_error');
    }
  }
}
