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
}

interface State {
  readonly stop: number;
  readonly clock: number;
  readonly travel: number;
  readonly setup: number;
  readonly taken: number;
  readonly rested: number;
}

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
  const minutes = distanceFunction({ ...problem, travel: [{ distances: profile.durations ?? profile.distances, durations: null }] });
  const place = (node: number): number => problem.place?.[node] ?? node;
  const nodes = [vehicle.start, ...customers, vehicle.end].filter((node) => node >= 0);
  const visits = nodes.map((node, i): Visit => {
    const isDepart = i === 0 && vehicle.start >= 0;
    const before = i === 0 ? null : nodes[i - 1]!;
    const moved = before === null || place(before) !== place(node);
    const gaps: [number, number][] = [];
    for (let k = time.gaps?.first[node] ?? 0; k < (time.gaps?.first[node + 1] ?? 0); k++) gaps.push([time.gaps!.from[k]!, time.gaps!.to[k]!]);
    return {
      travel: before === null ? 0 : vehicle.pace * minutes(before, node), setup: isDepart || !moved ? 0 : (time.setup?.[node] ?? 0),
      service: time.service[node]!, open: time.open[node]!, close: time.close[node]!, gaps, lateCost: time.lateCost[node]!,
    };
  });
  const release = Math.max(-Infinity, ...customers.map((node) => time.release?.[node] ?? -Infinity));
  return { visits, earliest: Math.max(vehicle.earliest, release, vehicle.start >= 0 ? visits[0]!.open : -Infinity) };
}

class GridRoute {
  readonly #known = new Map<number, Outcome>();

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
    const state = { stop: 0, clock: this.departure, travel: first.travel, setup: first.setup, taken: 0, rested: this.departure };
    return this.vehicle.start >= 0 ? this.#serve(state) : this.#from(state);
  }

  #from(state: State): Outcome {
    const key = ((((state.stop * 200 + state.clock) * 20 + state.travel) * 10 + state.setup) * 8 + state.taken) * 200 + state.rested;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const found = this.#tryAll(state);
    this.#known.set(key, found);
    return found;
  }

  #tryAll(state: State): Outcome {
    if (state.clock > this.vehicle.latest || state.clock - this.departure > this.vehicle.maxDuration) return null;
    const { open, gaps } = this.visits[state.stop]!;
    const options: Outcome[] = this.#breaks(state);
    if (state.travel > 0) options.push(this.#from({ ...state, clock: state.clock + 1, travel: state.travel - 1 }));
    else {
      const isClosed = state.clock < open || gaps.some(([from, to]) => state.clock >= from && state.clock < to);
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
    const { open, close, gaps, service, lateCost } = this.visits[state.stop]!;
    const { clock } = state;
    if (clock < open || gaps.some(([from, to]) => clock > from && clock < to) || (clock > close && lateCost === 0)) return null;
    const late = lateCost * Math.max(0, clock - close);
    const leave = clock + service;
    const next = this.visits[state.stop + 1];
    const rest = next === undefined
      ? this.#finish(leave, state)
      : this.#from({ ...state, stop: state.stop + 1, clock: leave, travel: next.travel, setup: next.setup });
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

function better(a: Outcome, b: Outcome): Outcome {
  if (a === null || b === null) return a ?? b;
  return b.cost < a.cost || (b.cost === a.cost && b.end < a.end) ? b : a;
}
