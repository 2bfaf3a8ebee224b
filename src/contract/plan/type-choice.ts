import { routeCost } from '../../model/cost.js';
import type { Problem } from '../../model/problem.js';
import { scheduleRoute } from '../../model/schedule.js';
import type { RouteSchedule } from '../../model/schedule/route-schedule.js';
import { typesOfVehicles } from '../../model/vehicle-types.js';

/** Answers round departures, and one second lies between two hours; minutes. */
const HALF_A_SECOND = 1 / 120;

/** When a route departs, and when each of its breaks begins and ends, one after the other; minutes. */
export interface KnownTimes {
  readonly departure: number;
  readonly breaks: readonly number[];
}

/** A route of a known vehicle. */
interface VehicleRoute {
  /** As the model counts them. */
  readonly vehicle: number;
  readonly customers: readonly number[];
  /** Its times; null or left out: any. */
  readonly times?: KnownTimes | null;
}

/**
 * Returns the type of each route: of those of its vehicle one with which it is feasible, such that the limits on departures hold
 * if that is possible, and the cost of all is least, or their duration where that comes first.
 */
export function chosenTypes(problem: Problem, routes: readonly VehicleRoute[]): number[] {
  const types = typesOfVehicles(problem);
  if (routes.every(({ vehicle }) => types[vehicle]!.length === 1)) return routes.map(({ vehicle }) => types[vehicle]![0]!);
  const options = routes.map(({ vehicle, customers, times = null }) => optionsOf(problem, times === null ? types[vehicle]! : typesWith(problem, types[vehicle]!, customers, times), customers));
  const choice = new Choice(problem);
  for (const each of problem.primary === 'time' ? timeFirst(options) : options) choice.add(each);
  return choice.types();
}

/** What a minute counts, in times of the cost of all routes: a thousandth of one counts more than all money. */
const MINUTE_WEIGHT = 1000;

/** Options by their minutes, and of those as long by their cost. */
function timeFirst(options: readonly (readonly Option[])[]): Option[][] {
  const minute = MINUTE_WEIGHT * options.reduce((sum, each) => sum + Math.max(...each.map(({ cost }) => cost)), 1);
  return options.map((each) => each.map((option) => ({ ...option, cost: option.cost + minute * option.minutes })));
}

/** The types with which a route has such times; if there are none, those of which the start is open at its departure; if there are none, all. */
function typesWith(problem: Problem, types: readonly number[], customers: readonly number[], times: KnownTimes): readonly number[] {
  const { vehicleTypes, time } = problem;
  if (types.length === 1 || time === null) return types;
  const open = types.filter((type) => {
    const { start } = vehicleTypes[type]!;
    return start >= 0 && times.departure > time.open[start]! - HALF_A_SECOND && times.departure < time.close[start]! + HALF_A_SECOND;
  });
  const left = open.length === 0 ? types : open;
  const alike = left.length === 1 ? left : left.filter((type) => hasTimes(scheduleRoute(problem, type, customers), times));
  return alike.length === 0 ? left : alike;
}

/** Whether a schedule is one with such times. */
function hasTimes({ departure, breaks }: RouteSchedule, times: KnownTimes): boolean {
  const [found, known] = [[departure, ...breaks.flatMap(({ start, minutes }) => [start, start + minutes])], [times.departure, ...times.breaks]];
  return found.length === known.length && found.every((minute, i) => Math.abs(minute - known[i]!) < HALF_A_SECOND);
}

/** A type that a route may have, and what that costs. */
interface Option {
  readonly type: number;
  readonly cost: number;
  readonly minutes: number;
}

/** How an hour is reached: by a route that leaves another one, or by the route to place. */
interface Step {
  readonly cost: number;
  readonly route: number;
  readonly option: Option;
  readonly from: number | null;
}

/** The types with which the route is feasible; if there are none, the first with which it can be begun. */
function optionsOf(problem: Problem, types: readonly number[], customers: readonly number[]): Option[] {
  if (types.length === 1 || problem.time === null) return types.map((type) => ({ type, cost: 0, minutes: 0 }));
  const schedules = types.map((type) => ({ type, schedule: scheduleRoute(problem, type, customers) }));
  const feasible = schedules.filter(({ schedule: { violation } }) => violation === null);
  if (feasible.length > 0) return feasible.map(({ type, schedule }) => ({ type, cost: routeCost(problem, { type, customers }, schedule).total, minutes: schedule.duration }));
  const begun = schedules.find(({ schedule: { violation } }) => violation?.kind !== 'time-window' || violation.stop > 0) ?? schedules[0]!;
  return [{ type: begun.type, cost: 0, minutes: 0 }];
}

/** Assigns routes to hours one by one, each by a shortest augmenting path, which keeps the cost of all of them least. */
class Choice {
  readonly #problem: Problem;
  /** By start node: how many more routes may leave there. */
  readonly #room = new Map<number, number>();
  readonly #options: (readonly Option[])[] = [];
  readonly #chosen: Option[] = [];

  constructor(problem: Problem) {
    this.#problem = problem;
    for (const { kind, types, most } of problem.fleetLimits) if (kind === 'departures') this.#room.set(this.#startOf(types[0]!), most);
  }

  types(): number[] {
    return this.#chosen.map(({ type }) => type);
  }

  add(options: readonly Option[]): void {
    const route = this.#options.push(options) - 1;
    const cheapest = options.reduce((best, other) => (other.cost < best.cost ? other : best));
    const moves = this.#hasRoom(cheapest) ? new Map([[route, cheapest]]) : this.#path(route) ?? new Map([[route, cheapest]]);
    for (const [moved, option] of moves) {
      const old = this.#chosen[moved];
      if (old !== undefined) this.#leave(old, 1);
      this.#chosen[moved] = option;
      this.#leave(option, -1);
    }
  }

  #startOf(type: number): number {
    return this.#problem.vehicleTypes[type]!.start;
  }

  #hasRoom({ type }: Option): boolean {
    return (this.#room.get(this.#startOf(type)) ?? Infinity) > 0;
  }

  #leave({ type }: Option, change: number): void {
    const start = this.#startOf(type);
    const room = this.#room.get(start);
    if (room !== undefined) this.#room.set(start, room + change);
  }

  /** The cheapest moves of routes to other hours that make room for a route; null: there are none. Bellman and Ford's algorithm over hours. */
  #path(route: number): Map<number, Option> | null {
    const reached = new Map<number, Step>();
    const reach = (from: number | null, moved: number, base: number): boolean => {
      let better = false;
      for (const option of this.#options[moved]!) {
        const start = this.#startOf(option.type);
        const cost = base + option.cost;
        if (start === from || cost >= (reached.get(start)?.cost ?? Infinity) - 1e-9) continue;
        reached.set(start, { cost, route: moved, option, from });
        better = true;
      }
      return better;
    };
    reach(null, route, 0);
    for (let rounds = this.#room.size, better = true; better && rounds > 0; rounds--) {
      better = false;
      for (const [moved, { type, cost }] of this.#chosen.entries()) {
        const from = this.#startOf(type);
        const at = reached.get(from);
        if (at !== undefined && reach(from, moved, at.cost - cost)) better = true;
      }
    }
    let end: number | null = null;
    for (const [start, { cost, option }] of reached) if (this.#hasRoom(option) && (end === null || cost < reached.get(end)!.cost)) end = start;
    if (end === null) return null;
    const moves = new Map<number, Option>();
    for (let at: number | null = end; at !== null;) {
      const step: Step = reached.get(at)!;
      if (moves.has(step.route)) return null;
      moves.set(step.route, step.option);
      at = step.from;
    }
    return moves;
  }
}
