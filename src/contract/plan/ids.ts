import type { NamedRequirements } from './barred.js';
import type { Instant } from './instants.js';
import type { ModelledVehicles } from './vehicle-numbers.js';

/** What the caller calls the parts of a problem, in the order in which the model counts them. */
export interface PlanIds {
  /** Node i is stop i. */
  readonly stops: readonly string[];
  /** With S stops, node S + 2k is the pickup of shipment k, and the node after it its delivery. */
  readonly shipments: readonly string[];
  /** Place i is location i. */
  readonly locations: readonly string[];
  /** The model counts every vehicle of the first entry, then those of the next; never many more of one entry than there are stops. */
  readonly vehicles: readonly ({ readonly id: string } & ModelledVehicles)[];
  /** By quantity; empty: no stop has any, and the model's only one is nothing. */
  readonly quantities: readonly string[];
  /** Profiles in use whose travel is estimated. */
  readonly estimatedProfiles: readonly string[];
  /** Minute 0. */
  readonly start: Instant;
  /** Undefined: nobody asks for anything, or an older release stored the request. */
  readonly requirements?: NamedRequirements;
}

/** What a plan request says beside its problem. */
export interface PlanMeta {
  readonly name: string | null;
  readonly callbackUrl: string | null;
  readonly timeLimitSeconds: number | null;
  readonly seed: number | null;
  readonly iterations: number | null;
  readonly strategy: string | null;
  /** How much of the solve goes to the lower bound; undefined: the default. */
  readonly bound?: 'default' | 'strong';
}
