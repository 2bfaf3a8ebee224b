import type { PlanRequest, Shipment, ShipmentEnd, Stop, Vehicle } from '#generated/types.js';
import type { Random } from '#strategy';
import { roadFrame, placeId, span } from './dispatch-request.js';
import { instant } from './dispatch-fleet.js';
import type { PairClassName } from './pair-classes.js';
import { roadTravel, type RoadTravel } from './road-matrix.js';
import { between, pick } from './x-instance.js';

/** Minutes of the plan, from 6:00. */
const SHIFT = { from: 0, to: 600 } as const;
const WINDOW_SHARE = 0.5;
const WINDOW_MINUTES = [60, 90, 120, 180] as const;
const SERVICE_MINUTES = [2, 8] as const;
/** Minutes beyond a route to one place alone. */
const MARGIN = 10;

/** Share of the customers that are ends of shipments. */
const SHIPPED_SHARE = 0.7;
const RIDE_SHARE = 0.3;
/** A limited ride may take this many times the way itself, and these minutes at least. */
const RIDE_FACTOR = 2;
const SHORTEST_RIDE = 30;
const COOLED_SHARE = 0.15;
const COURIERS: readonly (Omit<Vehicle, 'count' | 'start' | 'end' | 'shift'> & { readonly perVehicle: number })[] = [
  { id: 'van', capacities: { kilograms: 300, boxes: 20 }, fixed_cost: 40, cost_per_kilometer: 0.35, perVehicle: 8 },
  { id: 'cooler', capacities: { kilograms: 240, boxes: 16 }, skills: ['cooling'], fixed_cost: 55, cost_per_kilometer: 0.42, perVehicle: 20 },
  { id: 'lorry', capacities: { kilograms: 900, boxes: 60 }, unloading: 'last_in_first_out', fixed_cost: 70, cost_per_kilometer: 0.6, perVehicle: 24 },
];

const RELEASED_SHARE = 0.4;
/** Latest minute of a release. */
const LAST_RELEASE = 240;
const STOPS_PER_TRIP = 7;
const STOPS_PER_VAN = 14;
const LOADING_SECONDS = 900;
const MAX_TRIPS = 5;

/** Where something is served, with minutes of travel from the depot and back. */
interface Context {
  readonly travel: RoadTravel;
  readonly random: Random;
}

/**
 * Generates a version-2 request of a class in a city like those of dispatch requests. Every stop and shipment can be served
 * by some vehicle on a route of its own; one is left out only if no plan serves it.
 * @param customers stops and ends of shipments together, 10 to 1,000.
 */
export function pairRequest(name: string, className: PairClassName, customers: number, random: Random): PlanRequest {
  const context = { travel: roadTravel(1 + customers, random), random };
  const frame = roadFrame(name, context.travel);
  return { ...frame, ...(className === 'courier' ? courier(customers, context) : trips(customers, context)) };
}

type Work = Pick<PlanRequest, 'vehicles' | 'stops' | 'shipments'>;

function courier(customers: number, context: Context): Work {
  const shipped = Math.round((customers * SHIPPED_SHARE) / 2);
  const shift = { earliest: instant(SHIFT.from), latest: instant(SHIFT.to) };
  const vehicles = COURIERS.map(({ perVehicle, ...kind }): Vehicle => ({ ...kind, count: Math.ceil(customers / perVehicle), start: 'depot', end: 'depot', shift }));
  return {
    vehicles,
    shipments: Array.from({ length: shipped }, (_, k) => shipmentOf(k, 2 * k + 1, context)),
    stops: Array.from({ length: customers - 2 * shipped }, (_, k) => stopOf(k, 2 * shipped + k + 1, 0, context)),
  };
}

function trips(customers: number, context: Context): Work {
  const { random } = context;
  const stops = Array.from({ length: customers }, (_, k) => {
    const release = random.next() < RELEASED_SHARE ? between(1, LAST_RELEASE, random) : 0;
    return { ...stopOf(k, k + 1, release, context), ...(release > 0 ? { released_at: instant(release) } : {}) };
  });
  const total = stops.reduce((sum, { delivers }) => sum + delivers!['kilograms']!, 0);
  const kilograms = Math.max(60, Math.ceil((total / customers) * STOPS_PER_TRIP));
  return {
    vehicles: [{
      id: 'van', count: Math.ceil(customers / STOPS_PER_VAN), start: 'depot', end: 'depot', shift: { earliest: instant(SHIFT.from), latest: instant(SHIFT.to) },
      capacities: { kilograms, boxes: customers * 3 }, fixed_cost: 40, cost_per_kilometer: 0.35,
      reloads: { locations: ['depot'], loading_seconds: LOADING_SECONDS, max_trips: MAX_TRIPS },
    }],
    stops,
  };
}

function amountsOf(random: Random): Record<string, number> {
  return { kilograms: between(5, 60, random), boxes: between(1, 3, random) };
}

/** @returns a stop whose window, if it has one, a vehicle meets that departs at the release. */
function stopOf(index: number, place: number, release: number, { travel, random }: Context): Stop {
  const service = between(...SERVICE_MINUTES, random);
  const first = SHIFT.from + release + minutes(travel, 0, place) + MARGIN;
  const last = SHIFT.to - service - minutes(travel, place, 0) - MARGIN;
  const open = windowOpen(first, last, random);
  return {
    id: `stop-${index + 1}`, location: placeId(place), delivers: amountsOf(random), service_seconds: 60 * service,
    ...(open === null ? {} : { windows: [span(open, Math.min(720, open + pick(WINDOW_MINUTES, random)))] }),
  };
}

/** The delivery's window begins when a vehicle can be there that is at the pickup when its window does. */
function shipmentOf(index: number, place: number, { travel, random }: Context): Shipment {
  const [from, to] = [place, place + 1];
  const service = between(...SERVICE_MINUTES, random);
  const way = minutes(travel, from, to);
  const last = SHIFT.to - 2 * service - way - minutes(travel, to, 0) - MARGIN;
  const open = windowOpen(SHIFT.from + minutes(travel, 0, from) + MARGIN, last, random);
  const end = (at: number, opens: number | null): ShipmentEnd => ({
    location: placeId(at), service_seconds: 60 * service,
    ...(opens === null ? {} : { windows: [span(opens, Math.min(720, opens + pick(WINDOW_MINUTES, random)))] }),
  });
  return {
    id: `shipment-${index + 1}`,
    pickup: end(from, open),
    delivery: end(to, open === null ? null : open + service + way),
    amounts: amountsOf(random),
    ...(random.next() < RIDE_SHARE ? { max_ride_seconds: 60 * Math.max(SHORTEST_RIDE, Math.ceil(RIDE_FACTOR * way)) } : {}),
    ...(random.next() < COOLED_SHARE ? { skills: ['cooling'] } : {}),
  };
}

/** @returns whole minutes, rounded up. */
function minutes({ seconds }: RoadTravel, from: number, to: number): number {
  return Math.ceil(seconds[from]![to]! / 60);
}

/** @returns when a window opens, within bounds; null for no window, also where there is no room for one. */
function windowOpen(first: number, last: number, random: Random): number | null {
  return random.next() < WINDOW_SHARE && first <= last ? between(first, last, random) : null;
}
