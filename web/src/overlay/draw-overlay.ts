import { drawDepots, drawLeftOut } from '../see/map/draw.js';
import type { Scene } from '../see/map/scene.js';
import { PALETTE, type Theme } from '../see/palette.js';
import type { Ink } from '../see/parts/canvas.js';
import { toScreen, type Viewport } from '../see/viewport.js';
import type { Leg, Overlay } from './overlay.js';

/** Which of both plans is shown. */
export type Side = 'a' | 'b' | 'both';

/** Lines of the legs that only one plan has: they differ in colour and in dashes. */
export const LINES = {
  a: { colour: 1, dash: [7, 5] },
  b: { colour: 0, dash: [] },
} as const;

const STOP = 2.5;
/** Legs that are longer than this have an arrow; pixels. */
const ARROW = 40;

/** Draws the legs of both plans quietly and, above them, those of one plan only. */
export function drawOverlay(context: CanvasRenderingContext2D, overlay: Overlay, side: Side, scene: Scene, view: Viewport, theme: Theme, ink: Ink): void {
  stroke(context, overlay, overlay.common, view, { colour: ink.edge, width: 1, dash: [] });
  for (const one of ['a', 'b'] as const) {
    if (side !== one && side !== 'both') continue;
    const { colour, dash } = LINES[one];
    const legs = one === 'a' ? overlay.onlyA : overlay.onlyB;
    stroke(context, overlay, legs, view, { colour: PALETTE[theme][colour], width: 2.5, dash });
    arrows(context, overlay, legs, view, PALETTE[theme][colour]);
  }
  context.fillStyle = ink.text;
  context.beginPath();
  for (const point of overlay.points.x.keys()) {
    const [px, py] = toScreen(view, overlay.points.x[point]!, overlay.points.y[point]!);
    context.moveTo(px + STOP, py);
    context.arc(px, py, STOP, 0, 2 * Math.PI);
  }
  context.fill();
  drawDepots(context, scene, view, ink);
  drawLeftOut(context, scene, view, ink, STOP);
}

function stroke(context: CanvasRenderingContext2D, { points: { x, y } }: Overlay, legs: readonly Leg[], view: Viewport, { colour, width, dash }: { readonly colour: string; readonly width: number; readonly dash: readonly number[] }): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.setLineDash([...dash]);
  context.beginPath();
  for (const { from, to } of legs) {
    context.moveTo(...toScreen(view, x[from]!, y[from]!));
    context.lineTo(...toScreen(view, x[to]!, y[to]!));
  }
  context.stroke();
  context.setLineDash([]);
}

function arrows(context: CanvasRenderingContext2D, { points: { x, y } }: Overlay, legs: readonly Leg[], view: Viewport, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  for (const { from, to } of legs) {
    const [ax, ay] = toScreen(view, x[from]!, y[from]!);
    const [bx, by] = toScreen(view, x[to]!, y[to]!);
    const length = Math.hypot(bx - ax, by - ay);
    // Also where an end has no position.
    if (!(length >= ARROW)) continue;
    const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
    const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
    context.moveTo(mx + 7 * ux, my + 7 * uy);
    context.lineTo(mx - 4 * ux - 5 * uy, my - 4 * uy + 5 * ux);
    context.lineTo(mx - 4 * ux + 5 * uy, my - 4 * uy - 5 * ux);
    context.closePath();
  }
  context.fill();
}
