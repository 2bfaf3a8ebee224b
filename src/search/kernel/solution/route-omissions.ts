import { DETAILED, Instance } from '../instance';
import { RouteOrder } from './route-order';

/** The customers left out of a problem that omits some: those with a price cost it, the others are missing. */
export class RouteOmissions extends RouteOrder {
  /** Whether customers may be left out. */
  readonly omits: boolean;
  /** Prices of the customers that are left out, now and at `begin`. */
  omitted: f64 = 0;
  private oldOmitted: f64 = 0;
  /** Per node: number of iterations that ended with the customer unserved, and the most of it that an iteration may leave unserved. */
  readonly absences: StaticArray<f64>;
  mostAbsences: f64 = Infinity;
  /** Customers that are unserved although they have no price, and those of them that this iteration tries to serve. */
  private missingCount: i32 = 0;
  private pursuedCount: i32 = 0;
  /** Per node: its place in `absent`, if it is there. */
  private readonly absentPlace: StaticArray<i32>;

  constructor(instance: Instance) {
    super(instance);
    this.omits = instance.omits;
    const absences = new StaticArray<f64>(instance.nodes);
    for (let v: i32 = 0; v < instance.nodes; v++) absences[v] = 1;
    this.absences = absences;
    this.absentPlace = new StaticArray<i32>(instance.omits ? instance.nodes : 0);
  }

  clear(): void {
    super.clear();
    this.omitted = 0;
    this.missingCount = 0;
    this.pursuedCount = 0;
  }

  begin(): void {
    super.begin();
    this.oldOmitted = this.omitted;
  }

  rollback(): void {
    super.rollback();
    this.omitted = this.oldOmitted;
  }

  protected omittedBefore(): f64 {
    return this.oldOmitted;
  }

  /** Keeps the changes, and counts the customers that are missing; O(pool). */
  commit(): void {
    super.commit();
    if (this.omits) this.missingCount += this.noteAbsent(this.parked) - this.pursuedCount;
  }

  /** The same if customers were set aside without `parkAll`; O(absent). */
  commitAll(): void {
    super.commit();
    if (this.omits) this.missingCount = this.noteAbsent(0);
  }

  /** Notes the places of the customers that are left out, from `first` on. @returns how many of them are missing */
  private noteAbsent(first: i32): i32 {
    let count: i32 = 0;
    for (let k: i32 = first; k < this.absentCount; k++) {
      const c: i32 = this.absent[k];
      this.absentPlace[c] = k;
      if (!this.isOptional(c)) count++;
    }
    return count;
  }

  /** Sets aside all customers that are left out; before `begin`. */
  parkAll(): void {
    this.parked = this.absentCount;
    this.pursuedCount = 0;
  }

  /** Takes one that was set aside into the iteration, as those before it; before `begin`. */
  unpark(k: i32): void {
    const last: i32 = --this.parked;
    const c: i32 = this.absent[k];
    const other: i32 = this.absent[last];
    this.absent[k] = other;
    this.absent[last] = c;
    this.absentPlace[other] = k;
    this.absentPlace[c] = last;
    if (!this.isOptional(c)) this.pursuedCount++;
  }

  /** Takes a customer that was set aside into the pool of this iteration. @returns false if it was not set aside */
  recall(c: i32): boolean {
    const place: i32 = this.absentPlace[c];
    if (this.route[c] >= 0 || place >= this.parked || this.absent[place] !== c) return false;
    this.unpark(place);
    this.pool[this.poolCount++] = c;
    return true;
  }

  /** The most that serving a customer may cost: its price. */
  @inline
  mostFor(c: i32): f64 {
    if (!this.omits) return Infinity;
    const price: f64 = this.details.price[c];
    return price < 0 ? Infinity : price;
  }

  /** Whether a customer may be left out for a price. */
  @inline
  isOptional(c: i32): boolean {
    return this.omits && this.details.price[c] >= 0;
  }

  /** Prices of the customers that are left out and not in the pool. */
  omittedOutside(): f64 {
    if (this.omitted === 0) return 0;
    let sum: f64 = this.omitted;
    for (let k: i32 = 0; k < this.poolCount; k++) sum -= this.priceOf(this.pool[k]);
    return sum;
  }

  /** What it costs to leave a customer out, 0 if it has no price. */
  priceOf(c: i32): f64 {
    if (!this.omits) return 0;
    const price: f64 = this.details.price[c];
    return price > 0 ? price : 0;
  }

  /** Counts a customer as left out. */
  protected leave(c: i32): void {
    this.omitted += this.priceOf(c);
  }

  /** Counts a customer as served. */
  protected serve(c: i32): void {
    this.omitted -= this.priceOf(c);
  }

  /** Limits what the iteration may leave unserved to the absences of the customers it tries that are unserved now. */
  limitAbsences(): void {
    let sum: f64 = 0;
    for (let k: i32 = this.parked; k < this.absentCount; k++) if (!this.isOptional(this.absent[k])) sum += this.absences[this.absent[k]];
    this.mostAbsences = sum;
  }

  /** Weight of the customers without a price among the first `count` of `list`, by priority. */
  missedIn(list: StaticArray<i32>, count: i32): f64 {
    let sum: f64 = 0;
    for (let k: i32 = 0; k < count; k++) if (!this.isOptional(list[k])) sum += this.priorityOf(list[k]);
    return sum;
  }

  priorityOf(c: i32): f64 {
    return this.level === DETAILED ? this.details.priority[c] : 1;
  }

  /** Number of customers that are unserved although they have no price, after the last commit. */
  missing(): i32 {
    return this.omits ? this.missingCount : this.absentCount;
  }

  /** Number of those that this iteration tries to serve. */
  pursued(): i32 {
    return this.omits ? this.pursuedCount : this.absentCount;
  }
}
