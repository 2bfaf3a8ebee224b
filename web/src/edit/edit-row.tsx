import { useState } from 'preact/hooks';
import { clock, duration } from '../see/clock.js';
import { samePick } from '../see/selection.js';
import { isBound, locked as lockedPlan, removed, stopKey, UNSERVED, vehicleOf, withReload, type Place } from './edited-plan.js';
import type { EditListState } from './edit-list.js';
import { keyOf, nameOf, type Unserved, type Visit } from '../see/visits.js';

export interface EditRowProps {
  readonly state: EditListState;
  readonly item: Visit | Unserved;
  readonly place: Place;
  readonly locked: boolean;
}

/** A stop in the list: its grip, its times, what is wrong with it and, once its grip is pressed, its actions. */
export function EditRow({ state, item, place, locked }: EditRowProps) {
  const key = keyOf(item, place.at);
  const { findings, plan, selection } = state;
  const stop = state.stops.get(stopKey(item, place));
  const times = stop?.times;
  const choice = stop && { route: stop.route, position: stop.position };
  const faults = findings.visits.get(key) ?? [];
  const isExpanded = state.expanded === key;
  const dragged = state.edit.tried.value !== null && !state.edit.plan.value.routes[place.route]?.visits.includes(item as Visit) && place.route !== UNSERVED;
  const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
  return (
    <li
      class={`edit-row${dragged ? ' edit-row-dragged' : ''}${choice && samePick(selection.active.value, choice) ? ' stop-active' : ''}`}
      data-visit={key} data-item={'shipment' in item ? `shipment ${item.shipment}` : key}
      onPointerEnter={(event) => event.pointerType === 'mouse' && choice && selection.hover(choice)}
    >
      <div class="edit-row-line">
        <button
          type="button" class="edit-grip" data-grip data-control="grip" aria-label={`Move ${nameOf(item)}`} aria-expanded={isExpanded} aria-disabled={locked || undefined}
          aria-description="Up and down move it within its route. Enter shows more actions." title="Drag, or press for actions"
          onClick={() => state.expand(isExpanded ? null : key)}
          onKeyDown={(event) => {
            const by = steps[event.key];
            if (by === undefined || place.route === UNSERVED || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            state.move(place, { route: place.route, at: Math.max(0, place.at + by) }, 'grip');
          }}
        >
          <svg viewBox="0 0 12 16" width="12" height="16" aria-hidden="true"><path d="M3 3h.01M9 3h.01M3 8h.01M9 8h.01M3 13h.01M9 13h.01" /></svg>
        </button>
        <span class="edit-row-number number small quiet">{place.route === UNSERVED ? '' : place.at + 1}</span>
        <bdi class="edit-row-name">{nameOf(item)}</bdi>
        <span class="edit-row-facts small">
          {times && place.route !== UNSERVED && <span>arrives {clock(plan.base, times.arrival)}</span>}
          {times && times.waiting >= 0.05 && <span class="quiet">waits {duration(times.waiting)}</span>}
          {times && times.lateness > 0 && <strong class="fault">late by {duration(times.lateness)}</strong>}
          {stop && stop.loadText !== '' && <span class="quiet">load {stop.loadText}</span>}
          {locked && <span class="quiet">locked</span>}
          {isBound(state.edit.shown.value, place) && <span class="quiet">its pickup is locked</span>}
        </span>
      </div>
      {faults.length > 0 && <ul class="edit-faults">{faults.map((text, i) => <li key={i}>{text}</li>)}</ul>}
      {isExpanded && <Actions state={state} item={item} place={place} locked={locked} />}
    </li>
  );
}

function Actions({ state, item, place, locked }: EditRowProps) {
  const { edit, move } = state;
  const { plan } = edit;
  const route = plan.value.routes[place.route];
  const key = keyOf(item, place.at);
  const reloads = edit.request.vehicles.find(({ id }) => id === route?.vehicle)?.reloads?.locations ?? [];
  const button = (control: string, label: string, act: () => void, disabled = false) => (
    <button type="button" class="button button-small" data-control={control} aria-disabled={disabled || undefined} onClick={() => !disabled && act()}>{label}</button>
  );
  const lock = (count: number, what: string, control: string): void => state.change(lockedPlan(plan.value, place.route, count), what, key, control);
  return (
    <div class="edit-actions" role="group" aria-label={`Actions for ${nameOf(item)}`}>
      {route && <>
        {button('up', 'Up', () => move(place, { ...place, at: place.at - 1 }, 'up'), locked || place.at <= route.locked)}
        {button('down', 'Down', () => move(place, { ...place, at: place.at + 1 }, 'down'), locked || place.at === route.visits.length - 1)}
        {button('remove', item.type === 'reload' ? 'Delete' : 'Remove from route', () => {
          if (item.type === 'reload') state.change(removed(plan.value, place), `${nameOf(item)} deleted`, keyOf(route.visits[place.at - 1] ?? item, place.at - 1), 'grip');
          else move(place, { route: UNSERVED, at: plan.value.unserved.length }, 'grip');
        }, locked || isBound(plan.value, place))}
        {locked
          ? button('lock', 'Unlock from here on', () => lock(place.at, `${vehicleOf(route)} is unlocked from ${nameOf(item)} on`, 'lock'))
          : button('lock', 'Lock up to here', () => lock(place.at + 1, `${vehicleOf(route)} is locked up to ${nameOf(item)}`, 'lock'))}
        {reloads[0] !== undefined && item.type !== 'reload' && place.at > 0
          && button('reload', 'Reload before', () => state.change(withReload(plan.value, place, reloads[0]!), `Reload before ${nameOf(item)}`, key, 'reload'), locked)}
      </>}
      {!locked && item.type !== 'reload' && <MoveTo state={state} place={place} />}
    </div>
  );
}

/** Moves to any place of any route. */
function MoveTo({ state: { edit, move }, place }: Pick<EditRowProps, 'state' | 'place'>) {
  const { routes } = edit.plan.value;
  const bound = isBound(edit.plan.value, place);
  const [route, setRoute] = useState(() => (place.route === UNSERVED ? 0 : bound ? place.route : [...routes.keys()].find((index) => index !== place.route) ?? place.route));
  const target = routes[route] ?? routes[0]!;
  const places = target.visits.length + (route === place.route ? 0 : 1);
  const [at, setAt] = useState<number | null>(null);
  const number = Math.min(places, Math.max(target.locked + 1, at ?? places));
  return (
    <form class="edit-move" onSubmit={(event) => {
      event.preventDefault();
      move(place, { route, at: number - 1 }, 'move');
    }}>
      <label>Move to <select class="input" data-control="route" value={route} onChange={(event) => { setRoute(Number(event.currentTarget.value)); setAt(null); }}>
        {routes.map((one, index) => (!bound || index === place.route) && <option key={index} value={index}>{vehicleOf(one)}</option>)}
      </select></label>
      <label>as number <input class="input" type="number" min={target.locked + 1} max={places} step={1} value={number} onInput={(event) => setAt(event.currentTarget.valueAsNumber || null)} /></label>
      <button type="submit" class="button button-small" data-control="move">Move</button>
    </form>
  );
}
