import { expect } from 'chai';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A module that takes long to link: its names come through many modules. */
const NAMES = Array.from({ length: 3000 }, (_, k) => `n${k}`);
const DEPTH = 40;
/** Milliseconds between the start of a thread and its end, many of them while it links its module. */
const WAITS = Array.from({ length: 12 }, (_, k) => 40 + 25 * k);

const PROGRAM = `
  import { setTimeout } from 'node:timers/promises';
  const { threadPool } = await import(process.argv[1]);
  for (const ms of JSON.parse(process.argv[3])) {
    const pool = threadPool({ filename: process.argv[2], minThreads: 1, maxThreads: 1 });
    pool.run({}).catch(() => {});
    await setTimeout(ms);
    await pool.destroy();
  }
  const pool = threadPool({ filename: process.argv[2] });
  process.stdout.write(String(await pool.run({})));
  await pool.destroy();
`;

describe('a pool of threads', () => {
  it('can be closed while its threads load their modules', () => {
    const folder = mkdtempSync(join(tmpdir(), 'roundsman-threads-'));
    try {
      writeFileSync(join(folder, 'm0.mjs'), NAMES.map((name) => `export const ${name} = 7;`).join('\n'));
      for (let k = 1; k <= DEPTH; k++) writeFileSync(join(folder, `m${k}.mjs`), `export * from './m${k - 1}.mjs';`);
      writeFileSync(join(folder, 'main.mjs'), `import { ${NAMES.join(', ')} } from './m${DEPTH}.mjs';\nexport default () => n0;`);
      const args = [new URL('../../src/thread-pool.js', import.meta.url).href, pathToFileURL(join(folder, 'main.mjs')).href, JSON.stringify(WAITS)];
      const { status, signal, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM, ...args], { encoding: 'utf8' });
      expect({ status, signal, stdout }, stderr).to.deep.equal({ status: 0, signal: null, stdout: '7' });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
