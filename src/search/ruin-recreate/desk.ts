import type { Kernel } from './kernel.js';
import type { Network } from './network.js';

/** Places in `control`. */
export const CONTROL = { state: 0, hurry: 1 } as const;
/** States of a desk: waiting for work, work given, end of work, broken by an error. */
export const DESK = { idle: 0, busy: 1, closed: 2, failed: 3 } as const;

/** Places in `numbers`: what is asked, then what was found. */
const PLACE = {
  load: 0, seed: 1, routes: 2, active: 3, iterations: 4, from: 5, to: 6, chunk: 7,
  bestCost: 8, cost: 9, absent: 10, bestRoutes: 11, currentRoutes: 12, done: 13,
} as const;
const NUMBERS = 14;

/** The shared memory over which one kernel gets its slices of work: one desk per thread. */
export interface Desk {
  readonly control: Int32Array;
  readonly numbers: Float64Array;
  /** Routes to start from, in a kernel's exchange format; the customers at work; vehicles not in use. */
  readonly inbox: Int32Array;
  readonly active: Int32Array;
  readonly idle: Int32Array;
  /** Routes found: the best since the last load, and the current ones. */
  readonly best: Int32Array;
  readonly current: Int32Array;
}

/** A slice of annealing. */
export interface Slice {
  readonly iterations: number;
  readonly from: number;
  readonly to: number;
  /** Iterations between two looks at the hurry flag. */
  readonly chunk: number;
}

/** What a slice left. */
export interface SliceResult {
  /** Infinity when no solution served every customer. */
  readonly bestCost: number;
  readonly cost: number;
  readonly absent: number;
  readonly bestRoutes: number;
  readonly currentRoutes: number;
  readonly iterations: number;
}

export function createDesk(net: Network): Desk {
  const integers = (length: number) => new Int32Array(new SharedArrayBuffer(4 * length));
  const customers = net.customers.length;
  const exchange = customers + 2 * net.slotCount;
  return {
    control: integers(2),
    numbers: new Float64Array(new SharedArrayBuffer(8 * NUMBERS)),
    inbox: integers(exchange),
    active: integers(customers),
    idle: integers(net.typeCount),
    best: integers(exchange),
    current: integers(exchange),
  };
}

/** Puts a start on the desk for the next slice: routes already written to `inbox`, `active` and `idle`. */
export function askLoad(desk: Desk, routes: number, active: number): void {
  desk.numbers[PLACE.load] = 1;
  desk.numbers[PLACE.routes] = routes;
  desk.numbers[PLACE.active] = active;
}

/** Puts a slice on the desk. */
export function askSlice(desk: Desk, slice: Slice): void {
  desk.numbers[PLACE.iterations] = slice.iterations;
  desk.numbers[PLACE.from] = slice.from;
  desk.numbers[PLACE.to] = slice.to;
  desk.numbers[PLACE.chunk] = slice.chunk;
  Atomics.store(desk.control, CONTROL.hurry, 0);
}

/** Reads what the last slice left. */
export function sliceResult(desk: Desk): SliceResult {
  const { numbers } = desk;
  return {
    bestCost: numbers[PLACE.bestCost]!,
    cost: numbers[PLACE.cost]!,
    absent: numbers[PLACE.absent]!,
    bestRoutes: numbers[PLACE.bestRoutes]!,
    currentRoutes: numbers[PLACE.currentRoutes]!,
    iterations: numbers[PLACE.done]!,
  };
}

/**
 * Does what lies on the desk with a kernel, and puts the result there.
 * @param hurry - asked between chunks: true ends the slice early
 */
export function workSlice(kernel: Kernel, desk: Desk, hurry: () => boolean): void {
  const { numbers } = desk;
  if (numbers[PLACE.load] === 1) load(kernel, desk);
  const total = numbers[PLACE.iterations]!;
  const chunk = numbers[PLACE.chunk]!;
  const from = numbers[PLACE.from]!;
  const ratio = numbers[PLACE.to]! / from;
  let done = 0;
  while (done < total && !(done > 0 && hurry())) {
    const count = Math.min(chunk, total - done);
    kernel.run(count, from * ratio ** (done / total), from * ratio ** ((done + count) / total));
    done += count;
  }
  numbers[PLACE.done] = done;
  numbers[PLACE.bestCost] = kernel.bestCost();
  numbers[PLACE.cost] = kernel.cost();
  numbers[PLACE.absent] = kernel.absentCount();
  numbers[PLACE.bestRoutes] = kernel.bestCost() < Infinity ? kernel.routes(true) : 0;
  desk.best.set(kernel.exchange);
  numbers[PLACE.currentRoutes] = kernel.routes(false);
  desk.current.set(kernel.exchange);
}

function load(kernel: Kernel, desk: Desk): void {
  const { numbers } = desk;
  numbers[PLACE.load] = 0;
  kernel.exchange.set(desk.inbox);
  kernel.active.set(desk.active);
  kernel.setActiveCount(numbers[PLACE.active]!);
  kernel.start(numbers[PLACE.routes]!);
  for (let type = 0; type < desk.idle.length; type++) if (desk.idle[type]! >= 0) kernel.idle[type] = desk.idle[type]!;
  kernel.fill();
}
