import { unpackRequest } from '../contract/pack.js';
import { problemFromRequest } from '../contract/problem.js';
import type { Problem } from '../model/problem.js';

/** Returns the problem in a blob of the store, fresh; the solving child and the checker each read their own. */
export function readPackedProblem(bytes: Uint8Array): Problem {
  return problemFromRequest(unpackRequest(bytes));
}
