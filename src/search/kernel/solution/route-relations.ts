import { DIFFERENT_VEHICLES, IN_DIRECT_ORDER, IN_ORDER, ONE_OF } from '../details';
import { DETAILED, Instance } from '../instance';
import { RouteAlternatives } from './route-alternatives';

/** The relations between customers at the level DETAILED. */
export class RouteRelations extends RouteAlternatives {
  /** Whether customers of any relation must follow each other directly. */
  private readonly direct: boolean;
  /** Whether any type makes all deliveries before the first collection. */
  protected readonly ordered: boolean;
  /** Per vertex: its place on the route; only with customers in order, or such an order. */
  protected readonly position: StaticArray<i32>;
  /** For listing partners. */
  protected readonly partners: StaticArray<i32>;

  constructor(instance: Instance) {
    super(instance);
    const related = instance.level === DETAILED && instance.details.relations > 0;
    const kinds = instance.details.relationKind;
    let direct = false;
    let inOrder = false;
    for (let k: i32 = 0; related && k < kinds.length; k++) {
      if (kinds[k] === IN_DIRECT_ORDER) direct = true;
      if (kinds[k] === IN_ORDER) inOrder = true;
    }
    this.direct = direct;
    const ordered = instance.details.deliveriesFirst.length > 0;
    this.ordered = ordered;
    this.position = new StaticArray<i32>(inOrder || ordered ? instance.nodes + 2 * instance.slots : 0);
    this.partners = new StaticArray<i32>(related ? instance.nodes : 0);
  }

  /** Whether customers have relations. */
  hasRelations(): boolean {
    return this.level === DETAILED && this.details.relations > 0;
  }

  /** Whether customer `c` after `p` on route `r` keeps its relations to customers that are served. */
  protected keepsRelations(c: i32, r: i32, p: i32): boolean {
    const details = this.details;
    if (details.relations === 0) return true;
    if (this.direct && !this.keepsDirectOrder(c, p)) return false;
    for (let k: i32 = details.memberStart[c]; k < details.memberStart[c + 1]; k++) {
      const relation: i32 = details.memberOf[k];
      const kind: i32 = details.relationKind[relation];
      let before = true;
      for (let m: i32 = details.relationStart[relation]; m < details.relationStart[relation + 1]; m++) {
        const other: i32 = details.relationNode[m];
        if (other === c) before = false;
        if (other === c || this.route[other] < 0) continue;
        if ((this.route[other] === r) === (kind === DIFFERENT_VEHICLES)) return false;
        if (kind === IN_ORDER && before !== (this.position[other] <= this.position[p])) return false;
      }
    }
    return true;
  }

  /**
   * Whether customer `c` after vertex `p` does not part two that must follow each other directly, and itself follows and precedes
   * the right ones.
   */
  private keepsDirectOrder(c: i32, p: i32): boolean {
    const details = this.details;
    const a: i32 = this.customerTo(p);
    const b: i32 = this.customerFrom(this.next[p]);
    if (a >= 0 && b >= 0) {
      for (let k: i32 = details.memberStart[a]; k < details.memberStart[a + 1]; k++) {
        const relation: i32 = details.memberOf[k];
        if (details.relationKind[relation] === IN_DIRECT_ORDER && this.isMember(b, relation) && !this.isMember(c, relation)) return false;
      }
    }
    for (let k: i32 = details.memberStart[c]; k < details.memberStart[c + 1]; k++) {
      const relation: i32 = details.memberOf[k];
      if (details.relationKind[relation] !== IN_DIRECT_ORDER) continue;
      let before: i32 = -1;
      let after: i32 = -1;
      let passed = false;
      for (let m: i32 = details.relationStart[relation]; m < details.relationStart[relation + 1]; m++) {
        const other: i32 = details.relationNode[m];
        if (other === c) passed = true;
        else if (this.route[other] >= 0) {
          if (!passed) before = other;
          else if (after < 0) after = other;
        }
      }
      if ((before >= 0 && before !== a) || (after >= 0 && after !== b)) return false;
    }
    return true;
  }

  private isMember(c: i32, relation: i32): boolean {
    const details = this.details;
    for (let k: i32 = details.memberStart[c]; k < details.memberStart[c + 1]; k++) if (details.memberOf[k] === relation) return true;
    return false;
  }

  /** Whether the customers of a relation must be on one route. */
  @inline
  private binds(relation: i32): boolean {
    const kind: i32 = this.details.relationKind[relation];
    return kind !== DIFFERENT_VEHICLES && kind !== ONE_OF;
  }

  /** The route that a customer must join because of its relations: -1: any. */
  partnerRoute(c: i32): i32 {
    const details = this.details;
    if (details.relations === 0) return -1;
    for (let k: i32 = details.memberStart[c]; k < details.memberStart[c + 1]; k++) {
      const relation: i32 = details.memberOf[k];
      if (!this.binds(relation)) continue;
      for (let m: i32 = details.relationStart[relation]; m < details.relationStart[relation + 1]; m++) {
        const r: i32 = this.route[details.relationNode[m]];
        if (r >= 0) return r;
      }
    }
    return -1;
  }

  /** Lists in `members` the served customers that must share a route with `c`. @returns their number */
  protected listPartners(c: i32, members: StaticArray<i32>): i32 {
    const details = this.details;
    let count: i32 = 0;
    for (let k: i32 = details.memberStart[c]; k < details.memberStart[c + 1]; k++) {
      const relation: i32 = details.memberOf[k];
      if (!this.binds(relation)) continue;
      for (let m: i32 = details.relationStart[relation]; m < details.relationStart[relation + 1]; m++) {
        const other: i32 = details.relationNode[m];
        if (this.route[other] >= 0 && count < members.length) members[count++] = other;
      }
    }
    return count;
  }
}
