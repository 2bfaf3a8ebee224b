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
  const dist = mkdtempSync(join(tmpdir(), 'roundsman-dist-'));
  mkdirSync(join(dist, 'bundle'));
  writeFileSync(join(dist, 'bundle', 'worker-child-main.js'), '');
  const program = strategyProgram('worker/child/main', dist);
  rmSync(dist, { recursive: true });
  return program;
}

describe('programPath', () => {
  let dist: string;
  const write = (name: string, modifiedAt: number) => {
    writeFileSync(join(dist, name), '');
    utimesSync(join(dist, name), modifiedAt, modifiedAt);
  };
  const compiled = () => join(dist, 'src', 'serve', 'api-process.js');
  const bundled = () => join(dist, 'bundle', 'serve-api-process.js');

  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'roundsman-dist-'));
    mkdirSync(join(dist, 'bundle'));
  });
  afterEach(() => rmSync(dist, { recursive: true }));

  it('is the compiled module where nothing was bundled', () => {
    write('.tsbuildinfo', 1000);
    expect(programPath('serve/api-process', dist)).to.equal(compiled());
  });

  it('is the bundle made of the compiled code', () => {
    write('.tsbuildinfo', 1000);
    write('bundle/serve-api-process.js', 1001);
    expect(programPath('serve/api-process', dist)).to.equal(bundled());
  });

  it('is the compiled module where code was compiled after the bundle', () => {
    write('bundle/serve-api-process.js', 1000);
    write('.tsbuildinfo', 1001);
    expect(programPath('serve/api-process', dist)).to.equal(compiled());
    expect(strategyProgram('serve/api-process', dist)).to.deep.equal([compiled()]);
  });

  it('is the bundle in an image, which does not contain what the compiler noted', () => {
    write('bundle/serve-api-process.js', 1000);
    expect(programPath('serve/api-process', dist)).to.equal(bundled());
  });
});

describe('the bundles', () => {
  const texts = () => readdirSync(BUNDLE_FOLDER).filter((name) => name.endsWith('.js')).map((name) => readFileSync(join(BUNDLE_FOLDER, name), 'utf8'));

  it('find every file of ours that they refer to', () => {
    const places = texts().flatMap((text) => [...text.matchAll(/new URL\("(\.[^"]+)", import\.meta\.url\)/g)].map(([, place]) => place!));
    expect(places).to.include('../src/root.js').and.include('./worker-checker.js').and.include('./strategy-bound-bound-thread.js');
    expect(places.filter((place) => !existsSync(join(BUNDLE_FOLDER, place)))).to.deep.equal([]);
  });

  it('are one file for each module listed', () => {
    expect(readdirSync(BUNDLE_FOLDER)).to.include.members(BUNDLES.flat().map((module) => `${module.replaceAll('/', '-')}.js`));
  });

  it('give strategies the classes of the program that runs them', () => {
    const script = `import * as own from '${join(BUNDLE_FOLDER, 'strategy-door.js')}'; import * as theirs from '#strategy'; console.log(own.Plan === theirs.Plan);`;
    const seen = (args: readonly string[]) => spawnSync(process.execPath, [...args, '--input-type=module', '-e', script], { cwd: packageRoot, encoding: 'utf8' }).stdout;
    const [condition, path] = bundledProgram();
    expect(path).to.match(/worker-child-main\.js$/);
    expect(seen([condition!])).to.equal('true\n');
    expect(seen([])).to.equal('false\n');
  });
});
