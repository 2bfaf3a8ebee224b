import { ArcLists } from './arc-lists.js';
import type { Bounding } from './bounding-choice.js';
import { ClassNetwork, UseMatrices } from './class-network.js';
import { createLabellingKernel, KernelArray, type LabellingKernel } from './labelling-kernel.js';
import { CutStates, Neighbourhoods } from './memories.js';
import type { PricedRelaxation, PricedRoute, Pricer, PricingDuals, PricingOptions, PricingResult, RelaxedLimits } from './pricer.js';
import { DualArcs } from './reduced-costs.js';
import type { Resource } from './resources.js';
import { costOfRoute } from './route-cost.js';

/** Buckets per vertex and columns per bucket, as in the kernel. */
const BUCKETS = 32;
const COLUMNS = 8;
/** Arcs out of each vertex that heuristic pricing looks at, besides those to the depot. */
const FEW_ARCS = 10;
/** Members of neighbourhoods that labels remember which bound others. */
const FEW_MEMBERS = 5;
/** Arcs that are looked at between two questions whether to stop. */
const ARCS_PER_SLICE = 60_000;

export interface KernelPricerOptions {
  /** Most labels of one class; default 3 million, some 400 MB. Beyond, nothing is proved. */
  readonly mostLabels?: number;
  /** Work (arcs tried and labels compared) in the last pricing of a class up to which nothing bounds its labels first; default 4 million; -1: something always does. */
  readonly littleWork?: number;
}

/** What is made of a class. */
interface Task {
  readonly cls: number;
  /** Whether paths from the depot stand for those to its end. */
  readonly symmetric: boolean;
  readonly isTruncated: boolean;
  /** The only resource of labels that bound others; null: all. */
  readonly only: number | null;
  /** Reduced cost, without what is fixed per route, from which on routes are of no interest. */
  readonly worth: number;
  readonly shouldStop: () => boolean;
}

/**
 * Creates a pricer by labelling in the kernel, in both directions up to a half-way point. Loads beyond the fourth that can limit a route are left
 * out, which relaxes the routes. Lateness is priced exactly, rounded down per stop, by labels in one direction only; `arcBounds` leaves out that
 * of what follows the arc.
 * @see Righini and Salani (2006), Discrete Optimization 3(3), doi:10.1016/j.disopt.2006.05.007; Baldacci, Mingozzi and Roberti (2011),
 * Operations Research 59(5), doi:10.1287/opre.1110.0975; Pecin, Pessoa, Poggi and Uchoa (2017), Mathematical Programming Computation 9,
 * doi:10.1007/s12532-016-0108-8
 */
export function createKernelPricer(relaxation: PricedRelaxation, options: KernelPricerOptions = {}): KernelPricer {
  return new KernelPricer(relaxation, options);
}

export class KernelPricer implements Pricer {
  /** Labels of the last call. */
  labels = 0;
  readonly #relaxation: PricedRelaxation;
  readonly #size: number;
  readonly #mostLabels: number;
  readonly #littleWork: number;
  #mostWork = Infinity;
  readonly #kernel: LabellingKernel = createLabellingKernel();
  readonly #networks: ClassNetwork[];
  readonly #neighbourhoods: Neighbourhoods;
  readonly #cuts: CutStates;
  readonly #lists: ArcLists[];
  readonly #costs: readonly [KernelArray, KernelArray];
  readonly #arcs: readonly [first: KernelArray, targets: KernelArray][];
  readonly #buckets: readonly (readonly [base: KernelArray, rate: KernelArray, columnBase: KernelArray, columnRate: KernelArray])[];
  readonly #costShift: KernelArray;
  readonly #shifts: KernelArray;
  readonly #best: KernelArray;
  readonly #joined: readonly [KernelArray, KernelArray];
  readonly #bounds: KernelArray;
  readonly #upTo: KernelArray;
  /** Per slot and direction, those beyond the half-way point first. */
  readonly #completions: readonly (readonly [upTo: KernelArray, base: KernelArray, rate: KernelArray])[];
  readonly #zeros: KernelArray;

  constructor(relaxation: PricedRelaxation, { mostLabels = 3_000_000, littleWork = 4_000_000 }: KernelPricerOptions) {
    const { classes, customers, rowOf } = relaxation;
    const kernel = this.#kernel;
    const size = this.#size = customers.length + 1;
    const array = (length: number): KernelArray => new KernelArray(kernel, length);
    this.#relaxation = relaxation;
    this.#mostLabels = mostLabels;
    this.#littleWork = littleWork;
    this.#neighbourhoods = new Neighbourhoods(kernel, size, FEW_MEMBERS);
    this.#cuts = new CutStates(kernel, rowOf);
    this.#costs = [array(size * size), array(size * size)];
    this.#arcs = [0, 1].map(() => [array(size), array(Math.ceil((size * size) / 2))]);
    this.#buckets = [0, 1].map(() => [array(size), array(size), array(size), array(size)]);
    this.#costShift = array(size);
    this.#shifts = array(size * kernel.mostResources());
    this.#best = array(size);
    this.#joined = [array(size), array(size)];
    this.#bounds = array(size * size);
    this.#upTo = array(size * BUCKETS);
    this.#completions = Array.from({ length: 2 + 2 * kernel.mostCompletions() }, () => [array(size * BUCKETS), array(size), array(size)]);
    this.#zeros = array(size);
    const matrices = new UseMatrices(kernel);
    this.#networks = classes.map((cls) => new ClassNetwork(kernel, matrices, cls, size));
    this.#lists = this.#networks.map((network) => new ArcLists(network, size));
  }

  setNeighbourhoods(ng: readonly Int32Array[]): void {
    this.#neighbourhoods.set(ng);
  }

  relax(limits: RelaxedLimits): void {
    for (const network of this.#networks) network.relax(limits);
  }

  forbidArcs(cls: number, arcs: Uint8Array): void {
    this.#lists[cls]!.forbid(arcs);
  }

  price(duals: PricingDuals, { effort, most, shouldStop, below = 0, classes: priced }: PricingOptions): PricingResult {
    const { classes } = this.#relaxation;
    const arcs = new DualArcs(duals, this.#relaxation.rowOf);
    const least = new Float64Array(classes.length).fill(-Infinity);
    const leastAt: Float64Array[] = classes.map(() => new Float64Array(0));
    const routes: PricedRoute[] = [];
    let isExact = effort === 'exact';
    this.labels = 0;
    this.#cuts.set(duals.cuts);
    for (const cls of priced ?? classes.keys()) {
      if (shouldStop()) return { routes, least, leastAt, exact: false };
      const always = classes[cls]!.fixed + duals.classes[cls]!;
      const symmetric = this.#prepare(cls, arcs, effort === 'heuristic' ? FEW_ARCS : Infinity, false);
      const task: Task = { cls, symmetric, isTruncated: effort === 'heuristic', only: null, worth: below - always, shouldStop };
      this.#best.doubles.fill(task.worth);
      const isDone = this.#label(task) && this.#join(symmetric, shouldStop);
      if (isDone) {
        const found = this.#routes(cls, always, most);
        routes.push(...found.routes);
        if (effort === 'exact') {
          least[cls] = Math.min(below, found.least);
          // A label that dominates another is joined where it passes the half-way point: in what both have yet to visit, or at their end.
          leastAt[cls] = Float64Array.from(this.#best.doubles, (value) => value + always);
        }
      } else isExact = false;
    }
    return { routes, least, leastAt, exact: isExact };
  }

  arcBounds(duals: PricingDuals, cls: number, shouldStop: () => boolean, upTo = Infinity): Float64Array | null {
    const size = this.#size;
    const always = this.#relaxation.classes[cls]!.fixed + duals.classes[cls]!;
    this.#cuts.set(duals.cuts);
    const symmetric = this.#prepare(cls, new DualArcs(duals, this.#relaxation.rowOf), Infinity, true);
    const worth = upTo - always;
    this.labels = 0;
    this.#bounds.doubles.fill(worth);
    const task: Task = { cls, symmetric, isTruncated: false, only: null, worth, shouldStop };
    const by = worth < Infinity ? this.#networks[cls]!.bounding.best(this.#littleWork) : 'nothing';
    if (!this.#boundEarly(task, by)) return null;
    if (!this.#labelFully(task) || !this.#join(symmetric, shouldStop)) return null;
    const bounds = this.#bounds.doubles.map((value) => value + always);
    for (let k = 0; k < size * size; k++) if (!this.#lists[cls]!.allows(k)) bounds[k] = Infinity;
    return bounds;
  }

  /** Writes costs and arcs of a class. @returns whether one direction is enough */
  #prepare(cls: number, arcs: DualArcs, few: number, perArc: boolean): boolean {
    const size = this.#size;
    const kernel = this.#kernel;
    const network = this.#networks[cls]!;
    const { bits, shared, sharedFew, own } = this.#neighbourhoods;
    const { words, counted, kept, penalty } = this.#cuts;
    const lists = this.#lists[cls]!;
    const { symmetric } = lists;
    const [ahead, back] = this.#costs;
    arcs.write(this.#relaxation.classes[cls]!, symmetric, size, ahead.doubles, symmetric ? null : back.doubles);
    lists.write(0, few, ahead.doubles, ...this.#arcs[0]!);
    if (!symmetric) lists.write(1, few, back.doubles, ...this.#arcs[1]!);
    this.#costShift.doubles.set(symmetric ? arcs.visit : new Float64Array(size));
    this.#shifts.doubles.fill(0).set(symmetric ? network.shifts() : []);
    kernel.describePricing(size, words, bits.at, shared.at, sharedFew.at, own.at, counted.at, kept.at, penalty.at);
    for (const [side, isForward] of [true, false].entries()) {
      const [first, targets] = this.#arcs[side]!;
      const [base, rate, columnBase, columnRate] = this.#buckets[side]!;
      kernel.describeArcs(isForward, this.#costs[side]!.at, first.at, targets.at);
      kernel.describeBuckets(isForward, base.at, rate.at, columnBase.at, columnRate.at);
    }
    kernel.describeMerging(this.#costShift.at, this.#shifts.at, this.#best.at, this.#joined[0].at, this.#joined[1].at, perArc ? this.#bounds.at : 0, this.#upTo.at);
    return symmetric;
  }

  /** Makes the labels of a class for pricing. @returns whether all are made */
  #label(task: Task): boolean {
    if (task.isTruncated || task.worth === Infinity) return this.#labelBounded(task, 'nothing');
    const kernel = this.#kernel;
    const { bounding } = this.#networks[task.cls]!;
    for (;;) {
      const { by, mostWork } = bounding.next(this.#littleWork);
      kernel.clearWork();
      this.#mostWork = mostWork;
      const isDone = this.#labelBounded(task, by);
      this.#mostWork = Infinity;
      const work = kernel.labelWork();
      bounding.note(by, work);
      if (isDone || work <= mostWork) return isDone;
    }
  }

  #labelBounded(task: Task, by: Bounding): boolean {
    const isOneWay = this.#networks[task.cls]!.lateTime >= 0;
    return this.#boundEarly(task, by) && (isOneWay ? this.#labelOneWay(task) : this.#labelHalves(task));
  }

  /** Makes the labels of both directions up to the half-way point. @returns whether all are made */
  #labelHalves(task: Task): boolean {
    const kernel = this.#kernel;
    const network = this.#networks[task.cls]!;
    const half = this.#halfOf(task);
    kernel.stopPruningBeyond();
    kernel.clearLabels();
    if (!this.#labelForward(task, half)) return false;
    if (task.symmetric) return true;
    const ahead = kernel.labelCount();
    if (!this.#labelBackward(task, -half)) return false;
    const back = kernel.labelCount() - ahead;
    if (!task.isTruncated && task.only === null) network.half = Math.min(0.9, Math.max(0.1, network.half + (ahead > back * 1.3 ? -0.03 : back > ahead * 1.3 ? 0.03 : 0)));
    return true;
  }

  /**
   * Makes all labels from the depot; those to its end serve only as a bound beyond the half-way point, since they do not
   * know how late they are.
   */
  #labelOneWay(task: Task): boolean {
    const kernel = this.#kernel;
    const half = this.#halfOf(task);
    kernel.stopPruningBeyond();
    kernel.clearLabels();
    if (!this.#labelBackward(task, -half)) return false;
    this.#prune(task, true, half);
    this.labels += kernel.labelCount();
    kernel.clearLabels();
    if (!this.#labelForward(task, Infinity)) return false;
    kernel.beginLabels(false, -Infinity, true, false, false, 0, 0, 1);
    return true;
  }

  /** Makes all labels of both directions, beyond the half-way point only those that the other one does not rule out. */
  #labelFully(task: Task): boolean {
    const kernel = this.#kernel;
    if (task.worth < Infinity) {
      const half = this.#halfOf(task);
      if (!this.#labelHalves(task)) return false;
      this.#prune(task, true, half);
      if (!task.symmetric) this.#prune(task, false, -half);
      this.labels += kernel.labelCount();
    } else kernel.stopPruningBeyond();
    kernel.clearLabels();
    return this.#labelForward(task, Infinity) && (task.symmetric || this.#labelBackward(task, Infinity));
  }

  #halfOf({ cls, symmetric, only }: Task): number {
    const { resources, ranges, half } = this.#networks[cls]!;
    const { from, to } = ranges[only ?? 0]!;
    return symmetric ? resources[only ?? 0]!.high[0]! / 2 : from + (to - from) * (only === null ? half : 0.5);
  }

  #labelForward({ cls, symmetric, isTruncated, only, shouldStop }: Task, limit: number): boolean {
    const network = this.#networks[cls]!;
    const { from, to, width } = network.ranges[only ?? 0]!;
    this.#writeBuckets(0, network, only, symmetric ? Infinity : limit);
    this.#kernel.beginLabels(true, limit, false, symmetric, isTruncated, from, to, width);
    return this.#extend(true, shouldStop);
  }

  #labelBackward({ cls, isTruncated, only, shouldStop }: Task, limit: number): boolean {
    const network = this.#networks[cls]!;
    const { from, to, width } = network.ranges[only ?? 0]!;
    this.#writeBuckets(1, network, only, limit);
    this.#kernel.beginLabels(false, limit, limit < Infinity, false, isTruncated, -to, -from, width);
    return this.#extend(false, shouldStop);
  }

  /**
   * Makes labels of routes with fewer rules, and without subset-row cuts, if any are to bound others: from now on they bound how any path is
   * completed. The labels made next have all resources, and nothing else bounds them.
   * @returns whether all are made
   */
  #boundEarly(task: Task, by: Bounding): boolean {
    const kernel = this.#kernel;
    const network = this.#networks[task.cls]!;
    const relaxed = by === 'nothing' ? [] : by === 'memory' ? [task] : by.map((only) => ({ ...task, only }));
    this.#pruneAnywhere(0, task.symmetric);
    kernel.remember(true, 0);
    const isDone = relaxed.every((each, slot) => {
      network.describe(kernel, each.only);
      if (!this.#labelFully(each)) return false;
      this.#prune(each, true, null, slot);
      if (!task.symmetric) this.#prune(each, false, null, slot);
      for (const isForward of task.symmetric ? [true] : [true, false]) kernel.thinArcs(isForward, slot, task.symmetric);
      this.labels += kernel.labelCount();
      return true;
    });
    kernel.remember(false, this.#cuts.words);
    network.describe(kernel);
    if (isDone) this.#pruneAnywhere(relaxed.length, task.symmetric);
    return isDone;
  }

  #pruneAnywhere(count: number, symmetric: boolean): void {
    this.#kernel.pruneAnywhere(true, count);
    this.#kernel.pruneAnywhere(false, symmetric ? 0 : count);
  }

  /**
   * Derives what prunes labels of a direction from those that the other one has.
   * @param beyond - only beyond this of the main resource; null: all, by the resource that the labels have
   * @param slot - where it is kept until it is used, if it prunes all
   */
  #prune({ cls, symmetric, only, worth }: Task, isForward: boolean, beyond: number | null, slot = -1): void {
    const from = symmetric || !isForward;
    const [upTo, base, rate] = this.#completions[(slot + 1) * 2 + (isForward ? 0 : 1)]!;
    const source = this.#buckets[from ? 0 : 1]!;
    base.doubles.set(source[0].doubles);
    rate.doubles.set(source[1].doubles);
    // Backward labels need no shifts: what they are completed with is made of forward labels.
    const costShift = isForward ? this.#costShift : this.#zeros;
    const resource = only === null ? 0 : this.#networks[cls]!.active.indexOf(only);
    const shift = isForward ? this.#shifts.at + 8 * this.#size * resource : this.#zeros.at;
    // Among labels with one resource it is the first.
    this.#kernel.pruneLabels(isForward, slot, beyond === null ? resource : 0, from, beyond ?? -Infinity, !isForward, worth, upTo.at, base.at, rate.at, costShift.at, shift);
  }

  /** Writes where the buckets of each vertex lie, and their columns. */
  #writeBuckets(side: number, { resources, active }: ClassNetwork, only: number | null, limit: number): void {
    const [base, rate, columnBase, columnRate] = this.#buckets[side]!;
    this.#writeSlices(side, resources[only ?? 0]!, limit, BUCKETS, base, rate);
    const next = only === null ? active[1] : undefined;
    if (next !== undefined) this.#writeSlices(side, resources[next]!, Infinity, COLUMNS, columnBase, columnRate);
  }

  #writeSlices(side: number, { low, high }: Resource, limit: number, count: number, base: KernelArray, rate: KernelArray): void {
    const bases = base.doubles;
    const rates = rate.doubles;
    for (let j = 0; j < this.#size; j++) {
      const [from, to] = side === 0 ? [low[j]!, high[j]!] : [-high[j]!, -low[j]!];
      const span = Math.min(to, limit) - from;
      const isUsable = j > 0 && span > 0 && span < Infinity;
      bases[j] = isUsable ? from : 0;
      rates[j] = isUsable ? count / span : 0;
    }
  }

  #extend(isForward: boolean, shouldStop: () => boolean): boolean {
    const kernel = this.#kernel;
    const slice = Math.max(10, Math.floor(ARCS_PER_SLICE / this.#size));
    while (kernel.extendLabels(isForward, slice) === 0) {
      if (kernel.labelCount() > this.#mostLabels || kernel.labelWork() > this.#mostWork || shouldStop()) {
        this.labels += kernel.labelCount();
        return false;
      }
    }
    return true;
  }

  #join(symmetric: boolean, shouldStop: () => boolean): boolean {
    const kernel = this.#kernel;
    this.labels += kernel.labelCount();
    const slice = Math.max(10, Math.floor(ARCS_PER_SLICE / this.#size));
    kernel.beginJoining(symmetric);
    while (kernel.joinLabels(symmetric, slice) === 0) if (shouldStop()) return false;
    return true;
  }

  /** Reads the best routes joined at each vertex. */
  #routes(cls: number, always: number, most: number): { routes: PricedRoute[]; least: number } {
    const best = this.#best.doubles;
    const ahead = this.#joined[0].integers;
    const behind = this.#joined[1].integers;
    const vertices = [...best.keys()].sort((a, b) => best[a]! - best[b]!);
    const found = vertices.filter((i) => best[i]! + always < 0).slice(0, most).map((i) => [best[i]! + always, ahead[i]! >>> 0, behind[i]! >>> 0] as const);
    const least = best[vertices[0]!]! + always;
    return {
      routes: found.map(([reducedCost, from, to]) => {
        const customers = Int32Array.from([...this.#path(from).reverse(), ...this.#path(to)], (vertex) => vertex - 1);
        return { class: cls, customers, cost: costOfRoute(this.#relaxation, cls, customers), reducedCost };
      }),
      least,
    };
  }

  /** Vertices of a path from its end back to its beginning, the depot aside. */
  #path(label: number): number[] {
    const path: number[] = [];
    for (let at = label; at !== 0; at = this.#kernel.parentOf(at) >>> 0) {
      const vertex = this.#kernel.labelVertex(at);
      if (vertex > 0) path.push(vertex);
    }
    return path;
  }
}
