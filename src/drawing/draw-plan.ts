import type { Plan, PlanRequest, PlanRoute, Unassigned } from '#generated/types.js';
import { groundScale, projected } from './map/projection.js';
import { scaleBar } from './map/scale-bar.js';
import { breakPlaces, depotsOf, isService, pathOf, placesOf, type PlanPlaces, type Position } from './plan-places.js';
import { axes, COLOURS, depotSquare, escaped, routeLine, type Sheet, sheetAround, svgText } from './sheet.js';

const SCALE_BAR_PIXELS = 160;
/** Where scale bar and key are, pixels. */
const FOOT = { left: 60, top: 878 };
const BAD = '#c0182b';

/** A sheet, and the places of a plan in its coordinates. */
interface PlanSheet {
  readonly sheet: Sheet;
  readonly places: PlanPlaces;
}

/** Returns whether there is anything to draw: whether a location has a position. */
export function isDrawable({ locations }: Pick<PlanRequest, 'locations'>): boolean {
  return locations.some(({ position }) => position);
}

/**
 * Draws a plan as SVG text: routes as lines through their stops, squares where they start and end, breaks, and crosses for
 * unassigned stops. Longitude and latitude by Mercator's projection, north up, with a scale bar; else the plane with its
 * axes. Locations without a position are left out. O(steps).
 * @throws RangeError when no location has a position.
 */
export function drawPlan(title: string, request: PlanRequest, plan: Plan): string {
  if (!isDrawable(request)) throw new RangeError('no location has a position');
  const drawn = planSheet(request);
  const radius = request.stops.length > 500 ? 1 : 2.5;
  const breaks = plan.routes.flatMap((route) => breakMarks(route, drawn));
  const crosses = plan.unassigned.flatMap((stop) => unassignedMark(stop, drawn));
  return svgText(title, [
    ...(drawn.places.geographic ? [northArrow(), scale(drawn.sheet)] : [...axes(drawn.sheet)]),
    ...plan.routes.flatMap((route, index) => routeMarks(route, index, drawn, radius)),
    ...depotMarks(plan, drawn),
    ...breaks,
    ...crosses,
    ...key(drawn.places.geographic, breaks.length > 0, crosses.length > 0),
  ]);
}

function planSheet(request: PlanRequest): PlanSheet {
  const places = placesOf(request);
  const positions = [...places.positions.values()];
  const plane = places.geographic ? projected(positions) : positions;
  const sheet = sheetAround(plane.map(([x]) => x), plane.map(([, y]) => y));
  const points = [...places.positions.keys()].map((id, i): [string, Position] => [id, [Number(sheet.x(plane[i]![0])), Number(sheet.y(plane[i]![1]))]]);
  return { sheet, places: { ...places, positions: new Map(points) } };
}

function routeMarks(route: PlanRoute, index: number, { places }: PlanSheet, radius: number): string[] {
  const line = pathOf(route, places).map((point) => point.join(' '));
  const stops = pathOf({ ...route, steps: route.steps.filter(isService) }, places).map((point) => point.join(' '));
  return line.length === 0 ? [] : [routeLine(line, stops, COLOURS[index % COLOURS.length]!, radius)];
}

function depotMarks({ routes }: Plan, { places }: PlanSheet): string[] {
  return depotsOf(routes).flatMap((location) => {
    const point = places.positions.get(location);
    return point === undefined ? [] : [depotSquare(...point)];
  });
}

function breakMarks(route: PlanRoute, { places }: PlanSheet): string[] {
  return breakPlaces(route, places).map(({ begins_at: from, ends_at: to, position: [x, y] }) => pauseSign(x, y, `break of ${route.vehicle}, ${from} to ${to}`));
}

/** Two bars on a white disc, as on the button of a player. */
function pauseSign(x: number, y: number, title: string): string {
  return `<g><title>${escaped(title)}</title><circle cx="${x}" cy="${y}" r="7" fill="#fff" stroke="#444"/>`
    + `<path d="M${x - 2} ${y - 3}v6M${x + 2} ${y - 3}v6" stroke="#444" stroke-width="2"/></g>`;
}

function unassignedMark(left: Unassigned, { places: { positions, locationOf } }: PlanSheet): string[] {
  const { reasons } = left;
  const point = positions.get(locationOf(left) ?? '');
  return point === undefined ? [] : [crossSign(...point, `${'stop' in left ? left.stop : left.shipment} is not served: ${reasons.map(({ message }) => message).join('; ')}`)];
}

function crossSign(x: number, y: number, title: string): string {
  return `<g><title>${escaped(title)}</title><path d="M${x - 5} ${y - 5}l10 10m0 -10l-10 10" fill="none" stroke="${BAD}" stroke-width="2.5"/></g>`;
}

/** The length of the bar holds at the middle of the sheet. */
function scale({ bottom, span, unitsPerPixel }: Sheet): string {
  const { pixels, text } = scaleBar(unitsPerPixel * groundScale(bottom + span / 2), SCALE_BAR_PIXELS);
  return `<path d="M${FOOT.left} ${FOOT.top - 6}v6h${pixels.toFixed(1)}v-6" fill="none" stroke="#444"/>`
    + `<text x="${(FOOT.left + pixels + 8).toFixed(1)}" y="${FOOT.top}">${text}</text>`;
}

function northArrow(): string {
  return `<g><title>north</title><path d="M866 62l7 20l-7 -5l-7 5z" fill="#444"/><text x="866" y="98" text-anchor="middle" font-weight="bold">N</text></g>`;
}

/** Key to the marks that are there; above the axes of a plane, beside the scale bar of a map. */
function key(geographic: boolean, breaks: boolean, unassigned: boolean): string[] {
  const y = geographic ? FOOT.top - 4 : 44;
  return [
    ...(breaks ? [`${pauseSign(640, y, 'break')}<text x="654" y="${y + 4}">break</text>`] : []),
    ...(unassigned ? [`${crossSign(740, y, 'not served')}<text x="752" y="${y + 4}">not served</text>`] : []),
  ];
}
