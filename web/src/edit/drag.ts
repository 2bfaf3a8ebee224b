import { UNSERVED, type Place } from './edited-plan.js';

export interface DragTarget {
  /** Called with every other place that the pointer reaches. */
  readonly over: (from: Place, to: Place) => void;
  readonly drop: (from: Place) => void;
  readonly cancel: () => void;
}

/** Movement below this is a click, not a drag; pixels. */
const CLICK = 5;
/** Height of the strips along the edges of the window in which it scrolls, and by how much in each frame; pixels. */
const EDGE = 70;
const STEP = 14;

interface Drag {
  readonly pointer: number;
  readonly from: Place;
  readonly key: string;
  readonly item: string;
  readonly x: number;
  readonly y: number;
  moving: boolean;
  at: readonly [number, number];
  to: Place | null;
}

/**
 * Drags rows by their grips with mouse, pen or touch, within a list and between lists. Lists have `data-route` and, as long as
 * their rows are not shown, `data-count`; rows have `data-visit` and `data-item`, which both ends of a shipment share.
 * @returns a function that removes the handlers.
 */
export function followDrag(root: HTMLElement, target: DragTarget): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let drag: Drag | null = null;
  let frame = 0;

  const look = (now: Drag): void => {
    const to = placeAt(root, now);
    if (to === null || (now.to?.route === to.route && now.to.at === to.at)) return;
    now.to = to;
    target.over(now.from, to);
  };
  const scroll = (): void => {
    frame = 0;
    if (drag === null || !drag.moving) return;
    const [, y] = drag.at;
    const by = y < EDGE ? -STEP : y > innerHeight - EDGE ? STEP : 0;
    if (by === 0) return;
    scrollBy(0, by);
    look(drag);
    frame = requestAnimationFrame(scroll);
  };
  const end = (): Drag | null => {
    const ended = drag;
    drag = null;
    cancelAnimationFrame(frame);
    frame = 0;
    root.classList.remove('edit-dragging');
    return ended;
  };

  root.addEventListener('pointerdown', (event) => {
    const grip = event.target instanceof Element ? event.target.closest('[data-grip]') : null;
    const row = grip?.closest<HTMLElement>('[data-visit]');
    const list = row?.closest<HTMLElement>('[data-route]');
    if (event.button !== 0 || drag !== null || !grip || !row || !list || grip.getAttribute('aria-disabled') === 'true') return;
    const from = { route: Number(list.dataset['route']), at: [...list.querySelectorAll('[data-visit]')].indexOf(row) };
    drag = { pointer: event.pointerId, from, key: row.dataset['visit']!, item: row.dataset['item']!, x: event.clientX, y: event.clientY, moving: false, at: [event.clientX, event.clientY], to: from };
  }, { signal });
  root.addEventListener('pointermove', (event) => {
    if (drag?.pointer !== event.pointerId) return;
    drag.at = [event.clientX, event.clientY];
    if (!drag.moving) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < CLICK) return;
      drag.moving = true;
      // Rows change their lists while they are dragged; the list of lists stays.
      root.setPointerCapture(event.pointerId);
      root.classList.add('edit-dragging');
    }
    look(drag);
    frame ||= requestAnimationFrame(scroll);
  }, { signal });
  root.addEventListener('pointerup', (event) => {
    if (drag?.pointer !== event.pointerId) return;
    const ended = end()!;
    if (ended.moving) target.drop(ended.from);
  }, { signal });
  const cancel = (): void => {
    if (end()?.moving) target.cancel();
  };
  root.addEventListener('pointercancel', (event) => drag?.pointer === event.pointerId && cancel(), { signal });
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !drag?.moving) return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  }, { signal, capture: true });
  return () => {
    stop.abort();
    end();
  };
}

/** The place under the pointer: in the nearest list, above the first row whose middle is below the pointer. */
function placeAt(root: HTMLElement, { at: [x, y], from, key, item }: Drag): Place | null {
  let nearest: { readonly list: HTMLElement; readonly away: number } | null = null;
  for (const list of root.querySelectorAll<HTMLElement>('[data-route]')) {
    const box = list.getBoundingClientRect();
    const away = Math.max(0, box.top - y, y - box.bottom) + Math.max(0, box.left - x, x - box.right);
    if (nearest === null || away < nearest.away) nearest = { list, away };
  }
  if (nearest === null) return null;
  const { list } = nearest;
  const route = Number(list.dataset['route']);
  const rows = [...list.querySelectorAll<HTMLElement>('[data-visit]')]
    .filter((row) => (route === from.route ? row.dataset['visit'] !== key : row.dataset['item'] !== item));
  if (route === UNSERVED) return { route, at: rows.length };
  const folded = list.dataset['count'];
  if (folded !== undefined) return { route, at: Number(folded) };
  const above = rows.filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return (top + bottom) / 2 < y;
  });
  return { route, at: Math.max(above.length, Number(list.dataset['locked'] ?? 0)) };
}
