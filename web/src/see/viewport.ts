import type { Points } from './embedding.js';

/** Maps the plane to the screen: screen x = (x - centreX) * scale + width / 2; screen y is flipped. */
export interface Viewport {
  readonly centreX: number;
  readonly centreY: number;
  /** Pixels per unit of distance. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

export interface Bounds {
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

/** Pixels around what is shown: the buttons of the map are above, its scale below. */
const MARGIN = { side: 28, top: 52, bottom: 40 } as const;
const ZOOM_IN_MOST = 400;
const ZOOM_OUT_MOST = 0.5;

/** Returns the bounding box of points; one unit wide without points. @param nodes default all. */
export function boundsOf({ x, y }: Points, nodes?: Iterable<number>): Bounds {
  let [minX, maxX, minY, maxY] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const node of nodes ?? x.keys()) {
    // A location without a position.
    if (Number.isNaN(x[node])) continue;
    minX = Math.min(minX, x[node]!);
    maxX = Math.max(maxX, x[node]!);
    minY = Math.min(minY, y[node]!);
    maxY = Math.max(maxY, y[node]!);
  }
  return minX <= maxX ? { minX, maxX, minY, maxY } : { minX: 0, maxX: 1, minY: 0, maxY: 1 };
}

/** Returns the view that shows all of `bounds` with a margin. */
export function fit(bounds: Bounds, width: number, height: number): Viewport {
  const { side, top, bottom } = MARGIN;
  const [w, h] = [bounds.maxX - bounds.minX, bounds.maxY - bounds.minY];
  const most = Math.min(w > 0 ? Math.max(1, width - 2 * side) / w : Infinity, h > 0 ? Math.max(1, height - top - bottom) / h : Infinity);
  const scale = Number.isFinite(most) ? most : 1;
  return {
    centreX: (bounds.minX + bounds.maxX) / 2,
    centreY: (bounds.minY + bounds.maxY) / 2 + (top - bottom) / 2 / scale,
    scale,
    width,
    height,
  };
}

export function toScreen(view: Viewport, x: number, y: number): [number, number] {
  return [(x - view.centreX) * view.scale + view.width / 2, view.height / 2 - (y - view.centreY) * view.scale];
}

export function toPlane(view: Viewport, px: number, py: number): [number, number] {
  return [(px - view.width / 2) / view.scale + view.centreX, (view.height / 2 - py) / view.scale + view.centreY];
}

/** Returns the view moved by pixels, as by dragging. */
export function pan(view: Viewport, dx: number, dy: number): Viewport {
  return { ...view, centreX: view.centreX - dx / view.scale, centreY: view.centreY + dy / view.scale };
}

/** Returns the view zoomed around a fixed point of the screen. @param home the view that shows everything. */
export function zoom(view: Viewport, factor: number, px: number, py: number, home: Viewport): Viewport {
  const scale = Math.min(home.scale * ZOOM_IN_MOST, Math.max(home.scale * ZOOM_OUT_MOST, view.scale * factor));
  const [x, y] = toPlane(view, px, py);
  return { ...view, scale, centreX: x - (px - view.width / 2) / scale, centreY: y - (view.height / 2 - py) / scale };
}

/** Returns the node nearest to a point of the screen within `reach` pixels, or null. O(nodes): 2,000 take microseconds. */
export function nodeAt(view: Viewport, { x, y }: Points, px: number, py: number, reach: number): number | null {
  const [at, bt] = toPlane(view, px, py);
  const within = reach / view.scale;
  let best: number | null = null;
  let least = within * within;
  for (let node = 0; node < x.length; node++) {
    const dx = x[node]! - at;
    const dy = y[node]! - bt;
    const square = dx * dx + dy * dy;
    if (square <= least) {
      least = square;
      best = node;
    }
  }
  return best;
}
