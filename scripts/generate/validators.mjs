import Ajv from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';

/** Keywords that say nothing to a validator. */
const IGNORED = new Set(['example', 'examples', 'description', 'title', 'format', 'default', 'discriminator', 'externalDocs']);

/** Members that are maps from names to schemas. */
const MAPS = new Set(['properties']);

/**
 * Turns an OpenAPI 3.0 schema into the JSON Schema that Ajv compiles.
 * @param withoutItems true leaves out the items of arrays that the service's own loops check
 */
function toJsonSchema(schema, withoutItems) {
  if (Array.isArray(schema)) return schema.map((entry) => toJsonSchema(entry, withoutItems));
  if (typeof schema !== 'object' || schema === null) return schema;
  if (typeof schema.$ref === 'string') return { $ref: schema.$ref.split('/').at(-1) };
  const converted = {};
  for (const [key, value] of Object.entries(schema)) {
    if (IGNORED.has(key) || key.startsWith('x-')) continue;
    if (key === 'enum' || key === 'required') converted[key] = value;
    else if (MAPS.has(key)) converted[key] = mapValues(value, (entry) => toJsonSchema(entry, withoutItems));
    else converted[key] = toJsonSchema(value, withoutItems);
  }
  for (const bound of ['Minimum', 'Maximum']) {
    if (converted[`exclusive${bound}`] !== true) continue;
    converted[`exclusive${bound}`] = converted[bound.toLowerCase()];
    delete converted[bound.toLowerCase()];
  }
  if (withoutItems && schema['x-checked-by-loop']) {
    for (const key of ['items', 'minItems', 'maxItems']) delete converted[key];
  }
  return converted;
}

const mapValues = (object, change) => Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));

/** Compiles the named schemas into one CommonJS module and its declarations. */
function compile(document, names, file, { allErrors, withoutItems }) {
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => [name, toJsonSchema(schema, withoutItems)]);
  return moduleOf(schemas, names, file, allErrors);
}

/** @param schemas names with the JSON Schemas that Ajv compiles. */
function moduleOf(schemas, names, file, allErrors) {
  const ajv = new Ajv({ allErrors, strict: true, strictNumbers: true, strictRequired: false, messages: true, code: { source: true, lines: true } });
  for (const [name, schema] of schemas) ajv.addSchema({ $id: name, ...schema });
  const exports = Object.fromEntries(names.map((name) => [`validate${name}`, name]));
  return {
    [`${file}.cjs`]: `/* Made from openapi/ by scripts/generate.mjs: do not edit. */\n${standalone.default(ajv, exports)}`,
    [`${file}.d.cts`]: [
      '/* Made from openapi/ by scripts/generate.mjs: do not edit. */',
      'export interface SchemaError {',
      '  readonly instancePath: string;',
      '  readonly keyword: string;',
      '  readonly params: Readonly<Record<string, unknown>>;',
      '  readonly message?: string;',
      '}',
      '/** Tells whether the value obeys the schema; if not, `errors` says why until the next call. */',
      'export interface Validator {',
      '  (value: unknown): boolean;',
      '  errors?: readonly SchemaError[] | null;',
      '}',
      ...Object.keys(exports).map((name) => `export declare const ${name}: Validator;`),
      '',
    ].join('\n'),
  };
}

/** The shape of a solve request, all faults at once; the items of its big arrays are left to the service's loops. */
export function requestValidators(document) {
  return compile(document, ['SolveRequest'], 'request-validators', { allErrors: true, withoutItems: true });
}

/** Named schemas of request bodies, in full, all faults at once. */
export function bodyValidators(document, names) {
  return compile(document, names, 'request-validators', { allErrors: true, withoutItems: false });
}

/**
 * Named schemas without what lies inside their members, all faults at once: the service descends into objects, arrays and
 * maps itself, so that a huge one does not make millions of errors.
 */
export function shallowValidators(document, names, file) {
  return moduleOf(names.map((name) => [name, toShallowSchema(document, name)]), names, file, true);
}

function toShallowSchema(document, name) {
  const { properties, ...schema } = toJsonSchema(document.components.schemas[name], false);
  const shallow = (property) => {
    const resolved = property.$ref === undefined ? property : toJsonSchema(document.components.schemas[property.$ref], false);
    if (resolved.type === 'array') return { ...resolved, items: {} };
    if (resolved.type !== 'object' && resolved.oneOf === undefined) return resolved;
    return { type: 'object', nullable: resolved.nullable ?? false };
  };
  const { nullable: _, ...open } = schema;
  return { ...open, properties: mapValues(properties, shallow) };
}
