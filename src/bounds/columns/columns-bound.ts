import type { BoundContext, BoundMethod, BoundOutcome } from '../contract.js';
import type { CreatePricer } from '../pricing/create-pricer.js';
import { ascentStart } from '../ascent/ascent-bound.js';
import { createSharedPricer } from '../pricing/shared-pricer.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import { startingDuals } from './starting-duals.js';
import { ColumnsRun } from './columns-run.js';

/** Most customers for the effort. */
const MOST_CUSTOMERS = { default: 200, strong: 1000 };

/**
 * Returns column generation with a pricer.
 * @param start - a quick bound whose duals it starts from; null: none
 */
export function columnsBoundWith(createPricer: CreatePricer, start: BoundMethod | null = null): BoundMethod {
  return {
    name: 'column-generation',
    supports: ({ customers }, effort) => customers.length <= MOST_CUSTOMERS[effort],
    run: async (relaxation: RouteRelaxation, context: BoundContext): Promise<BoundOutcome> => {
      const run = await ColumnsRun.create(relaxation, context, createPricer, start === null ? null : await startingDuals(start, relaxation, context));
      try {
        return await run.toEnd();
      } finally {
        run.dispose();
      }
    },
  };
}

/**
 * Bounds by column generation: set partitioning over routes, as a linear program with capacity and subset-row cuts, then
 * branch and price.
 */
export const columnsBound: BoundMethod = columnsBoundWith(createSharedPricer, ascentStart);
