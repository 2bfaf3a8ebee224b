import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { readPage } from '../../src/http/docs/pages.js';
import { packageRoot } from '../../src/root.js';
import { CLIENT_TOOLCHAINS, hindrance } from '../helpers/client-toolchains.js';
import { startRunningService, temporaryFolders, type RunningService } from '../helpers/running-service.js';
import { accountOn } from '../helpers/service-client.js';
import { openSession, type SnippetSession } from '../helpers/snippet-session.js';
import { outputPattern, snippetsOf, squeeze, type Snippet } from '../helpers/snippets.js';

interface GeneratorSettings { 'generator-cli': { version: string; storageDir: string } }

describe('the page about generated clients', () => {
  const folders = temporaryFolders();
  let service: RunningService;
  let session: SnippetSession;

  before(async function () {
    this.timeout(120_000);
    service = await startRunningService({ DATA_DIR: folders.dataDir, WORKER_SLOTS: '1', SOLVE_THREADS: '1' });
    const caller = await accountOn(service, 'reader', 'pro');
    session = openSession({ ROUNDSMAN_URL: service.url, ROUNDSMAN_USER: caller['x-user-name']!, ROUNDSMAN_API_KEY: caller['x-api-key']! }, (text) => text);
    // The generator that is already installed, instead of a newer one.
    const { 'generator-cli': { version, storageDir } } = JSON.parse(readFileSync(join(packageRoot, 'openapitools.json'), 'utf8')) as GeneratorSettings;
    writeFileSync(join(session.folder, 'openapitools.json'), JSON.stringify({ 'generator-cli': { version, storageDir: join(packageRoot, storageDir) } }));
  });

  after(async function () {
    this.timeout(60_000);
    service.child.kill('SIGTERM');
    await service.ended;
    session.remove();
    folders.remove();
  });

  const all = snippetsOf(readPage('clients'));
  for (const toolchain of CLIENT_TOOLCHAINS) {
    it(`leads to a working client in ${toolchain.language}`, async function () {
      const reason = hindrance(toolchain) ?? (spawnSync('java', ['-version']).status === 0 ? null : 'java is not installed');
      if (reason !== null) {
        console.log(`      skipped ${toolchain.language}: ${reason}`);
        this.skip();
      }
      const snippets = all.filter(({ marks }) => marks.get('client') === toolchain.language).map(runnable);
      const { ran, errors } = await session.follow(snippets, 500_000);
      for (const [{ text }, { status, output }] of ran) expect(status, `${text}\nsaid:\n${output}\n${errors}`).to.equal(0);
      const [last, { output }] = [...ran].at(-1)!;
      const expected = all[all.findIndex(({ line }) => line === last.line) + 1];
      if (expected?.marks.has('output')) expect(squeeze(expected.language, output), errors).to.match(outputPattern(expected));
      else expect(existsSync(join(session.folder, `roundsman-${toolchain.language}`, 'README.md'))).to.equal(true);
    }).timeout(600_000);
  }
});

/** Blocks that are not files are run. */
function runnable(snippet: Snippet): Snippet {
  return snippet.marks.has('file') ? snippet : { ...snippet, marks: new Map([...snippet.marks, ['run', '']]) };
}
