import { MoveEvaluation, type Move } from './move-evaluation.js';
import { crossover } from './two-opt-star.js';
import { exchange } from './exchange.js';
import { relocate } from './relocate.js';
import { twoOpt } from './two-opt.js';
import { VehicleMoves } from './vehicles.js';
import type { Plan } from './plan.js';
import { NOWHERE } from './plan.js';
import type { NearestLists } from '../instance/nearest.js';

/** The moves between a customer and one of its neighbours, in the order in which they are tried. */
const MOVES: readonly Move[] = [relocate, twoOpt, crossover, exchange];

/** Moves tried between two checks of the clock. */
const PATIENCE = 64;

/** Neighbours tried per customer. */
const REACH = 30;

/** Routes per call with which a route may exchange its vehicle. */
const PARTNERS = 32;

/**
 * Improves a plan until no move between neighbours makes it cheaper: the first improving move is applied, and the
 * customers next to the changed edges are examined again. Deterministic.
 * @example
 * const instance = buildInstance(problem);
 * const plan = new Plan(instance);
 * plan.import([{ type: 0, customers: [1, 4] }, { type: 0, customers: [3, 2] }]);
 * const search = new LocalSearch(plan, instance.insertionNeighbours);
 * for (const customer of instance.customers) search.enqueue(customer);
 * search.run(() => context.shouldStop()); // => true
 * evaluate(problem, plan.export()).total; // => 24
 */
export class LocalSearch {
  readonly evaluation: MoveEvaluation;
  private readonly plan: Plan;
  private readonly nearest: NearestLists;
  private readonly vehicles: VehicleMoves;
  /** A circular queue of the customers to examine. */
  private readonly queue: Int32Array;
  private readonly queued: Uint8Array;
  private head = 0;
  private length = 0;

  /** @param nearest - the neighbours of each customer; only the nearest thirty are tried */
  constructor(plan: Plan, nearest: NearestLists) {
    this.plan = plan;
    this.nearest = nearest;
    this.evaluation = new MoveEvaluation(plan);
    this.vehicles = new VehicleMoves(this.evaluation);
    this.queue = new Int32Array(Math.max(1, plan.instance.customers.length));
    this.queued = new Uint8Array(plan.instance.nodeCount);
  }

  /** Queues a customer; other stops are ignored. */
  enqueue(stop: number): void {
    if (!this.plan.isCustomer(stop) || this.queued[stop] === 1) return;
    this.queued[stop] = 1;
    this.queue[(this.head + this.length++) % this.queue.length] = stop;
  }

  /** Queues a customer, its predecessor and its successor. */
  enqueueAround(customer: number): void {
    this.enqueue(customer);
    if (this.plan.routeOf[customer] === NOWHERE) return;
    this.enqueue(this.plan.prev[customer]!);
    this.enqueue(this.plan.next[customer]!);
  }

  /**
   * Runs until the queue is empty. @param shouldStop called periodically; if true, the rest of the queue is dropped.
   * @returns false if it was stopped before reaching a local optimum.
   */
  run(shouldStop: () => boolean): boolean {
    let patience = PATIENCE;
    while (this.length > 0) {
      const customer = this.queue[this.head]!;
      this.head = (this.head + 1) % this.queue.length;
      this.length--;
      this.queued[customer] = 0;
      if (this.plan.routeOf[customer] !== NOWHERE) this.improveAround(customer);
      if (--patience > 0) continue;
      patience = PATIENCE;
      if (shouldStop()) return this.clear();
    }
    return true;
  }

  private clear(): false {
    while (this.length > 0) {
      this.queued[this.queue[this.head]!] = 0;
      this.head = (this.head + 1) % this.queue.length;
      this.length--;
    }
    return false;
  }

  private improveAround(u: number): void {
    const { plan } = this;
    const { width, count, node } = this.nearest;
    for (let k = 0; k < Math.min(count[u]!, REACH); k++) {
      const v = node[u * width + k]!;
      if (plan.routeOf[v] === NOWHERE) continue;
      if (this.improvePair(u, v)) {
        this.enqueueAround(u);
        this.enqueueAround(v);
        return;
      }
    }
    const slot = plan.routeOf[u]!;
    const before = plan.prev[u]!;
    const behind = plan.next[u]!;
    if (!this.vehicles.open(u) && !this.retypeAtStart(u, slot)) return;
    this.enqueueAround(u);
    this.enqueue(before);
    this.enqueue(behind);
  }

  private improvePair(u: number, v: number): boolean {
    const { plan } = this;
    const beforeU = plan.prev[u]!;
    const behindU = plan.next[u]!;
    const beforeV = plan.prev[v]!;
    const behindV = plan.next[v]!;
    for (const move of MOVES) {
      if (!move(this.evaluation, u, v)) continue;
      this.enqueue(beforeU);
      this.enqueue(behindU);
      this.enqueue(beforeV);
      this.enqueue(behindV);
      return true;
    }
    return false;
  }

  /** Tries other vehicles once per route: at its first customer. */
  private retypeAtStart(u: number, slot: number): boolean {
    const { plan } = this;
    return plan.instance.typeCount > 1 && plan.prev[u] === plan.startOf(slot) && this.retype(slot);
  }

  private retype(slot: number): boolean {
    const { plan } = this;
    if (this.vehicles.retype(slot)) return true;
    const others = Math.min(plan.routes, PARTNERS);
    for (let i = 0; i < others; i++) {
      const partner = plan.active[(slot + i) % plan.routes]!;
      if (partner !== slot && this.vehicles.swap(slot, partner)) return true;
    }
    return false;
  }
}
