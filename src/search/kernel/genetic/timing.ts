import { GeneticInstance } from './genetic-instance';
import { Lateness } from './lateness';
import { larger, smaller } from '../numbers';

/** Fewer minutes are rounding errors. */
const MIN_WARP: f64 = 1e-7;

/**
 * Time warp of routes: a late vehicle travels back in time to the end of the window, at a penalty, and so does one that
 * exceeds the duration cap. A route segment is represented by its duration, its time warp, and the earliest and latest
 * start that increase neither, so that segments are concatenated in O(1). Stored for every vertex: the head up to it
 * and the tail from it, at the pace of its vehicle. With soft windows `Lateness` is used instead.
 *
 * @see T. Vidal, T. G. Crainic, M. Gendreau and C. Prins, "A hybrid genetic algorithm with adaptive diversity
 * management for a large class of vehicle routing problems with time-windows", Computers & Operations Research 40
 * (2013), section 4.4, doi:10.1016/j.cor.2012.07.018
 */
export class Timing {
  private readonly instance: GeneticInstance;
  private readonly soft: boolean;
  readonly lateness: Lateness;
  /** Per vertex: the route head up to it. */
  private readonly headDuration: StaticArray<f64>;
  private readonly headWarp: StaticArray<f64>;
  private readonly headEarliest: StaticArray<f64>;
  private readonly headLatest: StaticArray<f64>;
  /** Per vertex: the route tail from it. */
  private readonly tailDuration: StaticArray<f64>;
  private readonly tailWarp: StaticArray<f64>;
  private readonly tailEarliest: StaticArray<f64>;
  private readonly tailLatest: StaticArray<f64>;
  /** The segment under construction, and its last node. */
  private duration: f64 = 0;
  private warp: f64 = 0;
  private earliest: f64 = 0;
  private latest: f64 = 0;
  private at: i32 = 0;
  /** Factor for the travel minutes of its vehicle. */
  pace: f64 = 1;

  constructor(instance: GeneticInstance, next: StaticArray<i32>, node: StaticArray<i32>, vertices: i32) {
    const kept: i32 = instance.timed ? vertices : 0;
    this.instance = instance;
    this.soft = instance.latePenalty > 0;
    this.lateness = new Lateness(instance, next, node, vertices);
    this.headDuration = new StaticArray<f64>(kept);
    this.headWarp = new StaticArray<f64>(kept);
    this.headEarliest = new StaticArray<f64>(kept);
    this.headLatest = new StaticArray<f64>(kept);
    this.tailDuration = new StaticArray<f64>(kept);
    this.tailWarp = new StaticArray<f64>(kept);
    this.tailEarliest = new StaticArray<f64>(kept);
    this.tailLatest = new StaticArray<f64>(kept);
  }

  /** Starts with a single node. */
  begin(node: i32): void {
    if (this.soft) {
      this.lateness.pace = this.pace;
      this.lateness.begin(node);
      return;
    }
    this.duration = this.instance.service[node];
    this.warp = 0;
    this.earliest = this.instance.open[node];
    this.latest = this.instance.close[node];
    this.at = node;
  }

  /** Starts with the head up to a vertex, whose node is `node`. */
  from(vertex: i32, node: i32): void {
    if (this.soft) {
      this.lateness.pace = this.pace;
      this.lateness.from(vertex, node);
      return;
    }
    this.duration = this.headDuration[vertex];
    this.warp = this.headWarp[vertex];
    this.earliest = this.headEarliest[vertex];
    this.latest = this.headLatest[vertex];
    this.at = node;
  }

  /** Continues to a node. */
  visit(node: i32): void {
    if (this.soft) {
      this.lateness.visit(node);
      return;
    }
    const instance = this.instance;
    this.join(node, instance.service[node], 0, instance.open[node], instance.close[node]);
    this.at = node;
  }

  /**
   * Ends with the tail from a vertex, whose node is `node`.
   * @returns time warp of the whole route plus its overtime, minutes
   */
  to(vertex: i32, node: i32): f64 {
    if (this.soft) return this.lateness.to(vertex);
    this.joinTail(vertex, node);
    return this.warp + this.overtime();
  }

  private joinTail(vertex: i32, node: i32): void {
    this.join(node, this.tailDuration[vertex], this.tailWarp[vertex], this.tailEarliest[vertex], this.tailLatest[vertex]);
  }

  /** Minutes above the duration cap if the vehicle departs as late as possible without increasing time warp. */
  private overtime(): f64 {
    return larger(0, this.duration - this.warp - this.instance.maxDuration);
  }

  private join(node: i32, duration: f64, warp: f64, earliest: f64, latest: f64): void {
    const travel: f64 = this.pace * this.instance.travel[this.at * this.instance.nodes + node];
    const delta: f64 = this.duration - this.warp + travel;
    const wait: f64 = larger(0, earliest - delta - this.latest);
    const more: f64 = larger(0, this.earliest + delta - latest);
    this.duration += duration + travel + wait;
    this.warp += warp + more;
    this.earliest = larger(earliest - delta, this.earliest) - wait;
    this.latest = smaller(latest - delta, this.latest) + more;
  }

  /** Stores the constructed segment as the head up to a vertex. */
  keepHead(vertex: i32): void {
    this.headDuration[vertex] = this.duration;
    this.headWarp[vertex] = this.warp;
    this.headEarliest[vertex] = this.earliest;
    this.headLatest[vertex] = this.latest;
  }

  /**
   * Prepends a node to the tail from `behind` and stores it as the tail from `vertex`; if `behind` is -1, the node is
   * the last one.
   */
  keepTail(vertex: i32, node: i32, behind: i32, next: i32): void {
    this.begin(node);
    if (behind >= 0) this.joinTail(behind, next);
    this.tailDuration[vertex] = this.duration;
    this.tailWarp[vertex] = this.warp;
    this.tailEarliest[vertex] = this.earliest;
    this.tailLatest[vertex] = this.latest;
  }

  /** Time warp and overtime of the constructed segment, minutes; 0 if only a rounding error. */
  total(): f64 {
    if (this.soft) return this.lateness.total();
    const warp: f64 = this.warp + this.overtime();
    return warp < MIN_WARP ? 0 : warp;
  }
}
