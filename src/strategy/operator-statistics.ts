import { OPERATOR_KINDS } from './contract.js';

const COUNTS = ['uses', 'accepted', 'improvements', 'milliseconds', 'weight'] as const;

/** @returns what is wrong with the number of iterations that a strategy reports, in one sentence; null if it is valid. */
export function iterationsFault(iterations: unknown): string | null {
  return Number.isFinite(iterations) && (iterations as number) >= 0 ? null : `iterations is ${JSON.stringify(iterations) ?? String(iterations)}; expected a finite number >= 0`;
}

/** @returns what is wrong with the operator statistics of a strategy, in one sentence; null if they are valid. */
export function operatorFault(operators: unknown): string | null {
  if (!Array.isArray(operators)) return `operators is ${typeof operators}; expected a list`;
  const seen = new Set<string>();
  for (const [index, value] of operators.entries()) {
    const operator = (value ?? {}) as Record<string, unknown>;
    const fault = faultOf(operator);
    if (fault !== null) return `operators[${index}]${typeof operator['name'] === 'string' ? ` (${operator['name']})` : ''}: ${fault}`;
    const key = JSON.stringify([operator['kind'], operator['name']]);
    if (seen.has(key)) return `operators[${index}]: a second ${String(operator['kind'])} named ${String(operator['name'])}`;
    seen.add(key);
  }
  return null;
}

function faultOf(operator: Record<string, unknown>): string | null {
  const { name, kind, gain, uses, accepted, improvements } = operator;
  if (typeof name !== 'string' || name === '') return `name is ${JSON.stringify(name) ?? 'missing'}; expected a text`;
  if (!OPERATOR_KINDS.some((known) => known === kind)) return `kind is ${JSON.stringify(kind) ?? 'missing'}; expected one of ${OPERATOR_KINDS.join(', ')}`;
  const broken = COUNTS.find((count) => !(Number.isFinite(operator[count]) && (operator[count] as number) >= 0));
  if (broken !== undefined) return `${broken} is ${String(operator[broken])}; expected a finite number >= 0`;
  if (!Number.isFinite(gain)) return `gain is ${String(gain)}; expected a finite number`;
  if ((accepted as number) > (uses as number)) return `accepted is ${String(accepted)}, more than the ${String(uses)} uses`;
  if ((improvements as number) > (uses as number)) return `improvements is ${String(improvements)}, more than the ${String(uses)} uses`;
  return null;
}
