import type { Relaxation } from '#generated/types.js';
import type { Violation } from '../../model/checker/violation.js';
import type { Problem, VehicleType } from '../../model/problem.js';
import { exceeds } from '../../model/tolerance.js';
import type { PlanIds } from './ids.js';
import { loneStop, loneViolations, type LoneStop, withClose, withVehicle } from './lone-stop.js';
import { minuteText, seconds } from './steps.js';

/** A change of so many minutes counts as much as the whole of a limit. */
const WHOLE_MINUTES = 480;

/** Why one vehicle cannot serve one stop even alone. */
export interface LoneReasons {
  readonly reasons: readonly LoneReason[];
  readonly vehicle: string;
  readonly lone: LoneStop;
}

/** One reason, and the change that would do away with it. */
export interface LoneReason {
  readonly code: string;
  /** In words, for a vehicle. */
  text(vehicle: string): string;
  /** Null: no number to change. */
  readonly change: Change | null;
}

interface Change {
  /** What it changes, in words: "with a capacity of 12 boxes". */
  readonly words: string;
  /** How large it is, as a share of the limit. */
  readonly share: number;
  apply(lone: LoneStop): LoneStop;
}

interface Pair {
  readonly type: number;
  readonly node: number;
  readonly vehicle: string;
}

/** Returns every reason that keeps a vehicle from a stop alone; none: it could serve it. */
export function loneReasons(problem: Problem, ids: PlanIds, { type, node, vehicle }: Pair): LoneReasons {
  const lone = loneStop(problem, type, node);
  const stop = ids.stops[node]!;
  const violations = loneViolations(lone);
  const reasons = violations.flatMap((violation, i) => {
    // One reason for each quantity, whichever of them the checker names first.
    if (violation.kind === 'capacity') return violations.findIndex(({ kind }) => kind === 'capacity') === i ? capacityReasons(lone, ids, stop) : [];
    const reason = REASONS[violation.kind]?.(violation, { ids, stop, type: lone.problem.vehicleTypes[0]! });
    return reason === undefined ? [] : [reason];
  });
  return { reasons: reasons.filter(({ code }, i) => code === 'capacity' || reasons.findIndex((other) => other.code === code) === i), vehicle, lone };
}

/** Returns the change that lets the vehicle serve the stop, and how large it is; null: more than one would be needed. */
export function relaxationOf({ reasons: [reason, ...more], vehicle, lone }: LoneReasons): { readonly share: number; readonly relaxation: Relaxation } | null {
  const change = reason?.change;
  if (!change || more.length > 0 || loneViolations(change.apply(lone)).length > 0) return null;
  return { share: change.share, relaxation: { code: reason.code, vehicle, message: `${change.words}, ${vehicle} can serve it` } };
}

interface Context {
  readonly ids: PlanIds;
  readonly stop: string;
  readonly type: VehicleType;
}

type Describe = (violation: Violation, context: Context) => LoneReason;

const REASONS: Readonly<Record<string, Describe | undefined>> = {
  'vehicle-not-allowed': (_, { stop }) => ({ code: 'not_allowed', text: (vehicle) => `${vehicle} is not allowed to serve ${stop}, or lacks one of its skills`, change: null }),
  'time-window': windowReason,
  shift: (violation, { ids, stop }) => {
    const { value: end, limit: latest } = numbersOf(violation);
    return {
      code: 'shift',
      text: (vehicle) => `with ${stop} alone, ${vehicle} ends at ${minuteText(ids, end)} at the earliest; its shift ends at ${minuteText(ids, latest)}`,
      change: {
        words: `with a shift that ends ${seconds(end - latest)} s later`, share: (end - latest) / WHOLE_MINUTES, apply: (lone) => withVehicle(lone, { latest: end }),
      },
    };
  },
  'working-hours': limitReason('duration', 'takes', 's', (minutes) => seconds(minutes), (maxDuration) => ({ maxDuration })),
  'max-driving': limitReason('driving', 'drives', 's', (minutes) => seconds(minutes), (maxDriving) => ({ maxDriving })),
  'max-distance': limitReason('distance', 'has', 'm', (meters) => meters, (maxDistance) => ({ maxDistance })),
  'max-stops': (_, { stop }) => ({
    code: 'stops',
    text: (vehicle) => `${vehicle} may not serve any stop, and so not ${stop}`,
    change: { words: 'with max_stops of 1', share: 1, apply: (lone) => withVehicle(lone, { maxStops: 1 }) },
  }),
  schedule: (_, { stop }) => ({ code: 'schedule', text: (vehicle) => `no times of ${vehicle} with ${stop} alone satisfy windows, breaks and limits together`, change: null }),
  break: (_, { stop }) => ({ code: 'break', text: (vehicle) => `the breaks of ${vehicle} do not fit into a route with ${stop} alone`, change: null }),
};

function numbersOf({ value = NaN, limit = NaN }: Violation): { readonly value: number; readonly limit: number } {
  return { value, limit };
}

function windowReason(violation: Violation, { ids, stop }: Context): LoneReason {
  const { value: start, limit: close } = numbersOf(violation);
  return {
    code: 'window',
    text: (vehicle) => `${vehicle} reaches ${stop} at ${minuteText(ids, start)} at the earliest; its last window ends at ${minuteText(ids, close)}`,
    change: {
      words: `with a last window of ${stop} that ends ${seconds(start - close)} s later`, share: (start - close) / WHOLE_MINUTES, apply: (lone) => withClose(lone, start),
    },
  };
}

function limitReason(code: string, verb: string, unit: string, shown: (value: number) => number, raised: (limit: number) => Partial<VehicleType>): Describe {
  return (violation, { stop }) => {
    const { value, limit } = numbersOf(violation);
    return {
      code,
      text: (vehicle) => `a route of ${vehicle} with ${stop} alone ${verb} ${String(shown(value))} ${unit}; its limit is ${String(shown(limit))} ${unit}`,
      change: {
        words: `with a limit of ${String(shown(value))} ${unit} on ${code}`, share: (value - limit) / Math.max(limit, 1), apply: (lone) => withVehicle(lone, raised(value)),
      },
    };
  };
}

/** A reason for each quantity of which the stop alone is too much. */
function capacityReasons({ problem }: LoneStop, { quantities }: PlanIds, stop: string): LoneReason[] {
  const { capacity } = problem.vehicleTypes[0]!;
  return quantities.flatMap((name, k) => {
    const { delivered, collected } = problem.quantities[k]!;
    const load = Math.max(delivered[0]!, collected[0]!);
    const limit = capacity[k]!;
    if (!exceeds(load, limit)) return [];
    return [{
      code: 'capacity',
      text: (vehicle) => `${stop} has ${String(load)} ${name}; the capacity of ${vehicle} is ${String(limit)}`,
      change: {
        words: `with a capacity of ${String(load)} ${name}`, share: (load - limit) / Math.max(limit, 1), apply: (lone) => withVehicle(lone, { capacity: lone.problem.vehicleTypes[0]!.capacity.with(k, load) }),
      },
    } satisfies LoneReason];
  });
}
