import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { brokerCache, versionOf } from '../../../src/serve/broker-binary.js';
import type { Broker } from '../../../src/tasks/ports.js';
import { CONTRACT_ACK_WAIT_MS, CONTRACT_JOB_LIMIT, describeBroker } from '../../helpers/broker-contract.js';
import { startNatsServer, type TestServer } from '../../helpers/nats-server.js';
import { CALLBACK_URL, createTaskWorld } from '../../helpers/task-world.js';
import { connectTest } from '../../helpers/test-broker.js';

/** The system's package of nats-server, as fetched by `make system-broker`, or a program given by the variable. */
const path = process.env['NATS_SERVER_2_9'] ?? join(brokerCache(), 'system', 'nats-server');

describe('the oldest nats-server', () => {
  let server: TestServer;
  let broker: Broker;
  before(async function () {
    const version = existsSync(path) ? versionOf(path) : null;
    if (version === null) {
      this.skip();
      return;
    }
    server = await startNatsServer({ binary: { path, version } });
    broker = await connectTest(server, { jobLimit: CONTRACT_JOB_LIMIT, ackWaitMs: CONTRACT_ACK_WAIT_MS });
  });
  after(async () => {
    await (broker as Broker | undefined)?.close();
    await (server as TestServer | undefined)?.stop();
  });

  it('reports what its writes survive', () => {
    expect(broker.durability).to.include({ serverVersion: server.version, replicas: 1 });
    if (/^2\.9\./.test(server.version)) expect(broker.durability.sync).to.equal('interval');
  });

  it('serves a task from submission to callback, and the reconciler', async () => {
    const world = createTaskWorld(broker, { patienceMs: 500 });
    const { record, deferred } = await world.submit({ facts: world.facts({ callbackUrl: CALLBACK_URL }) });
    await deferred;
    await broker.jobs.remove(record.pool, record.id);
    world.clock += 60_000;
    const reconciler = world.reconciler();
    await reconciler.pass();
    expect(await world.work()).to.equal('finished');
    await reconciler.stop();
    expect(await world.record(record.id)).to.include({ state: 'solved', callback: 'delivered', requeues: 1 });
  });

  describeBroker(() => broker);
});
