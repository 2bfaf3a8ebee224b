import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { pino } from 'pino';
import { connectBroker } from '../../../src/nats/connect-broker.js';
import { findBrokerBinary } from '../../../src/serve/broker-binary.js';
import { readText, readYaml } from '../../helpers/deployment.js';
import { makeCertificates, natsEnvironment, startNatsCluster, type NatsCluster } from '../../helpers/nats-cluster.js';
import { freePorts } from '../../helpers/ports.js';
import { MAIN } from '../../helpers/running-service.js';
import { until } from '../../helpers/until.js';

const PROBLEM = {
  node_num: 3, vehicle_num: 1, distance_matrix: [[0, 1, 2], [1, 0, 1], [2, 1, 0]],
  start_nodes: [0], end_nodes: [0], node_demands: [0, 1, 1], vehicles_capacity: [2],
};

describe('the configuration of the NATS servers', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'roundsman-conf-'));
    writeFileSync(join(folder, 'nats.conf'), readText('nats/nats.conf'));
    writeFileSync(join(folder, 'tls.conf'), readText('nats/no-tls.conf'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));
  const check = (env: Record<string, string>) => spawnSync(findBrokerBinary().path, ['-t', '-c', join(folder, 'nats.conf')], { encoding: 'utf8', env });

  for (const password of ['0123456789abcdef', '12e4', 'plain']) {
    it(`is accepted by nats-server, with a password such as ${password}`, () => {
      const { status, stderr } = check(natsEnvironment('nats-0', ['nats-0:6222', 'nats-1:6222', 'nats-2:6222'], password));
      expect(status, stderr).to.equal(0);
    });
  }

  it('is invalid without its secrets', () => {
    const { status, stderr } = check({ SERVER_NAME: 'x' });
    expect(status).not.to.equal(0);
    expect(stderr).to.contain('NATS_USER');
  });
});

describe('two APIs and two workers on a cluster of three, with TLS', function () {
  let cluster: NatsCluster;
  let certificates: string;
  let environment: Record<string, string>;
  const processes: { child: ChildProcess; port: number; metricsPort: number }[] = [];
  let headers: Record<string, string>;

  /**
   * Starts what a container of compose.yaml and compose.tls.yaml runs, with its environment except addresses and files.
   */
  const start = async (service: 'api' | 'worker') => {
    const [port, metricsPort] = await freePorts(2);
    const child = spawn(process.execPath, [MAIN, service], {
      env: { ...environment, ...(readYaml('compose.yaml').services[service].environment as object), ...connection(), HOST: '127.0.0.1', PORT: String(port), METRICS_PORT: String(metricsPort), LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    processes.push({ child, port: port!, metricsPort: metricsPort! });
  };
  const connection = () => ({ NATS_URL: cluster.urls.replaceAll('nats:', 'tls:'), NATS_CA: join(certificates, 'ca.crt'), NATS_USER: cluster.user, NATS_PASSWORD: cluster.password, NATS_REPLICAS: '3' });
  const cli = (...args: string[]) => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [MAIN, ...args, '--json'], { env: { ...environment, ...connection() }, encoding: 'utf8' });
    expect(status, stderr).to.equal(0);
    return JSON.parse(stdout) as { key: string };
  };
  const call = async (api: number, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${processes[api]!.port}${path}`, {
      headers: { ...headers, connection: 'close' }, ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }), signal: AbortSignal.timeout(10_000),
    });
    return { status: response.status, envelope: (await response.json()) as { request_id: string; result?: { total_cost?: number } } };
  };
  const solvedBy = async (submitting: number, polling: number) => {
    const { status, envelope } = await call(submitting, '/api/v1/solve', PROBLEM);
    expect(status, JSON.stringify(envelope)).to.equal(200);
    await until('the result', async () => (await call(polling, `/api/v1/solve/result/${envelope.request_id}`)).envelope.result?.total_cost === 4);
  };
  const connectTo = async () => connectBroker({
    servers: cluster.urls, ca: join(certificates, 'ca.crt'), user: cluster.user, password: cluster.password, replicas: 3, name: 'test', jobLimit: 1501, logger: pino({ level: 'silent' }),
  });

  before(async () => {
    certificates = mkdtempSync(join(tmpdir(), 'roundsman-tls-'));
    makeCertificates(certificates);
    cluster = await startNatsCluster(certificates);
    environment = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' };
    await start('api');
    await start('api');
    await start('worker');
    await start('worker');
    const isUp = async (port: number, path: string) => fetch(`http://127.0.0.1:${port}${path}`).then(({ ok }) => ok, () => false);
    await until('all to be up', async () => (await Promise.all(processes.map(async ({ port, metricsPort }, index) => (index < 2 ? isUp(port, '/health/ready') : isUp(metricsPort, '/metrics'))))).every(Boolean));
    cli('account', 'create', 'acme', '--plan', 'pro');
    headers = { 'content-type': 'application/json', 'x-user-name': 'acme', 'x-api-key': cli('key', 'create', 'acme').key };
  });
  after(async () => {
    await Promise.all(processes.map(async ({ child }) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }));
    await (cluster as NatsCluster | undefined)?.stop();
    rmSync(certificates, { recursive: true, force: true });
  });

  it('solve what one API accepted and another is polled for', async () => solvedBy(0, 1));

  it('have one reconciler, which reports on store and replicas', async () => {
    const pages = async () => Promise.all(processes.slice(2).map(async ({ metricsPort }) => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()));
    await until('one to measure the streams', async () => (await pages()).some((page) => page.includes('roundsman_broker_stream_bytes{')));
    const active = (await pages()).map((page) => /^roundsman_reconciler_active\{process="worker"\} (\d)$/m.exec(page)?.[1]);
    expect(active).to.have.members(['0', '1']);
    const page = (await pages()).find((text) => text.includes('roundsman_broker_stream_bytes{'))!;
    expect(page).to.match(/^roundsman_broker_store_limit_bytes\{process="worker"\} 120000000000$|^roundsman_broker_store_limit_bytes\{process="worker"\} 128849018880$/m);
    expect(page).to.match(/^roundsman_broker_stream_replicas_behind\{stream="jobs",process="worker"\} 0$/m);
  });

  it('count every replica in the store, like its limit', async () => {
    const broker = await connectTo();
    // Writes continue meanwhile: the servers reach agreement in between.
    await until('three copies to be counted', async () => {
      const { streams, storedBytes } = await broker.usage();
      const oneCopy = streams.reduce((sum, { bytes }) => sum + bytes, 0);
      return Math.abs(storedBytes / oneCopy - 3) < 0.5;
    });
    await broker.close();
  });

  it('keep working after one server is lost, and show its replicas as behind', async () => {
    await cluster.kill(2);
    await until('a solve', async () => solvedBy(1, 0).then(() => true, () => false));
    const broker = await connectTo();
    await until('the copies to be seen behind', async () => (await broker.usage()).streams.every(({ replicasBehind }) => replicasBehind === 1));
    await broker.close();
  });
});
