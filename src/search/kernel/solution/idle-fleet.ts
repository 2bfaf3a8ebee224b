import { Details } from '../details';
import { Instance } from '../instance';

/** The vehicles that no route has, and how many more routes the limits on several types together allow. */
export class IdleFleet {
  /** Per type. */
  readonly idle: StaticArray<i32>;
  private readonly instance: Instance;
  private readonly details: Details;
  private readonly limited: boolean;
  /** Per limit; fewer than none if given routes exceed it. */
  private readonly left: StaticArray<i32>;

  constructor(instance: Instance) {
    const details = instance.details;
    this.instance = instance;
    this.details = details;
    this.limited = details.limitMost.length > 0;
    this.idle = new StaticArray<i32>(instance.types);
    this.left = new StaticArray<i32>(details.limitMost.length);
  }

  /** Makes every vehicle idle. */
  clear(): void {
    for (let type: i32 = 0; type < this.idle.length; type++) this.idle[type] = this.instance.fleet[type];
    for (let limit: i32 = 0; limit < this.left.length; limit++) this.left[limit] = this.details.limitMost[limit];
  }

  /** Gives a vehicle of the type to a route. */
  @inline
  take(type: i32): void {
    this.idle[type]--;
    if (this.limited) this.add(type, -1);
  }

  /** Takes it back. */
  @inline
  release(type: i32): void {
    this.idle[type]++;
    if (this.limited) this.add(type, 1);
  }

  /** Whether another route may have a vehicle of the type. */
  @inline
  isFree(type: i32): boolean {
    return this.idle[type] > 0 && (!this.limited || this.hasRoom(type, -1));
  }

  /** Whether a route with a vehicle of a type may have one of another type instead. */
  @inline
  mayChange(own: i32, type: i32): boolean {
    return this.idle[type] > 0 && (!this.limited || this.hasRoom(type, own));
  }

  private add(type: i32, routes: i32): void {
    const details = this.details;
    for (let k: i32 = details.limitStart[type]; k < details.limitStart[type + 1]; k++) this.left[details.limitOf[k]] += routes;
  }

  /** Whether the limits of a type allow one more route, in place of one of type `own`; -1: of none. */
  private hasRoom(type: i32, own: i32): boolean {
    const details = this.details;
    for (let k: i32 = details.limitStart[type]; k < details.limitStart[type + 1]; k++) {
      const limit: i32 = details.limitOf[k];
      if (this.left[limit] <= 0 && !(own >= 0 && this.counts(own, limit))) return false;
    }
    return true;
  }

  /** Whether a limit is one of a type. */
  private counts(type: i32, limit: i32): boolean {
    const details = this.details;
    for (let k: i32 = details.limitStart[type]; k < details.limitStart[type + 1]; k++) if (details.limitOf[k] === limit) return true;
    return false;
  }
}
