import type { BoundContext, BoundOutcome } from '../contract.js';
import type { CreatePricer } from '../pricing/create-pricer.js';
import type { Pricer } from '../pricing/pricer.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import { arcFlows } from './arc-flows.js';
import { CapacityCuts } from './capacity-cuts.js';
import { plannedRoute } from './column.js';
import { type Generated, generate, type Generation, upTo } from './column-generation.js';
import { type DualValues, dualSolution } from './dual-values.js';
import { savingsColumns, singleColumns, solutionColumns } from './initial-columns.js';
import { Master } from './master.js';
import { fixArcs, noArcs, usesArc } from './fixing.js';
import { neighbourhoods } from './neighbourhoods.js';
import { refine, type Refined } from './refine.js';
import { subsetRowCuts } from './subset-row-cuts.js';

/** Customers that a customer remembers in routes that need not be elementary. */
const NEIGHBOURHOOD = 10;
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
const LESS_GAP = 0.9;
/** Reduced cost, relative to the bound, of columns that are offered to the search. */
const OFFER_SHARE = 0.005;
const MOST_OFFERED = 2000;

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
  #gapAtFixing = Infinity;
  #bound = -Infinity;
  #subsetRowCuts = 0;
  #isFixed = false;

  private constructor(context: BoundContext, refined: Refined, master: Master, pricer: Pricer) {
    this.#context = context;
    this.#refined = refined;
    this.#master = master;
    this.#pricer = pricer;
    this.#capacityCuts = new CapacityCuts(refined.relaxation);
    this.#fixed = noArcs(refined.relaxation);
    this.#generation = {
      relaxation: refined.relaxation, master, pricer, grain: refined.grain, stop: () => context.shouldStop(),
      onBound: (bound, duals) => this.#report(bound, duals),
    };
  }

  static async create(relaxation: RouteRelaxation, context: BoundContext, createPricer: CreatePricer): Promise<ColumnsRun> {
    const refined = refine(relaxation);
    const singles = singleColumns(refined.relaxation);
    const typical = [...singles.map(({ cost }) => cost), ...refined.relaxation.price].reduce((most, cost) => (cost < Infinity ? Math.max(most, cost) : most), 1);
    const pricer = await createPricer(refined.relaxation);
    const neighbours = neighbourhoods(refined.relaxation, Math.max(NEIGHBOURHOOD, 20));
    pricer.setNeighbourhoods(neighbours.map((others) => others.subarray(0, NEIGHBOURHOOD)));
    const master = await Master.create(refined.relaxation, typical);
    master.add(singles);
    master.add(savingsColumns(refined.relaxation, neighbours));
    return new ColumnsRun(context, refined, master, pricer);
  }

  dispose(): void {
    this.#master.dispose();
  }

  /** Runs until the bound meets the incumbent, nothing more is to gain, or the time is over. */
  toEnd(): BoundOutcome {
    const ended = this.#root();
    return { ended };
  }

  #root(): BoundOutcome['ended'] {
    let duals: DualValues | null = null;
    let before = -Infinity;
    let kind: 'capacity' | 'subset-row' = 'capacity';
    for (let round = 0; ; round++) {
      this.#takeIncumbent();
      const generated: Generated = generate(this.#generation, duals, this.#enough());
      this.#context.log('round of column generation', { round, bound: this.#bound / this.#refined.relaxation.scale, cuts: this.#master.cuts.length, columns: this.#master.columns.length });
      this.#offer(generated);
      if (this.#isClosed()) return 'closed';
      if (!generated.isConverged || generated.solution === null) return 'limit';
      ({ duals } = generated);
      this.#fix(generated);
      if (kind === 'capacity' && generated.bound - before < LEAST_PROGRESS * Math.abs(generated.bound)) kind = 'subset-row';
      before = generated.bound;
      if (!this.#addCuts(generated, kind)) return 'converged';
    }
  }

  /** @returns whether there are new ones */
  #addCuts({ solution }: Generated, kind: 'capacity' | 'subset-row'): boolean {
    const { relaxation } = this.#refined;
    const { columns } = this.#master;
    const capacity = this.#capacityCuts.separate(arcFlows(relaxation, columns, solution!.values), CAPACITY_CUTS);
    let added = this.#master.addCuts(capacity);
    if ((kind === 'subset-row' || added === 0) && this.#subsetRowCuts < MOST_SUBSET_ROW_CUTS) {
      const fresh = this.#master.addCuts(subsetRowCuts(relaxation, columns, solution!.values, SUBSET_ROW_CUTS, SUBSET_ROW_CUTS_PER_ROW));
      this.#subsetRowCuts += fresh;
      added += fresh;
    }
    return added > 0;
  }

  /** Removes arcs with the incumbent when the gap has become smaller. */
  #fix({ bound, duals }: Generated): void {
    const enough = this.#enough();
    const gap = (enough - bound) / Math.abs(bound);
    if (duals === null || !(gap < MOST_GAP_TO_FIX) || gap > this.#gapAtFixing * LESS_GAP) return;
    this.#gapAtFixing = gap;
    const { relaxation } = this.#refined;
    const fixed = fixArcs(relaxation, this.#pricer, this.#master.cuts, { bound, duals }, enough, this.#fixed, this.#generation.stop);
    this.#context.log('arcs removed by reduced cost', { fixed, gap });
    if (fixed === 0) return;
    this.#isFixed = true;
    this.#fixed.forEach((arcs, cls) => this.#pricer.forbidArcs(cls, arcs));
    const size = relaxation.customers.length + 1;
    this.#master.restrict(this.#master.fleet, (column) => !usesArc(this.#fixed, size, column));
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
    if (routes !== null) this.#master.add(solutionColumns(this.#refined.relaxation, routes));
  }

  /** The bound in fine units that would meet the incumbent. */
  #enough(): number {
    const { cost } = this.#context.incumbent();
    const { relaxation, grain } = this.#refined;
    if (cost === Infinity) return Infinity;
    const units = cost * relaxation.scale;
    return grain === 1 ? units : Math.round(units / grain) * grain - grain + 1;
  }

  #isClosed(): boolean {
    return this.#bound >= this.#enough();
  }

  /** Offers routes that may be part of a good solution. */
  #offer({ solution, bound }: Generated): void {
    if (solution === null) return;
    const { relaxation } = this.#refined;
    const most = OFFER_SHARE * Math.abs(bound);
    const good = this.#master.columns.map((column, k) => ({ column, reduced: solution.reducedCosts[k] ?? Infinity })).filter(({ column, reduced }) => column.isElementary && reduced <= most);
    good.sort((a, b) => a.reduced - b.reduced);
    this.#context.offer(good.slice(0, MOST_OFFERED).map(({ column }) => plannedRoute(relaxation, column)));
  }
}
