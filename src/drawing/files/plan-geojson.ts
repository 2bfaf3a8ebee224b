import type { GeoJsonFile } from '#generated/account/types.js';
import type { Plan, PlanRequest, PlanRoute, Unassigned } from '#generated/types.js';
import { breakPlaces, depotsOf, isService, pathOf, placesOf, type PlanPlaces, type Position } from '../plan-places.js';
import { collection, type Feature, geographicBetween, geographicLine, lineFeature, pointFeature } from './geojson.js';

/**
 * Returns a plan as GeoJSON (RFC 7946): a line for each route, then points: starts and ends, stops with their times, breaks
 * pickups and deliveries likewise, and what is unassigned; `type` tells them. What has no position has no geometry. Null if no location has a position.
 * O(steps).
 */
export function planGeojson(request: PlanRequest, plan: Plan): GeoJsonFile | null {
  const places = placesOf(request);
  if (places.positions.size === 0) return null;
  return collection([
    ...plan.routes.map((route) => routeLine(route, places)),
    ...depotsOf(plan.routes).map((location) => pointFeature(places.positions.get(location) ?? null, { type: 'depot', location })),
    ...plan.routes.flatMap((route) => routePoints(route, places)),
    ...plan.unassigned.map((stop) => unassignedPoint(stop, places)),
  ]);
}

function routeLine(route: PlanRoute, places: PlanPlaces): Feature {
  const { vehicle, vehicle_number, costs, distance_meters, duration_seconds, departs_at, ends_at, steps } = route;
  const stops = steps.filter(isService).length;
  return (places.geographic ? geographicLine : lineFeature)(pathOf(route, places), {
    type: 'route', vehicle, vehicle_number, stops, cost: costs.total, distance_meters, duration_seconds, departs_at, ends_at,
  });
}

function routePoints(route: PlanRoute, places: PlanPlaces): Feature[] {
  const { vehicle, vehicle_number } = route;
  const stops = route.steps.flatMap((step, sequence) => {
    if (!isService(step)) return [];
    const { location, arrives_at, begins_at, ends_at, waiting_seconds, lateness_seconds, loads } = step;
    return [pointFeature(places.positions.get(location) ?? null, {
      ...(step.type === 'stop' ? { type: step.type, stop: step.stop } : { type: step.type, shipment: step.shipment }), location, vehicle, vehicle_number, sequence, arrives_at, begins_at, ends_at, waiting_seconds, lateness_seconds, loads,
    })];
  });
  const breaks = breakPlaces(route, places, places.geographic ? geographicBetween : undefined).map(({ position, ...times }) => pointFeature(position, { type: 'break', vehicle, vehicle_number, ...times }));
  return [...stops, ...breaks];
}

function unassignedPoint(left: Unassigned, { positions, locationOf }: PlanPlaces): Feature {
  const { reasons, relaxation } = left;
  const location = locationOf(left);
  const position: Position | null = (location === null ? null : positions.get(location)) ?? null;
  return pointFeature(position, { type: 'unassigned', ...('stop' in left ? { stop: left.stop } : { shipment: left.shipment }), location, reasons: reasons.map(({ message }) => message), relaxation: relaxation?.message ?? null });
}
