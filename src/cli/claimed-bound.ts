import { membersOf } from '../contract/read-body.js';
import { agrees, costAllowance, costsAgree } from '../model/tolerance.js';

/** What is implausible about a claimed bound. */
export interface BoundFault {
  readonly kind: 'wrong-lower-bound' | 'wrong-gap';
  readonly message: string;
}

/**
 * Says what is implausible about the lower bound and the gap that a result or its envelope claims: no bound is above the cost, and
 * the gap is the share of the cost between the two. Whether the bound is true is not checked. Null: nothing, or there is none.
 */
export function boundFault(value: unknown, cost: number): BoundFault | null {
  const answer = membersOf(value);
  const result = 'routes' in answer ? answer : membersOf(answer['result']);
  const details = membersOf(result['details']);
  const bound = result['lower_bound'] ?? details['lower_bound'];
  const gap = result['gap'] === undefined ? details['gap'] : result['gap'];
  if (bound === undefined || bound === null) return gap === undefined || gap === null ? null : wrongGap(gap, 'there is no lower_bound');
  if (typeof bound !== 'number' || bound - cost > costAllowance(cost)) return { kind: 'wrong-lower-bound', message: `lower_bound is ${JSON.stringify(bound)}; the cost is ${cost}` };
  if (gap === undefined) return null;
  const expected = costsAgree(bound, cost) ? 0 : cost > 0 ? (cost - bound) / cost : null;
  if (gap === expected || (typeof gap === 'number' && expected !== null && agrees(gap, expected))) return null;
  return wrongGap(gap, `of the cost ${cost} and the lower_bound ${bound} it is ${expected}`);
}

function wrongGap(gap: unknown, why: string): BoundFault {
  return { kind: 'wrong-gap', message: `gap is ${JSON.stringify(gap)}; ${why}` };
}
