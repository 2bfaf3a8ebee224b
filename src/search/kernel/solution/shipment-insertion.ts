import { Instance } from '../instance';
import { larger, smaller } from '../numbers';
import { Random } from '../random';
import { BY_DURATION, DetailedRoutes } from './detailed-routes';
import { ShipmentPlaces } from './shipment-places';

/** No position, as in `insertion/route-ends.ts`. */
const NOWHERE: i32 = -1;
/** Absorbs the rounding of sums of minutes. */
const TINY: f64 = 1e-9;
/** From this number of routes a shipment is usually tried only on those with one of this many neighbours of its customers. */
const ROUTES_WITH_FAR: i32 = 10;
const NEAR: i32 = 20;
/** Probability of trying all. */
const ALL_ROUTES: f64 = 0.05;
/** Never skips a better position. */
export const NO_BLINK: i32 = -2147483648;

/**
 * Finds positions for both customers of a shipment: for every place of the pickup, the times and loads are carried along
 * the route to every place of the delivery. A pair of places is judged in O(1), and priced in O(1) too, or by the
 * timetable where the price is not that of a duration.
 */
export class ShipmentInsertion extends DetailedRoutes {
  /** The best position found: its cost; the vertices after which the pickup and then the delivery are inserted. */
  pairCost: f64 = Infinity;
  pairFirst: i32 = NOWHERE;
  pairSecond: i32 = NOWHERE;
  /** Per vertex: what the delivery after it adds to the distance, and the least of it from here on; Infinity if it is too late. */
  private readonly detour: StaticArray<f64>;
  private readonly least: StaticArray<f64>;
  private readonly places: ShipmentPlaces;
  /** Whether what a place costs depends on its route alone, so that it holds until the route changes. */
  private readonly keepsPlaces: boolean;
  /** Routes whose cheapest place is not known: those to look at, and those far from the shipment. */
  private readonly unknown: StaticArray<i32>;
  private readonly far: StaticArray<i32>;
  /** Per slot: the request for which its route is near the shipment. */
  private readonly nearFor: StaticArray<i32>;
  private asked: i32 = 0;

  constructor(instance: Instance) {
    super(instance);
    const vertices: i32 = instance.details.partner.length > 0 ? instance.nodes + 2 * instance.slots : 0;
    this.detour = new StaticArray<f64>(vertices);
    this.least = new StaticArray<f64>(vertices);
    this.unknown = new StaticArray<i32>(vertices > 0 ? instance.slots : 0);
    this.far = new StaticArray<i32>(vertices > 0 ? instance.slots : 0);
    this.nearFor = new StaticArray<i32>(vertices > 0 ? instance.slots : 0);
    const keeps = vertices > 0 && instance.details.relations === 0;
    this.keepsPlaces = keeps;
    this.places = new ShipmentPlaces(instance, keeps);
  }

  commit(): void {
    super.commit();
    this.forgetPlaces();
  }

  commitAll(): void {
    super.commitAll();
    this.forgetPlaces();
  }

  private forgetPlaces(): void {
    if (!this.keepsPlaces) return;
    for (let k: i32 = 0; k < this.changedRouteCount; k++) this.places.forget(this.changedRoutes[k]);
  }

  /** Whether route `r` can take the shipment of pickup `c`, as far as that does not depend on the position. */
  private mayTakeShipment(c: i32, r: i32): boolean {
    const type: i32 = this.type[r];
    if (this.segregates && !(this.mixes(c, r) && this.mixes(this.details.partner[c], r))) return false;
    return this.load[r] < Infinity && f64(this.size[r] + 2) <= this.details.maxStops[type] && this.isAllowed(c, type) && this.holdsShipment(c, type);
  }

  /** Starts a search for positions that cost less than `most`. */
  seekShipment(most: f64): void {
    this.pairCost = most;
    this.pairFirst = NOWHERE;
    this.pairSecond = NOWHERE;
  }

  /**
   * Looks for a better position for the shipment of pickup `c` on all routes. On those that this iteration has not changed, the
   * cheapest place is looked up, if it is known.
   * @param blink - a better position is skipped if 32 random bits are below this
   */
  seekEverywhere(c: i32, random: Random, blink: i32): void {
    const places = this.places;
    const selects = this.openCount >= ROUTES_WITH_FAR && random.next() >= ALL_ROUTES;
    if (selects) {
      this.asked++;
      this.noteNear(c);
      this.noteNear(this.details.partner[c]);
    }
    let unknown: i32 = 0;
    let far: i32 = 0;
    for (let k: i32 = 0; k < this.openCount; k++) {
      const r: i32 = this.slots[k];
      if (!this.keepsPlaces || !places.keeps(r) || this.isChangedRoute(r)) {
        this.unknown[unknown++] = r;
        continue;
      }
      const at: i32 = places.at(c, r);
      if (places.isKnown(at, r, this.pairCost)) {
        if (places.costAt(at) < this.pairCost && this.load[r] < Infinity) this.takePlace(c, r, at, random, blink);
      } else if (selects && this.nearFor[r] !== this.asked) this.far[far++] = r;
      else this.unknown[unknown++] = r;
    }
    this.seekOnAll(c, this.unknown, unknown, random, blink);
    if (this.pairFirst < 0) this.seekOnAll(c, this.far, far, random, blink);
  }

  /** Notes the routes near a customer. */
  private noteNear(c: i32): void {
    const instance = this.instance;
    const from: i32 = c * instance.insertionNeighbourWidth;
    const count: i32 = instance.insertionNeighbourCount[c];
    for (let k: i32 = from; k < from + (count < NEAR ? count : NEAR); k++) {
      const r: i32 = this.route[instance.insertionNeighbours[k]];
      if (r >= 0) this.nearFor[r] = this.asked;
    }
  }

  private seekOnAll(c: i32, routes: StaticArray<i32>, count: i32, random: Random, blink: i32): void {
    for (let k: i32 = 0; k < count; k++) {
      const r: i32 = routes[k];
      if (this.keepsPlaces && this.places.keeps(r) && !this.isChangedRoute(r) && this.load[r] < Infinity) this.seekPlace(c, r, random, blink);
      else this.seekOn(c, r, random, blink);
    }
  }

  /** Takes the known place, or looks for another one if it is skipped. */
  private takePlace(c: i32, r: i32, at: i32, random: Random, blink: i32): void {
    if (random.bits() < blink) {
      this.seekOn(c, r, random, blink);
      return;
    }
    this.pairCost = this.places.costAt(at);
    this.pairFirst = this.places.firstAt(at);
    this.pairSecond = this.places.secondAt(at);
  }

  /** Looks for the cheapest place on a route, keeps it, and takes it if it is better. */
  private seekPlace(c: i32, r: i32, random: Random, blink: i32): void {
    const cost: f64 = this.pairCost;
    const first: i32 = this.pairFirst;
    const second: i32 = this.pairSecond;
    const at: i32 = this.places.at(c, r);
    this.pairFirst = NOWHERE;
    this.seekOn(c, r, random, NO_BLINK);
    this.places.keep(at, r, this.pairCost, this.pairFirst, this.pairSecond);
    const better = this.pairFirst >= 0;
    this.pairCost = cost;
    this.pairFirst = first;
    this.pairSecond = second;
    if (better) this.takePlace(c, r, at, random, blink);
  }

  /**
   * Looks for a better position for the shipment of pickup `c` on route `r`.
   * @param blink - a better position is skipped if 32 random bits are below this
   */
  seekOn(c: i32, r: i32, random: Random, blink: i32): void {
    if (!this.mayTakeShipment(c, r)) return;
    const instance = this.instance;
    const details = this.details;
    const type: i32 = this.type[r];
    const d: i32 = details.partner[c];
    const nodeOf = this.nodeOf;
    const next = this.next;
    const ready = this.ready;
    const last = this.last;
    const onward = details.travel;
    const inward = details.transposed;
    const pace: f64 = details.pace[type];
    const distanceC: i32 = this.distancesOf[type] + c * instance.nodes;
    const minutesC: i32 = this.durationsOf[type] + c * instance.nodes;
    const serviceC: f64 = instance.service[c];
    const closeC: f64 = details.lateCost[c] === 0 ? instance.close[c] : Infinity;
    const rate: f64 = details.rate[type];
    const openC: f64 = instance.open[c] + serviceC;
    const timed = this.timed[type];
    let from: i32 = this.startBase + r;
    while (from < this.endBase && (openC > last[next[from]] || larger(ready[from] + pace * inward[minutesC + nodeOf[from]], openC - serviceC) > closeC)) {
      if (ready[from] > closeC) return;
      from = next[from];
    }
    if (from >= this.endBase) return;
    if (!this.deriveDetours(r, d, type, from)) return;
    for (let p: i32 = from; p < this.endBase; p = next[p]) {
      if (this.least[p] === Infinity || ready[p] > closeC) return;
      const q: i32 = next[p];
      if (openC > last[q] || this.isLockedAfter(p) || !this.hasRoomOnBoard(c, type, p)) continue;
      const a: i32 = nodeOf[p];
      const b: i32 = nodeOf[q];
      const detour: f64 = inward[distanceC + a] + onward[distanceC + b] - this.legDistance[q];
      const beyond: f64 = q < this.endBase ? this.least[q] : Infinity;
      if (rate * smaller(larger(detour, this.detour[p]), detour + beyond) >= this.pairCost) continue;
      const into: f64 = pace * inward[minutesC + a] + this.setupBetween(a, c);
      const start: f64 = this.beginAt(c, ready[p] + into);
      if (start > closeC) continue;
      const leave: f64 = start + serviceC;
      const late: f64 = timed ? smaller(this.latest[p] + into, closeC) + serviceC : 0;
      this.tryDeliveries(c, d, r, p, detour, leave, late, into + serviceC, pace * onward[minutesC + b] + this.setupBetween(c, b), random, blink);
    }
  }

  /**
   * Derives what the delivery adds to the distance after each vertex from `from` to the last after which it is not too late;
   * O(those stops).
   * @returns whether it can stand after any
   */
  private deriveDetours(r: i32, d: i32, type: i32, from: i32): boolean {
    const instance = this.instance;
    const details = this.details;
    const onward = details.travel;
    const inward = details.transposed;
    const distances: i32 = this.distancesOf[type] + d * instance.nodes;
    const minutes: i32 = this.durationsOf[type] + d * instance.nodes;
    const pace: f64 = details.pace[type];
    const open: f64 = instance.open[d];
    const close: f64 = details.lateCost[d] === 0 ? instance.close[d] : Infinity;
    const service: f64 = instance.service[d];
    const soonest: f64 = open + service;
    const next = this.next;
    const nodeOf = this.nodeOf;
    const ready = this.ready;
    const last = this.last;
    const legDistance = this.legDistance;
    const detours = this.detour;
    const endBase: i32 = this.endBase;
    let final: i32 = NOWHERE;
    for (let p: i32 = from; p < endBase && ready[p] <= close;) {
      const q: i32 = next[p];
      let detour: f64 = Infinity;
      if (soonest <= last[q]) {
        const a: i32 = nodeOf[p];
        const b: i32 = nodeOf[q];
        const start: f64 = larger(ready[p] + pace * inward[minutes + a], open);
        if (start <= close && start + service + pace * onward[minutes + b] <= last[q]) {
          detour = inward[distances + a] + onward[distances + b] - legDistance[q];
          final = p;
        }
      }
      detours[p] = detour;
      p = q;
    }
    if (final < 0) return false;
    const prev = this.prev;
    const leasts = this.least;
    leasts[next[final]] = Infinity;
    let least: f64 = Infinity;
    const before: i32 = prev[from];
    for (let p: i32 = final; p !== before; p = prev[p]) {
      least = smaller(least, detours[p]);
      leasts[p] = least;
    }
    return true;
  }

  /** Whether the load when vertex `v` is left leaves room for the shipment of pickup `c`. */
  @inline
  private hasRoomOnBoard(c: i32, type: i32, v: i32): boolean {
    const details = this.details;
    const quantities: i32 = details.quantities;
    for (let q: i32 = 0; q < quantities; q++) {
      const amount: f64 = details.shipped[q * this.instance.nodes + c];
      if (amount > 0 && this.onBoard[v * quantities + q] + amount > details.capacity[type * quantities + q]) return false;
    }
    return true;
  }

  /**
   * Tries all places of delivery `d` with pickup `c` after `p`.
   * @param detour - what the pickup adds to the distance
   * @param left - when the pickup is left at the earliest
   * @param leftLate - the same if the route departs as late as the windows up to here allow
   * @param taken - minutes from `p` until the pickup is left, without waiting
   * @param on - minutes from the pickup to the next stop
   */
  private tryDeliveries(c: i32, d: i32, r: i32, p: i32, detour: f64, left: f64, leftLate: f64, taken: f64, on: f64, random: Random, blink: i32): void {
    const instance = this.instance;
    const details = this.details;
    const type: i32 = this.type[r];
    const distances: i32 = this.distancesOf[type] + d * instance.nodes;
    const minutes: i32 = this.durationsOf[type] + d * instance.nodes;
    const pace: f64 = details.pace[type];
    const rate: f64 = details.rate[type];
    const service: f64 = instance.service[d];
    const close: f64 = details.lateCost[d] === 0 ? instance.close[d] : Infinity;
    const longest: f64 = this.rides ? details.maxRide[c] : Infinity;
    const stacked = details.lastInFirstOut[type] !== 0;
    const timed = this.timed[type];
    const next = this.next;
    const nodeOf = this.nodeOf;
    const last = this.last;
    const onward = details.travel;
    const inward = details.transposed;
    let height: i32 = 0;
    let v: i32 = c;
    let q: i32 = next[p];
    let time: f64 = left;
    let late: f64 = leftLate;
    // Minutes that the stops since `p` take with the pickup in addition, and since the pickup was left, both without waiting.
    let more: f64 = taken;
    let ride: f64 = 0;
    while (true) {
      const a: i32 = nodeOf[v];
      const b: i32 = nodeOf[q];
      if (height === 0 && (v === c || this.detour[v] < Infinity)) {
        const beside: f64 = v === c
          ? inward[this.distancesOf[type] + c * instance.nodes + nodeOf[p]] + onward[this.distancesOf[type] + c * instance.nodes + d] + onward[distances + b] - this.legDistance[q]
          : detour + this.detour[v];
        if (rate * beside < this.pairCost) {
          const into: f64 = pace * inward[minutes + a] + this.setupBetween(a, d);
          const start: f64 = this.beginAt(d, time + into);
          const rest: f64 = service + pace * onward[minutes + b] + this.setupBetween(d, b);
          if (start <= close && start + rest <= last[q] && ride + into <= longest + TINY) {
            const added: f64 = more + into + rest - this.legMinutes[q];
            const lateAt: f64 = timed ? smaller(late + into, close) + rest : 0;
            const cost = this.priceOfPair(c, d, r, p, v, q, beside, added, start + rest, lateAt);
            if (cost < this.pairCost && random.bits() >= blink) {
              this.pairCost = cost;
              this.pairFirst = p;
              this.pairSecond = v;
            }
          }
        }
      }
      if (q >= this.endBase || detour + this.least[q] === Infinity || rate * (detour + this.least[q]) >= this.pairCost) return;
      const leg: f64 = v === c ? on : this.legMinutes[q];
      const ready: f64 = time + leg;
      const begin = this.beginAt(b, ready);
      if (begin > last[q]) return;
      if (stacked && details.partner[b] >= 0) {
        if (details.isPickup[b] !== 0) height++;
        else if (--height < 0) return;
      }
      if (!this.hasRoomOnBoard(c, type, q)) return;
      const own: f64 = instance.service[b];
      ride += leg + own;
      if (ride > longest + TINY) return;
      if (timed) late = (details.lateCost[b] === 0 ? smaller(late + leg, instance.close[b]) : late + leg) + own;
      if (v === c) more += on - this.legMinutes[q];
      time = begin + own;
      v = q;
      q = next[q];
    }
  }

  /**
   * Additional cost of both customers at places that keep the windows and loads; Infinity if they break another limit or cost
   * as much as the best.
   * @param distance - what they add
   * @param minutes - what they add without waiting
   * @param arrival - at `q` after the delivery at the earliest
   * @param latest - the same if the route departs as late as the windows up to there allow
   */
  private priceOfPair(c: i32, d: i32, r: i32, p: i32, v: i32, q: i32, distance: f64, minutes: f64, arrival: f64, latest: f64): f64 {
    const details = this.details;
    const type: i32 = this.type[r];
    if (this.distanceOf[r] + distance > details.maxDistance[type]) return Infinity;
    const w: i32 = v === c ? p : v;
    if (!this.keepsOrder(c, r, p, type) || !this.keepsOrder(d, r, w, type) || !this.keepsRelations(c, r, p) || !this.keepsRelations(d, r, w)) return Infinity;
    const later = this.releases && (details.release[c] > this.releaseAt(r, p) || details.release[d] > this.releaseAt(r, w));
    const change = this.changeWithPair(c, d, r, p, w) + this.excessWithPair(c, d, r, p, w, distance);
    let least: f64 = details.rate[type] * distance + change;
    if (this.timed[type]) {
      let wait: f64 = larger(arrival, this.waitFree[q]) - smaller(latest, this.last[q]);
      if (this.hasBreaks) wait = larger(wait, this.restOf[r]);
      const more: f64 = this.timetable.price(type, this.busyOf[r] + minutes + larger(0, wait), 0) - this.timeCost[r];
      least += this.pricing[type] === BY_DURATION ? more : larger(0, more);
      if (least >= this.pairCost) return Infinity;
    }
    if (this.pricing[type] === BY_DURATION && !later && details.maxDriving[type] === Infinity) return least;
    return this.costWith(r, type, p, c, d, w) - this.costBesideChanges(r) + change;
  }
}
