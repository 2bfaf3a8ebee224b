import { clock, distanceText, duration } from './clock.js';
import { walkByKey } from './parts/keys.js';
import type { Plan, PlanRoute, PlanStop } from './plan-types.js';
import { samePick, type Selection } from './selection.js';
import { ordinal } from './summary.js';

export interface StopTableProps {
  readonly plan: Plan;
  readonly route: PlanRoute;
  readonly selection: Selection;
}

/** The stops of one vehicle in visiting order; on a phone each stop is a block of labelled figures. */
export function StopTable({ plan, route, selection }: StopTableProps) {
  return (
    <table class="stops" onKeyDown={(event) => event.key !== 'ArrowUp' && event.key !== 'ArrowDown' && walkByKey(event, plan, selection)}>
      <caption class="visually-hidden">Stops of {route.name} in order of visit</caption>
      <thead>
        <tr>
          <th scope="col">Stop</th><th scope="col" class="number">{plan.unit === 'none' ? 'Node' : 'Id'}</th>
          {plan.timed && <>
            <th scope="col" class="number">Arrival</th><th scope="col" class="number">Waiting</th><th scope="col" class="number">Service</th>
            <th scope="col" class="number">Departure</th><th scope="col" class="number">Window</th><th scope="col" class="number">Late</th>
          </>}
          {plan.hasLoads && <><th scope="col" class="number">Demand</th><th scope="col" class="number">Load</th></>}
          {plan.hasDistances && <th scope="col" class="number">Distance</th>}
        </tr>
      </thead>
      <tbody>{route.stops.map((stop) => <Row key={stop.position} plan={plan} stop={stop} selection={selection} />)}</tbody>
    </table>
  );
}

interface RowProps {
  readonly plan: Plan;
  readonly stop: PlanStop;
  readonly selection: Selection;
}

function Row({ plan, stop, selection }: RowProps) {
  const choice = { route: stop.route, position: stop.position };
  const { times, windows } = stop;
  const time = (minute: number | undefined): string => (minute === undefined ? '' : clock(plan.base, minute));
  return (
    <tr
      class={samePick(selection.active.value, choice) ? 'stop-active' : ''} aria-current={samePick(selection.selected.value, choice) ? 'true' : undefined}
      onPointerEnter={(event) => event.pointerType === 'mouse' && selection.hover(choice)} onClick={() => selection.toggle(choice)}
    >
      <th scope="row"><button type="button" class="stop-choose">{stop.role === 'customer' ? ordinal(plan, stop) : stop.role}</button></th>
      <td class="number" data-label={plan.unit === 'none' ? 'Node' : 'Id'}>{plan.unit === 'none' ? stop.label : <bdi>{stop.name}</bdi>}</td>
      {plan.timed && <>
        <td class="number" data-label="Arrival">{time(times?.arrival)}</td>
        <td class="number" data-label="Waiting">{times && times.waiting >= 0.05 ? duration(times.waiting) : ''}</td>
        <td class="number" data-label="Service">{time(times?.start)}</td>
        <td class="number" data-label="Departure">{time(times?.leave)}</td>
        <td class="number stop-window" data-label="Window">{windows.map((window) => windowText(plan, window)).join(', ')}</td>
        <td class="number" data-label="Late">{times && times.lateness > 0 ? <strong class="fault">{duration(times.lateness)}</strong> : ''}</td>
      </>}
      {plan.hasLoads && <>
        <td class="number" data-label="Demand">{stop.demandText}</td>
        <td class="number" data-label="Load">{stop.loadText}</td>
      </>}
      {plan.hasDistances && <td class="number" data-label="Distance">{distanceText(plan, stop.leg)}</td>}
    </tr>
  );
}

/** A window as `09:00 – 10:00`; a dash alone where it is open. */
function windowText({ base }: Plan, [from, to]: readonly [number, number]): string {
  return `${Number.isFinite(from) ? clock(base, from) : ''} – ${Number.isFinite(to) ? clock(base, to) : ''}`.trim();
}
