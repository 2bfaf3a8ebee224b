import type { Break, InitialRoute, Location, PlanRequest, Shipment, ShipmentEnd, Stop, StopRelation, TimedDurations, Travel, Vehicle } from '#generated/types.js';
import { dice, type Dice } from './random-problem.js';

export interface PlanOptions {
  readonly stops: number;
  readonly vehicles: number;
}

const QUANTITIES = ['kilograms', 'pallets', 'seats'];
const SKILLS = ['lift', 'cold', 'crane'];
const OFFSETS = [-300, 0, 60, 120, 345];
/** 24 October 2026, 22:00 in UTC: where clocks change, they do it in this night. */
const EPOCH = Date.UTC(2026, 9, 24, 22);

/** Returns a valid request of version 2 over all its features; the same seed and options give the same one. */
export function randomPlanRequest(seed: number, { stops, vehicles }: PlanOptions): PlanRequest {
  const random = dice(seed);
  const wants = (): boolean => random.chance(0.35);
  const docks = dice(seed + 770_000);
  const present = dice(seed + 79_000);
  const features = new Set(['quantities', 'skills', 'shifts', 'breaks', 'limits', 'costs', 'excess', 'windows', 'lateness', 'setup', 'release', 'optional', 'relations', 'open', 'allowed', 'prices', 'shipments', 'reloads', 'earlier'].filter(wants));
  const geometry = random.pick(['planar', 'geographic'] as const);
  const locations = Array.from({ length: random.int(1, stops + 2) }, (_, k): Location => ({ id: `place ${k}`, position: position(random, geometry) }));
  const profiles = ['road', 'bike'].slice(0, random.int(1, 2)).map((id) => ({ id, travel: travel(random, locations.length) }));
  const plan: Drawn = { random, features, locations, profiles: profiles.map(({ id }) => id), at: (minute) => instant(random, minute) };
  const vans = Array.from({ length: vehicles }, (_, k) => vehicle(plan, k));
  const shipped = features.has('shipments') ? random.int(0, Math.floor(stops / 2)) : 0;
  const orders = Array.from({ length: stops - 2 * shipped }, (_, k) => stop(plan, k, vans));
  const shipments = Array.from({ length: shipped }, (_, k) => shipment(plan, k, vans));
  return withGroups(dice(seed + 77_000), withOtherWindows(dice(seed + 78_000), {
    geometry, locations, profiles, vehicles: vans, stops: orders, ...(shipped > 0 && { shipments }),
    ...(features.has('earlier') && orders.length > 0 && { initial_routes: initialRoutes(plan, vans, orders), change_prices: { vehicle: random.int(0, 10), order: random.int(0, 5) } }),
    ...(features.has('earlier') && present.chance(0.5) && { locked_until: instant(present, present.int(-60, 200)) }),
    ...(random.chance(0.7) && { plan_start: plan.at(random.int(-60, 60)) }),
    ...(docks.chance(0.3) && { depots: [{ location: docks.pick(locations).id, departures_per_hour: docks.int(1, 2) }] }),
    ...(docks.chance(0.25) && { fleet_limits: [{ ...(docks.chance(0.5) && { vehicles: docks.shuffle(vans).slice(0, docks.int(1, vehicles)).map(({ id }) => id) }), max_used: docks.int(1, vehicles) }] }),
    ...(features.has('relations') && { relations: relations(random, orders) }),
    ...(random.chance(0.4) && { objective: { first: random.pick(['cost', 'vehicles', 'time']), ...(random.chance(0.4) && { balance_cost_per_hour: random.int(1, 60) }) } }),
    ...(random.chance(0.5) && { seed: random.int(0, 1000) }),
  }));
}

/** Gives some breaks a second window, after the first. */
function withOtherWindows(random: Dice, request: PlanRequest): PlanRequest {
  const later = (instant: string, minutes: number): string => new Date(Date.parse(instant) + 60_000 * minutes).toISOString();
  const widened = (entry: Break): Break => {
    if (entry.type !== 'window' || !random.chance(0.3)) return entry;
    const earliest = later(entry.latest, random.int(1, 60));
    return { ...entry, other_windows: [{ earliest, latest: later(earliest, random.int(0, 60)) }] };
  };
  return { ...request, vehicles: request.vehicles.map((vehicle) => (vehicle.breaks ? { ...vehicle, breaks: vehicle.breaks.map(widened) } : vehicle)) };
}

/** Adds alternatives, and goods that may not be on one route. */
function withGroups(random: Dice, request: PlanRequest): PlanRequest {
  const chosen = random.chance(0.25) ? withAlternatives(random, request) : request;
  return random.chance(0.25) ? withGoods(random, chosen) : chosen;
}

/** The first of them alone says whether none may be served. */
function withAlternatives(random: Dice, request: PlanRequest): PlanRequest {
  const member = request.stops.length > 1 ? 'stops' : 'shipments';
  const drawn: readonly (Stop | Shipment)[] = request[member] ?? [];
  const ids = random.shuffle(drawn).slice(0, random.int(2, 3)).map(({ id }) => id);
  if (ids.length < 2) return request;
  const unruled = <T extends Stop | Shipment>({ required: _required, price_of_omission: _price, priority: _priority, ...order }: T): T => order as T;
  const orders = <T extends Stop | Shipment>(list: readonly T[]): T[] => list.map((order) => (ids.slice(1).includes(order.id) ? unruled(order) : order));
  return {
    ...request, relations: [...(request.relations ?? []), { type: 'one_of', [member]: ids }],
    ...(member === 'stops' ? { stops: orders(request.stops) } : { shipments: orders(request.shipments!) }),
  };
}

function withGoods(random: Dice, request: PlanRequest): PlanRequest {
  const goods = (): { goods?: string[] } => random.pick([{}, { goods: ['food'] }, { goods: ['chemicals'] }, { goods: ['flowers'] }]);
  return {
    ...request, stops: request.stops.map((stop) => ({ ...stop, ...goods() })), ...(request.shipments && { shipments: request.shipments.map((shipment) => ({ ...shipment, ...goods() })) }),
    incompatible_goods: random.pick([[{ goods: ['food', 'chemicals'] }], [{ goods: ['flowers', 'food', 'chemicals'] }]]),
  };
}

interface Drawn {
  readonly random: Dice;
  readonly features: ReadonlySet<string>;
  readonly locations: readonly Location[];
  readonly profiles: readonly string[];
  readonly at: (minute: number) => string;
}

/** A minute of the day as an instant, with any offset. */
function instant(random: Dice, minute: number): string {
  const offset = random.pick(OFFSETS);
  const sign = offset < 0 ? '-' : '+';
  const two = (value: number): string => String(value).padStart(2, '0');
  const text = new Date(EPOCH + (minute + offset) * 60_000).toISOString().slice(0, 19);
  return `${text}${sign}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
}

function position(random: Dice, geometry: 'planar' | 'geographic'): number[] {
  return geometry === 'planar' ? [random.int(0, 20_000), random.int(0, 20_000)] : [179.9 + 0.0001 * random.int(-1000, 1000), 52 + 0.0001 * random.int(0, 2000)];
}

function travel(random: Dice, places: number): Travel {
  const matrix = (most: number): number[][] => Array.from({ length: places }, (_, i) => Array.from({ length: places }, (_, j) => (i === j ? 0 : random.int(0, most))));
  const speed = random.int(10, 90);
  const kind = random.pick(['estimate', 'distances', 'durations', 'both', 'times'] as const);
  if (kind === 'estimate') return { type: 'estimate', detour_factor: 1 + random.int(0, 5) / 10, speed_kilometers_per_hour: speed };
  return {
    type: 'matrices',
    ...(kind !== 'durations' && { distances_meters: matrix(20_000) }),
    ...(kind === 'distances' ? { speed_kilometers_per_hour: speed } : kind === 'times' ? { durations_by_time: times(random, matrix) } : { durations_seconds: matrix(1800) }),
  };
}

function times(random: Dice, matrix: (most: number) => number[][]): TimedDurations[] {
  const hours = [...new Set(Array.from({ length: 4 }, () => random.int(0, 23)))].sort((a, b) => a - b);
  return (hours.length > 1 ? hours : [6, 9]).map((hour) => ({ time_of_day: `${String(hour).padStart(2, '0')}:00`, durations_seconds: matrix(1800) }));
}

function vehicle({ random, features, locations, profiles, at }: Drawn, k: number): Vehicle {
  const end = (): string | null => (features.has('open') && random.chance(0.4) ? null : random.pick(locations).id);
  const begin = random.int(0, 120);
  const maybe = <T extends object>(feature: string, member: () => T): T | false => features.has(feature) && random.chance(0.6) && member();
  return {
    id: `van ${k}`, start: end(), end: end(), profile: random.pick(profiles), ...(random.chance(0.2) && { count: random.int(1, 2) }),
    ...maybe('shifts', () => ({ shift: { earliest: at(begin), ...(random.chance(0.7) && { latest: at(begin + random.int(120, 600)) }) } })),
    ...maybe('breaks', () => ({ breaks: Array.from({ length: random.int(1, 2) }, () => breakRule(random, at)) })),
    ...maybe('quantities', () => ({ capacities: Object.fromEntries(QUANTITIES.map((name) => [name, random.int(3, 20)])) })),
    ...maybe('quantities', () => ({ deliveries_first: true })),
    ...maybe('skills', () => ({ skills: SKILLS.filter(() => random.chance(0.7)) })),
    ...maybe('limits', () => random.pick<Partial<Vehicle>>([
      { max_duration_seconds: 60 * random.int(120, 480) }, { max_driving_seconds: 60 * random.int(60, 240) }, { max_distance_meters: random.int(20_000, 100_000) }, { max_stops: random.int(1, 8) },
    ])),
    ...maybe('costs', () => ({ fixed_cost: random.int(0, 50), cost_per_kilometer: random.int(0, 4) / 2, cost_per_hour: random.int(0, 40) })),
    ...maybe('costs', () => ({ overtime: { after_seconds: 60 * random.int(60, 300), extra_cost_per_hour: random.int(1, 40) } })),
    ...maybe('excess', () => ({
      excess_distance: { after_meters: random.int(0, 40_000), extra_cost_per_kilometer: random.int(0, 4) }, excess_stops: { after_stops: random.int(0, 4), extra_cost_per_stop: random.int(0, 20) },
      excess_loads: [{ quantity: random.pick(QUANTITIES), after_amount: random.int(0, 8), extra_cost_per_unit: random.int(0, 9) }],
    })),
    ...maybe('reloads', () => ({
      reloads: { locations: [random.pick(locations).id], ...(random.chance(0.5) && { loading_seconds: 60 * random.int(0, 20) }), ...(random.chance(0.5) && { max_trips: random.int(2, 4) }) },
    })),
    ...maybe('shipments', () => ({ unloading: 'last_in_first_out' })),
    ...(random.chance(0.2) && { speed_factor: random.int(5, 20) / 10 }),
  };
}

function breakRule(random: Dice, at: (minute: number) => string): Break {
  const earliest = random.int(60, 240);
  if (random.chance(0.6)) return { type: 'window', earliest: at(earliest), latest: at(earliest + random.int(0, 90)), break_seconds: 60 * random.int(5, 45) };
  return { type: 'interval', longest_seconds: 60 * random.int(60, 240), break_seconds: 60 * random.int(5, 30) };
}

function stop({ random, features, locations, at }: Drawn, k: number, vehicles: readonly Vehicle[]): Stop {
  const maybe = <T extends object>(feature: string, member: () => T): T | false => features.has(feature) && random.chance(0.5) && member();
  const amounts = (): Record<string, number> => Object.fromEntries(QUANTITIES.filter(() => random.chance(0.6)).map((name) => [name, random.int(0, 5)]));
  const some = (): string[] => [...new Set([random.pick(vehicles).id, random.pick(vehicles).id])];
  return {
    id: `stop ${k}`, location: random.pick(locations).id, ...(random.chance(0.7) && { service_seconds: 60 * random.int(0, 20) }),
    ...maybe('quantities', () => ({ delivers: amounts(), ...(random.chance(0.4) && { collects: amounts() }) })),
    ...maybe('setup', () => ({ setup_seconds: 60 * random.int(0, 10) })),
    ...maybe('windows', () => ({ windows: windows(random, at), ...(features.has('lateness') && random.chance(0.6) && { late_cost_per_hour: random.int(1, 60) }) })),
    ...maybe('skills', () => ({ skills: SKILLS.filter(() => random.chance(0.3)) })),
    ...maybe('allowed', () => (random.chance(0.5) ? { allowed_vehicles: some() } : { forbidden_vehicles: [random.pick(vehicles).id] })),
    ...maybe('prices', () => ({ vehicle_prices: [{ vehicle: random.pick(vehicles).id, price: random.int(0, 30) }] })),
    ...maybe('release', () => ({ released_at: at(random.int(0, 90)) })),
    ...(features.has('optional') ? random.pick<Partial<Stop>>([{ required: true }, { price_of_omission: random.int(0, 60) }, { priority: random.int(1, 3) }, {}]) : {}),
  };
}

/** A shipment of few goods, whose ends are like stops. */
function shipment({ random, features, locations, at }: Drawn, k: number, vehicles: readonly Vehicle[]): Shipment {
  const maybe = <T extends object>(feature: string, member: () => T): T | false => features.has(feature) && random.chance(0.5) && member();
  const end = (): ShipmentEnd => ({
    location: random.pick(locations).id, ...(random.chance(0.7) && { service_seconds: 60 * random.int(0, 20) }),
    ...maybe('setup', () => ({ setup_seconds: 60 * random.int(0, 10) })),
    ...maybe('windows', () => ({ windows: windows(random, at), ...(features.has('lateness') && random.chance(0.6) && { late_cost_per_hour: random.int(1, 60) }) })),
  });
  return {
    id: `parcel ${k}`, pickup: end(), delivery: end(),
    ...maybe('quantities', () => ({ amounts: { [random.pick(QUANTITIES)]: random.int(0, 5) } })),
    ...(random.chance(0.3) && { max_ride_seconds: 60 * random.int(20, 200) }),
    ...maybe('skills', () => ({ skills: SKILLS.filter(() => random.chance(0.3)) })),
    ...maybe('allowed', () => ({ forbidden_vehicles: [random.pick(vehicles).id] })),
    ...maybe('prices', () => ({ vehicle_prices: [{ vehicle: random.pick(vehicles).id, price: random.int(0, 30) }] })),
    ...(features.has('optional') ? random.pick<Partial<Shipment>>([{ required: true }, { price_of_omission: random.int(0, 60) }, { priority: random.int(1, 3) }, {}]) : {}),
  };
}

/** Some of the stops on the first route of some vehicles, whether they fit there or not; some are on the road. */
function initialRoutes({ random, at }: Drawn, vehicles: readonly Vehicle[], stops: readonly Stop[]): InitialRoute[] {
  const left = random.shuffle(stops).map(({ id }) => id);
  const chosen = random.shuffle(vehicles).slice(0, random.int(1, vehicles.length));
  return chosen.map(({ id }) => ({ vehicle: id, stops: left.splice(0, random.int(1, 4)), ...(random.chance(0.3) && { departed_at: at(random.int(-90, 60)) }) })).filter(({ stops: ids }) => ids.length > 0);
}

/** One to three windows in any order. */
function windows(random: Dice, at: (minute: number) => string): NonNullable<Stop['windows']> {
  const found: { earliest?: string; latest?: string }[] = [];
  let minute = random.int(0, 200);
  for (let k = random.int(1, 3); k > 0; k--) {
    const end = minute + random.int(0, 120);
    found.push({ earliest: at(minute), latest: at(end) });
    minute = end + random.int(1, 90);
  }
  return random.shuffle(found);
}

function relations(random: Dice, stops: readonly Stop[]): StopRelation[] {
  if (stops.length < 2) return [];
  return Array.from({ length: random.int(1, 2) }, () => {
    const chosen = random.shuffle(stops).slice(0, random.int(2, Math.min(4, stops.length))).map(({ id }) => id);
    return { type: random.pick(['same_vehicle', 'different_vehicles', 'in_order', 'in_direct_order'] as const), stops: chosen };
  });
}
