const SIDE = 900;
const MARGIN = { left: 50, right: 30, top: 50, bottom: 30 };
const WIDTH = SIDE - MARGIN.left - MARGIN.right;
const HEIGHT = SIDE - MARGIN.top - MARGIN.bottom;
/** Colour-blind safe. @see Okabe & Ito (2008), Color Universal Design */
export const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#b8a800', '#7f7f7f'];
const DEPOT_SIDE = 12;
/** Approximate number of labels on an axis. */
const TICKS = 6;
/** Size of the sheet relative to the extent of the nodes. */
const PADDING = 1.04;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A square section of the plane and its position on the sheet. */
export interface Sheet {
  readonly left: number;
  readonly bottom: number;
  readonly span: number;
  /** Of the plane, in both directions. */
  readonly unitsPerPixel: number;
  x(value: number): string;
  y(value: number): string;
}

/** Returns a text for the content of an element or an attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"\uFFFE\uFFFF]/g, (character) => ESCAPES[character] ?? '\uFFFD');
}

/** Returns a drawing as SVG text. @param elements above each other, the last on top. */
export function svgText(title: string, elements: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}" font-family="sans-serif" font-size="12" fill="#444">`,
    `<rect width="${SIDE}" height="${SIDE}" fill="#fff"/>`,
    `<text x="${SIDE / 2}" y="28" text-anchor="middle" font-size="15" font-weight="bold">${escaped(title)}</text>`,
    ...elements,
    '</svg>\n',
  ].join('\n');
}

/** A line through points of the sheet, and a dot at each of `stops`. */
export function routeLine(line: readonly string[], stops: readonly string[], colour: string, radius: number): string {
  // A zero-length line with round caps is a dot, so all stops of a route are one element.
  const dots = stops.map((point) => `M${point}h0`).join('');
  return `<path d="M${line.join('L')}" fill="none" stroke="${colour}" stroke-width="1.5"/>`
    + `<path d="${dots}" fill="none" stroke="${colour}" stroke-width="${2 * radius}" stroke-linecap="round"/>`;
}

/** A depot: a square around a point of the sheet. */
export function depotSquare(sheetX: number, sheetY: number): string {
  return `<rect x="${sheetX - DEPOT_SIDE / 2}" y="${sheetY - DEPOT_SIDE / 2}" width="${DEPOT_SIDE}" height="${DEPOT_SIDE}" fill="#000"/>`;
}

/** The smallest square around all nodes, with some padding. */
export function sheetAround(xs: ArrayLike<number>, ys: ArrayLike<number>): Sheet {
  const [west, east] = extent(xs);
  const [south, north] = extent(ys);
  const span = Math.max(east - west, north - south) * PADDING || 1;
  const left = (west + east - span) / 2;
  const bottom = (south + north - span) / 2;
  return {
    left, bottom, span,
    unitsPerPixel: span / WIDTH,
    x: (value) => (MARGIN.left + (value - left) / span * WIDTH).toFixed(2),
    y: (value) => (MARGIN.top + HEIGHT - (value - bottom) / span * HEIGHT).toFixed(2),
  };
}

export function axes(sheet: Sheet): string[] {
  const floor = MARGIN.top + HEIGHT;
  const below = ticks(sheet.left, sheet.span).map((value) => `<text x="${sheet.x(value)}" y="${floor + 18}" text-anchor="middle">${value}</text>`);
  const beside = ticks(sheet.bottom, sheet.span).map((value) => `<text x="${MARGIN.left - 8}" y="${sheet.y(value)}" text-anchor="end" dominant-baseline="middle">${value}</text>`);
  return [`<path d="M${MARGIN.left} ${MARGIN.top}V${floor}H${SIDE - MARGIN.right}" fill="none" stroke="#888"/>`, ...below, ...beside];
}

/** @returns round values within `[low, low + span]`. */
function ticks(low: number, span: number): number[] {
  const rough = span / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor((low + span) / step) - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

function extent(values: ArrayLike<number>): [low: number, high: number] {
  let low = Infinity;
  let high = -Infinity;
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [low, high];
}
