import type { GeoJsonFile, SolvedResult } from '#generated/account/types.js';
import type { CanonicalRequest } from '../../contract/request.js';
import { vehicleLabel } from '../../contract/result.js';
import { type Cell, csvText } from './csv.js';
import { collection, lineFeature, pointFeature } from './geojson.js';

/** A request and what came of it. */
export interface PlannedRun {
  readonly request: CanonicalRequest;
  readonly result: SolvedResult;
}

const COLUMNS = ['vehicle', 'position', 'node', 'x', 'y', 'demand', 'load', 'arrival', 'waiting', 'start', 'leave', 'lateness', 'arrive_clock', 'leave_clock'];

/** The routes as CSV: one line per stop. */
export function routesCsv(run: PlannedRun): string {
  return csvText([COLUMNS, ...stopLines(run)]);
}

function* stopLines({ request, result }: PlannedRun): Generator<Cell[]> {
  for (const { vehicle, stops } of result.details.vehicles) {
    const clocks = result.time_windows[vehicleLabel(vehicle)];
    for (const [position, { node, load, arrival, waiting, start, leave, lateness }] of stops.entries()) {
      const [x = null, y = null] = placeOf(request, node) ?? [];
      const [arrive = null, left = null] = clocks?.[position] ?? [];
      yield [vehicle, position, node, x, y, request.demands[node] ?? 0, load, arrival, waiting, start, leave, lateness, arrive, left];
    }
  }
}

/** The routes as GeoJSON lines, and the nodes as points; null without coordinates. */
export function routesGeojson({ request, result }: PlannedRun): GeoJsonFile | null {
  if (request.distances.kind !== 'positions') return null;
  const place = (node: number): readonly [number, number] => placeOf(request, node) ?? [0, 0];
  const depots = new Set([...request.startNodes, ...request.endNodes]);
  const vehicleAt = new Map<number, number>();
  const lines = result.details.vehicles.map(({ vehicle, distance, cost, stops }) => {
    for (const { node } of stops) if (!depots.has(node)) vehicleAt.set(node, vehicle);
    return lineFeature(stops.map(({ node }) => place(node)), {
      vehicle, distance, cost: cost.distance + cost.fixed + cost.lateness, load: stops.at(-1)?.load ?? 0, stops: stops.length - 2,
    });
  });
  const points = Array.from({ length: request.nodeCount }, (_, node) => pointFeature(place(node), {
    node, demand: request.demands[node] ?? 0, vehicle: vehicleAt.get(node) ?? null, depot: depots.has(node),
  }));
  return collection([...lines, ...points]);
}

function placeOf({ distances }: CanonicalRequest, node: number): readonly [number, number] | null {
  return distances.kind === 'positions' ? [distances.x[node] ?? 0, distances.y[node] ?? 0] : null;
}
