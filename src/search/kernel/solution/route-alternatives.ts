import { ONE_OF } from '../details';
import { DETAILED, Instance } from '../instance';
import { RouteShipments } from './route-shipments';

/** Alternatives at the level DETAILED: orders of which at most one is served are one order, which the first of them stands for. */
export class RouteAlternatives extends RouteShipments {
  /** Whether there are any. */
  readonly chooses: boolean;
  /** Per node: the relation of which it is an alternative; -1: none. */
  private readonly choice: StaticArray<i32>;

  constructor(instance: Instance) {
    super(instance);
    const details = instance.details;
    const relations: i32 = instance.level === DETAILED ? details.relations : 0;
    let chooses = false;
    for (let k: i32 = 0; k < relations; k++) if (details.relationKind[k] === ONE_OF) chooses = true;
    const choice = new StaticArray<i32>(chooses ? instance.nodes : 0);
    for (let c: i32 = 0; c < choice.length; c++) choice[c] = -1;
    for (let k: i32 = 0; chooses && k < relations; k++) {
      if (details.relationKind[k] !== ONE_OF) continue;
      for (let m: i32 = details.relationStart[k]; m < details.relationStart[k + 1]; m++) choice[details.relationNode[m]] = k;
    }
    this.chooses = chooses;
    this.choice = choice;
  }

  /** The customer that stands for the order of `c`. */
  @inline
  leaderOf(c: i32): i32 {
    const order: i32 = this.pickupOf(c);
    return this.chooses && this.choice[order] >= 0 ? this.alternative(order, 0) : order;
  }

  /** Number of orders of which one serves the order that `c` stands for. */
  @inline
  alternatives(c: i32): i32 {
    if (!this.chooses || this.choice[c] < 0) return 1;
    const starts = this.details.relationStart;
    return starts[this.choice[c] + 1] - starts[this.choice[c]];
  }

  /** The k-th of them; `c` is one of several. */
  @inline
  alternative(c: i32, k: i32): i32 {
    return this.details.relationNode[this.details.relationStart[this.choice[c]] + k];
  }

  /** Whether `c` stands for an order that no route serves. */
  isLeftOut(c: i32): boolean {
    if (this.leaderOf(c) !== c || this.route[c] >= 0) return false;
    for (let k: i32 = this.alternatives(c) - 1; k > 0; k--) if (this.route[this.alternative(c, k)] >= 0) return false;
    return true;
  }
}
