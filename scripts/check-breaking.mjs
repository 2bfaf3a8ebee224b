/**
 * Compares the contract with the last released one: node scripts/check-breaking.mjs [--no-build] [RELEASED REVISION]
 * --no-build: does not build oasdiff where it is missing, which takes a minute.
 * Exit 1 and the changes when clients of the released document could break, 3 when oasdiff cannot be had (no Go).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './generate/run.mjs';

/** Go checks what it fetches against its public database of checksums. */
const VERSION = 'v1.28.0';
const folder = join(root, '.cache', 'tools', `oasdiff-${VERSION}`);
const program = join(folder, 'oasdiff');
const released = join(root, 'openapi', 'released');

function provideProgram() {
  if (existsSync(program)) return;
  if (noBuild) giveUp('oasdiff is not built; make check-breaking builds it');
  if (spawnSync('go', ['version']).status !== 0) giveUp('there is no Go toolchain to build oasdiff with');
  mkdirSync(folder, { recursive: true });
  console.log(`building oasdiff ${VERSION}`);
  const { status, stderr } = spawnSync('go', ['install', `github.com/oasdiff/oasdiff@${VERSION}`], {
    encoding: 'utf8', env: { ...process.env, GOBIN: folder, GOFLAGS: '' },
  });
  if (status !== 0) giveUp(`Go could not build oasdiff:\n${stderr}`);
}

/** Without the tool there is nothing to say: the reason is printed, and the status tells it from both outcomes. */
function giveUp(reason) {
  console.error(`check-breaking: skipped, ${reason}`);
  process.exit(3);
}

/** @returns the one document of the last release. */
function releasedDocument() {
  const documents = readdirSync(released).filter((name) => name.endsWith('.json'));
  if (documents.length !== 1) throw new Error(`openapi/released must hold one document, the last release's: ${documents.join(', ') || 'none'}`);
  return join(released, documents[0]);
}

const { values: { 'no-build': noBuild }, positionals } = parseArgs({ options: { 'no-build': { type: 'boolean', default: false } }, allowPositionals: true });
const [base = releasedDocument(), revision = join(root, 'generated', 'openapi.json')] = positionals;
provideProgram();
const accepted = join(released, 'accepted.txt');
const exceptions = existsSync(accepted) ? ['--warn-ignore', accepted, '--err-ignore', accepted] : [];
const { status, stdout, stderr } = spawnSync(program, [
  'breaking', base, revision, '--fail-on', 'WARN', '--format', 'singleline', '--color', 'never', ...exceptions,
], { encoding: 'utf8' });
process.stdout.write(stdout);
process.stderr.write(stderr);
if (status === 0) console.log('no client of the released document breaks');
process.exitCode = status === 0 ? 0 : 1;
