import type { Pricer, PricingResult } from '../pricing/pricer.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import { type Column, columnOf } from './column.js';
import { between, type DualValues, pricingDuals, raised, worthOf } from './dual-values.js';
import { coefficientOf } from './master-cut.js';
import type { Master, MasterSolution } from './master.js';

/** Shares of the way from the best duals so far to those of the master at which heuristics price routes. */
const SHARES = [0.3, 0.6, 1] as const;
/** The same with several classes, which take their time, and seldom find any near the former. */
const FEW_SHARES = [0.6, 1] as const;
/**
 * The first share of exact pricing, and how it changes: it grows if the bound rises by this part of what it would without routes of negative reduced
 * cost, and shrinks if the bound falls.
 */
const FIRST_STEP = 0.3;
const STEP = { least: 0.1, most: 0.9, growth: 1.3, shrinkage: 0.8, goodPart: 0.4 };
/** Routes of a class that each pricing adds. */
const MOST_ROUTES = 60;
/** Factor by which the penalty of leaving rows out is raised. */
const PENALTY_FACTOR = 5;
/** The same after every exact pricing while something is left out: a master that converges with penalties that are too low has to do so again. */
const PENALTY_STEP = 2;
/** How near the bound must come to the master where more is to come: as a share of the gap that is left, and of the bound. */
const NEAR_OF_GAP = 0.05;
const NEAR_OF_BOUND = 0.002;
/** Relative error of the objective of a linear program. */
const LP_NOISE = 1e-9;

/** What column generation works with. */
export interface Generation {
  readonly relaxation: RouteRelaxation;
  readonly master: Master;
  readonly pricer: Pricer;
  /** Fine units of which the cost of every solution is a multiple. */
  readonly grain: number;
  readonly stop: () => boolean;
  /** Adds routes that were found elsewhere meanwhile. */
  readonly takeRoutes: () => void;
  /** Called with every better bound, and with duals that prove it. */
  readonly onBound: (bound: number, duals: DualValues) => void;
}

/** Where it ended. */
export interface Generated {
  /** Fine units; -Infinity: none was proved. */
  readonly bound: number;
  /** That prove the bound; null: none. */
  readonly duals: DualValues | null;
  /** Of the master at the end; null if it was stopped in the linear program. */
  readonly solution: MasterSolution | null;
  /** Whether no route can improve the master, or the bound by a grain; or by much, if that was enough. */
  readonly isConverged: boolean;
}

/**
 * Adds routes to the master until none has a negative reduced cost, or the bound is good enough.
 * @param start - duals that prove a bound already
 * @param enough - the bound at which it may end
 * @param isRough - whether it may end near the best bound, as cuts or stricter routes will change the master anyway
 * @see Pessoa, Sadykov, Uchoa and Vanderbeck (2018), "Automation and combination of linear-programming based stabilization
 * techniques in column generation", doi:10.1287/ijoc.2017.0784
 */
export function generate(generation: Generation, start: DualValues | null, enough: number, isRough = false): Generated {
  const { relaxation, master, stop, grain, takeRoutes, onBound } = generation;
  let best = start;
  let bound = start === null ? (isFree(relaxation) ? 0 : -Infinity) : worthOf(relaxation, master.cuts, start, master.fleet);
  let centre = start;
  let solution: MasterSolution | null = null;
  let step = FIRST_STEP;
  for (;;) {
    if (stop()) return { bound, duals: best, solution, isConverged: false };
    takeRoutes();
    solution = master.solve(stop);
    if (solution === null) return { bound, duals: best, solution, isConverged: false };
    const near = isRough && bound > -Infinity ? Math.min(NEAR_OF_GAP * Math.max(0, enough - bound), NEAR_OF_BOUND * Math.abs(bound)) : 0;
    if (bound >= enough || upTo(bound, grain) >= upTo(solution.objective * (1 - LP_NOISE) - near, grain)) {
      if (bound >= enough || !solution.isShort || !master.raisePenalty(PENALTY_FACTOR)) return { bound, duals: best, solution, isConverged: true };
      continue;
    }
    const found = priceRound(generation, solution.duals, centre, step);
    ({ step } = found);
    if (found.exact !== null && found.exact.bound > bound) {
      ({ bound, duals: best } = found.exact);
      onBound(bound, best);
    }
    centre = best ?? found.point;
    if (found.exact !== null && solution.isShort) master.raisePenalty(PENALTY_STEP);
    if (found.added > 0) continue;
    if (stop()) return { bound, duals: best, solution, isConverged: false };
    if (solution.isShort && master.raisePenalty(PENALTY_FACTOR)) continue;
    return { bound, duals: best, solution, isConverged: true };
  }
}

/** Whether only leaving something out costs anything, so that a master that leaves out nothing is the best. */
function isFree({ classes }: RouteRelaxation): boolean {
  return classes.every(({ fixed, cost }) => fixed === 0 && cost.every((arc) => arc === 0 || arc === Infinity));
}

/** Rounds a bound up to the next grain. */
export function upTo(bound: number, grain: number): number {
  return grain === 1 ? bound : Math.ceil(bound / grain) * grain;
}

interface Round {
  readonly added: number;
  readonly point: DualValues;
  readonly exact: { readonly bound: number; readonly duals: DualValues } | null;
  /** The first share of the next exact pricing. */
  readonly step: number;
}

/** Prices at points nearer and nearer to the duals of the master until something improves it, by heuristics as long as they find it. */
function priceRound(generation: Generation, duals: DualValues, centre: DualValues | null, step: number): Round {
  const { pricer, master, relaxation, stop } = generation;
  const worth = (point: DualValues): number => worthOf(relaxation, master.cuts, point, master.fleet);
  let point = duals;
  let exact: Round['exact'] = null;
  let nextStep = step;
  const shares = { heuristic: relaxation.classes.length > 1 ? FEW_SHARES : SHARES, exact: [step, (1 + step) / 2, 1] };
  for (const effort of ['heuristic', 'exact'] as const) {
    for (const share of centre === null ? [1] : shares[effort]) {
      point = share === 1 || centre === null ? duals : between(centre, duals, share);
      const result = pricer.price(pricingDuals(relaxation, master.cuts, point), { effort, most: MOST_ROUTES, shouldStop: stop });
      if (result.exact) {
        const proved = raised(relaxation, master.fleet, point, result, stop);
        const bound = worth(proved);
        if (centre !== null && share === step) nextStep = stepAfter(step, bound - worth(centre), worth(point) - worth(centre));
        if (exact === null || bound > exact.bound) exact = { bound, duals: proved };
      }
      const added = take(generation, result, duals);
      if (added > 0 || stop()) return { added, point, exact, step: nextStep };
    }
  }
  return { added: 0, point, exact, step: nextStep };
}

/** @param gained - by the bound; `hoped`: if no route had a negative reduced cost */
function stepAfter(step: number, gained: number, hoped: number): number {
  if (gained > STEP.goodPart * hoped) return Math.min(STEP.most, step * STEP.growth);
  return gained < 0 ? Math.max(STEP.least, step * STEP.shrinkage) : step;
}

/** Adds what pricing found to the master. @returns how many of them improve it */
function take({ relaxation, master }: Generation, { routes }: PricingResult, duals: DualValues): number {
  const columns = routes.map((route) => columnOf(relaxation, route.class, route.customers, route.cost));
  // One that the master has already is at zero there but for rounding errors.
  const added = master.add(columns.filter((column) => reducedCost(relaxation, master, column, duals) < 0));
  master.add(columns);
  return added;
}

/** Returns the reduced cost of a column in fine units. */
function reducedCost(relaxation: RouteRelaxation, master: Master, { class: cls, customers, cost }: Column, duals: DualValues): number {
  let reduced = cost + duals.classes[cls]! - duals.fleet;
  relaxation.limits.forEach(({ classes }, k) => classes.includes(cls) && (reduced += duals.limits[k]!));
  for (const customer of customers) reduced -= duals.rows[relaxation.rowOf[customer]!]!;
  duals.cuts.forEach((dual, k) => {
    if (dual === 0) return;
    const coefficient = coefficientOf(master.cuts[k]!, customers, relaxation.rowOf);
    reduced += master.cuts[k]!.kind === 'capacity' ? -dual * coefficient : dual * coefficient;
  });
  return reduced;
}
