import { expect } from 'chai';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packageRoot } from '../../../src/root.js';

const MODULE = pathToFileURL(join(packageRoot, 'dist', 'src', 'serve', 'demo-account.js')).href;
const DEMO = { user: 'demo', password: 'pass-4711', key: 'rm_4711' };

describe('the account of a first run', () => {
  let folder: string;
  beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'roundsman-demo-')); });
  afterEach(() => rmSync(folder, { recursive: true }));

  const handOver = (out: number | 'pipe', err: number | 'pipe') => spawnSync(process.execPath, ['--input-type=module', '-e', `
    import { handOver } from ${JSON.stringify(MODULE)};
    handOver(${JSON.stringify(DEMO)}, 'http://127.0.0.1:1', ${JSON.stringify(folder)}, (line) => process.stderr.write(line + '\\n'));`], { stdio: ['ignore', out, err], encoding: 'utf8' });

  it('is printed to standard error', () => {
    const { stdout, stderr } = handOver('pipe', 'pipe');
    expect(stderr).to.include(DEMO.key).and.include(DEMO.password);
    expect(stdout).to.equal('');
  });

  it('is not printed to a stream that also contains the log, but written to a file that only its owner can read', () => {
    const log = join(folder, 'log');
    const both = openSync(log, 'a');
    expect(handOver(both, both).status).to.equal(0);
    const path = join(folder, 'demo-account.txt');
    expect(readFileSync(log, 'utf8')).to.include(path).and.not.include(DEMO.key).and.not.include(DEMO.password);
    expect(readFileSync(path, 'utf8')).to.include(DEMO.key).and.include(DEMO.password);
    expect(statSync(path).mode & 0o777).to.equal(0o600);
  });
});
