import { Details, INTERVAL_BREAK, WINDOW_BREAK } from '../details';
import { Instance } from '../instance';
import { larger, smaller } from '../numbers';
import { BreakTimes } from './break-times';
import { Clock } from './clock';
import { SingleBreakTimes } from './single-break-times';

/** A departure at any time is one at this minute or later, so that waiting and durations stay finite. */
const FIRST_MINUTE: f64 = -1e7;
/** Maximum number of departures tried between the earliest and the latest that lateness makes worth trying. */
const MOST_KINKS: i32 = 8;
const TINY: f64 = 1e-9;
/** Where durations repeat every day, departures are tried of the first; minutes. */
const ONE_DAY: f64 = 1440;

/**
 * Distance, times and cost of one route, given as a list of stops; for problems of the level DETAILED. What it holds
 * feasible is feasible in the model; its cost is exact, except with several windows or with breaks other than a single one
 * with a window, where it is an upper bound.
 */
export class Timetable {
  /** The stops, both ends included; the caller fills them. */
  readonly stop: StaticArray<i32>;
  count: i32 = 0;
  /** Results: minutes from departure to the end. */
  duration: f64 = 0;
  /** Where durations depend on the time of day: the departure up to which none needs to be tried. */
  private tried: f64 = 0;
  private readonly details: Details;
  private readonly nodes: i32;
  private readonly clock: Clock;
  readonly breakTimes: BreakTimes;
  private readonly singleBreak: SingleBreakTimes;
  private readonly instance: Instance;
  /** The first node of a reload, and the end of them. */
  private readonly reloads: i32;
  private readonly reloadsEnd: i32;
  /** Whether all windows are hard. */
  private readonly hard: boolean;

  constructor(instance: Instance, stops: i32) {
    const clock = new Clock(instance, stops);
    this.details = instance.details;
    this.nodes = instance.nodes;
    this.clock = clock;
    this.instance = instance;
    const reloads = instance.details.reloadFirst;
    this.reloads = reloads.length > 0 ? reloads[0] : i32.MAX_VALUE;
    this.reloadsEnd = reloads.length > 0 ? reloads[reloads.length - 1] : 0;
    this.breakTimes = new BreakTimes(instance, clock);
    this.singleBreak = new SingleBreakTimes(instance, clock);
    this.hard = !instance.details.pricesLateness();
    this.stop = clock.stop;
  }

  /** Money for distance and time of the listed stops with a vehicle of `type`; Infinity if that breaks a limit. */
  cost(type: i32): f64 {
    const details = this.details;
    const clock = this.clock;
    const n: i32 = this.nodes;
    const travel = details.travel;
    const distances: i32 = details.distanceAt[type] * n * n;
    const durations: i32 = details.durationAt[type] * n * n;
    const pace: f64 = details.pace[type];
    const releases = details.release.length > 0;
    const setups = details.setup.length > 0;
    let distance: f64 = 0;
    let driving: f64 = 0;
    const reloads: i32 = this.reloads;
    let release: f64 = -Infinity;
    let first: f64 = -Infinity;
    let trip: i32 = -1;
    let from: i32 = clock.stop[0];
    for (let k: i32 = 1; k < this.count; k++) {
      const to: i32 = clock.stop[k];
      const leg: i32 = from * n + to;
      const minutes: f64 = pace * travel[durations + leg];
      distance += travel[distances + leg];
      driving += minutes;
      clock.travel[k] = minutes;
      clock.setup[k] = setups && details.place[from] !== details.place[to] ? details.setup[to] : 0;
      if (releases) {
        if (to >= reloads && to < this.reloadsEnd) {
          if (trip < 0) first = release;
          else clock.open[trip] = this.instance.loadingFrom(trip, release);
          trip = to;
          release = -Infinity;
        } else release = larger(release, details.release[to]);
      }
      from = to;
    }
    if (trip >= 0) {
      clock.open[trip] = this.instance.loadingFrom(trip, release);
      release = first;
    }
    if (distance > details.maxDistance[type] || driving > details.maxDriving[type]) return Infinity;
    clock.use(type);
    clock.count = this.count;
    clock.rides.list(clock.stop, this.count, clock.timely);
    const time = this.timeCost(type, release);
    clock.rides.release();
    return details.rate[type] * distance + time;
  }

  private timeCost(type: i32, release: f64): f64 {
    const first = this.clock.firstDeparture(larger(larger(this.details.earliest[type], release), FIRST_MINUTE));
    if (first === Infinity) return Infinity;
    const k: i32 = this.details.breakStart[type];
    const breaks: i32 = this.details.breakStart[type + 1] - k;
    if (breaks === 0) return this.withoutBreaks(type, first, this.details.latest[type]);
    return breaks === 1 && this.hard && !this.clock.timely && this.clock.rides.count === 0 && this.details.breakKind[k] === WINDOW_BREAK ? this.withSingleBreak(type, first, k) : this.withBreaks(type, first);
  }

  /**
   * Tries departures after the break may begin, routes that end before it must, and then the break on each leg; exact
   * with one hard window per stop.
   */
  private withSingleBreak(type: i32, first: f64, k: i32): f64 {
    const details = this.details;
    const latest: f64 = details.latest[type];
    let best: f64 = Infinity;
    let duration: f64 = 0;
    const later = this.clock.firstDeparture(larger(first, details.breakFrom[k]));
    if (later < Infinity) {
      best = this.withoutBreaks(type, later, latest);
      duration = this.duration;
    }
    if (first < details.breakFrom[k] && !this.isLeast(best)) {
      const shortest = this.singleBreak.shortest(details, k, first, latest);
      let taken: f64 = shortest < Infinity ? this.price(type, shortest, 0) : Infinity;
      let minutes: f64 = shortest;
      const until = smaller(latest, details.breakTo[k]);
      // Few routes end before the break must begin.
      if (this.singleBreak.endWithout <= until + TINY) {
        const early = this.withoutBreaks(type, first, until);
        if (early <= taken) {
          taken = early;
          minutes = this.duration;
        }
      }
      if (taken < best) {
        best = taken;
        duration = minutes;
      }
    }
    if (best === Infinity && details.gapStart.length > 0) return this.withBreaks(type, first);
    this.duration = duration;
    return best;
  }

  /** Money for a route of a certain duration; Infinity if it is too long. */
  price(type: i32, duration: f64, late: f64): f64 {
    const details = this.details;
    if (duration > details.maxDuration[type]) return Infinity;
    const overtime: f64 = larger(0, duration - details.overtimeAfter[type]);
    return details.minuteCost[type] * duration + (overtime > 0 ? details.overtimeCost[type] * overtime : 0) + late;
  }

  /** The cost is convex in the departure, except between the windows of a stop: its kinks are tried in order. */
  private withoutBreaks(type: i32, first: f64, latest: f64): f64 {
    const details = this.details;
    const clock = this.clock;
    if (clock.timely) return this.byTraffic(type, first, latest);
    if (!clock.run(first, latest)) return Infinity;
    const slack = smaller(clock.waits, clock.slack);
    let departure: f64 = first + larger(0, smaller(slack, clock.kept));
    this.duration = clock.end - departure;
    let best = this.price(type, this.duration, clock.late);
    const timed = details.minuteCost[type] > 0 || details.overtimeCost[type] > 0 || best === Infinity;
    if (!timed) return best;
    if (clock.kept < slack) {
      for (let k: i32 = 0; k < MOST_KINKS && clock.run(departure, latest); k++) {
        const duration = clock.end - departure;
        let step = smaller(smaller(clock.waits, clock.slack), clock.kink);
        if (duration > details.overtimeAfter[type] + TINY) step = smaller(step, duration - details.overtimeAfter[type]);
        if (duration > details.maxDuration[type]) step = smaller(step, duration - details.maxDuration[type] + TINY);
        if (!(step > TINY)) break;
        departure += step;
        const cost = this.priceAt(type, departure, latest);
        if (cost >= best && best < Infinity) break;
        best = this.better(cost, best, clock.end - departure);
      }
    }
    return details.gapStart.length > 0 ? this.betweenWindows(type, first, best) : best;
  }

  /**
   * Where durations depend on the time of day: tries the earliest departure and those at which they change, each as late as it
   * may be to end at the same time.
   */
  private byTraffic(type: i32, first: f64, latest: f64): f64 {
    const details = this.details;
    const clock = this.clock;
    let best = this.priceAt(type, first, latest);
    this.duration = clock.end - first;
    const measured = details.minuteCost[type] > 0 || details.overtimeCost[type] > 0 || details.balanceCost > 0 || best === Infinity;
    if (!measured || this.isTooLate()) return best;
    best = this.orLater(type, first, latest, best, Infinity);
    const node: i32 = this.stop[0];
    for (let k: i32 = 0; k < details.trafficCount[type]; k++) {
      const departure = clock.begin(node, details.trafficTime[details.trafficStart[type] + k]);
      if (departure <= this.tried) continue;
      if (departure > first + ONE_DAY) break;
      const early = this.priceAt(type, departure, latest);
      if (this.isTooLate()) break;
      const duration = this.duration;
      this.duration = clock.end - departure;
      const cost = this.orLater(type, departure, latest, early, best);
      if (cost < best) best = cost;
      else this.duration = duration;
    }
    return best;
  }

  /** After a run: whether it was too late, as all later departures are, because no one overtakes. */
  private isTooLate(): boolean {
    return this.clock.tooLate && this.clock.rides.count === 0;
  }

  /**
   * After a run from a departure: its cost, or that of a later departure that ends as early, if it is less than both `cost` and
   * `least`. Of the departures up to `tried` none costs less.
   */
  private orLater(type: i32, departure: f64, latest: f64, cost: f64, least: f64): f64 {
    const clock = this.clock;
    this.tried = departure;
    if (clock.rides.count > 0) return cost;
    // Times that are the latest possible would be too late by a rounding error.
    const later = clock.latestDeparture() - TINY;
    if (!(later > departure)) return cost;
    if (this.price(type, clock.end - later, clock.late) >= smaller(cost, least)) {
      if (this.details.maxDriving[type] === Infinity) this.tried = later;
      return cost;
    }
    const late = this.priceAt(type, later, latest);
    if (late < Infinity) this.tried = later;
    if (late >= cost) return cost;
    this.duration = clock.end - later;
    return late;
  }

  private priceAt(type: i32, departure: f64, latest: f64): f64 {
    return this.clock.run(departure, latest) ? this.price(type, this.clock.end - departure, this.clock.late) : Infinity;
  }

  private better(cost: f64, best: f64, duration: f64): f64 {
    if (cost >= best) return best;
    this.duration = duration;
    return cost;
  }

  /** Also tries the departures without waiting before a later window of a stop. */
  private betweenWindows(type: i32, first: f64, least: f64): f64 {
    const details = this.details;
    const clock = this.clock;
    const latest: f64 = details.latest[type];
    let best = least;
    let work: f64 = clock.serviceAt(0);
    for (let k: i32 = 1; k < this.count; k++) {
      const node: i32 = this.stop[k];
      work += clock.travel[k] + clock.setup[k];
      for (let gap: i32 = details.gapStart[node]; gap < details.gapStart[node + 1]; gap++) {
        const departure: f64 = details.gapTo[gap] - work;
        if (departure <= first) continue;
        const cost = this.priceAt(type, departure, latest);
        best = this.better(cost, best, clock.end - departure);
        if (cost === Infinity) continue;
        const later: f64 = departure + smaller(clock.waits, smaller(clock.slack, clock.kept));
        best = this.better(this.priceAt(type, later, latest), best, clock.end - later);
      }
      work += clock.serviceAt(k);
    }
    return best;
  }

  /** Tries the earliest departure, those without waiting, and those that need fewer breaks. */
  private withBreaks(type: i32, first: f64): f64 {
    const details = this.details;
    const clock = this.clock;
    let best = this.around(type, first, Infinity);
    if (this.isLeast(best)) return best;
    if (clock.run(first, details.latest[type])) best = this.around(type, first + larger(0, smaller(clock.waits, clock.slack)), best);
    if (this.isLeast(best)) return best;
    for (let k: i32 = details.breakStart[type]; k < details.breakStart[type + 1]; k++) {
      if (details.breakKind[k] === INTERVAL_BREAK || details.breakFrom[k] <= first) continue;
      best = this.around(type, details.breakFrom[k], best);
      if (this.isLeast(best)) return best;
    }
    return best;
  }

  /** Whether no other departure is better: none costs less, and durations do not matter. */
  private isLeast(cost: f64): boolean {
    return cost === 0 && !(this.details.balanceCost > 0);
  }

  /** Tries a departure, or the first after it at which the start is open, and up to two later ones that may be better. */
  private around(type: i32, departure: f64, least: f64): f64 {
    let best = least;
    let next = departure;
    for (let tries: i32 = 0; tries < 3; tries++) {
      next = this.clock.begin(this.stop[0], next);
      if (!this.breakTimes.run(type, next)) break;
      best = this.better(this.price(type, this.clock.end - next, this.clock.late), best, this.clock.end - next);
      if (this.isLeast(best)) break;
      const step: f64 = smaller(this.clock.waits, smaller(this.clock.slack, this.clock.kept));
      if (!(step > TINY) || step === Infinity) break;
      next += step;
    }
    return best;
  }
}
