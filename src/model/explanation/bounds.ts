import { distanceFunction } from '../distances.js';
import type { Problem, TimeDimension } from '../problem.js';
import { allowance } from '../tolerance.js';
import { capacityOf, demandOf } from '../plain.js';

/**
 * Lower bounds on the times of any route. Nothing is assumed about distances: passing through other customers may be a
 * shortcut, so every bound is a shortest path over customers, including their service.
 */

/**
 * Vehicle types whose times are bounded together: exact if they travel alike, otherwise from the best value of each.
 */
export interface VehicleClass {
  readonly types: readonly number[];
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** Travel minutes per unit of distance, the minimum over the types. */
  readonly pace: number;
  /** The largest capacity and duration of the types. */
  readonly capacity: number;
  readonly maxDuration: number;
}

/** Per node, customers only; minutes. */
export interface ClassBounds {
  readonly vehicles: VehicleClass;
  /**
   * No route of the class can start service earlier; Infinity if windows on the way prevent it. Soft windows prevent
   * nothing.
   */
  readonly earliest: Float64Array;
  /** No route that starts service later reaches its end within the windows. Infinity under soft windows. */
  readonly latest: Float64Array;
  /** Lower bound on the time from the start of a route to the start of service. */
  readonly outward: Float64Array;
  /** Lower bound on the time from the start of service to the end of the route. */
  readonly homeward: Float64Array;
  /** Lower bound on the duration of any route through the node. */
  readonly duration: Float64Array;
}

/** Maximum number of path label relaxations in total; about half a second. */
const MAX_STEPS = 1.6e8;

/** Whether windows are hard. */
export function isHard(time: TimeDimension): boolean {
  return !time.lateCost.some((cost) => cost > 0);
}

/** The longest duration that some vehicle may take; Infinity without a limit. */
export function longestCap(problem: Problem): number {
  return problem.vehicleTypes.reduce((longest, { maxDuration }) => Math.max(longest, maxDuration), -Infinity);
}

/** Whether the direct edge is always the shortest path: unrounded Euclidean distances. */
export function isStraight(problem: Problem): boolean {
  return problem.travel.every(({ distances, durations }) => durations === null && distances.kind === 'positions' && distances.rounding === 'none');
}

/** Returns the bounds per vehicle class; null if they would take too long. */
export function classBounds(problem: Problem, time: TimeDimension): ClassBounds[] | null {
  const customers = problem.customers.length;
  const steps = 4 * customers * (isStraight(problem) ? 1 : customers);
  for (const key of [byDriving, byDepots, together]) {
    const classes = classesBy(problem, key);
    if (classes.length * steps <= MAX_STEPS) return classes.map((vehicles) => boundsOf(problem, time, vehicles));
  }
  return null;
}

type Key = (type: Problem['vehicleTypes'][number]) => string;
const byDriving: Key = ({ start, end, pace }) => `${start} ${end} ${pace}`;
const byDepots: Key = ({ start, end }) => `${start} ${end}`;
const together: Key = () => '';

function classesBy(problem: Problem, key: Key): VehicleClass[] {
  const groups = new Map<string, number[]>();
  for (const [index, type] of problem.vehicleTypes.entries()) {
    const group = groups.get(key(type));
    if (group === undefined) groups.set(key(type), [index]);
    else group.push(index);
  }
  return Array.from(groups.values(), (types) => {
    const members = types.map((type) => problem.vehicleTypes[type]!);
    const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Infinity);
    return {
      types,
      starts: [...new Set(members.map((member) => member.start))],
      ends: [...new Set(members.map((member) => member.end))],
      pace: least(members.map((member) => member.pace)),
      capacity: -least(members.map((member) => -capacityOf(member))),
      maxDuration: -least(members.map((member) => -member.maxDuration)),
    };
  });
}

function boundsOf(problem: Problem, time: TimeDimension, vehicles: VehicleClass): ClassBounds {
  const hard = isHard(time);
  const n = problem.nodeCount;
  const never = new Float64Array(n).fill(-Infinity);
  const always = new Float64Array(n).fill(Infinity);
  const close = hard ? time.close.map((minute) => minute + allowance(minute)) : always;
  const paths = new Paths(problem, vehicles.pace, time.service, vehicles.capacity);
  const from = (leave: (start: number) => number): Leg[] => vehicles.starts.map((node) => ({ node, minutes: leave(node) }));
  const to = (end: (node: number) => number): Leg[] => vehicles.ends.map((node) => ({ node, minutes: end(node) }));
  const departure = (start: number): number => Math.max(0, time.open[start]!);
  const usable = vehicles.starts.some((start) => departure(start) <= close[start]!);
  const earliest = usable ? paths.forward(from((start) => departure(start) + time.service[start]!), time.open, close) : always;
  const latest = hard ? paths.backward(to((end) => close[end]!), time.open, close) : always;
  const outward = paths.forward(from((start) => time.service[start]!), never, always);
  const homeward = paths.backward(to((end) => -time.service[end]!), never, always).map((minute) => -minute);
  const duration = outward.map((minutes, node) => minutes + homeward[node]!);
  if (hard) widenByWaiting(time, vehicles, { outward, homeward, duration, close });
  return { vehicles, earliest, latest, outward, homeward, duration };
}

/** If windows keep a vehicle from leaving late enough or ending early enough, the gap is waiting and counts as work. */
function widenByWaiting(
  time: TimeDimension, vehicles: VehicleClass,
  bounds: Pick<ClassBounds, 'outward' | 'homeward' | 'duration'> & { readonly close: Float64Array },
): void {
  const lastStart = Math.max(...vehicles.starts.map((node) => bounds.close[node]!));
  const firstEnd = Math.min(...vehicles.ends.map((node) => time.open[node]! + time.service[node]!));
  for (let node = 0; node < bounds.duration.length; node++) {
    const departure = Math.min(lastStart, bounds.close[node]! - bounds.outward[node]!);
    const end = Math.max(firstEnd, time.open[node]! + bounds.homeward[node]!);
    bounds.duration[node] = Math.max(bounds.duration[node]!, end - departure);
  }
}

/** A depot and the minute at which its vehicle leaves it, or must have reached it. */
interface Leg {
  readonly node: number;
  readonly minutes: number;
}

/** Dijkstra's algorithm on the complete graph of customers; O(n^2), or O(n) if the direct edge is always shortest. */
export class Paths {
  readonly #problem: Problem;
  readonly #customers: Int32Array;
  readonly #service: Float64Array;
  readonly #minutes: (from: number, to: number) => number;
  readonly #straight: boolean;
  readonly #capacity: number;

  constructor(problem: Problem, pace: number, service: Float64Array, capacity: number) {
    const distance = distanceFunction(problem);
    this.#problem = problem;
    this.#customers = problem.customers;
    this.#service = service;
    this.#minutes = (from, to) => pace * distance(from, to);
    this.#straight = isStraight(problem);
    this.#capacity = capacity + allowance(capacity);
  }

  /** @returns per customer the earliest start of service after leaving one of `from`; Infinity elsewhere. */
  forward(from: readonly Leg[], open: Float64Array, close: Float64Array): Float64Array {
    const labels = new Float64Array(open.length).fill(Infinity);
    for (const node of this.#customers) {
      for (const leg of from) {
        labels[node] = Math.min(labels[node]!, Math.max(leg.minutes + this.#minutes(leg.node, node), open[node]!));
      }
    }
    if (this.#straight) return labels;
    this.#settle(labels, 1, (at) => labels[at]! <= close[at]!, (at, node) => {
      const start = Math.max(labels[at]! + this.#service[at]! + this.#minutes(at, node), open[node]!);
      if (start < labels[node]!) labels[node] = start;
    });
    return labels;
  }

  /** @returns per customer the latest start of service that still reaches one of `to` in time; -Infinity elsewhere. */
  backward(to: readonly Leg[], open: Float64Array, close: Float64Array): Float64Array {
    const labels = new Float64Array(open.length).fill(-Infinity);
    for (const node of this.#customers) {
      for (const leg of to) {
        const start = leg.minutes - this.#minutes(node, leg.node) - this.#service[node]!;
        labels[node] = Math.max(labels[node]!, Math.min(start, close[node]!));
      }
    }
    if (this.#straight) return labels;
    this.#settle(labels, -1, (at) => labels[at]! >= open[at]!, (at, node) => {
      const start = Math.min(labels[at]! - this.#minutes(node, at) - this.#service[node]!, close[node]!);
      if (start > labels[node]!) labels[node] = start;
    });
    return labels;
  }

  /** Processes customers in label order and propagates each label wherever passing through is allowed. */
  #settle(labels: Float64Array, sign: 1 | -1, passable: (at: number) => boolean, pass: (at: number, node: number) => void): void {
    const open = Int32Array.from(this.#customers);
    for (let left = open.length; left > 0; left--) {
      let best = 0;
      for (let i = 1; i < left; i++) if (sign * labels[open[i]!]! < sign * labels[open[best]!]!) best = i;
      const at = open[best]!;
      open[best] = open[left - 1]!;
      if (!Number.isFinite(labels[at]!)) return;
      if (!passable(at) || demandOf(this.#problem)[at]! > this.#capacity) continue;
      for (let i = 0; i < left - 1; i++) pass(at, open[i]!);
    }
  }
}
