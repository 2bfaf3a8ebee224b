import type { Problem } from './problem.js';
import { traitsOf, type Traits } from './traits.js';

/** What the schedule asks of a search. */
export type TimeTrait = 'untimed' | 'windows' | 'capped' | 'late';

/**
 * The variants of the insertion scan, by the number under which the kernel has each: for every combination of what the schedule
 * asks, of like or mixed vehicles and of symmetric or asymmetric distances on a grid in a matrix; one for plain problems whose
 * distances are computed; and the general one, for what is computed otherwise or kept in doubles.
 */
export const SEARCH_VARIANTS = [
  'untimed', 'windows', 'capped', 'late',
  'untimed-mixed', 'windows-mixed', 'capped-mixed', 'late-mixed',
  'untimed-asymmetric', 'windows-asymmetric', 'capped-asymmetric', 'late-asymmetric',
  'untimed-mixed-asymmetric', 'windows-mixed-asymmetric', 'capped-mixed-asymmetric', 'late-mixed-asymmetric',
  'untimed-computed',
  'general',
] as const;

export type SearchVariant = (typeof SEARCH_VARIANTS)[number];

/**
 * Above this many nodes distances between positions are computed when asked for.
 * @example
 * const keepsMatrix = problem.nodeCount <= MATRIX_NODES;
 * keepsMatrix; // => true
 */
export const MATRIX_NODES = 2_500;

/**
 * @returns what the schedule asks of a search
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
export function searchVariantOf(problem: Problem, traits = traitsOf(problem)): SearchVariant {
  const time = timeTraitOf(traits);
  // Where distance costs nothing, costs are no multiple of it.
  const mixed = !traits.alike || !(problem.vehicleTypes[0]!.unitCost > 0);
  if (problem.distances.kind === 'positions' && problem.nodeCount > MATRIX_NODES) {
    return problem.distances.rounding === 'nearest' && time === 'untimed' && !mixed ? 'untimed-computed' : 'general';
  }
  return `${time}${mixed ? '-mixed' : ''}${traits.symmetric ? '' : '-asymmetric'}`;
}
