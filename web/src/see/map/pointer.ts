import { perFrame } from '../parts/canvas.js';
import type { Selection } from '../selection.js';
import { pan, type Viewport, zoom } from '../viewport.js';
import { pickAt, type Scene } from './scene.js';

export interface PointerTarget {
  readonly scene: () => Scene;
  readonly home: () => Viewport;
  readonly view: () => Viewport;
  readonly move: (view: Viewport) => void;
  readonly selection: Selection;
}

/** Movement below this is a click, not a drag; pixels. */
const CLICK = 4;

/**
 * Handles mouse, pen and touch on the map: moving hovers, a click selects, dragging pans, the wheel zooms (only with focus or
 * Ctrl, so that the page can be scrolled past the map), two fingers pan and zoom.
 * @returns a function that removes the handlers.
 */
export function followPointer(element: HTMLElement, target: PointerTarget): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const down = new Map<number, { x: number; y: number }>();
  let travelled = 0;
  let over: [number, number] | null = null;
  const look = perFrame(() => target.selection.hover(over && pickAt(target.scene(), target.view(), ...over)));
  const at = (event: MouseEvent): [number, number] => {
    const { left, top } = element.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };

  const dragged = (event: PointerEvent, from: { x: number; y: number }, [x, y]: [number, number]): void => {
    const other = [...down.entries()].find(([id]) => id !== event.pointerId)?.[1];
    travelled += Math.hypot(x - from.x, y - from.y);
    if (other === undefined) {
      if (travelled > CLICK) target.move(pan(target.view(), x - from.x, y - from.y));
    } else {
      const factor = Math.hypot(x - other.x, y - other.y) / Math.max(1, Math.hypot(from.x - other.x, from.y - other.y));
      const moved = pan(target.view(), (x - from.x) / 2, (y - from.y) / 2);
      target.move(zoom(moved, factor, (x + other.x) / 2, (y + other.y) / 2, target.home()));
    }
    down.set(event.pointerId, { x, y });
  };

  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    const [x, y] = at(event);
    if (down.size === 0) travelled = 0;
    down.set(event.pointerId, { x, y });
    element.setPointerCapture(event.pointerId);
  }, { signal });
  element.addEventListener('pointermove', (event) => {
    const place = at(event);
    const from = down.get(event.pointerId);
    if (from) dragged(event, from, place);
    over = down.size === 0 ? place : over;
    if (event.pointerType === 'mouse') look.ask();
  }, { signal });
  element.addEventListener('pointerup', (event) => {
    const click = down.delete(event.pointerId) && down.size === 0 && travelled <= CLICK;
    if (!click) return;
    const choice = pickAt(target.scene(), target.view(), ...at(event));
    if (choice) target.selection.toggle(choice);
    else target.selection.select(null);
  }, { signal });
  element.addEventListener('pointercancel', (event) => void down.delete(event.pointerId), { signal });
  element.addEventListener('pointerleave', () => {
    over = null;
    look.ask();
  }, { signal });
  element.addEventListener('wheel', (event) => {
    if (!event.ctrlKey && !event.metaKey && document.activeElement !== element) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    target.move(zoom(target.view(), Math.exp(-event.deltaY * lines * 0.0018), ...at(event), target.home()));
  }, { signal, passive: false });
  return () => {
    stop.abort();
    look.stop();
  };
}
