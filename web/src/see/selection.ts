import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Plan, PlanRoute, PlanStop } from './plan-types.js';

/** A route or one of its stops. Positions count from the start of the route. */
export interface Choice {
  readonly route: number;
  readonly position: number | null;
}

/**
 * The hovered and the selected route or stop. Map, table and timeline of a plan share one selection, so that they show the
 * same. `selected` stays until it is replaced; `hovered` follows the mouse.
 */
export interface Selection {
  readonly hovered: ReadonlySignal<Choice | null>;
  readonly selected: ReadonlySignal<Choice | null>;
  /** What to highlight: hovered, otherwise selected. */
  readonly active: ReadonlySignal<Choice | null>;
  hover(pick: Choice | null): void;
  /** Selects; clears the selection if it is the same. */
  toggle(pick: Choice): void;
  select(pick: Choice | null): void;
  /** Selects the next or previous stop of the selected route, or the first stop of the first route. */
  step(plan: Plan, by: 1 | -1): void;
  /** Selects the next or previous route. */
  stepRoute(plan: Plan, by: 1 | -1): void;
}

export function createSelection(): Selection {
  const hovered = signal<Choice | null>(null);
  const selected = signal<Choice | null>(null);
  const set = (target: typeof hovered, pick: Choice | null): void => {
    if (!samePick(target.peek(), pick)) target.value = pick;
  };
  const select = (pick: Choice | null): void => set(selected, pick);
  return {
    hovered,
    selected,
    active: computed(() => hovered.value ?? selected.value),
    hover: (pick) => set(hovered, pick),
    toggle: (pick) => select(samePick(selected.peek(), pick) ? null : pick),
    select,
    step(plan, by) {
      const now = selected.peek();
      const route = plan.routes[now?.route ?? 0];
      if (route === undefined) return;
      const next = (now?.position ?? (by > 0 ? -1 : route.stops.length)) + by;
      select({ route: route.index, position: Math.min(route.stops.length - 1, Math.max(0, next)) });
    },
    stepRoute(plan, by) {
      const count = plan.routes.length;
      if (count === 0) return;
      const now = selected.peek()?.route ?? (by > 0 ? -1 : count);
      select({ route: (now + by + count) % count, position: null });
    },
  };
}

export function samePick(one: Choice | null, other: Choice | null): boolean {
  return one === other || (one !== null && other !== null && one.route === other.route && one.position === other.position);
}

/** Returns the route of a choice; null when the plan has no such route. */
export function routeOf(plan: Plan, pick: Choice | null): PlanRoute | null {
  return pick === null ? null : plan.routes[pick.route] ?? null;
}

export function stopOf(plan: Plan, pick: Choice | null): PlanStop | null {
  return pick === null || pick.position === null ? null : routeOf(plan, pick)?.stops[pick.position] ?? null;
}
