import { PLAN_DEFAULTS } from '#generated/constants.js';
import type { PlanRequest, Vehicle } from '#generated/types.js';
import type { Break, Reload, VehicleType } from '../../model/problem.js';
import { isReload } from '../../model/trips.js';
import { breakOptions } from './break-windows.js';
import { excessOf } from './excess.js';
import { limitedTogether } from './fleet-limits.js';
import type { OwnVehicle } from './initial-routes.js';
import { instantOf, ROUNDING } from './instants.js';
import { pricesOfClasses, type Requirements, servableClasses } from './requirements.js';
import { minutes, minutesFrom } from './time-dimension.js';
import type { Profiles } from './travel.js';
import { type ModelledVehicles, modelledVehicles, numberAt } from './vehicle-numbers.js';

const METERS_PER_KILOMETER = 1000;

/** What the vehicles of a request are for the model. */
export interface Fleet {
  readonly types: readonly VehicleType[];
  /** Vehicles of each entry of the request that are modelled. */
  readonly modelled: readonly ModelledVehicles[];
  /** By type: each of its breaks in each of its windows, the first of which is that of the type. */
  readonly breaks: readonly (readonly (readonly Break[])[])[];
  /** By type: when it departed, minutes; null: it has not. */
  readonly departed: readonly (number | null)[];
  /** By type: which classes of customers it may serve. */
  readonly servable: readonly Uint8Array[];
  /** By type: what serving each class costs; null: nothing. */
  readonly prices: readonly Float64Array[] | null;
}

/** Equal vehicles. */
interface Group {
  readonly kind: Omit<VehicleType, 'vehicles'>;
  readonly vehicles: number[];
  readonly breaks: readonly (readonly Break[])[];
  readonly departed: number | null;
  readonly servable: Uint8Array;
  readonly prices: Float64Array | undefined;
}

/** What the model has to know of the request to describe a vehicle. */
export interface FleetContext {
  readonly profiles: Profiles;
  readonly quantities: readonly string[];
  /** Depot node of a location's id, where a route starts, ends or reloads; -1: open. */
  readonly depot: (location: string | null | undefined) => number;
  /** Seconds of minute 0. */
  readonly start: number;
  /** When vehicles may depart that are not on the road yet, minutes. */
  readonly departures: number;
  readonly requirements: Requirements;
  /** What sets a vehicle of an entry apart from equal ones; null: nothing. */
  readonly own: (entry: number, number: number) => OwnVehicle | null;
}

/**
 * Returns the types of a valid request's vehicles, in the order of their first vehicle: equal are those that the model sees
 * no difference between, so that skills count only where a stop asks for them, and limits of the fleet only where they are lower
 * than the number of their vehicles.
 */
export function fleetOf(request: PlanRequest, context: FleetContext): Fleet {
  const { vehicles } = request;
  const modelled = modelledVehicles(request);
  const present = request.locked_until ? minutesFrom(context.start, request.locked_until) : null;
  const columns = servableClasses(vehicles, context.requirements);
  const prices = pricesOfClasses(vehicles, context.requirements);
  const limits = limitedTogether(request, modelled);
  const groups = new Map<string, Group>();
  let number = 0;
  for (const [i, vehicle] of vehicles.entries()) {
    const breaks = breakOptions(vehicle.breaks ?? [], context.start);
    const kind = kindOf(vehicle, breaks.map(([first]) => first!), context);
    const key = `${keyOf(kind, columns[i]!, prices?.[i])} ${limits[i]!} ${JSON.stringify(breaks)}`;
    for (let k = 0; k < modelled[i]!.count; k++) {
      const own = context.own(i, numberAt(modelled[i]!, k));
      const ownKey = own === null ? key : `${String(number)} ${key}`;
      let group = groups.get(ownKey);
      if (group === undefined) {
        const departed = own?.departedAt ? minutesFrom(context.start, own.departedAt) : null;
        group = { kind: own === null ? kind : ownKind(kind, own, departed, present), vehicles: [], breaks, departed, servable: columns[i]!, prices: prices?.[i] };
        groups.set(ownKey, group);
      }
      group.vehicles.push(number++);
    }
  }
  const all = [...groups.values()];
  return {
    types: all.map(({ kind, vehicles: numbers }) => ({ ...kind, vehicles: Int32Array.from(numbers) })),
    modelled,
    breaks: all.map(({ breaks }) => breaks),
    departed: all.map(({ departed }) => departed),
    servable: all.map(({ servable }) => servable),
    prices: prices && all.map((group) => group.prices!),
  };
}

function keyOf(kind: Omit<VehicleType, 'vehicles'>, servable: Uint8Array, prices: Float64Array | undefined): string {
  return `${JSON.stringify({ ...kind, capacity: [...kind.capacity] })} ${Buffer.from(servable).toString('latin1')} ${prices?.join() ?? ''}`;
}

/** Departures that are taken from an answer are up to 1.5 ms too early: in units of the rounding. */
const MOST_ROUNDED = 2;

/**
 * A vehicle that is on the road departed when it did, whatever its shift is. It is not sent to reload before the present: visits
 * that are not locked begin later, so that only a reload directly after the locked ones might. A departure that is no whole second
 * is that of an answer, which was rounded down, so that its route may take so much longer than its limits on time.
 * @param present minutes; null: none is given
 */
function ownKind(kind: Omit<VehicleType, 'vehicles'>, { locked, departedAt }: OwnVehicle, departed: number | null, present: number | null): Omit<VehicleType, 'vehicles'> {
  const last = locked.at(-1);
  const mayReload = kind.reload !== null && present !== null && last !== undefined && !isReload(kind, last);
  const reload = mayReload ? { ...kind.reload, afterLocked: present } : kind.reload;
  if (departed === null) return { ...kind, locked, reload };
  const slack = Number.isInteger(instantOf(departedAt!).seconds) ? 0 : MOST_ROUNDED * ROUNDING;
  return { ...kind, locked, earliest: departed, maxDuration: kind.maxDuration + slack, maxDriving: kind.maxDriving + slack, reload };
}

function kindOf(vehicle: Vehicle, breaks: readonly Break[], { profiles, quantities, depot, start, departures }: FleetContext): Omit<VehicleType, 'vehicles'> {
  const { shift, overtime, capacities } = vehicle;
  const extra = minutes(overtime?.extra_cost_per_hour);
  return {
    start: depot(vehicle.start),
    end: depot(vehicle.end),
    ...profiles.of(vehicle),
    ...excessOf(vehicle, quantities),
    capacity: quantities.length === 0 ? Float64Array.of(Infinity) : Float64Array.from(quantities, (name) => capacityOf(capacities, name)),
    fixedCost: (vehicle.fixed_cost ?? 0) + 0,
    unitCost: ((vehicle.cost_per_kilometer ?? PLAN_DEFAULTS.costPerKilometer) + 0) / METERS_PER_KILOMETER,
    minuteCost: minutes(vehicle.cost_per_hour),
    overtimeAfter: overtime && extra > 0 ? minutes(overtime.after_seconds) : Infinity,
    overtimeCost: extra,
    earliest: shift?.earliest ? Math.max(departures, minutesFrom(start, shift.earliest)) : departures,
    latest: shift?.latest ? minutesFrom(start, shift.latest) : Infinity,
    maxDuration: cap(vehicle.max_duration_seconds, 60),
    maxDriving: cap(vehicle.max_driving_seconds, 60),
    maxDistance: cap(vehicle.max_distance_meters, 1),
    maxStops: cap(vehicle.max_stops, 1),
    deliveriesFirst: vehicle.deliveries_first === true,
    lastInFirstOut: vehicle.unloading === 'last_in_first_out',
    reload: reloadOf(vehicle.reloads, depot),
    locked: new Int32Array(0),
    breaks,
  };
}

/** Null: its route is one trip. */
function reloadOf(reloads: Vehicle['reloads'], depot: FleetContext['depot']): Reload | null {
  if (!reloads || reloads.max_trips === 1) return null;
  const depots = new Set(reloads.locations.map(depot));
  return { depots: Int32Array.from(depots), minutes: minutes(reloads.loading_seconds), maxTrips: reloads.max_trips ?? Infinity };
}

/** Without capacities everything is carried; with them, nothing that they do not name. */
function capacityOf(capacities: Vehicle['capacities'], name: string): number {
  if (!capacities) return Infinity;
  return Object.hasOwn(capacities, name) ? capacities[name]! + 0 : 0;
}

function cap(value: number | null | undefined, unit: number): number {
  return value === null || value === undefined ? Infinity : (value + 0) / unit;
}
