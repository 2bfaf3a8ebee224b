import type { PlannedRoutes, Problem } from '../model/problem.js';
import { axes, COLOURS, depotSquare, routeLine, sheetAround, svgText } from './sheet.js';

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
    return routeLine([start, ...customers, end].map(place), [...customers].map(place), COLOURS[index % COLOURS.length]!, radius);
  });
  const depots = [...new Set(vehicleTypes.flatMap(({ start, end }) => [start, end]))]
    .map((node) => depotSquare(Number(sheet.x(distances.x[node]!)), Number(sheet.y(distances.y[node]!))));
  return svgText(title, [...axes(sheet), ...lines, ...depots]);
}
