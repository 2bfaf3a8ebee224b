import type { SearchProgress as WireProgress } from '#generated/types.js';
import type { SearchProgress } from '../tasks/event-bus.js';

/** How far a solve is, as the contract's `SearchProgress` has it. */
export function wireProgress({ strategy, elapsedSeconds, incumbents, bestCost, bestAtSeconds }: SearchProgress): WireProgress {
  return { strategy, elapsed_seconds: elapsedSeconds, incumbents, best_cost: bestCost, best_found_seconds: bestAtSeconds };
}
