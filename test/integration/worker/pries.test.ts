import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { builtInStrategies, loadManifests } from '../../../src/strategy/registry.js';
import { childrenOf, processesWith, startTestWorker, testStrategies, type TestWorker } from '../../helpers/test-worker.js';
import { until } from '../../helpers/until.js';

/** Children that are solving now, including warm ones, but not those of other test processes. */
function solvingChildren(pid = process.pid): number[] {
  const tree = (parent: number): number[] => childrenOf(parent).flatMap((child) => [child, ...tree(child)]);
  const own = new Set(tree(pid));
  return processesWith('roundsman-solve').filter((child) => own.has(child));
}

const uidsOf = (pid: number): string => /^Uid:\t(.*)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]!;

async function listen(address: string | number): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  if (typeof address === 'number') server.listen(address, '127.0.0.1');
  else server.listen(address);
  await once(server, 'listening');
  return server;
}

describe('a hostile strategy', function () {
  let folder: string;
  let harness: TestWorker;
  let servers: Server[];
  let segment = '';

  before(async function () {
    // Only here are all protections available; elsewhere a starting worker names the missing ones.
    if (process.getuid?.() !== 0 || spawnSync('unshare', ['--mount', '--pid', '--fork', '--mount-proc', 'true']).status !== 0) this.skip();
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'roundsman-pries-')));
    chmodSync(folder, 0o755);
    const strategies = join(folder, 'strategies');
    const data = join(folder, 'data');
    mkdirSync(strategies);
    mkdirSync(data);
    for (const name of ['pries', 'program-pries', 'lasts', 'stub']) cpSync(join(testStrategies, name), join(strategies, name), { recursive: true });
    // Readable by everybody: their mode is not what protects them.
    const files = [join(data, 'broker.json'), join(folder, 'broker.creds'), join(folder, 'of-another-solve')];
    for (const file of files) writeFileSync(file, 'secret', { mode: 0o666 });
    const paths = [join(folder, 'socket'), `\0roundsman-pries-${process.pid}`];
    servers = [await listen(0), ...(await Promise.all(paths.map(listen)))];
    segment = /\d+/.exec(execFileSync('ipcmk', ['--shmem', '4096', '--mode', '0666'], { encoding: 'utf8' }))![0];

    harness = await startTestWorker({ manifests: loadManifests([builtInStrategies, strategies]), slots: 2, hidden: [data, files[1]!] });
    await harness.submit({ strategy: 'lasts', limitSeconds: 20 });
    await until('the solve of another', () => harness.worker.busy() === 1);
    const pids = [process.pid, ...childrenOf(), ...solvingChildren()];
    const { port } = servers[0]!.address() as { port: number };
    writeFileSync(join(strategies, 'pries', 'targets.json'), JSON.stringify({
      pids, files, folders: [data], sockets: [{ host: '127.0.0.1', port }, ...paths.map((path) => ({ path }))],
    }));
    writeFileSync(join(strategies, 'program-pries', 'targets'), [
      ...pids.map((pid) => `pid ${pid}`), ...files.map((file) => `file ${file}`), `folder ${data}`, '',
    ].join('\n'));
  });

  after(async () => {
    if (servers === undefined) return;
    await harness.worker.stop(0);
    for (const server of servers) server.close();
    execFileSync('ipcrm', ['--shmem-id', segment]);
    rmSync(folder, { recursive: true });
    expect(childrenOf()).to.deep.equal([]);
  });

  const logged = (start: string): Readonly<Record<string, unknown>>[] => harness.log.filter(({ msg }) => String(msg).startsWith(`strategy: ${start}`));

  it('cannot access anything of others: no memory, file, signal, socket, command line, nor what it left behind itself', async () => {
    for (let round = 1; round <= 2; round++) {
      expect(await harness.solve({ strategy: 'pries' })).to.include({ state: 'solved' });
      expect(logged('took').at(-1)!['fields'], `round ${round}`).to.deep.equal({ took: 0, first: [] });
    }
    const { pid, net, ipc, mnt } = logged('namespaces').at(-1)!['fields'] as Record<string, string>;
    const ours = ['pid', 'net', 'ipc', 'mnt'].map((name) => readlinkSync(`/proc/self/ns/${name}`));
    expect([pid, net, ipc, mnt].filter((name) => name === undefined || ours.includes(name))).to.deep.equal([]);
  });

  it('cannot access anything either if it is a program', async () => {
    for (let round = 1; round <= 2; round++) {
      expect(await harness.solve({ strategy: 'program-pries', limitSeconds: 5 })).to.include({ state: 'solved' });
      expect(logged('took:').at(-1)!.msg, `round ${round}`).to.equal('strategy: took:');
    }
  });

  it('shares its user with no other child', async () => {
    const uids = await until('a warm child in each slot beside the one at work', () => {
      const found = solvingChildren().map(uidsOf);
      return found.length >= 3 ? found : null;
    });
    expect(new Set(uids).size).to.equal(uids.length);
    for (const uid of uids) expect(uid).to.not.match(/^(0|65534)\t/);
  });
});
