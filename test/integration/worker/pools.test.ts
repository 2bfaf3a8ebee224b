import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { startNatsServer, type TestServer } from '../../helpers/nats-server.js';
import { freePorts } from '../../helpers/ports.js';
import { MAIN } from '../../helpers/running-service.js';
import { testStrategies } from '../../helpers/test-worker.js';
import { until } from '../../helpers/until.js';

const PROBLEM = {
  node_num: 3, vehicle_num: 2, distance_matrix: [[0, 1, 2], [1, 0, 1], [2, 1, 0]],
  start_nodes: [0, 0], end_nodes: [0, 0], node_demands: [0, 1, 1], vehicles_capacity: [2, 2],
};

interface Envelope {
  readonly request_id: string;
  readonly success: boolean;
  readonly result: { readonly status?: string; readonly phase?: string; readonly strategy?: string } | null;
}

describe('workers of one pool, apart from the others', function () {
  let folder: string;
  let broker: TestServer;
  let url: string;
  let credentials: Record<string, string>;
  const processes: ChildProcess[] = [];

  const environment = (changes: Readonly<Record<string, string>>): Record<string, string | undefined> => ({
    PATH: process.env['PATH'], HOME: process.env['HOME'], NATS_URL: broker.url, NATS_USER: broker.user, NATS_PASSWORD: broker.password,
    DATA_DIR: join(folder, 'data'), WORKER_SLOTS: '1', SOLVE_THREADS: '1', ...changes,
  });
  /** Starts a process of the service and waits until it reports that it is ready. */
  const start = async (args: readonly string[], changes: Readonly<Record<string, string>>): Promise<void> => {
    const child = spawn(process.execPath, [MAIN, ...args], { env: environment(changes), stdio: ['ignore', 'pipe', 'inherit'] });
    processes.push(child);
    let log = '';
    child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString('utf8')));
    await until(`${args.join(' ')} to be ready`, () => {
      if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}: ${log}`);
      return log.includes('"msg":"ready"');
    });
  };
  const command = (...args: string[]): string => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [MAIN, ...args, '--json'], { env: environment({}), encoding: 'utf8' });
    if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
    return stdout;
  };
  const call = async (path: string, body?: object): Promise<Envelope> => {
    const response = await fetch(`${url}${path}`, {
      headers: { ...credentials, 'content-type': 'application/json', connection: 'close' }, ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    return (await response.json()) as Envelope;
  };
  const solved = async (id: string): Promise<string | undefined> => {
    const answer = await until(`task ${id} to end`, async () => {
      const polled = await call(`/api/v1/solve/result/${id}`);
      return polled.result?.status === 'processing' ? null : polled;
    }, 30_000, 50);
    expect(answer).to.include({ success: true });
    return answer.result?.strategy;
  };

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'roundsman-pools-'));
    const manifest = JSON.stringify({ ...JSON.parse(readFileSync(join(testStrategies, 'stub', 'manifest.json'), 'utf8')) as object, name: 'lab-stub', pool: 'lab' });
    for (const machine of ['api', 'lab']) {
      mkdirSync(join(folder, machine, 'lab-stub'), { recursive: true });
      writeFileSync(join(folder, machine, 'lab-stub', 'manifest.json'), manifest);
    }
    cpSync(join(testStrategies, 'stub', 'index.js'), join(folder, 'lab', 'lab-stub', 'index.js'));
    writeFileSync(join(folder, 'lab', 'lab-stub', 'package.json'), '{"type": "module"}');
    broker = await startNatsServer();
    const [port, ...metrics] = await freePorts(4);
    url = `http://127.0.0.1:${port}`;
    // The API has only the manifest, the general worker nothing of the lab's.
    await start(['api'], { PORT: String(port), METRICS_PORT: String(metrics[0]), STRATEGIES_DIR: join(folder, 'api') });
    await start(['worker', '--pools', 'quick,general'], { METRICS_PORT: String(metrics[1]) });
    command('account', 'create', 'lab', '--plan', 'pro');
    const { key } = JSON.parse(command('key', 'create', 'lab')) as { key: string };
    credentials = { 'x-user-name': 'lab', 'x-api-key': key };
  });
  after(async () => {
    for (const child of processes) {
      if (child.exitCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    await broker.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('solve the tasks of a lab’s strategy through the shared broker, and the others never see them', async () => {
    const { request_id: waiting } = await call('/api/v1/solve', { ...PROBLEM, strategy: 'lab-stub' });
    // A later task of the others is done while the lab's task waits for the lab.
    const { request_id: other } = await call('/api/v1/solve', PROBLEM);
    expect(await solved(other)).to.equal('savings');
    expect((await call(`/api/v1/solve/result/${waiting}`)).result).to.include({ status: 'processing', phase: 'queued' });

    const [metricsPort] = await freePorts(1);
    await start(['worker', '--pools', 'lab'], { METRICS_PORT: String(metricsPort), STRATEGIES_DIR: join(folder, 'lab') });
    expect(await solved(waiting)).to.equal('lab-stub');
    const { request_id: next } = await call('/api/v1/solve', PROBLEM);
    expect(await solved(next)).to.equal('savings');
  });
});
