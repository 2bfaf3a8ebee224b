import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageBin, run } from './run.mjs';

/** @returns a document of `openapi/` as one, its references all internal. */
export function bundleDocument(source) {
  const folder = mkdtempSync(join(tmpdir(), 'roundsman-bundle-'));
  try {
    const file = join(folder, 'openapi.json');
    run(packageBin('redocly'), ['bundle', `openapi/${source}`, '--output', file]);
    return sortComponents(withErrorTables(withUnits(withDefaults(JSON.parse(readFileSync(file, 'utf8'))))));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Adds what an omitted field counts as to its description. Fields of requests have no `default`: generated clients in Python would
 * send it where the caller omits the field, and types for TypeScript would require the field.
 */
function withDefaults(node) {
  if (typeof node !== 'object' || node === null) return node;
  const usual = node['x-default'];
  if (usual !== undefined) node.description = `${node.description.trimEnd()} Default ${written(usual)}.`;
  for (const member of Object.values(node)) withDefaults(member);
  return node;
}

/** A default as descriptions show it: `any`, 1.3, false, [9, 0, 0]. */
const written = (value) => (typeof value === 'string' ? `\`${value}\`` : JSON.stringify(value).replaceAll(',', ', '));

/** Adds the unit of a number to its description, where documentation pages and generated clients show it. */
function withUnits(node) {
  if (typeof node !== 'object' || node === null) return node;
  const unit = node['x-unit'];
  if (typeof unit === 'string' && unit !== 'none' && typeof node.description === 'string') node.description = `${node.description.trimEnd()} Unit: ${unit}.`;
  for (const member of Object.values(node)) withUnits(member);
  return node;
}

/** Adds to the schemas of error codes what follows from their `x-errors`: a table in the description, and the list of codes. */
function withErrorTables(document) {
  for (const schema of Object.values(document.components.schemas)) {
    const errors = schema['x-errors'];
    if (errors === undefined) continue;
    const rows = Object.entries(errors).map(([code, { status, meaning }]) => `| \`${code}\` | ${status} | ${meaning} |\n`);
    schema.description = `${schema.description.trimEnd()}\n\n| code | status | meaning |\n|---|---|---|\n${rows.join('')}`;
    schema['x-extensible-enum'] = Object.keys(errors);
  }
  return document;
}

/** Components in alphabetical order, so that a reordered source makes no difference. */
function sortComponents(document) {
  for (const [kind, members] of Object.entries(document.components)) {
    if (kind === 'securitySchemes') continue;
    document.components[kind] = Object.fromEntries(Object.entries(members).sort(([a], [b]) => (a < b ? -1 : 1)));
  }
  return document;
}

/** @returns a copy in which `x-required` is `required`: the document of what the service itself works on, once it has read a body. */
export function asRead(document) {
  const { schemas } = document.components;
  const read = Object.entries(schemas).map(([name, { 'x-required': required, ...schema }]) => [name, required === undefined ? schema : { ...schema, required }]);
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(read) } };
}

/** @returns the object that an internal reference points to, or the value itself. */
export function deref(document, value) {
  if (typeof value?.$ref !== 'string') return value;
  const path = value.$ref.slice(2).split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return deref(document, path.reduce((at, key) => at[key], document));
}

export const refName = (schema) => schema.$ref.split('/').at(-1);
