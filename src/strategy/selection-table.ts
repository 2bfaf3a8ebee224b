import { join } from 'node:path';
import { packageRoot } from '../root.js';
import type { Feature } from './contract.js';

/** Which strategies solve what, as a selection file says it: the first row that is for a problem decides. */
export interface SelectionTable {
  /** Speed of the machine that solves, as a share of the one whose seconds the rows count; default 1. */
  readonly speed?: number;
  readonly rows: readonly SelectionRow[];
}

/** One row of the table: what it is for, and which strategies solve that. A row without conditions is for every problem. */
export interface SelectionRow {
  /** Why the row is as it is; for readers. */
  readonly why?: string;
  /** Customers, both ends inclusive. */
  readonly customers?: { readonly minimum?: number; readonly maximum?: number };
  /** The problem has all of them. */
  readonly features?: readonly Feature[];
  /** The problem has none of them. */
  readonly without_features?: readonly Feature[];
  /** The time limit of the solve, times the speed of the machine, both ends inclusive. */
  readonly seconds?: { readonly minimum?: Seconds; readonly maximum?: Seconds };
  /** The first that is installed and supports the problem solves it. */
  readonly order: readonly string[];
  /** Takes the place of the order for a share of the problems. */
  readonly candidate?: Trial;
  /** Solves a share of the problems a second time, for comparison only. */
  readonly shadow?: Trial;
}

/** Seconds, or seconds that grow with the problem: `per_thousand_customers` times a power of the thousands of customers. */
export type Seconds = number | { readonly per_thousand_customers: number; readonly exponent: number };

/** A strategy on trial. */
export interface Trial {
  readonly strategy: string;
  /** Of the problems of the row, 0 to 1. */
  readonly share: number;
}

/** The table that the service is shipped with. */
export const builtInSelectionFile = join(packageRoot, 'config', 'selection.json');
