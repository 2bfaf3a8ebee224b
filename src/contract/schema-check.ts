import { Ajv, type AnySchemaObject, type ErrorObject } from 'ajv';
import { show } from './findings.js';

/** A place of a document that breaks its schema. */
export interface SchemaFault {
  /** Members and indices from the root, such as `jobs[3].service`; empty for the document itself. */
  readonly path: string;
  readonly message: string;
  /** The member, where the fault is that no such member exists. */
  readonly unknown: string | null;
}

/** Returns every fault of a value, none for a valid one. */
export type SchemaCheck = (value: unknown) => SchemaFault[];

/** Compiles a JSON schema. */
export function schemaCheck(schema: AnySchemaObject): SchemaCheck {
  return checkOf(newAjv(), schema);
}

/** Compiles one of the schemas of an OpenAPI document. */
export function componentCheck(document: AnySchemaObject, name: string): SchemaCheck {
  const ajv = newAjv();
  ajv.addSchema(document, 'contract');
  return checkOf(ajv, { $ref: `contract#/components/schemas/${name}` });
}

function newAjv(): Ajv {
  return new Ajv({ allErrors: true, strict: false, strictNumbers: true, validateFormats: false, verbose: true });
}

function checkOf(ajv: Ajv, schema: AnySchemaObject): SchemaCheck {
  const validate = ajv.compile(schema);
  return (value) => (validate(value) ? [] : (validate.errors ?? []).map(faultOf));
}

function faultOf(error: ErrorObject): SchemaFault {
  const path = pathText(error.instancePath);
  const unknown = error.keyword === 'additionalProperties' ? (error.params['additionalProperty'] as string) : null;
  return { path, message: messageOf(error, path === '' ? 'the document' : path), unknown };
}

/** Writes a JSON pointer as code would: `/jobs/3/service` is `jobs[3].service`. */
function pathText(pointer: string): string {
  const keys = pointer.split('/').slice(1).map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`)).join('').replace(/^\./, '');
}

const TYPES: Readonly<Record<string, string>> = {
  integer: 'an integer', number: 'a number', string: 'a string', array: 'an array', object: 'an object', boolean: 'true or false',
};

function messageOf({ keyword, params, data, message = 'is not valid', parentSchema }: ErrorObject, path: string): string {
  switch (keyword) {
    case 'type': return `${path} must be ${TYPES[String(params['type'])] ?? String(params['type'])} (got ${show(data)})`;
    case 'required': return `${path} has no "${String(params['missingProperty'])}"`;
    case 'minimum':
    case 'maximum': return `${path} must be from ${String(parentSchema?.['minimum'])} to ${String(parentSchema?.['maximum'])} (got ${show(data)})`;
    case 'minItems':
    case 'maxItems': return `${path} must have ${itemsText(parentSchema)} (got ${show(data)})`;
    default: return `${path} ${message} (got ${show(data)})`;
  }
}

function itemsText(schema: AnySchemaObject | undefined): string {
  const { minItems, maxItems } = (schema ?? {}) as { minItems?: number; maxItems?: number };
  if (minItems === maxItems) return `${minItems ?? 0} entries`;
  return maxItems === undefined ? `at least ${minItems ?? 0} entries` : `at most ${maxItems} entries`;
}
