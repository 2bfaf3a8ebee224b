import type { PlanRequest } from '#generated/types.js';

/** Mean radius of the earth in meters. */
const RADIUS = 6_371_008.8;
const RADIANS = Math.PI / 180;
const DETOUR = 1.3;

/** Returns the distance between two locations by their ids, in meters, as a profile has it; 0 where it is unknown. */
export function travelDistance({ geometry, locations, profiles }: PlanRequest, profile: string | null): (from: string, to: string) => number {
  const travel = (profiles ?? []).find(({ id }) => profile === null || id === profile)?.travel;
  const index = new Map(locations.map(({ id }, i) => [id, i]));
  if (travel?.type === 'matrices') return (from, to) => (from === to ? 0 : travel.distances_meters?.[index.get(from) ?? -1]?.[index.get(to) ?? -1] ?? 0);
  // Uploaded matrices are not sent to the page.
  if (travel?.type === 'uploaded') return () => 0;
  const factor = travel?.detour_factor ?? DETOUR;
  const length = geometry === 'planar' ? straight : greatCircle;
  return (from, to) => {
    const [a, b] = [from, to].map((id) => locations[index.get(id) ?? -1]?.position);
    return a && b ? factor * length(a as [number, number], b as [number, number]) : 0;
  };
}

type Position = readonly [number, number];

function straight(a: Position, b: Position): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function greatCircle(a: Position, b: Position): number {
  const [south, north] = [a[1] * RADIANS, b[1] * RADIANS];
  const half = Math.sin((north - south) / 2) ** 2 + Math.cos(south) * Math.cos(north) * Math.sin(((b[0] - a[0]) * RADIANS) / 2) ** 2;
  return 2 * RADIUS * Math.asin(Math.sqrt(half));
}
