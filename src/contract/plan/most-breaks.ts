import { EARTH_RADIUS } from '../../model/earth.js';
import type { Distances, Travel, VehicleType } from '../../model/problem.js';
import { MOST_BREAKS_OF_LEG } from '../../model/schedule/break-rules.js';

/**
 * Returns the types without the legs on which too many breaks after an interval would be due, as on "no road": where there are such
 * legs, driving is limited to less than they take. O(cells of the matrices).
 */
export function withoutEndlessLegs(types: readonly VehicleType[], travel: readonly Travel[]): readonly VehicleType[] {
  const longest = new Map<number, number>();
  const longestOf = (profile: number): number => {
    const known = longest.get(profile) ?? longestLeg(travel[profile]!);
    longest.set(profile, known);
    return known;
  };
  return types.map((type) => {
    const most = MOST_BREAKS_OF_LEG * type.breaks.reduce((least, rule) => (rule.kind === 'interval' ? Math.min(least, rule.longest) : least), Infinity);
    return most < Infinity && type.pace * longestOf(type.profile) > most ? { ...type, maxDriving: Math.min(type.maxDriving, most) } : type;
  });
}

/** An upper bound on a leg of a profile, in the unit that its pace is for. */
function longestLeg({ distances, durations, traffic }: Travel): number {
  return Math.max(...[...traffic?.durations ?? [], ...(traffic === null ? [durations ?? distances] : [])].map(largest));
}

function largest(distances: Distances): number {
  if (distances.kind === 'matrix') return distances.matrix.reduce((most, value) => Math.max(most, value), 0);
  const { x, y, geometry, factor } = distances;
  const span = (values: Float64Array): number => values.reduce((most, value) => Math.max(most, value), -Infinity) - values.reduce((least, value) => Math.min(least, value), Infinity);
  return factor * (geometry === 'planar' ? Math.hypot(span(x), span(y)) : Math.PI * EARTH_RADIUS);
}
