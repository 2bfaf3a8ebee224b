import { WORLD } from '../../../../src/drawing/map/projection.js';
import { toScreen, type Viewport } from '../viewport.js';
import { tilesOf, tileUrl } from './tile-grid.js';

/** Tiles that are kept, most of them for panning back. */
const KEPT = 400;

/** Tiles of a map in Web Mercator. */
export interface Tiles {
  /** Draws the tiles of a view that have been loaded, and asks for the others. */
  draw(context: CanvasRenderingContext2D, view: Viewport): void;
}

/** @param onLoad called when another tile can be drawn. */
export function createTiles(template: string, onLoad: () => void): Tiles {
  const images = new Map<string, HTMLImageElement>();
  const imageOf = (url: string): HTMLImageElement => {
    const known = images.get(url);
    if (known) return known;
    const image = new Image();
    // Servers of tiles ask who shows them; they learn the origin, not the page.
    image.referrerPolicy = 'origin';
    image.addEventListener('load', onLoad, { once: true });
    image.src = url;
    images.set(url, image);
    if (images.size > KEPT) images.delete(images.keys().next().value!);
    return image;
  };
  return {
    draw(context, view) {
      for (const tile of tilesOf(view)) {
        const image = imageOf(tileUrl(template, tile));
        if (!image.complete || image.naturalWidth === 0) continue;
        const size = WORLD / 2 ** tile.zoom;
        const [left, top] = toScreen(view, tile.x * size - WORLD / 2, WORLD / 2 - tile.y * size);
        // Half a pixel more, so that no seam shows between tiles.
        context.drawImage(image, left, top, size * view.scale + 0.5, size * view.scale + 0.5);
      }
    },
  };
}
