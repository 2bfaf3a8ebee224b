import { expect } from 'chai';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../../src/root.js';
import { MAIN } from '../../helpers/running-service.js';
import { testStrategies } from '../../helpers/test-worker.js';

const INSTANCE = join(packageRoot, 'test', 'data', 'instances', 'X-n101-k25.vrp');
const EACH_ALONE = 'Array.from(problem.customers, (customer) => ({ type: 0, customers: [customer] }))';

/** Solves with a strategy of a folder in a process of its own, which the strategy may end. */
function solve(name: string, folder: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, 'solve', INSTANCE, '--strategy', name, '--time-limit', '1', '--bound', 'none', '--json'], {
    encoding: 'utf8', env: { ...process.env, STRATEGIES_DIR: folder }, timeout: 60_000,
  });
  return { status, stdout, stderr };
}

describe('roundsman solve with a strategy of a guest', function () {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'roundsman-guests-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function write(name: string, files: Readonly<Record<string, string>>): void {
    mkdirSync(join(folder, name));
    const manifest = readFileSync(join(testStrategies, 'throws', 'manifest.json'), 'utf8').replace('"throws"', `"${name}"`);
    for (const [file, text] of Object.entries({ 'manifest.json': manifest, 'package.json': '{"type": "module"}', ...files })) writeFileSync(join(folder, name, file), text);
  }

  for (const [name, code, says] of [
    ['exits', 'process.exit(0);', 'ended the process with status 0 before its result'],
    ['rejects', "Promise.reject(new Error('forgotten')); await new Promise((resolve) => setTimeout(resolve, 1000));", 'ended the process with status 1 before its result'],
    ['pends', 'await new Promise(() => undefined);', 'returned a promise that can never settle'],
  ] as const) {
    it(`fails with an answer that says why if it ${name}`, () => {
      write(name, { 'index.js': `export default { async solve() { ${code} } };` });
      const { status, stdout, stderr } = solve(name, folder);
      const error = `strategy ${name} ${says}; "roundsman strategy check DIR" shows what else it does`;
      expect(JSON.parse(stdout)).to.deep.equal({ error });
      expect({ status, said: stderr.includes(`${error}\n`) }).to.deep.equal({ status: 1, said: true });
    });
  }

  it('answers with one JSON document, whatever it prints', () => {
    write('prints', { 'index.js': `console.log('while it loads'); export default { solve(problem) { console.log('while it solves'); return { routes: ${EACH_ALONE}, ended: 'exhausted' }; } };` });
    const { status, stdout, stderr } = solve('prints', folder);
    expect(JSON.parse(stdout)).to.include({ success: true, strategy: 'prints' });
    expect(status).to.equal(0);
    expect(stderr).to.match(/^while it loads\nwhile it solves\n/);
  });

  it('ends after its answer, whatever it left running', () => {
    write('lingers', { 'index.js': `export default { solve(problem) { setInterval(() => undefined, 10); return { routes: ${EACH_ALONE}, ended: 'exhausted' }; } };` });
    const { status, stdout } = solve('lingers', folder);
    expect(JSON.parse(stdout)).to.include({ success: true, strategy: 'lingers' });
    expect(status).to.equal(0);
  });

  it('says how to find a syntax error, also one of a file that it imports', () => {
    write('misspells', { 'index.js': "import './part.js';\nexport default { solve() { return null; } };", 'part.js': '\n\nconst a = ;\n' });
    const index = join(folder, 'misspells', 'index.js');
    const { status, stdout } = solve('misspells', folder);
    expect(status).to.equal(1);
    expect(JSON.parse(stdout)).to.deep.equal({ error: `strategy misspells cannot be loaded: Unexpected token ';'; "node ${index}" shows the file and the line` });
    expect(spawnSync(process.execPath, [index], { encoding: 'utf8' }).stderr).to.include('misspells/part.js:3');
  });
});
