import type { Break, Changes, FleetLimit, MatrixDistances, PositionDistances, Problem, Relation, Reload, Shipment, Traffic, Travel, VehicleType } from '../../model/problem.js';
import { joined, narrowArrays, type Numbers, packedHead, type PackedArrays, type PackedList, unpacked, versionOf } from '../packed-arrays.js';
import { digestSeed } from '../seed.js';
import type { PlanIds, PlanMeta } from './ids.js';
import type { EarlierRoute } from './initial-routes.js';
import type { PlanProblem } from './problem.js';

/**
 * A plan request as bytes: like a packed request of version 1, but with the model's problem instead of the request, and the
 * ids by which an answer calls its parts. The same request gives the same bytes.
 */

/** Version of the layout; two neighbouring releases must read each other's, so that what an older one does not write is optional. */
export const PLAN_PACK_VERSION = 1;

const MAGIC = 0x50524d52; // "RMRP"

/** Numbers of a vehicle type, one array for each. */
const TYPE_NUMBERS = [
  'start', 'end', 'profile', 'pace', 'fixedCost', 'unitCost', 'minuteCost', 'overtimeCost', 'overtimeAfter', 'earliest', 'latest',
  'maxDuration', 'maxDriving', 'maxDistance', 'maxStops',
] as const satisfies readonly (keyof VehicleType)[];

/** Numbers of a vehicle type that are packed unless all have the usual value. */
const LATER_NUMBERS = [
  ['distanceAfter', Infinity], ['extraUnitCost', 0], ['stopsAfter', Infinity], ['extraStopCost', 0],
] as const satisfies readonly (readonly [keyof VehicleType, number])[];
type LaterNumber = (typeof LATER_NUMBERS)[number][0];

/** `traffic`: which of its matrices holds at each of its times; undefined: none. */
type HeadTravel = ({ readonly kind: 'matrix' } | { readonly kind: 'positions'; readonly factor: number }) & { readonly durations: boolean; readonly traffic?: readonly number[] };

/** A reload; `maxTrips` null: any number. */
interface HeadReload extends Pick<Reload, 'minutes' | 'afterLocked'> {
  readonly depots: readonly number[];
  readonly maxTrips: number | null;
}

interface ProblemHead extends Pick<Problem, 'objective' | 'primary' | 'balanceCost' | 'nodeCount' | 'vehicleCount' | 'baseStartSeconds'> {
  readonly geometry: PositionDistances['geometry'] | null;
  readonly travel: readonly HeadTravel[];
  readonly quantities: number;
  readonly types: number;
  readonly breaks: readonly (readonly Break[])[];
  /** The types that deliver first; undefined: none does. */
  readonly deliveriesFirst?: readonly number[];
  /** The types that unload last in, first out; undefined: none does. */
  readonly lastInFirstOut?: readonly number[];
  /** By type; undefined: none reloads. */
  readonly reloads?: readonly (HeadReload | null)[];
  /** By type; undefined: none has a locked beginning. */
  readonly locked?: readonly (readonly number[])[];
  /** Undefined: there is no earlier plan. */
  readonly changes?: Pick<Changes, 'vehicleCost' | 'orderCost'>;
  readonly relations: readonly Relation['kind'][];
  /** Undefined: none. */
  readonly fleetLimits?: readonly HeadLimit[];
}

/** Without `kind`: an older release wrote it, which had no limits on the vehicles used. */
interface HeadLimit extends Pick<FleetLimit, 'most'>, Partial<Pick<FleetLimit, 'kind'>> {
  readonly types: readonly number[];
}

interface Header {
  readonly problem: ProblemHead;
  /** Without `shipments`: an older release wrote it. */
  readonly ids: Omit<PlanIds, 'shipments'> & Partial<PlanIds> | null;
  readonly meta: PlanMeta | null;
  /** Undefined: none. */
  readonly initial?: readonly EarlierRoute[];
  readonly arrays: PackedList;
}

/** A plan request as workers read it. */
export interface UnpackedPlan extends PlanProblem {
  readonly meta: PlanMeta;
}

/** Returns the arrays of a problem in the narrowest types, fresh. O(matrix cells). */
export function packPlanArrays(problem: Problem): PackedArrays {
  return narrowArrays([...arraysOf(problem)]);
}

/**
 * Returns a plan request as bytes, fresh.
 * @param arrays those of the problem, for a caller who has them already.
 */
export function packPlan({ problem, ids, meta, initial }: UnpackedPlan, arrays: PackedArrays = packPlanArrays(problem)): Uint8Array {
  const header: Header = { problem: headOf(problem), ids, meta, ...(initial !== null && { initial }), arrays: arrays.list };
  return joined(packedHead(MAGIC, PLAN_PACK_VERSION, header), arrays);
}

/**
 * Returns the seed of a request that names none: 32 bits of the digest of its problem, whatever its parts are called.
 * @param arrays those of the problem, for a caller who has them already.
 */
export function defaultPlanSeed(problem: Problem, arrays: PackedArrays = packPlanArrays(problem)): number {
  const header: Header = { problem: headOf(problem), ids: null, meta: null, arrays: arrays.list };
  return digestSeed(packedHead(MAGIC, PLAN_PACK_VERSION, header), arrays);
}

/** @returns the version of packed bytes; null when they are no packed plan request. */
export function packedPlanVersion(bytes: Uint8Array): number | null {
  return versionOf(bytes, MAGIC);
}

/**
 * Returns the problem in packed bytes with ids and meta; it shares nothing with them.
 * @throws RangeError when the bytes are no packed plan request or of another version
 */
export function unpackPlan(bytes: Uint8Array): UnpackedPlan {
  const { header, arrays } = unpacked<Header>(bytes, MAGIC, PLAN_PACK_VERSION);
  const { problem, ids, meta, initial = null } = header;
  if (ids === null || meta === null) throw new RangeError('the packed plan request has no ids');
  return { problem: problemOf(problem, new Read(arrays)), ids: { ...ids, shipments: ids.shipments ?? [] }, meta, initial };
}

function headOf(problem: Problem): ProblemHead {
  const { objective, primary, balanceCost, nodeCount, vehicleCount, baseStartSeconds, travel, quantities, vehicleTypes, relations, changes } = problem;
  const typesWhere = (holds: (type: VehicleType) => boolean) => [...vehicleTypes.keys()].filter((type) => holds(vehicleTypes[type]!));
  const deliveriesFirst = typesWhere((type) => type.deliveriesFirst);
  const lastInFirstOut = typesWhere((type) => type.lastInFirstOut);
  const positions = travel.map(({ distances }) => distances).find((distances) => distances.kind === 'positions');
  return {
    objective, primary, balanceCost, nodeCount, vehicleCount, baseStartSeconds,
    geometry: positions?.geometry ?? null,
    travel: travel.map(({ distances, durations, traffic }) => ({
      ...(distances.kind === 'matrix' ? { kind: 'matrix' } : { kind: 'positions', factor: distances.factor }), durations: durations !== null,
      ...(traffic !== null && { traffic: layersOf(traffic).layers }),
    })),
    quantities: quantities.length,
    types: vehicleTypes.length,
    breaks: vehicleTypes.some(({ breaks }) => breaks.length > 0) ? vehicleTypes.map(({ breaks }) => breaks) : [],
    ...(deliveriesFirst.length > 0 && { deliveriesFirst }),
    ...(lastInFirstOut.length > 0 && { lastInFirstOut }),
    ...(vehicleTypes.some(({ reload }) => reload !== null) && { reloads: vehicleTypes.map(({ reload }) => headReload(reload)) }),
    ...(vehicleTypes.some(({ locked }) => locked.length > 0) && { locked: vehicleTypes.map(({ locked }) => [...locked]) }),
    ...(changes !== null && { changes: { vehicleCost: changes.vehicleCost, orderCost: changes.orderCost } }),
    relations: relations.map(({ kind }) => kind),
    ...(problem.fleetLimits.length > 0 && { fleetLimits: problem.fleetLimits.map((limit) => ({ ...limit, types: [...limit.types] })) }),
  };
}

function headReload(reload: Reload | null): HeadReload | null {
  if (reload === null) return null;
  const { depots, maxTrips } = reload;
  return { ...reload, depots: [...depots], maxTrips: maxTrips === Infinity ? null : maxTrips };
}

type Named = readonly [name: string, values: Numbers];

function* arraysOf(problem: Problem): Generator<Named> {
  const { travel, quantities, vehicleTypes, time, allowed, omission, relations, place } = problem;
  yield ['customers', problem.customers];
  if (place !== null) yield ['place', place];
  yield* travelArrays(travel);
  for (const [k, { delivered, collected }] of quantities.entries()) yield* [[`delivered${k}`, delivered], [`collected${k}`, collected]] as Named[];
  for (const name of TYPE_NUMBERS) yield [name, vehicleTypes.map((type) => type[name])];
  for (const [name, usual] of LATER_NUMBERS) if (vehicleTypes.some((type) => type[name] !== usual)) yield [name, vehicleTypes.map((type) => type[name])];
  if (vehicleTypes.some(({ loadAfter }) => loadAfter !== null)) yield* softLoads(vehicleTypes, quantities.length);
  yield ['capacity', vehicleTypes.flatMap(({ capacity }) => [...capacity])];
  yield ['fleet', vehicleTypes.map(({ vehicles }) => vehicles.length)];
  yield ['vehicles', concatenated(vehicleTypes.map(({ vehicles }) => vehicles))];
  if (time !== null) {
    yield* [['open', time.open], ['close', time.close], ['service', time.service], ['lateCost', time.lateCost]] as Named[];
    if (time.setup !== null) yield ['setup', time.setup];
    if (time.release !== null) yield ['release', time.release];
    if (time.gaps !== null) yield* [['gapFirst', time.gaps.first], ['gapFrom', time.gaps.from], ['gapTo', time.gaps.to]] as Named[];
  }
  if (allowed !== null) yield ['allowed', allowed];
  if (problem.servingCost !== null) yield ['servingCost', problem.servingCost];
  if (omission !== null) yield* [['price', omission.price], ['priority', omission.priority]] as Named[];
  yield ['relationSizes', relations.map(({ nodes }) => nodes.length)];
  yield ['relationNodes', concatenated(relations.map(({ nodes }) => nodes))];
  yield* shipmentArrays(problem.shipments);
  if (problem.incompatible !== null) yield* [['kinds', problem.incompatible.kinds], ['excludes', problem.incompatible.excludes]] as Named[];
  if (problem.changes !== null) yield* [['plannedType', problem.changes.type], ['plannedFollows', problem.changes.follows]] as Named[];
}

/** Types without such a limit have Infinity. */
function* softLoads(types: readonly VehicleType[], quantities: number): Generator<Named> {
  const none = new Float64Array(quantities);
  yield ['loadAfter', types.flatMap(({ loadAfter }) => [...(loadAfter ?? none.fill(Infinity))])];
  yield ['extraLoadCost', types.flatMap(({ extraLoadCost }) => [...(extraLoadCost ?? none.fill(0))])];
}

function* shipmentArrays(shipments: readonly Shipment[]): Generator<Named> {
  if (shipments.length === 0) return;
  yield ['pickups', shipments.map(({ pickup }) => pickup)];
  yield ['deliveries', shipments.map(({ delivery }) => delivery)];
  yield ['maxRides', shipments.map(({ maxRide }) => maxRide)];
  yield ['shipped', shipments.flatMap(({ amounts }) => [...amounts])];
}

/** Coordinates are the same in all profiles, which are over the same places. */
function* travelArrays(travel: readonly Travel[]): Generator<Named> {
  let placed = false;
  for (const [p, { distances, durations, traffic }] of travel.entries()) {
    if (distances.kind === 'matrix') yield [`distances${p}`, distances.matrix];
    else if (!placed) {
      yield* [['x', distances.x], ['y', distances.y]] as Named[];
      placed = true;
    }
    if (durations !== null) yield [`durations${p}`, durations.matrix];
    if (traffic === null) continue;
    yield [`trafficTimes${p}`, traffic.times];
    for (const [k, { matrix }] of layersOf(traffic).matrices.entries()) yield [`traffic${p}.${k}`, matrix];
  }
}

/** The matrices of all times, each once, and which of them holds at each time: a plan of several days repeats them. */
function layersOf({ durations }: Traffic): { readonly matrices: readonly MatrixDistances[]; readonly layers: number[] } {
  const index = new Map<MatrixDistances, number>();
  for (const durationsThen of durations) if (!index.has(durationsThen)) index.set(durationsThen, index.size);
  return { matrices: [...index.keys()], layers: durations.map((durationsThen) => index.get(durationsThen)!) };
}

function concatenated(arrays: readonly Int32Array[]): Int32Array {
  const all = new Int32Array(arrays.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const array of arrays) {
    all.set(array, offset);
    offset += array.length;
  }
  return all;
}

/** The arrays of packed bytes by name. */
class Read {
  readonly #arrays: ReadonlyMap<string, Numbers>;

  constructor(arrays: ReadonlyMap<string, Numbers>) {
    this.#arrays = arrays;
  }

  has(name: string): boolean {
    return this.#arrays.has(name);
  }

  get(name: string): Numbers {
    const values = this.#arrays.get(name);
    if (values === undefined) throw new RangeError(`the packed plan request has no array ${name}`);
    return values;
  }

  doubles(name: string): Float64Array {
    return Float64Array.from(this.get(name));
  }

  integers(name: string): Int32Array {
    return Int32Array.from(this.get(name));
  }

  optional<T>(name: string, read: () => T): T | null {
    return this.has(name) ? read() : null;
  }
}

function problemOf(head: ProblemHead, read: Read): Problem {
  const { objective, primary, balanceCost, nodeCount, vehicleCount, baseStartSeconds } = head;
  const types = readTypes(head, read);
  return {
    objective, primary, balanceCost, nodeCount, vehicleCount, baseStartSeconds,
    customers: read.integers('customers'),
    place: read.optional('place', () => read.integers('place')),
    travel: readTravel(head, read),
    quantities: Array.from({ length: head.quantities }, (_, k) => ({ delivered: read.doubles(`delivered${k}`), collected: read.doubles(`collected${k}`) })),
    vehicleTypes: types,
    time: read.optional('open', () => ({
      open: read.doubles('open'), close: read.doubles('close'), service: read.doubles('service'), lateCost: read.doubles('lateCost'),
      setup: read.optional('setup', () => read.doubles('setup')),
      release: read.optional('release', () => read.doubles('release')),
      gaps: read.optional('gapFirst', () => ({ first: read.integers('gapFirst'), from: read.doubles('gapFrom'), to: read.doubles('gapTo') })),
    })),
    allowed: read.optional('allowed', () => Uint8Array.from(read.get('allowed'))),
    servingCost: read.optional('servingCost', () => read.doubles('servingCost')),
    omission: read.optional('price', () => ({ price: read.doubles('price'), priority: read.doubles('priority') })),
    relations: readRelations(head, read),
    shipments: read.optional('pickups', () => readShipments(head, read)) ?? [],
    fleetLimits: (head.fleetLimits ?? []).map((limit) => readLimit(limit, types)),
    incompatible: read.optional('kinds', () => ({ kinds: read.integers('kinds'), excludes: read.integers('excludes') })),
    changes: head.changes === undefined ? null : { ...head.changes, type: read.integers('plannedType'), follows: read.integers('plannedFollows') },
  };
}

function readLimit({ kind, types, most }: HeadLimit, vehicleTypes: readonly VehicleType[]): FleetLimit {
  const starts = new Set(types.map((type) => vehicleTypes[type]!.start));
  return { kind: kind ?? (starts.size === 1 ? 'departures' : 'shared'), types: Int32Array.from(types), most };
}

function readTravel({ travel, geometry }: ProblemHead, read: Read): Travel[] {
  const positions = geometry === null ? null : { geometry, x: read.doubles('x'), y: read.doubles('y') };
  return travel.map((profile, p) => ({
    distances: profile.kind === 'matrix'
      ? { kind: 'matrix', matrix: read.doubles(`distances${p}`) }
      : { kind: 'positions', ...positions!, rounding: 'none', factor: profile.factor },
    durations: profile.durations ? { kind: 'matrix', matrix: read.doubles(`durations${p}`) } : null,
    traffic: profile.traffic === undefined ? null : readTraffic(p, profile.traffic, read),
  }));
}

function readTraffic(profile: number, layers: readonly number[], read: Read): Traffic {
  const matrices = Array.from({ length: 1 + Math.max(...layers) }, (_, k): MatrixDistances => ({ kind: 'matrix', matrix: read.doubles(`traffic${profile}.${k}`) }));
  return { times: read.doubles(`trafficTimes${profile}`), durations: layers.map((layer) => matrices[layer]!) };
}

function readShipments({ quantities }: ProblemHead, read: Read): Shipment[] {
  const [deliveries, maxRides, shipped] = [read.get('deliveries'), read.get('maxRides'), read.doubles('shipped')];
  return Array.from(read.get('pickups'), (pickup, k) => ({
    pickup, delivery: deliveries[k]!, amounts: shipped.slice(k * quantities, (k + 1) * quantities), maxRide: maxRides[k]!,
  }));
}

function readReload(reload: HeadReload | null | undefined): Reload | null {
  return reload === null || reload === undefined ? null : { ...reload, depots: Int32Array.from(reload.depots), maxTrips: reload.maxTrips ?? Infinity };
}

function readTypes({ types, breaks, deliveriesFirst = [], lastInFirstOut = [], reloads = [], locked = [], quantities }: ProblemHead, read: Read): VehicleType[] {
  const numbers = [
    ...TYPE_NUMBERS.map((name) => [name, read.get(name)] as const),
    ...LATER_NUMBERS.map(([name, usual]) => [name, read.optional(name, () => read.get(name)) ?? new Float64Array(types).fill(usual)] as const),
  ];
  const loads = (name: string, type: number) => read.optional(name, () => read.doubles(name).slice(type * quantities, (type + 1) * quantities));
  const capacity = read.doubles('capacity');
  const fleet = read.get('fleet');
  const vehicles = read.integers('vehicles');
  let end = 0;
  return Array.from({ length: types }, (_, type) => {
    end += fleet[type]!;
    return {
      ...(Object.fromEntries(numbers.map(([name, values]) => [name, values[type]!])) as Pick<VehicleType, (typeof TYPE_NUMBERS)[number] | LaterNumber>),
      loadAfter: loads('loadAfter', type),
      extraLoadCost: loads('extraLoadCost', type),
      capacity: capacity.slice(type * quantities, (type + 1) * quantities),
      deliveriesFirst: deliveriesFirst.includes(type),
      lastInFirstOut: lastInFirstOut.includes(type),
      reload: readReload(reloads[type]),
      locked: Int32Array.from(locked[type] ?? []),
      breaks: breaks[type] ?? [],
      vehicles: vehicles.slice(end - fleet[type]!, end),
    };
  });
}

function readRelations({ relations }: ProblemHead, read: Read): Relation[] {
  const sizes = read.get('relationSizes');
  const nodes = read.integers('relationNodes');
  let end = 0;
  return relations.map((kind, i) => {
    end += sizes[i]!;
    return { kind, nodes: nodes.slice(end - sizes[i]!, end) };
  });
}
