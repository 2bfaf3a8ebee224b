import type { Size } from './use-size.js';

/** Colours and font of the page for drawing on a canvas. */
export interface Ink {
  readonly text: string;
  readonly quiet: string;
  readonly surface: string;
  readonly line: string;
  readonly edge: string;
  readonly accent: string;
  readonly bad: string;
  readonly raised: string;
  readonly sans: string;
}

/** Returns the current colours of the page; call it again when the theme changes. */
export function inkOf(element: Element): Ink {
  const style = getComputedStyle(element);
  const value = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  return {
    text: value('text'), quiet: value('quiet'), surface: value('surface'), line: value('line'), edge: value('edge'),
    accent: value('accent'), bad: value('bad'), raised: value('raised'), sans: value('sans'),
  };
}

/**
 * Returns the drawing context of a canvas, cleared and scaled to CSS pixels; null when the canvas has no size.
 */
export function openCanvas(canvas: HTMLCanvasElement, { width, height }: Size): CanvasRenderingContext2D | null {
  const ratio = Math.min(3, devicePixelRatio || 1);
  const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (w === 0 || h === 0) return null;
  if (canvas.width !== w || canvas.height !== h) {
    canvas.width = w;
    canvas.height = h;
  }
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  return context;
}

/** Returns a function that runs `draw` once in the next frame, however often it is called; `stop` cancels it. */
export function perFrame(draw: () => void): { readonly ask: () => void; readonly stop: () => void } {
  let frame = 0;
  return {
    ask() {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        draw();
      });
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
