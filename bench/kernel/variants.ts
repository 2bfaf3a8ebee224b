/**
 * Measures each variant of the insertion scan: iterations of ruin and recreate per second of CPU time, on a problem of
 * 400 customers with the features of the variant, and relative to the plain variant. Usage: node
 * dist/bench/kernel/variants.js [--customers 400] [--seconds 2]
 */
import { parseArgs } from 'node:util';
import {
  buildInstance, createKernel, createRandom, oneProfile, oneQuantity, PLAIN_PROBLEM, PLAIN_TIME, PLAIN_VEHICLE, planar, startFrom, type Problem, type TimeDimension, type VehicleType,
} from '#strategy';

const { values } = parseArgs({ options: { customers: { type: 'string', default: '400' }, seconds: { type: 'string', default: '2' } } });
const customers = Number(values.customers);
const seconds = Number(values.seconds);
if (!(customers >= 10 && seconds > 0)) throw new Error(`--customers ${values.customers} and --seconds ${values.seconds}: at least 10 customers, and some time`);

/** The features that distinguish the problems. */
interface Traits {
  readonly time: 'none' | 'windows' | 'capped' | 'late';
  readonly mixed: boolean;
  readonly asymmetric: boolean;
  readonly unrounded?: boolean;
  /** Travel times that are not proportional to distances. */
  readonly durations?: boolean;
}

const n = customers + 1;
/** Approximate number of stops per route. */
const STOPS = 10;

function problemOf({ time, mixed, asymmetric, unrounded = false, durations = false }: Traits): Problem {
  const random = createRandom(7);
  const x = Float64Array.from({ length: n }, () => random.next() * 1000);
  const y = Float64Array.from({ length: n }, () => random.next() * 1000);
  const matrix = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      const line = Math.hypot(x[i]! - x[j]!, y[i]! - y[j]!) * (asymmetric && i !== j ? 1 + 0.2 * random.next() : 1);
      matrix[i * n + j] = unrounded ? line : Math.round(line);
    }
  }
  const travel = oneProfile(asymmetric || unrounded ? { kind: 'matrix', matrix } : planar(x, y, 'nearest'));
  const minutes = durations ? matrix.map((line) => line * (0.8 + 0.4 * random.next())) : null;
  const demand = Float64Array.from({ length: n }, (_, i) => (i === 0 ? 0 : 1 + random.below(20)));
  const total = demand.reduce((sum, value) => sum + value, 0);
  const capacity = Math.ceil((total / customers) * STOPS);
  const type = (share: number, fixedCost: number): VehicleType => ({
    ...PLAIN_VEHICLE, start: 0, end: 0, capacity: Float64Array.of(capacity * share), fixedCost, unitCost: 1, pace: 1,
    maxDuration: time === 'capped' ? 3000 : Infinity, vehicles: Int32Array.from({ length: customers }, (_, k) => k),
  });
  return {
    ...PLAIN_PROBLEM, objective: 'min_total_cost', nodeCount: n, vehicleCount: customers * (mixed ? 3 : 1), baseStartSeconds: 0,
    customers: Int32Array.from({ length: customers }, (_, k) => k + 1), quantities: oneQuantity(demand),
    travel: [{ ...travel[0]!, durations: minutes === null ? null : { kind: 'matrix', matrix: minutes } }],
    vehicleTypes: mixed ? [type(0.6, 100), type(1, 150), type(1.4, 220)] : [type(1, 0)],
    time: time === 'none' ? null : timeOf(time, random),
  };
}

function timeOf(kind: 'windows' | 'capped' | 'late', random: ReturnType<typeof createRandom>): TimeDimension {
  const open = Float64Array.from({ length: n }, (_, i) => (i === 0 ? 0 : random.below(3000)));
  return {
    ...PLAIN_TIME,
    open,
    close: open.map((value, i) => (i === 0 ? 10_000 : value + 1200)),
    service: Float64Array.from({ length: n }, (_, i) => (i === 0 ? 0 : 10)),
    lateCost: new Float64Array(n).fill(kind === 'late' ? 1 : 0),
  };
}

/** Iterations per second of CPU time at a medium temperature. */
function speedOf(problem: Problem): number {
  const instance = buildInstance(problem);
  const kernel = createKernel(instance, 3);
  kernel.configure({ averageRemoved: 10, longestString: 10, blink: 0.01 });
  startFrom(kernel, instance.customers, []);
  kernel.run(20_000, 50, 10);
  const begun = process.cpuUsage();
  let done = 0;
  let spent = 0;
  while (spent < seconds * 1e6) {
    kernel.run(500, 10, 10);
    done += 500;
    spent = process.cpuUsage(begun).user;
  }
  return (done / spent) * 1e6;
}

const plain = speedOf(problemOf({ time: 'none', mixed: false, asymmetric: false }));
console.log(`${customers} customers; plain: ${Math.round(plain)} iterations a second of CPU time`);
for (const time of ['none', 'windows', 'capped', 'late'] as const) {
  const reference = time === 'none' ? plain : speedOf(problemOf({ time, mixed: false, asymmetric: false }));
  for (const [mixed, asymmetric, unrounded, durations = false] of ([
    [false, false, false], [false, false, true], [false, true, true], [false, true, true, true], [true, false, false], [true, true, true], [true, true, true, true],
  ] as const satisfies readonly (readonly boolean[])[]).filter(([, , , own]) => time !== 'none' || own !== true)) {
    const speed = speedOf(problemOf({ time, mixed, asymmetric, unrounded, durations }));
    const features = [mixed ? 'mixed' : 'alike', asymmetric ? 'asymmetric' : 'symmetric', unrounded ? 'unrounded' : 'rounded', ...(durations ? ['durations'] : [])].join(', ');
    console.log(`${time.padEnd(8)} ${features.padEnd(40)} ${Math.round(speed).toString().padStart(8)}/s  ${(100 * speed / plain).toFixed(0)} % of plain, ${(100 * speed / reference).toFixed(0)} % of ${time}, symmetric, alike`);
  }
}
