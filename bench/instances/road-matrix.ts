import type { Random } from '#strategy';
import { pick } from './x-instance.js';
import { shortestPaths } from './shortest-paths.js';
import { connectedCorners, streetNetwork, type StreetNetwork } from './street-network.js';

/** What the cells of a matrix are. */
export type Measure = 'kilometres' | 'minutes';

/** A metre, or six tenths of a second: as routing services answer. */
const DECIMALS: Readonly<Record<Measure, number>> = { kilometres: 3, minutes: 2 };
/** Corners along one side, for up to 500 places and for more. */
const SIDES = [56, 72] as const;
/** A city whose streets hang together less than this is made again. */
const LEAST_CONNECTED = 0.7;
const SCATTERED_SHARE = 0.35;
/** Spread of a district, as a share of the city's side. */
const DISTRICT = 0.12;

/**
 * Makes a matrix of shortest ways between places of a city, not the same in both directions: a third of the places anywhere, the others in 5 to 8 districts.
 * @param places 2 to 3,000: every place is a corner of its own.
 * @returns row by row; the shortest way from i to j is in cell j of row i.
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

function city(side: number, random: Random): { readonly streets: StreetNetwork; readonly usable: Uint8Array } {
  for (;;) {
    const streets = streetNetwork(side, random);
    const usable = connectedCorners(streets);
    if (usable.reduce((sum, mark) => sum + mark, 0) >= LEAST_CONNECTED * side * side) return { streets, usable };
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

/** @returns a corner around another, null outside of the city. */
function nearby(centre: number, side: number, random: Random): number | null {
  const offset = (): number => (random.next() + random.next() + random.next() - 1.5) * side * DISTRICT;
  const column = Math.round((centre % side) + offset());
  const row = Math.round(Math.floor(centre / side) + offset());
  return column < 0 || row < 0 || column >= side || row >= side ? null : row * side + column;
}
