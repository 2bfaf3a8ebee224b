import { useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { sessionState } from '../../api/session.js';
import { theme } from '../../shell/theme.js';
import { inkOf, openCanvas, perFrame, type Ink } from '../parts/canvas.js';
import { walkByKey } from '../parts/keys.js';
import { useSize } from '../parts/use-size.js';
import type { Theme } from '../palette.js';
import type { Plan } from '../plan-types.js';
import type { Positions } from '../positions.js';
import { routeOf, stopOf, type Selection } from '../selection.js';
import { breakText, routeText, stopText, summaryOf } from '../summary.js';
import { boundsOf, fit, toScreen, type Viewport, zoom } from '../viewport.js';
import { drawActive, drawPlan } from './draw.js';
import { followPointer } from './pointer.js';
import { createScene, type Scene } from './scene.js';
import { Scale, updateScale } from './scale.js';
import { createTiles } from './tiles.js';

export interface MapProps {
  readonly plan: Plan;
  readonly positions: Positions;
  readonly selection: Selection;
  /** What is drawn instead of the routes. */
  readonly layer?: MapLayer;
  /** Shown below the map. */
  readonly children?: ComponentChildren;
}

/** Another drawing on a map. It is drawn again when the map moves, and when any of its members but the functions change. */
export interface MapLayer {
  /** Describes it for screen readers. */
  readonly label: string;
  readonly draw: (context: CanvasRenderingContext2D, scene: Scene, view: Viewport, theme: Theme, ink: Ink) => void;
  readonly overlay: object;
  readonly side: string;
}

const STEP = 1.5;

/**
 * The map of the routes: pan, zoom, hover and select. Everything is drawn on one canvas and the highlighted route on a second
 * one above it, so that moving the pointer redraws at most one route.
 */
export function RouteMap({ plan, positions, selection, layer, children }: MapProps) {
  const box = useRef<HTMLDivElement>(null);
  const base = useRef<HTMLCanvasElement>(null);
  const top = useRef<HTMLCanvasElement>(null);
  const ground = useRef<HTMLCanvasElement>(null);
  const bar = useRef<HTMLSpanElement>(null);
  const size = useSize(box);
  const scene = useMemo(() => createScene(plan, positions), [plan, positions]);
  const home = useMemo(() => fit(boundsOf(positions), size.width, size.height), [positions, size]);
  const [view, setView] = useView(home);

  const paint = useRef(theme.peek());
  const drawBase = useRef<() => void>(() => undefined);
  const drawTop = useRef<() => void>(() => undefined);
  const frames = useMemo(() => ({
    base: perFrame(() => {
      drawBase.current();
      drawTop.current();
    }),
    top: perFrame(() => drawTop.current()),
  }), []);
  const source = positions.kind === 'geographic' && sessionState.value.kind === 'in' ? sessionState.value.session.map_tiles : null;
  const tiles = useMemo(() => (source ? createTiles(source.url, () => frames.base.ask()) : null), [source]);
  drawBase.current = () => {
    if (bar.current && size.width > 0) updateScale(bar.current, positions, view.current);
    const below = tiles && ground.current && openCanvas(ground.current, size);
    if (below) tiles.draw(below, view.current);
    const context = base.current && openCanvas(base.current, size);
    if (context) (layer?.draw ?? drawPlan)(context, scene, view.current, paint.current, inkOf(base.current!));
  };
  drawTop.current = () => {
    const context = top.current && openCanvas(top.current, size);
    const active = selection.active.peek();
    if (context && active) drawActive(context, scene, view.current, active, paint.current, inkOf(top.current!));
  };
  useEffect(() => () => {
    frames.base.stop();
    frames.top.stop();
  }, []);
  useEffect(() => frames.base.ask(), [scene, size, layer?.overlay, layer?.side]);
  useSignalEffect(() => {
    paint.current = theme.value;
    frames.base.ask();
  });
  useSignalEffect(() => {
    box.current?.classList.toggle('map-dimmed', selection.active.value !== null);
    frames.top.ask();
  });
  const move = (next: Viewport): void => {
    setView(next);
    frames.base.ask();
  };
  const latest = useRef({ scene, home, move });
  latest.current = { scene, home, move };
  useSignalEffect(() => {
    const stop = stopOf(latest.current.scene.plan, selection.selected.value);
    if (stop) bringIntoView(stop.node);
  });
  function bringIntoView(node: number): void {
    const { x, y } = latest.current.scene.positions;
    const now = view.current;
    const [px, py] = toScreen(now, x[node]!, y[node]!);
    if (Number.isNaN(px)) return;
    const inside = px > 16 && py > 16 && px < now.width - 16 && py < now.height - 16;
    if (!inside && now.width > 0) latest.current.move({ ...now, centreX: x[node]!, centreY: y[node]! });
  }
  useEffect(() => followPointer(box.current!, {
    scene: () => latest.current.scene,
    home: () => latest.current.home,
    view: () => view.current,
    move: (next) => latest.current.move(next),
    selection,
  }), [selection]);
  const zoomBy = (factor: number): void => move(zoom(view.current, factor, size.width / 2, size.height / 2, home));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (walkByKey(event, plan, selection)) return;
    const zooms: Record<string, () => void> = { '+': () => zoomBy(STEP), '=': () => zoomBy(STEP), '-': () => zoomBy(1 / STEP), '0': () => move(home) };
    const act = event.ctrlKey || event.metaKey ? undefined : zooms[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return (
    <div class="map">
      <div class="map-frame">
        <div
          ref={box} class="map-paper" tabIndex={0} role="application" aria-label="Map of the routes" onKeyDown={onKeyDown}
          aria-description="Left and right move between stops, up and down between routes, plus and minus zoom, 0 shows all, Escape clears the selection."
        >
          {tiles && <canvas ref={ground} class="map-ground" aria-hidden="true" />}
          <canvas ref={base} class="map-base" role="img" aria-label={layer?.label ?? summaryOf(plan)} />
          <canvas ref={top} class="map-top" aria-hidden="true" />
        </div>
        <Scale positions={positions} bar={bar} />
        <Caption plan={plan} selection={selection} />
      </div>
      <div class="map-tools">
        <button type="button" class="button button-icon button-small" aria-label="Zoom in" onClick={() => zoomBy(STEP)}>+</button>
        <button type="button" class="button button-icon button-small" aria-label="Zoom out" onClick={() => zoomBy(1 / STEP)}>−</button>
        <button type="button" class="button button-small" onClick={() => move(home)}>Show all</button>
      </div>
      {source && source.attribution !== '' && <p class="map-note small">{source.attribution}</p>}
      {children}
      {!layer && <Breaks plan={plan} />}
      {plan.routes.some(({ stops }) => stops.some(({ visit }) => visit?.type === 'pickup')) && (
        <p class="map-note small">▲ marks pickups, ▼ deliveries. A thin line joins both ends of the shipment that is selected.</p>
      )}
      {plan.leftOut.length > 0 && <p class="map-note small">Crosses mark stops that are not served.</p>}
      {positions.kind === 'embedded' && (
        <p class="map-note small">The problem has no coordinates. Positions are estimated from its {plan.hasDistances ? 'distances' : 'travel times'}, so directions have no meaning.</p>
      )}
    </div>
  );
}

/** The key to the marks of breaks, and each of them in words for screen readers. */
function Breaks({ plan }: { readonly plan: Plan }) {
  const texts = plan.routes.flatMap((route) => route.breaks.map((pause) => breakText(plan, route, pause)));
  if (texts.length === 0) return null;
  return (
    <>
      <p class="map-note small"><svg class="map-key" width="15" height="9" aria-hidden="true"><rect class="key-hollow" x=".5" y=".5" width="14" height="8" /></svg>Boxes mark breaks, where they are taken.</p>
      <ul class="visually-hidden" aria-label="Breaks on the map">{texts.map((text) => <li key={text}>{text}</li>)}</ul>
    </>
  );
}

/** Describes the hovered or selected stop or route. */
function Caption({ plan, selection }: { readonly plan: Plan; readonly selection: Selection }) {
  const active = selection.active.value;
  const stop = stopOf(plan, active);
  const route = routeOf(plan, active);
  const text = stop ? stopText(plan, stop) : route ? routeText(plan, route) : null;
  return <p class="map-caption small" hidden={text === null}>{text}</p>;
}

/** The view as a reference, because it changes with every frame. It resets when `home` changes: another size or plan. */
function useView(home: Viewport): [{ readonly current: Viewport }, (next: Viewport) => void] {
  const view = useRef(home);
  const [lastHome, setLastHome] = useState(home);
  if (lastHome !== home) {
    view.current = home;
    setLastHome(home);
  }
  return [view, (next) => {
    view.current = next;
  }];
}
