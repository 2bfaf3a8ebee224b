import { distanceFunction } from '../../src/model/distances.js';
import type { Problem, VehicleType } from '../../src/model/problem.js';

/**
 * The best schedule of a short route by trying everything minute by minute, for problems whose times are whole minutes:
 * in every minute the vehicle travels, sets up, serves, takes a break, or waits for its stop to open or for the window of a
 * break to begin.
 */
export interface GridSchedule {
  readonly cost: number;
  readonly end: number;
  readonly departure: number;
}

interface Visit {
  readonly travel: number;
  readonly setup: number;
  readonly service: number;
  readonly open: number;
  readonly close: number;
  readonly gaps: readonly (readonly [number, number])[];
  readonly lateCost: number;
  /** Whether the vehicle may wait here while the stop is open: before the pickup of a shipment whose ride is limited. */
  readonly mayWait: boolean;
  /** The limit on the ride from another visit to this one. */
  readonly ride: { readonly from: number; readonly longest: number } | null;
}

/** When the pickups were left of which the rides are limited, by visit. */
type Left = readonly (number | undefined)[];

/** No route ends later. */
const LAST = 90;

type Outcome = { readonly cost: number; readonly end: number } | null;

/** Departures from the earliest to this minute are tried. */
export function gridSchedule(problem: Problem, type: number, customers: readonly number[], horizon: number): GridSchedule | null {
  const vehicle = problem.vehicleTypes[type]!;
  const { visits, earliest } = visitsOf(problem, vehicle, customers);
  const timeFirst = problem.primary === 'time';
  let best: GridSchedule | null = null;
  for (let departure = earliest; departure <= horizon; departure++) {
    const found = new GridRoute(vehicle, visits, departure, timeFirst).best();
    if (found === null) continue;
    const saved = best === null || !timeFirst ? 0 : best.end - best.departure - (found.end - departure);
    if (saved < 0) continue;
    if (best === null || saved > 0 || found.cost < best.cost || (found.cost === best.cost && found.end <= best.end)) best = { ...found, departure };
  }
  return best;
}

function visitsOf(problem: Problem, vehicle: VehicleType, customers: readonly number[]): { visits: Visit[]; earliest: number } {
  const time = problem.time!;
  const profile = problem.travel[vehicle.profile]!;
  const minutes = distanceFunction({ ...problem, travel: [{ distances: profile.durations ?? profile.distances, durations: null, traffic: null }] });
  const place = (node: number): number => problem.place?.[node] ?? node;
  const nodes = [vehicle.start, ...customers, vehicle.end].filter((node) => node >= 0);
  const visits = nodes.map((node, i): Visit => {
    const isDepart = i === 0 && vehicle.start >= 0;
    const before = i === 0 ? null : nodes[i - 1]!;
    const moved = before === null || place(before) !== place(node);
    const gaps: [number, number][] = [];
    for (let k = time.gaps?.first[node] ?? 0; k < (time.gaps?.first[node + 1] ?? 0); k++) gaps.push([time.gaps!.from[k]!, time.gaps!.to[k]!]);
    const loading = vehicle.reload !== null && i > 0 && i < nodes.length - 1 && vehicle.reload.depots.includes(node) ? vehicle.reload.minutes : null;
    const ride = problem.shipments.find(({ delivery, pickup, maxRide }) => delivery === node && maxRide < Infinity && nodes.slice(0, i).includes(pickup));
    return {
      travel: before === null ? 0 : vehicle.pace * minutes(before, node), setup: isDepart || !moved ? 0 : (time.setup?.[node] ?? 0),
      service: loading ?? time.service[node]!, open: loading === null ? time.open[node]! : Math.max(time.open[node]!, releaseAfter(problem, vehicle, customers, vehicle.start >= 0 ? i - 1 : i) - loading),
      close: time.close[node]!, gaps, lateCost: time.lateCost[node]!,
      mayWait: problem.shipments.some(({ pickup, delivery, maxRide }) => pickup === node && maxRide < Infinity && nodes.slice(i).includes(delivery)),
      ride: ride === undefined ? null : { from: nodes.indexOf(ride.pickup), longest: ride.maxRide },
    };
  });
  const release = releaseAfter(problem, vehicle, customers, -1);
  return { visits, earliest: Math.max(vehicle.earliest, release, vehicle.start >= 0 ? visits[0]!.open : -Infinity) };
}

/** The latest release on the trip that begins after a place in a route. */
function releaseAfter({ time }: Problem, { reload }: VehicleType, customers: readonly number[], place: number): number {
  const next = customers.findIndex((node, i) => i > place && reload !== null && reload.depots.includes(node));
  const trip = customers.slice(place + 1, next === -1 ? undefined : next);
  return Math.max(-Infinity, ...trip.map((node) => time!.release?.[node] ?? -Infinity));
}

/** All that is possible from one departure. What its methods take describes a vehicle at a minute; millions are tried, so that none is an object. */
class GridRoute {
  readonly #known = new Map<number | string, Outcome>();

  readonly vehicle: VehicleType;
  readonly visits: readonly Visit[];
  readonly departure: number;
  /** Whether the duration is minimised before money. */
  readonly timeFirst: boolean;

  constructor(vehicle: VehicleType, visits: readonly Visit[], departure: number, timeFirst: boolean) {
    this.timeFirst = timeFirst;
    this.vehicle = vehicle;
    this.visits = visits;
    this.departure = departure;
  }

  /** From one departure, an earlier end is a shorter duration. */
  #better(a: Outcome, b: Outcome): Outcome {
    if (a === null || b === null) return a ?? b;
    if (this.timeFirst && b.end !== a.end) return b.end < a.end ? b : a;
    return b.cost < a.cost || (b.cost === a.cost && b.end < a.end) ? b : a;
  }

  best(): Outcome {
    const [first] = this.visits as readonly [Visit];
    return this.vehicle.start >= 0 ? this.#serve(0, this.departure, 0, this.departure, NONE_LEFT) : this.#from(0, this.departure, first.travel, first.setup, 0, this.departure, NONE_LEFT);
  }

  /**
   * @param travel - minutes of travel to the stop that remain, as `setup`
   * @param taken - the window breaks that were taken, as bits
   * @param rested - end of the last break, or the departure
   */
  #from(stop: number, clock: number, travel: number, setup: number, taken: number, rested: number, left: Left): Outcome {
    if (clock > LAST || clock > this.vehicle.latest || clock - this.departure > this.vehicle.maxDuration) return null;
    const minutes = ((((stop * 100 + clock) * 20 + travel) * 10 + setup) * 8 + taken) * 100 + rested;
    const key = left.length === 0 ? minutes : `${minutes}:${left.join()}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const found = this.#tryAll(stop, clock, travel, setup, taken, rested, left);
    this.#known.set(key, found);
    return found;
  }

  #tryAll(stop: number, clock: number, travel: number, setup: number, taken: number, rested: number, left: Left): Outcome {
    const { open, gaps, mayWait } = this.visits[stop]!;
    const best = this.#breaks(stop, clock, travel, setup, taken, rested, left);
    if (travel > 0) return this.#better(best, this.#from(stop, clock + 1, travel - 1, setup, taken, rested, left));
    const isClosed = mayWait || clock < open || gaps.some(([from, to]) => clock >= from && clock < to);
    const waited = isClosed ? this.#better(best, this.#from(stop, clock + 1, travel, setup, taken, rested, left)) : best;
    return this.#better(waited, setup > 0 ? this.#from(stop, clock + setup, travel, 0, taken, rested, left) : this.#serve(stop, clock, taken, rested, left));
  }

  #breaks(stop: number, clock: number, travel: number, setup: number, taken: number, rested: number, left: Left): Outcome {
    const { breaks } = this.vehicle;
    for (const rule of breaks) if (rule.kind === 'interval' && clock - rested > rule.longest) return null;
    let best: Outcome = null;
    for (let k = 0; k < breaks.length; k++) {
      const rule = breaks[k]!;
      if (travel === 0 && rule.kind === 'window' && this.departure < rule.earliest && (taken & (1 << k)) === 0 && clock < rule.earliest) {
        best = this.#better(best, this.#afterWait(rule, stop, setup, taken | (1 << k), rested, left));
        continue;
      }
      const isAllowed = rule.kind === 'interval' ? clock !== rested : this.departure < rule.earliest && (taken & (1 << k)) === 0 && clock >= rule.earliest && clock <= rule.latest;
      if (!isAllowed) continue;
      const end = clock + rule.minutes;
      best = this.#better(best, this.#from(stop, end, travel, setup, rule.kind === 'window' ? taken | (1 << k) : taken, end, left));
    }
    return best;
  }

  /** The vehicle waits at a stop, open or not, and begins a break as soon as its window does. */
  #afterWait({ earliest, minutes }: { earliest: number; minutes: number }, stop: number, setup: number, taken: number, rested: number, left: Left): Outcome {
    const isTooLong = this.vehicle.breaks.some((rule) => rule.kind === 'interval' && earliest - rested > rule.longest);
    return isTooLong ? null : this.#from(stop, earliest + minutes, 0, setup, taken, earliest + minutes, left);
  }

  #serve(stop: number, clock: number, taken: number, rested: number, left: Left): Outcome {
    const { open, close, gaps, service, lateCost, mayWait, ride } = this.visits[stop]!;
    if (ride !== null && clock - left[ride.from]! > ride.longest) return null;
    if (clock < open || gaps.some(([from, to]) => clock > from && clock < to) || (clock > close && lateCost === 0)) return null;
    const late = lateCost * Math.max(0, clock - close);
    const leave = clock + service;
    const next = this.visits[stop + 1];
    const rest = next === undefined
      ? this.#finish(leave, taken, rested)
      : this.#from(stop + 1, leave, next.travel, next.setup, taken, rested, mayWait ? withEntry(left, stop, leave) : left);
    return rest === null || late === 0 ? rest : { cost: rest.cost + late, end: rest.end };
  }

  #finish(end: number, taken: number, rested: number): Outcome {
    const { latest, maxDuration, minuteCost, overtimeCost, overtimeAfter, breaks } = this.vehicle;
    const duration = end - this.departure;
    if (end > latest || duration > maxDuration) return null;
    for (const [k, rule] of breaks.entries()) {
      if (rule.kind === 'interval' ? end - rested > rule.longest : (this.departure < rule.earliest && end > rule.latest) !== ((taken & (1 << k)) !== 0)) return null;
    }
    return { cost: minuteCost * duration + (duration > overtimeAfter ? overtimeCost * (duration - overtimeAfter) : 0), end };
  }
}

const NONE_LEFT: Left = [];

function withEntry(values: Left, index: number, value: number): Left {
  return Array.from({ length: Math.max(values.length, index + 1) }, (_, i) => (i === index ? value : values[i]));
}
