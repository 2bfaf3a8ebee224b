import type { Random } from '#strategy';
import { pick } from './x-instance.js';
import { shortestPaths } from './shortest-paths.js';
import { connectedCorners, streetNetwork, type StreetNetwork } from './street-network.js';

/** The unit of a matrix. */
export type Measure = 'kilometres' | 'minutes';

/** One metre, or 0.6 seconds: the precision of routing services. */
const DECIMALS: Readonly<Record<Measure, number>> = { kilometres: 3, minutes: 2 };
/** Corners along one side, for up to 500 locations and for more. */
const SIDES = [56, 72] as const;
/** A city in which a smaller share of the corners is connected is generated again. */
const MIN_CONNECTED = 0.7;
const SCATTERED_SHARE = 0.35;
/** Spread of a district, relative to the side of the city. */
const DISTRICT = 0.12;

/**
 * Generates a matrix of shortest paths between locations of a city, asymmetric: a third of the locations anywhere, the
 * others in 5 to 8 districts.
 * @param places 2 to 3,000: every location is at a different corner.
 * @returns row by row; the shortest path from i to j is in cell j of row i.
 */
export function roadMatrix(places: number, measure: Measure, random: Random): number[][] {
  const network = city(SIDES[places > 500 ? 1 : 0], random);
  const chosen = choosePlaces(places, network.streets, network.usable, random);
  const factor = 10 ** DECIMALS[measure];
  return chosen.map((from) => {
    const lengths = shortestPaths(network.streets, network.streets[measure], from);
    return chosen.map((to) => Math.round(lengths[to]! * factor) / factor);
  });
}

/** Locations of a city, with the fastest paths between them. */
export interface RoadTravel {
  /** Kilometres. */
  readonly positions: readonly (readonly [x: number, y: number])[];
  /** Row by row: whole seconds of the fastest path from i to j, and its whole metres. */
  readonly seconds: readonly (readonly number[])[];
  readonly metres: readonly (readonly number[])[];
}

/** Generates locations as `roadMatrix` does, with distances and durations of the same paths, as routing services give them. */
export function roadTravel(places: number, random: Random): RoadTravel {
  const { streets, usable } = city(SIDES[places > 500 ? 1 : 0], random);
  const chosen = choosePlaces(places, streets, usable, random);
  const rows = chosen.map((from) => {
    const kilometres = new Float64Array(usable.length);
    const minutes = shortestPaths(streets, streets.minutes, from, { lengths: streets.kilometres, sums: kilometres });
    return { seconds: chosen.map((to) => Math.round(60 * minutes[to]!)), metres: chosen.map((to) => Math.round(1000 * kilometres[to]!)) };
  });
  return {
    positions: chosen.map((corner) => [streets.x[corner]!, streets.y[corner]!] as const),
    seconds: rows.map(({ seconds }) => seconds),
    metres: rows.map(({ metres }) => metres),
  };
}

function city(side: number, random: Random): { readonly streets: StreetNetwork; readonly usable: Uint8Array } {
  for (;;) {
    const streets = streetNetwork(side, random);
    const usable = connectedCorners(streets);
    if (usable.reduce((sum, mark) => sum + mark, 0) >= MIN_CONNECTED * side * side) return { streets, usable };
  }
}

function choosePlaces(places: number, { side }: StreetNetwork, usable: Uint8Array, random: Random): number[] {
  const districts = Array.from({ length: 5 + random.below(4) }, () => random.below(side * side));
  const chosen = new Set<number>();
  while (chosen.size < places) {
    const corner = random.next() < SCATTERED_SHARE ? random.below(side * side) : nearby(pick(districts, random), side, random);
    if (corner !== null && usable[corner] === 1) chosen.add(corner);
  }
  return [...chosen];
}

/** @returns a corner close to another one, null if it is outside the city. */
function nearby(centre: number, side: number, random: Random): number | null {
  const offset = (): number => (random.next() + random.next() + random.next() - 1.5) * side * DISTRICT;
  const column = Math.round((centre % side) + offset());
  const row = Math.round(Math.floor(centre / side) + offset());
  return column < 0 || row < 0 || column >= side || row >= side ? null : row * side + column;
}
