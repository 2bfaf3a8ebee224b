import type { Problem } from '../../model/problem.js';

/** What a certificate's text calls customers: `JSON.stringify` writes names, `JSON.parse` reads them. */
export interface CustomerNames {
  nameOf(node: number): unknown;
  /** @returns undefined: the problem has no such customer */
  nodeOf(name: unknown): number | undefined;
}

/** Calls every customer by its node. */
export function nodeNames({ customers }: Pick<Problem, 'customers'>): CustomerNames {
  const known = new Set(customers);
  return { nameOf: (node) => node, nodeOf: (name) => (known.has(name as number) ? (name as number) : undefined) };
}
