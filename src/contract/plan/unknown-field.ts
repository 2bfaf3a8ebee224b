import { RESERVED_MEMBERS } from '#generated/constants.js';
import { PLAN_OBJECTS, type PlanObjectName } from '#generated/plan-fields.js';
import { firstCharacters } from '../findings.js';
import { lettersOf, nearestField } from '../nearest-field.js';
import { sameInOtherUnit } from './unit-names.js';

/** Characters of an unknown field's name that are repeated. */
const NAME_CHARACTERS = 60;

/** What messages call an object of each kind. */
const NOUNS: Readonly<Record<PlanObjectName, string>> = {
  BasedOn: 'a based_on',
  BreakWindow: 'a window of a break',
  Depot: 'a depot',
  DeliveryVisit: 'a visit of type delivery',
  DifferentVehicles: 'a relation',
  ChangePrices: 'the prices of changes',
  InitialRoute: 'an initial route',
  InOrder: 'a relation',
  InDirectOrder: 'a relation',
  IncompatibleGoods: 'a set of incompatible goods',
  VehiclePrice: 'a price of a vehicle',
  IntervalBreak: 'a break of type interval',
  Location: 'a location',
  Overtime: 'an overtime',
  ExcessDistance: 'an excess of distance',
  ExcessLoad: 'an excess of a load',
  ExcessStops: 'an excess of stops',
  FleetLimit: 'a limit of the fleet',
  MatricesUpload: 'an upload of matrices',
  OneOf: 'a relation',
  PickupVisit: 'a visit of type pickup',
  PlanBatch: 'a submission of several requests',
  PlanObjective: 'an objective',
  PlanRequest: 'a request',
  PlanToCheck: 'a check',
  RemovedParts: 'a list of what is removed',
  ReloadVisit: 'a visit of type reload',
  Reloads: 'reloads',
  RouteToCheck: 'a route',
  SameVehicle: 'a relation',
  Shift: 'a shift',
  Shipment: 'a shipment',
  ShipmentEnd: 'a pickup or delivery',
  Stop: 'a stop',
  StopVisit: 'a visit of type stop',
  StopWindow: 'a window',
  TimedDurations: 'durations by time of day',
  TravelEstimate: 'a travel of type estimate',
  TravelMatrices: 'a travel of type matrices',
  TravelProfile: 'a profile',
  TravelUploaded: 'a travel of type uploaded',
  Vehicle: 'a vehicle',
  WindowBreak: 'a break of type window',
};

const MATRIX_SYNONYMS = {
  distances: 'distances_meters', distance_matrix: 'distances_meters', durations: 'durations_seconds', duration_matrix: 'durations_seconds',
  time_matrix: 'durations_seconds', times: 'durations_seconds', travel_times: 'durations_seconds',
  traffic: 'durations_by_time', time_dependent_durations: 'durations_by_time', durations_by_hour: 'durations_by_time', time_slots: 'durations_by_time',
};

/** What says in version 2 what a request of version 1 says once for all nodes or vehicles. */
const VERSION_1: Readonly<Record<string, string>> = {
  node_num: 'locations, and stops with ids of yours',
  node_positions: 'position of each location, with "geometry": "planar"',
  distance_matrix: 'profiles, whose travel of type matrices has distances_meters and durations_seconds',
  node_demands: 'collects, or delivers, of each stop',
  node_time_windows: 'windows of each stop, and shift of each vehicle',
  node_service_time: 'service_seconds of each stop',
  late_penalty_per_min: 'late_cost_per_hour of each stop, 60 times as much',
  vehicle_num: 'vehicles, with count for equal ones',
  vehicles_capacity: 'capacities of each vehicle',
  start_nodes: 'start of each vehicle',
  end_nodes: 'end of each vehicle',
  vehicle_speeds: 'speed_kilometers_per_hour of the travel of a profile, and speed_factor of each vehicle',
  vehicle_fixed_costs: 'fixed_cost of each vehicle',
  vehicle_unit_distance_costs: 'cost_per_kilometer of each vehicle',
  max_working_hours: 'max_duration_seconds of each vehicle',
};

/** Names that other services and version 1 use, for which no field of ours is spelt alike. */
const SYNONYMS: Readonly<Partial<Record<PlanObjectName, Readonly<Record<string, string>>>>> = {
  PlanRequest: {
    jobs: 'stops', orders: 'stops', visits: 'stops', services: 'stops', customers: 'stops', tasks: 'stops', nodes: 'locations', places: 'locations',
    fleet: 'vehicles', trucks: 'vehicles', drivers: 'vehicles', matrices: 'profiles', matrix: 'profiles',
    duration_matrix: 'profiles', base_start_time: 'plan_start', start_time: 'plan_start', webhook: 'callback_url', webhook_url: 'callback_url',
    max_seconds: 'time_limit_seconds', pickup_and_delivery_pairs: 'shipments', pickups_deliveries: 'shipments', pickups_and_deliveries: 'shipments', deliveries: 'shipments', rides: 'shipments',
    shipment_type_incompatibilities: 'incompatible_goods', incompatibilities: 'incompatible_goods', constraints: 'relations', options: 'objective', global_start_time: 'plan_start', visit_requests: 'stops', objectives: 'objective',
    base_request: 'based_on', parent: 'based_on', previous_request: 'based_on', initial_solution: 'initial_routes', initial_plan: 'initial_routes', warm_start: 'initial_routes', routes: 'initial_routes', injected_first_solution_routes: 'initial_routes', change_costs: 'change_prices',
    docks: 'depots', warehouses: 'depots', hubs: 'depots', starts: 'depots', departure_limits: 'depots', rate_limits: 'depots',
    max_vehicles: 'fleet_limits', max_active_vehicles: 'fleet_limits', max_vehicles_used: 'fleet_limits', vehicle_limits: 'fleet_limits', max_drivers: 'fleet_limits',
  },
  Depot: {
    id: 'location', name: 'location', depot: 'location', location_id: 'location', start: 'location', docks: 'departures_per_hour', limit: 'departures_per_hour', capacity: 'departures_per_hour',
    max_departures: 'departures_per_hour', max_departures_per_hour: 'departures_per_hour', vehicles_per_hour: 'departures_per_hour', departures: 'departures_per_hour',
  },
  FleetLimit: {
    vehicle_ids: 'vehicles', fleet: 'vehicles', max: 'max_used', most: 'max_used', limit: 'max_used', max_vehicles: 'max_used', max_active_vehicles: 'max_used', count: 'max_used',
  },
  Location: { coordinates: 'position', coord: 'position', coords: 'position', latlng: 'position', lnglat: 'position', latitude: 'position', longitude: 'position', lat: 'position', lng: 'position', lon: 'position', long: 'position', location: 'position', point: 'position', name: 'id', location_id: 'id' },
  TravelEstimate: { speed: 'speed_kilometers_per_hour', factor: 'detour_factor', circuity: 'detour_factor' },
  MatricesUpload: MATRIX_SYNONYMS,
  PlanBatch: { plans: 'requests', problems: 'requests', tasks: 'requests', batch: 'requests' },
  TravelMatrices: { ...MATRIX_SYNONYMS, speed: 'speed_kilometers_per_hour' },
  TravelUploaded: { matrices: 'name', id: 'name', speed: 'speed_kilometers_per_hour' },
  TimedDurations: { time: 'time_of_day', at: 'time_of_day', start: 'time_of_day', from: 'time_of_day', clock: 'time_of_day', durations: 'durations_seconds', matrix: 'durations_seconds' },
  Vehicle: {
    capacity: 'capacities', amount: 'capacities', start_index: 'start', start_location: 'start', end_index: 'end', end_location: 'end', depot: 'start',
    time_window: 'shift', working_hours: 'shift', earliest_start: 'shift', latest_end: 'shift', max_tasks: 'max_stops', max_travel_time: 'max_driving_seconds',
    max_travel_seconds: 'max_driving_seconds', max_working_hours: 'max_duration_seconds', max_time: 'max_duration_seconds', quantity: 'count', speed: 'speed_factor',
    vehicle_id: 'id', name: 'id', type: 'profile', unit_distance_cost: 'cost_per_kilometer', cost_per_km: 'cost_per_kilometer', costs: 'fixed_cost', tw_early: 'shift', tw_late: 'shift',
    hourly_cost: 'cost_per_hour', unit_duration_cost: 'cost_per_hour', overtime_cost: 'overtime', load_limits: 'capacities', break_rule: 'breaks', return_to_depot: 'end',
    start_time_windows: 'shift', end_time_windows: 'shift', shift_start: 'shift', shift_end: 'shift', max_hours: 'max_duration_seconds', limits: 'max_duration_seconds', route_duration_limit: 'max_duration_seconds', duration_limit: 'max_duration_seconds',
    route_distance_limit: 'max_distance_meters', max_driving_time: 'max_driving_seconds', max_activities: 'max_stops', travel_mode: 'profile', amount_of_vehicles: 'count',
    soft_max_distance: 'excess_distance', soft_limits: 'excess_distance', soft_max_load: 'excess_loads', soft_max_stops: 'excess_stops',
    load_policy: 'unloading', loading_policy: 'unloading', lifo: 'unloading', last_in_first_out: 'unloading', unloading_policy: 'unloading', vehicle_loading: 'unloading',
    reload_depots: 'reloads', max_reloads: 'reloads', reload_locations: 'reloads', depots: 'reloads', max_trips: 'reloads', trips: 'reloads', refills: 'reloads', reload: 'reloads',
  },
  Overtime: { cost_per_hour: 'extra_cost_per_hour', after: 'after_seconds' },
  ExcessDistance: { cost_per_kilometer: 'extra_cost_per_kilometer', after: 'after_meters', soft_max_meters: 'after_meters' },
  ExcessLoad: { name: 'quantity', after: 'after_amount', soft_max_load: 'after_amount', cost_per_unit_above_soft_max: 'extra_cost_per_unit' },
  ExcessStops: { after: 'after_stops', cost_per_stop: 'extra_cost_per_stop' },
  Shift: { start: 'earliest', begin: 'earliest', from: 'earliest', end: 'latest', until: 'latest', to: 'latest' },
  StopWindow: { start: 'earliest', begin: 'earliest', from: 'earliest', end: 'latest', until: 'latest', to: 'latest' },
  WindowBreak: {
    start: 'earliest', from: 'earliest', end: 'latest', to: 'latest', duration: 'break_seconds', service: 'break_seconds', duration_seconds: 'break_seconds', service_seconds: 'break_seconds',
    time_windows: 'earliest', windows: 'other_windows',
  },
  BreakWindow: { start: 'earliest', from: 'earliest', end: 'latest', to: 'latest' },
  IntervalBreak: { duration: 'break_seconds', duration_seconds: 'break_seconds', every_seconds: 'longest_seconds', max_seconds: 'longest_seconds' },
  Stop: {
    time_windows: 'windows', time_window: 'windows', amount: 'delivers', delivery: 'delivers', deliveries: 'delivers', demand: 'delivers', demands: 'delivers', size: 'delivers', load: 'delivers',
    quantities: 'delivers', quantity: 'delivers', pickup: 'collects', pickups: 'collects', service: 'service_seconds', service_time: 'service_seconds', duration: 'service_seconds', setup: 'setup_seconds',
    setup_time: 'setup_seconds', late_penalty: 'late_cost_per_hour', late_penalty_per_min: 'late_cost_per_hour', late_penalty_per_minute: 'late_cost_per_hour',
    prize: 'price_of_omission', penalty: 'price_of_omission', drop_penalty: 'price_of_omission', optional: 'price_of_omission', mandatory: 'required', release_time: 'released_at',
    ready_time: 'released_at', location_index: 'location', location_id: 'location', address: 'location', node: 'location', name: 'id', stop_id: 'id',
    vehicles: 'allowed_vehicles', allowed: 'allowed_vehicles', forbidden: 'forbidden_vehicles', required_skills: 'skills', load_demands: 'delivers', penalty_cost: 'price_of_omission', omission_price: 'price_of_omission', omission_cost: 'price_of_omission',
    cost_per_hour_after_soft_end_time: 'late_cost_per_hour', preparation_time: 'setup_seconds', parking: 'setup_seconds', times: 'windows', places: 'location', job_id: 'id', order_id: 'id',
  },
  Shipment: {
    amount: 'amounts', size: 'amounts', load: 'amounts', demand: 'amounts', demands: 'amounts', quantities: 'amounts', load_demands: 'amounts', delivers: 'amounts', collects: 'amounts',
    pickups: 'pickup', from: 'pickup', origin: 'pickup', deliveries: 'delivery', dropoff: 'delivery', drop_off: 'delivery', to: 'delivery', destination: 'delivery',
    max_ride_time: 'max_ride_seconds', max_time_in_vehicle: 'max_ride_seconds', max_ride_duration: 'max_ride_seconds', max_transit_time: 'max_ride_seconds', ride_time: 'max_ride_seconds',
    pickup_to_delivery_time_limit: 'max_ride_seconds', max_riding_time: 'max_ride_seconds', name: 'id', shipment_id: 'id', job_id: 'id', order_id: 'id', label: 'id', vehicles: 'allowed_vehicles',
    required_skills: 'skills', penalty_cost: 'price_of_omission', penalty: 'price_of_omission', prize: 'price_of_omission', mandatory: 'required',
  },
  ShipmentEnd: {
    time_windows: 'windows', time_window: 'windows', service: 'service_seconds', service_time: 'service_seconds', duration: 'service_seconds', setup: 'setup_seconds', setup_time: 'setup_seconds',
    preparation_time: 'setup_seconds', location_index: 'location', location_id: 'location', address: 'location', node: 'location', arrival_location: 'location',
    late_penalty: 'late_cost_per_hour', cost_per_hour_after_soft_end_time: 'late_cost_per_hour',
  },
  Reloads: {
    depots: 'locations', location: 'locations', places: 'locations', service_seconds: 'loading_seconds', duration: 'loading_seconds', service: 'loading_seconds', loading_time: 'loading_seconds',
    reload_duration: 'loading_seconds', trips: 'max_trips', max_reloads: 'max_trips', max_number_of_trips: 'max_trips',
  },
  SameVehicle: { jobs: 'stops', nodes: 'stops' },
  DifferentVehicles: { jobs: 'stops', nodes: 'stops' },
  InOrder: { jobs: 'stops', nodes: 'stops' },
  InDirectOrder: { jobs: 'stops', nodes: 'stops' },
  OneOf: { jobs: 'stops', nodes: 'stops', alternatives: 'stops' },
  IncompatibleGoods: { kinds: 'goods', types: 'goods' },
  InitialRoute: { vehicle_id: 'vehicle', steps: 'stops', visits: 'stops', locked: 'locked_visits', locked_stops: 'locked_visits', frozen: 'locked_visits', fixed: 'locked_visits', departs_at: 'departed_at', departure: 'departed_at', started_at: 'departed_at', began_at: 'begun_at' },
  BasedOn: {
    id: 'request_id', task_id: 'request_id', request: 'request_id', locked: 'locked_until', now: 'locked_until', until: 'locked_until', frozen_until: 'locked_until',
    removed: 'remove', delete: 'remove', initial_routes: 'routes',
  },
  RemovedParts: { jobs: 'stops', orders: 'stops', visits: 'stops', fleet: 'vehicles', deliveries: 'shipments' },
  ChangePrices: { vehicles: 'vehicle', sequence: 'order', position: 'order' },
  PlanObjective: { type: 'first', minimize: 'first', primary: 'first', balance: 'balance_cost_per_hour' },
  RouteToCheck: { vehicle_id: 'vehicle', steps: 'stops', activities: 'visits' },
};

/** Returns what is wrong with a field that an object of this kind does not have, with the name that was probably meant. */
export function unknownFieldText(name: string, kind: PlanObjectName): string {
  const shown = /^\w+$/.test(name) && name.length <= NAME_CHARACTERS ? name : JSON.stringify(firstCharacters(name, NAME_CHARACTERS));
  if ((RESERVED_MEMBERS as readonly string[]).includes(name)) return `${shown} is reserved for a later addition and not supported yet: leave it out`;
  const noun = NOUNS[kind];
  const names = Object.keys(PLAN_OBJECTS[kind]);
  const counterpart = kind === 'PlanRequest' && Object.hasOwn(VERSION_1, name) ? VERSION_1[name] : undefined;
  if (counterpart !== undefined) return `${shown} is a field of version 1: version 2 has ${counterpart} instead`;
  const meant = synonymOf(name, kind) ?? sameInOtherUnit(name, names) ?? nearestField(name, names);
  if (meant !== null) return `${shown} is not a field of ${noun}: did you mean ${meant}?`;
  const owner = ownerOf(name, kind);
  return `${shown} is not a field of ${noun}${owner === null ? '' : ` but of ${NOUNS[owner]}`}: ${owner === null ? 'leave it out' : 'move it'}`;
}

/** The field that others call so, however they write it: timeWindows, time-windows. */
function synonymOf(name: string, kind: PlanObjectName): string | null {
  if (name.length > NAME_CHARACTERS) return null;
  const letters = lettersOf(name);
  return Object.entries(SYNONYMS[kind] ?? {}).find(([other]) => lettersOf(other) === letters)?.[1] ?? null;
}

/** Kinds that are named first where several have a field: those that an object contains, then the common ones. */
const CONTAINED: Readonly<Partial<Record<PlanObjectName, readonly PlanObjectName[]>>> = {
  TravelProfile: ['TravelMatrices', 'TravelEstimate', 'TravelUploaded'],
  TravelMatrices: ['TimedDurations'],
  Vehicle: ['Shift', 'Overtime', 'WindowBreak', 'IntervalBreak', 'Reloads'],
  WindowBreak: ['BreakWindow'],
  Stop: ['StopWindow'],
  Shipment: ['ShipmentEnd'],
  ShipmentEnd: ['StopWindow'],
};
const COMMON: readonly PlanObjectName[] = ['Stop', 'Vehicle'];

/** The kind of object that has the field. */
function ownerOf(name: string, kind: PlanObjectName): PlanObjectName | null {
  return [...CONTAINED[kind] ?? [], ...COMMON, ...Object.keys(PLAN_OBJECTS) as PlanObjectName[]].find((kind) => Object.hasOwn(PLAN_OBJECTS[kind], name)) ?? null;
}
