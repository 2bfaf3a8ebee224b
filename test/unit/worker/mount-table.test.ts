import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { mountTable } from '../../../src/worker/mount-table.js';

describe('the mounts of a solving child', () => {
  let folder: string;
  const places = (table: string): string[] => table.trim().split('\n').map((line) => line.split(' ')[1]!);
  const table = (visible: string[], hidden: string[]): string => mountTable({ tmpMegabytes: 8, visible, hidden, loader: null });

  before(function () {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'roundsman mounts ')));
    if (!folder.startsWith('/tmp/')) this.skip();
    for (const name of ['installation/data/strategies', 'strategies/mine', 'other']) mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, 'installation', 'creds'), '');
  });

  after(() => rmSync(folder, { recursive: true }));

  const under = (...names: string[]): string => join(folder, ...names).replaceAll(' ', '\\040');

  it('hide folders that everybody may write to, and end with an empty /dev/shm', function () {
    const all = places(table([], []));
    expect(all).to.include.members(['/tmp', '/var/tmp', '/run']);
    expect(all.at(-1)).to.equal('/dev/shm');
  });

  it('keep what must stay visible in /tmp, without what is hidden in it', () => {
    const lines = table([join(folder, 'installation'), join(folder, 'strategies')], [join(folder, 'installation', 'data'), join(folder, 'installation', 'creds')]);
    const all = places(lines);
    expect(all.indexOf('/tmp')).to.be.lessThan(all.indexOf(under('installation')));
    expect(all.indexOf(under('installation'))).to.be.lessThan(all.indexOf(under('installation', 'data')));
    expect(all).to.include(under('strategies'));
    expect(lines).to.include(`/dev/null ${under('installation', 'creds')} none bind`);
  });

  it('keep a folder visible that lies in a hidden one', () => {
    const all = places(table([join(folder, 'installation'), join(folder, 'installation', 'data', 'strategies')], [join(folder, 'installation', 'data')]));
    expect(all.indexOf(under('installation', 'data'))).to.be.lessThan(all.indexOf(under('installation', 'data', 'strategies')));
  });

  it('list nothing twice that is inside another folder', () => {
    expect(places(table([], [join(folder, 'other')]))).to.not.include(under('other'));
    expect(places(table([join(folder, 'strategies'), join(folder, 'strategies', 'mine')], []))).to.not.include(under('strategies', 'mine'));
  });
});
