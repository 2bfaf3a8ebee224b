import { distance } from '../instance/layout.js';
import type { MoveEvaluation } from './move-evaluation.js';

/** Vehicle types tried per call if there are more; the next call continues after them. */
const TYPES_AT_A_TIME = 24;

/** Visits the vehicle types worth trying: all, or a window that advances with every call. */
class TypeWindow {
  private offset = 0;

  /** @returns the first type for which `attempt` returns true, or -1. */
  find(types: number, attempt: (type: number) => boolean): number {
    const count = Math.min(types, TYPES_AT_A_TIME);
    for (let i = 0; i < count; i++) {
      const type = (this.offset + i) % types;
      if (attempt(type)) return type;
    }
    if (types > count) this.offset = (this.offset + count) % types;
    return -1;
  }
}

/** The moves that change vehicles; each has its own position in the list of types. */
export class VehicleMoves {
  private readonly evaluation: MoveEvaluation;
  private readonly opening = new TypeWindow();
  private readonly retyping = new TypeWindow();

  constructor(evaluation: MoveEvaluation) {
    this.evaluation = evaluation;
  }

  /** Length of the slot's route, or of its part from `first`, driven by another type. */
  private lengthFor(type: number, first: number, last: number): number {
    const { instance } = this.evaluation;
    return distance(instance, instance.start[type]!, first) + this.evaluation.along(first, last, false) + distance(instance, last, instance.end[type]!);
  }

  /** Puts `u` alone, or everything from `u`, on a new route. */
  open(u: number): boolean {
    const { plan } = this.evaluation;
    const slot = plan.routeOf[u]!;
    if (plan.size[slot]! < 2) return false;
    const last = plan.prev[plan.endOf(slot)]!;
    return this.openRun(slot, u, u) || (u !== last && plan.isCustomer(plan.prev[u]!) && this.openRun(slot, u, last));
  }

  private openRun(slot: number, p: number, q: number): boolean {
    const { evaluation } = this;
    const { plan, instance } = evaluation;
    const before = plan.prev[p]!;
    const behind = plan.next[q]!;
    const unit = instance.unitCost[plan.type[slot]!]!;
    const left = unit * (plan.between(before, behind) - plan.between(before, p) - evaluation.along(p, q, false) - plan.between(q, behind));
    const load = evaluation.loadOf(p, q);
    const found = this.opening.find(instance.typeCount, (type) => {
      if (!plan.available(type) || load > instance.capacity[type]!) return false;
      const change = left + instance.fixedCost[type]! + instance.unitCost[type]! * this.lengthFor(type, p, q);
      if (!evaluation.pays(change, slot, slot)) return false;
      evaluation.a.begin(plan.type[slot]!).addHead(p).addTail(q);
      evaluation.b.begin(type).add(p, q);
      return evaluation.tryBoth(slot, plan.freeSlot(), change);
    });
    return found >= 0;
  }

  /** Assigns a route to an available vehicle of another type. */
  retype(slot: number): boolean {
    const { plan, instance } = this.evaluation;
    if (instance.typeCount === 1) return false;
    const current = plan.type[slot]!;
    const found = this.retyping.find(instance.typeCount, (type) => type !== current && plan.available(type) && this.retypeTo(slot, type));
    return found >= 0;
  }

  private ends(slot: number): [number, number] {
    const { plan } = this.evaluation;
    return [plan.next[plan.startOf(slot)]!, plan.prev[plan.endOf(slot)]!];
  }

  private costAs(slot: number, type: number): number {
    const { instance } = this.evaluation;
    const [first, last] = this.ends(slot);
    return instance.fixedCost[type]! + instance.unitCost[type]! * this.lengthFor(type, first, last);
  }

  private retypeTo(slot: number, type: number): boolean {
    const { evaluation } = this;
    const { plan, instance } = evaluation;
    if (plan.load[slot]! > instance.capacity[type]!) return false;
    const change = this.costAs(slot, type) - plan.routeCost(slot) + plan.penalty[slot]!;
    if (!evaluation.pays(change, slot, slot)) return false;
    const [first, last] = this.ends(slot);
    evaluation.a.begin(type).add(first, last);
    return evaluation.tryOne(slot, change);
  }

  /** Exchanges the vehicles of two routes. */
  swap(slot: number, partner: number): boolean {
    const { evaluation } = this;
    const { plan, instance } = evaluation;
    const typeA = plan.type[slot]!;
    const typeB = plan.type[partner]!;
    if (typeA === typeB || plan.load[slot]! > instance.capacity[typeB]! || plan.load[partner]! > instance.capacity[typeA]!) return false;
    const old = plan.routeCost(slot) + plan.routeCost(partner) - plan.penalty[slot]! - plan.penalty[partner]!;
    const change = this.costAs(slot, typeB) + this.costAs(partner, typeA) - old;
    if (!evaluation.pays(change, slot, partner)) return false;
    const [firstA, lastA] = this.ends(slot);
    const [firstB, lastB] = this.ends(partner);
    evaluation.a.begin(typeB).add(firstA, lastA);
    evaluation.b.begin(typeA).add(firstB, lastB);
    return evaluation.tryBoth(slot, partner, change);
  }
}
