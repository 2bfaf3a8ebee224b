import { Insertion } from '../../insertion/insertion';
import { NOWHERE } from '../../insertion/route-ends';
import { sortByKey } from '../../numbers';
import { Random } from '../../random';
import { Solution } from '../../solution/solution';
import { Move } from './move';

/** Probability that an iteration is an ejection (row 315). */
const EJECTING: f64 = 0.1;
/** Number of nearest customers whose routes are tried; probability of trying all routes. */
const NEAR: i32 = 20;
const ALL_ROUTES: f64 = 0.1;
/** Most orders that are tried to eject. */
const MOST_TRIED: i32 = 100;

/**
 * Inserts an order that is left out into a route that has no room for it, and ejects another one, which was left out less
 * often: of those whose ejection makes room, the one with the fewest absences. Ruins leave this to chance. Used while routes are
 * eliminated. O(stops of the tried routes) for every order tried.
 *
 * @see Y. Nagata and O. Braysy, "A powerful route minimization heuristic for the vehicle routing problem with time windows",
 * Operations Research Letters 37 (2009), doi:10.1016/j.orl.2009.04.006; Y. Nagata and S. Kobayashi, "Guided ejection search for
 * the pickup and delivery problem with time windows" (2010), doi:10.1007/978-3-642-12139-5_18
 */
export class Ejection extends Move {
  /** Whether routes are being eliminated. */
  eliminating: boolean = false;
  private readonly scanner: Insertion;
  /** Orders that may be ejected, and per node their keys. */
  private readonly candidates: StaticArray<i32>;
  private readonly keys: StaticArray<f64>;
  private count: i32 = 0;
  /** Per slot: the search for candidates that has listed the orders of its route. */
  private readonly listed: StaticArray<i32>;
  private search: i32 = 0;
  /** The proposal: the order that is inserted, and the one that is ejected for it, -1 if it fits without. */
  order: i32 = -1;
  ejected: i32 = -1;
  private position: i32 = NOWHERE;

  constructor(solution: Solution, random: Random, scanner: Insertion) {
    super('ejection', solution, random);
    this.chance = EJECTING;
    this.scanner = scanner;
    this.candidates = new StaticArray<i32>(solution.instance.nodes);
    this.keys = new StaticArray<f64>(solution.instance.nodes);
    this.listed = new StaticArray<i32>(solution.instance.slots);
  }

  protected isDue(): boolean {
    return this.eliminating && this.solution.missing() > 0;
  }

  /** Removes the ejected order, if one is needed; undoes that if it returns false. */
  evaluate(_limit: f64): boolean {
    const solution = this.solution;
    const c: i32 = this.draw();
    this.order = c;
    this.ejected = -1;
    this.position = this.scanner.find(c, Infinity);
    if (this.position !== NOWHERE) return true;
    solution.absences[c] += solution.priorityOf(c);
    this.listCandidates(c);
    for (let k: i32 = 0; k < this.count && k < MOST_TRIED; k++) if (this.makesRoom(this.candidates[k], c)) return true;
    return false;
  }

  apply(): void {
    this.scanner.place(this.position);
  }

  /** Takes a random order that is left out from the pool. */
  private draw(): i32 {
    const solution = this.solution;
    const first: i32 = solution.omits ? 0 : solution.parked;
    const c: i32 = solution.absent[first + this.random.below(solution.absentCount - first)];
    if (solution.omits) solution.recall(c);
    this.take(c);
    return c;
  }

  private take(c: i32): void {
    const solution = this.solution;
    const pool = solution.pool;
    let k: i32 = 0;
    while (pool[k] !== c) k++;
    pool[k] = pool[--solution.poolCount];
  }

  /** Lists the orders near `c` that were left out less often, those first that were so least often. */
  private listCandidates(c: i32): void {
    const solution = this.solution;
    this.count = 0;
    this.search++;
    if (this.random.next() < ALL_ROUTES) for (let k: i32 = 0; k < solution.openCount; k++) this.listOrders(solution.slots[k], c);
    else {
      this.listNear(c, c);
      if (solution.partnerOf(c) >= 0) this.listNear(solution.partnerOf(c), c);
    }
    sortByKey(this.candidates, this.keys, this.count);
  }

  private listNear(node: i32, c: i32): void {
    const solution = this.solution;
    const instance = solution.instance;
    const from: i32 = node * instance.insertionNeighbourWidth;
    const count: i32 = instance.insertionNeighbourCount[node];
    for (let k: i32 = from; k < from + (count < NEAR ? count : NEAR); k++) {
      const r: i32 = solution.route[instance.insertionNeighbours[k]];
      if (r >= 0) this.listOrders(r, c);
    }
  }

  private listOrders(r: i32, c: i32): void {
    if (this.listed[r] === this.search) return;
    this.listed[r] = this.search;
    const solution = this.solution;
    const most: f64 = solution.absences[c];
    for (let v: i32 = solution.next[solution.startBase + r]; v < solution.startBase; v = solution.next[v]) {
      if (!solution.isCustomer(v) || solution.isDelivery(v) || solution.isHeld(v)) continue;
      const partner: i32 = solution.partnerOf(v);
      if (partner >= 0 && solution.isHeld(partner)) continue;
      const absences: f64 = solution.absences[solution.leaderOf(v)];
      if (absences >= most) continue;
      this.keys[v] = absences + this.random.next();
      this.candidates[this.count++] = v;
    }
  }

  /** Ejects an order and finds a position for `c` on its route; puts it back if there is none. */
  private makesRoom(ejected: i32, c: i32): boolean {
    const solution = this.solution;
    const r: i32 = solution.route[ejected];
    if (solution.size[r] <= (solution.partnerOf(ejected) >= 0 ? 2 : 1)) return false;
    solution.beginRuin();
    solution.removeString(ejected, ejected);
    solution.completeRuin();
    if (!solution.broken) {
      this.position = this.scanner.findOn(r, c);
      if (this.position !== NOWHERE) {
        this.ejected = ejected;
        return true;
      }
    }
    solution.rollback();
    solution.begin();
    this.take(c);
    return false;
  }
}
