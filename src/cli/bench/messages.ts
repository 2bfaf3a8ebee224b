import type { Rounding } from '../../model/problem.js';
import type { SolveSettings } from '../solve-problem.js';
import type { RunOutcome } from './run-record.js';

/** What the process of one run is told. */
export interface RunTask {
  readonly path: string;
  readonly rounding: Rounding | undefined;
  readonly settings: SolveSettings;
}

/** What it answers, once. `failed`: the strategy broke or its routes do not hold; one sentence. */
export type RunAnswer = { readonly outcome: RunOutcome } | { readonly failed: string };
