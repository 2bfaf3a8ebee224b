import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataDirInUseError, DataDirNotWritableError, lockDataDir } from '../../../src/serve/data-lock.js';
import { identify } from '../../../src/serve/process-identity.js';

describe('the lock of a data folder', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'roundsman-lock-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('says that the folder cannot be written, and what to do', () => {
    const isRoot = process.geteuid!() === 0;
    chmodSync(folder, 0o555);
    // Root can write everywhere.
    if (isRoot) process.seteuid!(65_534);
    try {
      for (const path of [folder, join(folder, 'below')]) {
        expect(() => lockDataDir(path)).to.throw(DataDirNotWritableError, `DATA_DIR=${path}: cannot be written (EACCES); give this user write permission, or choose another folder`);
      }
    } finally {
      if (isRoot) process.seteuid!(0);
      chmodSync(folder, 0o700);
    }
  });

  it('refuses a second holder, naming the first, and can be taken again once released', () => {
    const lock = lockDataDir(folder);
    expect(() => lockDataDir(folder)).to.throw(DataDirInUseError, `in use by the running process ${process.pid}`);
    lock.release();
    lockDataDir(folder).release();
    expect(readdirSync(folder)).to.deep.equal([]);
  });

  it('does not hold if its process was killed', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const holder = identify(child.pid!)!;
    child.kill('SIGKILL');
    await once(child, 'exit');
    writeFileSync(join(folder, 'serve.lock'), JSON.stringify(holder));
    lockDataDir(folder).release();
  });

  it('does not hold if another process had the same number', () => {
    writeFileSync(join(folder, 'serve.lock'), JSON.stringify({ pid: process.pid, started: 'long ago' }));
    lockDataDir(folder).release();
  });

  it('does not hold if it cannot be read', () => {
    writeFileSync(join(folder, 'serve.lock'), '');
    lockDataDir(folder).release();
  });
});
