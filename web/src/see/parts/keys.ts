import { announce } from '../../shell/announcer.js';
import type { Plan } from '../plan-types.js';
import { routeOf, stopOf, type Selection } from '../selection.js';
import { routeText, stopText } from '../summary.js';

/**
 * Moves the selection by keyboard and announces it: left and right between stops, up and down between routes, Escape
 * clears it.
 * @returns whether the key was handled.
 */
export function walkByKey(event: KeyboardEvent, plan: Plan, selection: Selection): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || !walk(event.key, plan, selection)) return false;
  event.preventDefault();
  selection.hover(null);
  sayChosen(plan, selection);
  return true;
}

function walk(key: string, plan: Plan, selection: Selection): boolean {
  switch (key) {
    case 'ArrowRight': selection.step(plan, 1); return true;
    case 'ArrowLeft': selection.step(plan, -1); return true;
    case 'ArrowDown': selection.stepRoute(plan, 1); return true;
    case 'ArrowUp': selection.stepRoute(plan, -1); return true;
    case 'Escape':
      if (selection.selected.peek() === null) return false;
      selection.select(null);
      return true;
    default: return false;
  }
}

function sayChosen(plan: Plan, selection: Selection): void {
  const pick = selection.selected.peek();
  const stop = stopOf(plan, pick);
  const route = routeOf(plan, pick);
  announce(stop ? stopText(plan, stop) : route ? routeText(plan, route) : 'Nothing selected');
}
