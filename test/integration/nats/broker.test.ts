import pino from 'pino';
import { connectBroker } from '../../../src/nats/connect-broker.js';
import type { Broker } from '../../../src/tasks/ports.js';
import { CONTRACT_ACK_WAIT_MS, CONTRACT_JOB_LIMIT, describeBroker } from '../../helpers/broker-contract.js';
import { startNatsServer, type TestServer } from '../../helpers/nats-server.js';
import { describeEventBus } from '../../helpers/event-bus-contract.js';
import { connectTest } from '../../helpers/test-broker.js';

describe('the NATS broker', () => {
  let server: TestServer;
  let broker: Broker;
  let other: Broker;
  before(async () => {
    server = await startNatsServer();
    broker = await connectBroker({
      servers: server.url, user: server.user, password: server.password, name: 'test', private: true,
      jobLimit: CONTRACT_JOB_LIMIT, ackWaitMs: CONTRACT_ACK_WAIT_MS, logger: pino({ level: 'silent' }),
    });
    other = await connectTest(server, { jobLimit: CONTRACT_JOB_LIMIT, ackWaitMs: CONTRACT_ACK_WAIT_MS });
  });
  after(async () => {
    await other.close();
    await broker.close();
    await server.stop();
  });
  describeBroker(() => broker);
  describeEventBus(() => broker, () => other);
});
