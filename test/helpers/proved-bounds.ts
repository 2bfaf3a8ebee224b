import type { Bound, BoundEffort, BoundMethod, BoundOutcome, DualSolution } from '../../src/bounds/contract.js';
import type { RouteRelaxation } from '../../src/bounds/relaxation/route-relaxation.js';
import type { PlannedRoutes } from '../../src/model/problem.js';
import { relaxedRoute } from './relaxed-plan.js';

export interface BoundRun {
  readonly bounds: readonly Bound[];
  readonly outcome: BoundOutcome;
  /** The greatest; -Infinity: none. */
  readonly value: number;
}

export interface BoundRunOptions {
  readonly effort?: BoundEffort;
  readonly limitMs?: number;
  readonly reproducible?: boolean;
  readonly incumbent?: { readonly cost: number; readonly routes: PlannedRoutes | null };
}

/** Runs a bound to its end, by default reproducibly; its clock is the processor time of this process. */
export async function runBound(method: BoundMethod, relaxation: RouteRelaxation, options: BoundRunOptions = {}): Promise<BoundRun> {
  const { effort = 'default', limitMs = Infinity, reproducible = true, incumbent = { cost: Infinity, routes: null } } = options;
  const bounds: Bound[] = [];
  const began = process.cpuUsage();
  const elapsedMs = (): number => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  };
  const outcome = await method.run(relaxation, {
    seed: 1, effort, limitMs, reproducible, elapsedMs,
    shouldStop: () => !reproducible && elapsedMs() >= limitMs,
    incumbent: () => incumbent,
    report: (bound) => void bounds.push(structuredClone(bound)),
    offer: () => undefined,
    fix: () => undefined,
    log: () => undefined,
  });
  return { bounds, outcome, value: bounds.reduce((most, { value }) => Math.max(most, value), -Infinity) };
}

/** What a dual solution is worth, in units. */
export function worthOfDuals({ classes, limits }: RouteRelaxation, duals: DualSolution): number {
  const sum = (values: Float64Array, of: (index: number) => number): number => values.reduce((total, value, index) => total + (value === 0 ? 0 : value * of(index)), 0);
  const ofCuts = duals.cuts.reduce((total, cut) => total + cut.dual * (cut.kind === 'capacity' ? cut.vehicles : -1), 0);
  return sum(duals.rows, () => 1) - sum(duals.classes, (k) => classes[k]!.count) - sum(duals.limits, (k) => limits[k]!.most) + ofCuts;
}

/** Says why duals of a tiny relaxation prove nothing, by trying all routes; null if they prove their worth. */
export function faultOfDuals(relaxation: RouteRelaxation, duals: DualSolution): string | null {
  const { customers, rowOf, price, classes, limits } = relaxation;
  for (const [name, values] of Object.entries({ rows: duals.rows, classes: duals.classes, limits: duals.limits, cuts: duals.cuts.map(({ dual }) => dual) })) {
    for (const value of values) if (!(value >= 0)) return `${name} has ${value}`;
  }
  for (const [row, value] of duals.rows.entries()) if (value > price[row]!) return `row ${row} is worth ${value}, and costs ${price[row]}`;
  for (const [k, each] of classes.entries()) {
    const taken = duals.classes[k]! + limits.reduce((sum, limit, index) => sum + (limit.classes.includes(k) ? duals.limits[index]! : 0), 0);
    const extend = (visits: number[]): string | null => {
      if (visits.length > 0) {
        const { units, fault } = relaxedRoute(each, visits, customers.length + 1);
        const collected = visits.reduce((sum, v) => sum + duals.rows[rowOf[v - 1]!]!, 0) + duals.cuts.reduce((sum, cut) => sum + collectedOf(cut, visits, rowOf), 0);
        if (fault === null && units + taken < collected) return `class ${k}, ${visits.join()}: ${units} + ${taken} < ${collected}`;
      }
      for (let v = 1; v <= customers.length; v++) {
        if (visits.includes(v)) continue;
        const found = extend([...visits, v]);
        if (found !== null) return found;
      }
      return null;
    };
    const fault = extend([]);
    if (fault !== null) return fault;
  }
  return null;
}

function collectedOf(cut: DualSolution['cuts'][number], visits: readonly number[], rowOf: Int32Array): number {
  if (cut.kind === 'subset-row') return -cut.dual * Math.floor(visits.filter((v) => cut.rows.includes(rowOf[v - 1]!)).length / 2);
  const isIn = (v: number | undefined): boolean => v !== undefined && cut.customers.includes(v - 1);
  return cut.dual * visits.filter((v, k) => isIn(v) && !isIn(visits[k - 1])).length;
}
