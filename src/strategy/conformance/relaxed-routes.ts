import type { RouteClass, RouteRelaxation } from '../../bounds/relaxation/route-relaxation.js';

/** A route of a relaxation. */
export interface RelaxedRoute {
  readonly class: number;
  /** Indices, in order. */
  readonly customers: readonly number[];
  /** Units. */
  readonly cost: number;
}

/** A route under construction, without its way back. */
interface Beginning {
  readonly customers: readonly number[];
  readonly cost: number;
  readonly time: number;
  readonly loads: readonly number[];
  readonly lengths: readonly number[];
}

/** Every route of a relaxation that visits no row twice; exponential in the number of customers. */
export function* relaxedRoutes(relaxation: RouteRelaxation): Generator<RelaxedRoute> {
  for (const [k, each] of relaxation.classes.entries()) {
    const start = { customers: [], cost: each.fixed, time: each.times?.open[0] ?? 0, loads: each.loads.map(() => 0), lengths: each.arcLimits.map(() => 0) };
    yield* continued(relaxation, k, each, start);
  }
}

function* continued(relaxation: RouteRelaxation, k: number, each: RouteClass, beginning: Beginning): Generator<RelaxedRoute> {
  const { customers } = beginning;
  if (customers.length > 0) {
    const end = extended(each, beginning, 0);
    if (end !== null) yield { class: k, customers, cost: end.cost };
  }
  if (customers.length >= each.maxStops) return;
  const { rowOf } = relaxation;
  for (let i = 0; i < rowOf.length; i++) {
    if (customers.some((other) => rowOf[other] === rowOf[i])) continue;
    const next = extended(each, beginning, i + 1);
    if (next !== null) yield* continued(relaxation, k, each, next);
  }
}

/** The beginning with one vertex more; null if that is not possible. */
function extended({ cost: costs, times, loads: taken, capacity, arcLimits }: RouteClass, { customers, cost, time, loads, lengths }: Beginning, vertex: number): Beginning | null {
  const size = Math.sqrt(costs.length);
  const arc = ((customers.at(-1) ?? -1) + 1) * size + vertex;
  if (costs[arc] === Infinity) return null;
  const carried = vertex === 0 ? loads : loads.map((load, l) => load + taken[l]![vertex - 1]!);
  const long = lengths.map((length, l) => length + arcLimits[l]!.length[arc]!);
  if (carried.some((load, l) => load > capacity[l]!) || long.some((length, l) => length > arcLimits[l]!.most)) return null;
  const all = vertex === 0 ? customers : [...customers, vertex - 1];
  if (times === null) return { customers: all, cost: cost + costs[arc]!, time, loads: carried, lengths: long };
  const arrival = time + times.minutes[arc]!;
  const start = vertex === 0 ? arrival : Math.max(arrival, times.open[vertex]!);
  if (start > times.close[vertex]!) return null;
  const late = times.lateCost === null ? 0 : times.lateCost[vertex]! * Math.max(0, start - times.dueAt[vertex]!);
  return { customers: all, cost: cost + costs[arc]! + late, time: start, loads: carried, lengths: long };
}
