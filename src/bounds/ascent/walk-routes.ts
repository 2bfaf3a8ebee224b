import type { PlannedRoutes } from '../../model/problem.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';

/** Most routes that are kept: the newest, whose multipliers are best. */
const MOST_ROUTES = 3000;

/** Walks without repeats: routes, as far as the relaxation can tell. */
export class WalkRoutes {
  readonly #routes = new Map<string, { readonly cls: number; readonly visits: Int32Array }>();

  /** Adds a walk of a class unless it visits a customer twice. @param visits - vertices in their order; copied */
  add(cls: number, visits: Int32Array): void {
    if (new Set(visits).size < visits.length) return;
    const key = `${cls}:${visits.join()}`;
    this.#routes.delete(key);
    this.#routes.set(key, { cls, visits: visits.slice() });
    if (this.#routes.size <= MOST_ROUTES) return;
    const [oldest] = this.#routes.keys();
    this.#routes.delete(oldest!);
  }

  /** Returns the routes, the newest first. */
  planned({ classes, customers }: RouteRelaxation): PlannedRoutes {
    return Array.from(this.#routes.values(), ({ cls, visits }) => ({ type: classes[cls]!.types[0]!, customers: Array.from(visits, (v) => customers[v - 1]!) })).reverse();
  }
}
