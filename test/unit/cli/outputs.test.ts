import { expect } from 'chai';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../../src/root.js';
import { run } from '../../helpers/run-command.js';

describe('files and pipes that a command writes to', () => {
  let folder: string;
  before(() => (folder = mkdtempSync(join(tmpdir(), 'roundsman-outputs-'))));
  after(() => rmSync(folder, { recursive: true }));

  for (const [option, ...args] of [
    ['--output', 'solve', 'x.json', '-o', 'no/plan.json'], ['--certificate', 'solve', 'x.json', '--certificate', 'no/proof.json'], ['--output', 'convert', 'x.vrp', '-o', 'no/x.json'],
    ['--output', 'export', 'x.json', 'y.json', '-o', 'no/routes.csv'], ['--output', 'plot', 'x.json', 'y.json', '-o', 'no/map.svg'],
  ] as const) {
    it(`are checked before ${args[0]} begins, so that no work is lost: ${option}`, async () => {
      const given = args.map((arg) => (arg.startsWith('no/') ? join(folder, arg) : arg));
      expect(await run(...given)).to.deep.equal({ status: 2, out: '', err: `${option} ${given.at(-1)!}: folder ${join(folder, 'no')} does not exist; create it first\n` });
    });
  }

  it('are no folders', async () => {
    expect(await run('convert', 'x.vrp', '-o', folder)).to.include({ status: 2, err: `--output ${folder}: not a regular file; choose another name\n` });
  });

  const shell = (tail: string) => spawnSync('sh', ['-c', `"$0" convert "$1" ${tail}`, join(packageRoot, 'bin', 'roundsman'), join(folder, 'large.vrp')], { encoding: 'utf8' });
  const large = (): void => {
    const rows = (row: (node: number) => string) => Array.from({ length: 200 }, (_, i) => `${i + 1} ${row(i)}`).join('\n');
    const sections = `NODE_COORD_SECTION\n${rows((i) => `${i} ${i * i}`)}\nDEMAND_SECTION\n${rows((i) => String(Math.min(i, 1)))}\nDEPOT_SECTION\n1\n-1\nEOF\n`;
    writeFileSync(join(folder, 'large.vrp'), `TYPE : CVRP\nDIMENSION : 200\nCAPACITY : 300\nEDGE_WEIGHT_TYPE : EUC_2D\n${sections}`);
  };

  it('may be closed by the reader once it has seen enough', () => {
    large();
    const { stdout, stderr } = shell('| head -c 12');
    expect({ stdout, stderr }).to.deep.equal({ stdout: '{"objective"', stderr: '' });
  });

  it('are told with the remedy when they are full', function () {
    if (!existsSync('/dev/full')) this.skip();
    large();
    expect(shell('> /dev/full')).to.include({ status: 1, stderr: 'standard output cannot be written (ENOSPC); make room for it, or write it elsewhere\n' });
  });
});
