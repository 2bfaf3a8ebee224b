import { join } from 'node:path';
import { packageRoot } from '../root.js';
import type { Feature } from './contract.js';

/** Which strategies solve which problems, as read from a selection file: the first matching row decides. */
export interface SelectionTable {
  /** Speed of the solving machine relative to the one that the rows' seconds refer to; default 1. */
  readonly speed?: number;
  readonly rows: readonly SelectionRow[];
}

/**
 * One row of the table: its conditions and the strategies it selects. A row without conditions matches every problem.
 */
export interface SelectionRow {
  /** Explains the row to readers. */
  readonly why?: string;
  /** Customers, both ends inclusive. */
  readonly customers?: { readonly minimum?: number; readonly maximum?: number };
  /** The problem has all of these features. */
  readonly features?: readonly Feature[];
  /** The problem has none of these features. */
  readonly without_features?: readonly Feature[];
  /** How far the depot is, see `stemRatio`; both ends inclusive. */
  readonly stem_ratio?: { readonly minimum?: number; readonly maximum?: number };
  /** The time limit of the solve multiplied by the speed of the machine, both ends inclusive. */
  readonly seconds?: { readonly minimum?: Seconds; readonly maximum?: Seconds };
  /** The first strategy that is installed and supports the problem solves it. */
  readonly order: readonly string[];
  /** Replaces the order for a fraction of the problems. */
  readonly candidate?: Trial;
  /** Solves a fraction of the problems a second time, for comparison only. */
  readonly shadow?: Trial;
}

/**
 * Seconds, or seconds that grow with the problem: `per_thousand_customers` times a power of the customers in thousands.
 */
export type Seconds = number | { readonly per_thousand_customers: number; readonly exponent: number };

/** A strategy on trial. */
export interface Trial {
  readonly strategy: string;
  /** Fraction of the row's problems, 0 to 1. */
  readonly share: number;
}

/** The selection table shipped with the service. */
export const builtInSelectionFile = join(packageRoot, 'config', 'selection.json');
