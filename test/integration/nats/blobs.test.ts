import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { connect, type NatsConnection } from 'nats';
import type { Broker } from '../../../src/tasks/ports.js';
import { startNatsServer, type TestServer } from '../../helpers/nats-server.js';
import { rejection } from '../../helpers/rejection.js';
import { connectTest } from '../../helpers/test-broker.js';

describe('blobs in a real broker', () => {
  let server: TestServer;
  let broker: Broker;
  let raw: NatsConnection;
  before(async () => {
    server = await startNatsServer();
    broker = await connectTest(server);
    raw = await connect({ servers: server.url, user: server.user, pass: server.password });
  });
  after(async () => {
    await raw.close();
    await broker.close();
    await server.stop();
  });
  const subjects = async (): Promise<string[]> => {
    const info = await (await raw.jetstreamManager()).streams.info('ROUNDSMAN_BLOBS', { subjects_filter: '>' });
    return Object.keys(info.state.subjects ?? {}).sort();
  };
  afterEach(async () => { await (await raw.jetstreamManager()).streams.purge('ROUNDSMAN_BLOBS'); });

  it('store 8 MB in messages of at most 512 kB', async () => {
    const bytes = randomBytes(8_000_000);
    await broker.blobs.put('problem.a.big', bytes);
    expect(await subjects()).to.have.lengthOf(16);
    const info = await (await raw.jetstreamManager()).streams.info('ROUNDSMAN_BLOBS');
    expect(info.state.bytes / 16).to.be.lessThan(512 * 1024);
    expect(Buffer.compare(await broker.blobs.get('problem.a.big') ?? Buffer.of(), bytes)).to.equal(0);
  });

  it('are compressed if that helps', async () => {
    await broker.blobs.put('problem.a.even', new Uint8Array(4_000_000));
    expect(await subjects()).to.deep.equal(['blob.problem.a.even']);
    expect((await broker.blobs.list('problem.'))[0]?.bytes).to.be.lessThan(50_000);
    expect(await broker.blobs.get('problem.a.even')).to.have.lengthOf(4_000_000);
  });

  it('are stored uncompressed if they are small or compression gains little', async () => {
    const digits = Buffer.from(Array.from({ length: 20_000 }, () => Math.floor(Math.random() * 200)));
    await broker.blobs.put('problem.a.dense', digits);
    await broker.blobs.put('problem.a.small', new Uint8Array(2000));
    const stored = new Map((await broker.blobs.list('problem.')).map(({ key, bytes }) => [key, bytes]));
    expect(stored).to.deep.equal(new Map([['problem.a.dense', 20_000], ['problem.a.small', 2000]]));
    expect(Buffer.compare(await broker.blobs.get('problem.a.dense') ?? Buffer.of(), digits)).to.equal(0);
  });

  it('are invisible until their last message arrives, and swept if it never does', async () => {
    await broker.blobs.put('problem.a.half', randomBytes(1_500_000));
    await broker.blobs.put('problem.a.whole', randomBytes(1_500_000));
    await (await raw.jetstreamManager()).streams.purge('ROUNDSMAN_BLOBS', { filter: 'blob.problem.a.half' });
    expect(await broker.blobs.get('problem.a.half')).to.equal(null);
    expect((await broker.blobs.list('problem.')).map((blob) => blob.key)).to.deep.equal(['problem.a.whole']);
    expect(await broker.blobs.sweep(60_000), 'too young').to.equal(0);
    expect(await broker.blobs.sweep(-1)).to.equal(1);
    expect((await subjects()).filter((subject) => subject.includes('half'))).to.deep.equal([]);
    expect(await broker.blobs.get('problem.a.whole')).to.have.lengthOf(1_500_000);
  });

  it('show the newest version when rewritten with other bytes, complete at every moment', async () => {
    const versions = [randomBytes(1_100_000), randomBytes(1_100_000)];
    await broker.blobs.put('problem.a.twice', versions[0] ?? Buffer.of());
    const writing = broker.blobs.put('problem.a.twice', versions[1] ?? Buffer.of());
    for (let i = 0; i < 5; i++) {
      const read = Buffer.from(await broker.blobs.get('problem.a.twice') ?? '');
      expect(versions.some((version) => version.equals(read))).to.equal(true);
    }
    await writing;
    expect(Buffer.from(await broker.blobs.get('problem.a.twice') ?? '').equals(versions[1] ?? Buffer.of())).to.equal(true);
    expect(await broker.blobs.sweep(-1)).to.equal(1);
  });

  it('are rejected if a byte has changed or a part is missing', async () => {
    await broker.blobs.put('problem.a.spoilt', randomBytes(900_000));
    const part = (await subjects()).find((subject) => subject.startsWith('part.')) ?? '';
    await raw.jetstream().publish(part, randomBytes(512_000));
    expect(String(await rejection(broker.blobs.get('problem.a.spoilt')))).to.match(/digest/);
    await (await raw.jetstreamManager()).streams.purge('ROUNDSMAN_BLOBS', { filter: part });
    expect(String(await rejection(broker.blobs.get('problem.a.spoilt')))).to.match(/is missing part 0 of 2/);
  });
});
