import type { PlanRequest, PlanRoute, Step, Unassigned } from '#generated/types.js';
import { breakSpots } from './map/break-spots.js';

export type Position = readonly [x: number, y: number];

/** Where the locations of a request are. */
export interface PlanPlaces {
  /** Whether positions are longitude and latitude in degrees, and not x and y in meters. */
  readonly geographic: boolean;
  /** By id; without the locations that have no position. */
  readonly positions: ReadonlyMap<string, Position>;
  /** Location of a stop that is left out, or of the pickup of a shipment. */
  readonly locationOf: (left: Unassigned) => string | null;
}

/** Returns the places of a valid request. O(locations + stops). */
export function placesOf({ geometry, locations, stops, shipments }: Pick<PlanRequest, 'geometry' | 'locations' | 'stops' | 'shipments'>): PlanPlaces {
  const positions = new Map<string, Position>();
  for (const { id, position } of locations) if (position) positions.set(id, [position[0]!, position[1]!]);
  const stopPlaces = new Map(stops.map(({ id, location }) => [id, location]));
  const pickups = new Map((shipments ?? []).map(({ id, pickup }) => [id, pickup.location]));
  return {
    geographic: geometry !== 'planar',
    positions,
    // Results that older releases stored have no `type` here.
    locationOf: (left) => ('stop' in left ? stopPlaces.get(left.stop) : pickups.get(left.shipment)) ?? null,
  };
}

/** A break, and where it is drawn. */
export interface BreakPlace {
  readonly begins_at: string;
  readonly ends_at: string;
  readonly position: Position;
}

/** Returns the positions that a route passes, in order; steps without one are left out. */
export function pathOf({ steps }: PlanRoute, { positions }: PlanPlaces): Position[] {
  return steps.flatMap((step) => {
    const position = step.type === 'break' ? undefined : positions.get(step.location);
    return position === undefined ? [] : [position];
  });
}

/** Checks whether a step serves a stop, or one end of a shipment. */
export function isService(step: Step): step is Extract<Step, { type: 'stop' | 'pickup' | 'delivery' }> {
  return step.type === 'stop' || step.type === 'pickup' || step.type === 'delivery';
}

/** Returns the locations where routes start, end or reload, once each. */
export function depotsOf(routes: readonly PlanRoute[]): string[] {
  return [...new Set(routes.flatMap(({ steps }) => steps.flatMap((step) => (step.type === 'start' || step.type === 'end' || step.type === 'reload' ? [step.location] : []))))];
}

/**
 * Returns where the breaks of a route are drawn: at a location, or on the way to the next in proportion to the time driven.
 * Breaks between steps without a position are left out.
 * @param between the point at a share of the way between two; default in a plane.
 */
export function breakPlaces({ steps }: PlanRoute, { positions }: Pick<PlanPlaces, 'positions'>, between = straight): BreakPlace[] {
  const located = steps.flatMap((step) => (step.type === 'break' ? [] : [positions.get(step.location)]));
  return breakSpots(steps).flatMap(({ begins_at, ends_at, after, share }) => {
    const [from = located[after + 1], to = from] = [located[after], located[after + 1]];
    return from === undefined ? [] : [{ begins_at, ends_at, position: between(from, to!, share) }];
  });
}

function straight(from: Position, to: Position, share: number): Position {
  return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
}
