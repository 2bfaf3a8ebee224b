import { startNatsCluster } from '../../test/helpers/nats-cluster.js';
import { startNatsServer } from '../../test/helpers/nats-server.js';

/** The brokers under measurement. */
export interface MeasuredBrokers {
  readonly name: string;
  /** Environment variables for connecting the service. */
  readonly environment: Readonly<Record<string, string>>;
  readonly pids: readonly number[];
  stop(): Promise<void>;
}

/**
 * Starts one nats-server as configured by `make run`, or three on loopback as in `deploy/`, with three replicas of
 * everything.
 */
export async function startBrokers(count: 1 | 3): Promise<MeasuredBrokers> {
  if (count === 1) {
    const server = await startNatsServer();
    return { name: 'one broker', environment: access(server.url, server, 1), pids: [server.pid()], stop: async () => server.stop() };
  }
  const cluster = await startNatsCluster();
  return { name: 'three brokers', environment: access(cluster.urls, cluster, 3), pids: cluster.pids, stop: async () => cluster.stop() };
}

function access(url: string, { user, password }: { readonly user: string; readonly password: string }, replicas: number): Record<string, string> {
  return { NATS_URL: url, NATS_USER: user, NATS_PASSWORD: password, NATS_REPLICAS: String(replicas) };
}
