import { expect } from 'chai';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { METHODS } from '../../../src/bounds/methods.js';
import { boundMethods, boundRefusal, guestBounds } from '../../../src/strategy/bounds-registry.js';
import { loadBoundManifests, loadManifests, ManifestError, readManifest } from '../../../src/strategy/registry.js';
import { selectStrategy } from '../../../src/strategy/selection.js';

const BUILT_IN = METHODS.map(({ name }) => name);

describe('the registry of bounds', () => {
  let parent = '';

  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'bounds-'));
    writeFileSync(join(parent, 'package.json'), '{"type": "module"}');
  });

  afterEach(() => rmSync(parent, { recursive: true }));

  function write(name: string, change: object = { kind: 'bound' }, code = `export default { name: '${name}', supports: () => true, run: () => ({ ended: 'converged' }) };`): string {
    const folder = join(parent, name);
    mkdirSync(folder);
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ name, version: '1.0.0', contract: 2, description: 'x', ...change }));
    writeFileSync(join(folder, 'index.js'), code);
    return folder;
  }
  const strategy = { pool: 'general', customers: { minimum: 0, maximum: 9 }, features: [], parameters: [] };

  it('lists bounds and strategies of one folder apart', () => {
    write('low');
    write('solves', strategy);
    expect(loadBoundManifests([parent]).map(({ name }) => name)).to.deep.equal(['low']);
    expect(loadManifests([parent]).map(({ name }) => name)).to.deep.equal(['solves']);
  });

  it('never selects a bound as a strategy', () => {
    write('low');
    write('solves', strategy);
    const manifests = loadManifests([parent]);
    const table = { rows: [{ order: ['low', 'solves'] }] };
    expect(selectStrategy(manifests, { customers: 3, features: [], stemRatio: 1 }, null, table)).to.have.nested.property('manifest.name', 'solves');
    expect(selectStrategy(manifests, { customers: 3, features: [], stemRatio: 1 }, 'low', table)).to.have.property('reason', 'strategy "low" is unknown; known: solves');
  });

  it('says of a bound that is asked to solve what it is and how to use it', () => {
    write('low');
    expect(boundRefusal('low', [parent])).to.equal('"low" is a bound, not a strategy: a bound solves nothing; measure it with bench --bounds low, and check it with strategy check DIR');
    for (const name of BUILT_IN) expect(boundRefusal(name, [])).to.include('is a bound, not a strategy');
    expect(boundRefusal('other', [parent])).to.equal(null);
    expect(() => readManifest(join(parent, 'low'))).to.throw(ManifestError, 'kind is "bound", must be strategy here');
  });

  it('loads guests beside the built-in bounds, by name and in the order that is asked for', async () => {
    write('low');
    write('lower');
    expect((await boundMethods([parent])).map(({ name }) => name)).to.deep.equal([...BUILT_IN, 'low', 'lower']);
    expect((await boundMethods([parent], ['lower', 'low'])).map(({ name }) => name)).to.deep.equal(['lower', 'low']);
    expect(await boundMethods([], BUILT_IN)).to.deep.equal(METHODS);
    const refused = await boundMethods([parent], ['lowest']).catch((error: unknown) => (error as Error).message);
    expect(refused).to.equal(`bound "lowest" is unknown; known: ${[...BUILT_IN, 'low', 'lower'].join(', ')}`);
  });

  it('refuses a bound named like a strategy', () => {
    const folder = write('twin');
    const first = parent;
    parent = join(first, 'others');
    mkdirSync(parent);
    write('twin', strategy);
    const folders = [first, parent];
    parent = first;
    expect(() => loadManifests(folders)).to.throw(ManifestError, `a bound named "twin" is already registered from ${folder}`);
  });

  for (const name of BUILT_IN) {
    it(`refuses a guest named like the built-in bound ${name}`, () => {
      write(name);
      expect(() => guestBounds([parent])).to.throw(ManifestError, `name is "${name}", must not be that of a built-in bound`);
    });
  }

  it('says what is missing in code that is no bound', async () => {
    const refused = async (name: string): Promise<string> => boundMethods([parent], [name]).then(() => 'loaded', (error: unknown) => (error as Error).message);
    rmSync(join(write('empty'), 'index.js'));
    expect(await refused('empty')).to.match(/^bound empty has no code/);
    write('mute', { kind: 'bound' }, 'export default { name: "mute" };');
    expect(await refused('mute')).to.include('its default export must have a name and the methods supports(relaxation, effort) and run(relaxation, context)');
    write('alias', { kind: 'bound' }, 'export default { name: "other", supports: () => true, run: () => ({ ended: "limit" }) };');
    expect(await refused('alias')).to.include('exports a bound named "other", must be "alias" as in its manifest');
  });
});
