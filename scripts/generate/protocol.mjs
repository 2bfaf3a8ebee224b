import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { root } from './run.mjs';

const SOURCE = 'strategies/protocol/messages.schema.json';
const MADE = `/* Made from ${SOURCE} by scripts/generate.mjs: do not edit. */`;

/** Validators of the messages between the service and the program of a strategy: the solving child loads no compiler of schemas. */
export function protocolValidators() {
  const schema = JSON.parse(readFileSync(join(root, SOURCE), 'utf8'));
  const ajv = new Ajv({ strict: true, strictNumbers: true, allowUnionTypes: true, messages: true, code: { source: true, lines: true } });
  ajv.addSchema(schema);
  const names = ['Problem', 'Stop', 'Incumbent', 'Log', 'Result'];
  const exports = Object.fromEntries(names.map((name) => [`validate${name}`, `protocol#/definitions/${name}`]));
  return {
    'protocol-validators.cjs': `${MADE}\n${standalone.default(ajv, exports)}`,
    'protocol-validators.d.cts': [
      MADE,
      "import type { Validator } from './request-validators.cjs';",
      ...Object.keys(exports).map((name) => `export declare const ${name}: Validator;`),
      '',
    ].join('\n'),
  };
}
