import { WORLD } from '../../../../src/drawing/map/projection.js';
import { toPlane, type Viewport } from '../viewport.js';

/** Pixels of a tile's side. */
const TILE = 256;
const LAST_ZOOM = 19;

/** A tile: `x` counts from the antimeridian eastwards, `y` from the north. */
export interface Tile {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** Returns the tiles that cover a view, at the zoom whose pixels are nearest to those of the screen. */
export function tilesOf(view: Viewport): Tile[] {
  const zoom = Math.min(LAST_ZOOM, Math.max(0, Math.round(Math.log2((WORLD * view.scale) / TILE))));
  const count = 2 ** zoom;
  const size = WORLD / count;
  const [west, north] = toPlane(view, 0, 0);
  const [east, south] = toPlane(view, view.width, view.height);
  const column = (x: number): number => Math.floor((x + WORLD / 2) / size);
  const row = (y: number): number => Math.min(count - 1, Math.max(0, Math.floor((WORLD / 2 - y) / size)));
  const tiles: Tile[] = [];
  for (let y = row(north); y <= row(south); y++) for (let x = column(west); x <= column(east); x++) tiles.push({ zoom, x, y });
  return tiles;
}

/** Returns the address of a tile. Columns beyond the antimeridian are those of the other side. */
export function tileUrl(template: string, { zoom, x, y }: Tile): string {
  const count = 2 ** zoom;
  const column = ((x % count) + count) % count;
  return template.replaceAll('{z}', String(zoom)).replaceAll('{x}', String(column)).replaceAll('{y}', String(y));
}
