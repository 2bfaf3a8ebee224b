import { expect } from 'chai';
import { randomBytes } from 'node:crypto';
import { privateServerConfig } from '../../../src/nats/server-config.js';
import { createBusyGate, type ServiceLoad } from '../../../src/tasks/busy.js';
import { StoreFullError } from '../../../src/tasks/broker-errors.js';
import type { Broker } from '../../../src/tasks/ports.js';
import { solveRequest, withHttpService } from '../../helpers/http-service.js';
import { startNatsServer, type TestServer } from '../../helpers/nats-server.js';
import { rejection } from '../../helpers/rejection.js';
import { createTaskWorld } from '../../helpers/task-world.js';
import { connectTest } from '../../helpers/test-broker.js';
import { until } from '../../helpers/until.js';

const LIMIT = 8 * 2 ** 20;

describe('a store that is full', () => {
  let server: TestServer;
  let broker: Broker;
  before(async () => {
    server = await startNatsServer({
      config: (port, storeDir) => privateServerConfig({ version: '2.9.0', storeDir, port, user: 'test', password: 'test-password', maxFileBytes: LIMIT }).text,
    });
    broker = await connectTest(server, { storeLimitBytes: LIMIT });
  });
  after(async () => {
    await broker.close();
    await server.stop();
  });

  const fillers: string[] = [];
  /** Fills the store until it refuses, or is filled to the given share. */
  const fill = async (share: number): Promise<void> => {
    for (;;) {
      const { storedBytes } = await broker.usage();
      if (storedBytes >= share * LIMIT) return;
      const key = `result.filler.${fillers.length}`;
      await broker.blobs.put(key, randomBytes(Math.min(400_000, Math.max(20_000, share * LIMIT - storedBytes))));
      fillers.push(key);
    }
  };
  const empty = async (): Promise<void> => {
    for (const key of fillers.splice(0)) await broker.blobs.delete(key);
  };

  it('refuses submissions with 503 while results of accepted tasks still fit, and answers polls', async () => {
    await withHttpService<Broker>({ broker }, async (service) => {
      const accepted = (await service.submit(solveRequest())).body.request_id as string;
      await fill(0.955);
      // A new gate has not queried yet.
      await withHttpService<Broker>({ broker }, async (fresh) => {
        const { status, body, headers } = await fresh.submit(solveRequest());
        expect(status).to.equal(503);
        expect(body).to.include({ success: false, code: 'service_unavailable' });
        expect(body.error).to.match(/store is nearly full/);
        expect(headers['retry-after']).to.equal('60');
      });
      await broker.blobs.put('result.filler.last', randomBytes(20_000));
      fillers.push('result.filler.last');
      expect((await service.poll(accepted)).status).to.equal(200);
    });
    await empty();
  });

  it('has space for records when it has none for blobs, so that nothing is lost: a result waits for space', async () => {
    const world = createTaskWorld(broker, { patienceMs: 2_000 });
    const { record, deferred } = await world.submit();
    await deferred;
    const error = await rejection(fill(2));
    expect(error).to.be.instanceOf(StoreFullError);
    await broker.bucket<{ v: number }>('settings').put('probe', { v: 1 });

    world.outcome = (task) => ({ kind: 'solved', envelope: randomBytes(300_000), solveSeconds: 0.01, strategy: task.strategy });
    const working = world.work();
    await until('the solve', async () => (await world.record(record.id))?.state === 'solving');
    await empty();
    expect(await working).to.equal('finished');
    expect(await world.record(record.id)).to.include({ state: 'solved' });
  });

  it('does not count as full if it does not report its size', async () => {
    const gate = createBusyGate({
      jobs: broker.jobs, settings: broker.bucket<ServiceLoad>('settings'), depth: 10,
      usage: async () => ({ streams: [], storedBytes: 5, limitBytes: null }),
    });
    await gate.check();
  });
});
