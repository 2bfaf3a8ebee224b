import { expect } from 'chai';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUNDLES, programPath, strategyProgram } from '../../src/bundle.js';
import { packageRoot } from '../../src/root.js';

const BUNDLE_FOLDER = join(packageRoot, 'dist', 'bundle');

/** How a child is run from its bundle. */
function bundledProgram(): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'roundsman-root-'));
  mkdirSync(join(root, 'dist', 'bundle'), { recursive: true });
  writeFileSync(join(root, 'dist', 'bundle', 'worker-child-main.js'), '');
  const program = strategyProgram('worker/child/main', root);
  rmSync(root, { recursive: true });
  return program;
}

describe('programPath', () => {
  let root: string;
  const write = (name: string, modifiedAt: number) => {
    writeFileSync(join(root, name), '');
    utimesSync(join(root, name), modifiedAt, modifiedAt);
  };
  const compiled = () => join(root, 'dist', 'src', 'serve', 'api-process.js');
  const bundled = () => join(root, 'dist', 'bundle', 'serve-api-process.js');

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'roundsman-root-'));
    for (const folder of ['dist/bundle', 'generated']) mkdirSync(join(root, folder), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is the compiled module where nothing was bundled', () => {
    write('dist/.tsbuildinfo', 1000);
    expect(programPath('serve/api-process', root)).to.equal(compiled());
  });

  it('is the bundle made of the compiled code', () => {
    write('dist/.tsbuildinfo', 1000);
    write('dist/bundle/serve-api-process.js', 1001);
    expect(programPath('serve/api-process', root)).to.equal(bundled());
  });

  it('is the compiled module where code was compiled after the bundle', () => {
    write('dist/bundle/serve-api-process.js', 1000);
    write('dist/.tsbuildinfo', 1001);
    expect(programPath('serve/api-process', root)).to.equal(compiled());
    expect(strategyProgram('serve/api-process', root)).to.deep.equal([compiled()]);
  });

  it('is the compiled module where code was generated after the bundle', () => {
    write('dist/bundle/serve-api-process.js', 1000);
    write('generated/operations.js', 1001);
    expect(programPath('serve/api-process', root)).to.equal(compiled());
  });

  it('is the bundle in an image, which does not contain what the compiler noted', () => {
    write('dist/bundle/serve-api-process.js', 1000);
    expect(programPath('serve/api-process', root)).to.equal(bundled());
  });
});

describe('the bundles', () => {
  const texts = () => readdirSync(BUNDLE_FOLDER).filter((name) => name.endsWith('.js')).map((name) => readFileSync(join(BUNDLE_FOLDER, name), 'utf8'));

  it('find every file of ours that they refer to', () => {
    const places = texts().flatMap((text) => [...text.matchAll(/new URL\("(\.[^"]+)",\s*import\.meta\.url\)/g)].map(([, place]) => place!));
    expect(places).to.include('../src/root.js').and.include('./worker-checker.js').and.include('./strategy-bound-bound-thread.js');
    expect(places.filter((place) => !existsSync(join(BUNDLE_FOLDER, place)))).to.deep.equal([]);
  });

  it('are one file for each module listed', () => {
    expect(readdirSync(BUNDLE_FOLDER)).to.include.members(BUNDLES.flat().map((module) => `${module.replaceAll('/', '-')}.js`));
  });

  describe('give strategies the classes of the program that runs them', () => {
    const door = join(BUNDLE_FOLDER, 'strategy-door.js');
    const said = (args: readonly string[], script: string) => spawnSync(process.execPath, [...args, '--input-type=module', '-e', script], { cwd: packageRoot, encoding: 'utf8' }).stdout;

    it('when they belong to the service', () => {
      const script = `import * as own from '${door}'; import * as theirs from '#strategy'; console.log(own.Plan === theirs.Plan);`;
      const [condition, path] = bundledProgram();
      expect(path).to.match(/worker-child-main\.js$/);
      expect(said([condition!], script)).to.equal('true\n');
      expect(said([], script)).to.equal('false\n');
    });

    it('when they are copies of a guest, which cannot resolve the package', () => {
      const folder = mkdtempSync(join(tmpdir(), 'roundsman-guest-'));
      writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
      writeFileSync(join(folder, 'index.js'), "import { Plan } from '#strategy'; export default { Plan, solve() {} };");
      const script = `import { loadStrategy, Plan } from '${door}'; console.log((await loadStrategy({ name: 'guest', folder: '${folder}' })).Plan === Plan);`;
      expect(said([bundledProgram()[0]!], script)).to.equal('true\n');
      rmSync(folder, { recursive: true });
    });
  });
});
