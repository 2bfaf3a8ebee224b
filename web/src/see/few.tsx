import { useState } from 'preact/hooks';
import type { Plan } from './plan-types.js';
import type { Selection } from './selection.js';

/** Routes that the lists of a plan show initially. */
const FEW = 30;

/** How many routes the lists of a plan show, and a way to show all. */
export interface Few {
  /** Routes with a smaller index are shown. */
  readonly shown: number;
  readonly whole: number;
  readonly showAll: () => void;
}

/** Shows the first routes, or all after a click or once a hidden route is selected. */
export function useFew(plan: Plan, selection: Selection): Few {
  const [all, setAll] = useState(false);
  const whole = plan.routes.length;
  if (!all && (selection.selected.value?.route ?? 0) >= FEW) setAll(true);
  return { shown: all || whole <= FEW + 5 ? whole : FEW, whole, showAll: () => setAll(true) };
}

/** The button that shows the remaining routes, if any. */
export function MoreRoutes({ few: { shown, whole, showAll } }: { readonly few: Few }) {
  if (shown === whole) return null;
  return <p class="more-routes"><button type="button" class="button button-small" onClick={showAll}>Show all {whole} vehicles</button></p>;
}
