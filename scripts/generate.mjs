/**
 * Makes everything in `generated/` from `openapi/` and `strategies/protocol/`: node scripts/generate.mjs [FOLDER]
 * Needs Java for the types; the output depends on nothing but the sources and the locked packages.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { apiConstants, centerConstants } from './generate/constants.mjs';
import { asRead, bundleDocument } from './generate/document.mjs';
import { planModules } from './generate/plan.mjs';
import { manifestValidator, protocolValidators } from './generate/protocol.mjs';
import { root } from './generate/run.mjs';
import { errorsModule, operationsModule, requestFieldsModule } from './generate/tables.mjs';
import { generateTypes } from './generate/types.mjs';
import { bodyValidators, requestValidators } from './generate/validators.mjs';

/** What every document is turned into. */
const common = (document) => {
  const types = generateTypes(asRead(document));
  return {
    'openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'types.ts': types,
    ...operationsModule(document, types),
  };
};

const api = bundleDocument('openapi.yaml');
const center = bundleDocument('account.yaml');
const files = {
  ...common(api),
  ...requestValidators(api),
  ...errorsModule(api),
  ...apiConstants(api),
  ...requestFieldsModule(api),
  ...planModules(asRead(api)),
  ...protocolValidators(),
  ...manifestValidator(),
  ...inFolder('account', {
    ...common(center),
    ...bodyValidators(center, ['SignIn', 'NewKey', 'KeyChange']),
    ...errorsModule(center, 'CenterErrorCode'),
    ...centerConstants(center),
  }),
};

const folder = resolve(process.argv[2] ?? join(root, 'generated'));
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (entry.isFile() && !(path.slice(folder.length + 1) in files)) rmSync(path);
}

function inFolder(name, made) {
  return Object.fromEntries(Object.entries(made).map(([file, text]) => [`${name}/${file}`, text]));
}
