import type { PlanRoute, PlanStop } from '../plan-types.js';
import type { Ink } from '../parts/canvas.js';
import { pairOf } from '../shipment-ends.js';
import { toScreen, type Viewport } from '../viewport.js';
import type { Scene } from './scene.js';

/** Half the width of the marks of pickups and deliveries; pixels. */
const HALF = 3.5;

/** Draws a triangle at each end of a shipment: above a pickup, pointing up, and below a delivery, pointing down. */
export function drawShipments(context: CanvasRenderingContext2D, { positions }: Scene, view: Viewport, routes: readonly PlanRoute[], radius: number, ink: Ink): void {
  context.fillStyle = ink.text;
  context.beginPath();
  for (const { stops } of routes) {
    for (const { node, visit } of stops) {
      if (visit?.type !== 'pickup' && visit?.type !== 'delivery') continue;
      const [px, py] = toScreen(view, positions.x[node]!, positions.y[node]!);
      const up = visit.type === 'pickup' ? -1 : 1;
      const base = py + up * (radius + 2);
      context.moveTo(px - HALF, base);
      context.lineTo(px + HALF, base);
      context.lineTo(px, base + up * 1.6 * HALF);
      context.closePath();
    }
  }
  context.fill();
}

/** Joins both ends of the shipment of a stop by a thin line; nothing for other stops. */
export function drawPair(context: CanvasRenderingContext2D, { positions }: Scene, view: Viewport, { stops }: PlanRoute, { visit }: PlanStop, ink: Ink): void {
  const nodes = pairOf(stops, visit);
  if (nodes === null) return;
  const [from, to] = nodes.map((node) => toScreen(view, positions.x[node]!, positions.y[node]!)) as [[number, number], [number, number]];
  context.strokeStyle = ink.text;
  context.lineWidth = 1;
  context.setLineDash([2, 3]);
  context.beginPath();
  context.moveTo(...from);
  context.lineTo(...to);
  context.stroke();
  context.setLineDash([]);
}
