import type { Location, PlanRequest, Stop } from '#generated/types.js';
import type { Random } from '#strategy';
import { dispatchClasses, type DispatchClass, type DispatchClassName } from './dispatch-classes.js';
import { dispatchFleet, instant, LUNCH_MINUTES, SMALLEST, type DispatchVehicle } from './dispatch-fleet.js';
import { roadTravel, type RoadTravel } from './road-matrix.js';
import { between, pick } from './x-instance.js';

/** Share of stops at the location of an earlier one. */
const SHARED_SHARE = 0.1;
const WINDOW_SHARE = 0.6;
const WINDOW_MINUTES = [60, 90, 120, 180] as const;
/** Minutes between two windows of a stop. */
const GAP_MINUTES = 90;
/** Minutes that a window allows in addition to a trip to this stop alone. */
const MARGIN = 10;
/** Shares of the stops that need each skill. */
const SKILLS: readonly (readonly [skill: string, share: number])[] = [['tail-lift', 0.12], ['cooling', 0.1], ['fitter', 0.12]];
const COLLECTION_SHARE = 0.25;
const CAGE_SHARE = 0.4;
/** Average number of stops that fill a van. */
const STOPS_PER_LOAD = 14;
const PRICES = [3, 25] as const;
/** Degrees per kilometre at the latitude of the city; 13.4 east, 52.5 north. */
const CENTRE = [13.4, 52.5] as const;
const DEGREES = [1 / 67.8, 1 / 111.2] as const;

interface Goods {
  readonly delivers: Record<string, number>;
  readonly collects: Record<string, number>;
}

/**
 * Generates a version-2 request of a class: a city with one-way streets, metres and seconds of the fastest paths,
 * positions for drawing. A stop that may not be left out is required, and some vehicle can serve it on a route of its
 * own.
 * @param stops 10 to 1,000.
 */
export function dispatchRequest(name: string, className: DispatchClassName, stops: number, random: Random): PlanRequest {
  const kind: DispatchClass = dispatchClasses[className];
  const shared = Array.from({ length: stops }, (_, stop) => stop > 0 && random.next() < SHARED_SHARE);
  const travel = roadTravel(1 + shared.filter((isShared) => !isShared).length, random);
  const places = placesOf(shared, random);
  const goods = shared.map(() => goodsOf(kind, random));
  const fleet = dispatchFleet(kind, stops, capacityOf(goods, stops));
  return {
    ...roadFrame(name, travel),
    vehicles: fleet.map(({ wire }) => wire),
    stops: goods.map((amounts, stop) => stopOf(stop, { kind, place: places[stop]!, amounts, fleet, travel }, random)),
  };
}

/** @returns what requests in one city have in common: locations, the first of which is the depot, and how vehicles travel. */
export function roadFrame(name: string, travel: RoadTravel): Required<Pick<PlanRequest, 'name' | 'plan_start' | 'locations' | 'profiles'>> {
  return {
    name,
    plan_start: instant(0),
    locations: travel.positions.map(([x, y], place): Location => ({ id: placeId(place), position: [degrees(0, x), degrees(1, y)] })),
    profiles: [{ id: 'road', travel: { type: 'matrices', distances_meters: copied(travel.metres), durations_seconds: copied(travel.seconds) } }],
  };
}

/** @returns the id of a location. */
export function placeId(place: number): string {
  return place === 0 ? 'depot' : `place-${place}`;
}

function degrees(axis: 0 | 1, kilometres: number): number {
  return Math.round((CENTRE[axis] + kilometres * DEGREES[axis]) * 1e6) / 1e6;
}

function copied(matrix: readonly (readonly number[])[]): number[][] {
  return matrix.map((row) => [...row]);
}

/** @returns the location of each stop; the depot is location 0. */
function placesOf(shared: readonly boolean[], random: Random): number[] {
  const places: number[] = [];
  let next = 1;
  for (const isShared of shared) places.push(isShared ? pick(places, random) : next++);
  return places;
}

function goodsOf({ skills }: DispatchClass, random: Random): Goods {
  const amounts = (): Record<string, number> => ({ kilograms: between(5, 60, random), ...(skills && random.next() < CAGE_SHARE ? { cages: between(1, 3, random) } : {}) });
  if (!skills || random.next() >= COLLECTION_SHARE) return { delivers: amounts(), collects: {} };
  return random.next() < 0.5 ? { delivers: {}, collects: amounts() } : { delivers: amounts(), collects: amounts() };
}

/** @returns what a van carries, per kind of goods: as much as an average number of stops need, and as any single one in the smallest vehicle. */
function capacityOf(goods: readonly Goods[], stops: number): Record<string, number> {
  const totals: Record<string, number> = {};
  const largest: Record<string, number> = {};
  for (const { delivers, collects } of goods) {
    for (const [name, amount] of [...Object.entries(delivers), ...Object.entries(collects)]) {
      totals[name] = (totals[name] ?? 0) + amount;
      largest[name] = Math.max(largest[name] ?? 0, amount);
    }
  }
  return Object.fromEntries(Object.entries(totals).map(([name, total]) => [name, Math.ceil(Math.max(largest[name]! / SMALLEST, (total / stops) * STOPS_PER_LOAD))]));
}

interface StopContext {
  readonly kind: DispatchClass;
  readonly place: number;
  readonly amounts: Goods;
  readonly fleet: readonly DispatchVehicle[];
  readonly travel: RoadTravel;
}

function stopOf(stop: number, { kind, place, amounts, fleet, travel }: StopContext, random: Random): Stop {
  const needed = kind.skills ? SKILLS.filter(([, share]) => random.next() < share).map(([skill]) => skill) : [];
  const able = fleet.filter(({ skills }) => needed.every((skill) => skills.includes(skill)));
  // No vehicle has a tail lift and cooling: such a stop needs the tail lift only.
  const skills = able.length > 0 ? needed : needed.filter((skill) => skill !== 'cooling');
  const server = pick(fleet.filter((vehicle) => skills.every((skill) => vehicle.skills.includes(skill))), random);
  const service = between(3, 15, random);
  const windows = random.next() < WINDOW_SHARE ? windowsOf(kind, server, { out: travel.seconds[0]![place]! / 60, after: service + travel.seconds[place]![0]! / 60 }, random) : [];
  const isOptional = random.next() < kind.optional;
  return {
    id: `stop-${stop + 1}`, location: placeId(place),
    ...(Object.keys(amounts.delivers).length === 0 ? {} : { delivers: amounts.delivers }),
    ...(Object.keys(amounts.collects).length === 0 ? {} : { collects: amounts.collects }),
    service_seconds: 60 * service,
    ...(windows.length === 0 ? {} : { windows }),
    ...(skills.length === 0 ? {} : { skills }),
    ...(isOptional ? { price_of_omission: between(...PRICES, random) } : { required: true }),
  };
}

/** One or two windows, the first of which one vehicle can meet on a route to this stop alone, with its lunch break. */
function windowsOf(kind: DispatchClass, { shift }: DispatchVehicle, { out, after }: { readonly out: number; readonly after: number }, random: Random): NonNullable<Stop['windows']> {
  const width = pick(WINDOW_MINUTES, random);
  const first = Math.ceil(shift.from + out + MARGIN);
  const last = Math.max(first, Math.floor(shift.to - after - MARGIN - width - (kind.breaks ? LUNCH_MINUTES : 0)));
  const open = between(first, last, random);
  const windows = [span(open, open + width)];
  const second = open + width + GAP_MINUTES;
  if (random.next() < kind.twoWindows && second + width <= 720) windows.push(span(second, second + width));
  return windows;
}

/** @returns a window between two minutes of the plan. */
export function span(earliest: number, latest: number): { earliest: string; latest: string } {
  return { earliest: instant(earliest), latest: instant(latest) };
}
