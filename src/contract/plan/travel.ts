import type { PlanRequest, Travel as WireTravel, Vehicle } from '#generated/types.js';
import { PLAN_DEFAULTS } from '#generated/constants.js';
import type { MatrixDistances, PositionDistances, Travel } from '../../model/problem.js';

const SECONDS_PER_MINUTE = 60;
/** Minutes that a meter takes at one kilometer per hour. */
const MINUTES_PER_METER = 0.06;

/** The profiles that vehicles use, as the model has them. */
export interface Profiles {
  readonly travel: readonly Travel[];
  /** Ids of those whose travel is estimated. */
  readonly estimated: readonly string[];
  /** Index into `travel`, and minutes per second or per meter of the vehicle. */
  of(vehicle: Vehicle): { readonly profile: number; readonly pace: number };
}

interface Profile {
  readonly id: string;
  readonly travel: WireTravel;
}

/** Returns the profiles of a valid request, in its order; those that no vehicle uses are left out. O(matrix cells). */
export function profilesOf(request: PlanRequest): Profiles {
  const all: readonly Profile[] = request.profiles?.length ? request.profiles : [{ id: PLAN_DEFAULTS.profile, travel: { type: 'estimate' } }];
  const used = new Set(request.vehicles.map(({ profile }) => profile ?? all[0]!.id));
  const profiles = all.filter(({ id }) => used.has(id));
  const indices = new Map(profiles.map(({ id }, index) => [id, index]));
  const positions = positionsOf(request);
  return {
    travel: profiles.map(({ travel }) => modelTravel(travel, request.locations.length, positions)),
    estimated: profiles.filter(({ travel }) => travel.type === 'estimate').map(({ id }) => id),
    of: ({ profile, speed_factor: factor }) => {
      const index = indices.get(profile ?? all[0]!.id)!;
      return { profile: index, pace: paceOf(profiles[index]!.travel) / (factor ?? PLAN_DEFAULTS.speedFactor) };
    },
  };
}

type Positions = Pick<PositionDistances, 'geometry' | 'x' | 'y'>;

/** Positions that are missing are 0: nothing is estimated from them. */
function positionsOf({ geometry, locations }: PlanRequest): Positions {
  const axis = (k: number): Float64Array => Float64Array.from(locations, ({ position }) => (position?.[k] ?? 0) + 0);
  return { geometry: geometry === 'planar' ? 'planar' : 'geographic', x: axis(0), y: axis(1) };
}

function modelTravel(travel: WireTravel, places: number, positions: Positions): Travel {
  if (travel.type === 'estimate') {
    const factor = travel.detour_factor ?? PLAN_DEFAULTS.detourFactor;
    return { distances: { kind: 'positions', ...positions, rounding: 'none', factor }, durations: null, traffic: null };
  }
  if (travel.type === 'uploaded') throw new RangeError(`the uploaded matrices ${travel.name} were not put in place of their name`);
  const { distances_meters: distances, durations_seconds: durations } = travel;
  return { distances: matrixOf(distances ?? [], places), durations: durations ? matrixOf(durations, places) : null, traffic: null };
}

/** Minutes per second of the durations or, without them, per meter. */
function paceOf(travel: WireTravel): number {
  if (travel.type === 'matrices' && travel.durations_seconds) return 1 / SECONDS_PER_MINUTE;
  return MINUTES_PER_METER / (travel.speed_kilometers_per_hour ?? PLAN_DEFAULTS.speed);
}

/** The rows one after the other, 0 where there is none; the diagonal has no effect: 0, so that nobody can read anything else. */
function matrixOf(rows: readonly (readonly number[])[], places: number): MatrixDistances {
  const matrix = new Float64Array(places * places);
  for (const [i, row] of rows.entries()) {
    const offset = i * places;
    for (let j = 0; j < places; j++) matrix[offset + j] = row[j]! + 0;
    matrix[offset + i] = 0;
  }
  return { kind: 'matrix', matrix };
}
