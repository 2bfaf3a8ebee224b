import type { PlannedRoutes } from '../../model/problem.js';
import type { BoundContext, BoundOutcome, DualSolution } from '../contract.js';
import type { CreatePricer } from '../pricing/create-pricer.js';
import type { Pricer } from '../pricing/pricer.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import { CapacityCuts } from '../cuts/capacity-cuts.js';
import { arcFlows } from './column-flows.js';
import { BestPlan } from './best-plan.js';
import { branchAndPrice } from './branch-and-price.js';
import { fleetRanges } from './branching.js';
import { type Column, plannedRoute } from './column.js';
import { type Generated, generate, type Generation, upTo } from './column-generation.js';
import { type DualValues, dualSolution } from './dual-values.js';
import { savingsColumns, singleColumns, solutionColumns } from './initial-columns.js';
import { capacityCut } from './master-cut.js';
import { Master, type MasterSolution } from './master.js';
import { fixArcs, fixedPairs, usesArc } from './fixing.js';
import { keepsNeighbourhoods, neighbourhoods } from './neighbourhoods.js';
import { refine, type Refined } from '../relaxation/refine.js';
import { selectColumns } from './select-columns.js';
import { enterNext, isWhole, type Stage, type Subproblem, wholeProblem, withFleet } from './subproblem.js';
import { subsetRowCuts } from './subset-row-cuts.js';

/** Customers beside each that savings are looked at for. */
const SAVINGS_NEIGHBOURS = 20;
/** Cuts of a kind that one round adds, and changes of sets that capacity cuts are looked for in. */
const CAPACITY_CUTS = 60;
const CAPACITY_CHANGES = 40;
const SUBSET_ROW_CUTS = 60;
const SUBSET_ROW_CUTS_PER_ROW = 8;
/** Most subset-row cuts: pricing slows with each. */
const MOST_SUBSET_ROW_CUTS = 200;
/** Rounds that raise the bound by less, relative to it, are enough of one kind of cut. */
const LEAST_PROGRESS = 1e-4;
/** Arcs are removed from this gap on, and again when it is so much less. */
const MOST_GAP_TO_FIX = 0.03;
const LESS_GAP = 0.7;
/** Reduced cost, relative to the bound, of columns that are offered to the search. */
const OFFER_SHARE = 0.005;
const MOST_OFFERED = 2000;
/** Columns among which a better solution is looked for, and their largest reduced cost relative to the bound. */
const MOST_SELECTED = 1500;
const MOST_GAP_TO_SELECT = 0.02;
/** How much larger than at the start, and than their mean, duals may become before rows are left out instead. */
const DUAL_ROOM = 1.3;
const DUAL_MARGIN = 0.3;
/** Share of the gap by which a split by the number of routes must raise both bounds, and most subproblems at a time. */
const LEAST_RISE = 0.1;
const MOST_OPEN = 8;
/** By how much the bound of a subproblem may lead the next one before they switch, as a share of the gap of the latter. */
const TURN_SHARE = 0.25;
/** Most nodes of the tree where the clock must not count. */
const MOST_NODES = 300;

/** One run of column generation: the master, its cuts, and what is reported. */
export class ColumnsRun {
  readonly #context: BoundContext;
  readonly #refined: Refined;
  readonly #master: Master;
  readonly #pricer: Pricer;
  readonly #capacityCuts: CapacityCuts;
  readonly #generation: Generation;
  /** Pairs of customers that the search was told of. */
  readonly #toldPairs: Uint8Array;
  /** Per customer: others, the nearest first; and those that it remembers. */
  readonly #nearest: readonly Int32Array[];
  #neighbours: readonly Int32Array[] = [];
  /** Those whose solutions may be better than the incumbent. */
  #open: Subproblem[];
  /** The one that the master and the pricer are restricted to. */
  #current: Subproblem;
  /** What the pricer keeps. */
  #stage: Stage | null = null;
  /** Of the last round before branching. */
  #end: Generated | null = null;
  #bound = -Infinity;
  #subsetRowCuts = 0;
  /** The last solution whose routes the master has. */
  #taken: PlannedRoutes | null = null;
  /** Suggested routes that the master has had: it drops some later. */
  readonly #suggested = new Set<string>();
  readonly #best: BestPlan;

  private constructor(context: BoundContext, refined: Refined, master: Master, pricer: Pricer, neighbours: readonly Int32Array[]) {
    this.#context = context;
    this.#refined = refined;
    this.#master = master;
    this.#pricer = pricer;
    this.#capacityCuts = new CapacityCuts(refined.relaxation, CAPACITY_CHANGES);
    this.#toldPairs = new Uint8Array((refined.relaxation.customers.length + 1) ** 2);
    this.#nearest = neighbours;
    this.#current = wholeProblem(refined.relaxation, context.incumbent().routes);
    this.#open = [this.#current];
    this.#best = new BestPlan(refined.relaxation, context, refined.grain);
    this.#generation = {
      relaxation: refined.relaxation, master, pricer, grain: refined.grain, stop: () => context.shouldStop(),
      takeRoutes: () => this.#takeRoutes(),
      onBound: (bound, duals) => this.#report(bound, duals),
    };
  }

  static async create(relaxation: RouteRelaxation, context: BoundContext, createPricer: CreatePricer, start: DualSolution | null): Promise<ColumnsRun> {
    const refined = refine(relaxation);
    const singles = singleColumns(refined.relaxation);
    const typical = [...singles.map(({ cost }) => cost), ...refined.relaxation.price].reduce((most, cost) => (cost < Infinity ? Math.max(most, cost) : most), 1);
    const pricer = await createPricer(refined.relaxation, context);
    const neighbours = neighbourhoods(refined.relaxation, SAVINGS_NEIGHBOURS);
    const master = await Master.create(refined.relaxation, typical);
    master.add(singles);
    master.add(savingsColumns(refined.relaxation, neighbours));
    const run = new ColumnsRun(context, refined, master, pricer, neighbours);
    if (start !== null) run.#startFrom(start);
    return run;
  }

  dispose(): void {
    this.#master.dispose();
    this.#pricer.dispose?.();
  }

  /** Takes duals that prove a bound as the centre of the first rounds, and their cuts. */
  #startFrom(start: DualSolution): void {
    const { factor, relaxation } = this.#refined;
    const cuts = start.cuts.filter((cut) => cut.kind === 'capacity');
    // Duals without some of their cuts prove nothing.
    if (cuts.length < start.cuts.length) return;
    this.#master.addCuts(cuts.map(({ customers, vehicles }) => capacityCut(relaxation, customers, vehicles)));
    const fine = (values: Float64Array, round: (value: number) => number): Float64Array => values.map((value) => round(value * factor));
    const rows = fine(start.rows, Math.floor);
    const mean = rows.reduce((sum, dual) => sum + dual, 0) / Math.max(1, relaxation.rowCount);
    this.#master.limitDuals(rows.map((dual) => Math.ceil(dual * DUAL_ROOM + mean * DUAL_MARGIN)));
    // They prove nothing about routes that may exceed capacities.
    if (this.#current.stages[0].relaxed.loads) return;
    this.#current.duals = { rows, classes: fine(start.classes, Math.ceil), limits: fine(start.limits, Math.ceil), fleet: 0, cuts: Float64Array.from(cuts, ({ dual }) => Math.floor(dual * factor)) };
  }

  /** Runs until the bound meets the incumbent, nothing more is to gain, or the time is over. */
  async toEnd(): Promise<BoundOutcome> {
    let ended = this.#untilBranching();
    // A master that stays short has no plan to look for.
    if (ended === 'converged' && this.#end?.solution?.isShort === false) {
      await this.#select(this.#end);
      ended = this.#isClosed() ? 'closed' : this.#branch();
    }
    const { routes } = this.#best;
    // Others are only good, and were offered.
    return routes === undefined || ended !== 'closed' ? { ended } : { ended, routes };
  }

  /** Looks for a better solution among the routes of the master. */
  async #select({ solution, bound }: Generated): Promise<void> {
    if (solution === null || !(this.#best.enough() > bound)) return;
    const gap = this.#best.enough() - bound;
    const good = this.#goodColumns(solution, Math.min(gap, MOST_GAP_TO_SELECT * Math.abs(bound)), MOST_SELECTED);
    if (good.length === 0) return;
    const selected = await selectColumns(this.#refined.relaxation, good, this.#generation.stop);
    if (selected !== null) this.#best.consider(selected);
  }

  #branch(): BoundOutcome['ended'] {
    const { relaxation, grain } = this.#refined;
    branchAndPrice({
      generation: { ...this.#generation, onBound: () => undefined },
      isAllowed: (column) => this.#isAllowed(column), best: this.#best, mostNodes: this.#context.reproducible ? MOST_NODES : Infinity,
      addCuts: (solution) => this.#addCuts(solution, 'subset-row'),
      onBound: (proved) => {
        this.#bound = Math.max(this.#bound, proved);
        this.#context.report({ value: Math.min(upTo(proved, grain) / relaxation.scale, this.#best.cost), method: 'branch-and-price' });
      },
    }, this.#open.map(({ bound, duals, fixed, fleet }) => ({ bound, duals, fixed, decisions: [{ kind: 'fleet', ...fleet }] })));
    return this.#isClosed() ? 'closed' : this.#generation.stop() ? 'limit' : 'converged';
  }

  /** Works on the subproblem with the lowest bound, through its stages and cuts, and splits it by the number of routes where that pays. */
  #untilBranching(): BoundOutcome['ended'] {
    for (let round = 0; ; round++) {
      const current = this.#current = this.#open.reduce((least, each) => (each.bound < least.bound ? each : least));
      this.#resume(current);
      const target = this.#target(current);
      const generated: Generated = generate(this.#generation, current.duals, target, current.isRough);
      current.bound = Math.max(current.bound, generated.bound);
      current.duals = generated.duals ?? current.duals;
      this.#context.log('round of column generation', {
        round, bound: this.#bound / this.#refined.relaxation.scale, cuts: this.#master.cuts.length, columns: this.#master.columns.length, open: this.#open.length,
      });
      this.#offer(generated);
      if (!this.#dropClosed()) return 'closed';
      if (!generated.isConverged || generated.solution === null) return 'limit';
      if (current.bound >= target) continue;
      this.#fix(current, generated);
      if (this.#split(current, generated.solution) || this.#deepen(current, generated, generated.solution)) continue;
      this.#end = generated;
      return 'converged';
    }
  }

  /** Returns the bound at which the next subproblem gets its turn: only the lowest bound counts. */
  #target(current: Subproblem): number {
    const enough = this.#best.enough();
    const next = this.#open.reduce((least, each) => (each === current ? least : Math.min(least, each.bound)), enough);
    // Bounds are whole numbers: adding one keeps the target above the bound of the subproblem.
    return next < enough ? Math.min(enough, Math.floor(next + TURN_SHARE * (enough - next)) + 1) : enough;
  }

  /** Goes on to the next stage, or to cuts. @returns false if there is nothing left but branching */
  #deepen(current: Subproblem, { bound }: Generated, solution: MasterSolution): boolean {
    const [{ cutsFirst }] = current.stages;
    if (!cutsFirst && enterNext(current)) return true;
    const isSlow = bound - current.boundAtCuts < LEAST_PROGRESS * Math.abs(bound);
    // Both kinds of cuts have been tried.
    if (isSlow && current.cuts === 'subset-row' && enterNext(current)) return true;
    if (isSlow) current.cuts = 'subset-row';
    current.boundAtCuts = bound;
    const hasCuts = this.#addCuts(solution, current.cuts);
    if (!hasCuts && enterNext(current)) return true;
    const goesOn = hasCuts || current.isRough;
    current.isRough = hasCuts;
    return goesOn;
  }

  /**
   * Splits a subproblem by the number of routes if that raises both bounds considerably: where vehicles have fixed costs, most of the gap comes from
   * fractional vehicles.
   */
  #split(current: Subproblem, { values, objective, isShort }: MasterSolution): boolean {
    const ranges = fleetRanges(values);
    if (ranges === null || isShort || this.#open.length >= MOST_OPEN) return false;
    const gap = this.#best.enough() - current.bound;
    const parts = ranges.map((range) => withFleet(current, range));
    const isWorthIt = parts.every((part) => {
      this.#restrict(part);
      const solution = this.#master.solve(this.#generation.stop);
      return solution !== null && solution.objective - objective > LEAST_RISE * gap;
    });
    if (!isWorthIt) return false;
    this.#open = [...this.#open.filter((each) => each !== current), ...parts];
    return true;
  }

  /** Drops subproblems without a solution better than the incumbent. @returns false if none is left */
  #dropClosed(): boolean {
    const enough = this.#best.enough();
    this.#report(this.#current.bound, null);
    if (this.#bound >= enough) return false;
    this.#open = this.#open.filter(({ bound }) => bound < enough);
    return true;
  }

  /** @returns whether there are new ones */
  #addCuts(solution: MasterSolution, kind: Subproblem['cuts']): boolean {
    const capacity = this.#addCapacityCuts(solution);
    if ((kind === 'capacity' && capacity > 0) || this.#subsetRowCuts >= MOST_SUBSET_ROW_CUTS) return capacity > 0;
    const fresh = this.#master.addCuts(subsetRowCuts(this.#refined.relaxation, this.#master.columns, solution.values, SUBSET_ROW_CUTS, SUBSET_ROW_CUTS_PER_ROW, this.#master.cuts));
    this.#subsetRowCuts += fresh;
    return capacity + fresh > 0;
  }

  /** @returns how many are new */
  #addCapacityCuts({ values }: MasterSolution): number {
    const { relaxation } = this.#refined;
    const found = this.#capacityCuts.separate(arcFlows(relaxation, this.#master.columns, values), CAPACITY_CUTS, this.#generation.stop);
    return this.#master.addCuts(found.map(({ customers, vehicles }) => capacityCut(relaxation, customers, vehicles)));
  }

  /** Removes arcs with the incumbent when the gap has become smaller. */
  #fix(current: Subproblem, { bound, duals }: Generated): void {
    const enough = this.#best.enough();
    const gap = (enough - bound) / Math.abs(bound);
    if (duals === null || !(gap < MOST_GAP_TO_FIX) || gap > current.gapAtFixing * LESS_GAP) return;
    current.gapAtFixing = gap;
    const { relaxation } = this.#refined;
    const fixed = fixArcs({ relaxation, pricer: this.#pricer, cuts: this.#master.cuts, proved: { bound, duals }, enough, stop: this.#generation.stop }, current.fixed);
    this.#context.log('arcs removed by reduced cost', { fixed, gap });
    if (fixed === 0) return;
    current.isFixed = true;
    // Solutions of other open subproblems may use these arcs.
    if (this.#open.length === 1) this.#context.fix(fixedPairs(relaxation, current.fixed, this.#toldPairs));
  }

  /** Restricts the pricer and the master to a subproblem. */
  #resume(current: Subproblem): void {
    const [stage] = current.stages;
    if (stage !== this.#stage) {
      this.#stage = stage;
      this.#neighbours = this.#nearest.map((others) => others.subarray(0, stage.members));
      this.#pricer.setNeighbourhoods(this.#neighbours);
      this.#pricer.relax(stage.relaxed);
    }
    current.fixed.forEach((arcs, cls) => this.#pricer.forbidArcs(cls, arcs));
    this.#restrict(current);
  }

  #isAllowed(column: Column): boolean {
    const { relaxed } = this.#current.stages[0];
    return (column.keeps.lengths || relaxed.lengths) && (column.keeps.loads || relaxed.loads) && (column.isElementary || keepsNeighbourhoods(column.customers, this.#neighbours));
  }

  #restrict({ fleet, fixed }: Subproblem): void {
    const size = this.#refined.relaxation.customers.length + 1;
    this.#master.restrict(fleet, (column) => this.#isAllowed(column) && !usesArc(fixed, size, column));
  }

  /** @param bound - of the current subproblem */
  #report(bound: number, duals: DualValues | null): void {
    const { relaxation, factor, grain } = this.#refined;
    const current = this.#current;
    const least = this.#open.reduce((lowest, each) => (each === current ? lowest : Math.min(lowest, each.bound)), bound);
    if (least <= this.#bound) return;
    this.#bound = least;
    const value = upTo(least, grain) / relaxation.scale;
    // They prove something about all routes only where nothing is left out.
    if (duals !== null && isWhole(current)) this.#context.report({ value, method: 'column-generation', duals: dualSolution(this.#master.cuts, duals, factor) });
    else this.#context.report({ value: Math.min(value, this.#best.cost), method: 'column-generation' });
  }

  /** Adds the routes of the incumbent, and those that the search suggests. */
  #takeRoutes(): void {
    const { routes } = this.#context.incumbent();
    const found = routes === null || routes === this.#taken ? [] : routes;
    this.#taken = routes;
    const suggested = (this.#context.suggested?.() ?? []).filter(({ type, customers }) => {
      const key = `${type}:${customers.join()}`;
      const isNew = !this.#suggested.has(key);
      this.#suggested.add(key);
      return isNew;
    });
    this.#master.add(solutionColumns(this.#refined.relaxation, [...found, ...suggested]));
  }

  #isClosed(): boolean {
    return this.#bound >= this.#best.enough();
  }

  /** Offers routes that may be part of a good solution. */
  #offer({ solution, bound }: Generated): void {
    if (solution === null) return;
    const good = this.#goodColumns(solution, OFFER_SHARE * Math.abs(bound), MOST_OFFERED);
    this.#context.offer(good.map((column) => plannedRoute(this.#refined.relaxation, column)));
  }

  /** Columns that a plan can have, of the least reduced cost. */
  #goodColumns({ reducedCosts }: MasterSolution, mostReduced: number, most: number): Column[] {
    const good = this.#master.columns.map((column, k) => ({ column, reduced: reducedCosts[k] ?? Infinity })).filter(({ column, reduced }) => column.isElementary && column.keeps.lengths && column.keeps.loads && reduced <= mostReduced);
    good.sort((a, b) => a.reduced - b.reduced);
    return good.slice(0, most).map(({ column }) => column);
  }
}
