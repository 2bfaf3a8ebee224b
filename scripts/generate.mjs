/**
 * Makes everything in `generated/` from `openapi/` and `strategies/protocol/`: node scripts/generate.mjs [FOLDER]
 * Needs Java for the types; the output depends on nothing but the sources and the locked packages.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleDocument } from './generate/document.mjs';
import { protocolValidators } from './generate/protocol.mjs';
import { root } from './generate/run.mjs';
import { errorCodesModule, operationsModule, requestFieldsModule } from './generate/tables.mjs';
import { generateTypes } from './generate/types.mjs';
import { requestValidators, responseValidators } from './generate/validators.mjs';

const document = bundleDocument();
const files = {
  'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
  'types.ts': generateTypes(document),
  ...requestValidators(document),
  ...responseValidators(document),
  ...protocolValidators(),
  ...errorCodesModule(document),
  ...operationsModule(document),
  ...requestFieldsModule(document),
};

const folder = resolve(process.argv[2] ?? join(root, 'generated'));
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
for (const name of readdirSync(folder)) if (!(name in files)) rmSync(join(folder, name), { recursive: true });
