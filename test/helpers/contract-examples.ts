import { OPERATIONS } from '#generated/operations.js';
import { deref, document, type Json, type JsonObject } from './contract-document.js';

/** A named example of the contract. */
export interface ContractExample {
  readonly name: string;
  /** Null: a callback's body. */
  readonly operationId: string | null;
  /** `request` for request bodies. */
  readonly status: string;
  readonly schema: string;
  readonly value: Json;
}

/** Returns every example of every request body, response and callback. */
export function examplesOf(): ContractExample[] {
  return Object.entries(OPERATIONS).flatMap(([operationId, { method, path }]) => {
    const operation = document.paths[path]?.[method] as JsonObject;
    const bodies = Object.entries(operation['responses'] as JsonObject).map(([status, answer]) => [status, deref(answer)] as const);
    const request = operation['requestBody'] === undefined ? [] : [['request', deref(operation['requestBody'])] as const];
    return [...request, ...bodies].flatMap(([status, body]) => examplesIn(body, operationId, status)).concat(callbackExamples(operation));
  });
}

function callbackExamples(operation: JsonObject): ContractExample[] {
  return Object.values((operation['callbacks'] ?? {}) as JsonObject).flatMap((callback) =>
    Object.values(deref(callback)).flatMap((item) => {
      const { post } = item as { post: JsonObject };
      return examplesIn(deref(post['requestBody'] as Json), null, 'callback');
    }),
  );
}

function examplesIn(body: JsonObject, operationId: string | null, status: string): ContractExample[] {
  const media = Object.values(body['content'] as JsonObject)[0] as JsonObject;
  const schema = ((media['schema'] as JsonObject)['$ref'] as string).split('/').at(-1) as string;
  return Object.entries(media['examples'] as JsonObject).map(([key, example]) => ({
    name: `${operationId ?? 'callback'} ${status} ${key}`,
    operationId,
    status,
    schema,
    value: deref(example)['value'] as Json,
  }));
}
