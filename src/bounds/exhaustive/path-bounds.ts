import type { RouteClass, RouteRelaxation } from '../relaxation/route-relaxation.js';
import { WorthTable } from './worth.js';

/**
 * What is left of a route of a class costs at least, by the relaxation: from a customer over all of a set of others, in any order, to
 * the end. Sets are bit masks over the customers. Money, and the minutes as what is minimised before it if the problem asks so; O(n² 2^n).
 * @see Held and Karp (1962), "A dynamic programming approach to sequencing problems", doi:10.1137/0110015
 */
export class PathBounds {
  /** By `customer * 2^n + set`. */
  readonly tails: WorthTable;
  /** Per set: a route over all of it, its vehicle included. */
  readonly routes: WorthTable;
  readonly #sets: number;
  readonly #size: number;
  readonly #each: RouteClass;
  readonly #scale: number;
  readonly #isByTime: boolean;
  readonly #isByCount: boolean;

  constructor({ customers, classes, scale, problem }: RouteRelaxation, cls: number) {
    this.#size = customers.length + 1;
    this.#sets = 1 << customers.length;
    this.#each = classes[cls]!;
    this.#scale = scale;
    this.#isByTime = problem.primary === 'time';
    this.#isByCount = problem.primary === 'vehicles';
    this.tails = this.#tails();
    this.routes = this.#routes();
  }

  /** Money of the vehicle. */
  get fixed(): number {
    return this.#each.fixed / this.#scale;
  }

  /** Money of the arc between two vertices of the relaxation. */
  money(from: number, to: number): number {
    return this.#each.cost[from * this.#size + to]! / this.#scale;
  }

  /** What is minimised before money, of the same arc. */
  primary(from: number, to: number): number {
    if (!this.#isByTime || this.#each.times === null) return 0;
    const { minutes } = this.#each.times;
    return Math.max(0, minutes[from * this.#size + to]!);
  }

  #arc(from: number, to: number): WorthTable {
    const arc = new WorthTable(1);
    const money = this.money(from, to);
    if (money < Infinity) arc.set(0, { missed: 0, primary: this.primary(from, to), money });
    return arc;
  }

  #tails(): WorthTable {
    const n = this.#size - 1;
    const tails = new WorthTable(n * this.#sets);
    const arcs = Array.from({ length: n }, (_, i) => Array.from({ length: n }, (__, j) => this.#arc(i + 1, j + 1)));
    for (let set = 0; set < this.#sets; set++) {
      for (let i = 0; i < n; i++) {
        if ((set & (1 << i)) !== 0) continue;
        const at = i * this.#sets + set;
        if (set === 0) tails.set(at, this.#arc(i + 1, 0).at(0));
        for (let j = 0; j < n; j++) {
          if ((set & (1 << j)) !== 0) tails.improve(at, arcs[i]![j]!, 0, tails, j * this.#sets + (set ^ (1 << j)));
        }
      }
    }
    return tails;
  }

  #routes(): WorthTable {
    const routes = new WorthTable(this.#sets);
    for (let i = 0; i < this.#size - 1; i++) {
      const first = this.#arc(0, i + 1).at(0);
      const begin = new WorthTable(1);
      begin.set(0, { missed: 0, primary: first.primary + Number(this.#isByCount), money: first.money + this.fixed });
      for (let set = 0; set < this.#sets; set++) {
        if ((set & (1 << i)) !== 0 && this.#fits(set)) routes.improve(set, begin, 0, this.tails, i * this.#sets + (set ^ (1 << i)));
      }
    }
    return routes;
  }

  #fits(set: number): boolean {
    const { loads, capacity, maxStops } = this.#each;
    const members = Array.from({ length: this.#size - 1 }, (_, i) => i).filter((i) => (set & (1 << i)) !== 0);
    return members.length <= maxStops && loads.every((load, k) => members.reduce((sum, i) => sum + load[i]!, 0) <= capacity[k]!);
  }
}
