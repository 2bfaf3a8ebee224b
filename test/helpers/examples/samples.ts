import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../../src/root.js';
import type { Json, JsonObject } from '../contract-document.js';
import { examplesOf } from '../contract-examples.js';
import type { Answer } from '../http-service.js';

/** What the examples show instead of values that differ between runs. */
export const SAMPLE_ID = '4fBq0cX2mZJt8sQyR1uLwA';
export const OTHER_ID = 'Ubb3wQhJ0c1mWq8tZp5XrA';
export const CALL_ID = '9aVb1dY3nAKu9tRzS2vMxA';
/** The time at which the examples are created, epoch milliseconds. */
export const SAMPLE_TIME = Date.UTC(2026, 10, 2, 8, 15);
const SOLVE_SECONDS = 0.042;
const SAMPLE_ADDRESS = 'http://127.0.0.1:8080';

/** A plan shipped with the service. */
export function shippedPlan(id: string): JsonObject {
  const { plans } = JSON.parse(readFileSync(join(packageRoot, 'config', 'plans.json'), 'utf8')) as { plans: JsonObject[] };
  const plan = plans.find((entry) => entry['id'] === id);
  if (!plan) throw new Error(`config/plans.json has no plan ${id}`);
  return plan;
}

/** The value of an example request of the contract. */
export function exampleRequest(key: string, operationId = 'submitSolve'): JsonObject {
  const found = examplesOf().find(({ name }) => name === `${operationId} request ${key}`);
  if (!found) throw new Error(`the contract has no example ${key} of ${operationId}`);
  return found.value as JsonObject;
}

/**
 * The body of a response with sample ids instead of the real ones. @param others further ids, and their replacements.
 */
export function sampled({ body }: Pick<Answer, 'body'>, others: Readonly<Record<string, string>> = {}): Json {
  const replaced = { [(body as JsonObject)['request_id'] as string]: SAMPLE_ID, ...others };
  const text = Object.entries(replaced).reduce((json, [id, sample]) => json.replaceAll(id, sample), JSON.stringify(body));
  return JSON.parse(text, (key, value: Json) => {
    if (key === 'time') return SOLVE_SECONDS;
    return key === 'documentation_url' ? (value as string).replace(/^(https?:\/\/[^/]+)?/, SAMPLE_ADDRESS) : value;
  }) as Json;
}
