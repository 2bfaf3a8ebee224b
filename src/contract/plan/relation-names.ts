import { list } from '../../model/explanation/wording.js';
import type { Problem } from '../../model/problem.js';

/** Returns what texts call a relation of the request: "relations[2] (in_order)". */
export function relationName({ relations }: Pick<Problem, 'relations'>, index: number): string {
  return `relations[${String(index)}] (${relations[index]!.kind.replaceAll('-', '_')})`;
}

/** Returns what texts call several relations. */
export function relationNames(problem: Pick<Problem, 'relations'>, indices: readonly number[]): string {
  return list(indices.map((index) => relationName(problem, index)));
}
