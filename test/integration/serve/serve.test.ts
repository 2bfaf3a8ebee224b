import { expect } from 'chai';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { namedMetrics } from '../../helpers/deployment.js';
import { labelValues, readMetricsPage } from '../../helpers/metrics-page.js';
import { freePorts } from '../../helpers/ports.js';
import { allGone, MAIN, startRunningService, temporaryFolders, type RunningService } from '../../helpers/running-service.js';
import { PATIENCE_MS, until } from '../../helpers/until.js';

interface Envelope {
  readonly success: boolean;
  readonly request_id: string;
  readonly error: string | null;
  readonly result: { readonly status?: string; readonly phase?: string; readonly total_cost?: number; readonly routes?: object } | null;
}

const PROBLEM = {
  node_num: 3, vehicle_num: 2, distance_matrix: [[0, 1, 2], [1, 0, 1], [2, 1, 0]],
  start_nodes: [0, 0], end_nodes: [0, 0], node_demands: [0, 1, 1], vehicles_capacity: [2, 2],
};

describe('the service as a whole', function () {
  const folders = temporaryFolders();
  const environment = { DATA_DIR: folders.dataDir, STRATEGIES_DIR: folders.strategiesDir, WORKER_SLOTS: '3', SOLVE_THREADS: '1' };
  let service: RunningService;
  let credentials: Record<string, string>;

  const call = async (path: string, body?: object): Promise<{ status: number; envelope: Envelope }> => {
    const response = await fetch(`${service.url}${path}`, {
      headers: { ...credentials, 'content-type': 'application/json', connection: 'close' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    });
    return { status: response.status, envelope: (await response.json()) as Envelope };
  };
  const submit = async (changes: object): Promise<string> => {
    const { status, envelope } = await call('/api/v1/solve', { ...PROBLEM, ...changes });
    expect(status, JSON.stringify(envelope)).to.equal(200);
    return envelope.request_id;
  };
  const poll = async (id: string) => call(`/api/v1/solve/result/${id}`);
  const phaseOf = async (id: string) => (await poll(id)).envelope.result?.phase;
  const solved = async (id: string) => until(`task ${id} to be solved`, async () => {
    const { status, envelope } = await poll(id).catch(() => ({ status: 0, envelope: null }));
    expect(status).to.be.oneOf([0, 200, 503]);
    if (status === 200 && envelope!.result?.status !== 'processing') expect(envelope).to.include({ success: true });
    return status === 200 && envelope!.result?.total_cost !== undefined;
  });
  const kill = (title: string) => process.kill(service.find(title).pid, 'SIGKILL');

  before(async () => {
    service = await startRunningService(environment);
    await until('the demo account', () => service.errors().includes('export ROUNDSMAN_URL='));
    const [, key] = /^ {2}key {7}(rm_\S+)$/m.exec(service.errors()) ?? [];
    credentials = { 'x-user-name': 'demo', 'x-api-key': key ?? '' };
  });
  after(async () => {
    service.child.kill('SIGTERM');
    await service.ended;
    folders.remove();
  });

  it('creates an account on its first run, with a curl line that works', async () => {
    const [, url, headers, body] = /^ {2}curl -sS (\S+) (.*) -d '(.*)'$/m.exec(service.errors()) ?? [];
    expect(url).to.equal(`${service.url}/api/v1/solve`);
    expect(headers).to.equal(`-H 'Content-Type: application/json' -H 'X-User-Name: demo' -H 'X-Api-Key: ${credentials['x-api-key']}'`);
    const id = await submit(JSON.parse(body!) as object);
    await solved(id);
  });

  it('shows its processes by their titles', async () => {
    const titles = service.processes().map(({ args }) => args.split(' ')[0]!.split('/').at(-1));
    expect(titles).to.include.members(['roundsman-serve', 'nats-server', 'roundsman-api', 'roundsman-worker']);
    await until('a warm solving child', () => service.processes().some(({ args }) => args.startsWith('roundsman-solve')));
  });

  it('is ready, and shows the metrics of all processes on one page', async () => {
    expect((await fetch(`${service.url}/health/ready`)).status).to.equal(200);
    const page = await (await fetch(service.metricsUrl)).text();
    for (const name of ['supervisor', 'api-1', 'worker']) expect(page).to.contain(`process_cpu_seconds_total{process="${name}"}`);
    expect(page).to.match(/^roundsman_tasks_accepted_total\{.*process="api-1"\} \d+$/m);
    expect(page.match(/^# TYPE process_cpu_seconds_total /gm)).to.have.length(1);
  });

  it('shows every metric named in rules, dashboard and scaling, distinguished by few labels with few values', async () => {
    const id = await submit({});
    await solved(id);
    expect((await call('/api/v1/solve', {})).status).to.equal(422);
    expect((await call(`/api/v1/solve/result/${id}x/${id}`)).status).to.equal(404);
    await until('the streams to be measured', async () => (await (await fetch(service.metricsUrl)).text()).includes('roundsman_broker_stream_bytes{'));
    const text = await (await fetch(service.metricsUrl)).text();
    const page = readMetricsPage(text);
    expect([...page.keys()]).to.include.members([...namedMetrics()]);
    const values = labelValues(page, 'roundsman_');
    expect(['access', 'action', 'api', 'code', 'feature', 'kind', 'method', 'le', 'operation', 'outcome', 'phase', 'pool', 'process', 'protection', 'reason', 'role', 'size', 'status', 'strategy', 'stream', 'trace', 'variant', 'version']).to.include.members([...values.keys()]);
    for (const [label, seen] of values) {
      expect(seen.size, label).to.be.below(60);
      for (const value of seen) expect(value, label).to.match(/^[\w.+-]{1,40}$/).and.not.contain(id).and.not.equal('demo');
    }
    // Most of it is zeros, such as the buckets of every strategy and size.
    expect(text.length).to.be.below(400_000);
  });

  it('gives the command line access through broker.json, which only its owner may read', () => {
    expect(statSync(join(folders.dataDir, 'broker.json')).mode & 0o777).to.equal(0o600);
    const { stdout, status } = spawnSync(process.execPath, [MAIN, 'account', 'list', '--json'], { env: { ...process.env, ...environment }, encoding: 'utf8' });
    expect(status).to.equal(0);
    expect(JSON.parse(stdout)).to.have.length(1).and.to.have.nested.property('[0].user', 'demo');
  });

  it('reads a password from standard input, and warns of a key whose plan has no API access', () => {
    const command = (input: string, ...args: string[]) => spawnSync(process.execPath, [MAIN, ...args], { env: { ...process.env, ...environment }, encoding: 'utf8', input });
    expect(command('correct horse\n', 'account', 'create', 'reader', '--plan', 'free', '--password').stderr).to.equal('');
    expect(JSON.parse(command('', 'account', 'show', 'reader', '--json').stdout)).to.include({ has_password: true });
    expect(command('battery staple\r\n', 'account', 'set-password', 'reader')).to.include({ status: 0, stdout: 'password of account reader set\n' });
    expect(command('', 'account', 'set-password', 'reader').stderr).to.include('the first line of standard input is empty');
    expect(command('', 'key', 'create', 'reader').stderr).to.include('The plan "free" of reader does not include API access');
    expect(command('', 'account', 'delete', 'reader').status).to.equal(0);
  });

  it('refuses a second run with its data folder', () => {
    const { status, stderr } = spawnSync(process.execPath, [MAIN, 'serve'], { env: { ...process.env, ...environment }, encoding: 'utf8' });
    expect(status).to.equal(1);
    expect(stderr).to.equal(`DATA_DIR=${folders.dataDir}: in use by the running process ${service.find('roundsman-serve').pid}; stop that process, or choose another folder\n`);
  });

  it('loses no task when worker, API, solving child and broker are killed, and recovers on its own', async () => {
    const ids = await Promise.all([1, 2, 3].map(async () => submit({ strategy: 'lasts', time_limit_seconds: 3 })));
    await until('all to be solved for', async () => (await Promise.all(ids.map(phaseOf))).every((phase) => phase === 'solving'));
    kill('roundsman-solve');
    const worker = service.find('roundsman-worker');
    kill('roundsman-worker');
    kill('nats-server');
    kill('roundsman-api');
    await allGone([worker], 5000);
    await Promise.all(ids.map(solved));
    await until('readiness', async () => (await fetch(`${service.url}/health/ready`)).status === 200);
  });

  it('exits within 25 s of SIGTERM even if a task would take longer, and resumes it at the next start', async () => {
    const id = await submit({ strategy: 'lasts', time_limit_seconds: 60 });
    await until('the solve', async () => (await phaseOf(id)) === 'solving');
    const processes = service.processes();
    const since = performance.now();
    service.child.kill('SIGTERM');
    expect(await service.ended).to.equal(0);
    expect(performance.now() - since).to.be.below(25_000);
    await allGone(processes, 1000);

    service = await startRunningService(environment);
    expect(service.errors()).not.to.contain('First run');
    await until('the solve again', async () => (await phaseOf(id)) === 'solving');
  });

  it('leaves no process behind when the supervisor is killed, and can start again immediately', async () => {
    const processes = service.processes();
    process.kill(service.find('roundsman-serve').pid, 'SIGKILL');
    await service.ended;
    await allGone(processes, 10_000);
    // A signal that kills `make` does not reach its recipe, which has to notice by itself.
    service = await startRunningService(environment, ['/bin/sh', '-c', '"$@" & wait', 'sh', process.execPath, MAIN, 'serve', '--end-with-parent']);
    const again = service.processes();
    service.child.kill('SIGKILL');
    await allGone(again, 25_000);
  });
});

describe('a service that cannot start', function () {
  const serve = (environment: Record<string, string>) => spawnSync(process.execPath, [MAIN, 'serve'], { env: { PATH: process.env['PATH'], ...environment }, encoding: 'utf8', timeout: PATIENCE_MS });

  it('says which variables are wrong', () => {
    const { status, stderr, stdout } = serve({ PORT: 'eighty', LOG_LEVEL: 'loud' });
    expect(status).to.equal(1);
    expect(stdout).to.equal('');
    expect(stderr).to.match(/^PORT=eighty: must be an integer from 0 to 65535; .*\nLOG_LEVEL=loud: must be one of .*\n$/);
  });

  it('says what is wrong with the plans file', () => {
    const { status, stderr } = serve({ PLANS_FILE: join(import.meta.dirname, 'serve.test.js') });
    expect(status).to.equal(1);
    expect(stderr).to.match(/^PLANS_FILE=.*serve\.test\.js: plans file .* cannot be read/);
  });

  it('says what is wrong with the selection file, by row, value and remedy', async () => {
    const folders = temporaryFolders();
    const [port, metricsPort] = await freePorts(2);
    const file = join(folders.dataDir, '..', 'selection.json');
    writeFileSync(file, JSON.stringify({ rows: [{ order: ['alns', 'magic'] }, { order: ['alns'], candidate: { strategy: 'hgs', share: 10 } }] }));
    const { status, stderr } = serve({ DATA_DIR: folders.dataDir, PORT: String(port), METRICS_PORT: String(metricsPort), SELECTION_FILE: file });
    folders.remove();
    expect(status).to.equal(1);
    expect(stderr.split('\n').slice(0, 3).map((line) => line.replace(`SELECTION_FILE=${file}: `, ''))).to.deep.equal([
      'row 1: order holds "magic", which is no installed strategy; write one of alns, hgs, savings, sweep, or install it (STRATEGIES_DIR)',
      'row 2: candidate.share is 10; write a number from 0 to 1, 0.1 for one problem in ten',
      'row 1: is for every problem, so the rows after it are never reached; move it to the end, or give it a condition (customers, features, without_features, stem_ratio, seconds)',
    ]);
  });

  it('says that its port is in use, and leaves nothing running', async () => {
    const folders = temporaryFolders();
    const [taken, metrics] = await freePorts(2);
    const blocker = createServer().listen(taken, '127.0.0.1');
    await once(blocker, 'listening');
    try {
      const { status, stderr } = serve({ DATA_DIR: folders.dataDir, PORT: String(taken), METRICS_PORT: String(metrics) });
      expect(stderr).to.equal(`127.0.0.1:${taken} is in use; stop the process that listens there, or choose another port (HOST and PORT, METRICS_HOST and METRICS_PORT)\n`);
      expect(status).to.equal(1);
      const left = spawnSync('ps', ['-e', '-o', 'args='], { encoding: 'utf8' }).stdout.split('\n').filter((line) => line.includes(folders.dataDir) && line.startsWith('/'));
      expect(left.filter((line) => !line.startsWith('/bin/sh')), left.join('\n')).to.deep.equal([]);
    } finally {
      blocker.close();
      folders.remove();
    }
  });
});
