import type { PlanRequest } from '#generated/types.js';
import type { Finding } from '../../errors.js';
import type { Break, FleetLimit, VehicleType } from '../../model/problem.js';
import { breakCombinations } from './break-windows.js';
import { DepartureHours, type HoursContext, type StartNode } from './departure-hours.js';
import type { Fleet } from './fleet.js';
import { usedLimits } from './fleet-limits.js';

/** Most vehicle types that hours of departure and windows of breaks may lead to: every one costs the search time. */
const MAX_SHARED_TYPES = 500;

/** How a vehicle is driven. */
export interface Choice {
  /** When the hour of its departure begins, minutes; null: its start has no limit on departures. */
  readonly hour: number | null;
  readonly breaks: readonly Break[];
}

/** A fleet of which several types may share their vehicles: they leave in different hours, or have their breaks in different windows. */
export interface SharedFleet extends Omit<Fleet, 'breaks' | 'departed'> {
  /** Number of types where there are too many, of which `types` has the first ones; null: there are not. */
  readonly tooMany: number | null;
  /** Whether some vehicles may have their breaks in different windows. */
  readonly hasBreakChoices: boolean;
  /** Nodes that follow the others. */
  readonly starts: readonly StartNode[];
  readonly limits: readonly FleetLimit[];
}

/**
 * Returns the fleet with a type for each hour in which a vehicle may leave and each combination of the windows of its breaks, and the
 * limits on how many of these types are used. O(types * hours * combinations).
 * @param chosen by vehicle: the only choice that counts; of others all do
 */
export function sharedFleet(request: Pick<PlanRequest, 'depots' | 'vehicles' | 'fleet_limits'>, fleet: Fleet, context: HoursContext, chosen: ReadonlyMap<number, Choice>): SharedFleet {
  const { breaks, departed, ...unshared } = fleet;
  const hours = new DepartureHours(request.depots, fleet.types, context);
  const types: VehicleType[] = [];
  /** Per type: the one that it was. */
  const origin: number[] = [];
  const shared: FleetLimit[] = [];
  let [count, isShared, hasBreakChoices] = [0, false, false];
  for (const [i, type] of fleet.types.entries()) {
    const choice = chosen.get(type.vehicles[0]!);
    const options = choice === undefined ? breakCombinations(breaks[i]!) : [choice.breaks];
    const at = departed[i]!;
    const starts = at === null ? hours.startsOf(type, options.flat(), choice?.hour ?? null) : [hours.departedFrom(type, at)];
    const combinations = starts.length * options.length;
    count += combinations;
    hasBreakChoices ||= options.length > 1;
    isShared ||= combinations > 1;
    if (isShared && count > MAX_SHARED_TYPES) continue;
    const own = starts.flatMap((start) => options.map((each) => ({ ...type, start, breaks: each })));
    if (combinations > 1) shared.push({ kind: 'shared', types: Int32Array.from(own, (_, k) => types.length + k), most: type.vehicles.length });
    types.push(...own);
    origin.push(...own.map(() => i));
  }
  return {
    ...unshared, types, tooMany: isShared && count > MAX_SHARED_TYPES ? count : null, hasBreakChoices, servable: origin.map((i) => fleet.servable[i]!), prices: fleet.prices && origin.map((i) => fleet.prices![i]!), starts: hours.starts,
    limits: [...shared, ...hours.limits(types), ...usedLimits(request, fleet.modelled, types)],
  };
}

/** Returns the finding on a fleet with too many types; null: it has few enough. */
export function typesFault({ tooMany, starts, hasBreakChoices }: SharedFleet): Finding | null {
  if (tooMany === null) return null;
  const [many, most] = [String(tooMany), String(MAX_SHARED_TYPES)];
  if (starts.every(({ isInstant }) => isInstant)) {
    const msg = `the windows of breaks lead to ${many} combinations of a kind of vehicle with windows of its breaks; at most ${most} are supported: leave some windows out, or give equal vehicles as one with a count`;
    return { loc: ['body', 'vehicles'], msg, type: 'value_error' };
  }
  const withBreaks = hasBreakChoices ? ' and windows of its breaks' : '';
  const msg = `the limits of departures per hour lead to ${many} combinations of a kind of vehicle with an hour of its departure${withBreaks}; at most ${most} are supported: ` +
    `give vehicles shifts that are shorter,${hasBreakChoices ? ' leave some windows of breaks out,' : ''} or equal vehicles as one with a count`;
  return { loc: ['body', 'depots'], msg, type: 'value_error' };
}
