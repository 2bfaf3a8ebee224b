import { Details } from '../details';
import { Instance } from '../instance';
import { larger, smaller } from '../numbers';

/** Absorbs the rounding of sums of minutes. */
const TINY: f64 = 1e-9;
/** Delays of one schedule, per ride and as a constant. */
const DELAYS: i32 = 4;
/** Where durations depend on the time of day, as many more are extrapolated, each by at most a day: minutes. */
const EXTRAPOLATED: i32 = 6;
const ONE_DAY: f64 = 1440;

/**
 * The limited rides of a list of stops: where one is too long, its pickup waits, which may delay others in turn. Delays are
 * the least that all rides need, so that the schedule with them is the earliest. Where durations depend on the time of day, a delayed
 * pickup delays its delivery, too, and delays only come closer to what a ride needs; the last ones are extrapolated and may be longer.
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
  /** Per node, where durations depend on the time of day: when service began, and by how much the ride was too long, a run earlier. */
  private readonly before: StaticArray<f64>;
  private readonly excess: StaticArray<f64>;
  private timely: boolean = false;
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
    this.before = new StaticArray<f64>(instance.details.trafficTime.length > 0 ? nodes : 0);
    this.excess = new StaticArray<f64>(instance.details.trafficTime.length > 0 ? nodes : 0);
  }

  /**
   * Lists the limited rides among the stops, without delays.
   * @param timely - whether durations depend on the time of day
   */
  list(stop: StaticArray<i32>, count: i32, timely: boolean): void {
    this.timely = timely;
    this.count = 0;
    this.exceeded = false;
    if (this.floor.length === 0) return;
    this.delays = 0;
    for (let k: i32 = 0; k < count; k++) {
      const node: i32 = stop[k];
      this.floor[node] = -Infinity;
      if (timely) this.excess[node] = 0;
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
      const excess: f64 = this.begin[this.details.partner[c]] - this.details.maxRide[c] - this.service[c] - this.begin[c];
      if (excess <= TINY) continue;
      this.exceeded = true;
      this.floor[c] = larger(this.floor[c], this.begin[c] + (this.timely ? this.extrapolated(c, excess) : excess));
    }
    const most: i32 = DELAYS * (this.count + 1) + (this.timely ? EXTRAPOLATED : 0);
    return this.exceeded && this.delays++ <= most;
  }

  /** The delay that a pickup needs if its ride becomes shorter as it did by its last delay. */
  private extrapolated(c: i32, excess: f64): f64 {
    const delayed: f64 = this.begin[c] - this.before[c];
    const saved: f64 = this.excess[c] - excess;
    this.before[c] = this.begin[c];
    this.excess[c] = excess;
    if (this.delays <= DELAYS * (this.count + 1) || !(delayed > TINY) || !(saved > TINY)) return excess;
    return larger(excess, smaller(excess * delayed / saved, ONE_DAY));
  }
}
