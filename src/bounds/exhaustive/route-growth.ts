import type { Problem } from '../../model/problem.js';
import { leastBeginning } from '../../model/trips.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import { leftOutWorths } from './left-out.js';
import { PathBounds } from './path-bounds.js';
import { PlanBounds } from './plan-bounds.js';
import { RouteWorths, type RatedRoute } from './route-worths.js';
import { cannotBeat, IMPOSSIBLE, isPossible, NOTHING, sumOf, WorthTable, type Worth } from './worth.js';

/** A route that may be part of a better plan, rated at least, with its customers as a bit mask. */
export interface Column extends RatedRoute {
  readonly set: number;
}

/** Routes to choose from, and what it takes at least to serve the rest with others. */
export interface GrownRoutes {
  readonly columns: readonly Column[];
  readonly bounds: PlanBounds;
  readonly leftOut: WorthTable;
  readonly worths: RouteWorths;
}

/** Limits the work of a search. */
export interface Allowance {
  /** Routes that may still be rated. */
  ratings: number;
  readonly shouldStop: () => boolean;
}

/** How a route begins. */
interface Beginning {
  readonly type: number;
  /** With reloads. */
  readonly nodes: readonly number[];
  readonly set: number;
  /** Index of the last customer; -1: the start. */
  readonly last: number;
  /** Up to the start of service at the last customer, at least. */
  readonly worth: Worth;
}

/** What a route and the plan around it take at least after its beginning: if it ends there, and if it goes on. */
interface Rest {
  readonly ends: Worth;
  readonly goesOn: Worth;
}

/**
 * Grows all routes that may be part of a plan better than the best known, a customer at a time: each is rated by the model, and left
 * out if what it takes so far, the rest of it by the relaxation and the other customers on other routes at least cost too much. As soon
 * as all routes of a size are known, they replace what the relaxation says of them.
 */
export class RouteGrowth {
  readonly #problem: Problem;
  readonly #best: Worth | null;
  readonly #allowance: Allowance;
  readonly #worths: RouteWorths;
  readonly #leftOut: WorthTable;
  /** By type. */
  readonly #paths: readonly PathBounds[];
  readonly #routes: readonly WorthTable[];
  #bounds: PlanBounds;
  #rests = new Map<number, Rest>();

  /** @param best - null: no plan is known */
  constructor(relaxation: RouteRelaxation, best: Worth | null, allowance: Allowance) {
    const { problem, classes } = relaxation;
    this.#problem = problem;
    this.#best = best;
    this.#allowance = allowance;
    this.#worths = new RouteWorths(problem);
    this.#leftOut = leftOutWorths(problem);
    const paths = classes.map((_, cls) => new PathBounds(relaxation, cls));
    this.#paths = problem.vehicleTypes.map((_, type) => paths[classes.findIndex(({ types }) => types.includes(type))]!);
    this.#routes = this.#paths.map(({ routes }) => new WorthTable(routes));
    this.#bounds = new PlanBounds(problem, this.#leftOut, this.#routes);
  }

  /** @returns null: there is too much to rate, or something cannot be rated. */
  grow(): GrownRoutes | null {
    const { vehicleTypes, customers } = this.#problem;
    let beginnings = [...vehicleTypes.keys()].filter((type) => vehicleTypes[type]!.vehicles.length > 0)
      .map((type): Beginning => ({ type, nodes: [], set: 0, last: -1, worth: NOTHING }));
    let columns: Column[] = [];
    for (let size = 1; size <= customers.length; size++) {
      const grown: Beginning[] = [];
      const ended: Column[] = [];
      for (const beginning of beginnings) if (!this.#extend(beginning, grown, ended)) return null;
      this.#settle(size, ended);
      columns = [...columns, ...ended].filter((column) => this.#isWorthwhile(column.worth, this.#beside(column)));
      beginnings = grown.filter((beginning) => this.#isWorthwhile(beginning.worth, this.#restOf(beginning).goesOn));
    }
    return { columns, bounds: this.#bounds, leftOut: this.#leftOut, worths: this.#worths };
  }

  /** @returns false: the work is too much. */
  #extend(beginning: Beginning, grown: Beginning[], ended: Column[]): boolean {
    for (const next of this.#nextOf(beginning)) {
      const rest = this.#restOf(next);
      const [mayEnd, mayGoOn] = [this.#isWorthwhile(next.worth, rest.ends), this.#isWorthwhile(next.worth, rest.goesOn)];
      if (!mayEnd && !mayGoOn) continue;
      if (this.#allowance.ratings-- <= 0 || this.#allowance.shouldStop()) return false;
      const begun = this.#worths.beginning({ type: next.type, customers: next.nodes });
      if (begun === 'unknown') return false;
      if (begun === null) continue;
      const rated = { ...next, worth: { ...next.worth, money: Math.max(next.worth.money, begun.worth.money - this.#serviceCost(next)) } };
      if (mayGoOn && this.#isWorthwhile(rated.worth, rest.goesOn)) grown.push(rated);
      if (!mayEnd || next.nodes.length < leastBeginning(this.#problem.vehicleTypes[next.type]!).length || !this.#isWorthwhile(rated.worth, rest.ends)) continue;
      const whole = this.#worths.atLeast(begun);
      if (whole === 'unknown') return false;
      if (whole !== null) ended.push({ ...whole, set: next.set, worth: this.#worthAtLeast(next, whole) });
    }
    return true;
  }

  /** Every way to go on by a customer, straight or by a reload, with what the relaxation says of it. */
  #nextOf({ type, nodes, set, last, worth }: Beginning): Beginning[] {
    const { customers, vehicleTypes, primary } = this.#problem;
    const paths = this.#paths[type]!;
    const { reload, locked } = vehicleTypes[type]!;
    const depots = reload === null || nodes.length === 0 ? [] : [...reload.depots];
    const found: Beginning[] = [];
    for (const [i, node] of customers.entries()) {
      const bit = 1 << i;
      if ((set & bit) !== 0 || !this.#mayFollow(type, nodes, node)) continue;
      const start = last < 0 ? { missed: 0, primary: Number(primary === 'vehicles'), money: paths.fixed } : worth;
      const arc = { missed: 0, primary: paths.primary(last + 1, i + 1), money: paths.money(last + 1, i + 1) };
      const next = { type, set: set | bit, last: i, worth: sumOf(start, arc) };
      found.push({ ...next, nodes: [...nodes, node] }, ...depots.map((depot) => ({ ...next, nodes: [...nodes, depot, node] })));
    }
    if (locked.length === 0) return found;
    return found.filter((each) => each.nodes.every((node, k) => k >= locked.length || node === locked[k]));
  }

  /** Whether a route may go on to a node: deliveries come after their pickups, and what is locked is on its own route. */
  #mayFollow(type: number, nodes: readonly number[], node: number): boolean {
    const { vehicleTypes, shipments } = this.#problem;
    return shipments.every(({ pickup, delivery }) => delivery !== node || nodes.includes(pickup))
      && vehicleTypes.every(({ locked }, other) => other === type || !locked.includes(node));
  }

  /** Breaks and gaps may make a route shorter, if that costs more. */
  #worthAtLeast({ type, last, worth }: Beginning, whole: RatedRoute): Worth {
    if (this.#problem.primary !== 'time' || this.#worths.isQuick(type)) return whole.worth;
    return { ...whole.worth, primary: worth.primary + this.#paths[type]!.primary(last + 1, 0) };
  }

  /** The relaxation counts the service at a customer with the way from it. */
  #serviceCost({ type, nodes }: Beginning): number {
    const { time, vehicleTypes } = this.#problem;
    return time === null ? 0 : vehicleTypes[type]!.minuteCost * time.service[nodes.at(-1)!]!;
  }

  #isWorthwhile(worth: Worth, rest: Worth): boolean {
    const bound = sumOf(worth, rest);
    return isPossible(bound) && (this.#best === null || !cannotBeat(bound, this.#best));
  }

  #beside({ type, set }: Pick<Column, 'type' | 'set'>): Worth {
    return this.#bounds.beside(type).at(this.#all ^ set);
  }

  get #all(): number {
    return (1 << this.#problem.customers.length) - 1;
  }

  #restOf({ type, last, set }: Beginning): Rest {
    const key = (type * 32 + last) * (this.#all + 1) + set;
    let known = this.#rests.get(key);
    if (known === undefined) this.#rests.set(key, known = this.#findRest(type, last, set));
    return known;
  }

  #findRest(type: number, last: number, set: number): Rest {
    const others = this.#all ^ set;
    const { tails } = this.#paths[type]!;
    const beside = this.#bounds.beside(type);
    const routes = this.#routes[type]!;
    const from = last * (this.#all + 1);
    const [ends, goesOn] = [new WorthTable(1), new WorthTable(1)];
    for (let more = others; ; more = (more - 1) & others) {
      if (routes.isPossible(set | more)) (more === 0 ? ends : goesOn).improve(0, tails, from + more, beside, others ^ more);
      if (more === 0) break;
    }
    return { ends: ends.at(0), goesOn: goesOn.at(0) };
  }

  /** Takes the routes of a size for all that there are. */
  #settle(size: number, ended: readonly Column[]): void {
    for (const table of this.#routes) {
      for (let set = 0; set <= this.#all; set++) if (bitsOf(set) === size) table.set(set, IMPOSSIBLE);
    }
    for (const { type, set, worth } of ended) this.#routes[type]!.lower(set, worth);
    this.#bounds = new PlanBounds(this.#problem, this.#leftOut, this.#routes);
    this.#rests = new Map();
  }
}

function bitsOf(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}
