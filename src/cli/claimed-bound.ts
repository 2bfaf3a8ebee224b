import { costAllowance } from '../model/tolerance.js';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Says what is implausible about the lower bound that a result or its envelope claims: no bound is above the cost. Whether it is
 * true is not checked. Null: nothing, or there is none.
 */
export function boundFault(value: unknown, cost: number): { readonly kind: 'wrong-lower-bound'; readonly message: string } | null {
  const answer = fieldsOf(value);
  const result = 'routes' in answer ? answer : fieldsOf(answer['result']);
  const bound = result['lower_bound'] ?? fieldsOf(result['details'])['lower_bound'];
  if (bound === undefined || bound === null) return null;
  if (typeof bound === 'number' && bound - cost <= costAllowance(cost)) return null;
  return { kind: 'wrong-lower-bound', message: `lower_bound is ${JSON.stringify(bound)}; the cost is ${cost}` };
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
