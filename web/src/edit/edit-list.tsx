import { signal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { RouteMark } from '../see/parts/mark.js';
import type { Plan, PlanStop } from '../see/plan-types.js';
import type { Selection } from '../see/selection.js';
import { count, ordersText } from '../see/summary.js';
import { roughClock } from '../see/clock.js';
import { followDrag } from './drag.js';
import { moved, stopKey, UNSERVED, vehicleOf, type EditedPlan, type EditedRoute, type Place } from './edited-plan.js';
import type { Edit } from './edit.js';
import { EditRow } from './edit-row.js';
import { findingsOf, type Findings } from './verdict.js';
import { keyOf, nameOf, type Unserved, type Visit } from '../see/visits.js';

/** Plans with at most this many stops show all routes open. */
const SHORT = 60;

/** What the rows of the list share. */
export interface EditListState {
  readonly edit: Edit;
  /** The plan as it is shown: of the edits, the one that is tried. */
  readonly shown: EditedPlan;
  readonly findings: Findings;
  /** Times and loads, from the latest verdict with a plan. */
  readonly plan: Plan;
  readonly stops: ReadonlyMap<string, PlanStop>;
  readonly selection: Selection;
  /** The row whose actions are shown. */
  readonly expanded: string | null;
  readonly expand: (key: string | null) => void;
  /** Moves what is at a place, and keeps the focus on the control of its row. */
  readonly move: (from: Place, to: Place, control: string) => void;
  /** Takes over a change of the plan, and focuses a control of a row. */
  readonly change: (next: EditedPlan, what: string, row: string, control: string) => void;
}

export interface EditListProps {
  readonly edit: Edit;
  /** The plan of the latest verdict. */
  readonly plan: Plan;
  readonly selection: Selection;
}

/** All routes with their stops, to be dragged or moved by buttons and keys, and what is not served. */
export function EditList({ edit, plan, selection }: EditListProps) {
  const root = useRef<HTMLDivElement>(null);
  const ui = useMemo(() => ({
    open: signal<ReadonlySet<string>>(new Set(countOf(edit.plan.peek()) <= SHORT ? edit.plan.peek().routes.map(vehicleOf) : [])),
    expanded: signal<string | null>(null),
    focus: null as { readonly row: string; readonly control: string } | null,
  }), [edit]);
  const shown = edit.shown.value;
  const { verdict, plan: judged } = edit.latest.value;
  const findings = useMemo(() => findingsOf(judged, verdict.violations), [judged, verdict]);
  const stops = useMemo(() => stopsByRow(judged, plan), [judged, plan]);
  const open = (route: EditedRoute | undefined): void => {
    if (route && !ui.open.peek().has(vehicleOf(route))) ui.open.value = new Set([...ui.open.peek(), vehicleOf(route)]);
  };
  const change = (next: EditedPlan, what: string, row: string, control: string): void => {
    ui.focus = { row, control };
    edit.take(next, what);
  };
  const move = (from: Place, to: Place, control: string): void => {
    const visit = itemAt(edit.plan.peek(), from);
    const next = moved(edit.plan.peek(), from, to);
    if (next === edit.plan.peek()) return;
    open(next.routes[to.route]);
    const row = keysAfter(next, visit);
    ui.expanded.value = control === 'grip' ? ui.expanded.peek() : row;
    change(next, movedText(next, visit, to, from.route !== to.route), row, control);
  };
  const latest = useRef({ move, open });
  latest.current = { move, open };
  useEffect(() => followDrag(root.current!, {
    over(from, to) {
      const next = moved(edit.plan.peek(), from, to);
      latest.current.open(next.routes[from.route]);
      edit.try(next);
    },
    drop(from) {
      const next = edit.tried.peek();
      if (next === null) return;
      const visit = itemAt(edit.plan.peek(), from);
      const row = keysAfter(next, visit);
      ui.focus = { row, control: 'grip' };
      const to = placeOf(next, row);
      edit.take(next, movedText(next, visit, to, from.route !== to.route));
    },
    cancel: () => edit.try(null),
  }), [edit]);
  useLayoutEffect(() => {
    const { focus } = ui;
    if (focus === null || edit.tried.peek() !== null) return;
    const row = root.current!.querySelector(`[data-visit="${CSS.escape(focus.row)}"]`);
    const control = row?.querySelector<HTMLElement>(`[data-control="${focus.control}"]`) ?? row?.querySelector<HTMLElement>('[data-control="grip"]');
    ui.focus = null;
    if (control) control.focus();
    // What undo takes out of the list must not take the keys along.
    else if (document.activeElement === document.body) root.current!.focus({ preventScroll: true });
  });
  useSignalEffect(() => {
    const route = selection.selected.value?.route;
    const visit = route === undefined ? undefined : plan.routes[route]?.stops.find(({ role }) => role === 'customer')?.visit;
    if (visit) open(edit.plan.peek().routes.find(({ visits }) => visits.some((one) => keyOf(one) === keyOf(visit))));
  });
  const state: EditListState = {
    edit, shown, findings, plan, stops, selection, move, change,
    expanded: ui.expanded.value,
    expand: (key) => (ui.expanded.value = key),
  };
  const toggle = (route: EditedRoute): void => {
    const next = new Set(ui.open.peek());
    if (!next.delete(vehicleOf(route))) next.add(vehicleOf(route));
    ui.open.value = next;
  };
  const pending = edit.judging.value;
  const shipments = shown.unserved.filter(({ type }) => type === 'shipment').length;
  return (
    <div
      ref={root} class="edit-list" tabIndex={-1} data-judging={pending} onPointerLeave={() => selection.hover(null)}
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
        event.preventDefault();
        if ((event.shiftKey ? edit.future : edit.past).peek().length === 0) return;
        const row = (event.target as Element).closest<HTMLElement>('[data-visit]');
        ui.focus = { row: row?.dataset['visit'] ?? '', control: 'grip' };
        if (event.shiftKey) edit.redo();
        else edit.undo();
      }}
    >
      {findings.rest.length > 0 && <ul class="edit-faults card">{findings.rest.map((text, i) => <li key={i}>{text}</li>)}</ul>}
      {shown.routes.map((route, index) => <RouteList key={vehicleOf(route)} state={state} route={route} index={index} isOpen={ui.open.value.has(vehicleOf(route))} toggle={() => toggle(route)} />)}
      <section class="edit-route" aria-labelledby="edit-unserved" data-route={UNSERVED}>
        <h3 id="edit-unserved" class="edit-route-head">Not served <span class="small quiet">{ordersText(shown.unserved.length - shipments, shipments)}</span></h3>
        <ol class="edit-rows">
          {shown.unserved.map((item, at) => <EditRow key={keyOf(item)} state={state} item={item} place={{ route: UNSERVED, at }} locked={false} />)}
        </ol>
        {shown.unserved.length === 0 && <p class="small quiet edit-empty">Drag a stop here to leave it out.</p>}
      </section>
    </div>
  );
}

interface RouteListProps {
  readonly state: EditListState;
  readonly route: EditedRoute;
  readonly index: number;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

function RouteList({ state, route, index, isOpen, toggle }: RouteListProps) {
  const name = vehicleOf(route);
  const { plan, findings, shown } = state;
  const { visits, locked } = route;
  const drawn = shown.routes.slice(0, index).filter((one) => one.visits.length > 0).length;
  const facts = visits.length > 0 && state.edit.latest.value.plan === shown ? plan.routes[drawn] : undefined;
  const faults = findings.routes.get(index) ?? [];
  const id = `edit-route-${index}`;
  const served = visits.filter(({ type }) => type !== 'reload').length;
  return (
    <section class="edit-route" aria-labelledby={`${id}-name`} data-route={index} data-locked={locked} data-count={isOpen ? undefined : visits.length}>
      <h3>
        <button
          type="button" class="edit-route-head" aria-expanded={isOpen} aria-controls={id} onClick={toggle}
          onPointerEnter={(event) => event.pointerType === 'mouse' && facts && state.selection.hover({ route: drawn, position: null })}
        >
          {visits.length > 0 && <RouteMark route={drawn} />}
          <span id={`${id}-name`}>{name}</span>
          <span class="stop-group-facts small quiet">
            <span>{visits.length === 0 ? 'not used' : count(served, 'stop')}</span>
            {facts && facts.loadText !== '' && <span>{facts.loadText}</span>}
            {facts?.times && <span>{roughClock(plan.base, facts.times.start)}–{roughClock(plan.base, facts.times.end)}</span>}
            {locked > 0 && <span>{locked} locked</span>}
          </span>
        </button>
      </h3>
      {faults.length > 0 && <ul class="edit-faults">{faults.map((text, i) => <li key={i}>{text}</li>)}</ul>}
      <ol id={id} class="edit-rows" hidden={!isOpen}>
        {isOpen && visits.map((visit, at) => <EditRow key={keyOf(visit, at)} state={state} item={visit} place={{ route: index, at }} locked={at < locked} />)}
      </ol>
      {isOpen && visits.length === 0 && <p class="small quiet edit-empty">Drag a stop here to use this vehicle.</p>}
    </section>
  );
}

/** The stops of a plan by the rows of its edit: reloads, which may repeat, by their route as well. */
function stopsByRow({ routes }: EditedPlan, plan: Plan): ReadonlyMap<string, PlanStop> {
  const used = [...routes.keys()].filter((route) => routes[route]!.visits.length > 0);
  return new Map(plan.routes.flatMap((route, index) => route.stops.filter(({ visit }) => visit !== null).map((stop, at) => [stopKey(stop.visit!, { route: used[index] ?? UNSERVED, at }), stop] as const)));
}

function countOf({ routes, unserved }: EditedPlan): number {
  return routes.reduce((sum, { visits }) => sum + visits.length, unserved.length);
}

function itemAt({ routes, unserved }: EditedPlan, { route, at }: Place): Visit | Unserved {
  return route === UNSERVED ? unserved[at]! : routes[route]!.visits[at]!;
}

/** The row of what was moved: a shipment that is served now has two, and one when it is not. */
function keysAfter({ routes, unserved }: EditedPlan, item: Visit | Unserved): string {
  const keys = [...routes.flatMap(({ visits }) => visits.map((visit, at) => keyOf(visit, at))), ...unserved.map((one) => keyOf(one))];
  const own = keyOf(item);
  if (item.type === 'stop' || item.type === 'reload' || keys.includes(own)) return own;
  return keys.includes(`pickup ${item.shipment}`) ? `pickup ${item.shipment}` : `shipment ${item.shipment}`;
}

function placeOf({ routes, unserved }: EditedPlan, key: string): Place {
  for (const [route, { visits }] of routes.entries()) {
    const at = visits.findIndex((visit, place) => keyOf(visit, place) === key);
    if (at >= 0) return { route, at };
  }
  return { route: UNSERVED, at: unserved.findIndex((item) => keyOf(item) === key) };
}

/** Says where something is now. @param wholly a shipment has come to this route, with both its ends. */
function movedText({ routes }: EditedPlan, item: Visit | Unserved, { route, at }: Place, wholly: boolean): string {
  if (route === UNSERVED) return item.type === 'reload' ? `${nameOf(item)} deleted` : `${nameOf(item)} is not served`;
  const { visits } = routes[route]!;
  const place = `number ${at + 1} of ${visits.length} of ${vehicleOf(routes[route]!)}`;
  const [pickup, delivery] = 'shipment' in item ? ['pickup' as const, 'delivery' as const].map((type) => visits.findIndex((visit) => visit.type === type && visit.shipment === item.shipment)) : [];
  if (!('shipment' in item) || !wholly || pickup === undefined || delivery === undefined) return `${nameOf(item)} is ${place}`;
  return `pickup of ${item.shipment} is number ${pickup + 1}, delivery of ${item.shipment} number ${delivery + 1} of ${visits.length} of ${vehicleOf(routes[route]!)}`;
}
