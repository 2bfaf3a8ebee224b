import type { GeoJsonFile, SolvedResult } from '#generated/account/types.js';
import type { CanonicalRequest } from '../../contract/request.js';
import { vehicleLabel } from '../../contract/result.js';

/** A request and what came of it. */
export interface PlannedRun {
  readonly request: CanonicalRequest;
  readonly result: SolvedResult;
}

const COLUMNS = ['vehicle', 'position', 'node', 'x', 'y', 'demand', 'load', 'arrival', 'waiting', 'start', 'leave', 'lateness', 'arrive_clock', 'leave_clock'];
/** What makes spreadsheets take a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** The routes as CSV (RFC 4180): one line per stop. */
export function routesCsv({ request, result }: PlannedRun): string {
  const lines = [COLUMNS.join(',')];
  for (const { vehicle, stops } of result.details.vehicles) {
    const clocks = result.time_windows[vehicleLabel(vehicle)];
    for (const [position, { node, load, arrival, waiting, start, leave, lateness }] of stops.entries()) {
      const [x = null, y = null] = placeOf(request, node) ?? [];
      const [arrive = null, left = null] = clocks?.[position] ?? [];
      lines.push([vehicle, position, node, x, y, request.demands[node] ?? 0, load, arrival, waiting, start, leave, lateness, arrive, left].map(csvCell).join(','));
    }
  }
  return `${lines.join('\r\n')}\r\n`;
}

/** One cell: numbers as they are, texts so that no spreadsheet runs them. */
export function csvCell(value: number | string | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The routes as GeoJSON lines, and the nodes as points; null without coordinates. */
export function routesGeojson({ request, result }: PlannedRun): GeoJsonFile | null {
  if (request.distances.kind !== 'positions') return null;
  const place = (node: number): readonly number[] => placeOf(request, node) ?? [0, 0];
  const depots = new Set([...request.startNodes, ...request.endNodes]);
  const vehicleAt = new Map<number, number>();
  const lines = result.details.vehicles.map(({ vehicle, distance, cost, stops }) => {
    for (const { node } of stops) if (!depots.has(node)) vehicleAt.set(node, vehicle);
    return feature('LineString', stops.map(({ node }) => place(node)), {
      vehicle, distance, cost: cost.distance + cost.fixed + cost.lateness, load: stops.at(-1)?.load ?? 0, stops: stops.length - 2,
    });
  });
  const points = Array.from({ length: request.nodeCount }, (_, node) => feature('Point', place(node), {
    node, demand: request.demands[node] ?? 0, vehicle: vehicleAt.get(node) ?? null, depot: depots.has(node),
  }));
  return { type: 'FeatureCollection', features: [...lines, ...points] };
}

function feature(type: 'LineString' | 'Point', coordinates: unknown, properties: Record<string, unknown>): Record<string, unknown> {
  return { type: 'Feature', geometry: { type, coordinates }, properties };
}

function placeOf({ distances }: CanonicalRequest, node: number): readonly [number, number] | null {
  return distances.kind === 'positions' ? [distances.x[node] ?? 0, distances.y[node] ?? 0] : null;
}
