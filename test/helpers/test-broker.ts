import pino from 'pino';
import { connectBroker, type BrokerOptions } from '../../src/nats/connect-broker.js';
import type { Broker } from '../../src/tasks/ports.js';
import type { TestServer } from './nats-server.js';

/** Connects to a test server; by default with a short lease, as its private one. */
export function connectTest(server: TestServer, options: Partial<BrokerOptions> = {}): Promise<Broker> {
  return connectBroker({
    servers: server.url, user: server.user, password: server.password, name: 'test', private: true, jobLimit: 1_000, ackWaitMs: 500,
    logger: pino({ level: process.env['TEST_LOG'] ?? 'silent' }), ...options,
  });
}
