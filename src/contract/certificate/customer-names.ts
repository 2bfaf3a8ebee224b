import type { Problem } from '../../model/problem.js';

/** What a certificate's document calls customers. */
export interface CustomerNames {
  nameOf(node: number): string;
  /** @returns undefined: the problem has no such customer */
  nodeOf(name: unknown): number | undefined;
}

/** Calls every customer by its node. */
export function nodeNames({ customers }: Pick<Problem, 'customers'>): CustomerNames {
  return namesBy(customers, String);
}

/** Names customers by a function that gives each another name. O(customers). */
export function namesBy(customers: Int32Array, nameOf: (node: number) => string): CustomerNames {
  const nodes = new Map<unknown, number>(Array.from(customers, (node) => [nameOf(node), node]));
  return { nameOf, nodeOf: (name) => nodes.get(name) };
}
