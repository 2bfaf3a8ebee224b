import type { Location } from '#generated/types.js';

type Position = readonly [number, number];
type Place = Location & { readonly position: [number, number] };

/** Degrees from the depot from which on a location is looked at; 550 km. */
const FAR = 5;
/** How many times nearer it is swapped. */
const NEARER = 10;

/** Returns a note on locations that are far from the depot and near it with longitude and latitude swapped; none without such. */
export function swapNote(depot: Place, locations: readonly Location[]): string[] {
  const found = locations.filter(({ position }) => (position ? looksSwapped(position as [number, number], depot.position) : false));
  const [first] = found;
  if (first === undefined) return [];
  const others = found.length > 1 ? ` and ${found.length - 1} more` : '';
  return [`${first.id} at ${first.position!.join(', ')}${others}: far from the depot at ${depot.position.join(', ')}, and near it with longitude and latitude swapped: check both columns and --depot, which has the longitude first`];
}

function looksSwapped([longitude, latitude]: Position, depot: Position): boolean {
  const distance = degreesApart([longitude, latitude], depot);
  return distance > FAR && Math.abs(longitude) <= 90 && degreesApart([latitude, longitude], depot) * NEARER < distance;
}

/** Roughly: on a map that is true to scale between the two. */
function degreesApart(a: Position, b: Position): number {
  return Math.hypot((a[0] - b[0]) * Math.cos(((a[1] + b[1]) / 2) * (Math.PI / 180)), a[1] - b[1]);
}
