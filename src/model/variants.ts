import { hasBurdens } from './burdens.js';
import { firstDetail } from './detail.js';
import { MATRIX_NODES } from './distances.js';
import { plainForm, withoutDrops } from './plain-form.js';
import type { PlannedRoutes, Problem } from './problem.js';
import { traitsOf, type Traits } from './traits.js';

/** What the search must track of the schedule. */
export type TimeTrait = 'untimed' | 'windows' | 'capped' | 'late';

/**
 * The variants of the insertion scan, indexed by their number in the kernel: one for every combination of time trait,
 * alike or mixed vehicles, and symmetric or asymmetric distances on a grid in a matrix; one for plain problems with
 * computed distances; a general one for other computed distances and for distances in doubles; and those for travel times
 * that are not proportional to distances.
 */
const PLAIN_VARIANTS = [
  'untimed', 'windows', 'capped', 'late',
  'untimed-mixed', 'windows-mixed', 'capped-mixed', 'late-mixed',
  'untimed-asymmetric', 'windows-asymmetric', 'capped-asymmetric', 'late-asymmetric',
  'untimed-mixed-asymmetric', 'windows-mixed-asymmetric', 'capped-mixed-asymmetric', 'late-mixed-asymmetric',
  'untimed-computed',
  'general',
  'windows-durations', 'capped-durations', 'late-durations',
  'windows-mixed-durations', 'capped-mixed-durations', 'late-mixed-durations',
] as const;

type PlainVariant = (typeof PLAIN_VARIANTS)[number];

/**
 * All variants, bounded because they are label values of a metric: the plain ones, at the indices of their numbers in
 * the kernel; one for problems with anything beyond the features of version 1; and each plain one for problems that have
 * only burdens beyond them.
 */
export const SEARCH_VARIANTS = [...PLAIN_VARIANTS, 'detailed', ...PLAIN_VARIANTS.map((name) => `${name}-burdened` as const)] as const;

export type SearchVariant = (typeof SEARCH_VARIANTS)[number];

/**
 * @returns what the search must track of the schedule
 * @example
 * const trait: TimeTrait = timeTraitOf({ ...traitsOf(problem), timed: true });
 * trait; // => 'windows'
 */
export function timeTraitOf({ timed, soft, capped }: Traits): TimeTrait {
  if (!timed) return 'untimed';
  if (soft) return 'late';
  return capped ? 'capped' : 'windows';
}

/**
 * @returns the variant of the insertion scan that the search for a problem uses; O(n^2) with a matrix
 * @example
 * const variant: SearchVariant = searchVariantOf(problem);
 * [variant, SEARCH_VARIANTS.includes(variant)]; // => ['untimed', true]
 */
export function searchVariantOf(problem: Problem, traits?: Traits): SearchVariant {
  if (firstDetail(problem) === null) return plainVariantOf(problem, traits ?? traitsOf(problem));
  const plain = plainForm(problem);
  if (plain === null) return 'detailed';
  const variant = plainVariantOf(plain.problem, traitsOf(plain.problem));
  return hasBurdens(plain.burdens) ? `${variant}-burdened` : variant;
}

/**
 * @returns the variant by which routes were searched: customers who are left out only if need be must be served once there is
 * a plan that serves them
 * @example
 * variantOfRoutes(problem, routes) === searchVariantOf(problem); // => true
 */
export function variantOfRoutes(problem: Problem, routes: PlannedRoutes): SearchVariant {
  const strict = withoutDrops(problem);
  if (strict === null) return searchVariantOf(problem);
  const served = new Set(routes.flatMap(({ customers }) => customers));
  const servesAll = problem.customers.every((c) => served.has(c) || !Number.isNaN(problem.omission!.price[c]));
  return searchVariantOf(servesAll ? strict : problem);
}

function plainVariantOf(problem: Problem, traits: Traits): PlainVariant {
  const time = timeTraitOf(traits);
  // If distance costs nothing, costs are not a multiple of it.
  const mixed = !traits.alike || !(problem.vehicleTypes[0]!.unitCost > 0);
  const { distances } = problem.travel[0]!;
  if (distances.kind === 'positions' && problem.nodeCount > MATRIX_NODES) {
    return distances.rounding === 'nearest' && time === 'untimed' && !mixed ? 'untimed-computed' : 'general';
  }
  if (time !== 'untimed' && problem.travel[0]!.durations !== null) return `${time}${mixed ? '-mixed' : ''}-durations`;
  return `${time}${mixed ? '-mixed' : ''}${traits.symmetric ? '' : '-asymmetric'}`;
}
