import { limitingLoads } from '../pricing/resources.js';
import type { PlannedRoutes } from '../../model/problem.js';
import type { RelaxedLimits } from '../pricing/pricer.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import type { DualValues, FleetRange } from './dual-values.js';
import { noArcs } from './fixing.js';

/** Customers that a customer remembers in routes that need not be elementary, in one stage after another, up to this many customers, and beyond. */
const FEW_CUSTOMERS = 130;
const NEIGHBOURHOODS = [5, 10];
const NEIGHBOURHOODS_OF_MANY = [3, 6, 10];
/** Least number of loads of a class from which the first stages ignore them: with a resource for each, there are too many labels for the master to converge. */
const SEVERAL_LOADS = 2;
/** Where the vehicles of the incumbent are filled less than this, times limit most of its routes, and capacity cuts serve instead of loads. */
const LITTLE_FILLED = 0.85;

/** What routes must keep, from loose to strict: pricing slows with it. */
export interface Stage {
  /** Customers that a customer remembers. */
  readonly members: number;
  readonly relaxed: RelaxedLimits;
  /** Whether cuts are added before the next stage starts: they replace the loads that are ignored. */
  readonly cutsFirst: boolean;
}

/** The solutions whose number of routes is in a range, with their bound. Every solution better than the incumbent is in an open subproblem. */
export interface Subproblem {
  readonly fleet: FleetRange;
  /** The stage that it is in, and those to come. */
  stages: readonly [Stage, ...Stage[]];
  /** Fine units; no solution costs less. */
  bound: number;
  /** Duals at which column generation continues; null: none yet. */
  duals: DualValues | null;
  /** Per class, over vertices, 1: no solution better than the incumbent uses the arc. */
  readonly fixed: Uint8Array[];
  /** Whether there are any. */
  isFixed: boolean;
  /** Gap when arcs were last looked at. */
  gapAtFixing: number;
  /** The cuts that are looked for. */
  cuts: 'capacity' | 'subset-row';
  /** The bound when cuts were last added. */
  boundAtCuts: number;
  /** Whether column generation may stop close to its bound, because stricter routes or cuts follow. */
  isRough: boolean;
}

/** Returns the subproblem of all solutions. @param incumbent - a good solution; null: none is known */
export function wholeProblem(relaxation: RouteRelaxation, incumbent: PlannedRoutes | null): Subproblem {
  return {
    fleet: { least: 0, most: Infinity }, stages: stagesOf(relaxation, incumbent), bound: -Infinity, duals: null, fixed: noArcs(relaxation), isFixed: false,
    gapAtFixing: Infinity, cuts: 'capacity', boundAtCuts: -Infinity, isRough: true,
  };
}

/** Whether it contains all solutions and all arcs. */
export function isWhole({ fleet, isFixed }: Subproblem): boolean {
  return fleet.least === 0 && fleet.most === Infinity && !isFixed;
}

/** Returns a subproblem restricted to a range for the number of routes; it starts with the bound and duals of the whole. */
export function withFleet(subproblem: Subproblem, { least, most }: FleetRange): Subproblem {
  const { fleet, fixed } = subproblem;
  return { ...subproblem, fleet: { least: Math.max(fleet.least, least), most: Math.min(fleet.most, most) }, fixed: fixed.map((arcs) => arcs.slice()) };
}

/** Starts the next stage. @returns false if there is none */
export function enterNext(subproblem: Subproblem): boolean {
  const [, next, ...later] = subproblem.stages;
  if (next === undefined) return false;
  subproblem.stages = [next, ...later];
  return true;
}

function stagesOf(relaxation: RouteRelaxation, incumbent: PlannedRoutes | null): [Stage, ...Stage[]] {
  const { customers, classes } = relaxation;
  const sizes = customers.length <= FEW_CUSTOMERS ? NEIGHBOURHOODS : NEIGHBOURHOODS_OF_MANY;
  const last = sizes.at(-1)!;
  const lengths = classes.some(({ arcLimits }) => arcLimits.length > 0);
  const loads = classes.some((cls) => limitingLoads(cls).length >= SEVERAL_LOADS) || (incumbent !== null && timesLimit(relaxation, incumbent));
  const isRelaxed = lengths || loads;
  const stages = sizes.map((members): Stage => ({ members, relaxed: { lengths, loads }, cutsFirst: isRelaxed && members === last }));
  const [first, ...later] = isRelaxed ? [...stages, { members: last, relaxed: { lengths: false, loads: false }, cutsFirst: false }] : stages;
  return [first!, ...later];
}

/** Whether times limit most routes of a solution rather than loads. O(routes · classes + n · loads). */
function timesLimit({ classes }: RouteRelaxation, routes: PlannedRoutes): boolean {
  if (classes.some(({ times }) => times === null)) return false;
  const used = routes.filter(({ customers }) => customers.length > 0).map(({ type }) => classes.find(({ types }) => types.includes(type)));
  return classes[0]!.loads.every((load, k) => {
    const carried = load.reduce((sum, value) => sum + value, 0);
    const capacity = used.reduce((sum, cls) => sum + (cls?.capacity[k] ?? 0), 0);
    return carried < LITTLE_FILLED * capacity;
  });
}
