import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'chai';
import { ChildUsers, claimUsers } from '../../../src/worker/child-users.js';

describe('the users of solving children', () => {
  it('belong to one living child each, and are reused least recently first', () => {
    const users = new ChildUsers(1000, 3);
    expect([users.take(), users.take()]).to.deep.equal([1000, 1001]);
    users.release(1000);
    expect([users.take(), users.take()]).to.deep.equal([1002, 1000]);
    expect(() => users.take()).to.throw(RangeError, 'all 3 users from 1000 on');
    users.release(1001);
    expect(users.take()).to.equal(1001);
  });

  it('come from blocks that two processes never share, and that are free again when a process ends', async function () {
    if (process.platform !== 'linux') this.skip();
    const first = (await claimUsers())!.take();
    const module = new URL('../../../src/worker/child-users.js', import.meta.url).href;
    // Without randomness in the choice, both want the same block.
    const script = `Math.random = () => 0; const { claimUsers } = await import('${module}'); console.log((await claimUsers()).take()); process.stdin.resume();`;
    const start = async (): Promise<{ user: number; end: () => Promise<unknown> }> => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      return { user: Number(line.toString()), end: async () => { const ended = once(child, 'exit'); child.kill('SIGKILL'); return ended; } };
    };
    const one = await start();
    const other = await start();
    await one.end();
    const third = await start();
    await Promise.all([other.end(), third.end()]);
    expect(new Set([first, one.user, other.user]).size).to.equal(3);
    expect(third.user).to.equal(one.user);
    for (const user of [first, one.user, other.user]) expect(user).to.be.within(61_184, 2 ** 31 - 65_536);
  });
});
