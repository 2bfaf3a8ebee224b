import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { root } from './run.mjs';

const FOLDER = 'strategies/protocol';
const OPTIONS = { strict: true, strictNumbers: true, allowUnionTypes: true };

function source(name) {
  const path = `${FOLDER}/${name}`;
  return { schema: JSON.parse(readFileSync(join(root, path), 'utf8')), made: `/* Made from ${path} by scripts/generate.mjs: do not edit. */` };
}

/** Validators of the messages between the service and the program of a strategy: the solving child loads no compiler of schemas. */
export function protocolValidators() {
  const { schema, made } = source('messages.schema.json');
  const ajv = new Ajv({ ...OPTIONS, messages: true, code: { source: true, lines: true } });
  ajv.addSchema(schema);
  const names = ['Problem', 'Stop', 'Incumbent', 'Log', 'Result'];
  const exports = Object.fromEntries(names.map((name) => [`validate${name}`, `protocol#/definitions/${name}`]));
  return {
    'protocol-validators.cjs': `${made}\n${standalone.default(ajv, exports)}`,
    'protocol-validators.d.cts': [
      made,
      "import type { Validator } from './request-validators.cjs';",
      ...Object.keys(exports).map((name) => `export declare const ${name}: Validator;`),
      '',
    ].join('\n'),
  };
}

/** The validator of manifests; its errors carry the schema that was broken, whose `must` says what to write instead. */
export function manifestValidator() {
  const { schema, made } = source('manifest.schema.json');
  const ajv = new Ajv({ ...OPTIONS, allErrors: true, verbose: true, messages: false, code: { source: true, lines: true } });
  ajv.addKeyword({ keyword: 'must', schemaType: 'string' });
  ajv.addSchema(schema);
  return {
    'manifest-validator.cjs': `${made}\n${standalone.default(ajv, { validateManifest: 'manifest' })}`,
    'manifest-validator.d.cts': `${made}
import type { SchemaError } from './request-validators.cjs';
export interface MemberSchema {
  readonly must: string;
  readonly properties?: Readonly<Record<string, MemberSchema>>;
  readonly propertyNames?: { readonly enum: readonly string[] };
}
export interface ManifestFault extends SchemaError {
  readonly parentSchema: MemberSchema;
  /** Of the name of a member. */
  readonly propertyName?: string;
  readonly data: unknown;
}
/** Tells whether the value obeys the schema; if not, \`errors\` has every fault until the next call. */
export declare const validateManifest: {
  (value: unknown): boolean;
  errors?: readonly ManifestFault[] | null;
};
`,
  };
}
