import { distance, travelMinutes, type Instance } from '../instance/layout.js';

/** What timing reads of a plan: doubly linked routes, by slot and by stop. */
export interface LinkedRoutes {
  readonly type: Int32Array;
  readonly size: Int32Array;
  readonly node: Int32Array;
  readonly next: Int32Array;
  readonly prev: Int32Array;
  startOf(slot: number): number;
  endOf(slot: number): number;
}

/**
 * Times along routes. Under hard windows each stop keeps the timing of its route's head (start .. stop) and tail (stop
 * .. end), so that a route concatenated from a head, a few stops and a tail is timed in constant time.
 *
 * Soft windows with a linear penalty have no such constant-size summary: the lateness of a tail is a convex function of
 * its start with one kink per stop. Such routes are simulated as a whole, but only for moves that would be an
 * improvement by distance alone.
 *
 * @see Vidal, Crainic, Gendreau and Prins (2013), doi:10.1016/j.cor.2012.07.018, section 4.5: concatenation
 */
export class Timing {
  readonly instance: Instance;
  /** Head: earliest time at which the vehicle can leave the stop. */
  readonly leave: Float64Array;
  /** Tail: latest start of service at the stop. */
  readonly latest: Float64Array;
  /** With a cap, for head and tail: minimum duration, and the earliest and latest start that achieve it. */
  readonly headDuration: Float64Array;
  readonly headEarliest: Float64Array;
  readonly headLatest: Float64Array;
  readonly tailDuration: Float64Array;
  readonly tailEarliest: Float64Array;

  constructor(instance: Instance, stops: number) {
    this.instance = instance;
    const hard = instance.timed && !instance.soft ? stops : 0;
    const capped = instance.capped ? hard : 0;
    this.leave = new Float64Array(hard);
    this.latest = new Float64Array(hard);
    this.headDuration = new Float64Array(capped);
    this.headEarliest = new Float64Array(capped);
    this.headLatest = new Float64Array(capped);
    this.tailDuration = new Float64Array(capped);
    this.tailEarliest = new Float64Array(capped);
  }

  /** Updates the heads and tails of a slot's route. @returns the penalty for its lateness. */
  measure(plan: LinkedRoutes, slot: number): number {
    const { instance } = this;
    if (!instance.timed) return 0;
    if (instance.soft) return instance.latePenalty * this.routeLateness(plan, slot);
    this.measureHead(plan, slot);
    this.measureTail(plan, slot);
    return 0;
  }

  private measureHead(plan: LinkedRoutes, slot: number): void {
    const { open, close, service, minutes: pace, capped } = this.instance;
    const minutes = pace[plan.type[slot]!]!;
    let stop = plan.startOf(slot);
    const end = plan.endOf(slot);
    let node = plan.node[stop]!;
    let duration = service[node]!;
    let earliest = Math.max(0, open[node]!);
    let latest = close[node]!;
    let leave = earliest + duration;
    for (;;) {
      this.leave[stop] = leave;
      if (capped) {
        this.headDuration[stop] = duration;
        this.headEarliest[stop] = earliest;
        this.headLatest[stop] = latest;
      }
      if (stop === end) return;
      const following = plan.next[stop]!;
      const at = plan.node[following]!;
      const travel = minutes * distance(this.instance, node, at);
      const started = Math.max(leave + travel, open[at]!);
      leave = started + service[at]!;
      const reached = duration + travel;
      const wait = Math.max(0, open[at]! - reached - latest);
      duration = reached + wait + service[at]!;
      earliest = Math.max(open[at]! - reached, earliest) - wait;
      latest = Math.min(close[at]! - reached, latest);
      stop = following;
      node = at;
    }
  }

  private measureTail(plan: LinkedRoutes, slot: number): void {
    const { open, close, service, minutes: pace, capped } = this.instance;
    const minutes = pace[plan.type[slot]!]!;
    let stop = plan.endOf(slot);
    const start = plan.startOf(slot);
    let node = plan.node[stop]!;
    let duration = service[node]!;
    let earliest = open[node]!;
    let latest = close[node]!;
    for (;;) {
      this.latest[stop] = latest;
      if (capped) {
        this.tailDuration[stop] = duration;
        this.tailEarliest[stop] = earliest;
      }
      if (stop === start) return;
      const before = plan.prev[stop]!;
      const at = plan.node[before]!;
      const reached = service[at]! + minutes * distance(this.instance, at, node);
      const wait = Math.max(0, earliest - reached - close[at]!);
      duration += reached + wait;
      earliest = Math.max(earliest - reached, open[at]!) - wait;
      latest = Math.min(latest - reached, close[at]!);
      stop = before;
      node = at;
    }
  }

  private routeLateness(plan: LinkedRoutes, slot: number): number {
    const visits = simulationBuffer(plan.size[slot]! + 2);
    let size = 0;
    const end = plan.endOf(slot);
    for (let stop = plan.startOf(slot); ; stop = plan.next[stop]!) {
      visits[size++] = plan.node[stop]!;
      if (stop === end) break;
    }
    return simulatedLateness(this.instance, plan.type[slot]!, visits, size);
  }
}

let buffer = new Int32Array(256);

/** @returns a buffer for the nodes of one route, overwritten by the next caller. */
export function simulationBuffer(size: number): Int32Array {
  if (buffer.length < size) buffer = new Int32Array(2 * size);
  return buffer;
}

/**
 * Simulates a route that leaves as early as the cap allows: leaving later improves neither lateness nor the end.
 * O(size).
 * @param visits nodes, start and end included: `visits[0 .. size)`.
 * @returns the minimum total lateness, minutes; Infinity if travel and service alone exceed the cap.
 */
export function simulatedLateness(instance: Instance, type: number, visits: Int32Array, size: number): number {
  const first = Math.max(0, instance.open[visits[0]!]!);
  if (!instance.capped) return latenessFrom(instance, type, visits, size, first);
  const { open, service } = instance;
  let node = visits[0]!;
  let busy = service[node]!;
  let leave = first + busy;
  for (let i = 1; i < size; i++) {
    const at = visits[i]!;
    const travel = travelMinutes(instance, type, node, at);
    busy += travel + service[at]!;
    leave = Math.max(leave + travel, open[at]!) + service[at]!;
    node = at;
  }
  if (busy > instance.maxDuration) return Infinity;
  const cap = instance.soft ? instance.durationCap : instance.maxDuration;
  return latenessFrom(instance, type, visits, size, Math.max(first, leave - cap));
}

/**
 * @returns the penalty for the lateness of a simulated route; Infinity if hard windows or the cap forbid it. O(size).
 */
export function simulatedPenalty(instance: Instance, type: number, visits: Int32Array, size: number): number {
  const lateness = simulatedLateness(instance, type, visits, size);
  if (instance.soft) return instance.latePenalty * lateness;
  return lateness > 0 ? Infinity : 0;
}

function latenessFrom(instance: Instance, type: number, visits: Int32Array, size: number, departure: number): number {
  const { open, close, service } = instance;
  let node = visits[0]!;
  let lateness = Math.max(0, departure - close[node]!);
  let leave = departure + service[node]!;
  for (let i = 1; i < size; i++) {
    const at = visits[i]!;
    const start = Math.max(leave + travelMinutes(instance, type, node, at), open[at]!);
    if (start > close[at]!) lateness += start - close[at]!;
    leave = start + service[at]!;
    node = at;
  }
  return lateness;
}
