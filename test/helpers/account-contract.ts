import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATIONS, type OperationId } from '#generated/account/operations.js';
import { packageRoot } from '../../src/root.js';
import { validatorAt, registerDocument, type Json, type JsonObject } from './contract-document.js';

/** The document of the account center. */
export const accountDocument = JSON.parse(readFileSync(join(packageRoot, 'generated', 'account', 'openapi.json'), 'utf8')) as JsonObject & {
  paths: Record<string, JsonObject>;
  components: Record<string, Record<string, JsonObject>>;
};

const URI = 'https://roundsman.test/account-openapi';
registerDocument(URI, accountDocument);

/** Returns the faults of a value of an account center schema; none if it is valid. */
export function accountFaults(schema: string, value: unknown): Promise<string[]> {
  return validatorAt(`${URI}#/components/schemas/${schema}`)(value as Json);
}

/** Resolves references within the document. */
function accountDeref(value: Json): JsonObject {
  const at = value as JsonObject;
  if (typeof at['$ref'] !== 'string') return at;
  const path = at['$ref'].slice(2).split('/');
  return accountDeref(path.reduce<Json>((node, key) => (node as JsonObject)[key.replaceAll('~1', '/')] as Json, accountDocument));
}

/** A named example of a request body or response. */
export interface AccountExample {
  readonly name: string;
  readonly operationId: OperationId;
  /** `request` for request bodies. */
  readonly status: string;
  readonly schema: string;
  readonly value: Json;
}

/** Every example of every request body and response. */
export function accountExamples(): AccountExample[] {
  return Object.entries(OPERATIONS).flatMap(([operationId, { method, path }]) => {
    const operation = accountDocument.paths[path]?.[method] as JsonObject;
    const bodies = Object.entries(operation['responses'] as JsonObject).map(([status, answer]) => [status, accountDeref(answer)] as const);
    const request = operation['requestBody'] === undefined ? [] : [['request', accountDeref(operation['requestBody'])] as const];
    return [...request, ...bodies].flatMap(([status, body]) => {
      const media = Object.values(body['content'] as JsonObject)[0] as JsonObject;
      const schema = ((media['schema'] as JsonObject)['$ref'] as string).split('/').at(-1) as string;
      return Object.entries(media['examples'] as JsonObject).map(([key, example]) => ({
        name: `${operationId} ${status} ${key}`, operationId: operationId as OperationId, status, schema, value: accountDeref(example)['value'] as Json,
      }));
    });
  });
}
