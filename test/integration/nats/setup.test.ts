import { expect } from 'chai';
import { connect, RetentionPolicy } from 'nats';
import pino from 'pino';
import { BrokerSetupError } from '../../../src/nats/errors.js';
import { Link } from '../../../src/nats/link.js';
import { bucketConfig, ensureStream } from '../../../src/nats/streams.js';
import type { Broker } from '../../../src/tasks/ports.js';
import { freePort } from '../../helpers/ports.js';
import { startNatsServer, type TestServer } from '../../helpers/nats-server.js';
import { rejection } from '../../helpers/rejection.js';
import { connectTest } from '../../helpers/test-broker.js';

describe('connecting to the broker', () => {
  let server: TestServer;
  before(async () => { server = await startNatsServer(); });
  after(() => server.stop());

  async function refusal(promise: Promise<Broker>): Promise<string> {
    const error = await rejection(promise);
    expect(error).to.be.instanceOf(BrokerSetupError);
    return (error as Error).message;
  }

  it('creates streams and buckets from several processes at once, with reads from the leader', async () => {
    const brokers = await Promise.all(Array.from({ length: 4 }, () => connectTest(server)));
    const nc = await connect({ servers: server.url, user: server.user, pass: server.password });
    const jsm = await nc.jetstreamManager();
    const names: string[] = [];
    for await (const stream of jsm.streams.list()) {
      names.push(stream.config.name);
      if (stream.config.name.startsWith('KV_')) expect(stream.config.allow_direct ?? false, stream.config.name).to.equal(false);
    }
    expect(names.sort()).to.deep.equal([
      ...['accounts', 'admission', 'audit', 'history', 'keys', 'leases', 'matrices', 'secrets', 'sessions', 'settings', 'tasks', 'usage'].map((name) => `KV_roundsman_${name}`),
      'ROUNDSMAN_BLOBS', 'ROUNDSMAN_JOBS',
    ]);
    const jobs = (await jsm.streams.info('ROUNDSMAN_JOBS')).config;
    expect(jobs).to.include({ retention: 'workqueue', discard: 'new', storage: 'file', max_msgs: 1_000, max_age: 0 });
    await nc.close();
    for (const broker of brokers) await broker.close();
  });

  it('creates a stream that takes almost the whole store from several processes at once', async () => {
    for (let round = 0; round < 5; round++) {
      const fresh = await startNatsServer();
      // What the server reserves for the first of them leaves no space for a second.
      const made = await Promise.allSettled(Array.from({ length: 8 }, () => connectTest(fresh, { storeLimitBytes: 64 * 2 ** 30 })));
      for (const connection of made) if (connection.status === 'fulfilled') await connection.value.close();
      await fresh.stop();
      expect(made.map(({ status }) => status)).to.deep.equal(made.map(() => 'fulfilled'));
    }
  });

  it('upgrades an older configuration', async () => {
    await (await connectTest(server, { jobLimit: 10 })).close();
    const nc = await connect({ servers: server.url, user: server.user, pass: server.password });
    const jsm = await nc.jetstreamManager();
    expect((await jsm.streams.info('ROUNDSMAN_JOBS')).config.max_msgs).to.equal(10);
    await (await connectTest(server, { jobLimit: 20 })).close();
    expect((await jsm.streams.info('ROUNDSMAN_JOBS')).config.max_msgs).to.equal(20);
    await nc.close();
  });

  it('reports its durability', async () => {
    const own = await connectTest(server);
    const sync = /^2\.9\./.test(server.version) ? 'interval' : 'always';
    expect(own.durability).to.deep.equal({ serverVersion: server.version, sync, replicas: 1 });
    await own.close();
    const foreign = await connectTest(server, { private: false });
    expect(foreign.durability.sync).to.equal('unknown');
    await foreign.close();
  });

  it('reports how full its streams are, and the limit of a private server', async () => {
    const broker = await connectTest(server, { storeLimitBytes: 123_456_789 });
    const before = await broker.usage();
    expect(before.streams.map(({ stream }) => stream)).to.have.members(['jobs', 'blobs', 'accounts', 'admission', 'audit', 'history', 'keys', 'leases', 'matrices', 'secrets', 'sessions', 'settings', 'tasks', 'usage']);
    expect(before.limitBytes).to.equal(123_456_789);
    await broker.blobs.put('problem.size', new Uint8Array(1000));
    const after = await broker.usage();
    const blobs = (usage: typeof after) => usage.streams.find(({ stream }) => stream === 'blobs')!;
    expect(blobs(after).messages).to.equal(blobs(before).messages + 1);
    expect(blobs(after).bytes).to.be.above(blobs(before).bytes);
    expect(after.storedBytes).to.be.above(before.storedBytes);
    expect(after.streams.every(({ replicasBehind }) => replicasBehind === 0)).to.equal(true);
    await broker.close();
    const foreign = await connectTest(server, { private: false });
    expect((await foreign.usage()).limitBytes).to.equal(null);
    await foreign.close();
  });

  it('rejects wrong credentials, and those that would be ignored', async () => {
    expect(await refusal(connectTest(server, { password: 'wrong' }))).to.match(/refuses the credentials.*NATS_PASSWORD/);
    expect(await refusal(connectTest(server, { servers: 'nats://someone:secret@127.0.0.1:1' }))).to.match(/NATS_USER/).and.not.to.match(/secret/);
    expect(await refusal(connectTest(server, { creds: '/nowhere/x.creds' }))).to.match(/\/nowhere\/x\.creds/);
  });

  it('rejects more replicas than the cluster can hold', async () => {
    expect(await refusal(connectTest(server, { replicas: 3 }))).to.match(/3 replicas \(NATS_REPLICAS\)/);
  });

  it('fails on an address without a server, after waiting for it', async () => {
    const port = await freePort();
    expect(await refusal(connectTest(server, { servers: `nats://127.0.0.1:${port}`, patienceMs: 300 }))).to.match(new RegExp(`${port}.*NATS_URL`));
  });

  it('rejects a server without JetStream', async () => {
    const plain = await startNatsServer({ config: (port) => `listen: "127.0.0.1:${port}"\n` });
    try {
      expect(await refusal(connectTest(plain, { setupPatienceMs: 300 }))).to.match(/JetStream/);
    } finally {
      await plain.stop();
    }
  });

  it('rejects a stream of another kind under its own name', async () => {
    const other = await startNatsServer();
    try {
      const nc = await connect({ servers: other.url, user: other.user, pass: other.password });
      await (await nc.jetstreamManager()).streams.add({ name: 'ROUNDSMAN_JOBS', subjects: ['job.>'], retention: RetentionPolicy.Limits });
      await nc.close();
      expect(await refusal(connectTest(other))).to.match(/ROUNDSMAN_JOBS with a different retention/);
    } finally {
      await other.stop();
    }
  });

  describe('whose subjects another stream has', () => {
    let taken: TestServer;
    let link: Link;
    before(async () => {
      taken = await startNatsServer();
      link = await Link.open({ servers: taken.url, user: taken.user, password: taken.password, name: 'test', logger: pino({ level: 'silent' }) });
      await link.jsm.streams.add({ name: 'OTHER', subjects: ['$KV.roundsman_audit.>'] });
    });
    after(async () => {
      await link.close();
      await taken.stop();
    });

    it('says which and what to do', async () => {
      expect(await refusal(connectTest(taken))).to.match(/another stream with subjects of KV_roundsman_audit \(\$KV\.roundsman_audit\.>\): remove it/);
    });

    it('tries again, since an old server reserves the subjects of a stream before its name exists', async () => {
      const { streams } = link.jsm;
      const add = streams.add.bind(streams);
      let refused = 0;
      streams.add = (config) => add(config).catch(async (error: unknown) => {
        refused++;
        await streams.delete('OTHER');
        throw error;
      });
      await ensureStream(link, bucketConfig('audit', 1));
      expect(refused).to.equal(1);
      expect((await streams.info('KV_roundsman_audit')).config.subjects).to.deep.equal(['$KV.roundsman_audit.>']);
    });
  });
});
