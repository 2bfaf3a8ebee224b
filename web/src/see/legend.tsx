import { amount, roughClock } from './clock.js';
import { RouteMark } from './parts/mark.js';
import type { Plan, PlanRoute } from './plan-types.js';
import type { Selection } from './selection.js';

/** The vehicles that are used, each a button that chooses its route. */
export function Legend({ plan, selection }: { readonly plan: Plan; readonly selection: Selection }) {
  return (
    <ul class="legend" aria-label="Routes" onPointerLeave={() => selection.hover(null)}>
      {plan.routes.map((route) => <li key={route.index}><Entry plan={plan} route={route} selection={selection} /></li>)}
    </ul>
  );
}

function Entry({ plan, route, selection }: { readonly plan: Plan; readonly route: PlanRoute; readonly selection: Selection }) {
  const choice = { route: route.index, position: null };
  const chosen = selection.selected.value?.route === route.index;
  const part = route.capacity > 0 ? Math.min(1, route.load / route.capacity) : 0;
  return (
    <button
      type="button" class={selection.active.value?.route === route.index ? 'legend-entry legend-active' : 'legend-entry'} aria-pressed={chosen}
      onClick={() => selection.select(chosen ? null : choice)} onPointerEnter={(event) => event.pointerType === 'mouse' && selection.hover(choice)}
    >
      <RouteMark route={route.index} />
      <span class="legend-name">{route.name}</span>
      <span class="number small quiet">{route.customers} {route.customers === 1 ? 'stop' : 'stops'}</span>
      <span class="legend-facts small quiet">
        <span>{amount(route.distance)} distance</span>
        {route.times && <span>{roughClock(plan.base, route.times.start)}–{roughClock(plan.base, route.times.end)}</span>}
        {route.times && route.times.lateness > 0 && <strong class="fault">late</strong>}
      </span>
      <svg class="meter legend-meter" aria-hidden="true"><rect class="meter-whole" width="100%" height="100%" /><rect class="meter-part" width={`${part * 100}%`} height="100%" /></svg>
      <span class="visually-hidden">load {amount(route.load)} of {amount(route.capacity)}</span>
    </button>
  );
}
