import type { Plan } from '../plan-types.js';
import type { Positions } from '../positions.js';
import type { Choice } from '../selection.js';
import { nodeAt, toScreen, type Viewport } from '../viewport.js';

/** A plan and where its nodes lie, prepared for drawing and for finding what is under the pointer. */
export interface Scene {
  readonly plan: Plan;
  readonly positions: Positions;
  /** Which stop each node is; null for depots (they belong to several routes) and for nodes that nobody visits. */
  readonly stops: readonly (Choice | null)[];
}

export function createScene(plan: Plan, positions: Positions): Scene {
  const stops: (Choice | null)[] = new Array<null>(positions.x.length).fill(null);
  for (const route of plan.routes) {
    for (const { node, position, role } of route.stops) if (role === 'customer' && !plan.depots.has(node)) stops[node] = { route: route.index, position };
  }
  return { plan, positions, stops };
}

/** From how far a stop, and a line, is meant; pixels. */
const STOP_REACH = 12;
const LINE_REACH = 6;

/** Returns what lies under a point of the screen: a stop, else a route's line, else null. O(stops). */
export function pickAt(scene: Scene, view: Viewport, px: number, py: number): Choice | null {
  const node = nodeAt(view, scene.positions, px, py, STOP_REACH);
  return (node === null ? null : scene.stops[node]) ?? lineAt(scene, view, px, py);
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
