import { expect } from 'chai';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadStrategy } from '../../../src/strategy/loader.js';
import { builtInStrategies, guestFolders, isBuiltIn, loadManifests, ManifestError, readManifest } from '../../../src/strategy/registry.js';

describe('the registry of strategies', () => {
  let parent = '';

  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'strategies-'));
  });

  afterEach(() => rmSync(parent, { recursive: true }));

  function write(name: string, change: object = {}, code?: string): string {
    const folder = join(parent, name);
    mkdirSync(folder, { recursive: true });
    const manifest = { name, version: '1.0.0', contract: 2, description: 'x', pool: 'general', customers: { minimum: 0, maximum: 9 }, features: [], parameters: [], ...change };
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
    if (code !== undefined) writeFileSync(join(folder, 'index.js'), code);
    return folder;
  }

  it('reads the built-in manifests by default', () => {
    expect(loadManifests().map(({ name }) => name)).to.include('savings');
  });

  it('reads every folder with a manifest, sorted, and ignores others', () => {
    write('second');
    write('first');
    mkdirSync(join(parent, 'notes'));
    expect(loadManifests([parent]).map(({ name }) => name)).to.deep.equal(['first', 'second']);
  });

  it('rejects two strategies with the same name, naming the first one’s folder', () => {
    const folder = write('twin');
    const other = join(parent, 'guests');
    mkdirSync(other);
    parent = other;
    write('twin');
    const folders = [join(folder, '..'), other];
    parent = join(folder, '..');
    expect(() => loadManifests(folders)).to.throw(ManifestError, `already registered from ${folder}`);
  });

  it('rejects a manifest with faults, a name unlike its folder’s, broken JSON and a missing folder', () => {
    expect(() => readManifest(write('bad', { contract: 7, pool: 3 }))).to.throw(ManifestError).with.property('faults').with.length(2);
    expect(() => readManifest(write('here', { name: 'there' }))).to.throw(ManifestError, 'must be that of its folder, "here"');
    writeFileSync(join(parent, 'bad', 'manifest.json'), '{');
    expect(() => readManifest(join(parent, 'bad'))).to.throw(ManifestError, 'not readable as JSON');
    expect(() => loadManifests([join(parent, 'absent')])).to.throw(ManifestError, 'no such strategies folder');
  });

  it('accepts packages named roundsman-strategy-* from node_modules, and nothing else there', () => {
    const packages = join(parent, 'node_modules');
    const owner = parent;
    parent = packages;
    write('roundsman-strategy-lab', { name: 'lab' });
    write('unrelated');
    parent = owner;
    expect(loadManifests([packages]).map(({ name, folder }) => [name, folder])).to.deep.equal([['lab', join(packages, 'roundsman-strategy-lab')]]);
    expect(guestFolders('/somewhere').at(-1)).to.equal('/somewhere');
    expect(guestFolders(null).every((folder) => folder.endsWith('node_modules'))).to.equal(true);
  });

  it('treats only what comes with the service as built-in', () => {
    expect(loadManifests().every(isBuiltIn)).to.equal(true);
    expect(isBuiltIn({ folder: join(builtInStrategies, 'examples', 'pyvrp') })).to.equal(false);
  });

  it('loads a guest’s code from its own folder', async () => {
    const folder = write('guest', {}, 'export default { solve: () => ({ routes: null, ended: "exhausted" }) };');
    writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
    const strategy = await loadStrategy(readManifest(folder));
    expect(typeof strategy.solve).to.equal('function');
  });

  it('says what is missing if there is no code, no solve, or no program', async () => {
    const refused = async (folder: string): Promise<string> => loadStrategy(readManifest(folder)).then(() => 'loaded', (error: unknown) => (error as Error).message);
    expect(await refused(write('empty'))).to.include('has no code');
    const folder = write('mute', {}, 'export default {};');
    writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
    expect(await refused(folder)).to.include('must have a method solve');
    expect(await refused(write('program', { command: ['./run'] }))).to.match(/^the program of strategy program, \.\/run, does not exist: its command runs in /);
  });
});
