import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrokerBinary } from '../../src/serve/broker-binary.js';
import { DEPLOY, readText } from './deployment.js';
import { freePorts } from './ports.js';
import { until } from './until.js';

/** Three servers on loopback with the configuration that `deploy/` ships. */
export interface NatsCluster {
  /** In the form of `NATS_URL`. */
  readonly urls: string;
  readonly user: string;
  readonly password: string;
  readonly pids: readonly number[];
  /** Loopback ports on which the servers listen for each other. */
  readonly routePorts: readonly number[];
  /** Kills one server and waits for its exit; its store is kept. */
  kill(index: number): Promise<void>;
  stop(): Promise<void>;
}

/** The environment of a server, as in `deploy/compose.yaml`. */
export function natsEnvironment(name: string, routes: readonly string[], password: string): Record<string, string> {
  return {
    SERVER_NAME: name,
    NATS_USER: 'roundsman',
    NATS_PASSWORD: `"${password}"`,
    NATS_ROUTE_PASSWORD: `"route-${password}"`,
    NATS_ROUTES: `[${routes.map((host) => `"nats://route:route-${password}@${host}"`).join(', ')}]`,
  };
}

/**
 * Creates an authority and a certificate for loopback in a folder, or renews the certificate, with the program of
 * `deploy/`.
 */
export function makeCertificates(folder: string): void {
  execFileSync('sh', [join(DEPLOY, 'nats', 'make-certificates.sh'), folder, 'localhost'], { stdio: 'pipe' });
}

/**
 * Starts three servers on free ports and waits until all are healthy.
 * @param certificates folder of `makeCertificates`: the servers require TLS from clients and from each other.
 */
export async function startNatsCluster(certificates?: string): Promise<NatsCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'roundsman-cluster-'));
  const ports = await freePorts(9);
  const [client, route, monitor] = [ports.slice(0, 3), ports.slice(3, 6), ports.slice(6)];
  const { path } = findBrokerBinary();
  // Starts with digits, as a random one may.
  const password = '12e4secret';
  const children: ChildProcess[] = [];
  let said = '';
  const end = async (child: ChildProcess) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  const stop = async () => {
    await Promise.all(children.map(end));
    rmSync(folder, { recursive: true, force: true });
  };
  writeFileSync(join(folder, 'tls.conf'), certificates === undefined ? readText('nats/no-tls.conf') : readText('nats/tls.conf').replaceAll('/etc/nats-tls', certificates));
  for (const index of [0, 1, 2]) {
    const config = readText('nats/nats.conf')
      .replace('0.0.0.0:4222', `127.0.0.1:${client[index]!}`).replace('0.0.0.0:6222', `127.0.0.1:${route[index]!}`)
      .replace('0.0.0.0:8222', `127.0.0.1:${monitor[index]!}`).replace('store_dir: /data', `store_dir: ${JSON.stringify(join(folder, `store-${index}`))}`);
    const file = join(folder, `${index}.conf`);
    writeFileSync(file, config);
    const env = natsEnvironment(`nats-${index}`, route.map((port) => `127.0.0.1:${port}`), password);
    const child = spawn(path, ['-c', file], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.on('data', (chunk: Buffer) => { said = (said + chunk.toString()).slice(-4000); });
    children.push(child);
  }
  const healthy = async (port: number) => fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(1000) }).then(({ ok }) => ok, () => false);
  try {
    await until('three healthy servers', async () => {
      if (children.some(({ exitCode }) => exitCode !== null)) throw new Error(`a nats-server ended at its start: ${said}`);
      return (await Promise.all(monitor.map(healthy))).every(Boolean);
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    urls: client.map((port) => `nats://127.0.0.1:${port}`).join(','), user: 'roundsman', password,
    pids: children.map(({ pid }) => pid ?? 0), routePorts: route,
    kill: async (index) => end(children[index]!), stop,
  };
}
