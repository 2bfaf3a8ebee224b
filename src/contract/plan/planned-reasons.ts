import { distanceFunction } from '../../model/distances.js';
import type { PlannedRoute, PlannedRoutes, Problem } from '../../model/problem.js';
import { NO_OTHER_DEPARTURE } from './full-limits.js';
import type { PlanIds } from './ids.js';
import { isTimeless, reasonsOfAll } from './over-alternatives.js';
import { isStacked, nearestPlaces, type Place, triedAlone, triedNodes } from './places.js';
import { NOT_USED, type PlannedWorth, pricedReasons, worthOf } from './priced-trials.js';
import { RouteDurations } from './route-durations.js';
import { relationName } from './relation-names.js';
import { nameOf, routeTrial, type TriedRoute } from './route-trial.js';
import { relaxationOf, type SizedRelaxation, type TrialReason, trialReasons, type TrialReasons, withLeastChange } from './trial-reasons.js';

/** Places in a route, those of the shortest detours, at which a stop or shipment is tried: first, and once much has been tried. */
const MOST_PLACES = 64;
const PLACES = 4;
/** Most visits in the routes tried for one answer; those of a vehicle with breaks count for more. */
export const MAX_VISITS = 50_000;
const VISITS_WITH_BREAKS = 10;
/** Most reasons of which the least change is searched for one answer; those with breaks or travel by time of day count for more. */
const MOST_SEARCHES = 2000;
const SLOW_SEARCHES = 100;
/** Most ways of driving a vehicle of which it is searched. */
const MOST_REFINED = 4;

/** What keeps a vehicle from a stop or shipment in addition to what the plan has it do, and a change that would help. */
export interface PlannedReasons {
  readonly reasons: readonly TrialReason[];
  readonly relaxation: SizedRelaxation | null;
}

/** A stop with which another one must share a vehicle. */
interface Partner {
  readonly node: number;
  /** By which of the problem's relations. */
  readonly relation: number;
}

/** What is found at a place, and what that means for a stop with a price. */
interface Weighed extends PlannedReasons {
  readonly found: TrialReasons;
}

/** The ways in which a vehicle may be driven. */
interface Alternatives {
  readonly tried: readonly Weighed[];
  /** Those in hours in which no more vehicles may leave. */
  readonly full: readonly Weighed[];
  /** Worth of its route without what is tried. */
  readonly without: PlannedWorth;
  /** Id. */
  readonly vehicle: string;
}

/** Tries stops and shipments that a plan leaves out in the routes it has; a shipment is known by its pickup. */
export class PlannedTrials {
  readonly #problem: Problem;
  readonly #ids: PlanIds;
  readonly #routes: PlannedRoutes;
  readonly #routeOf: Int32Array;
  readonly #relationsOf = new Map<number, number[]>();
  /** Per route, once it is needed. */
  readonly #worths: PlannedWorth[] = [];
  readonly #durations: RouteDurations;
  readonly #mostVisits: number;
  #visits = 0;
  /** Those in more than a few places of a route. */
  #thoroughVisits = 0;
  #searches = 0;

  /** @param mostVisits of stops in the routes tried; those of a vehicle with breaks count for more. */
  constructor(problem: Problem, ids: PlanIds, routes: PlannedRoutes, mostVisits: number = MAX_VISITS) {
    this.#mostVisits = mostVisits;
    this.#problem = problem;
    this.#ids = ids;
    this.#routes = routes;
    this.#durations = new RouteDurations(problem, routes);
    this.#routeOf = new Int32Array(problem.nodeCount).fill(-1);
    for (const [index, { customers }] of routes.entries()) for (const node of customers) this.#routeOf[node] = index;
    for (const [relation, { nodes }] of problem.relations.entries()) {
      for (const node of nodes) {
        const known = this.#relationsOf.get(node);
        if (known === undefined) this.#relationsOf.set(node, [relation]);
        else known.push(relation);
      }
    }
  }

  /**
   * Returns why the vehicle of a route does not serve a stop or shipment too, in whatever hour it leaves and whenever it has its breaks;
   * null: nothing to say, or too much has been tried.
   * @param vehicle id
   * @param allowed - whether limits let a route of one type be one of another instead
   */
  ofRoute(node: number, index: number, vehicle: string, allowed: (from: number, to: number) => boolean): PlannedReasons | null {
    const route = this.#routes[index]!;
    const partner = this.#partnerElsewhere(node, index);
    if (partner !== null) return { reasons: [this.#separated(node, partner)], relaxation: null };
    const without = this.#worths[index] ??= { ...worthOf(this.#problem, route), others: this.#durations.besides(index) };
    const own = this.#triedIn(node, route, { without, vehicle });
    if (own === null) return null;
    if (own.length === 0) return { reasons: [this.#unordered(node)], relaxation: null };
    const tried = [easiestPlace(own)];
    if (tried[0]!.reasons.length === 0) return null;
    const others = isTimeless(tried[0]!.reasons) ? [] : this.#siblings(route.type).filter((type) => type !== route.type);
    const full: Weighed[] = [];
    for (const type of others) {
      const places = this.#triedIn(node, { ...route, type }, { without, vehicle });
      if (places === null) return null;
      (allowed(route.type, type) ? tried : full).push(easiestPlace(places));
    }
    if (tried.some(({ reasons }) => reasons.length === 0)) return null;
    return this.#ofAlternatives(node, { tried, full, without, vehicle });
  }

  /** What keeps a vehicle that may be driven in several ways from a stop; null: nothing that is known. */
  #ofAlternatives(node: number, { tried, full, without, vehicle }: Alternatives): PlannedReasons | null {
    const refined = this.#refined(tried).map(({ found }) => ({ found, ...this.#weighed(node, found, without, vehicle) }));
    const relaxation = easiestChange(refined.flatMap((one) => one.relaxation ?? []));
    const easiest = easiestPlace(refined);
    if (easiest.found.reasons.length === 0) return easiest;
    if (full.some(({ reasons }) => reasons.length === 0)) return { reasons: [NO_OTHER_DEPARTURE], relaxation };
    const reasons = reasonsOfAll([...refined, ...full].map((one) => ({ reasons: one.reasons })), nameOf(this.#ids, node));
    return reasons === null ? null : { reasons, relaxation };
  }

  /** The same with the least changes, of those that have the smallest ones. */
  #refined<T extends Weighed>(tried: readonly T[]): readonly T[] {
    const share = ({ found }: T): number => found.reasons[0]?.change?.share ?? Infinity;
    const smallest = new Set([...tried].sort((a, b) => (share(a) === share(b) ? 0 : share(a) - share(b))).slice(0, MOST_REFINED));
    return tried.map((one) => (smallest.has(one) ? { ...one, found: this.withLeastChange(one.found) } : one));
  }

  /**
   * Returns why vehicles that the plan does not use cannot serve a stop even alone, in whatever hour they leave and whenever they have
   * their breaks, and the smallest change that would let one; null: nothing that holds for all alternatives.
   * @param alone - by type
   * @param isFree - whether limits let the plan have a route of a type
   */
  ofNone(node: number, types: readonly number[], { alone, vehicle, isFree }: { readonly alone: readonly TrialReasons[]; readonly vehicle: string; readonly isFree: (type: number) => boolean }): PlannedReasons | null {
    const found = types.map((type) => ({ type, found: alone[type]!, reasons: alone[type]!.reasons, relaxation: null }));
    const timeless = found.filter((one) => isTimeless(one.reasons));
    const refined = this.#refined(timeless.length === 0 ? found : [timeless.find(({ type }) => isFree(type)) ?? timeless[0]!]);
    const changes = refined.flatMap(({ type, found: one }) => (isFree(type) ? this.#changeOfIdle(node, one, vehicle) ?? [] : []));
    const reasons = reasonsOfAll(refined.map(({ found: one }) => one), nameOf(this.#ids, node));
    return reasons === null ? null : { reasons, relaxation: easiestChange(changes) };
  }

  /** Returns why a vehicle that the plan does not use, and that could serve the stop alone, does not; null: nothing to say. */
  ofIdle(node: number, types: readonly number[], vehicle: string): PlannedReasons | null {
    const partner = this.#partnerElsewhere(node, -1);
    if (partner !== null) return { reasons: [this.#separated(node, partner)], relaxation: null };
    const weighed = types.map((type) => this.#weighed(node, this.withLeastChange(this.#tried(triedAlone(this.#problem, node, type))), this.#notUsed, vehicle));
    const easiest = easiestOf(weighed);
    return easiest.reasons.length === 0 ? null : easiest;
  }

  /** The worth of a vehicle that the plan does not use. */
  get #notUsed(): PlannedWorth {
    return { ...NOT_USED, others: this.#durations.besides(-1) };
  }

  /** What is found at places of a route; null: too much has been tried. */
  #triedIn(node: number, route: PlannedRoute, { without, vehicle }: Pick<Alternatives, 'without' | 'vehicle'>): Weighed[] | null {
    const { breaks } = this.#problem.vehicleTypes[route.type]!;
    const visits = (route.customers.length + 1) * (breaks.length > 0 ? VISITS_WITH_BREAKS : 1);
    this.#visits += PLACES * visits;
    if (this.#visits > this.#mostVisits) return null;
    const most = this.#thoroughVisits + MOST_PLACES * visits > this.#mostVisits ? PLACES : MOST_PLACES;
    const places = this.#nearestPlaces(node, route, most);
    this.#thoroughVisits += Math.max(0, places.length - PLACES) * visits;
    const relations = this.#relationsOf.get(node) ?? [];
    const found = places.map((place) => this.#tried({ type: route.type, ...place, relations }));
    return found.map((one) => ({ found: one, ...this.#weighed(node, one, without, vehicle) }));
  }

  /** The types that share the vehicles of a type, itself among them. */
  #siblings(type: number): readonly number[] {
    const { vehicleTypes } = this.#problem;
    const [first] = vehicleTypes[type]!.vehicles;
    return [...vehicleTypes.keys()].filter((other) => vehicleTypes[other]!.vehicles[0] === first);
  }

  /** Returns the change that would let a vehicle that the plan does not use serve what it cannot serve alone; null: there is none. */
  #changeOfIdle(node: number, alone: TrialReasons, vehicle: string): SizedRelaxation | null {
    return this.#partnerElsewhere(node, -1) === null ? this.#weighed(node, alone, this.#notUsed, vehicle).relaxation : null;
  }

  /** The same with the least change of its only reason, as often as that is worth the time. */
  withLeastChange(found: TrialReasons): TrialReasons {
    if (this.#searches >= MOST_SEARCHES) return found;
    const { travel, vehicleTypes: [vehicle] } = found.trial.problem;
    this.#searches += vehicle!.breaks.length > 0 || travel[vehicle!.profile]!.traffic !== null ? SLOW_SEARCHES : 1;
    return withLeastChange(found);
  }

  #tried(route: TriedRoute): TrialReasons {
    return trialReasons(routeTrial(this.#problem, this.#ids, route), this.#ids);
  }

  #weighed(node: number, found: TrialReasons, without: PlannedWorth, vehicle: string): PlannedReasons {
    const price = this.#problem.omission?.price[node] ?? NaN;
    if (!Number.isFinite(price)) return { reasons: found.reasons, relaxation: relaxationOf(found, vehicle) };
    return pricedReasons(found, price, without, vehicle);
  }

  #nearestPlaces(node: number, { type, customers }: PlannedRoute, most: number): readonly Place[] {
    const { start, end, profile, deliveriesFirst, lastInFirstOut, locked } = this.#problem.vehicleTypes[type]!;
    const distance = distanceFunction(this.#problem, profile);
    return nearestPlaces([start, ...customers, end], triedNodes(this.#problem, node), { distance, first: locked.length, most, isPossible: (nodes) =>
      (!deliveriesFirst || this.#isOrdered(nodes)) && (!lastInFirstOut || isStacked(this.#problem, nodes)) });
  }

  /** Whether no delivery comes after a collection. */
  #isOrdered(customers: readonly number[]): boolean {
    const { quantities } = this.#problem;
    const firstCollection = customers.findIndex((node) => quantities.some(({ collected }) => collected[node]! > 0));
    return firstCollection < 0 || customers.slice(firstCollection + 1).every((node) => quantities.every(({ delivered }) => delivered[node] === 0));
  }

  /** A stop on another route that must share the vehicle of this one; null: none. */
  #partnerElsewhere(node: number, index: number): Partner | null {
    for (const relation of this.#relationsOf.get(node) ?? []) {
      const { kind, nodes } = this.#problem.relations[relation]!;
      if (kind === 'different-vehicles' || kind === 'one-of') continue;
      const partner = nodes.find((other) => this.#routeOf[other]! >= 0 && this.#routeOf[other] !== index);
      if (partner !== undefined) return { node: partner, relation };
    }
    return null;
  }

  #unordered(node: number): TrialReason {
    const stop = nameOf(this.#ids, node);
    return { code: 'deliveries_first', text: (vehicle) => `${vehicle} delivers first, and its route has no place for ${stop}, which both delivers and collects`, change: null };
  }

  #separated(node: number, partner: Partner): TrialReason {
    const names = [partner.node, node].map((one) => nameOf(this.#ids, one));
    const relation = relationName(this.#problem, partner.relation);
    return { code: 'relation', text: (vehicle) => `${vehicle} does not serve ${names[0]!}, which must share a vehicle with ${names[1]!} by ${relation}`, change: null };
  }
}

function easiestOf<T extends PlannedReasons>(found: readonly T[]): T {
  return found.reduce((best, other) => (isEasier(other, best) ? other : best));
}

/** Returns the place where least has to change. Where the vehicle could serve the stop, and does not for its cost, no other place counts, whatever keeps it from that. */
function easiestPlace<T extends Weighed>(places: readonly T[]): T {
  const possible = places.filter(({ found }) => found.reasons.length === 0);
  return easiestOf(possible.length > 0 ? possible : places);
}

/** Returns the smallest change; null: there is none. */
export function easiestChange(changes: readonly SizedRelaxation[]): SizedRelaxation | null {
  return changes.reduce<SizedRelaxation | null>((best, other) => (best === null || other.share < best.share ? other : best), null);
}

/** Whether less has to change. */
export function isEasier(a: PlannedReasons, b: PlannedReasons): boolean {
  if (a.reasons.length !== b.reasons.length) return a.reasons.length < b.reasons.length;
  return (a.relaxation?.share ?? Infinity) < (b.relaxation?.share ?? Infinity);
}
