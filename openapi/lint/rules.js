/**
 * API style rules of our own, for redocly: what a user of the document, by eye or by a generated client, relies on.
 */

const CAMEL_CASE = /^[a-z][a-zA-Z0-9]*$/;
const PASCAL_CASE = /^[A-Z][a-zA-Z0-9]*$/;
const SNAKE_CASE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;
const NUMERIC = new Set(['number', 'integer']);
const UNITS = new Set([
  'count', 'index', 'distance', 'distance/hour', 'minutes', 'hours', 'seconds', 'clock', 'load', 'money', 'money/distance', 'money/minute',
  'objective', 'none', 'meters', 'kilometers/hour', 'money/hour', 'money/kilometer',
]);

/** Statuses that every operation names, and those that every operation with a body names too. */
const EVERY_OPERATION = ['200', '400', '401', '403', '405', '408', '429', '431', '500', '503'];
const WITH_BODY = ['413', '415', '422'];
const RETRY_LATER = new Set(['429', '503']);

const fault = (ctx, message, key) => ctx.report({ message, location: key === undefined ? ctx.location : ctx.location.child(key) });

/** Names read well in every language: operations camelCase, schemas PascalCase, members snake_case as the spec has them. */
function naming() {
  return {
    Operation: (operation, ctx) => {
      if (!CAMEL_CASE.test(operation.operationId ?? '')) fault(ctx, `operationId "${operation.operationId}" is not camelCase`, 'operationId');
    },
    SchemaProperties: (properties, ctx) => {
      for (const name of Object.keys(properties)) if (!SNAKE_CASE.test(name)) fault(ctx, `Property "${name}" is not snake_case`, name);
    },
    NamedSchemas: (schemas, ctx) => {
      for (const name of Object.keys(schemas)) if (!PASCAL_CASE.test(name)) fault(ctx, `Schema "${name}" is not PascalCase`, name);
    },
  };
}

/** Every property says what it is. Those that are references are described where they point to. */
function described() {
  return {
    Schema: (schema, ctx) => {
      if (!schema.description && isNamedOrProperty(ctx)) fault(ctx, 'Say in a description what this is');
    },
  };
}

/** Every property shows an example, but objects, whose members do. */
function exemplified() {
  return {
    Schema: (schema, ctx) => {
      if (!isProperty(ctx) || schema.example !== undefined || 'example' in schema) return;
      if (schema.type && schema.type !== 'object' && !holdsObjects(schema, ctx)) fault(ctx, 'Show an example');
    },
  };
}

/** Numbers, and arrays of them, name a unit of the list in the document's description, and their bounds. */
function numbers() {
  return {
    Schema: (schema, ctx) => {
      if (NUMERIC.has(schema.type)) {
        if (schema.minimum === undefined) fault(ctx, 'Give the number a minimum');
        if (schema.format === undefined) fault(ctx, 'Give the number a format (int32, int64, double), so that clients hold it in the right type');
        if (isNamedOrProperty(ctx) && !UNITS.has(schema['x-unit'])) fault(ctx, `Give the number an x-unit of: ${[...UNITS].join(', ')}`);
      } else if (schema['x-unit'] !== undefined && !UNITS.has(schema['x-unit'])) {
        fault(ctx, `Unknown x-unit "${schema['x-unit']}"`, 'x-unit');
      }
    },
  };
}

/** Strings of requests and answers are bounded. */
function bounded() {
  return {
    Schema: (schema, ctx) => {
      if (schema.type === 'string' && !schema.enum && schema.maxLength === undefined && !isInsideNot(ctx)) fault(ctx, 'Give the text a maxLength');
    },
  };
}

/** Fields have no default: generated clients would send it for the fields that a caller omits, or would require the field. */
function omissible() {
  return {
    Schema: (schema, ctx) => {
      if (isNamedOrProperty(ctx) && schema.default !== undefined) fault(ctx, 'Write x-default: generated clients send a default for the caller, or make the field required', 'default');
    },
  };
}

/** Patterns mean the same to JavaScript, Java, Python and Go; a comma ends the tag that generated Go puts them into. */
function portablePatterns() {
  return {
    Schema: ({ pattern }, ctx) => {
      if (/,|\\[upPdDwWsSbB]|\(\?/.test(pattern ?? '')) fault(ctx, 'Write the pattern without commas, \\u, \\p, character classes by letter, and (?', 'pattern');
    },
  };
}

/** Unions and enums are components, so that generated clients get a name for them; unions are oneOf. */
function namedUnions() {
  return {
    Schema: (schema, ctx) => {
      if (schema.anyOf) fault(ctx, 'Use oneOf: anyOf makes no usable type in generated clients', 'anyOf');
      const inline = isProperty(ctx) || isItem(ctx);
      const isLiteral = schema.type === 'boolean';
      if (inline && (schema.oneOf || (schema.enum && !isLiteral))) fault(ctx, 'Make this union or enum a component of its own and refer to it');
      if (schema.oneOf?.some((member) => !member.$ref)) fault(ctx, 'Members of a union are references to components', 'oneOf');
      if (Array.isArray(schema.type)) fault(ctx, 'One type only: say nullable instead', 'type');
    },
  };
}

/** No value stands in two enums: generated Go makes constants of the bare values, in one name space. */
function distinctValues() {
  const owners = new Map();
  return {
    Schema: (schema, ctx) => {
      if (!schema.enum || schema.type !== 'string') return;
      const place = `${ctx.location.source.absoluteRef}${ctx.location.pointer}`;
      for (const value of schema.enum) {
        if (value === null) continue;
        const owner = owners.get(value) ?? place;
        owners.set(value, owner);
        if (owner !== place) fault(ctx, `"${value}" stands in another enum too: refer to that one`, 'enum');
      }
    },
  };
}

/** Every operation names all the answers it may give, each with the call's identifier; the callback's receiver is free. */
function operationErrors() {
  let inCallback = 0;
  return {
    Callback: { enter: () => { inCallback++; }, leave: () => { inCallback--; } },
    Operation: (operation, ctx) => {
      if (inCallback > 0) return;
      const asked = operation.requestBody ? [...EVERY_OPERATION, ...WITH_BODY] : EVERY_OPERATION;
      for (const status of asked) if (!operation.responses?.[status]) fault(ctx, `Name the answer ${status}`, 'responses');
      for (const [status, reference] of Object.entries(operation.responses ?? {})) answer(status, resolve(ctx, reference), ctx);
    },
  };
}

function answer(status, response, ctx) {
  const { headers = {}, content = {} } = response ?? {};
  if (!headers['X-Request-Id']) fault(ctx, `Answer ${status} lacks the header X-Request-Id`, 'responses');
  if (RETRY_LATER.has(status) && !headers['Retry-After']) fault(ctx, `Answer ${status} lacks the header Retry-After`, 'responses');
  // An answer that went well may be a file or a stream of events; errors never are.
  const media = content['application/json'] ?? (status === '200' ? Object.values(content)[0] : undefined);
  if (!media?.schema?.$ref) fault(ctx, `Answer ${status} needs application/json (an answer that went well: or another type) with a named schema`, 'responses');
  if (Object.keys(media?.examples ?? {}).length === 0) fault(ctx, `Answer ${status} needs a named example`, 'responses');
  if (status !== '200' && !response?.['x-codes']?.length) fault(ctx, `Answer ${status} names no error codes (x-codes)`, 'responses');
}

/** Resolves a value that may be a reference. */
function resolve(ctx, value) {
  return value?.$ref ? ctx.resolve(value).node : value;
}

// Where a schema stands is told by the end of its pointer. Schemas of our files: #/Name; of the bundle: #/components/schemas/Name.
const pointer = (ctx) => ctx.location.pointer.split('/');
const isProperty = (ctx) => pointer(ctx).at(-2) === 'properties';
const isItem = (ctx) => ['items', 'additionalProperties'].includes(pointer(ctx).at(-1));
const isNamedOrProperty = (ctx) => isProperty(ctx) || /^#\/[A-Za-z]+$/.test(ctx.location.pointer);
const isInsideNot = (ctx) => pointer(ctx).includes('not');

/** Tells whether an array or map holds objects, at whatever depth. */
function holdsObjects(schema, ctx) {
  const inner = resolve(ctx, schema.items ?? schema.additionalProperties);
  return inner !== undefined && (inner.type === 'object' || holdsObjects(inner, ctx));
}

const rules = {
  naming,
  described,
  exemplified,
  numbers,
  bounded,
  omissible,
  'portable-patterns': portablePatterns,
  'named-unions': namedUnions,
  'distinct-values': distinctValues,
  'operation-errors': operationErrors,
};

export default function roundsman() {
  return {
    id: 'roundsman',
    rules: { oas3: rules },
    configs: { all: { rules: Object.fromEntries(Object.keys(rules).map((name) => [`roundsman/${name}`, 'error'])) } },
  };
}
