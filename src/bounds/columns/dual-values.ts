import type { Cut, DualSolution } from '../contract.js';
import type { PricedCut, PricingDuals, PricingResult } from '../pricing/pricer.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import type { MasterCut } from './master-cut.js';

/** Bounds on the number of routes of all classes together, as branching sets them. */
export interface FleetRange {
  readonly least: number;
  readonly most: number;
}

/** A dual solution of the master, whole numbers of fine units. */
export interface DualValues {
  readonly rows: Float64Array;
  readonly classes: Float64Array;
  readonly limits: Float64Array;
  /** What each route collects, or pays if negative. */
  readonly fleet: number;
  /** Per cut of the master, at least 0; cuts that came later have none. */
  readonly cuts: Float64Array;
}

/** Returns the point between two dual solutions, rounded so that routes do not become cheaper. */
export function between(from: DualValues, to: DualValues, share: number): DualValues {
  const mix = (a: number, b: number): number => a + (b - a) * share;
  const all = (a: Float64Array, b: Float64Array, round: (value: number) => number): Float64Array => b.map((value, k) => round(mix(a[k] ?? 0, value)));
  return {
    rows: all(from.rows, to.rows, Math.floor),
    classes: all(from.classes, to.classes, Math.ceil),
    limits: all(from.limits, to.limits, Math.ceil),
    fleet: Math.floor(mix(from.fleet, to.fleet)),
    cuts: all(from.cuts, to.cuts, Math.floor),
  };
}

/** Returns what routes collect and pay. */
export function pricingDuals(relaxation: RouteRelaxation, cuts: readonly MasterCut[], duals: DualValues): PricingDuals {
  const classes = duals.classes.map((dual) => dual - duals.fleet);
  relaxation.limits.forEach(({ classes: limited }, k) => {
    for (const cls of limited) classes[cls]! += duals.limits[k]!;
  });
  return { rows: duals.rows, classes, cuts: cutsWith(cuts, duals.cuts) };
}

function cutsWith(cuts: readonly MasterCut[], duals: Float64Array): PricedCut[] {
  return cuts.flatMap((cut, k): PricedCut[] => {
    const dual = duals[k] ?? 0;
    if (dual === 0) return [];
    const { kind } = cut;
    return [kind === 'capacity' ? { kind, customers: cut.customers, vehicles: cut.vehicles, dual } : { kind, rows: cut.rows, memory: cut.memory, dual }];
  });
}

/**
 * Returns the duals changed so that no route has a negative reduced cost, in the way that costs the bound least: rows pay what is lacking at the
 * vertices where routes are counted, as few of them may lack much, and fleet, limits and classes pay up to a threshold what their routes lack.
 * Once it is to stop, it tries no other threshold: any proves a bound.
 * O((n + 1) · (n · classes + classes · (classes + limits · classes log classes))).
 */
export function raised(relaxation: RouteRelaxation, fleet: FleetRange, duals: DualValues, priced: Lacking, shouldStop: () => boolean): DualValues {
  const lackAt = mostLackingOf(relaxation, priced);
  const withThreshold = (threshold: number) => {
    const { rows, lacks, cost } = paidByRows(relaxation, duals, priced, threshold);
    const rest = paidByAll(relaxation, fleet, duals, lacks);
    return { rows, rest, cost: cost + rest.cost };
  };
  let best = withThreshold(0);
  for (const threshold of new Set(lackAt)) {
    if (shouldStop()) break;
    const way = withThreshold(threshold);
    if (way.cost < best.cost) best = way;
  }
  const { rows, rest: { paid, limits, classes } } = best;
  return { ...duals, rows, fleet: duals.fleet - paid, limits: duals.limits.map((dual, k) => dual + limits[k]!), classes: duals.classes.map((dual, cls) => dual + classes[cls]!) };
}

/** What a pricing found. */
type Lacking = Pick<PricingResult, 'least' | 'leastAt'>;

/** Returns what is lacking at each vertex by any class. O(n · classes). */
function mostLackingOf({ customers }: RouteRelaxation, { leastAt }: Lacking): Float64Array {
  return Float64Array.from({ length: customers.length + 1 }, (_, vertex) => leastAt.reduce((most, least) => Math.max(most, -least[vertex]!), 0));
}

/** Lets rows pay what routes lack beyond a threshold; returns the rows, what is left for each class, and the cost. A row cannot pay more than it collects. */
function paidByRows({ rowOf }: RouteRelaxation, duals: DualValues, { least, leastAt }: Lacking, threshold: number): { rows: Float64Array; lacks: Float64Array; cost: number } {
  const rows = duals.rows.slice();
  const lacks = least.map((reduced, cls) => leastAt[cls]!.reduce(
    (lack, value, vertex) => Math.max(lack, -value - (vertex === 0 ? 0 : Math.max(0, duals.rows[rowOf[vertex - 1]!]!))), Math.max(0, Math.min(threshold, -reduced)),
  ));
  for (const [customer, row] of rowOf.entries()) {
    const rest = leastAt.reduce((most, values, cls) => Math.max(most, -values[customer + 1]! - lacks[cls]!), 0);
    rows[row] = Math.min(rows[row]!, duals.rows[row]! - rest);
  }
  return { rows, lacks, cost: duals.rows.reduce((sum, dual, row) => sum + dual - rows[row]!, 0) };
}

/** Lets fleet, limits and classes pay what routes lack; returns what the fleet pays, what is added to the duals of the others, and the cost. */
function paidByAll(relaxation: RouteRelaxation, fleet: FleetRange, duals: DualValues, lacks: Float64Array): { paid: number; limits: Float64Array; classes: Float64Array; cost: number } {
  // The cost is linear between these: what the fleet collects, what a class lacks, and nothing.
  const steps = new Set([0, Math.max(0, duals.fleet), ...lacks]);
  const ways = [...steps].map((paid) => {
    const rest = paidByLimits(relaxation, lacks.map((lack) => Math.max(0, lack - paid)));
    return { ...rest, paid, cost: rest.cost + costOfFleet(fleet, duals.fleet, paid) };
  });
  return ways.reduce((best, way) => (way.cost < best.cost ? way : best));
}

/** What it costs the bound if every route collects so much less. */
function costOfFleet({ least, most }: FleetRange, dual: number, paid: number): number {
  const collected = Math.min(paid, Math.max(0, dual));
  return collected * least + (paid > collected ? (paid - collected) * most : 0);
}

/** Lets limits pay for their classes what costs less than if each class pays for itself; returns what is added to their duals, and the cost. */
function paidByLimits({ classes, limits }: RouteRelaxation, lacks: Float64Array): { limits: Float64Array; classes: Float64Array; cost: number } {
  const rest = lacks.slice();
  let cost = 0;
  const added = Float64Array.from(limits, ({ classes: limited, most }) => {
    const paid = paidTogether(limited.map((cls) => ({ lack: rest[cls]!, count: classes[cls]!.count })), most);
    for (const cls of limited) rest[cls] = Math.max(0, rest[cls]! - paid);
    cost += paid * most;
    return paid;
  });
  rest.forEach((lack, cls) => (cost += lack * classes[cls]!.count));
  return { limits: added, classes: rest, cost };
}

/** Returns what a limit pays for each of its classes: as long as those that lack more have more vehicles together than it allows. */
function paidTogether(limited: readonly { readonly lack: number; readonly count: number }[], most: number): number {
  let count = 0;
  for (const each of limited.toSorted((a, b) => b.lack - a.lack)) if ((count += each.count) > most) return each.lack;
  return 0;
}

/** Returns the bound in fine units that duals prove when no route has a negative reduced cost. */
export function worthOf(relaxation: RouteRelaxation, cuts: readonly MasterCut[], duals: DualValues, fleet: FleetRange): number {
  let worth = duals.rows.reduce((sum, dual) => sum + dual, 0);
  relaxation.classes.forEach(({ count }, cls) => (worth -= duals.classes[cls]! * count));
  relaxation.limits.forEach(({ most }, k) => (worth -= duals.limits[k]! * most));
  duals.cuts.forEach((dual, k) => {
    const cut = cuts[k]!;
    worth += cut.kind === 'capacity' ? dual * cut.vehicles : -dual;
  });
  if (duals.fleet !== 0) worth += duals.fleet * (duals.fleet > 0 ? fleet.least : fleet.most);
  return worth;
}

/**
 * Returns duals in units of the original relaxation, as they are reported: cuts that never forget take at least as much of every route.
 * @param factor - fine units per unit
 */
export function dualSolution(cuts: readonly MasterCut[], duals: DualValues, factor: number): DualSolution {
  const coarse = (values: Float64Array): Float64Array => values.map((value) => value / factor);
  const coarseCut = (cut: PricedCut): Cut => {
    const dual = cut.dual / factor;
    return cut.kind === 'capacity' ? { ...cut, dual } : { kind: cut.kind, rows: cut.rows, dual };
  };
  return { rows: coarse(duals.rows), classes: coarse(duals.classes), limits: coarse(duals.limits), cuts: cutsWith(cuts, duals.cuts).map(coarseCut) };
}
