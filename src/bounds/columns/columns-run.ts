import type { PlannedRoutes } from '../../model/problem.js';
import type { BoundContext, BoundOutcome, DualSolution } from '../contract.js';
import type { CreatePricer } from '../pricing/create-pricer.js';
import type { Pricer } from '../pricing/pricer.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import { CapacityCuts } from '../cuts/capacity-cuts.js';
import { arcFlows } from './column-flows.js';
import { BestPlan } from './best-plan.js';
import { branchAndPrice } from './branch-and-price.js';
import { type Column, plannedRoute } from './column.js';
import { type Generated, generate, type Generation, upTo } from './column-generation.js';
import { type DualValues, dualSolution } from './dual-values.js';
import { savingsColumns, singleColumns, solutionColumns } from './initial-columns.js';
import { capacityCut } from './master-cut.js';
import { Master, type MasterSolution } from './master.js';
import { fixArcs, fixedPairs, noArcs, usesArc } from './fixing.js';
import { keepsNeighbourhoods, neighbourhoods } from './neighbourhoods.js';
import { refine, type Refined } from '../relaxation/refine.js';
import { selectColumns } from './select-columns.js';
import { subsetRowCuts } from './subset-row-cuts.js';

/** Customers that a customer remembers in routes that need not be elementary, in one stage after another. */
const NEIGHBOURHOODS: readonly (readonly [customers: number, sizes: readonly number[]])[] = [[130, [2, 10]], [Infinity, [3, 6, 10]]];
/** Customers beside each that savings are looked at for. */
const SAVINGS_NEIGHBOURS = 20;
/** Cuts of a kind that one round adds. */
const CAPACITY_CUTS = 60;
const SUBSET_ROW_CUTS = 30;
const SUBSET_ROW_CUTS_PER_ROW = 5;
/** Most subset-row cuts: pricing slows with each. */
const MOST_SUBSET_ROW_CUTS = 200;
/** Rounds that raise the bound by less, relative to it, are enough of one kind of cut. */
const LEAST_PROGRESS = 1e-4;
/** Arcs are removed from this gap on, and again when it is so much less. */
const MOST_GAP_TO_FIX = 0.05;
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
/** Most nodes of the tree where the clock must not count. */
const MOST_NODES = 300;

/** What routes must keep, from loose to strict: pricing slows with it. */
interface Stage {
  /** Customers that a customer remembers. */
  readonly members: number;
  readonly relaxesLengths: boolean;
}

function stagesOf({ customers, classes }: RouteRelaxation): [Stage, ...Stage[]] {
  const [, sizes] = NEIGHBOURHOODS.find(([most]) => customers.length <= most)!;
  const stages = sizes.map((members) => ({ members, relaxesLengths: false }));
  const first = { ...stages[0]!, relaxesLengths: classes.some(({ arcLimits }) => arcLimits.length > 0) };
  return first.relaxesLengths ? [first, ...stages] : [first, ...stages.slice(1)];
}

/** One run of column generation: the master, its cuts, and what is reported. */
export class ColumnsRun {
  readonly #context: BoundContext;
  readonly #refined: Refined;
  readonly #master: Master;
  readonly #pricer: Pricer;
  readonly #capacityCuts: CapacityCuts;
  readonly #generation: Generation;
  /** Arcs that no solution better than the incumbent uses. */
  readonly #fixed: Uint8Array[];
  /** Pairs of customers that the search was told of. */
  readonly #toldPairs: Uint8Array;
  /** Per customer: others, the nearest first; and those that it remembers. */
  readonly #nearest: readonly Int32Array[];
  #neighbours: readonly Int32Array[] = [];
  /** What is still to come. */
  readonly #stages: Stage[];
  #stage: Stage;
  #gapAtFixing = Infinity;
  /** Duals that prove a bound before the first round. */
  #start: DualValues | null = null;
  /** Of the last round at the root. */
  #end: Generated | null = null;
  #bound = -Infinity;
  #subsetRowCuts = 0;
  /** The last solution whose routes the master has. */
  #taken: PlannedRoutes | null = null;
  #isFixed = false;
  readonly #best: BestPlan;

  private constructor(context: BoundContext, refined: Refined, master: Master, pricer: Pricer, neighbours: readonly Int32Array[]) {
    this.#context = context;
    this.#refined = refined;
    this.#master = master;
    this.#pricer = pricer;
    this.#capacityCuts = new CapacityCuts(refined.relaxation);
    this.#fixed = noArcs(refined.relaxation);
    this.#toldPairs = new Uint8Array((refined.relaxation.customers.length + 1) ** 2);
    this.#nearest = neighbours;
    [this.#stage, ...this.#stages] = stagesOf(refined.relaxation);
    this.#enter(this.#stage);
    this.#best = new BestPlan(refined.relaxation, context, refined.grain);
    this.#generation = {
      relaxation: refined.relaxation, master, pricer, grain: refined.grain, stop: () => context.shouldStop(),
      takeIncumbent: () => this.#takeIncumbent(),
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
    this.#start = { rows, classes: fine(start.classes, Math.ceil), limits: fine(start.limits, Math.ceil), fleet: 0, cuts: Float64Array.from(cuts, ({ dual }) => Math.floor(dual * factor)) };
  }

  /** Runs until the bound meets the incumbent, nothing more is to gain, or the time is over. */
  async toEnd(): Promise<BoundOutcome> {
    let ended = this.#root();
    // A master that stays short has no plan to look for.
    if (ended === 'converged' && this.#end?.solution?.isShort === false) {
      await this.#select(this.#end);
      ended = this.#isClosed() ? 'closed' : this.#branch(this.#end);
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

  #branch({ bound, duals }: Generated): BoundOutcome['ended'] {
    const { relaxation, grain } = this.#refined;
    branchAndPrice({
      generation: { ...this.#generation, onBound: () => undefined },
      isAllowed: (column) => this.#isAllowed(column), fixed: this.#fixed, best: this.#best, mostNodes: this.#context.reproducible ? MOST_NODES : Infinity,
      addCuts: (solution) => this.#addCuts(solution, 'subset-row'),
      onBound: (proved) => {
        this.#bound = Math.max(this.#bound, proved);
        this.#context.report({ value: Math.min(upTo(proved, grain) / relaxation.scale, this.#best.cost), method: 'branch-and-price' });
      },
    }, { bound, duals });
    return this.#isClosed() ? 'closed' : this.#generation.stop() ? 'limit' : 'converged';
  }

  #root(): BoundOutcome['ended'] {
    let duals = this.#start;
    let before = -Infinity;
    let kind: 'capacity' | 'subset-row' = 'capacity';
    let isRough = true;
    for (let round = 0; ; round++) {
      const generated: Generated = generate(this.#generation, duals, this.#best.enough(), isRough);
      this.#context.log('round of column generation', { round, bound: this.#bound / this.#refined.relaxation.scale, cuts: this.#master.cuts.length, columns: this.#master.columns.length });
      this.#offer(generated);
      if (this.#isClosed()) return 'closed';
      if (!generated.isConverged || generated.solution === null) return 'limit';
      ({ duals } = generated);
      this.#fix(generated);
      if (this.#enterNext()) continue;
      if (kind === 'capacity' && generated.bound - before < LEAST_PROGRESS * Math.abs(generated.bound)) kind = 'subset-row';
      before = generated.bound;
      this.#end = generated;
      const hasCuts = this.#addCuts(generated.solution, kind);
      if (!hasCuts && !isRough) return 'converged';
      isRough = hasCuts;
    }
  }

  /** @returns whether there are new ones */
  #addCuts(solution: MasterSolution, kind: 'capacity' | 'subset-row'): boolean {
    const { relaxation } = this.#refined;
    const { columns } = this.#master;
    const capacity = this.#capacityCuts.separate(arcFlows(relaxation, columns, solution.values), CAPACITY_CUTS);
    let added = this.#master.addCuts(capacity.map(({ customers, vehicles }) => capacityCut(relaxation, customers, vehicles)));
    if ((kind === 'subset-row' || added === 0) && this.#subsetRowCuts < MOST_SUBSET_ROW_CUTS) {
      const fresh = this.#master.addCuts(subsetRowCuts(relaxation, columns, solution.values, SUBSET_ROW_CUTS, SUBSET_ROW_CUTS_PER_ROW));
      this.#subsetRowCuts += fresh;
      added += fresh;
    }
    return added > 0;
  }

  /** Removes arcs with the incumbent when the gap has become smaller. */
  #fix({ bound, duals }: Generated): void {
    const enough = this.#best.enough();
    const gap = (enough - bound) / Math.abs(bound);
    if (duals === null || !(gap < MOST_GAP_TO_FIX) || gap > this.#gapAtFixing * LESS_GAP) return;
    this.#gapAtFixing = gap;
    const { relaxation } = this.#refined;
    const fixed = fixArcs(relaxation, this.#pricer, this.#master.cuts, { bound, duals }, enough, this.#fixed, this.#generation.stop);
    this.#context.log('arcs removed by reduced cost', { fixed, gap });
    if (fixed === 0) return;
    this.#isFixed = true;
    this.#fixed.forEach((arcs, cls) => this.#pricer.forbidArcs(cls, arcs));
    this.#restrict();
    this.#context.fix(fixedPairs(relaxation, this.#fixed, this.#toldPairs));
  }

  /** Starts the next stage. @returns false if there is none */
  #enterNext(): boolean {
    const next = this.#stages.shift();
    if (next === undefined) return false;
    this.#enter(next);
    return true;
  }

  #enter(stage: Stage): void {
    this.#stage = stage;
    this.#neighbours = this.#nearest.map((others) => others.subarray(0, stage.members));
    this.#pricer.setNeighbourhoods(this.#neighbours);
    this.#pricer.relaxLengths(stage.relaxesLengths);
    this.#restrict();
  }

  #isAllowed(column: Column): boolean {
    return (column.keepsLengths || this.#stage.relaxesLengths) && (column.isElementary || keepsNeighbourhoods(column.customers, this.#neighbours));
  }

  #restrict(): void {
    const size = this.#refined.relaxation.customers.length + 1;
    this.#master.restrict(this.#master.fleet, (column) => this.#isAllowed(column) && !usesArc(this.#fixed, size, column));
  }

  #report(bound: number, duals: DualValues): void {
    const { relaxation, factor, grain } = this.#refined;
    if (bound <= this.#bound) return;
    this.#bound = bound;
    const value = upTo(bound, grain) / relaxation.scale;
    // Without the arcs that were removed, duals prove nothing about all routes.
    if (this.#isFixed) this.#context.report({ value: Math.min(value, this.#context.incumbent().cost), method: 'column-generation' });
    else this.#context.report({ value, method: 'column-generation', duals: dualSolution(this.#master.cuts, duals, factor) });
  }

  #takeIncumbent(): void {
    const { routes } = this.#context.incumbent();
    if (routes === this.#taken) return;
    this.#taken = routes;
    if (routes !== null) this.#master.add(solutionColumns(this.#refined.relaxation, routes));
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
    const good = this.#master.columns.map((column, k) => ({ column, reduced: reducedCosts[k] ?? Infinity })).filter(({ column, reduced }) => column.isElementary && column.keepsLengths && reduced <= mostReduced);
    good.sort((a, b) => a.reduced - b.reduced);
    return good.slice(0, most).map(({ column }) => column);
  }
}
