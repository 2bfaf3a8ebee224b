import type { Instance } from '../instance/layout.js';
import type { AnnealingParameters } from './parameters.js';

/** What the usual settings go by. */
export type Kind = Pick<Instance, 'timed' | 'soft' | 'severalDepots' | 'typeCount' | 'customers'>;

/** The parameters that say how a solution is shared. */
export type PartSizes = Pick<AnnealingParameters, 'sharedCustomers' | 'partCustomers' | 'partRoutes'>;

/** Longest string removed from one route, and where routes of several depots have windows: more routes lose fewer each. */
const STRING = 10;
const STRING_OF_DEPOTS = 5;
/** First temperature there, as a share; 0 elsewhere: the usual one. */
const HOT_OF_DEPOTS = 3;

/** The longest string for a problem. */
export function usualString(instance: Kind): number {
  return isSpreadInTime(instance) ? STRING_OF_DEPOTS : STRING;
}

/** The share that the first temperature is for a problem; 0: the usual one. */
export function usualHot(instance: Kind): number {
  return isSpreadInTime(instance) ? HOT_OF_DEPOTS : 0;
}

/** Tells whether routes of several depots keep times. */
function isSpreadInTime({ timed, severalDepots }: Kind): boolean {
  return timed && severalDepots;
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
export function usualTails({ timed, soft, typeCount, customers }: Kind, routes: number): number {
  if (customers.length < routes * CUSTOMERS_WITH_TAILS || soft) return 0;
  if (typeCount > 1) return TAILS;
  if (timed) return TAILS_IN_WINDOWS;
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
export function usualRelocation(instance: Kind, routes: number): number {
  return routes >= ROUTES_WITH_RELOCATION && isSpreadInTime(instance) ? RELOCATION : 0;
}

/** From this many customers on threads share one solution out among them; below, each searches the whole. */
const SHARED_CUSTOMERS = 600;
/** The same where routes of several depots keep times: recombining two searches of the whole brings more there. */
const SHARED_CUSTOMERS_OF_DEPOTS = 700;

/** From how many customers on threads share one solution of a problem out among them. */
export function usualSharing(instance: Kind): number {
  return isSpreadInTime(instance) ? SHARED_CUSTOMERS_OF_DEPOTS : SHARED_CUSTOMERS;
}

/** From how many customers on threads share one solution: as the parameter says, or as usual. */
export function sharingOf(instance: Kind, { sharedCustomers }: Pick<AnnealingParameters, 'sharedCustomers'>): number {
  return sharedCustomers || usualSharing(instance);
}

/**
 * Into how many parts threads share one solution out among them; 1: each searches the whole. Parts have customers and routes
 * enough: long routes cross each other, and few can be exchanged.
 * @param routes - about as many as a solution has
 */
export function usualParts(instance: Kind, threads: number, routes: number, parameters: PartSizes): number {
  const customers = instance.customers.length;
  if (threads === 1 || customers < sharingOf(instance, parameters)) return 1;
  return Math.max(1, Math.min(threads, Math.floor(customers / parameters.partCustomers), Math.floor(routes / parameters.partRoutes)));
}
