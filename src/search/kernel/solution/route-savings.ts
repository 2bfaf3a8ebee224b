import { DETAILED, Instance } from '../instance';
import { larger, smaller } from '../numbers';
import { RouteChanges } from './route-changes';

/**
 * The most that insertions on a route may save where minutes cost money, at the level DETAILED, so that a scan rules most of
 * them out before they are priced: the leg that an insertion replaces, and the waiting that it may use.
 */
export class RouteSavings extends RouteChanges {
  /** Whether the duration of some routes costs money. */
  readonly minutesCost: boolean;
  /** Per slot: what the route's time costs beyond its work. */
  readonly waitingCost: StaticArray<f64>;
  /** Per customer: what insertions before it, behind it, and on either side where no depot is, save at most. */
  readonly savingPrev: StaticArray<f64>;
  readonly savingNext: StaticArray<f64>;
  readonly savingAt: StaticArray<f64>;

  constructor(instance: Instance) {
    super(instance);
    const details = instance.details;
    let minutesCost = false;
    for (let type: i32 = 0; type < instance.types && instance.level === DETAILED; type++) if (details.minuteCost[type] > 0 || details.overtimeCost[type] > 0) minutesCost = true;
    const nodes: i32 = minutesCost ? instance.nodes : 0;
    this.minutesCost = minutesCost;
    this.waitingCost = new StaticArray<f64>(minutesCost ? instance.slots : 0);
    this.savingPrev = new StaticArray<f64>(nodes);
    this.savingNext = new StaticArray<f64>(nodes);
    this.savingAt = new StaticArray<f64>(nodes);
  }

  /** Updates what insertions on a route whose time costs `timeCost` may save; O(stops). */
  protected noteSavings(r: i32, timeCost: f64): void {
    const type: i32 = this.type[r];
    const rate: f64 = this.instance.unitCost[type];
    const minuteCost: f64 = this.details.minuteCost[type];
    const next = this.next;
    const legMinutes = this.legMinutes;
    const fromPrev = this.fromPrev;
    const savingPrev = this.savingPrev;
    const savingNext = this.savingNext;
    const customers: i32 = this.startBase;
    const savingAt = this.savingAt;
    const overtime: f64 = this.work[r] > this.details.overtimeAfter[type] ? this.details.overtimeCost[type] : 0;
    const busy: f64 = this.busyOf[r];
    const waiting: f64 = smaller(timeCost - minuteCost * busy, (minuteCost + overtime) * (this.work[r] - busy));
    this.waitingCost[r] = waiting;
    let v: i32 = this.next[this.startBase + r];
    let before: f64 = rate * fromPrev[v] + minuteCost * legMinutes[v] + waiting;
    let counted: f64 = this.countsDepotEdges ? before : -Infinity;
    while (v < customers) {
      const q: i32 = next[v];
      const behind: f64 = rate * fromPrev[q] + minuteCost * legMinutes[q] + waiting;
      savingPrev[v] = before;
      savingNext[v] = behind;
      savingAt[v] = q < customers || this.countsDepotEdges ? larger(counted, behind) : counted;
      before = behind;
      counted = behind;
      v = q;
    }
  }
}
