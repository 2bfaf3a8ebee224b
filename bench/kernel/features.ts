/**
 * Measures what each feature beyond version 1 costs the search: iterations of ruin and recreate per second of CPU time on
 * a problem of 200 stops with windows and that feature alone, as it is searched, and relative to windows alone at the same time. Usage: node
 * dist/bench/kernel/features.js [--customers 200] [--seconds 2] [--only breaks]
 */
import { parseArgs } from 'node:util';
import {
  buildInstance, createKernel, createRandom, distanceFunction, oneProfile, oneQuantity, PLAIN_PROBLEM, PLAIN_TIME, PLAIN_VEHICLE, planar, reduced, startFrom, type FleetLimit, type MatrixDistances, type Problem, type TimeDimension, type VehicleType,
} from '#strategy';

const { values } = parseArgs({ options: { customers: { type: 'string', default: '200' }, seconds: { type: 'string', default: '2' }, only: { type: 'string', default: '' } } });
const customers = Number(values.customers);
const seconds = Number(values.seconds);
if (!(customers >= 10 && seconds > 0)) throw new Error(`--customers ${values.customers} and --seconds ${values.seconds}: at least 10 customers, and some time`);

/** Microseconds of CPU time after which the other search runs. */
const MOMENT = 50_000;
const n = customers + 1;
const DAY = 480;
/** Approximate number of stops per route. */
const STOPS = 12;
const random = createRandom(7);
const each = (value: (node: number) => number): Float64Array => Float64Array.from({ length: n }, (_, node) => value(node));
const draw = (least: number, most: number) => (node: number): number => (node === 0 ? 0 : least + random.below(most - least + 1));

const travel = oneProfile(planar(each(() => random.next() * 100), each(() => random.next() * 100), 'nearest'));
const demand = each(draw(1, 20));
const open = each((node) => (node === 0 ? 0 : random.below(DAY - 150)));
const close = open.map((minute, node) => (node === 0 ? DAY : minute + 60 + random.below(60)));
const time: TimeDimension = { ...PLAIN_TIME, open, close, service: each(draw(5, 10)), lateCost: each(() => 0) };
const van: VehicleType = {
  ...PLAIN_VEHICLE, start: 0, end: 0, pace: 0.5, capacity: Float64Array.of((STOPS * demand.reduce((sum, value) => sum + value, 0)) / customers), fixedCost: 50, unitCost: 1,
  vehicles: Int32Array.from({ length: customers }, (_, vehicle) => vehicle),
};
const plain: Problem = {
  ...PLAIN_PROBLEM, objective: 'min_total_cost', nodeCount: n, vehicleCount: customers, customers: Int32Array.from({ length: customers }, (_, k) => k + 1),
  travel, quantities: oneQuantity(demand), vehicleTypes: [van], time, baseStartSeconds: 0,
};
const vans = (changes: Partial<VehicleType>): Partial<Problem> => ({ vehicleTypes: [{ ...van, ...changes }] });
const times = (changes: Partial<TimeDimension>): Partial<Problem> => ({ time: { ...time, ...changes } });
const allowed = Uint8Array.from({ length: 2 * n }, () => Number(random.next() < 0.8));
// Some vehicle may serve each stop, as in every request that is accepted.
for (let node = 0; node < n; node++) if (allowed[2 * node] === 0 && allowed[2 * node + 1] === 0) allowed[2 * node + node % 2] = 1;
/** A third of the stops has goods of each of two kinds. */
const kinds = Int32Array.from({ length: n }, (_, node) => (node === 0 ? 0 : node % 3));
const half = (): VehicleType => ({ ...van, vehicles: van.vehicles.slice(0, customers >> 1) });

const between = distanceFunction(plain);
const matrixOf = (factor: number): MatrixDistances => ({ kind: 'matrix', matrix: Float64Array.from({ length: n * n }, (_, k) => factor * between(Math.floor(k / n), k % n)) });
const rush: Partial<Problem> = {
  travel: [{ ...travel[0]!, durations: matrixOf(1), traffic: { times: Float64Array.of(30, 120, 240, 360), durations: [matrixOf(1.1), matrixOf(1.6), matrixOf(1), matrixOf(1.5)] } }],
};
/** Vehicles that leave in one of 8 hours; most of those of each hour are needed. */
function hourly(changes: Partial<VehicleType>): Partial<Problem> {
  const hours = Array.from({ length: 8 }, (_, hour) => hour);
  const more = (values: Float64Array, own: (hour: number) => number): Float64Array => Float64Array.from([...values, ...hours.map(own)]);
  const none = (values: Float64Array): Float64Array => more(values, () => 0);
  return {
    nodeCount: n + hours.length,
    place: Int32Array.from([...Array.from({ length: n }, (_, node) => node), ...hours.map(() => 0)]),
    quantities: [{ delivered: none(demand), collected: new Float64Array(n + hours.length) }],
    time: { ...time, open: more(open, (hour) => 60 * hour), close: more(close, (hour) => 60 * hour + 59), service: none(time.service), lateCost: none(time.lateCost) },
    vehicleTypes: hours.map((hour) => ({ ...van, ...changes, start: n + hour })),
    fleetLimits: [{ kind: 'shared', types: Int32Array.from(hours), most: customers }, ...hours.map((hour): FleetLimit => ({ kind: 'departures', types: Int32Array.of(hour), most: Math.ceil(customers / 60) }))],
  };
}

const FEATURES: Readonly<Record<string, Partial<Problem>>> = {
  windows: {},
  'several quantities': { quantities: [...plain.quantities, { delivered: each(draw(1, 20)), collected: each(draw(1, 20)) }], ...vans({ capacity: Float64Array.of(van.capacity[0]!, 2 * van.capacity[0]!) }) },
  'deliveries first': { quantities: [{ delivered: demand.map((units, node) => (node % 2 === 0 ? units : 0)), collected: demand.map((units, node) => (node % 2 === 0 ? 0 : units)) }], ...vans({ deliveriesFirst: true }) },
  durations: { travel: [{ ...travel[0]!, durations: { kind: 'matrix', matrix: Float64Array.from({ length: n * n }, () => 1 + random.below(60)) } }] },
  traffic: rush,
  'traffic, cost per minute': { ...rush, ...vans({ minuteCost: 0.5 }) },
  shifts: vans({ earliest: 20, latest: 475 }),
  'break in a window': vans({ breaks: [{ kind: 'window', earliest: 180, latest: 270, minutes: 30 }] }),
  'break after an interval': vans({ breaks: [{ kind: 'interval', longest: 240, minutes: 30 }] }),
  'cost per minute': vans({ minuteCost: 0.5 }),
  overtime: vans({ minuteCost: 0.2, overtimeCost: 0.5, overtimeAfter: 300 }),
  'limits on routes': vans({ maxDriving: 200, maxDistance: 500, maxStops: 14 }),
  'soft limits': vans({ distanceAfter: 200, extraUnitCost: 1, stopsAfter: 8, extraStopCost: 5, loadAfter: Float64Array.of(van.capacity[0]! / 2), extraLoadCost: Float64Array.of(0.5) }),
  'open routes': vans({ end: -1 }),
  gaps: times({ gaps: { first: Int32Array.from({ length: n + 1 }, (_, k) => Math.max(0, k - 1)), from: open.slice(1).map((minute) => minute + 20), to: open.slice(1).map((minute) => minute + 40) } }),
  setup: times({ setup: each(draw(1, 5)) }),
  release: times({ release: each(draw(0, 30)) }),
  'lateness by stop': times({ lateCost: each((node) => (node === 0 || random.next() < 0.5 ? 0 : 1)) }),
  optional: { omission: { price: each(draw(10, 60)), priority: each(() => 1) } },
  restrictions: { allowed, vehicleTypes: [half(), half()] },
  relations: { relations: [{ kind: 'same-vehicle', nodes: Int32Array.of(1, 2, 3) }, { kind: 'in-order', nodes: Int32Array.of(4, 5) }, { kind: 'different-vehicles', nodes: Int32Array.of(6, 7, 8) }] },
  'incompatible goods': { incompatible: { kinds, excludes: kinds.map((bits) => (bits === 0 ? 0 : 3 & ~bits)) } },
  alternatives: { relations: Array.from({ length: customers >> 2 }, (_, k) => ({ kind: 'one-of' as const, nodes: Int32Array.of(2 * k + 1, 2 * k + 2) })) },
  'vehicles first': { primary: 'vehicles' },
  'time first': { primary: 'time' },
  balance: { balanceCost: 0.1 },
  'vehicles in use': { vehicleTypes: [half(), half()], fleetLimits: [{ kind: 'used', types: Int32Array.of(0, 1), most: Math.ceil(customers / 8) }] },
  'departures per hour': hourly({}),
  'hours, cost per minute': hourly({ minuteCost: 0.5 }),
};

/** A search of a problem with its measurements, after a run that warms up. */
function searchOf(problem: Problem) {
  const { problem: searched, burdens } = reduced(problem);
  const instance = buildInstance(searched, 'grid', burdens);
  const kernel = createKernel(instance, 1);
  kernel.configure({ averageRemoved: 10, longestString: 10, blink: 0.01 });
  startFrom(kernel, instance.customers, []);
  kernel.run(2000, 10, 5);
  return { kernel, iterations: 0, used: 0 };
}

type Search = ReturnType<typeof searchOf>;

/** Runs iterations for a moment of CPU time. */
function measure(search: Search): void {
  const begun = process.cpuUsage();
  for (let used = 0; used < MOMENT;) {
    search.kernel.run(500, 5, 5);
    search.iterations += 500;
    const { user, system } = process.cpuUsage(begun);
    used = user + system;
    if (used >= MOMENT) search.used += used;
  }
}

const perSecond = ({ iterations, used }: Search): number => (iterations / used) * 1e6;

// Each feature alternates with windows alone, so that a change of the machine's speed does not count.
for (const [name, changes] of Object.entries(FEATURES)) {
  if (!name.includes(values.only)) continue;
  const base = searchOf(plain);
  const search = searchOf({ ...plain, ...changes });
  while (search.used < seconds * 1e6) {
    measure(base);
    measure(search);
  }
  console.log(`${name.padEnd(24)} ${perSecond(search).toFixed(0).padStart(7)}/s  ${((100 * perSecond(search)) / perSecond(base)).toFixed(0)} % of windows`);
}
