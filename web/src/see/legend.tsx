import { distanceText, roughClock } from './clock.js';
import { MoreRoutes, type Few } from './few.js';
import { RouteMark } from './parts/mark.js';
import type { Plan, PlanRoute } from './plan-types.js';
import type { Selection } from './selection.js';

/** With more vehicles than this the legend has two columns and fewer details, so that it is no taller than the map. */
const DENSE = 8;

/** The vehicles in use, each a button that selects its route. */
export function Legend({ plan, selection, few }: { readonly plan: Plan; readonly selection: Selection; readonly few: Few }) {
  return (
    <div>
      <ul class={few.whole > DENSE ? 'legend legend-dense' : 'legend'} aria-label="Routes" onPointerLeave={() => selection.hover(null)}>
        {plan.routes.slice(0, few.shown).map((route) => <li key={route.index}><Entry plan={plan} route={route} selection={selection} /></li>)}
      </ul>
      <MoreRoutes few={few} />
    </div>
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
      <span><span class="legend-name">{route.name}</span>{route.times && route.times.lateness > 0 && <strong class="legend-late fault">late</strong>}</span>
      <span class="number small quiet">{route.customers} {route.customers === 1 ? 'stop' : 'stops'}</span>
      <span class="legend-facts small quiet">
        {plan.hasDistances && <span>distance {distanceText(plan, route.distance)}</span>}
        {route.times && <span>{roughClock(plan.base, route.times.start)}–{roughClock(plan.base, route.times.end)}</span>}
      </span>
      {plan.hasCapacities && (
        <svg class="meter legend-meter" aria-hidden="true"><rect class="meter-whole" width="100%" height="100%" /><rect class="meter-part" width={`${part * 100}%`} height="100%" /></svg>
      )}
      <span class="visually-hidden">{route.loadText}</span>
    </button>
  );
}
