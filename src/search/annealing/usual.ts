import type { Instance } from '../instance/layout.js';
import type { AnnealingParameters } from './parameters.js';

/** The properties from which default settings are derived. */
export type Kind = Pick<Instance, 'timed' | 'soft' | 'severalDepots' | 'typeCount' | 'customers' | 'detailed' | 'restricted' | 'fixedCost'>;

/** The parameters that determine how a solution is shared between threads. */
export type PartSizes = Pick<AnnealingParameters, 'sharedCustomers' | 'partCustomers' | 'partRoutes'>;

/**
 * Longest string removed from one route; and with several depots and windows, where fewer are removed from each of more
 * routes.
 */
const STRING = 10;
const STRING_OF_DEPOTS = 5;
/** Initial temperature there, as a multiple; 0 elsewhere: the general default. */
const HOT_OF_DEPOTS = 3;

/** Temperatures with shipments, as multiples: lower than with time constraints otherwise. */
const HOT_OF_SHIPMENTS = 2;
const COLD_OF_SHIPMENTS = 0.03;
/** Initial temperature with shipments after an elimination of routes, which leaves few ways from one solution to another. */
const HOT_AFTER_ELIMINATION = 20;

/** Default initial and final temperature for a problem, as multiples; 0: the general default. */
export function usualTemperatures(instance: Kind, ships: boolean): { readonly hot: number; readonly cold: number } {
  return ships ? { hot: HOT_OF_SHIPMENTS, cold: COLD_OF_SHIPMENTS } : { hot: usualHot(instance), cold: 0 };
}

/** Default initial temperature of the cooling that follows an elimination of routes, as a multiple. */
export function usualHotAfterElimination(instance: Kind, ships: boolean): number {
  return ships ? HOT_AFTER_ELIMINATION : usualHot(instance);
}

/** Default maximum string length for a problem. */
export function usualString(instance: Kind): number {
  return isSpreadInTime(instance) ? STRING_OF_DEPOTS : STRING;
}

/** Default initial temperature for a problem, as a multiple; 0: the general default. */
export function usualHot(instance: Kind): number {
  return isSpreadInTime(instance) ? HOT_OF_DEPOTS : 0;
}

/**
 * Whether there are time constraints and several depots, or vehicles that may not serve all customers: routes of every
 * depot, or of every type, cover the same area, and few customers can change from one route to another. Not if such
 * vehicles differ in their fixed costs: then how many of each type are used counts more.
 */
function isSpreadInTime({ timed, severalDepots, restricted, fixedCost }: Kind): boolean {
  return timed && (restricted ? fixedCost.every((cost) => cost === fixedCost[0]) : severalDepots);
}

/** Probability of a tail exchange: if windows order the stops of identical vehicles, and otherwise. */
const TAILS_IN_WINDOWS = 0.4;
const TAILS = 0.3;
/** Minimum number of customers per route for which it pays off. */
const CUSTOMERS_WITH_TAILS = 5;
/** Smaller plain problems were not tested: they go to another strategy. */
const PLAIN_WITH_TAILS = 450;

/**
 * Default probability that an iteration exchanges the tails of two routes.
 * @param routes - approximate number of routes in a solution
 */
export function usualTails({ timed, soft, typeCount, customers }: Kind, routes: number): number {
  if (customers.length < routes * CUSTOMERS_WITH_TAILS || soft) return 0;
  if (typeCount > 1) return TAILS;
  if (timed) return TAILS_IN_WINDOWS;
  return customers.length < PLAIN_WITH_TAILS ? 0 : TAILS;
}

/** Probability of an exchange of two shipments. */
const PAIRS = 0.25;
/** Of fewer customers, plans are not cheaper with it, and a run is as it is without it. */
const CUSTOMERS_WITH_PAIRS = 400;

/** Default probability that an iteration exchanges two shipments between two routes. */
export function usualPairs({ customers }: Pick<Kind, 'customers'>, ships: boolean): number {
  return ships && customers.length >= CUSTOMERS_WITH_PAIRS ? PAIRS : 0;
}

/** Probability that the first customer inserted must change its route. */
const RELOCATION = 0.5;
/** Fewer routes were not tested. */
const ROUTES_WITH_RELOCATION = 10;

/**
 * Default probability that the first customer inserted must change its route: only with time constraints and several
 * depots, or vehicles that may not serve all customers. With windows and one depot it has no effect otherwise,
 * and without time constraints it fails if routes must be full.
 * @param routes - approximate number of routes in a solution
 */
export function usualRelocation(instance: Kind, routes: number): number {
  return routes >= ROUTES_WITH_RELOCATION && isSpreadInTime(instance) ? RELOCATION : 0;
}

/** From this number of customers threads share one solution; below, each searches the whole. */
const SHARED_CUSTOMERS = 600;
/** The same with several depots and time constraints, where recombining two searches of the whole is more effective. */
const SHARED_CUSTOMERS_OF_DEPOTS = 700;

/** Default number of customers from which threads share one solution. */
export function usualSharing(instance: Kind): number {
  return isSpreadInTime(instance) ? SHARED_CUSTOMERS_OF_DEPOTS : SHARED_CUSTOMERS;
}

/** Number of customers from which threads share one solution: the parameter, or its default. */
export function sharingOf(instance: Kind, { sharedCustomers }: Pick<AnnealingParameters, 'sharedCustomers'>): number {
  return sharedCustomers || usualSharing(instance);
}

/** Minimum number of routes in a part; with details, where parts of 14 long routes measured worse than the whole. */
const PART_ROUTES = 12;
const PART_ROUTES_WITH_DETAILS = 18;

/**
 * Number of parts into which threads divide one solution; 1: each searches the whole. Parts must have enough customers
 * and routes, because long routes cross each other and few of them can be exchanged.
 * @param routes - approximate number of routes in a solution
 */
export function usualParts(instance: Kind, threads: number, routes: number, parameters: PartSizes): number {
  const customers = instance.customers.length;
  if (threads === 1 || customers < sharingOf(instance, parameters)) return 1;
  const least = parameters.partRoutes || (instance.detailed ? PART_ROUTES_WITH_DETAILS : PART_ROUTES);
  return Math.max(1, Math.min(threads, Math.floor(customers / parameters.partCustomers), Math.floor(routes / least)));
}
