import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageBin, root, run } from './run.mjs';

const settings = JSON.parse(readFileSync(join(root, 'openapitools.json'), 'utf8'))['generator-cli'];

/** @returns the TypeScript types of all schemas, as openapi-generator makes them of the bundled document. */
export function generateTypes(document) {
  ensureGenerator();
  const folder = mkdtempSync(join(tmpdir(), 'roundsman-types-'));
  const documentFile = join(folder, 'openapi.json');
  writeFileSync(documentFile, JSON.stringify(document));
  try {
    run(packageBin('openapi-generator-cli'), [
      'generate', '--input-spec', documentFile, '--generator-name', 'typescript-fetch', '--output', folder,
      '--global-property', 'models,supportingFiles,modelDocs=false,modelTests=false',
      '--additional-properties', 'modelPropertyNaming=original,withoutRuntimeChecks=true',
      // reserved for a helper that is not generated; a member of this name goes over the wire as it is
      '--reserved-words-mappings', 'exists=exists',
    ]);
    return readFileSync(join(folder, 'models', 'index.ts'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes sure of Java and of the generator's program: the wrapper fetches it, or else Maven does. */
export function ensureGenerator() {
  run('java', ['-version']);
  const jar = join(root, settings.storageDir, `${settings.version}.jar`);
  if (existsSync(jar)) return;
  mkdirSync(join(root, settings.storageDir), { recursive: true });
  try {
    run(packageBin('openapi-generator-cli'), ['version']);
  } catch (error) {
    fetchByMaven(jar, error);
  }
  if (!existsSync(jar)) throw new Error(`the generator is still missing; put openapi-generator-cli ${settings.version} at ${jar}`);
}

function fetchByMaven(jar, reason) {
  const artifact = `org.openapitools:openapi-generator-cli:${settings.version}:jar`;
  const folder = mkdtempSync(join(tmpdir(), 'roundsman-generator-'));
  try {
    run('mvn', ['-q', '-B', 'dependency:copy', `-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`, '-Dmdep.stripVersion=true']);
    run('cp', [join(folder, 'openapi-generator-cli.jar'), jar]);
  } catch (error) {
    throw new Error(`neither the wrapper (${reason.message}) nor Maven (${error.message}) could fetch ${artifact}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
