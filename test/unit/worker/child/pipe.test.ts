import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { expect } from 'chai';

const PIPE = new URL('../../../../src/worker/child/pipe.js', import.meta.url).href;

describe('sendFrame', () => {
  it('kills the whole group when the reader is gone, so that nothing is left behind', async () => {
    const program = `const { sendFrame } = await import(${JSON.stringify(PIPE)}); for (;;) sendFrame(1, new Uint8Array(1000));`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { detached: true, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    const up = child.stdio[3] as Readable;
    await once(up, 'data');
    up.destroy();
    expect(await once(child, 'exit')).to.deep.equal([null, 'SIGKILL']);
  });
});
