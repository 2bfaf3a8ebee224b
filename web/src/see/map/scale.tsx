import type { RefObject } from 'preact';
import { groundScale } from '../../../../src/drawing/map/projection.js';
import { scaleBar } from '../../../../src/drawing/map/scale-bar.js';
import type { Positions } from '../positions.js';
import type { Viewport } from '../viewport.js';

const MOST_PIXELS = 120;

/** The scale bar of a map, and north if it has one; {@link updateScale} fits it to the view. */
export function Scale({ positions, bar }: { readonly positions: Positions; readonly bar: RefObject<HTMLSpanElement | null> }) {
  if (!hasScale(positions)) return null;
  return (
    <p class="map-scale small">
      {positions.kind === 'geographic' && <span class="map-north"><span aria-hidden="true">↑</span> <abbr title="North is up">N</abbr></span>}
      <span ref={bar} class="map-scale-bar" />
    </p>
  );
}

/** Fits the bar to a view, whose middle it holds for. */
export function updateScale(bar: HTMLElement, positions: Positions, view: Viewport): void {
  const meters = positions.kind === 'geographic' ? groundScale(view.centreY) : 1;
  const { pixels, text } = scaleBar(meters / view.scale, MOST_PIXELS);
  bar.style.width = `${pixels}px`;
  if (bar.textContent !== text) bar.textContent = text;
}

function hasScale({ kind }: Positions): boolean {
  return kind === 'geographic' || kind === 'planar';
}
