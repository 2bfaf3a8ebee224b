import type { RouteClass, RouteRelaxation } from '../../../src/bounds/relaxation/route-relaxation.js';
import { dominates, type Label, type LabelRules, type SubsetRowCut } from './label.js';
import type { PricedRoute, Pricer, PricingDuals, PricingOptions, PricingResult } from '../../../src/bounds/pricing/pricer.js';
import { reducedArcs } from './reduced-arcs.js';

/** Labels between two looks at the clock. */
const LABELS_PER_LOOK = 256;
/** Lateness is not a whole number: how much sums of it may be wrong, units. */
const NOISE = 1e-3;

/**
 * Returns a pricer as simple as the definition: labels forward from the depot, with all resources of the classes, and
 * dominance between labels at the same customer. Exact and slow; the oracle of faster ones.
 * @see Baldacci, Mingozzi and Roberti (2011), "New route relaxation and pricing strategies for the vehicle routing problem",
 * doi:10.1287/opre.1110.0975
 */
export function createReferencePricer(relaxation: RouteRelaxation): Pricer {
  const forbidden = relaxation.classes.map(() => null as Uint8Array | null);
  const words = (relaxation.customers.length + 31) >> 5;
  let masks: Int32Array[] = Array.from(relaxation.customers, () => new Int32Array(words).fill(-1));
  return {
    price: (duals, options) => priceAll(relaxation, masks, forbidden, duals, options),
    setNeighbourhoods: (ng) => {
      masks = ng.map((members, customer) => masked(words, [...members, customer]));
    },
    // It may keep more than it must.
    relax: () => undefined,
    forbidArcs: (cls, arcs) => {
      forbidden[cls] = arcs.slice();
    },
    arcBounds: () => null,
  };
}

function masked(words: number, members: readonly number[]): Int32Array {
  const mask = new Int32Array(words);
  for (const member of members) mask[member >> 5]! |= 1 << (member & 31);
  return mask;
}

function priceAll(relaxation: RouteRelaxation, masks: readonly Int32Array[], forbidden: readonly (Uint8Array | null)[], duals: PricingDuals, options: PricingOptions): PricingResult {
  const least = new Float64Array(relaxation.classes.length).fill(-Infinity);
  const routes: PricedRoute[] = [];
  let exact = options.effort === 'exact';
  for (const cls of relaxation.classes.keys()) {
    const search = new ClassSearch(relaxation, cls, masks, forbidden[cls]!, duals, options);
    const finished = search.run();
    exact &&= finished;
    if (finished && options.effort === 'exact') least[cls] = Math.min(search.least, options.below ?? 0);
    routes.push(...search.routes().slice(0, options.most));
  }
  // All routes are counted at the depot.
  return { routes, least, leastAt: Array.from(least, (value) => (value === -Infinity ? new Float64Array(0) : Float64Array.of(value, ...relaxation.customers.map(() => 0)))), exact };
}

class ClassSearch {
  readonly #relaxation: RouteRelaxation;
  readonly #cls: number;
  readonly #each: RouteClass;
  readonly #size: number;
  readonly #arcs: Float64Array;
  readonly #fixed: number;
  readonly #masks: readonly Int32Array[];
  readonly #rules: LabelRules;
  readonly #mostStops: number;
  readonly #shouldStop: () => boolean;
  readonly #lists: Label[][];
  readonly #ends: { readonly label: Label; readonly cost: number }[] = [];

  constructor(relaxation: RouteRelaxation, cls: number, masks: readonly Int32Array[], forbidden: Uint8Array | null, duals: PricingDuals, options: PricingOptions) {
    const each = relaxation.classes[cls]!;
    const n = relaxation.customers.length;
    this.#relaxation = relaxation;
    this.#cls = cls;
    this.#each = each;
    this.#size = n + 1;
    this.#arcs = reducedArcs(relaxation, cls, duals);
    if (forbidden !== null) forbidden.forEach((gone, k) => gone === 1 && (this.#arcs[k] = Infinity));
    this.#fixed = each.fixed + duals.classes[cls]!;
    this.#masks = masks;
    this.#mostStops = Math.min(each.maxStops, n);
    const cuts = duals.cuts.filter((cut): cut is SubsetRowCut => cut.kind === 'subset-row' && cut.dual > 0);
    // Without a resource that every visit uses up, the number of visits ends the paths.
    const isUsedUp = each.loads.some((loads, k) => each.capacity[k]! < Infinity && loads.every((load) => load > 0));
    this.#rules = { each, counts: each.maxStops < n || !isUsedUp, cuts, loosely: options.effort === 'heuristic' };
    this.#shouldStop = options.shouldStop;
    this.#lists = Array.from({ length: this.#size }, () => []);
  }

  get least(): number {
    return this.#ends.reduce((least, { cost }) => Math.min(least, cost), Infinity);
  }

  /** @returns whether it came to the end */
  run(): boolean {
    const { each, cuts } = this.#rules;
    const root: Label = {
      vertex: 0, cost: this.#fixed, late: 0, loads: each.loads.map(() => 0), time: each.times?.open[0] ?? 0, lengths: each.arcLimits.map(() => 0),
      stops: 0, memory: new Int32Array(this.#masks[0]!.length), odd: new Uint8Array(cuts.length), parent: null, dominated: false,
    };
    const queue: Label[] = [root];
    for (let at = 0; at < queue.length; at++) {
      if (at % LABELS_PER_LOOK === 0 && this.#shouldStop()) return false;
      const label = queue[at]!;
      if (label.dominated) continue;
      if (label !== root) this.#close(label);
      for (let vertex = 1; vertex < this.#size; vertex++) {
        const next = this.#extend(label, vertex);
        if (next !== null && this.#keep(next)) queue.push(next);
      }
    }
    return true;
  }

  /** The best routes of negative reduced cost, one for each last customer. */
  routes(): PricedRoute[] {
    const best = new Map<number, { readonly label: Label; readonly cost: number }>();
    for (const end of this.#ends) if (end.cost < 0 && end.cost < (best.get(end.label.vertex)?.cost ?? 0)) best.set(end.label.vertex, end);
    return [...best.values()].sort((a, b) => a.cost - b.cost).map(({ label, cost }) => this.#routeOf(label, cost));
  }

  #extend(label: Label, vertex: number): Label | null {
    const { each, cuts } = this.#rules;
    const customer = vertex - 1;
    const arc = label.vertex * this.#size + vertex;
    if (this.#arcs[arc] === Infinity || label.stops >= this.#mostStops || (label.memory[customer >> 5]! & (1 << (customer & 31))) !== 0) return null;
    const loads = label.loads.map((load, k) => load + each.loads[k]![customer]!);
    const lengths = label.lengths.map((length, k) => length + each.arcLimits[k]!.length[arc]!);
    if (loads.some((load, k) => load > each.capacity[k]!) || lengths.some((length, k) => length > each.arcLimits[k]!.most)) return null;
    const time = each.times === null ? 0 : Math.max(each.times.open[vertex]!, label.time + each.times.minutes[arc]!);
    if (each.times !== null && time > each.times.close[vertex]!) return null;
    const minutesLate = (each.times?.lateCost ?? null) === null ? 0 : Math.max(0, time - each.times!.dueAt[vertex]!);
    const late = minutesLate > 0 ? minutesLate * each.times!.lateCost![vertex]! : 0;
    const mask = this.#masks[customer]!;
    const memory = label.memory.map((word, k) => word & mask[k]!);
    memory[customer >> 5]! |= 1 << (customer & 31);
    let cost = label.cost + this.#arcs[arc]! + late;
    const row = this.#relaxation.rowOf[customer]!;
    const odd = label.odd.slice();
    for (let k = 0; k < cuts.length; k++) {
      const { rows, memory: remembered } = cuts[k]!;
      if (!rows.includes(row)) {
        if (remembered?.includes(customer) === false) odd[k] = 0;
        continue;
      }
      odd[k]! ^= 1;
      if (odd[k] === 0) cost += cuts[k]!.dual;
    }
    return { vertex, cost, late: label.late + late, loads, time, lengths, stops: label.stops + 1, memory, odd, parent: label, dominated: false };
  }

  #keep(next: Label): boolean {
    const list = this.#lists[next.vertex]!;
    for (const other of list) if (dominates(other, next, this.#rules)) return false;
    let kept = 0;
    for (const other of list) {
      if (dominates(next, other, this.#rules)) other.dominated = true;
      else list[kept++] = other;
    }
    list.length = kept;
    list.push(next);
    return true;
  }

  #close(label: Label): void {
    const { each } = this.#rules;
    const arc = label.vertex * this.#size;
    const cost = label.cost + this.#arcs[arc]!;
    if (cost === Infinity || label.lengths.some((length, k) => length + each.arcLimits[k]!.length[arc]! > each.arcLimits[k]!.most)) return;
    if (each.times !== null && label.time + each.times.minutes[arc]! > each.times.close[0]!) return;
    this.#ends.push({ label, cost: (each.times?.lateCost ?? null) === null ? cost : Math.floor(cost - NOISE) });
  }

  #routeOf(last: Label, reducedCost: number): PricedRoute {
    const customers: number[] = [];
    for (let label: Label | null = last; label !== null && label.vertex > 0; label = label.parent) customers.unshift(label.vertex - 1);
    const stops = [-1, ...customers, -1];
    const arcs = stops.slice(1).reduce((sum, customer, k) => sum + this.#each.cost[(stops[k]! + 1) * this.#size + customer + 1]!, 0);
    return { class: this.#cls, customers: Int32Array.from(customers), cost: this.#each.fixed + arcs + Math.floor(Math.max(0, last.late - NOISE)), reducedCost };
  }
}
