import type { PlannedRoutes, Problem } from '../model/problem.js';

const SIDE = 900;
const MARGIN = { left: 50, right: 20, top: 50, bottom: 30 };
const WIDTH = SIDE - MARGIN.left - MARGIN.right;
const HEIGHT = SIDE - MARGIN.top - MARGIN.bottom;
/** Colour-blind safe. @see Okabe & Ito (2008), Color Universal Design */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#b8a800', '#7f7f7f'];
const DEPOT_SIDE = 12;
/** Approximate number of labels on an axis. */
const TICKS = 6;
/** Size of the sheet relative to the extent of the nodes. */
const PADDING = 1.04;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A square section of the plane and its position on the sheet. */
interface Sheet {
  readonly left: number;
  readonly bottom: number;
  readonly span: number;
  x(value: number): string;
  y(value: number): string;
}

/**
 * Draws routes as SVG text, with the same scale in both directions: each route is a line through its stops, each depot
 * a square. O(nodes).
 * @param problem with coordinates.
 * @throws RangeError for a problem without coordinates.
 */
export function drawRoutes(title: string, problem: Problem, routes: PlannedRoutes): string {
  const { vehicleTypes } = problem;
  const { distances } = problem.travel[0]!;
  if (distances.kind === 'matrix') throw new RangeError('the problem has no coordinates');
  const sheet = sheetAround(distances.x, distances.y);
  const place = (node: number): string => `${sheet.x(distances.x[node]!)} ${sheet.y(distances.y[node]!)}`;
  const radius = problem.nodeCount > 500 ? 1 : 2.5;
  const lines = routes.map(({ type, customers }, index) => {
    const { start, end } = vehicleTypes[type]!;
    const colour = COLOURS[index % COLOURS.length]!;
    const path = [start, ...customers, end].map(place).join('L');
    // A zero-length line with round caps is a dot, so all stops of a route are one element.
    const dots = [...customers].map((node) => `M${place(node)}h0`).join('');
    return `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="1.5"/>`
      + `<path d="${dots}" fill="none" stroke="${colour}" stroke-width="${2 * radius}" stroke-linecap="round"/>`;
  });
  const depots = [...new Set(vehicleTypes.flatMap(({ start, end }) => [start, end]))].map((node) => {
    const [x, y] = [Number(sheet.x(distances.x[node]!)), Number(sheet.y(distances.y[node]!))];
    return `<rect x="${x - DEPOT_SIDE / 2}" y="${y - DEPOT_SIDE / 2}" width="${DEPOT_SIDE}" height="${DEPOT_SIDE}" fill="#000"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}" font-family="sans-serif" font-size="12" fill="#444">`,
    `<rect width="${SIDE}" height="${SIDE}" fill="#fff"/>`,
    `<text x="${SIDE / 2}" y="28" text-anchor="middle" font-size="15" font-weight="bold">${title.replace(/[&<>"]/g, (character) => ESCAPES[character]!)}</text>`,
    ...axes(sheet), ...lines, ...depots,
    '</svg>\n',
  ].join('\n');
}

/** The smallest square around all nodes, with some padding. */
function sheetAround(xs: Float64Array, ys: Float64Array): Sheet {
  const [west, east] = extent(xs);
  const [south, north] = extent(ys);
  const span = Math.max(east - west, north - south) * PADDING || 1;
  const left = (west + east - span) / 2;
  const bottom = (south + north - span) / 2;
  return {
    left, bottom, span,
    x: (value) => (MARGIN.left + (value - left) / span * WIDTH).toFixed(2),
    y: (value) => (MARGIN.top + HEIGHT - (value - bottom) / span * HEIGHT).toFixed(2),
  };
}

function axes(sheet: Sheet): string[] {
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

function extent(values: Float64Array): [low: number, high: number] {
  let low = Infinity;
  let high = -Infinity;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [low, high];
}
