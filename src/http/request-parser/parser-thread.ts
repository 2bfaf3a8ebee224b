import { move, transferableSymbol, valueSymbol, workerData } from 'piscina';
import { checkRoutes, type CheckLimits, type RoutesCheck } from '../../contract/routes-check.js';
import { parseProblem, type ParserOptions, type BodyOutcome } from './parse-problem.js';

/** A body, and what to do with it; buffers are handed over, not copied. */
export interface ParserQuestion {
  readonly body: Uint8Array;
  /** Parse a submission, or check the routes in the body. */
  readonly work: 'parse' | 'check';
  /** The most that the problem may have. */
  readonly limits: CheckLimits;
}

/** What the thread runs. */
export default function answer({ body, work, limits }: ParserQuestion): unknown {
  const options = workerData as ParserOptions;
  const outcome: BodyOutcome | RoutesCheck = work === 'check' ? checkRoutes(body, limits, options) : parseProblem(body, limits, options);
  if (!('parsed' in outcome)) return outcome;
  return move({ [transferableSymbol]: [outcome.parsed.problem.buffer, outcome.parsed.body.buffer], [valueSymbol]: outcome });
}
