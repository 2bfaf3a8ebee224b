import type { Problem } from '../../model/problem.js';

/** Longest string removed from one route, and where routes of several depots have windows: more routes lose fewer each. */
const STRING = 10;
const STRING_OF_DEPOTS = 5;
/** First temperature there, as a share; 0 elsewhere: the usual one. */
const HOT_OF_DEPOTS = 3;

/** The longest string for a problem. */
export function usualString(problem: Problem): number {
  return isSpreadInTime(problem) ? STRING_OF_DEPOTS : STRING;
}

/** The share that the first temperature is for a problem; 0: the usual one. */
export function usualHot(problem: Problem): number {
  return isSpreadInTime(problem) ? HOT_OF_DEPOTS : 0;
}

/** Tells whether routes of several depots keep times. */
function isSpreadInTime({ time, vehicleTypes }: Problem): boolean {
  return time !== null && vehicleTypes.some(({ start }) => start !== vehicleTypes[0]!.start);
}

/** Chance of an exchange of ends, where windows order the stops of like vehicles, and elsewhere. */
const TAILS_IN_WINDOWS = 0.4;
const TAILS = 0.3;
/** Customers a route from which on it pays. */
const CUSTOMERS_WITH_TAILS = 5;
/** Plain problems below were not tried: they are for another strategy. */
const PLAIN_WITH_TAILS = 450;

/**
 * The usual chance that an iteration exchanges the ends of two routes.
 * @param routes - about as many as a solution has
 */
export function usualTails({ time, vehicleTypes, customers }: Problem, routes: number): number {
  if (customers.length < routes * CUSTOMERS_WITH_TAILS || (time !== null && time.latePenalty > 0)) return 0;
  if (vehicleTypes.length > 1) return TAILS;
  if (time !== null) return TAILS_IN_WINDOWS;
  return customers.length < PLAIN_WITH_TAILS ? 0 : TAILS;
}

/** Chance that the first customer inserted must change its route. */
const RELOCATION = 0.5;
/** Fewer routes were not tried. */
const ROUTES_WITH_RELOCATION = 10;

/**
 * The usual chance that the first customer inserted must go to another route than it was taken from: where routes of several
 * depots keep times. With windows of one depot it brings nothing, and without time it fails where routes must be full.
 * @param routes - about as many as a solution has
 */
export function usualRelocation(problem: Problem, routes: number): number {
  return routes >= ROUTES_WITH_RELOCATION && isSpreadInTime(problem) ? RELOCATION : 0;
}

/** From so many customers on threads share one solution out among them; below, each searches the whole. */
const SHARED_CUSTOMERS = 600;
/** The same where routes of several depots keep times: recombining two searches of the whole brings more there. */
const SHARED_CUSTOMERS_OF_DEPOTS = 700;

/** From how many customers on threads share one solution of a problem out among them. */
export function usualSharing(problem: Problem): number {
  return isSpreadInTime(problem) ? SHARED_CUSTOMERS_OF_DEPOTS : SHARED_CUSTOMERS;
}

/** Tells whether threads share one solution out among them. */
export function sharesSolution(problem: Problem, threads: number): boolean {
  return threads > 1 && problem.customers.length >= usualSharing(problem);
}
