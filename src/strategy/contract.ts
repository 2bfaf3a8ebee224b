import type { PlannedRoutes, Problem } from '../model/problem.js';

/** Version of the plug-in contract that this service speaks; a manifest with another one is refused. */
export const STRATEGY_CONTRACT = 1;

/** A feature of a problem that a strategy may or may not support. */
export type Feature =
  | 'time-windows'
  | 'soft-time-windows'
  | 'max-duration'
  | 'several-depots'
  | 'different-vehicles'
  | 'asymmetric-distances'
  | 'matrix-only';

/** One tunable parameter, as the manifest declares it. */
export interface StrategyParameter {
  readonly name: string;
  readonly type: 'number' | 'integer' | 'string' | 'boolean';
  readonly default: number | string | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly description: string;
}

/** `manifest.json` of a strategy folder: data, so that the API can choose without loading any code. */
export interface StrategyManifest {
  readonly name: string;
  readonly version: string;
  readonly contract: number;
  readonly description: string;
  /** The worker pool that runs it: `quick`, `general`, or a guest's own. */
  readonly pool: string;
  /** Customers it accepts, both ends inclusive. */
  readonly customers: { readonly minimum: number; readonly maximum: number };
  readonly features: readonly Feature[];
  readonly parameters: readonly StrategyParameter[];
  /** A program to run as the solving child, instead of `index.js`; JSON lines on stdin and stdout. */
  readonly command?: readonly string[];
}

/** A seeded generator of uniform numbers; the only source of randomness of a strategy. */
export interface Random {
  /** @returns a number in [0, 1). */
  next(): number;
  /** @returns an integer in [0, bound), bound in 1..2^31. */
  below(bound: number): number;
}

/** What the service hands to a strategy: clock, randomness, stop signal, log and incumbent callback. */
export interface SolveContext {
  /** Unsigned 32-bit seed; `random` was made from it. */
  readonly seed: number;
  readonly random: Random;
  /** Threads the strategy may keep busy, itself included; at least 1. */
  readonly threads: number;
  /** Wall-clock budget in milliseconds from the start of `solve`. */
  readonly limitMs: number;
  /** Work budget: with it the clock must not decide anything, so that the answer is reproducible. Null: time only. */
  readonly iterations: number | null;
  /** Every declared parameter, defaults filled in. */
  readonly parameters: Readonly<Record<string, number | string | boolean>>;
  /** Milliseconds since the start of `solve`, monotonic. */
  elapsedMs(): number;
  /** True when the strategy must return what it has: limit reached or stopped from outside. */
  shouldStop(): boolean;
  /** Offers a feasible solution better than those before; cheap to call, copies what it needs before it returns. */
  report(routes: PlannedRoutes, cost: number): void;
  log(message: string, fields?: Readonly<Record<string, number | string | boolean>>): void;
}

/** The endings there are. */
export const ENDINGS = ['optimal', 'stagnated', 'limit', 'iterations', 'stopped', 'exhausted', 'infeasible'] as const;

/** Why a strategy ended. `exhausted`: its method has nothing left to try. `infeasible`: no solution exists, proved. */
export type Ending = (typeof ENDINGS)[number];

/** What a strategy returns; an infeasible or unfinished search is an outcome, not an error. */
export interface StrategyOutcome {
  /** The best feasible routes, or null when none were found. */
  readonly routes: PlannedRoutes | null;
  readonly ended: Ending;
  /** Search iterations done, for the bench. */
  readonly iterations?: number;
}

/** The door for researchers: one method. A strategy keeps no state between calls and never writes to the problem. */
export interface Strategy {
  solve(problem: Problem, context: SolveContext): StrategyOutcome | Promise<StrategyOutcome>;
}
