import type { Points } from '../see/embedding.js';
import type { Plan, PlanStop } from '../see/plan-types.js';
import type { Positions } from '../see/positions.js';
import { keyOf } from '../see/visits.js';

/** A plan, and where its nodes are. */
export interface Laid {
  readonly plan: Plan;
  readonly positions: Positions;
}

/** A way from one point to the next, directed. */
export interface Leg {
  readonly from: number;
  readonly to: number;
}

/** The legs of two plans, over points that both share. */
export interface Overlay {
  readonly points: Points;
  readonly common: readonly Leg[];
  readonly onlyA: readonly Leg[];
  readonly onlyB: readonly Leg[];
}

/**
 * Returns the legs of two plans, those of both once; null when the plans have no map in common: one has no positions, they are of
 * different kinds, or estimated from different matrices. O(stops).
 */
export function overlayOf(a: Laid, b: Laid): Overlay | null {
  const { kind } = a.positions;
  if (kind === 'none' || kind !== b.positions.kind || a.plan.unit !== b.plan.unit) return null;
  if (kind === 'embedded' && !samePoints(a.positions, b.positions)) return null;
  const x: number[] = [];
  const y: number[] = [];
  const known = new Map<string, number>();
  // A stop that moved between the plans is another point in each.
  const pointOf = ({ positions }: Laid, stop: PlanStop): number => {
    const [px, py] = [positions.x[stop.node]!, positions.y[stop.node]!];
    const key = `${px} ${py} ${nodeKey(stop)}`;
    const point = known.get(key) ?? x.length;
    if (point === x.length) {
      known.set(key, point);
      x.push(px);
      y.push(py);
    }
    return point;
  };
  const legsOf = (laid: Laid): Map<string, Leg> => new Map(laid.plan.routes.flatMap(({ stops }) => stops.slice(1).map((stop, i) => {
    const leg = { from: pointOf(laid, stops[i]!), to: pointOf(laid, stop) };
    return [`${leg.from} ${leg.to}`, leg] as const;
  })));
  const [first, second] = [legsOf(a), legsOf(b)];
  const without = (legs: ReadonlyMap<string, Leg>, others: ReadonlyMap<string, Leg>): Leg[] => [...legs].flatMap(([key, leg]) => (others.has(key) ? [] : [leg]));
  return {
    points: { x: Float64Array.from(x), y: Float64Array.from(y) },
    common: [...first].flatMap(([key, leg]) => (second.has(key) ? [leg] : [])),
    onlyA: without(first, second),
    onlyB: without(second, first),
  };
}

function samePoints(a: Points, b: Points): boolean {
  return a.x.length === b.x.length && a.x.every((x, i) => Object.is(x, b.x[i]) && Object.is(a.y[i], b.y[i]));
}

/** Names a node in any plan of its version: a visit, else a depot, where reloads are as well. */
export function nodeKey({ visit, label }: PlanStop): string {
  return visit === null || visit.type === 'reload' ? `at ${label}` : keyOf(visit);
}

