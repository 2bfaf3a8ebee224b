import { expect } from 'chai';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../src/root.js';

/** The commands of the guide for strategy authors, sections 1 to 4, unchanged except for budgets. */
function guideCommands(): string {
  const text = readFileSync(join(packageRoot, 'strategies', 'README.md'), 'utf8');
  const walk = text.slice(text.indexOf('## 1.'), text.indexOf('## 5.'));
  return [...walk.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block!).join('')
    .replace(/^npm ci.*\n^make build.*\n/m, '')
    .replace(/^make /gm, 'make -o build ')
    .replace(/--time-limit \d+/g, '--time-limit 0.2')
    .replace(/--seeds \d+/g, '--seeds 1');
}

describe('the guide for authors of strategies', function () {
  this.timeout(300_000);
  let home: string;
  before(() => {
    home = mkdtempSync(join(tmpdir(), 'roundsman-guide-'));
  });
  after(() => rmSync(home, { recursive: true }));

  it('leads from an empty folder to a row in a report with the commands that it names', () => {
    const commands = guideCommands();
    expect(commands).to.include('strategy new mine').and.include('make -o build bench-report').and.include('--repeat');
    const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', commands], { cwd: packageRoot, env: { ...process.env, HOME: home }, encoding: 'utf8' });
    expect(status, stderr).to.equal(0);
    expect(stdout).to.include('mine 0.1.0 conforms').and.match(/^valid: cost /m).and.match(/^FIRST +SECOND/m).and.include('same cost, as expected');
    expect(readFileSync(join(home, 'mine.svg'), 'utf8')).to.match(/^<svg /);
    expect(readFileSync(join(home, 'report', 'REPORT.md'), 'utf8')).to.match(/^\| instances \| mine 0\.1\.0, /m);
    expect(existsSync(join(home, 'report', 'plots', 'strategies-instances.svg'))).to.equal(true);
  });
});
