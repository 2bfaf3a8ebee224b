import { useSignalEffect } from '@preact/signals';
import { useMemo, useRef, useState } from 'preact/hooks';
import { amount, clock, duration } from './clock.js';
import { walkByKey } from './parts/keys.js';
import { RouteMark } from './parts/mark.js';
import { useSize } from './parts/use-size.js';
import type { Plan, PlanStop } from './plan-types.js';
import { samePick, type Selection } from './selection.js';
import { rowWindow, scrollTo } from './window-rows.js';

const ROW = 34;
const HEAD = 38;

/** Every stop in a row: what the drawings show, as text. Of long lists only the rows that are seen are made. */
export function StopTable({ plan, selection }: { readonly plan: Plan; readonly selection: Selection }) {
  const box = useRef<HTMLDivElement>(null);
  const { height } = useSize(box);
  const [scroll, setScroll] = useState(0);
  const [only, setOnly] = useState(false);
  const chosen = selection.selected.value;
  const rows = useMemo(() => stopsOf(plan, only ? chosen?.route ?? null : null), [plan, only, chosen?.route]);
  const { first, end, above, below } = rowWindow(rows.length, ROW, scroll, height);
  const latest = useRef(rows);
  latest.current = rows;
  useSignalEffect(() => {
    const pick = selection.selected.value;
    const element = box.current;
    if (pick === null || element === null) return;
    const row = latest.current.findIndex((stop) => stop.route === pick.route && stop.position === (pick.position ?? 0));
    const to = row === -1 ? null : scrollTo(row, ROW, element.scrollTop, element.clientHeight, HEAD);
    // Of a route the whole is meant: its first stop comes to the top.
    if (to !== null) element.scrollTop = pick.position === null ? row * ROW : to;
  });
  return (
    <div class="stack">
      <label class="check small">
        <input type="checkbox" checked={only} onChange={(event) => setOnly(event.currentTarget.checked)} /> Only the chosen vehicle
      </label>
      <div
        ref={box} class="table-box stops-box" tabIndex={0} role="region" aria-label="Table of the stops" onScroll={(event) => setScroll(event.currentTarget.scrollTop)}
        onKeyDown={(event) => event.key !== 'ArrowUp' && event.key !== 'ArrowDown' && walkByKey(event, plan, selection)}
        onPointerLeave={() => selection.hover(null)}
      >
        <table class="stops" aria-rowcount={rows.length + 1}>
          <caption class="visually-hidden">Stops of all routes in visiting order</caption>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">Vehicle</th><th scope="col" class="number">Stop</th><th scope="col" class="number">Node</th>
              {plan.timed && <>
                <th scope="col" class="number">Arrival</th><th scope="col" class="number">Waiting</th><th scope="col" class="number">Service</th>
                <th scope="col" class="number">Leave</th><th scope="col" class="number">Window</th><th scope="col" class="number">Late</th>
              </>}
              <th scope="col" class="number">Demand</th><th scope="col" class="number">Load</th><th scope="col" class="number">Distance</th>
            </tr>
          </thead>
          <tbody>
            <Gap height={above} />
            {rows.slice(first, end).map((stop, i) => <Row key={`${stop.route}-${stop.position}`} plan={plan} stop={stop} index={first + i + 2} selection={selection} />)}
            <Gap height={below} />
          </tbody>
        </table>
      </div>
    </div>
  );
}

function stopsOf(plan: Plan, route: number | null): readonly PlanStop[] {
  return route === null ? plan.routes.flatMap(({ stops }) => stops) : plan.routes[route]?.stops ?? [];
}

/** Stands for the rows that are not made. */
function Gap({ height }: { readonly height: number }) {
  return height === 0 ? null : <tr class="stops-gap" aria-hidden="true" ref={(element) => element?.style.setProperty('height', `${height}px`)} />;
}

interface RowProps {
  readonly plan: Plan;
  readonly stop: PlanStop;
  readonly index: number;
  readonly selection: Selection;
}

function Row({ plan, stop, index, selection }: RowProps) {
  const choice = { route: stop.route, position: stop.position };
  const active = selection.active.value;
  const state = samePick(active, choice) ? 'stop-active' : active?.route === stop.route ? 'stop-near' : '';
  const { times, window } = stop;
  const place = stop.role === 'customer' ? stop.position : stop.role;
  return (
    <tr
      class={state} aria-rowindex={index} aria-current={samePick(selection.selected.value, choice) ? 'true' : undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && selection.hover(choice)} onClick={() => selection.toggle(choice)}
    >
      <th scope="row"><span class="row-mark"><RouteMark route={stop.route} />{plan.routes[stop.route]!.name}</span></th>
      <td class="number">{place}</td>
      <td class="number">{stop.node}</td>
      {plan.timed && <>
        <td class="number">{times && clock(plan.base, times.arrival)}</td>
        <td class="number">{times && times.waiting >= 0.05 ? duration(times.waiting) : ''}</td>
        <td class="number">{times && clock(plan.base, times.start)}</td>
        <td class="number">{times && clock(plan.base, times.leave)}</td>
        <td class="number">{window && `${clock(plan.base, window[0])} – ${clock(plan.base, window[1])}`}</td>
        <td class="number">{times && times.lateness > 0 ? <strong class="fault">{duration(times.lateness)}</strong> : ''}</td>
      </>}
      <td class="number">{amount(stop.demand)}</td>
      <td class="number">{amount(stop.load)}</td>
      <td class="number">{amount(stop.leg)}</td>
    </tr>
  );
}
