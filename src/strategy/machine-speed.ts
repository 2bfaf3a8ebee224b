import { buildInstance } from '../search/instance/instance.js';
import { createKernel } from '../search/ruin-recreate/kernel.js';
import { startFrom } from '../search/ruin-recreate/exchange.js';
import { oneProfile, oneQuantity, PLAIN_PROBLEM, PLAIN_VEHICLE, planar } from '../model/plain.js';
import type { Problem } from '../model/problem.js';
import { createRandom } from './rng.js';

/**
 * Iterations per second of CPU time, with the present kernel, on the machine for which the seconds of the shipped selection table were measured: to be
 * measured again whenever the kernel gets faster, or every machine seems to be.
 */
const REFERENCE = 282_000;
const CUSTOMERS = 100;
const STOPS = 10;
/** Iterations per sample, and number of samples: other programs can only slow a sample down, so the fastest counts. */
const LOOK = 2_000;
const LOOKS = 5;

let measured: number | null = null;

/**
 * Measures the search speed of this machine by the CPU time of annealing 100 customers in the plane. The first call
 * takes about 70 ms.
 * @returns its speed relative to the machine for which the seconds of the shipped selection table were measured
 */
export function machineSpeed(): number {
  return (measured ??= measure());
}

function measure(): number {
  const instance = buildInstance(problem());
  const kernel = createKernel(instance, 1);
  kernel.configure({ averageRemoved: STOPS, longestString: STOPS, blink: 0.01 });
  startFrom(kernel, instance.customers, []);
  let least = Infinity;
  for (let look = 0; look <= LOOKS; look++) {
    const begun = process.cpuUsage();
    kernel.run(LOOK, 10, 10);
    // The first sample warms up.
    if (look > 0) least = Math.min(least, Math.max(1, process.cpuUsage(begun).user));
  }
  return (LOOK * 1e6) / least / REFERENCE;
}

function problem(): Problem {
  const random = createRandom(1);
  const nodeCount = CUSTOMERS + 1;
  const place = (): Float64Array => Float64Array.from({ length: nodeCount }, () => random.below(1000));
  return {
    ...PLAIN_PROBLEM, objective: 'min_total_distance', nodeCount, vehicleCount: CUSTOMERS, baseStartSeconds: 0,
    customers: Int32Array.from({ length: CUSTOMERS }, (_, k) => k + 1),
    quantities: oneQuantity(Float64Array.from({ length: nodeCount }, (_, node) => Math.min(node, 1))),
    travel: oneProfile(planar(place(), place(), 'nearest')),
    vehicleTypes: [{ ...PLAIN_VEHICLE, start: 0, end: 0, capacity: Float64Array.of(STOPS), fixedCost: 0, unitCost: 1, pace: 1, vehicles: Int32Array.from({ length: CUSTOMERS }, (_, k) => k) }],
    time: null,
  };
}
