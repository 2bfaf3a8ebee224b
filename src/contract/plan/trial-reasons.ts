import type { Relaxation, UnassignedReason } from '#generated/types.js';
import { relationFault } from '../../model/checker/relations.js';
import type { Violation, ViolationKind } from '../../model/checker/violation.js';
import type { VehicleType } from '../../model/problem.js';
import { barMembers, barText } from './barred.js';
import { hasLeft } from './departure-hours.js';
import type { PlanIds } from './ids.js';
import { type RouteTrial, trialViolations, withClose, withRide, withVehicle } from './route-trial.js';
import { enoughSeconds, minuteText, seconds } from './steps.js';

/** A change of this many minutes counts as much as the whole of a limit. */
const WHOLE_MINUTES = 480;

/** Why one vehicle cannot serve one stop or shipment, alone or with others. */
export interface TrialReasons {
  readonly reasons: readonly TrialReason[];
  readonly trial: RouteTrial;
}

/** One reason, and the change that would do away with it. */
export interface TrialReason {
  readonly code: string;
  /** Which of several of one code it is; undefined: there is one. */
  readonly about?: string;
  /** In words, for a vehicle. */
  text(vehicle: string): string;
  /** Null: no number to change. */
  readonly change: Change | null;
  /** Members of the answer's reason beside its text. */
  readonly members?: (vehicle: string) => Pick<UnassignedReason, 'missing_skills' | 'excluded_by'>;
  /** For a limit on times, which the vehicle exceeds by the schedule that was tried. */
  readonly timed?: TimedReason;
}

/** A limit on times: whether another schedule exceeds it by less is seen by raising it. */
interface TimedReason {
  /** Minutes of the limit, and of the schedule. */
  readonly limit: number;
  readonly value: number;
  /** The reason with another value. */
  readonly at: (value: number) => TrialReason;
}

interface Change {
  /** What it changes, in words: "with a capacity of 12 boxes". */
  readonly words: string;
  /** How large it is, as a share of the limit. */
  readonly share: number;
  apply(trial: RouteTrial): RouteTrial;
}

/** A change that helps, and how large it is. */
export interface SizedRelaxation {
  readonly share: number;
  readonly relaxation: Relaxation;
}

/** Where a window, the shift or the duration is exceeded, that breaks do not fit either says nothing. */
const TIMES: ReadonlySet<string> = new Set(['window', 'shift', 'duration', 'ride']);
const CONSEQUENCES: ReadonlySet<string> = new Set(['break', 'schedule']);

/** Returns every reason that keeps a vehicle from the route of a trial; none: it could drive it. */
export function trialReasons(trial: RouteTrial, ids: PlanIds): TrialReasons {
  const context = { ids, trial, stop: trial.name, where: whereOf(trial), vehicle: trial.problem.vehicleTypes[0]! };
  const reasons = trialViolations(trial).map((violation) => (REASONS[violation.kind] ?? noTimes)(violation, context));
  const isTimed = reasons.some(({ code }) => TIMES.has(code));
  const isTold = ({ code }: TrialReason, i: number): boolean => {
    if (isTimed && CONSEQUENCES.has(code)) return false;
    return code === 'capacity' || reasons.findIndex((other) => other.code === code) === i;
  };
  return { reasons: reasons.filter(isTold), trial };
}

/** Returns the change that lets the vehicle serve what is tried, and how large it is; null: more than one would be needed. */
export function relaxationOf({ reasons: [reason, ...more], trial }: TrialReasons, vehicle: string): (SizedRelaxation & { readonly changed: RouteTrial }) | null {
  const change = reason?.change;
  if (!change || more.length > 0) return null;
  const changed = change.apply(trial);
  if (trialViolations(changed).length > 0) return null;
  return { share: change.share, relaxation: { code: reason.code, vehicle, message: `${change.words}, ${vehicle} can serve it` }, changed };
}

/** The resolution of limits that are searched, and by how much a route with breaks may exceed one without, in minutes. */
const SECOND = 1 / 60;
const MOST_DELAY = 1440;

/**
 * Returns the same where the only reason is a limit on times, with the least value that it must have: the schedule that was tried may
 * wait in vain, or lack breaks. To the next second; O(log seconds) schedules.
 */
export function withLeastChange(found: TrialReasons): TrialReasons {
  const { reasons: [reason, ...more], trial } = found;
  if (reason?.timed === undefined || more.length > 0) return found;
  const { limit, value, at } = reason.timed;
  const fits = (minutes: number): boolean => trialViolations(at(minutes).change!.apply(trial)).length === 0;
  let [low, high] = [limit, value];
  if (fits(value)) {
    if (value - SECOND <= limit || !fits(value - SECOND)) return found;
  } else {
    for (let delay = 1; !fits(high); delay *= 2) {
      if (delay > MOST_DELAY) return found;
      [low, high] = [high, value + delay];
    }
  }
  let [late, enough] = [0, Math.ceil((high - low) / SECOND - 1e-6)];
  while (enough - late > 1) {
    const middle = Math.floor((late + enough) / 2);
    if (fits(low + middle * SECOND)) enough = middle;
    else late = middle;
  }
  return { reasons: [at(low + enough * SECOND)], trial };
}

/** Where in the route it is tried: "with order-3 alone", "with order-3 after order-7". */
function whereOf(trial: RouteTrial): string {
  const { name, visits, at: [first = 0, second] } = trial;
  if (isAlone(trial)) return `with ${name} alone`;
  if (second === undefined) return first === 0 ? `with ${name} before ${visits[1]!}` : `with ${name} after ${visits[first - 1]!}`;
  const pickedUp = first === 0 ? 'first' : `after ${visits[first - 1]!}`;
  return `with ${name} picked up ${pickedUp} and delivered ${second === first + 1 ? 'right away' : `after ${visits[second - 1]!}`}`;
}

/** Whether the route has nothing else. */
function isAlone({ visits, at }: RouteTrial): boolean {
  return visits.length === at.length;
}

interface Context {
  readonly ids: PlanIds;
  readonly trial: RouteTrial;
  readonly stop: string;
  readonly where: string;
  readonly vehicle: VehicleType;
}

type Describe = (violation: Violation, context: Context) => TrialReason;

const noTimes: Describe = (_, { where }) => ({
  code: 'schedule', text: (vehicle) => `no times of ${vehicle} ${where} satisfy windows, breaks and limits together`, change: null,
});

const REASONS: Readonly<Partial<Record<ViolationKind, Describe>>> = {
  'vehicle-not-allowed': (_, { ids, stop, trial: { node } }) => ({
    code: 'not_allowed', text: (vehicle) => barText(ids, node, { vehicle, name: stop }), members: (vehicle) => barMembers(ids, node, vehicle), change: null,
  }),
  'time-window': timed(windowReason),
  shift: timed((violation, { ids, where }) => {
    const { value: end, limit: latest } = numbersOf(violation);
    return {
      code: 'shift',
      text: (vehicle) => `${where}, ${vehicle} ends at ${minuteText(ids, end)} at the earliest; its shift ends at ${minuteText(ids, latest)}`,
      change: {
        words: `with a shift that ends ${enoughSeconds(end - latest)} s later`, share: (end - latest) / WHOLE_MINUTES, apply: (trial) => withVehicle(trial, { latest: end }),
      },
    };
  }),
  capacity: capacityReason,
  'working-hours': timed(limitReason('duration', 'takes', 's', seconds, (maxDuration) => ({ maxDuration }))),
  'max-driving': timed(limitReason('driving', 'drives', 's', seconds, (maxDriving) => ({ maxDriving }))),
  'max-distance': limitReason('distance', 'has', 'm', (meters) => meters, (maxDistance) => ({ maxDistance })),
  'max-stops': (violation, { stop, trial: { at, problem: { customers: { length } } } }) => ({
    code: 'stops',
    text: (vehicle) => (length > at.length
      ? `${vehicle} serves ${length - at.length} stops, and may not serve ${at.length === 1 ? 'more' : `${at.length} more`}`
      : `${vehicle} may not serve ${length === 1 ? 'any stop' : `${length} stops`}, and so not ${stop}`),
    change: { words: `with max_stops of ${length}`, share: 1 / Math.max(numbersOf(violation).limit, 1), apply: (trial) => withVehicle(trial, { maxStops: length }) },
  }),
  ride: rideReason,
  break: (_, { where }) => ({ code: 'break', text: (vehicle) => `the breaks of ${vehicle} do not fit into a route ${where}`, change: null }),
  'incompatible-goods': ({ node, message }, { stop, trial }) => {
    const other = trial.at.includes(node!) ? Number(/customers (\d+)/.exec(message)![1]) : node!;
    return { code: 'goods', text: (vehicle) => `${vehicle} serves ${trial.visits[other]!}, whose goods may not be on one route with those of ${stop}`, change: null };
  },
  'different-vehicles': (violation, context) => {
    const { stop, trial } = context;
    const { relation, nodes } = brokenRelation(violation, trial);
    const other = nodes.find((node) => !trial.at.includes(node))!;
    return { code: 'relation', text: (vehicle) => `${vehicle} serves ${trial.visits[other]!}, which ${stop} must not share a vehicle with by ${relation}`, change: null };
  },
  'in-order': (violation, { where, trial }) => {
    const { relation } = brokenRelation(violation, trial);
    return { code: 'relation', text: (vehicle) => `${where}, ${vehicle} does not serve stops in the order of ${relation}`, change: null };
  },
  'in-direct-order': (violation, { where, trial }) => {
    const { relation } = brokenRelation(violation, trial);
    return { code: 'relation', text: (vehicle) => `${where}, ${vehicle} does not serve stops in the order of ${relation}, or serves another between them`, change: null };
  },
};

/** The same with what it takes to find its least value. */
function timed(describe: Describe): Describe {
  return (violation, context) => {
    const { limit, value } = numbersOf(violation);
    const at = (least: number): TrialReason => describe({ ...violation, value: least }, context);
    const reason = at(value);
    return reason.change === null ? reason : { ...reason, timed: { limit, value, at } };
  };
}

/** What texts call the first relation of a kind that the route of a trial breaks, and which of its visits it names. */
function brokenRelation({ kind }: Violation, { problem, relations, visits }: RouteTrial): { readonly relation: string; readonly nodes: readonly number[] } {
  const route = { index: 0, customers: [...visits.keys()].filter((node) => problem.customers.includes(node)) };
  const index = problem.relations.findIndex((relation) => relation.kind === kind && relationFault(relation, [route]) !== null);
  return { relation: relations[index]!, nodes: [...problem.relations[index]!.nodes] };
}

function numbersOf({ value = NaN, limit = NaN }: Violation): { readonly value: number; readonly limit: number } {
  return { value, limit };
}

function windowReason(violation: Violation, context: Context): TrialReason {
  const { ids, where, trial } = context;
  const { value: start, limit: close } = numbersOf(violation);
  const node = violation.node ?? trial.at[0]!;
  const stop = trial.visits[node];
  if (stop === undefined) return hasLeft(trial.problem, node) ? leftBefore(violation, context) : noTimes(violation, context);
  const prefix = isAlone(trial) ? '' : `${where}, `;
  return {
    code: 'window',
    text: (vehicle) => `${prefix}${vehicle} reaches ${stop} at ${minuteText(ids, start)} at the earliest; its last window ends at ${minuteText(ids, close)}`,
    change: {
      words: `with a last window of ${stop} that ends ${enoughSeconds(start - close)} s later`, share: (start - close) / WHOLE_MINUTES, apply: (trial) => withClose(trial, node, start),
    },
  };
}

/** Of a vehicle that is on the road and does not carry what was released since. */
function leftBefore(violation: Violation, { ids, where }: Context): TrialReason {
  const { value: released, limit: left } = numbersOf(violation);
  return { code: 'schedule', text: (vehicle) => `${where}, ${vehicle} carries what is released at ${minuteText(ids, released)}; it left at ${minuteText(ids, left)}`, change: null };
}

function rideReason(violation: Violation, { where, trial }: Context): TrialReason {
  const { value: ride, limit } = numbersOf(violation);
  const delivery = violation.node ?? trial.at.at(-1)!;
  const pickup = trial.problem.shipments.find((one) => one.delivery === delivery)?.pickup ?? trial.at[0]!;
  const shipment = trial.visits[pickup]!.replace('the pickup of ', '');
  return {
    code: 'ride',
    text: (vehicle) => `${where}, ${vehicle} has ${shipment} on board for ${String(seconds(ride))} s at least; its max_ride_seconds is ${String(seconds(limit))}`,
    change: {
      words: `with a max_ride_seconds of ${String(enoughSeconds(ride))} of ${shipment}`, share: (ride - limit) / WHOLE_MINUTES, apply: (other) => withRide(other, delivery, ride),
    },
  };
}

function limitReason(code: string, verb: string, unit: string, shown: (value: number) => number, raised: (limit: number) => Partial<VehicleType>): Describe {
  return (violation, { where }) => {
    const { value, limit } = numbersOf(violation);
    return {
      code,
      text: (vehicle) => `a route of ${vehicle} ${where} ${verb} ${String(shown(value))} ${unit}; its limit is ${String(shown(limit))} ${unit}`,
      change: {
        words: `with a limit of ${String(unit === 's' ? enoughSeconds(value) : shown(value))} ${unit} on ${code}`, share: (value - limit) / Math.max(limit, 1), apply: (trial) => withVehicle(trial, raised(value)),
      },
    };
  };
}

/** One of them for each quantity that is too much. */
function capacityReason(violation: Violation, { ids: { quantities }, where, trial, stop }: Context): TrialReason {
  const { value: load, limit } = numbersOf(violation);
  const k = violation.quantity ?? 0;
  const goods = `${String(load)} ${quantities[k]!}`;
  return {
    code: 'capacity',
    about: quantities[k]!,
    text: (vehicle) => (isAlone(trial) ? `${stop} has ${goods}; the capacity of ${vehicle} is ${String(limit)}` : `${where}, ${vehicle} carries ${goods}; its capacity is ${String(limit)}`),
    change: {
      words: `with a capacity of ${goods}`, share: (load - limit) / Math.max(limit, 1),
      apply: (other) => withVehicle(other, { capacity: other.problem.vehicleTypes[0]!.capacity.with(k, load) }),
    },
  };
}
