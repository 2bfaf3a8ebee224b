import { useSignalEffect } from '@preact/signals';
import { useId, useRef, useState } from 'preact/hooks';
import { distanceText, roughClock } from './clock.js';
import { MoreRoutes, type Few } from './few.js';
import { RouteMark } from './parts/mark.js';
import type { Plan, PlanRoute } from './plan-types.js';
import type { Selection } from './selection.js';
import { StopTable } from './stop-table.js';
import { count } from './summary.js';

/** Plans with at most this many stops show all groups open. */
const SHORT = 30;

/** All stops grouped by vehicle: the content of the drawings as text. Only the stops of open groups are rendered. */
export function StopGroups({ plan, selection, few }: { readonly plan: Plan; readonly selection: Selection; readonly few: Few }) {
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(plan.totals.stops <= SHORT ? plan.routes.keys() : []));
  const byChoice = useRef<number | null>(null);
  useSignalEffect(() => {
    const route = selection.selected.value?.route ?? null;
    const before = byChoice.current;
    byChoice.current = null;
    setOpen((old) => {
      if (route !== null && old.has(route) && before === null) return old;
      const next = new Set(old);
      if (before !== null && before !== route) next.delete(before);
      if (route !== null && (!old.has(route) || before === route)) {
        byChoice.current = route;
        next.add(route);
      }
      return next;
    });
  });
  const toggle = (route: number): void => {
    if (byChoice.current === route) byChoice.current = null;
    const next = new Set(open);
    if (!next.delete(route)) next.add(route);
    setOpen(next);
  };
  const allOpen = open.size >= plan.routes.length;
  return (
    <div class="stop-groups" onPointerLeave={() => selection.hover(null)}>
      <div class="stop-groups-head small">
        <span class="quiet">Select a vehicle to see its stops.</span>
        <button type="button" class="button button-small" onClick={() => setOpen(new Set(allOpen ? [] : plan.routes.keys()))}>{allOpen ? 'Collapse all' : 'Expand all'}</button>
      </div>
      {plan.routes.slice(0, few.shown).map((route) => (
        <Group key={route.index} plan={plan} route={route} selection={selection} isOpen={open.has(route.index)} toggle={() => toggle(route.index)} />
      ))}
      <MoreRoutes few={few} />
    </div>
  );
}

interface GroupProps {
  readonly plan: Plan;
  readonly route: PlanRoute;
  readonly selection: Selection;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

function Group({ plan, route, selection, isOpen, toggle }: GroupProps) {
  const id = useId();
  const { times } = route;
  return (
    <section class={selection.active.value?.route === route.index ? 'stop-group stop-group-active' : 'stop-group'}>
      <h3>
        <button
          type="button" class="stop-group-head" aria-expanded={isOpen} aria-controls={id} onClick={toggle}
          onPointerEnter={(event) => event.pointerType === 'mouse' && selection.hover({ route: route.index, position: null })}
        >
          <RouteMark route={route.index} />
          <span class="stop-group-name">{route.name}</span>
          <span class="stop-group-facts small quiet">
            <span>{count(route.customers, 'stop')}</span>
            {plan.hasDistances && <span>distance {distanceText(plan, route.distance)}</span>}
            {route.loadText !== '' && <span>{route.loadText}</span>}
            {times && <span>{roughClock(plan.base, times.start)}–{roughClock(plan.base, times.end)}</span>}
            {times && times.lateness > 0 && <strong class="fault">late</strong>}
          </span>
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>{isOpen && <StopTable plan={plan} route={route} selection={selection} />}</div>
    </section>
  );
}
