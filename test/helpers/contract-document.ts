import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registerSchema, validate, type Output } from '@hyperjump/json-schema/openapi-3-0';
import { packageRoot } from '../../src/root.js';

/** Any value of a JSON document. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = Record<string, Json>;

/** The document that the service serves. */
export const document = JSON.parse(readFileSync(join(packageRoot, 'generated', 'openapi.json'), 'utf8')) as JsonObject & {
  paths: Record<string, JsonObject>;
  components: Record<string, Record<string, JsonObject>>;
};

const DIALECT = 'https://spec.openapis.org/oas/3.0/schema';
const OPEN = 'https://roundsman.test/openapi';
const CLOSED = 'https://roundsman.test/openapi-closed';

registerSchema(document, OPEN, DIALECT);
registerSchema(closed(document) as never, CLOSED, DIALECT);

/** Every object schema without free-form members rejects undeclared ones: everything the service sends is declared. */
function closed(value: Json): Json {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, key === 'examples' ? member : closed(member)]));
  const isObjectSchema = value['type'] === 'object' && typeof value['properties'] === 'object';
  return isObjectSchema && !('additionalProperties' in value) ? { ...copy, additionalProperties: false } : copy;
}

/** Checks the whole document against the OpenAPI 3.0 schema. */
export async function validateDocument(value: Json): Promise<Output> {
  return validate(DIALECT, value as never, 'BASIC');
}

type Validator = (value: Json) => Promise<string[]>;
const validators = new Map<string, Validator>();

/**
 * Returns a hyperjump validator for one schema of the document. It returns the faults, none for a valid value.
 * @param strict also reports members that the schema does not declare
 */
export function schemaValidator(name: string, { strict = false } = {}): Validator {
  return validatorAt(`${strict ? CLOSED : OPEN}#/components/schemas/${name}`);
}

/** Registers another document under a URI, so that `validatorAt` finds its schemas. */
export function registerDocument(uri: string, other: JsonObject): void {
  registerSchema(other, uri, DIALECT);
}

/** Returns a validator for the schema at a URI. */
export function validatorAt(uri: string): Validator {
  const known = validators.get(uri);
  if (known !== undefined) return known;
  const compiled = validate(uri);
  const validator: Validator = async (value) => {
    const output = (await compiled)(value as never, 'BASIC');
    return output.valid ? [] : (output.errors ?? []).map((error) => `${error.instanceLocation} breaks ${error.absoluteKeywordLocation}`);
  };
  validators.set(uri, validator);
  return validator;
}

/** Resolves references within the document. */
export function deref(value: Json): JsonObject {
  const at = value as JsonObject;
  if (typeof at['$ref'] !== 'string') return at;
  const path = at['$ref'].slice(2).split('/');
  return deref(path.reduce<Json>((node, key) => (node as JsonObject)[key.replaceAll('~1', '/')] as Json, document));
}
