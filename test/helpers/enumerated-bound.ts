import type { BoundMethod, DualSolution } from '../../src/bounds/contract.js';
import type { RouteClass, RouteRelaxation } from '../../src/bounds/relaxation/route-relaxation.js';
import { maximise } from './simplex.js';

/** A route of a class of a relaxation: the rows it covers, and what it costs. */
export interface EnumeratedRoute {
  readonly class: number;
  readonly customers: readonly number[];
  readonly rows: readonly number[];
  readonly cost: number;
}

/**
 * A bound for tiny relaxations, without pricing and cuts: the linear program over all their routes, with duals rounded to whole
 * units so that they stay feasible.
 */
export const enumeratedBound: BoundMethod = {
  name: 'enumeration',
  supports: ({ customers }) => customers.length <= 7,
  run: (relaxation, context) => {
    const duals = enumeratedDuals(relaxation);
    context.report({ value: worthOf(relaxation, duals) / relaxation.scale, method: 'enumeration', duals });
    return { ended: 'converged' };
  },
};

/** Returns optimal duals over all routes, rounded down where they collect. */
export function enumeratedDuals(relaxation: RouteRelaxation): DualSolution {
  const { rowCount, price, classes, limits } = relaxation;
  const routes = enumerateRoutes(relaxation);
  const width = rowCount + classes.length + limits.length;
  const paysFor = (route: EnumeratedRoute): number[] => {
    const row = new Array<number>(width).fill(0);
    for (const covered of route.rows) row[covered] = 1;
    row[rowCount + route.class] = -1;
    limits.forEach((limit, k) => {
      if (limit.classes.includes(route.class)) row[rowCount + classes.length + k] = -1;
    });
    return row;
  };
  const priced = Array.from(price, (_, row) => row).filter((row) => price[row]! < Infinity);
  const most = 2 ** 40;
  const capped = Array.from({ length: rowCount }, (_, row) => ({ row, most: Math.min(price[row]!, most) }));
  const objective = [...new Array<number>(rowCount).fill(1), ...classes.map(({ count }) => -count), ...limits.map((limit) => -limit.most)];
  const values = maximise(objective, [
    ...routes.map((route) => ({ row: paysFor(route), most: route.cost })),
    ...capped.map(({ row, most: limit }) => ({ row: Array.from({ length: width }, (_, k) => Number(k === row)), most: limit })),
  ]);
  const rows = Float64Array.from(values.slice(0, rowCount), (value, row) => Math.max(0, Math.floor(priced.includes(row) ? Math.min(value, price[row]!) : value)));
  const limitDuals = Float64Array.from(values.slice(rowCount + classes.length), (value) => Math.max(0, Math.ceil(value)));
  const classDuals = Float64Array.from(classes, (_, k) => Math.max(0, ...routes.filter((route) => route.class === k).map((route) => {
    const collected = route.rows.reduce((sum, row) => sum + rows[row]!, 0);
    const paid = limits.reduce((sum, limit, index) => sum + (limit.classes.includes(k) ? limitDuals[index]! : 0), 0);
    return collected - route.cost - paid;
  })));
  return { rows, classes: classDuals, limits: limitDuals, cuts: [] };
}

export function worthOf({ classes, limits }: RouteRelaxation, duals: DualSolution): number {
  const rows = duals.rows.reduce((sum, value) => sum + value, 0);
  return rows - classes.reduce((sum, { count }, k) => sum + count * duals.classes[k]!, 0) - limits.reduce((sum, { most }, k) => sum + most * duals.limits[k]!, 0);
}

/** Returns the cheapest route of every class and set of customers. */
function enumerateRoutes(relaxation: RouteRelaxation): EnumeratedRoute[] {
  const best = new Map<string, EnumeratedRoute>();
  for (const [k, each] of relaxation.classes.entries()) {
    extend(relaxation, each, [], (customers, cost) => {
      const key = `${k} ${[...customers].sort((a, b) => a - b).join()}`;
      const known = best.get(key);
      if (known === undefined || cost < known.cost) best.set(key, { class: k, customers, rows: customers.map((i) => relaxation.rowOf[i]!), cost });
    });
  }
  return [...best.values()];
}

function extend(relaxation: RouteRelaxation, each: RouteClass, customers: readonly number[], found: (customers: readonly number[], cost: number) => void): void {
  if (customers.length > 0) {
    const cost = costOf(relaxation, each, [...customers.map((i) => i + 1), 0]);
    if (cost !== null && cost < Infinity) found(customers, Math.floor(cost));
  }
  for (let i = 0; i < relaxation.customers.length; i++) {
    if (customers.some((other) => relaxation.rowOf[other] === relaxation.rowOf[i])) continue;
    const longer = [...customers, i];
    if (costOf(relaxation, each, longer.map((other) => other + 1)) !== null) extend(relaxation, each, longer, found);
  }
}

/** Null: may not be driven. */
function costOf({ customers }: RouteRelaxation, each: RouteClass, vertices: readonly number[]): number | null {
  const size = customers.length + 1;
  const served = vertices.filter((vertex) => vertex > 0);
  if (served.length > each.maxStops) return null;
  if (each.loads.some((units, k) => served.reduce((sum, vertex) => sum + units[vertex - 1]!, 0) > each.capacity[k]!)) return null;
  const spent = each.arcLimits.map(() => 0);
  let [cost, at, minute] = [each.fixed, 0, each.times?.open[0] ?? 0];
  for (const vertex of vertices) {
    const arc = at * size + vertex;
    cost += each.cost[arc]!;
    each.arcLimits.forEach(({ length }, k) => (spent[k]! += length[arc]!));
    if (each.times !== null) {
      minute = Math.max(minute + each.times.minutes[arc]!, vertex === 0 ? -Infinity : each.times.open[vertex]!);
      if (minute > each.times.close[vertex]!) return null;
      if (each.times.lateCost !== null) cost += each.times.lateCost[vertex]! * Math.max(0, minute - each.times.dueAt[vertex]!);
    }
    at = vertex;
  }
  return each.arcLimits.some(({ most }, k) => spent[k]! > most) || cost === Infinity ? null : cost;
}
