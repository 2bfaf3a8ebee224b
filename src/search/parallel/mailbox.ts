import type { PlannedRoutes } from '../../model/problem.js';
import type { Part } from './decomposition.js';
import { MAX_STATISTICS } from '../operator-uses.js';
import type { Kernel } from '../ruin-recreate/kernel.js';
import type { Instance } from '../instance/layout.js';
import { readRoutes, routesLength, writeRoutes } from '../ruin-recreate/exchange.js';

/** Indices in `control`. */
export const CONTROL = { state: 0, stopEarly: 1 } as const;
/** States of a mailbox: waiting for work, work posted, closed, failed with an error. */
export const MAILBOX = { idle: 0, busy: 1, closed: 2, failed: 3 } as const;

/** Indices in `numbers`: the request, then the result. */
const PLACE = {
  parts: 0, iterations: 1, from: 2, to: 3, chunk: 4, eliminating: 5,
  bestCost: 6, cost: 7, absent: 8, bestRoutes: 9, currentRoutes: 10, done: 11, samples: 12,
} as const;
const NUMBERS = 13;

/** The shared memory through which one kernel receives its slices of work: one mailbox per thread. */
export interface Mailbox {
  readonly control: Int32Array;
  readonly numbers: Float64Array;
  /** Per part: its number of routes and of customers. */
  readonly counts: Int32Array;
  /**
   * Part after part: initial routes in a kernel's exchange format; the customers to search; per type the number of idle
   * vehicles, or -1 for all others of the fleet.
   */
  readonly inbox: Int32Array;
  readonly active: Int32Array;
  readonly idle: Int32Array;
  /**
   * Resulting routes, part after part: the best since the last load, and the current ones; for breeding, an individual
   * that emigrates.
   */
  readonly best: Int32Array;
  readonly current: Int32Array;
  /**
   * Solutions recorded during the last slice, each in a segment as long as `inbox`; their costs and numbers of routes.
   */
  readonly samples: Int32Array;
  readonly sampleCost: Float64Array;
  readonly sampleRoutes: Int32Array;
  /** Statistics of the kernel's operators over all slices so far. */
  readonly statistics: Float64Array;
}

/** A slice of annealing, the same for every part in the mailbox. */
export interface Slice {
  readonly iterations: number;
  readonly from: number;
  readonly to: number;
  /** Iterations between two checks of the stop flag. */
  readonly chunk: number;
  /** Whether it removes routes, see `Kernel.eliminate`; default false. */
  readonly eliminating?: boolean;
}

/** The result of a slice, summed over the parts. */
export interface SliceResult {
  /** Infinity if no solution served every customer. */
  readonly bestCost: number;
  readonly cost: number;
  readonly absent: number;
  readonly bestRoutes: number;
  readonly currentRoutes: number;
  readonly iterations: number;
  /** Solutions in the mailbox's `samples`. */
  readonly samples: number;
}

/**
 * @param parts - maximum number of parts in the mailbox at the same time
 * @param samples - maximum number of solutions recorded per slice
 */
export function createMailbox(instance: Instance, parts: number, samples: number): Mailbox {
  const integers = (length: number) => new Int32Array(new SharedArrayBuffer(4 * length));
  const customers = instance.customers.length;
  const exchange = customers + instance.reloadCount + 2 * instance.slotCount;
  return {
    control: integers(2),
    numbers: new Float64Array(new SharedArrayBuffer(8 * NUMBERS)),
    counts: integers(2 * parts),
    inbox: integers(exchange),
    active: integers(customers),
    idle: integers(parts * instance.typeCount),
    best: integers(exchange),
    current: integers(exchange),
    samples: integers(samples * exchange),
    sampleCost: new Float64Array(new SharedArrayBuffer(8 * samples)),
    sampleRoutes: integers(samples),
    statistics: new Float64Array(new SharedArrayBuffer(8 * MAX_STATISTICS)),
  };
}

/** Posts parts of a solution for the next slice, one after the other; parts must not share customers. */
export function postParts(mailbox: Mailbox, parts: readonly Part[]): void {
  const { counts, inbox, active, idle, numbers } = mailbox;
  numbers[PLACE.parts] = parts.length;
  const types = (idle.length * 2) / counts.length;
  let [route, customer] = [0, 0];
  parts.forEach((part, k) => {
    counts[2 * k] = writeRoutes(inbox.subarray(route), part.routes);
    counts[2 * k + 1] = part.customers.length;
    active.set(part.customers, customer);
    if (part.idle === null) idle.fill(-1, k * types, (k + 1) * types);
    else idle.set(part.idle, k * types);
    route += routesLength(inbox.subarray(route), part.routes.length);
    customer += part.customers.length;
  });
}

/** Posts a slice. */
export function postSlice(mailbox: Mailbox, slice: Slice): void {
  mailbox.numbers[PLACE.iterations] = slice.iterations;
  mailbox.numbers[PLACE.from] = slice.from;
  mailbox.numbers[PLACE.to] = slice.to;
  mailbox.numbers[PLACE.chunk] = slice.chunk;
  mailbox.numbers[PLACE.eliminating] = Number(slice.eliminating === true);
  Atomics.store(mailbox.control, CONTROL.stopEarly, 0);
}

/** Reads the result of the last slice. */
export function sliceResult(mailbox: Mailbox): SliceResult {
  const { numbers } = mailbox;
  return {
    bestCost: numbers[PLACE.bestCost]!,
    cost: numbers[PLACE.cost]!,
    absent: numbers[PLACE.absent]!,
    bestRoutes: numbers[PLACE.bestRoutes]!,
    currentRoutes: numbers[PLACE.currentRoutes]!,
    iterations: numbers[PLACE.done]!,
    samples: numbers[PLACE.samples]!,
  };
}

/**
 * Runs the posted slice with a kernel and stores the result: for each part, or for the kernel's current solution if no
 * part was posted.
 * @param stopEarly - called between chunks: true ends the slice early
 */
export function runSlice(kernel: Kernel, mailbox: Mailbox, stopEarly: () => boolean): void {
  const { numbers } = mailbox;
  const parts = numbers[PLACE.parts]!;
  numbers[PLACE.parts] = 0;
  numbers.fill(0, PLACE.bestCost);
  const at = { inbox: 0, active: 0, best: 0, current: 0 };
  for (let part = 0; part < Math.max(1, parts); part++) {
    if (parts > 0) load(kernel, mailbox, part, at);
    anneal(kernel, mailbox, stopEarly);
    collect(kernel, mailbox, at);
  }
  kernel.writeStatistics(mailbox.statistics);
}

/**
 * Copies the routes of the whole solution that were posted since the last slice to `exchange`. @returns their number
 */
export function takeRoutes({ numbers, counts, inbox }: Mailbox, exchange: Int32Array): number {
  if (numbers[PLACE.parts] === 0) return 0;
  numbers[PLACE.parts] = 0;
  exchange.set(inbox.subarray(0, routesLength(inbox, counts[0]!)));
  return counts[0]!;
}

/** @returns the number of iterations of the posted slice */
export function iterationsAsked({ numbers }: Mailbox): number {
  return numbers[PLACE.iterations]!;
}

/** Stores the best solution of the whole, the first `routes` routes of `exchange`, and what the slice did. */
export function leaveBest({ numbers, best }: Mailbox, cost: number, routes: number, exchange: Int32Array, iterations: number): void {
  numbers.fill(0, PLACE.bestCost);
  numbers[PLACE.bestCost] = cost;
  numbers[PLACE.bestRoutes] = routes;
  numbers[PLACE.done] = iterations;
  best.set(exchange.subarray(0, routesLength(exchange, routes)));
}

/**
 * Stores an individual that is to join another population, the first `routes` routes of `exchange`; call after
 * `leaveBest`.
 */
export function leaveEmigrant({ numbers, current }: Mailbox, routes: number, exchange: Int32Array): void {
  numbers[PLACE.currentRoutes] = routes;
  current.set(exchange.subarray(0, routesLength(exchange, routes)));
}

/** Position up to which a mailbox's arrays were read or filled. */
interface Reading {
  inbox: number;
  active: number;
  best: number;
  current: number;
}

function load(kernel: Kernel, mailbox: Mailbox, part: number, at: Reading): void {
  const [routes, active] = [mailbox.counts[2 * part]!, mailbox.counts[2 * part + 1]!];
  const inbox = mailbox.inbox.subarray(at.inbox);
  const length = routesLength(inbox, routes);
  kernel.exchange.set(inbox.subarray(0, length));
  kernel.active.set(mailbox.active.subarray(at.active, at.active + active));
  kernel.setActiveCount(active);
  kernel.start(routes);
  const types = kernel.idle.length;
  for (let type = 0; type < types; type++) if (mailbox.idle[part * types + type]! >= 0) kernel.idle[type] = mailbox.idle[part * types + type]!;
  kernel.fill();
  at.inbox += length;
  at.active += active;
}

function anneal(kernel: Kernel, mailbox: Mailbox, stopEarly: () => boolean): void {
  const { numbers } = mailbox;
  kernel.eliminate(numbers[PLACE.eliminating] === 1);
  const total = numbers[PLACE.iterations]!;
  const chunk = numbers[PLACE.chunk]!;
  const from = numbers[PLACE.from]!;
  const ratio = numbers[PLACE.to]! / from;
  const places = mailbox.sampleRoutes.length;
  let done = 0;
  while (done < total && !(numbers[PLACE.done]! > 0 && stopEarly())) {
    const count = Math.min(chunk, total - done);
    kernel.run(count, from * ratio ** (done / total), from * ratio ** ((done + count) / total));
    done += count;
    numbers[PLACE.done]! += count;
    if (numbers[PLACE.samples]! < Math.floor((places * done) / total)) noteSample(kernel, mailbox);
  }
}

/** Records the current solution if it serves all customers. */
function noteSample(kernel: Kernel, mailbox: Mailbox): void {
  if (kernel.absentCount() > 0) return;
  const place = mailbox.numbers[PLACE.samples]!++;
  mailbox.sampleCost[place] = kernel.cost();
  mailbox.sampleRoutes[place] = kernel.routes(false);
  mailbox.samples.set(kernel.exchange, place * mailbox.inbox.length);
}

/**
 * Reads the solutions recorded by the last slice, with their costs.
 * @example
 * const group = new ThreadGroup(buildInstance(problem), { threads: 1, seeds: [1], samples: 4 });
 * group.load(0, [{ routes, customers: problem.customers, idle: null }]);
 * const [{ samples }] = group.run({ iterations: 1000, from: 5, to: 0.1, chunk: 100 }, () => false);
 * const pool = new RoutePool(problem, 100);
 * readSamples(group.mailboxes[0], samples, (met, cost) => pool.add(met, cost));
 * pool.best(100).every((route) => routeCost(problem, route).total > 0); // => true
 * await group.close();
 */
export function readSamples(mailbox: Mailbox, count: number, take: (routes: PlannedRoutes, cost: number) => void): void {
  const length = mailbox.inbox.length;
  for (let k = 0; k < count; k++) {
    const stretch = mailbox.samples.subarray(k * length, (k + 1) * length);
    take(readRoutes(stretch, mailbox.sampleRoutes[k]!), mailbox.sampleCost[k]!);
  }
}

/** Appends the kernel's solution to the results. */
function collect(kernel: Kernel, mailbox: Mailbox, at: Reading): void {
  const { numbers } = mailbox;
  const write = (to: Int32Array, from: number, best: boolean) => {
    const routes = kernel.routes(best);
    const length = routesLength(kernel.exchange, routes);
    to.set(kernel.exchange.subarray(0, length), from);
    return { routes, length };
  };
  numbers[PLACE.bestCost]! += kernel.bestCost();
  numbers[PLACE.cost]! += kernel.cost();
  numbers[PLACE.absent]! += kernel.absentCount();
  if (kernel.bestCost() < Infinity) {
    const { routes, length } = write(mailbox.best, at.best, true);
    numbers[PLACE.bestRoutes]! += routes;
    at.best += length;
  }
  const { routes, length } = write(mailbox.current, at.current, false);
  numbers[PLACE.currentRoutes]! += routes;
  at.current += length;
}
