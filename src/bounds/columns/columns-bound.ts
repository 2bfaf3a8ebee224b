import type { BoundContext, BoundMethod, BoundOutcome } from '../contract.js';
import type { CreatePricer } from '../pricing/create-pricer.js';
import { ascentStart } from '../ascent/ascent-bound.js';
import { createSharedPricer } from '../pricing/shared-pricer.js';
import { splitByDeparture } from '../relaxation/departures.js';
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
      const duals = start === null ? null : await startingDuals(start, relaxation, context);
      // Certificates prove nothing about departures.
      const split = relaxation.countsUnserved === true ? null : splitByDeparture(relaxation);
      const run = split === null
        ? await ColumnsRun.create(relaxation, context, createPricer, duals)
        : await ColumnsRun.create(split.relaxation, withoutDuals(context), createPricer, duals === null ? null : split.dualsOf(duals));
      try {
        return await run.toEnd();
      } finally {
        run.dispose();
      }
    },
  };
}

/** A context for a relaxation with other classes: their duals prove nothing about the original ones. */
function withoutDuals(context: BoundContext): BoundContext {
  return { ...context, report: ({ value, method }) => context.report({ value, method }) };
}

/**
 * Bounds by column generation: set partitioning over routes, as a linear program with capacity and subset-row cuts, then
 * branch and price.
 */
export const columnsBound: BoundMethod = columnsBoundWith(createSharedPricer, ascentStart);
