import { createKernel, type Kernel } from '../ruin-recreate/kernel.js';
import type { Network } from '../instance/layout.js';
import { readRoutes, startFrom, writeRoutes } from '../ruin-recreate/solution.js';
import type { PlannedRoutes } from '../../model/problem.js';
import type { GeneticKernel } from './kernel.js';

/** How the founders of a population come to be. */
interface Upbringing {
  readonly founders: number;
  /** Iterations of annealing that each gets per customer at most. */
  readonly most: number;
  /** Longest string that they lose, and the first temperature, as a share of what travelling between neighbours costs. */
  readonly string: number;
  readonly warm: number;
}

const PLAIN: Upbringing = { founders: 24, most: 60, string: 10, warm: 1 };
const TIMED: Upbringing = { founders: 48, most: 60, string: 10, warm: 1 };
/** As the ALNS strategy does: founders with fewer routes, which breeding hardly brings down. */
const TIMED_FROM_DEPOTS: Upbringing = { founders: 48, most: 200, string: 5, warm: 3 };
/** How few founders there are when time is short. */
const LEAST_FOUNDERS = 4;
/** Iterations of annealing that a founder gets per customer when time is short: fewer and better founders lead further. */
const LEAST_ITERATIONS = 20;
/** Iterations between two looks at the clock. */
const CHUNK = 100;
/** Ruins of founders: as in the ALNS strategy with windows. */
const REMOVED = 10;
const BLINK = 0.02;
const TAILS = 0.4;
/** Last temperature, as a share of what travelling between neighbours costs. */
const COLD = 0.15;
/** Short runs that try to serve who was left out at the start, and iterations of each. */
const FILLINGS = 20;
const FILLING = 100;

/** @returns how the founders of a network's population come to be when there is time */
export function upbringing(net: Network): Upbringing {
  if (!net.timed) return PLAIN;
  return net.typeCount > 1 ? TIMED_FROM_DEPOTS : TIMED;
}

/** How a population begins. */
export interface Founding {
  readonly seed: number;
  /** What travelling between neighbours costs. */
  readonly scale: number;
  /** Iterations of annealing that each founder gets at most. */
  readonly iterations: number;
  /** By when all founders must be there, milliseconds; null: iterations alone decide. */
  readonly untilMs: number | null;
}

/**
 * Begins a population with solutions by greedy insertion and a short annealing, in place of random ones, which are far from
 * feasible where windows are narrow and take long to improve where customers are many.
 * @param elapsedMs - the clock that `untilMs` goes by
 * @param stop - asked while founders are annealed: true ends it
 * @param founded - given each founder
 */
export function found(
  net: Network, genetic: GeneticKernel, { seed, scale, iterations, untilMs }: Founding, elapsedMs: () => number, stop: () => boolean,
  founded?: (routes: PlannedRoutes) => void,
): void {
  const kernel = createKernel(net, seed | 0);
  const { founders, string, warm } = upbringing(net);
  kernel.configure({ averageRemoved: REMOVED, longestString: string, blink: BLINK, tails: TAILS });
  let made = 0;
  const inTime = () => untilMs === null || elapsedMs() < untilMs;
  for (let k = 0; k < founders && (k < LEAST_FOUNDERS || inTime()) && !stop(); k++) {
    if (!fill(kernel, net, stop)) continue;
    cool(kernel, { scale, warm, most: iterations, least: LEAST_ITERATIONS * net.customers.length }, fractions(untilMs, founders - k, elapsedMs), stop);
    const routes = readRoutes(kernel.exchange, kernel.routes(true));
    founded?.(routes);
    if (!genetic.fits(routes)) continue;
    genetic.immigrate(writeRoutes(genetic.exchange, routes));
    made++;
  }
  if (made > 1) genetic.setUnborn(0);
}

/** @returns how much of its share of the time left a founder has used, with so many still to come; 0 when time does not count */
function fractions(untilMs: number | null, left: number, elapsedMs: () => number): () => number {
  if (untilMs === null) return () => 0;
  const begun = elapsedMs();
  const end = begun + (untilMs - begun) / left;
  return () => (end > begun ? (elapsedMs() - begun) / (end - begun) : 1);
}

/** @returns whether everybody is served */
function fill(kernel: Kernel, net: Network, stop: () => boolean): boolean {
  startFrom(kernel, net.customers, []);
  for (let k = 0; k < FILLINGS && kernel.absentCount() > 0 && !stop(); k++) kernel.run(FILLING, 1, 1);
  return kernel.absentCount() === 0;
}

function cool(
  kernel: Kernel, { scale, warm, most, least }: { scale: number; warm: number; most: number; least: number }, spent: () => number, stop: () => boolean,
): void {
  for (let done = 0; !stop(); done += CHUNK) {
    const fraction = Math.max(done / most, Math.min(spent(), done / least));
    if (fraction >= 1) return;
    const temperature = scale * warm * (COLD / warm) ** fraction;
    kernel.run(CHUNK, temperature, temperature);
  }
}
