import { travelMinutes } from '../instance/layout.js';
import type { Plan } from './plan.js';
import { simulatedLateness, simulationBuffer } from './timing.js';

/** Maximum number of pieces in a candidate; a move cuts a route into fewer. */
const MAX_PIECES = 8;

/**
 * A route under consideration: a vehicle type and pieces of existing routes, driven forwards or backwards and
 * concatenated. It is evaluated from the ends of the pieces if the sums along the routes allow it, and written out as a
 * sequence only when a move is applied.
 * @example
 * const plan = new Plan(buildInstance(problem));
 * plan.import(routes);
 * const candidate = new CandidateRoute(plan).begin(0).add(1, 2).add(3, 3);
 * candidate.spell();
 * [...candidate.sequence.slice(0, candidate.length)]; // => [1, 2, 3]
 */
export class CandidateRoute {
  type = 0;
  /** Filled by `spell`: the customers in order, `sequence[0 .. length)`. */
  sequence: Int32Array;
  length = 0;

  private readonly plan: Plan;
  private readonly from = new Int32Array(MAX_PIECES);
  private readonly to = new Int32Array(MAX_PIECES);
  private readonly step: Int32Array[] = new Array<Int32Array>(MAX_PIECES);
  private pieces = 0;
  /** Running state while a candidate is timed under hard windows, see `Timing`. */
  private leave = 0;
  private duration = 0;
  private earliest = 0;
  private latest = 0;
  private last = 0;

  constructor(plan: Plan) {
    this.plan = plan;
    this.sequence = new Int32Array(plan.instance.customers.length + 1);
    for (let i = 0; i < MAX_PIECES; i++) this.step[i] = plan.next;
  }

  /** Starts a candidate for a vehicle of the type. */
  begin(type: number): this {
    this.type = type;
    this.pieces = 0;
    return this;
  }

  /** Appends the customers `from` .. `to` in route order; nothing if `from` is not a customer. */
  add(from: number, to: number): this {
    return this.piece(from, to, this.plan.next);
  }

  /** Appends the customers `from` .. `to` in reverse route order. */
  addReversed(from: number, to: number): this {
    return this.piece(from, to, this.plan.prev);
  }

  /** Appends everything before `stop` in its route. */
  addHead(stop: number): this {
    const { plan } = this;
    const before = plan.prev[stop]!;
    return plan.isCustomer(before) ? this.add(plan.next[plan.startOf(plan.routeOf[stop]!)]!, before) : this;
  }

  /** Appends everything after `stop` in its route. */
  addTail(stop: number): this {
    const { plan } = this;
    const behind = plan.next[stop]!;
    return plan.isCustomer(behind) ? this.add(behind, plan.prev[plan.endOf(plan.routeOf[stop]!)]!) : this;
  }

  private piece(from: number, to: number, step: Int32Array): this {
    const i = this.pieces++;
    this.from[i] = from;
    this.to[i] = to;
    this.step[i] = step;
    return this;
  }

  /** Writes the customers to `sequence`. */
  spell(): void {
    const { sequence } = this;
    let length = 0;
    for (let i = 0; i < this.pieces; i++) {
      const to = this.to[i]!;
      const step = this.step[i]!;
      for (let stop = this.from[i]!; ; stop = step[stop]!) {
        sequence[length++] = stop;
        if (stop === to) break;
      }
    }
    this.length = length;
  }

  /**
   * @returns the penalty for the lateness of the route; Infinity if hard windows or the cap forbid it. Constant time
   * for heads, tails and short pieces under hard windows; otherwise O(customers).
   */
  penalty(): number {
    const { instance } = this.plan;
    if (!instance.timed || this.pieces === 0) return 0;
    if (instance.soft) return this.softPenalty();
    return this.feasible() ? 0 : Infinity;
  }

  private softPenalty(): number {
    const { instance } = this.plan;
    this.spell();
    const visits = simulationBuffer(this.length + 2);
    visits[0] = instance.start[this.type]!;
    for (let i = 0; i < this.length; i++) visits[i + 1] = this.sequence[i]!;
    visits[this.length + 1] = instance.end[this.type]!;
    return instance.latePenalty * simulatedLateness(instance, this.type, visits, this.length + 2);
  }

  private feasible(): boolean {
    const { plan } = this;
    const { instance } = plan;
    let i = 0;
    if (this.isHead(0)) {
      this.takeHead(this.to[0]!);
      i = 1;
    } else if (!this.takeStart()) return false;
    const lastPiece = this.pieces - 1;
    for (; i <= lastPiece; i++) {
      if (i === lastPiece && this.isTail(i)) return this.takeTail(this.from[i]!);
      const to = this.to[i]!;
      const step = this.step[i]!;
      for (let stop = this.from[i]!; ; stop = step[stop]!) {
        if (!this.takeNode(stop)) return false;
        if (stop === to) break;
      }
    }
    return this.takeNode(instance.end[this.type]!) && (!instance.capped || this.duration <= instance.maxDuration);
  }

  /** Head and tail sums only hold for a vehicle with the same pace and depot. */
  private isHead(piece: number): boolean {
    const { plan } = this;
    const from = this.from[piece]!;
    const slot = plan.routeOf[from]!;
    if (slot < 0 || this.step[piece] !== plan.next || plan.prev[from] !== plan.startOf(slot)) return false;
    const type = plan.type[slot]!;
    return type === this.type || (plan.instance.minutes[type] === plan.instance.minutes[this.type] && plan.instance.start[type] === plan.instance.start[this.type]);
  }

  private isTail(piece: number): boolean {
    const { plan } = this;
    const to = this.to[piece]!;
    const slot = plan.routeOf[to]!;
    if (slot < 0 || this.step[piece] !== plan.next || plan.next[to] !== plan.endOf(slot)) return false;
    const type = plan.type[slot]!;
    return type === this.type || (plan.instance.minutes[type] === plan.instance.minutes[this.type] && plan.instance.end[type] === plan.instance.end[this.type]);
  }

  private takeStart(): boolean {
    const { instance } = this.plan;
    const node = instance.start[this.type]!;
    this.last = node;
    this.earliest = Math.max(0, instance.open[node]!);
    this.duration = instance.service[node]!;
    this.leave = this.earliest + this.duration;
    this.latest = instance.close[node]!;
    return this.earliest <= this.latest;
  }

  private takeHead(stop: number): void {
    const { timing, instance } = this.plan;
    this.last = stop;
    this.leave = timing.leave[stop]!;
    if (!instance.capped) return;
    this.duration = timing.headDuration[stop]!;
    this.earliest = timing.headEarliest[stop]!;
    this.latest = timing.headLatest[stop]!;
  }

  private takeNode(node: number): boolean {
    const { instance } = this.plan;
    const travel = travelMinutes(instance, this.type, this.last, node);
    const opening = instance.open[node]!;
    const start = Math.max(this.leave + travel, opening);
    if (start > instance.close[node]!) return false;
    this.leave = start + instance.service[node]!;
    this.last = node;
    if (!instance.capped) return true;
    const reached = this.duration + travel;
    const wait = Math.max(0, opening - reached - this.latest);
    this.duration = reached + wait + instance.service[node]!;
    this.earliest = Math.max(opening - reached, this.earliest) - wait;
    this.latest = Math.min(instance.close[node]! - reached, this.latest);
    return true;
  }

  private takeTail(stop: number): boolean {
    const { timing, instance } = this.plan;
    const travel = travelMinutes(instance, this.type, this.last, stop);
    if (this.leave + travel > timing.latest[stop]!) return false;
    if (!instance.capped) return true;
    const reached = this.duration + travel;
    const wait = Math.max(0, timing.tailEarliest[stop]! - reached - this.latest);
    return reached + wait + timing.tailDuration[stop]! <= instance.maxDuration;
  }
}
