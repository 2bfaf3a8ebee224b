import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectTcp, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { expect } from 'chai';
import { pino } from 'pino';
import { BrokerSetupError } from '../../../src/nats/errors.js';
import { connectBroker } from '../../../src/nats/connect-broker.js';
import { DEPLOY } from '../../helpers/deployment.js';
import { makeCertificates, startNatsCluster, type NatsCluster } from '../../helpers/nats-cluster.js';
import { startNatsServer } from '../../helpers/nats-server.js';
import { rejection } from '../../helpers/rejection.js';
import { MAIN } from '../../helpers/running-service.js';
import { until } from '../../helpers/until.js';

/** Connects without TLS and reads the line in which a server states its requirements. */
async function greeting(port: number): Promise<{ socket: Socket; info: { tls_required?: boolean } }> {
  const socket = connectTcp(port, '127.0.0.1');
  const [line] = (await once(socket, 'data')) as [Buffer];
  return { socket, info: JSON.parse(line.toString().replace(/^INFO /, '')) as { tls_required?: boolean } };
}

describe('a cluster with TLS', function () {
  let folder: string;
  let certificates: string;
  let ca: string;
  let cluster: NatsCluster;
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'roundsman-tls-'));
    certificates = join(folder, 'tls');
    ca = join(certificates, 'ca.crt');
    makeCertificates(certificates);
    cluster = await startNatsCluster(certificates);
  });
  after(async () => {
    await (cluster as NatsCluster | undefined)?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const connect = (changes: { servers?: string; ca?: string } = {}) => connectBroker({
    servers: cluster.urls, user: cluster.user, password: cluster.password, replicas: 3, name: 'test', jobLimit: 1501, logger: pino({ level: 'silent' }), ...changes,
  });
  const refusal = async (changes: { servers?: string; ca?: string }): Promise<string> => {
    const error = await rejection(connect(changes));
    expect(error).to.be.instanceOf(BrokerSetupError);
    return (error as Error).message;
  };
  const cli = (environment: Record<string, string>) => spawnSync(process.execPath, [MAIN, 'account', 'list'], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', NATS_URL: cluster.urls.replaceAll('nats:', 'tls:'), NATS_USER: cluster.user, NATS_PASSWORD: cluster.password, NATS_REPLICAS: '3', ...environment },
  });
  const clientPorts = () => cluster.urls.split(',').map((url) => Number(new URL(url).port));

  it('is required from clients and from the other servers', async () => {
    for (const port of clientPorts()) {
      const { socket, info } = await greeting(port);
      socket.destroy();
      expect(info.tls_required, String(port)).to.equal(true);
    }
    // Routes start with the handshake, and require a certificate of the same authority.
    for (const port of cluster.routePorts) {
      const stranger = connectTls({ port, host: '127.0.0.1', ca: readFileSync(ca) });
      const [error] = (await once(stranger, 'error')) as [NodeJS.ErrnoException];
      expect(error.code, String(port)).to.equal('ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED');
    }
  });

  it('is reached with NATS_CA, and keeps three replicas over the routes', async () => {
    for (const servers of [cluster.urls, cluster.urls.replaceAll('nats:', 'tls:')]) {
      const broker = await connect({ servers, ca });
      await broker.blobs.put('problem.tls', new Uint8Array(1000));
      await until('three copies', async () => (await broker.usage()).streams.every(({ replicasBehind }) => replicasBehind === 0));
      await broker.close();
    }
    const { status, stderr } = cli({ NATS_CA: ca });
    expect(status, stderr).to.equal(0);
  });

  it('refuses a client without NATS_CA, which says what to set', async () => {
    const reported = /signed by an authority that this machine does not trust.*set NATS_CA to the file of that authority's certificate/;
    expect(await refusal({})).to.match(reported);
    const { status, stderr } = cli({});
    expect(status).not.to.equal(0);
    expect(stderr).to.match(reported);
  });

  it('refuses a client with another authority, which names it', async () => {
    const other = join(folder, 'other');
    makeCertificates(other);
    expect(await refusal({ ca: join(other, 'ca.crt') })).to.contain(`NATS_CA=${join(other, 'ca.crt')} did not sign its certificate`);
  });

  it('is not abandoned for a server without TLS', async () => {
    const plain = await startNatsServer();
    try {
      expect(await refusal({ servers: plain.url, ca })).to.contain(`offers no TLS, which NATS_CA=${ca} requires`);
      expect(await refusal({ servers: plain.url.replace('nats:', 'tls:') })).to.contain('offers no TLS, which tls:// in NATS_URL requires');
    } finally {
      await plain.stop();
    }
  });

  it('serves a renewed certificate after reload.sh has seen it, without losing a connection', async () => {
    const [port] = clientPorts();
    const served = async () => {
      const { socket } = await greeting(port!);
      const secure = connectTls({ socket, servername: 'localhost', ca: readFileSync(ca) });
      await once(secure, 'secureConnect');
      const { fingerprint256 } = secure.getPeerX509Certificate()!;
      secure.destroy();
      return fingerprint256;
    };
    const onDisk = () => new X509Certificate(readFileSync(join(certificates, 'tls.crt'))).fingerprint256;
    const states: string[] = [];
    const broker = await connect({ servers: `nats://127.0.0.1:${port}`, ca });
    broker.onState((state) => states.push(state));
    const pidFile = join(folder, 'nats.pid');
    writeFileSync(pidFile, String(cluster.pids[0]));
    const reloader: ChildProcess = spawn('sh', [join(DEPLOY, 'nats', 'reload.sh'), certificates, pidFile, '0.2'], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      // It reloads once at startup.
      await once(reloader.stdout!, 'data');
      const before = onDisk();
      expect(await served()).to.equal(before);
      makeCertificates(certificates);
      expect(onDisk()).not.to.equal(before);
      await until('the renewed certificate', async () => await served() === onDisk());
      expect(states).to.deep.equal([]);
      expect(await broker.blobs.get('problem.tls')).to.have.length(1000);
    } finally {
      reloader.kill('SIGTERM');
      await broker.close();
    }
  });
});
