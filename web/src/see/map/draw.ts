import { lookOf, outline, type Look, type Theme } from '../palette.js';
import type { PlanRoute } from '../plan-types.js';
import type { Ink } from '../parts/canvas.js';
import { covers, fitted, type LabelBox, labelLeft } from '../parts/labels.js';
import type { Choice } from '../selection.js';
import { toScreen, type Viewport } from '../viewport.js';
import { drawRouteNumbers } from './route-numbers.js';
import { breakMark, type Scene } from './scene.js';
import { drawPair, drawShipments } from './shipments.js';

type Context = CanvasRenderingContext2D;

/** Maximum number of visible stops that get a label. */
const MAX_LABELS = 70;
/** Width of a label, pixels. */
const LABEL_WIDTH = 140;
/** Maximum number of stops for arrows, and of routes for numbers on the map. */
const MAX_ARROWS = 500;
const MAX_NUMBERS = 60;
/** Opacity of the legs from and to a depot, which cross everything and carry little information. */
const SPOKE = 0.28;
/** Size of the mark of a break, pixels. */
const BREAK = { width: 14, height: 8 };

/** Draws all routes with directions and stops, and the depots. Uses two paths per route for the line and one for the marks. */
export function drawPlan(context: Context, scene: Scene, view: Viewport, theme: Theme, ink: Ink): void {
  const radius = stopRadius(scene, view);
  const { routes, nodeCount } = scene.plan;
  for (const route of routes) drawLine(context, scene, view, route, lookOf(route.index, theme), 1.5, SPOKE);
  if (nodeCount <= MAX_ARROWS) for (const route of routes) drawArrows(context, scene, view, route, lookOf(route.index, theme), 0.7);
  for (const route of routes) drawStops(context, scene, view, route, lookOf(route.index, theme), radius, ink);
  drawShipments(context, scene, view, routes, radius, ink);
  drawDepots(context, scene, view, ink);
  drawLeftOut(context, scene, view, ink, radius);
  drawBreaks(context, scene, view, routes, radius, ink);
  drawLabels(context, scene, view, ink, radius);
  if (routes.length > 1 && routes.length <= MAX_NUMBERS) drawRouteNumbers(context, scene, view, theme, ink);
}

/** Draws one route above the others, with larger stops and arrows, and a ring around the selected stop. */
export function drawActive(context: Context, scene: Scene, view: Viewport, { route: index, position }: Choice, theme: Theme, ink: Ink): void {
  const route = scene.plan.routes[index];
  if (route === undefined) return;
  const look = lookOf(index, theme);
  const radius = stopRadius(scene, view) + 1.5;
  drawLine(context, scene, view, route, { ...look, colour: ink.surface, dash: [] }, 7, 1);
  drawLine(context, scene, view, route, look, 3.5, 0.7);
  drawArrows(context, scene, view, route, look, 1);
  const stop = position === null ? undefined : route.stops[position];
  if (stop !== undefined) drawPair(context, scene, view, route, stop, ink);
  drawStops(context, scene, view, route, look, radius, ink);
  drawShipments(context, scene, view, [route], radius, ink);
  drawDepots(context, scene, view, ink);
  drawBreaks(context, scene, view, [route], radius, ink);
  if (stop !== undefined) ring(context, ...place(scene, view, stop.node), radius + 5, ink);
}

function place({ positions: { x, y } }: Scene, view: Viewport, node: number): [number, number] {
  return toScreen(view, x[node]!, y[node]!);
}

/** Marks shrink as their number grows. */
function stopRadius({ plan }: Scene, view: Viewport): number {
  const room = Math.sqrt((view.width * view.height) / Math.max(1, plan.nodeCount));
  return Math.min(5.5, Math.max(2.2, room / 7));
}

/** @param spoke opacity of the legs from and to a depot. */
function drawLine(context: Context, scene: Scene, view: Viewport, { stops }: PlanRoute, look: Look, width: number, spoke: number): void {
  context.setLineDash(look.dash as number[]);
  context.lineJoin = 'round';
  context.lineWidth = width;
  context.strokeStyle = look.colour;
  const last = stops.length - 1;
  const [hasStart, hasEnd] = [isSpoke(stops, 1), isSpoke(stops, last)];
  strokeLegs(context, scene, view, stops.slice(hasStart ? 1 : 0, hasEnd ? last : last + 1));
  context.globalAlpha = spoke;
  if (hasStart) strokeLegs(context, scene, view, stops.slice(0, 2));
  if (hasEnd && (last > 1 || !hasStart)) strokeLegs(context, scene, view, stops.slice(last - 1));
  context.globalAlpha = 1;
  context.setLineDash([]);
}

/** Whether the leg to a position comes from a depot or leads to one. */
function isSpoke(stops: PlanRoute['stops'], to: number): boolean {
  return stops[to - 1]?.role === 'start' || stops[to]?.role === 'end';
}

function strokeLegs(context: Context, scene: Scene, view: Viewport, stops: PlanRoute['stops']): void {
  context.beginPath();
  for (const [i, { node }] of stops.entries()) {
    const [px, py] = place(scene, view, node);
    if (i === 0) context.moveTo(px, py);
    else context.lineTo(px, py);
  }
  context.stroke();
}

function drawStops(context: Context, scene: Scene, view: Viewport, { stops }: PlanRoute, look: Look, radius: number, ink: Ink): void {
  const shape = outline(look.mark, radius);
  context.beginPath();
  for (const { node, role } of stops) {
    if (role !== 'customer') continue;
    const [px, py] = place(scene, view, node);
    if (px < -20 || py < -20 || px > view.width + 20 || py > view.height + 20) continue;
    if (shape === null) {
      context.moveTo(px + radius, py);
      context.arc(px, py, radius, 0, 2 * Math.PI);
    } else {
      for (const [i, [dx, dy]] of shape.entries()) {
        if (i === 0) context.moveTo(px + dx, py + dy);
        else context.lineTo(px + dx, py + dy);
      }
      context.closePath();
    }
  }
  context.lineWidth = look.hollow ? 2 : 1;
  context.fillStyle = look.hollow ? ink.surface : look.colour;
  context.strokeStyle = look.hollow ? look.colour : ink.surface;
  context.fill();
  if (look.hollow || radius > 3) context.stroke();
}

/** A house for each depot. */
export function drawDepots(context: Context, scene: Scene, view: Viewport, ink: Ink): void {
  for (const node of scene.plan.depots) {
    const [px, py] = place(scene, view, node);
    context.fillStyle = ink.text;
    context.strokeStyle = ink.surface;
    context.lineWidth = 2;
    context.beginPath();
    // A house, a shape used for nothing else on the map.
    context.moveTo(px, py - 10);
    context.lineTo(px + 9, py - 2);
    context.lineTo(px + 9, py + 8);
    context.lineTo(px - 9, py + 8);
    context.lineTo(px - 9, py - 2);
    context.closePath();
    context.fill();
    context.stroke();
  }
}

/** A hollow box for each break, as in the timeline: on the leg on which it is taken, or above the stop at which it is. */
function drawBreaks(context: Context, scene: Scene, view: Viewport, routes: readonly PlanRoute[], radius: number, ink: Ink): void {
  context.fillStyle = ink.surface;
  context.strokeStyle = ink.text;
  context.lineWidth = 1;
  for (const route of routes) {
    for (const pause of route.breaks) {
      const [px, py] = breakMark(scene, view, route, pause, radius + BREAK.height);
      if (Number.isNaN(px)) continue;
      context.fillRect(px - BREAK.width / 2, py - BREAK.height / 2, BREAK.width, BREAK.height);
      context.strokeRect(px - BREAK.width / 2, py - BREAK.height / 2, BREAK.width, BREAK.height);
    }
  }
}

/** A cross for each stop that is not served, a shape used for nothing else on the map. */
export function drawLeftOut(context: Context, scene: Scene, view: Viewport, ink: Ink, radius: number): void {
  const arm = radius + 2;
  for (const [colour, width] of [[ink.surface, 6], [ink.bad, 3]] as const) {
    context.beginPath();
    for (const node of scene.plan.leftOut.flatMap(({ nodes }) => nodes)) {
      const [px, py] = place(scene, view, node);
      context.moveTo(px - arm, py - arm);
      context.lineTo(px + arm, py + arm);
      context.moveTo(px + arm, py - arm);
      context.lineTo(px - arm, py + arm);
    }
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.stroke();
  }
}

/** Arrow heads in the middle of the longer legs between customers. @param size 1 for a highlighted route. */
function drawArrows(context: Context, scene: Scene, view: Viewport, { stops }: PlanRoute, look: Look, size: number): void {
  context.fillStyle = look.colour;
  for (let i = 1; i < stops.length; i++) {
    const [ax, ay] = place(scene, view, stops[i - 1]!.node);
    const [bx, by] = place(scene, view, stops[i]!.node);
    const length = Math.hypot(bx - ax, by - ay);
    if (length < 36) continue;
    const spoke = isSpoke(stops, i);
    // Towards the outer end, because near the depot the arrows of all routes would overlap.
    const along = !spoke ? 0.5 : stops[i - 1]!.role === 'start' ? 0.72 : 0.28;
    const [ux, uy] = [((bx - ax) / length) * size, ((by - ay) / length) * size];
    const [mx, my] = [ax + (bx - ax) * along, ay + (by - ay) * along];
    context.globalAlpha = spoke && size < 1 ? 2 * SPOKE : 1;
    context.beginPath();
    context.moveTo(mx + 8 * ux, my + 8 * uy);
    context.lineTo(mx - 5 * ux - 6 * uy, my - 5 * uy + 6 * ux);
    context.lineTo(mx - 5 * ux + 6 * uy, my - 5 * uy - 6 * ux);
    context.closePath();
    context.fill();
  }
  context.globalAlpha = 1;
}

function ring(context: Context, px: number, py: number, radius: number, ink: Ink): void {
  for (const [colour, width] of [[ink.surface, 5], [ink.text, 2.5]] as const) {
    context.beginPath();
    context.arc(px, py, radius, 0, 2 * Math.PI);
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke();
  }
}

/** Names of stops, those that are not served first. One that would cover another is left out. */
function drawLabels(context: Context, scene: Scene, view: Viewport, ink: Ink, radius: number): void {
  const seen: [string, number, number][] = [];
  for (const [label, node] of labelsOf(scene)) {
    const [px, py] = place(scene, view, node);
    if (!(px >= 0 && py >= 0 && px <= view.width && py <= view.height)) continue;
    seen.push([label, px, py]);
    if (seen.length > MAX_LABELS) return;
  }
  context.font = `11px ${ink.sans}`;
  context.textBaseline = 'middle';
  context.lineWidth = 3;
  context.lineJoin = 'round';
  context.strokeStyle = ink.surface;
  context.fillStyle = ink.quiet;
  const gap = radius + 4;
  const drawn: LabelBox[] = [];
  for (const [label, px, py] of seen) {
    const text = fitted(context, label, LABEL_WIDTH);
    const { width } = context.measureText(text);
    const box = { left: labelLeft(px, gap, width, view.width), middle: py, width };
    if (drawn.some((other) => covers(box, other))) continue;
    drawn.push(box);
    context.strokeText(text, box.left, py);
    context.fillText(text, box.left, py);
  }
}

/** The label and node of each stop that a map can name. */
function* labelsOf({ plan, stops }: Scene): Generator<readonly [label: string, node: number]> {
  for (const { name, nodes } of plan.leftOut) for (const node of nodes) yield [name, node];
  for (const [node, pick] of stops.entries()) {
    if (pick !== null && pick.position !== null) yield [plan.routes[pick.route]!.stops[pick.position]!.label, node];
  }
}
