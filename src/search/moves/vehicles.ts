import type { Board } from './board.js';

/** Vehicle types tried at a time when there are more; the next call goes on behind them. */
const TYPES_AT_A_TIME = 24;

/** Calls back for the vehicle types worth trying: all, or a window of them that moves on with every call. */
class TypeWindow {
  private offset = 0;

  /** @returns the first type for which `attempt` is true, or -1. */
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

/** The moves that change which vehicle drives: each has its own place in the list of types. */
export class VehicleMoves {
  private readonly board: Board;
  private readonly opening = new TypeWindow();
  private readonly retyping = new TypeWindow();

  constructor(board: Board) {
    this.board = board;
  }

  /** Length of the slot's route, or of its part from `first` on, driven by another type. */
  private lengthFor(type: number, first: number, last: number): number {
    const { terrain } = this.board;
    return terrain.distance(terrain.start[type]!, first) + this.board.along(first, last, false) + terrain.distance(last, terrain.end[type]!);
  }

  /** Puts `u` alone, or everything from `u` on, into a route of its own. */
  open(u: number): boolean {
    const { plan } = this.board;
    const slot = plan.routeOf[u]!;
    if (plan.size[slot]! < 2) return false;
    const last = plan.prev[plan.endOf(slot)]!;
    return this.openRun(slot, u, u) || (u !== last && plan.isCustomer(plan.prev[u]!) && this.openRun(slot, u, last));
  }

  private openRun(slot: number, p: number, q: number): boolean {
    const { board } = this;
    const { plan, terrain } = board;
    const before = plan.prev[p]!;
    const behind = plan.next[q]!;
    const unit = terrain.unitCost[plan.type[slot]!]!;
    const left = unit * (plan.between(before, behind) - plan.between(before, p) - board.along(p, q, false) - plan.between(q, behind));
    const load = board.loadOf(p, q);
    const found = this.opening.find(terrain.types, (type) => {
      if (!plan.available(type) || load > terrain.capacity[type]!) return false;
      const change = left + terrain.fixedCost[type]! + terrain.unitCost[type]! * this.lengthFor(type, p, q);
      if (!board.pays(change, slot, slot)) return false;
      board.a.begin(plan.type[slot]!).addHead(p).addTail(q);
      board.b.begin(type).add(p, q);
      return board.tryBoth(slot, plan.freeSlot(), change);
    });
    return found >= 0;
  }

  /** Gives a route to a vehicle of another type, of which one is free. */
  retype(slot: number): boolean {
    const { plan, terrain } = this.board;
    if (terrain.types === 1) return false;
    const current = plan.type[slot]!;
    const found = this.retyping.find(terrain.types, (type) => type !== current && plan.available(type) && this.retypeTo(slot, type));
    return found >= 0;
  }

  private ends(slot: number): [number, number] {
    const { plan } = this.board;
    return [plan.next[plan.startOf(slot)]!, plan.prev[plan.endOf(slot)]!];
  }

  private costAs(slot: number, type: number): number {
    const { terrain } = this.board;
    const [first, last] = this.ends(slot);
    return terrain.fixedCost[type]! + terrain.unitCost[type]! * this.lengthFor(type, first, last);
  }

  private retypeTo(slot: number, type: number): boolean {
    const { board } = this;
    const { plan, terrain } = board;
    if (plan.load[slot]! > terrain.capacity[type]!) return false;
    const change = this.costAs(slot, type) - plan.routeCost(slot) + plan.penalty[slot]!;
    if (!board.pays(change, slot, slot)) return false;
    const [first, last] = this.ends(slot);
    board.a.begin(type).add(first, last);
    return board.tryOne(slot, change);
  }

  /** Lets two routes exchange their vehicles. */
  swap(slot: number, partner: number): boolean {
    const { board } = this;
    const { plan, terrain } = board;
    const typeA = plan.type[slot]!;
    const typeB = plan.type[partner]!;
    if (typeA === typeB || plan.load[slot]! > terrain.capacity[typeB]! || plan.load[partner]! > terrain.capacity[typeA]!) return false;
    const old = plan.routeCost(slot) + plan.routeCost(partner) - plan.penalty[slot]! - plan.penalty[partner]!;
    const change = this.costAs(slot, typeB) + this.costAs(partner, typeA) - old;
    if (!board.pays(change, slot, partner)) return false;
    const [firstA, lastA] = this.ends(slot);
    const [firstB, lastB] = this.ends(partner);
    board.a.begin(typeB).add(firstA, lastA);
    board.b.begin(typeA).add(firstB, lastB);
    return board.tryBoth(slot, partner, change);
  }
}
