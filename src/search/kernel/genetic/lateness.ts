import { GeneticInstance } from './genetic-instance';
import { larger } from '../numbers';

/**
 * Lateness of routes with soft windows, and overtime beyond the duration cap. Unlike time warp, it cannot be
 * concatenated: a changed route is simulated from its first change until the clock matches its previous value, which
 * usually happens at the next wait. With a cap it is simulated to its end; if waiting makes it too long, it departs
 * later, as late as the cap requires.
 */
export class Lateness {
  private readonly instance: GeneticInstance;
  private readonly capped: boolean;
  private readonly next: StaticArray<i32>;
  private readonly node: StaticArray<i32>;
  private readonly ends: i32;
  /** Per vertex, at the earliest departure: end of service, lateness up to it and after it, in minutes. */
  private readonly leave: StaticArray<f64>;
  private readonly late: StaticArray<f64>;
  private readonly lateBehind: StaticArray<f64>;
  /**
   * Per vertex, with a cap: travel and service up to it, earliest end of its service considering opening times only,
   * start of its route.
   */
  private readonly work: StaticArray<f64>;
  private readonly ready: StaticArray<f64>;
  private readonly first: StaticArray<i32>;
  /** The simulated part of a route: its first vertex or -1, the nodes after it, and the last node. */
  private head: i32 = -1;
  private readonly visited: StaticArray<i32>;
  private count: i32 = 0;
  private at: i32 = 0;
  private clock: f64 = 0;
  private effort: f64 = 0;
  private soonest: f64 = 0;
  /** Minutes of lateness so far; for a whole route, at the departure that the cap requires. */
  sum: f64 = 0;
  pace: f64 = 1;
  /** Minutes of time warp that cost as much as one minute of lateness. */
  weight: f64 = 1;

  constructor(instance: GeneticInstance, next: StaticArray<i32>, node: StaticArray<i32>, vertices: i32) {
    const kept: i32 = instance.latePenalty > 0 ? vertices : 0;
    const capped: boolean = instance.maxDuration < Infinity;
    const driven: i32 = capped ? kept : 0;
    this.instance = instance;
    this.capped = capped;
    this.next = next;
    this.node = node;
    this.ends = instance.n + 1 + instance.slots;
    this.leave = new StaticArray<f64>(kept);
    this.late = new StaticArray<f64>(kept);
    this.lateBehind = new StaticArray<f64>(kept);
    this.work = new StaticArray<f64>(driven);
    this.ready = new StaticArray<f64>(driven);
    this.first = new StaticArray<i32>(driven);
    this.visited = new StaticArray<i32>(instance.n + 2);
  }

  /** Starts with a single node. */
  begin(node: i32): void {
    this.head = -1;
    this.count = 0;
    this.visited[this.count++] = node;
    this.effort = this.instance.service[node];
    this.soonest = -Infinity;
    this.depart(node, this.instance.open[node]);
  }

  private depart(node: i32, departure: f64): void {
    this.clock = departure + this.instance.service[node];
    this.sum = larger(0, departure - this.instance.close[node]);
    this.at = node;
  }

  /** Starts with the route up to a vertex, whose node is `node`. */
  from(vertex: i32, node: i32): void {
    this.head = vertex;
    this.count = 0;
    this.clock = this.leave[vertex];
    this.sum = this.late[vertex];
    this.at = node;
    if (!this.capped) return;
    this.effort = this.work[vertex];
    this.soonest = this.ready[vertex];
  }

  /** Continues to a node. */
  visit(node: i32): void {
    this.visited[this.count++] = node;
    this.drive(node);
  }

  private drive(node: i32): void {
    const instance = this.instance;
    const travel: f64 = this.pace * instance.travel[this.at * instance.nodes + node];
    const start: f64 = larger(this.clock + travel, instance.open[node]);
    this.sum += larger(0, start - instance.close[node]);
    this.clock = start + instance.service[node];
    this.at = node;
    if (!this.capped) return;
    this.effort += travel + instance.service[node];
    this.soonest = larger(this.soonest + travel, instance.open[node]) + instance.service[node];
  }

  /** Ends with the route from a vertex on. @returns lateness and overtime of the whole, in minutes of time warp */
  to(vertex: i32): f64 {
    let v: i32 = vertex;
    for (;;) {
      this.drive(this.node[v]);
      if (v >= this.ends) break;
      if (!this.capped && this.clock === this.leave[v]) return this.weight * (this.sum + this.lateBehind[v]);
      v = this.next[v];
    }
    return this.whole(vertex);
  }

  /** @returns lateness and overtime of the simulated part, in minutes of time warp */
  total(): f64 {
    return this.whole(-1);
  }

  /** @param tail - first vertex of the unchanged tail, -1 for none */
  private whole(tail: i32): f64 {
    if (!this.capped) return this.weight * this.sum;
    const cap: f64 = this.instance.maxDuration;
    const first: i32 = this.head >= 0 ? this.node[this.first[this.head]] : this.visited[0];
    const earliest: f64 = this.instance.open[first];
    const overtime: f64 = this.overtime();
    if (this.clock - earliest > cap && this.soonest - cap > earliest) this.driveAgain(first, this.soonest - cap, tail);
    return overtime + this.weight * this.sum;
  }

  private overtime(): f64 {
    return larger(0, this.effort - this.instance.maxDuration);
  }

  /** Simulates the whole route with another departure. */
  private driveAgain(first: i32, departure: f64, tail: i32): void {
    this.depart(first, departure);
    if (this.head >= 0) {
      for (let v: i32 = this.first[this.head]; v !== this.head; v = this.next[v]) this.drive(this.node[this.next[v]]);
    }
    for (let k: i32 = this.head >= 0 ? 0 : 1; k < this.count; k++) this.drive(this.visited[k]);
    if (tail < 0) return;
    let v: i32 = tail;
    this.drive(this.node[v]);
    while (v < this.ends) {
      v = this.next[v];
      this.drive(this.node[v]);
    }
  }

  /**
   * Simulates the route that starts at a vertex and stores the result; `sum` is then its lateness in minutes.
   * @returns minutes of overtime
   */
  refresh(start: i32): f64 {
    const end: i32 = this.keepHeads(start);
    const kept: f64 = this.late[end];
    for (let v: i32 = start; ; v = this.next[v]) {
      this.lateBehind[v] = kept - this.late[v];
      if (v === end) break;
    }
    if (!this.capped) return 0;
    const overtime: f64 = this.overtime();
    this.whole(-1);
    return overtime;
  }

  /** @returns the last vertex of the route */
  private keepHeads(start: i32): i32 {
    let v: i32 = start;
    this.begin(this.node[v]);
    this.keepHead(v, start);
    while (v < this.ends) {
      v = this.next[v];
      this.visit(this.node[v]);
      this.keepHead(v, start);
    }
    return v;
  }

  private keepHead(v: i32, start: i32): void {
    this.leave[v] = this.clock;
    this.late[v] = this.sum;
    if (!this.capped) return;
    this.work[v] = this.effort;
    this.ready[v] = this.soonest;
    this.first[v] = start;
  }
}
