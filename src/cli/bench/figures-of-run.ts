import { runPrimalIntegral } from './primal-integral.js';
import { thinnedBounds } from './bound-figures.js';
import { gapTo, referenceOf, thinned, type BenchRun, type BestKnown, type RunIdentity, type RunOutcome } from './run-record.js';

/** What is computed from the outcome of a run, once, before it is stored. */
export type RunFigures = RunOutcome & Pick<BenchRun, 'gap' | 'primalIntegral' | 'overrunSeconds'>;

/** @returns the outcome with its figures; the primal integral is of all incumbents, of which few are stored. */
export function figuresOfRun(outcome: RunOutcome, { limitSeconds }: Pick<RunIdentity, 'limitSeconds'>, best: BestKnown): RunFigures {
  const { cost, seconds, incumbents } = outcome;
  const bestKnown = referenceOf({ ...best, routes: outcome.routes });
  return {
    ...outcome,
    incumbents: thinned(incumbents),
    ...(outcome.bounds !== undefined && { bounds: thinnedBounds(outcome.bounds) }),
    gap: gapTo(cost, bestKnown),
    primalIntegral: runPrimalIntegral({ incumbents, bestKnown, limitSeconds, seconds }),
    overrunSeconds: limitSeconds === null || !(seconds > 0) ? null : Math.max(0, seconds - limitSeconds),
  };
}
