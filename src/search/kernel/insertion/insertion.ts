import { CAPPED, DETAILED, Instance, isSpread, NO_TIME, SOFT } from '../instance';
import { larger } from '../numbers';
import { Random } from '../random';
import { Solution } from '../solution/solution';
import { NOWHERE } from './route-ends';
import { Scan } from './scan';
import { Vehicles } from './vehicles';

/** Return value of `find` for a new route: `NEW_ROUTE - type`. */
export const NEW_ROUTE: i32 = -2;

/** Blink rate while customers are unserved: leads to visiting orders that greedy insertion does not produce. */
const EXPLORING: f64 = 0.2;

/**
 * Probability, with several depots, of trying a new route only for a customer without a position next to its
 * neighbours.
 */
const LATE_OPENING: f64 = 0.5;

/**
 * Probability, where routes deliver before they collect, of trying a new route although others have room: each of them has
 * room for deliveries and for collections, so that the fewest routes are seldom the shortest.
 */
const OPENING: f64 = 0.1;

/**
 * Probability of trying the ends of all routes, in problems with this many customers: there, each depot has many
 * routes.
 */
const ALL_ENDS: f64 = 0.2;
const CUSTOMERS_WITH_ENDS: i32 = 450;

/** Probability of trying all positions for a customer with a price that fits nowhere near it. */
const OPTIONAL_ANYWHERE: f64 = 0.05;

/**
 * Finds the cheapest position for an unserved customer: next to its neighbours, at the ends of their routes, on a new
 * route or, if it fits nowhere there, on any route.
 */
export class Insertion {
  readonly vehicles: Vehicles;
  /** Whether the ends of all routes are tried, with several depots and windows. */
  allEnds: boolean = false;
  /** The vehicle type that the found route must change to for the customer, or -1 if it keeps its own. */
  upgrade: i32 = -1;
  /** What was found a position for: the customer itself or, if it stands for alternatives, the cheapest of them. */
  chosen: i32 = NOWHERE;
  /** Of a shipment: the vertex after which its delivery is inserted, after its pickup; what the position costs. */
  second: i32 = NOWHERE;
  cost: f64 = 0;
  /** Whether a cost limit may abort an insertion: its cost cannot be compensated by another vehicle. */
  readonly boundable: boolean;
  private readonly solution: Solution;
  private readonly instance: Instance;
  private readonly random: Random;
  private readonly scan: Scan;
  private readonly spread: boolean;
  private readonly manyEnds: boolean;
  private readonly burdened: boolean;
  private readonly positional: boolean;
  private chance: f64 = 0;

  constructor(solution: Solution, random: Random) {
    const instance = solution.instance;
    this.solution = solution;
    this.instance = instance;
    this.random = random;
    const vehicles = new Vehicles(solution, random);
    this.vehicles = vehicles;
    this.scan = new Scan(solution, vehicles, random);
    this.spread = isSpread(instance);
    this.burdened = instance.burdened;
    this.positional = solution.positional;
    this.boundable = instance.alike && instance.unitCost[0] > 0 && instance.level !== DETAILED;
    this.manyEnds = instance.types === 1 && instance.level !== NO_TIME && instance.level < SOFT && instance.customers >= CUSTOMERS_WITH_ENDS;
  }

  /** Number of the scan variant. */
  get variant(): i32 {
    return this.scan.variant;
  }

  /** @param chance - probability of skipping a better position */
  setBlink(chance: f64): void {
    this.chance = chance;
    this.blinkWith(chance);
  }

  /** Switches between a much higher blink rate and the configured one. */
  explore(on: boolean): void {
    this.blinkWith(on ? EXPLORING : this.chance);
  }

  private blinkWith(chance: f64): void {
    this.scan.blink = i32(chance * 4294967296 - 2147483648);
  }

  /**
   * @param c - the pickup, if it is of a shipment
   * @param most - the insertion must cost less than this; Infinity: no limit
   * @returns the vertex after which to insert, `NEW_ROUTE - type`, or `NOWHERE`
   */
  find(c: i32, most: f64): i32 {
    this.chosen = c;
    const count: i32 = this.solution.alternatives(c);
    return count === 1 ? this.findOrder(c, most) : this.findAmong(c, count, most);
  }

  /** Inserts the order that has been chosen, and its delivery if it is a pickup, at the position that has just been found. @returns the route */
  place(found: i32): i32 {
    const solution = this.solution;
    const c: i32 = this.chosen;
    if (found < 0) {
      const r = solution.openRoute(NEW_ROUTE - found);
      solution.insertOrder(c, solution.startBase + r, c);
      return r;
    }
    const r: i32 = solution.route[found];
    if (this.upgrade >= 0) solution.retype(r, this.upgrade);
    solution.insertOrder(c, found, this.second);
    return r;
  }

  /** The cheapest position of any of several alternatives. */
  private findAmong(c: i32, count: i32, most: f64): i32 {
    const solution = this.solution;
    let least: f64 = most;
    let found: i32 = NOWHERE;
    let second: i32 = NOWHERE;
    for (let k: i32 = 0; k < count; k++) {
      const other: i32 = solution.alternative(c, k);
      const position = this.findOrder(other, least);
      if (position === NOWHERE) continue;
      const cost = this.costOf(other, position);
      if (cost > least) continue;
      least = cost;
      found = position;
      second = this.second;
      this.chosen = other;
    }
    this.second = second;
    return found;
  }

  /** What the position that has just been found costs, at the level DETAILED. */
  private costOf(c: i32, position: i32): f64 {
    if (position < 0) return this.vehicles.price;
    return this.solution.partnerOf(c) >= 0 ? this.cost : this.solution.insertionCost(c, this.solution.route[position], position, Infinity);
  }

  private findOrder(c: i32, most: f64): i32 {
    if (this.solution.partnerOf(c) >= 0) return this.findForShipment(c, most);
    const scan = this.scan;
    const solution = this.solution;
    // With alike vehicles and no time constraints a new route costs most, so it is only tried if nothing else is found;
    // but a customer with a delivery and a collection has only one place on each route, between all others.
    const opens = this.instance.collects && (this.instance.phase[c] === 1 || this.random.next() < OPENING);
    const newRouteLast = this.instance.types === 1 && this.instance.level === NO_TIME && this.boundable && !opens;
    const late = this.spread && this.random.next() < LATE_OPENING;
    this.upgrade = -1;
    this.vehicles.ask(c);
    if (this.instance.level === DETAILED) {
      const partner = solution.partnerRoute(c);
      if (partner >= 0) return this.cheapestOn(partner, c, most);
    }
    let limit: f64 = most;
    let found: i32 = NOWHERE;
    if (!newRouteLast && !late) {
      this.vehicles.findNew(c, limit, scan.blink);
      if (this.vehicles.type >= 0) {
        found = NEW_ROUTE - this.vehicles.type;
        limit = this.vehicles.price;
      }
    }
    if (solution.plannedNext.length > 0) {
      // Only there can changes become fewer, which the bounds of the scan do not allow for.
      const follower: i32 = solution.plannedNext[c];
      const r: i32 = follower < 0 ? -1 : solution.route[follower];
      if (r >= 0) {
        const cost = solution.insertionCost(c, r, solution.prev[follower], limit);
        if (cost < limit && this.random.bits() >= scan.blink) {
          found = solution.prev[follower];
          limit = cost;
        }
      }
    }
    scan.best = this.boundable ? limit / this.instance.unitCost[0] : limit;
    scan.found = found;
    scan.depotsFirst = this.manyEnds && this.random.next() < ALL_ENDS;
    scan.depotsLast = this.spread && this.allEnds;
    found = scan.find(c);
    if (found === NOWHERE && late) found = this.newRoute(c, most);
    if (found !== NOWHERE) {
      if (found >= 0 && !this.boundable) this.upgrade = this.upgradeOf(this.solution.route[found]);
      return found;
    }
    if (solution.isOptional(c) && this.random.next() >= OPTIONAL_ANYWHERE) return newRouteLast ? this.newRoute(c, most) : NOWHERE;
    if (most < Infinity && (scan.tooExpensive || this.isTooExpensive(c, newRouteLast))) return NOWHERE;
    return this.findAnywhere(c, most);
  }

  /** The cheapest position of a shipment on any route, or a new one. */
  private findForShipment(c: i32, most: f64): i32 {
    const solution = this.solution;
    const vehicles = this.vehicles;
    this.upgrade = -1;
    vehicles.findNew(c, most, this.scan.blink);
    const found: i32 = vehicles.type < 0 ? NOWHERE : NEW_ROUTE - vehicles.type;
    this.second = c;
    solution.seekShipment(found === NOWHERE ? most : vehicles.price);
    solution.seekEverywhere(c, this.random, this.scan.blink);
    this.cost = solution.pairCost;
    if (solution.pairFirst < 0) return found;
    this.second = solution.pairSecond;
    return solution.pairFirst;
  }

  /**
   * Whether a limited scan that found nothing rejected a position, next to a neighbour or on a new route, as too
   * expensive.
   */
  private isTooExpensive(c: i32, newRouteLast: boolean): boolean {
    return newRouteLast ? this.hasRoomBeside(c) : this.vehicles.hasIdle();
  }

  /** Whether the route of a neighbour has enough free capacity. */
  private hasRoomBeside(c: i32): boolean {
    const instance = this.instance;
    const solution = this.solution;
    const room: f64 = instance.capacity[0] - instance.demand[c];
    const from: i32 = c * instance.insertionNeighbourWidth;
    const to: i32 = from + instance.insertionNeighbourCount[c];
    for (let at: i32 = from; at < to; at++) {
      const r: i32 = solution.route[instance.insertionNeighbours[at]];
      if (r >= 0 && solution.load[r] <= room && (!this.burdened || solution.admits(c, r, solution.type[r]))) return true;
    }
    return false;
  }

  /** The cheapest position of an order on route `r`, as `find` returns it. */
  findOn(r: i32, c: i32): i32 {
    const solution = this.solution;
    this.chosen = c;
    this.upgrade = -1;
    if (solution.partnerOf(c) >= 0) {
      solution.seekShipment(Infinity);
      solution.seekOn(c, r, this.random, this.scan.blink);
      this.second = solution.pairSecond;
      return solution.pairFirst;
    }
    this.vehicles.ask(c);
    const found = this.cheapestOn(r, c, Infinity);
    if (found !== NOWHERE) this.upgrade = this.upgradeOf(r);
    return found;
  }

  /** The cheapest position on route `r`, below `most`, and what it costs in `cost`. */
  private cheapestOn(r: i32, c: i32, most: f64): i32 {
    const solution = this.solution;
    const vehicle = this.vehicles.vehicleOf(r, Infinity);
    let found: i32 = NOWHERE;
    if (vehicle < 0 || (this.burdened && !solution.admits(c, r, vehicle))) return found;
    this.cost = most;
    const e: i32 = solution.endBase + r;
    for (let p: i32 = solution.startBase + r; p !== e; p = solution.next[p]) {
      const cost = this.costBetween(c, r, vehicle, p, solution.next[p], this.cost);
      if (cost >= this.cost || this.random.bits() < this.scan.blink) continue;
      this.cost = cost;
      found = p;
    }
    return found;
  }

  private newRoute(c: i32, most: f64): i32 {
    this.vehicles.findNew(c, most, this.scan.blink);
    return this.vehicles.type < 0 ? NOWHERE : NEW_ROUTE - this.vehicles.type;
  }

  /** The cheapest position on any route with enough capacity, otherwise a new route. */
  private findAnywhere(c: i32, most: f64): i32 {
    const solution = this.solution;
    let best: f64 = most;
    let found: i32 = NOWHERE;
    for (let k: i32 = 0; k < solution.openCount; k++) {
      const position = this.cheapestOn(solution.slots[k], c, best);
      if (position === NOWHERE) continue;
      best = this.cost;
      found = position;
    }
    if (found === NOWHERE) return this.newRoute(c, most);
    this.upgrade = this.upgradeOf(solution.route[found]);
    return found;
  }

  /** The vehicle type that route `r` must change to for the current customer; -1 if it keeps its own. */
  private upgradeOf(r: i32): i32 {
    // At the level DETAILED vehicles are changed after insertions.
    if (this.instance.level === DETAILED) return -1;
    const vehicle = this.vehicles.vehicleOf(r, Infinity);
    return vehicle === this.solution.type[r] ? -1 : vehicle;
  }

  /**
   * Cost of inserting the customer between p and q of route `r` with the given vehicle; Infinity if it breaks a limit
   * or costs `best` or more.
   */
  private costBetween(c: i32, r: i32, vehicle: i32, p: i32, q: i32, best: f64): f64 {
    const instance = this.instance;
    const solution = this.solution;
    if (this.positional && !solution.mayStand(c, p, q, vehicle)) return Infinity;
    const into: f64 = instance.distance(solution.nodeOf[p], c);
    const onward: f64 = instance.distance(c, solution.nodeOf[q]);
    const cost: f64 = instance.unitCost[vehicle] * (into + onward - solution.toNext[p]) + this.vehicles.extraOf(r, vehicle);
    if (cost >= best || instance.level === NO_TIME) return cost;
    if (instance.level === DETAILED) return solution.insertionCost(c, r, p, best);
    const there: f64 = instance.travel(vehicle, solution.nodeOf[p], c, into);
    const back: f64 = instance.travel(vehicle, c, solution.nodeOf[q], onward);
    if (instance.level === SOFT) return cost + solution.latenessCost(c, r, p, q, there, back);
    const start: f64 = larger(solution.ready[p] + there, instance.open[c]);
    if (start > instance.close[c] || start + instance.service[c] + back > solution.last[q]) return Infinity;
    return instance.level !== CAPPED || solution.keepsCapWith(c, p, q, start, there, back) ? cost : Infinity;
  }
}
