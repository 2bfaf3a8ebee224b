/**
 * Makes client libraries of the served document: node scripts/clients.mjs [LANGUAGE...]; without one, all of them.
 * Needs Java. openapitools.json holds the languages, their settings and their folders below `clients/`, which are made from scratch.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packageBin, root, run } from './generate/run.mjs';
import { ensureGenerator } from './generate/types.mjs';

const { generators } = JSON.parse(readFileSync(join(root, 'openapitools.json'), 'utf8'))['generator-cli'];
const asked = process.argv.slice(2);
const unknown = asked.filter((language) => !Object.hasOwn(generators, language));
if (unknown.length > 0) {
  console.error(`no client for ${unknown.join(', ')}: there are ${Object.keys(generators).join(', ')}`);
  process.exit(2);
}

const languages = asked.length > 0 ? asked : Object.keys(generators);
ensureGenerator();
for (const language of languages) rmSync(join(root, 'clients', language), { recursive: true, force: true });
run(packageBin('openapi-generator-cli'), ['generate', '--generator-key', ...languages]);
for (const language of languages) console.log(`clients/${language}`);
