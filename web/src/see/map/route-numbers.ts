import { lookOf, type Theme } from '../palette.js';
import type { PlanRoute } from '../plan-types.js';
import type { Ink } from '../parts/canvas.js';
import { fitted } from '../parts/labels.js';
import { toScreen, type Viewport } from '../viewport.js';
import type { Scene } from './scene.js';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const HEIGHT = 15;
const GAP = 3;
/** Of a name, pixels. */
const MOST_WIDTH = 110;

/** Writes the number or id of the vehicle next to the stop of each route that is farthest from the depot, because there are only eight colours. */
export function drawRouteNumbers(context: CanvasRenderingContext2D, scene: Scene, view: Viewport, theme: Theme, ink: Ink): void {
  context.font = `600 11px ${ink.sans}`;
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  const taken: Box[] = [];
  for (const route of scene.plan.routes) {
    const text = scene.plan.unit === 'none' ? String(route.vehicle) : fitted(context, route.name, MOST_WIDTH);
    const box = freeBox(scene, view, route, context.measureText(text).width + 8, taken);
    if (box === null) continue;
    taken.push(box);
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, HEIGHT, 4);
    context.fillStyle = ink.surface;
    context.fill();
    context.lineWidth = 1.5;
    context.strokeStyle = lookOf(route.index, theme).colour;
    context.stroke();
    context.fillStyle = ink.text;
    context.fillText(text, box.x + 4, box.y + HEIGHT / 2 + 0.5);
  }
}

/** Returns a free box for the number of a route, next to one of its stops, farthest first; null when there is none. */
function freeBox(scene: Scene, view: Viewport, { stops }: PlanRoute, width: number, taken: readonly Box[]): Box | null {
  const at = (node: number): [number, number] => toScreen(view, scene.positions.x[node]!, scene.positions.y[node]!);
  const [depotX, depotY] = at(stops[0]!.node);
  const places = stops.filter(({ role }) => role === 'customer').map(({ node }) => at(node))
    .sort(([ax, ay], [bx, by]) => Math.hypot(bx - depotX, by - depotY) - Math.hypot(ax - depotX, ay - depotY));
  for (const [px, py] of places) {
    for (const [dx, dy] of [[-width / 2, -HEIGHT - 7], [-width / 2, 7], [-width - 8, -HEIGHT / 2]] as const) {
      const box = { x: px + dx, y: py + dy, width };
      const inside = box.x > 0 && box.y > 0 && box.x + width < view.width && box.y + HEIGHT < view.height;
      if (inside && !taken.some((other) => overlap(box, other))) return box;
    }
  }
  return null;
}

function overlap(one: Box, other: Box): boolean {
  return one.x < other.x + other.width + GAP && other.x < one.x + one.width + GAP && Math.abs(one.y - other.y) < HEIGHT + GAP;
}
