import { expect } from 'chai';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../../src/config.js';
import { createLogger } from '../../../src/log.js';
import { writeBrokerFile } from '../../../src/serve/broker-file.js';
import { connectToBroker, NoBrokerError } from '../../../src/serve/broker-link.js';
import { lockDataDir } from '../../../src/serve/data-lock.js';

describe('the connection to the private broker of a data folder', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'roundsman-link-'));
    writeBrokerFile(dataDir, { v: 1, url: `nats://127.0.0.1:${await closedPort()}`, user: 'u', password: 'p', jobLimit: 1, storeLimitBytes: 1, process: null });
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const failure = (): Promise<unknown> =>
    connectToBroker(loadConfig({ DATA_DIR: dataDir }), createLogger({ level: 'silent', process: 'test' }), { name: 'test', patienceMs: 1 }).then(() => null, (error: unknown) => error);

  it('says that no service is running there if the service that wrote broker.json has ended', async () => {
    expect(await failure()).to.be.instanceOf(NoBrokerError).with.property('message', `DATA_DIR=${dataDir}: no service is running there; start it with "make run", or correct DATA_DIR`);
  });

  it('names the broker if a service is running there and its broker is not', async () => {
    const lock = lockDataDir(dataDir);
    expect(await failure()).to.have.property('message').that.matches(/^no connection to the broker at nats:/);
    lock.release();
  });
});

/** A port on which nothing listens any more. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
