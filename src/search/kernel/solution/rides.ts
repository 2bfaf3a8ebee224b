import { Details } from '../details';
import { Instance } from '../instance';
import { larger } from '../numbers';

/** Absorbs the rounding of sums of minutes. */
const TINY: f64 = 1e-9;
/** Delays of one schedule, per ride and as a constant. */
const DELAYS: i32 = 4;

/**
 * The limited rides of a list of stops: where one is too long, its pickup waits, which may delay others in turn. Delays are
 * the least that all rides need, so that the schedule with them is the earliest.
 */
export class Rides {
  /** Number of limited rides among the stops; 0: the others are not used. */
  count: i32 = 0;
  /** Per node: service does not begin earlier; when it began in the last run. */
  readonly floor: StaticArray<f64>;
  readonly begin: StaticArray<f64>;
  /** Whether the last run broke a limit that no delay can keep. */
  exceeded: boolean = false;
  private readonly pickup: StaticArray<i32>;
  private readonly details: Details;
  private readonly service: StaticArray<f64>;
  private delays: i32 = 0;

  constructor(instance: Instance, stops: i32) {
    const limited = instance.details.maxRide.length > 0;
    const nodes: i32 = limited ? instance.nodes : 0;
    this.details = instance.details;
    this.service = instance.service;
    this.floor = new StaticArray<f64>(nodes);
    this.begin = new StaticArray<f64>(nodes);
    this.pickup = new StaticArray<i32>(limited ? stops : 0);
  }

  /** Lists the limited rides among the stops, without delays. */
  list(stop: StaticArray<i32>, count: i32): void {
    this.count = 0;
    this.exceeded = false;
    if (this.floor.length === 0) return;
    this.delays = 0;
    for (let k: i32 = 0; k < count; k++) {
      const node: i32 = stop[k];
      this.floor[node] = -Infinity;
      if (this.details.isPickup[node] !== 0 && this.details.maxRide[node] < Infinity) this.pickup[this.count++] = node;
    }
  }

  /** Stops considering rides. */
  release(): void {
    this.count = 0;
    this.exceeded = false;
  }

  /** Delays the pickups of the rides that the last run made too long. @returns whether the schedule changes */
  delay(): boolean {
    this.exceeded = false;
    for (let k: i32 = this.count - 1; k >= 0; k--) {
      const c: i32 = this.pickup[k];
      const earliest: f64 = this.begin[this.details.partner[c]] - this.details.maxRide[c] - this.service[c];
      if (earliest <= this.begin[c] + TINY) continue;
      this.exceeded = true;
      this.floor[c] = larger(this.floor[c], earliest);
    }
    if (!this.exceeded || this.delays++ > DELAYS * (this.count + 1)) return false;
    return true;
  }
}
