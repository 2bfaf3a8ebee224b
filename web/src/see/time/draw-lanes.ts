import { clock } from '../clock.js';
import type { Ink } from '../parts/canvas.js';
import { fitted } from '../parts/labels.js';
import { lookOf, outline, type Theme } from '../palette.js';
import type { Plan } from '../plan-types.js';
import type { Choice } from '../selection.js';
import { placeOf, ticks, type Axis, type Bar, type Lane } from '../timeline.js';

export const LANE = 26;
export const HEAD = 28;
/** Left edge of the lanes; the vehicle names are to the left of it. */
const LEFT = 92;
const RIGHT = 16;
const BAR = 12;

export interface LanesScene {
  readonly plan: Plan;
  readonly lanes: readonly Lane[];
  readonly axis: Axis;
}

/** The visible part of the lanes. */
export interface LanesView {
  readonly width: number;
  readonly height: number;
  /** Height of the lanes above the canvas, pixels. */
  readonly scroll: number;
}

function toX({ from, to }: Axis, value: number, width: number): number {
  return LEFT + ((value - from) / (to - from)) * (width - LEFT - RIGHT);
}

/** Draws the visible lanes: travel as a thin line, setup thicker, waiting hatched, service solid, reloads black, breaks hollow, lateness with a red bar below. */
export function drawLanes(context: CanvasRenderingContext2D, scene: LanesScene, view: LanesView, active: Choice | null, theme: Theme, ink: Ink): void {
  drawGrid(context, scene, view, ink);
  const first = Math.max(0, Math.floor((view.scroll - HEAD) / LANE));
  const last = Math.min(scene.lanes.length - 1, Math.ceil((view.scroll + view.height) / LANE));
  for (let index = first; index <= last; index++) drawLane(context, scene, view, scene.lanes[index]!, active, theme, ink);
  drawHead(context, scene, view, ink);
}

function drawLane(context: CanvasRenderingContext2D, { plan, axis }: LanesScene, view: LanesView, { route, bars }: Lane, active: Choice | null, theme: Theme, ink: Ink): void {
  const y = HEAD + route * LANE - view.scroll;
  const isActive = active?.route === route;
  if (isActive) {
    context.fillStyle = ink.raised;
    context.fillRect(0, y, view.width, LANE);
  }
  const look = lookOf(route, theme);
  context.globalAlpha = active === null || isActive ? 1 : 0.4;
  for (const bar of bars) drawBar(context, bar, toX(axis, bar.from, view.width), toX(axis, bar.to, view.width), y + (LANE - BAR) / 2, look.colour, ink);
  context.globalAlpha = 1;
  drawName(context, plan, route, y, look, ink, isActive);
  const stop = isActive && active.position !== null ? plan.routes[route]!.stops[active.position] : undefined;
  if (stop) drawPointer(context, toX(axis, placeOf(stop), view.width), y, ink);
}

function drawBar(context: CanvasRenderingContext2D, bar: Bar, x: number, end: number, y: number, colour: string, ink: Ink): void {
  const middle = y + BAR / 2;
  if (bar.kind === 'travel') {
    context.fillStyle = colour;
    context.fillRect(x, middle - 1, end - x, 2);
  } else if (bar.kind === 'setup') {
    context.fillStyle = colour;
    context.fillRect(x, middle - 2.5, end - x, 5);
  } else if (bar.kind === 'break') {
    context.fillStyle = ink.surface;
    context.fillRect(x, y, end - x, BAR);
    context.strokeStyle = ink.text;
    context.lineWidth = 1;
    context.strokeRect(x + 0.5, y + 0.5, Math.max(1, end - x - 1), BAR - 1);
  } else if (bar.kind === 'reload') {
    context.fillStyle = ink.text;
    context.fillRect(x, y, Math.max(2.5, end - x), BAR);
  } else if (bar.kind === 'waiting') {
    hatch(context, x, y, end - x, BAR, ink.quiet);
  } else {
    const width = Math.max(2.5, end - x);
    context.fillStyle = colour;
    context.fillRect(x, y, width, BAR);
    if (width > 4) {
      context.fillStyle = ink.surface;
      context.fillRect(x + width - 1, y, 1, BAR);
    }
    if (bar.late) {
      context.fillStyle = ink.bad;
      context.fillRect(x - 1, y + BAR + 1, width + 2, 3);
    }
  }
}

/** A box of thin slanted lines, so that waiting differs from service without colour. */
function hatch(context: CanvasRenderingContext2D, x: number, y: number, width: number, height: number, colour: string): void {
  if (width <= 0) return;
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.strokeStyle = colour;
  context.lineWidth = 1;
  context.beginPath();
  for (let at = -height; at < width; at += 5) {
    context.moveTo(x + at, y + height);
    context.lineTo(x + at + height, y);
  }
  context.stroke();
  context.strokeRect(x + 0.5, y + 0.5, Math.max(0, width - 1), height - 1);
  context.restore();
}

function drawName(context: CanvasRenderingContext2D, plan: Plan, route: number, y: number, look: ReturnType<typeof lookOf>, ink: Ink, bold: boolean): void {
  const middle = y + LANE / 2;
  context.save();
  context.translate(14, middle);
  context.beginPath();
  const shape = outline(look.mark, 4.5);
  if (shape === null) context.arc(0, 0, 4.5, 0, 2 * Math.PI);
  else for (const [dx, dy] of shape) context.lineTo(dx, dy);
  context.closePath();
  context.fillStyle = look.hollow ? ink.surface : look.colour;
  context.fill();
  context.strokeStyle = look.colour;
  context.lineWidth = 1.5;
  context.stroke();
  context.restore();
  context.font = `${bold ? '600 ' : ''}12px ${ink.sans}`;
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  context.fillStyle = ink.text;
  context.fillText(fitted(context, plan.routes[route]!.name, LEFT - 30), 26, middle + 0.5);
}

function drawPointer(context: CanvasRenderingContext2D, x: number, y: number, ink: Ink): void {
  context.fillStyle = ink.text;
  context.beginPath();
  context.moveTo(x - 5, y);
  context.lineTo(x + 5, y);
  context.lineTo(x, y + 6);
  context.closePath();
  context.fill();
  context.fillRect(x - 0.75, y, 1.5, LANE);
}

function drawGrid(context: CanvasRenderingContext2D, { axis }: LanesScene, view: LanesView, ink: Ink): void {
  context.fillStyle = ink.line;
  for (const tick of marks(axis, view.width)) context.fillRect(Math.round(toX(axis, tick, view.width)), HEAD, 1, view.height);
}

function drawHead(context: CanvasRenderingContext2D, { plan, axis }: LanesScene, view: LanesView, ink: Ink): void {
  context.fillStyle = ink.surface;
  context.fillRect(0, 0, view.width, HEAD);
  context.fillStyle = ink.line;
  context.fillRect(0, HEAD - 1, view.width, 1);
  context.font = `12px ${ink.sans}`;
  context.fillStyle = ink.quiet;
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  context.fillText(axis.unit === 'minutes' ? 'Clock time' : 'Distance', 12, HEAD / 2);
  context.textAlign = 'center';
  for (const tick of marks(axis, view.width)) {
    const x = toX(axis, tick, view.width);
    if (x > LEFT + 8 && x < view.width - 18) context.fillText(tickText(plan, axis, tick), x, HEAD / 2);
  }
}

function marks(axis: Axis, width: number): number[] {
  return ticks(axis, Math.max(2, Math.floor((width - LEFT) / 90)));
}

export function tickText({ base }: Plan, axis: Axis, value: number): string {
  return axis.unit === 'minutes' ? clock(base, value) : value.toLocaleString('en-GB');
}

/** Returns the stop or route under a point of the lanes; `y` from the top of all lanes. */
export function laneAt({ lanes, axis }: LanesScene, x: number, y: number, width: number): Choice | null {
  const lane = y < HEAD ? undefined : lanes[Math.floor((y - HEAD) / LANE)];
  if (lane === undefined) return null;
  let best: { stop: number; away: number } = { stop: -1, away: 7 };
  for (const bar of lane.bars) {
    if (bar.kind === 'travel' || bar.kind === 'break') continue;
    const away = Math.max(0, toX(axis, bar.from, width) - x, x - toX(axis, bar.to, width));
    if (away < best.away) best = { stop: bar.stop, away };
  }
  return { route: lane.route, position: best.stop === -1 ? null : best.stop };
}
