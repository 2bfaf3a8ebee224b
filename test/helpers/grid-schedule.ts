import { distanceFunction } from '../../src/model/distances.js';
import type { Problem, VehicleType } from '../../src/model/problem.js';

/**
 * The best schedule of a short route by trying everything minute by minute, for problems whose times are whole minutes:
 * in every minute the vehicle travels, sets up, serves, takes a break, or waits for its stop to open.
 */
export interface GridSchedule {
  readonly cost: number;
  readonly end: number;
  readonly departure: number;
}

interface Visit {
  readonly travel: number;
  readonly setup: number;
  readonly service: number;
  readonly open: number;
  readonly close: number;
  readonly gaps: readonly (readonly [number, number])[];
  readonly lateCost: number;
  /** Whether the vehicle may wait here while the stop is open: before the pickup of a shipment whose ride is limited. */
  readonly mayWait: boolean;
  /** The limit on the ride from another visit to this one. */
  readonly ride: { readonly from: number; readonly longest: number } | null;
}

interface State {
  readonly stop: number;
  readonly clock: number;
  readonly travel: number;
  readonly setup: number;
  readonly taken: number;
  readonly rested: number;
  /** When the pickups were left of which the rides are limited, by visit. */
  readonly left: readonly (number | undefined)[];
}

/** No route ends later. */
const LAST = 90;

type Outcome = { readonly cost: number; readonly end: number } | null;

/** Departures from the earliest to this minute are tried. */
export function gridSchedule(problem: Problem, type: number, customers: readonly number[], horizon: number): GridSchedule | null {
  const vehicle = problem.vehicleTypes[type]!;
  const { visits, earliest } = visitsOf(problem, vehicle, customers);
  let best: GridSchedule | null = null;
  for (let departure = earliest; departure <= horizon; departure++) {
    const found = new GridRoute(vehicle, visits, departure).best();
    if (found === null) continue;
    if (best === null || found.cost < best.cost || (found.cost === best.cost && found.end <= best.end)) best = { ...found, departure };
  }
  return best;
}

function visitsOf(problem: Problem, vehicle: VehicleType, customers: readonly number[]): { visits: Visit[]; earliest: number } {
  const time = problem.time!;
  const profile = problem.travel[vehicle.profile]!;
  const minutes = distanceFunction({ ...problem, travel: [{ distances: profile.durations ?? profile.distances, durations: null, traffic: null }] });
  const place = (node: number): number => problem.place?.[node] ?? node;
  const nodes = [vehicle.start, ...customers, vehicle.end].filter((node) => node >= 0);
  const visits = nodes.map((node, i): Visit => {
    const isDepart = i === 0 && vehicle.start >= 0;
    const before = i === 0 ? null : nodes[i - 1]!;
    const moved = before === null || place(before) !== place(node);
    const gaps: [number, number][] = [];
    for (let k = time.gaps?.first[node] ?? 0; k < (time.gaps?.first[node + 1] ?? 0); k++) gaps.push([time.gaps!.from[k]!, time.gaps!.to[k]!]);
    const loading = vehicle.reload !== null && i > 0 && i < nodes.length - 1 && vehicle.reload.depots.includes(node) ? vehicle.reload.minutes : null;
    const ride = problem.shipments.find(({ delivery, pickup, maxRide }) => delivery === node && maxRide < Infinity && nodes.slice(0, i).includes(pickup));
    return {
      travel: before === null ? 0 : vehicle.pace * minutes(before, node), setup: isDepart || !moved ? 0 : (time.setup?.[node] ?? 0),
      service: loading ?? time.service[node]!, open: loading === null ? time.open[node]! : Math.max(time.open[node]!, releaseAfter(problem, vehicle, customers, vehicle.start >= 0 ? i - 1 : i) - loading),
      close: time.close[node]!, gaps, lateCost: time.lateCost[node]!,
      mayWait: problem.shipments.some(({ pickup, delivery, maxRide }) => pickup === node && maxRide < Infinity && nodes.slice(i).includes(delivery)),
      ride: ride === undefined ? null : { from: nodes.indexOf(ride.pickup), longest: ride.maxRide },
    };
  });
  const release = releaseAfter(problem, vehicle, customers, -1);
  return { visits, earliest: Math.max(vehicle.earliest, release, vehicle.start >= 0 ? visits[0]!.open : -Infinity) };
}

/** The latest release on the trip that begins after a place in a route. */
function releaseAfter({ time }: Problem, { reload }: VehicleType, customers: readonly number[], place: number): number {
  const next = customers.findIndex((node, i) => i > place && reload !== null && reload.depots.includes(node));
  const trip = customers.slice(place + 1, next === -1 ? undefined : next);
  return Math.max(-Infinity, ...trip.map((node) => time!.release?.[node] ?? -Infinity));
}

class GridRoute {
  readonly #known = new Map<number | string, Outcome>();

  readonly vehicle: VehicleType;
  readonly visits: readonly Visit[];
  readonly departure: number;

  constructor(vehicle: VehicleType, visits: readonly Visit[], departure: number) {
    this.vehicle = vehicle;
    this.visits = visits;
    this.departure = departure;
  }

  best(): Outcome {
    const [first] = this.visits as readonly [Visit];
    const state = { stop: 0, clock: this.departure, travel: first.travel, setup: first.setup, taken: 0, rested: this.departure, left: [] };
    return this.vehicle.start >= 0 ? this.#serve(state) : this.#from(state);
  }

  #from(state: State): Outcome {
    const minutes = ((((state.stop * 200 + state.clock) * 20 + state.travel) * 10 + state.setup) * 8 + state.taken) * 200 + state.rested;
    const key = state.left.length === 0 ? minutes : `${minutes}:${state.left.join()}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const found = this.#tryAll(state);
    this.#known.set(key, found);
    return found;
  }

  #tryAll(state: State): Outcome {
    if (state.clock > LAST || state.clock > this.vehicle.latest || state.clock - this.departure > this.vehicle.maxDuration) return null;
    const { open, gaps, mayWait } = this.visits[state.stop]!;
    const options: Outcome[] = this.#breaks(state);
    if (state.travel > 0) options.push(this.#from({ ...state, clock: state.clock + 1, travel: state.travel - 1 }));
    else {
      const isClosed = mayWait || state.clock < open || gaps.some(([from, to]) => state.clock >= from && state.clock < to);
      if (isClosed) options.push(this.#from({ ...state, clock: state.clock + 1 }));
      if (state.setup > 0) options.push(this.#from({ ...state, clock: state.clock + state.setup, setup: 0 }));
      else options.push(this.#serve(state));
    }
    return options.reduce(better, null);
  }

  #breaks(state: State): Outcome[] {
    const limit = (longest: number): boolean => state.clock - state.rested <= longest;
    const inTime = this.vehicle.breaks.every((rule) => rule.kind === 'window' || limit(rule.longest));
    if (!inTime) return [];
    return this.vehicle.breaks.flatMap((rule, k) => {
      if (rule.kind === 'window') {
        const isAllowed = this.departure < rule.earliest && (state.taken & (1 << k)) === 0 && state.clock >= rule.earliest && state.clock <= rule.latest;
        if (!isAllowed) return [];
      } else if (state.clock === state.rested) return [];
      const clock = state.clock + rule.minutes;
      return [this.#from({ ...state, clock, rested: clock, taken: rule.kind === 'window' ? state.taken | (1 << k) : state.taken })];
    });
  }

  #serve(state: State): Outcome {
    const { open, close, gaps, service, lateCost, mayWait, ride } = this.visits[state.stop]!;
    const { clock } = state;
    if (ride !== null && clock - state.left[ride.from]! > ride.longest) return null;
    if (clock < open || gaps.some(([from, to]) => clock > from && clock < to) || (clock > close && lateCost === 0)) return null;
    const late = lateCost * Math.max(0, clock - close);
    const leave = clock + service;
    const next = this.visits[state.stop + 1];
    const rest = next === undefined
      ? this.#finish(leave, state)
      : this.#from({ ...state, stop: state.stop + 1, clock: leave, travel: next.travel, setup: next.setup, left: mayWait ? withEntry(state.left, state.stop, leave) : state.left });
    return rest === null ? null : { cost: rest.cost + late, end: rest.end };
  }

  #finish(end: number, { taken, rested }: State): Outcome {
    const { latest, maxDuration, minuteCost, overtimeCost, overtimeAfter, breaks } = this.vehicle;
    const duration = end - this.departure;
    if (end > latest || duration > maxDuration) return null;
    for (const [k, rule] of breaks.entries()) {
      if (rule.kind === 'interval' ? end - rested > rule.longest : (this.departure < rule.earliest && end > rule.latest) !== ((taken & (1 << k)) !== 0)) return null;
    }
    return { cost: minuteCost * duration + (duration > overtimeAfter ? overtimeCost * (duration - overtimeAfter) : 0), end };
  }
}

function withEntry(values: readonly (number | undefined)[], index: number, value: number): (number | undefined)[] {
  return Array.from({ length: Math.max(values.length, index + 1) }, (_, i) => (i === index ? value : values[i]));
}

function better(a: Outcome, b: Outcome): Outcome {
  if (a === null || b === null) return a ?? b;
  return b.cost < a.cost || (b.cost === a.cost && b.end < a.end) ? b : a;
}
