import type { Unassigned } from '#generated/types.js';
import { DirectTravel } from '../model/direct-travel.js';
import type { FailureExplanation } from '../model/explanation.js';
import { list } from '../model/explanation/wording.js';
import type { Problem } from '../model/problem.js';
import { contradictionText } from './plan/contradictions.js';
import type { PlanIds } from './plan/ids.js';
import { unassigned } from './plan/unassigned.js';
import { type CustomerVisit, customerVisit } from './plan/visits.js';

/** Stops that are explained one by one, and reasons of each. */
const MAX_STOPS = 3;
const MAX_REASONS = 3;

/** Reasons that do not keep every vehicle from the stop. */
const NO_PROOFS: readonly string[] = ['no_room', 'price'];
/** Reasons that only hold for the direct way to the stop. */
const OF_TRAVEL: readonly string[] = ['window', 'shift', 'ride', 'duration', 'driving', 'distance', 'break', 'schedule'];
/** Stops of which it is looked up whether the direct way is the shortest. */
const MAX_LOOKS = 20;

/** A stop or shipment, by its pickup, that no vehicle could serve even alone by the direct way. */
interface Alone {
  readonly entry: Unassigned;
  readonly node: number;
}

/**
 * Explains by the caller's ids why no plan serves every required stop: the stops that no vehicle could serve even alone, which is a proof
 * where the direct way to them is the best one or no way, however short, is enough; relations that contradict each other or the fleet;
 * else that nothing was found.
 * @param seconds how long the search ran.
 */
export function explainPlan(problem: Problem, ids: PlanIds, seconds: number): FailureExplanation {
  const alone = unservable(problem, ids);
  const { proved, byAnyWay } = provedOnes(problem, ids, alone);
  const related = contradictionText(problem, ids);
  if (proved.length > 0) {
    const unserved = aloneText(proved, byAnyWay ? ' by any way; by the direct one' : '');
    return { proved: true, text: `No feasible solution: impossible, ${unserved}${related === null ? '' : ` Also, ${related}`}`, unservable: unserved };
  }
  if (related !== null) return { proved: true, text: `No feasible solution: impossible, ${related}` };
  const searched = `No plan that serves every required stop was found within ${Number(seconds.toPrecision(3))} s; whether one exists is not known.`;
  if (alone.length === 0) return { proved: false, text: searched };
  const direct = `By the direct way ${aloneText(alone.map(({ entry }) => entry))}`;
  return { proved: false, text: `${searched} ${direct}`, unservable: direct };
}

/** Those that no vehicle serves, and whether some of them are proved without the direct way. */
function provedOnes(problem: Problem, ids: PlanIds, alone: readonly Alone[]): { readonly proved: Unassigned[]; readonly byAnyWay: boolean } {
  const travel = new DirectTravel(problem);
  let looks = 0;
  const direct = new Set(alone.filter(({ entry, node }) => isBarred(ids, entry) || (looks++ < MAX_LOOKS && isAtBest(problem, travel, node))).map(({ node }) => node));
  if (direct.size === alone.length) return { proved: alone.map(({ entry }) => entry), byAnyWay: false };
  const nowhere = new Set(unservable(withoutWays(problem), ids).map(({ node }) => node));
  const proved = alone.filter(({ node }) => direct.has(node) || nowhere.has(node)).map(({ entry }) => entry);
  return { proved, byAnyWay: proved.length > direct.size };
}

/**
 * The problem without what another way than the direct one could spare: vehicles are anywhere at once, need no setup and no breaks, and
 * fetch what is released whenever it is.
 */
function withoutWays(problem: Problem): Problem {
  const { time } = problem;
  const vehicleTypes = problem.vehicleTypes.map((type) => ({ ...type, start: -1, end: -1, pace: 0, maxDistance: Infinity, maxDriving: Infinity, breaks: [] }));
  return { ...problem, vehicleTypes, time: time && { ...time, setup: null, release: null, open: time.open.map((minute, node) => Math.max(minute, time.release?.[node] ?? minute)) } };
}

/** Required stops and shipments, by their pickup, that no vehicle serves even alone, on the direct way. */
function unservable(problem: Problem, ids: PlanIds): Alone[] {
  const price = problem.omission?.price;
  const required = new Map(Array.from(problem.customers).reverse().filter((node) => price === undefined || price[node] === Infinity).map((node) => [keyOf(customerVisit(ids, node)), node]));
  return unassigned(problem, ids, { routes: [], vehicles: [] }).flatMap((entry) => {
    const node = required.get(keyOf(entry));
    return node === undefined || entry.reasons.some(({ code }) => NO_PROOFS.includes(code)) ? [] : [{ entry, node }];
  });
}

/** Whether every vehicle is kept from a stop by something else than travel. */
function isBarred({ vehicles }: PlanIds, { reasons }: Unassigned): boolean {
  const barred = new Set(reasons.filter(({ code }) => !OF_TRAVEL.includes(code)).map(({ vehicle }) => vehicle));
  return vehicles.every(({ id, count }) => count === 0 || barred.has(id));
}

/** Whether no way by other stops serves a stop, or a shipment by its pickup, sooner or with less driving than the direct one. */
function isAtBest(problem: Problem, travel: DirectTravel, node: number): boolean {
  const shipment = problem.shipments.find(({ pickup }) => pickup === node);
  const nodes = shipment === undefined ? [node] : [node, shipment.delivery];
  return !nodes.some((one) => mayShareSetup(problem, one) || mayBeFetched(problem, one)) && problem.vehicleTypes.every(({ start, end }, type) => {
    const stops = [start, ...nodes, end];
    return stops.slice(1).every((to, i) => travel.isShortest(type, stops[i]!, to));
  });
}

/** Whether another stop at the same place may leave a stop without its setup. */
function mayShareSetup({ time, place, customers }: Problem, node: number): boolean {
  return (time?.setup?.[node] ?? 0) > 0 && place !== null && customers.some((other) => other !== node && place[other] === place[node]);
}

/** Whether a vehicle may reload what has been released for a stop, so that it need not have left with it. */
function mayBeFetched({ time, vehicleTypes }: Problem, node: number): boolean {
  return (time?.release?.[node] ?? 0) > 0 && vehicleTypes.some(({ reload }) => reload !== null);
}

/** A shipment is known by its pickup. */
function keyOf(entry: Unassigned | CustomerVisit): string {
  return entry.type === 'stop' ? `stop ${entry.stop}` : `shipment ${entry.shipment}`;
}

/** @param how by which way no vehicle serves them */
function aloneText(stops: readonly Unassigned[], how = ''): string {
  const [first] = stops;
  const names = stops.map((entry) => (entry.type === 'stop' ? entry.stop : entry.shipment));
  const kinds = new Set(stops.map(({ type }) => type));
  const what = kinds.size > 1 ? 'the stops and shipments' : `${stops.length === 1 ? '' : 'the '}${[...kinds].join('')}${stops.length === 1 ? '' : 's'}`;
  const reasons = stops.slice(0, MAX_STOPS).map(({ reasons: all }) => {
    const more = all.length - MAX_REASONS;
    return `${all.slice(0, MAX_REASONS).map(({ message }) => message).join('; ')}${more > 0 ? `; and ${more} more reason${more === 1 ? '' : 's'}` : ''}.`;
  });
  // Of alternatives, the change says for which it is.
  const change = first?.relaxation?.message ?? null;
  const named = stops.length > 1 && change?.startsWith('with ') === true ? change.replace(/it$/, () => names[0]!) : change;
  const relaxation = named === null ? '' : ` It would help: ${named}.`;
  return `no vehicle can serve ${what} ${list(names)}${how}: ${reasons.join(' ')}${relaxation}`;
}
