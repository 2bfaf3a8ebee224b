import type { Plan, PlanRoute, RouteBreak } from '../plan-types.js';
import type { Positions } from '../positions.js';
import type { Choice } from '../selection.js';
import { nodeAt, toScreen, type Viewport } from '../viewport.js';

/** A plan and its node positions, prepared for drawing and hit testing. */
export interface Scene {
  readonly plan: Plan;
  readonly positions: Positions;
  /** The stop of each node; null for depots, which belong to several routes, and for unvisited nodes. */
  readonly stops: readonly (Choice | null)[];
}

export function createScene(plan: Plan, positions: Positions): Scene {
  const stops: (Choice | null)[] = new Array<null>(positions.x.length).fill(null);
  for (const route of plan.routes) {
    for (const { node, position, role } of route.stops) if (role === 'customer' && !plan.depots.has(node)) stops[node] = { route: route.index, position };
  }
  return { plan, positions, stops };
}

/** Hit distance of a stop and of a line in pixels. */
const STOP_REACH = 12;
const LINE_REACH = 6;

/** Returns the stop at a screen point, otherwise the route whose line is there, otherwise null. O(stops). */
export function pickAt(scene: Scene, view: Viewport, px: number, py: number): Choice | null {
  const node = nodeAt(view, scene.positions, px, py, STOP_REACH);
  return (node === null ? null : scene.stops[node]) ?? lineAt(scene, view, px, py);
}

/**
 * Returns the middle of the mark of a break: on the leg on which it is taken, or `above` the stop at which it is, in pixels.
 * NaN: there is no position.
 */
export function breakMark({ positions: { x, y } }: Scene, view: Viewport, { stops }: PlanRoute, { after, share }: RouteBreak, above: number): [number, number] {
  const [from = stops[after + 1]!, to = from] = [stops[after], stops[after + 1]];
  const [ax, ay] = toScreen(view, x[from.node]!, y[from.node]!);
  const [bx, by] = toScreen(view, x[to.node]!, y[to.node]!);
  if (share === 0) return [ax, ay - above];
  if (share === 1) return [bx, by - above];
  return [ax + share * (bx - ax), ay + share * (by - ay)];
}

function lineAt({ plan, positions: { x, y } }: Scene, view: Viewport, px: number, py: number): Choice | null {
  let best: Choice | null = null;
  let least = LINE_REACH * LINE_REACH;
  for (const { index, stops } of plan.routes) {
    let [ax, ay] = toScreen(view, x[stops[0]!.node]!, y[stops[0]!.node]!);
    for (let i = 1; i < stops.length; i++) {
      const [bx, by] = toScreen(view, x[stops[i]!.node]!, y[stops[i]!.node]!);
      const square = toSegment(px, py, ax, ay, bx, by);
      if (square < least) {
        least = square;
        best = { route: index, position: null };
      }
      [ax, ay] = [bx, by];
    }
  }
  return best;
}

/** Returns the squared distance of a point to a segment. */
function toSegment(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / length));
  return (px - ax - t * dx) ** 2 + (py - ay - t * dy) ** 2;
}
