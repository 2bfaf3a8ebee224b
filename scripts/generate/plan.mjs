import { deref, refName } from './document.mjs';
import { shallowValidators } from './validators.mjs';

const HEADER = '/* Made from openapi/ by scripts/generate.mjs: do not edit. */';

/** What a body of version 2 may be. */
const BODIES = ['PlanRequest', 'PlanToCheck', 'PlanBatch', 'MatricesUpload'];

/** Validators and a table of the fields of every object in a body of version 2. */
export function planModules(document) {
  const objects = planObjects(document);
  return { ...fieldsModule(objects), ...shallowValidators(document, Object.keys(objects), 'plan-validators') };
}

/** name -> its fields, of every object that a body contains, in alphabetical order. */
function planObjects(document) {
  const objects = {};
  const add = (name) => {
    if (objects[name] !== undefined) return;
    const schema = document.components.schemas[name];
    objects[name] = {};
    for (const [field, property] of Object.entries(schema.properties)) {
      const entry = fieldEntry(document, property, (schema.required ?? []).includes(field));
      objects[name][field] = entry;
      for (const other of entry.objects ?? (entry.object === undefined ? [] : [entry.object])) add(other);
    }
  };
  BODIES.forEach(add);
  return Object.fromEntries(Object.entries(objects).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function fieldEntry(document, property, required) {
  const schema = deref(document, property);
  const entry = { required, type: schema.type ?? 'object' };
  if (schema.type === 'object' || schema.oneOf) Object.assign(entry, objectMembers(document, property, schema));
  if (schema.type === 'string') Object.assign(entry, textMembers(schema));
  if (schema.type === 'number' || schema.type === 'integer') entry.bounds = bounds(schema);
  if (schema.type === 'array') {
    const { minItems, maxItems } = schema;
    Object.assign(entry, { minItems, maxItems }, itemMembers(document, schema.items));
  }
  return entry;
}

/** A union, an object of its own, or amounts by name. */
function objectMembers(document, property, schema) {
  if (schema.oneOf) return { kind: 'object', objects: schema.oneOf.map(refName), union: unionOf(document, schema) };
  if (schema.properties) return { kind: 'object', object: refName(property) };
  return { kind: 'amounts', bounds: bounds(schema.additionalProperties) };
}

function textMembers({ format, minLength, maxLength, pattern, enum: values }) {
  if (format === 'date-time') return { kind: 'instant', maxLength };
  const listed = /^\^\(([a-z_|]+)\)\$$/.exec(pattern ?? '')?.[1].split('|');
  return { kind: 'text', minLength, maxLength, values: values ?? listed };
}

function itemMembers(document, items) {
  const item = deref(document, items);
  if (item.type === 'array') return { kind: 'matrix', bounds: bounds(deref(document, item.items)) };
  if (item.type === 'string') return { kind: item.format === 'date-time' ? 'instants' : 'ids' };
  if (item.type === 'number') return { kind: 'numbers', bounds: bounds(item) };
  const { kind: _, ...members } = objectMembers(document, items, item);
  return { kind: 'objects', ...members };
}

/** value of `type` -> object. */
function unionOf(document, { discriminator }) {
  return Object.fromEntries(Object.entries(discriminator.mapping).map(([type, reference]) => [type, reference.split('/').at(-1)]));
}

function bounds(schema) {
  return { integer: schema.type === 'integer', minimum: schema.minimum, exclusive: schema.exclusiveMinimum === true, maximum: schema.maximum ?? Number.MAX_VALUE };
}

function fieldsModule(objects) {
  const names = Object.keys(objects).map((name) => `  | '${name}'`).join('\n');
  const without = (key, value) => (key === 'objects' ? undefined : value);
  return {
    'plan-fields.js': `${HEADER}\nexport const PLAN_OBJECTS = ${JSON.stringify(objects, without, 2)};\n`,
    'plan-fields.d.ts': `${HEADER}
import type { NumberBounds } from './request-fields.js';

export type PlanObjectName =
${names};
/** A field of an object; \`type\` is its JSON type. */
export interface PlanField {
  readonly required: boolean;
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  /** How its value is looked at; absent on numbers and booleans. */
  readonly kind?: 'text' | 'instant' | 'instants' | 'object' | 'objects' | 'amounts' | 'ids' | 'numbers' | 'matrix';
  /** Of a number, of each item, or of each amount. */
  readonly bounds?: NumberBounds;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Present on texts with a few known values. */
  readonly values?: readonly string[];
  readonly minItems?: number;
  readonly maxItems?: number;
  /** Present on objects and arrays of objects that are no union. */
  readonly object?: PlanObjectName;
  /** Present on unions and arrays of them: value of \`type\` -> object. */
  readonly union?: Readonly<Record<string, PlanObjectName>>;
}
/** Every object in a body of version 2, by its fields. */
export declare const PLAN_OBJECTS: Readonly<Record<PlanObjectName, Readonly<Record<string, PlanField>>>>;
`,
  };
}
