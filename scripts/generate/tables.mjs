import { deref, refName } from './document.mjs';

const HEADER = '/* Made from openapi/ by scripts/generate.mjs: do not edit. */';

const literal = (value) => JSON.stringify(value, null, 2);

const union = (names) => names.map((name) => `  | '${name}'`).join('\n');

const mapValues = (object, change) => Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));

/** The error table, and the known codes as a type; clients see an open list. @param name of the schema that has the table. */
export function errorsModule(document, name = 'ErrorCode') {
  const errors = document.components.schemas[name]['x-errors'];
  const codes = Object.keys(errors);
  const prefix = name.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase().replace(/_CODE$/, '');
  const messages = Object.fromEntries(Object.entries(errors).filter(([, { message }]) => message !== undefined).map(([code, { message }]) => [code, message]));
  const isEmpty = Object.keys(messages).length === 0;
  const members = [...new Set(Object.values(errors).flatMap(Object.keys))].filter((member) => member in ERROR_MEMBERS);
  const kept = mapValues(errors, (facts) => Object.fromEntries(members.map((member) => [member, facts[member]])));
  const facts = `${name.replace(/Code$/, '')}Facts`;
  return {
    'errors.js': `${HEADER}\nexport const ${prefix}S = ${literal(kept)};\n${isEmpty ? '' : `export const ${prefix}_MESSAGES = ${literal(messages)};\n`}`,
    'errors.d.ts': `${HEADER}
export type ${name} =
${union(codes)};
export interface ${facts} {
${members.map((member) => ERROR_MEMBERS[member]).join('\n')}
}
export declare const ${prefix}S: Readonly<Record<${name}, ${facts}>>;
${isEmpty ? '' : `/** The messages that the contract fixes; \`{name}\` stands for a value. */
export declare const ${prefix}_MESSAGES: Readonly<Record<${Object.keys(messages).map((code) => `'${code}'`).join(' | ')}, string>>;
`}`,
  };
}

/** The facts about an error code. Texts are Markdown; their links are paths of the service. */
const ERROR_MEMBERS = {
  status: '  readonly status: number;',
  retryable: '  /** Whether the same call, unchanged, may succeed later. */\n  readonly retryable: boolean;',
  meaning: '  /** In a few words. */\n  readonly meaning: string;',
  cause: '  /** What causes it, and what the answer says about the cause. */\n  readonly cause: string;',
  remedy: '  /** What the caller can do about it. */\n  readonly remedy: string;',
};

/**
 * operationId -> method, path, and per status the schema, the error codes and the headers of the answer.
 * @param types text of the module `types.ts`, which names no type for a schema that is a plain string.
 */
export function operationsModule(document, types) {
  const operations = {};
  const shapes = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!operation.operationId) continue;
      const entry = operationEntry(document, method, path, operation);
      operations[operation.operationId] = entry;
      shapes.push(operationShape(document, operation, entry, types));
    }
  }
  return {
    'operations.js': `${HEADER}\nexport const OPERATIONS = ${literal(operations)};\n`,
    'operations.d.ts': `${HEADER}
import type * as Types from './types.js';

/** What each operation takes in path and query, and the body of its answer by status. */
export interface Operations {
${shapes.join('\n')}
}
export type OperationId = keyof Operations;
export interface OperationAnswer {
  /** Name of the schema in components. */
  readonly schema: string;
  /** Media type of the body. */
  readonly media: string;
  /** The error codes that this status may carry; at status 200 those of a failed task. */
  readonly codes: readonly string[];
  /** Headers that the answer must have. */
  readonly headers: readonly string[];
}
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly answers: Readonly<Record<string, OperationAnswer>>;
}
export declare const OPERATIONS: Readonly<Record<OperationId, Operation>>;
`,
  };
}

/** One member of `Operations`. */
function operationShape(document, { operationId, parameters = [] }, { answers }, types) {
  const typeOf = (name) => (new RegExp(`^export (interface|type) ${name}\\b`, 'm').test(types) ? `Types.${name}` : primitive(document.components.schemas[name]));
  const members = (place) => {
    const listed = parameters.map((parameter) => deref(document, parameter)).filter((parameter) => parameter.in === place);
    const texts = listed.map(({ name, required, schema }) => `readonly ${name}${required ? '' : '?'}: ${schema.$ref ? typeOf(refName(schema)) : primitive(schema)}`);
    return texts.length === 0 ? 'object' : `{ ${texts.join('; ')} }`;
  };
  const bodies = Object.entries(answers).map(([status, { schema }]) => `      ${status}: ${typeOf(schema)};`);
  return `  ${operationId}: {
    path: ${members('path')};
    query: ${members('query')};
    answers: {
${bodies.join('\n')}
    };
  };`;
}

function primitive({ type }) {
  if (type === 'string' || type === 'boolean') return type;
  if (type === 'number' || type === 'integer') return 'number';
  throw new Error(`a schema of type ${type} must have a type of its own`);
}

function operationEntry(document, method, path, operation) {
  const answers = {};
  for (const [status, reference] of Object.entries(operation.responses)) {
    const response = deref(document, reference);
    answers[status] = {
      schema: refName(Object.values(response.content)[0].schema),
      media: Object.keys(response.content)[0],
      codes: response['x-codes'] ?? [],
      headers: Object.entries(response.headers ?? {}).filter(([, header]) => deref(document, header).required).map(([name]) => name),
    };
  }
  return { method, path, answers };
}

/** What the service's own code needs of the solve request: lengths, bounds of array items, fixed texts. */
export function requestFieldsModule(document) {
  const { SolveRequest } = document.components.schemas;
  const fields = {};
  for (const [name, reference] of Object.entries(SolveRequest.properties)) {
    fields[name] = fieldEntry(document, deref(document, reference), SolveRequest.required.includes(name));
  }
  const rules = Object.fromEntries(
    Object.entries(SolveRequest['x-rules']).map(([name, rule]) => [name, { loc: rule.loc, message: rule['x-message'] }]),
  );
  return {
    'request-fields.js': `${HEADER}\nexport const REQUEST_FIELDS = ${literal(fields)};\nexport const REQUEST_RULES = ${literal(rules)};\n`,
    'request-fields.d.ts': `${HEADER}
export type RequestFieldName =
${union(Object.keys(fields))};
/** Bounds of one number. */
export interface NumberBounds {
  readonly integer: boolean;
  readonly minimum: number;
  /** True: greater than the minimum. */
  readonly exclusive: boolean;
  readonly maximum: number;
}
export interface RequestField {
  readonly required: boolean;
  readonly type: string;
  /** Present on numbers. */
  readonly bounds?: NumberBounds;
  /** Present on strings. */
  readonly maxLength?: number;
  /** Present on enums. */
  readonly values?: readonly string[];
  /** Present on arrays: the innermost items' bounds. */
  readonly item?: NumberBounds;
  /** Present on arrays: the field that holds the length asked for. */
  readonly length?: 'node_num' | 'vehicle_num';
  /** The one message for every fault of this field. */
  readonly message?: string;
}
export declare const REQUEST_FIELDS: Readonly<Record<RequestFieldName, RequestField>>;
export interface RequestRule {
  readonly loc: readonly string[];
  readonly message: string;
}
export declare const REQUEST_RULES: Readonly<Record<${Object.keys(rules).map((name) => `'${name}'`).join(' | ')}, RequestRule>>;
`,
  };
}

function fieldEntry(document, schema, required) {
  const entry = { required, type: schema.type };
  if (schema.type === 'number' || schema.type === 'integer') entry.bounds = bounds(schema);
  if (schema.maxLength !== undefined) entry.maxLength = schema.maxLength;
  if (schema.enum) entry.values = schema.enum.filter((value) => value !== null);
  if (schema.type === 'array') {
    let item = schema;
    while (item.type === 'array') item = deref(document, item.items);
    entry.item = bounds(item);
  }
  if (schema['x-length']) entry.length = schema['x-length'];
  if (schema['x-message']) entry.message = schema['x-message'];
  return entry;
}

function bounds(schema) {
  return {
    integer: schema.type === 'integer',
    minimum: schema.minimum,
    exclusive: schema.exclusiveMinimum === true,
    maximum: schema.maximum ?? Number.MAX_VALUE,
  };
}
