import type { PlanRequest, Travel as WireTravel, Vehicle } from '#generated/types.js';
import { PLAN_DEFAULTS } from '#generated/constants.js';
import type { PositionDistances, Travel } from '../../model/problem.js';
import { planStart } from './plan-start.js';
import { minutesFrom } from './time-dimension.js';
import { matrixOf, trafficOf, type TrafficContext } from './traffic.js';

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
  const start = planStart(request);
  return {
    travel: profiles.map((profile) => modelTravel(profile.travel, request.locations.length, positions, () => ({
      start, until: lastMinute(request.vehicles, start.seconds), speedFactor: slowest(request, profile.id),
    }))),
    estimated: profiles.filter(({ travel }) => travel.type === 'estimate').map(({ id }) => id),
    of: ({ profile, speed_factor: factor }) => {
      const index = indices.get(profile ?? all[0]!.id)!;
      return { profile: index, pace: paceOf(profiles[index]!.travel) / (factor ?? PLAN_DEFAULTS.speedFactor) };
    },
  };
}

/** Returns the smallest speed factor of the vehicles that use a profile; 1 when none does. O(vehicles). */
export function slowest({ vehicles, profiles }: PlanRequest, id: string): number {
  const users = vehicles.filter(({ profile }) => (profile ?? profiles?.[0]?.id ?? PLAN_DEFAULTS.profile) === id);
  return users.length === 0 ? 1 : users.reduce((least, { speed_factor: factor }) => Math.min(least, factor ?? PLAN_DEFAULTS.speedFactor), Infinity);
}

/** The end of the last shift in minutes from a start; Infinity when some vehicle has no end. */
function lastMinute(vehicles: readonly Vehicle[], start: number): number {
  return vehicles.reduce((last, { shift }) => Math.max(last, shift?.latest ? minutesFrom(start, shift.latest) : Infinity), 0);
}

type Positions = Pick<PositionDistances, 'geometry' | 'x' | 'y'>;

/** Positions that are missing are 0: nothing is estimated from them. */
function positionsOf({ geometry, locations }: PlanRequest): Positions {
  const axis = (k: number): Float64Array => Float64Array.from(locations, ({ position }) => (position?.[k] ?? 0) + 0);
  return { geometry: geometry === 'planar' ? 'planar' : 'geographic', x: axis(0), y: axis(1) };
}

function modelTravel(travel: WireTravel, places: number, positions: Positions, context: () => TrafficContext): Travel {
  if (travel.type === 'estimate') {
    const factor = travel.detour_factor ?? PLAN_DEFAULTS.detourFactor;
    return { distances: { kind: 'positions', ...positions, rounding: 'none', factor }, durations: null, traffic: null };
  }
  if (travel.type === 'uploaded') throw new RangeError(`the uploaded matrices ${travel.name} were not put in place of their name`);
  const { distances_meters: distances, durations_seconds: durations, durations_by_time: byTime } = travel;
  return {
    distances: matrixOf(distances ?? [], places),
    ...(byTime ? trafficOf(byTime, places, context()) : { durations: durations?.length ? matrixOf(durations, places) : null, traffic: null }),
  };
}

/** Minutes per second of the durations or, without them, per meter. */
function paceOf(travel: WireTravel): number {
  if (travel.type === 'matrices' && (travel.durations_seconds?.length || travel.durations_by_time)) return 1 / SECONDS_PER_MINUTE;
  return MINUTES_PER_METER / (travel.speed_kilometers_per_hour ?? PLAN_DEFAULTS.speed);
}
