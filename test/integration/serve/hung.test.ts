import { expect } from 'chai';
import { allGone, MAIN, startRunningService, temporaryFolders, type RunningService } from '../../helpers/running-service.js';
import { accountOn } from '../../helpers/service-client.js';
import { until } from '../../helpers/until.js';

const PROBLEM = {
  node_num: 3, vehicle_num: 2, distance_matrix: [[0, 1, 2], [1, 0, 1], [2, 1, 0]],
  start_nodes: [0, 0], end_nodes: [0, 0], node_demands: [0, 1, 1], vehicles_capacity: [2, 2],
};
/** A hung process is detected after at most 6 s; the rest is a margin for a busy machine. */
const REPLACED_MS = 10_000;

describe('a process that hangs', function () {
  const folders = temporaryFolders();
  let service: RunningService;
  let headers: Record<string, string>;
  let slowestScrapeMs = 0;

  const call = async (path: string, body?: object): Promise<{ status: number; request_id?: string; result?: { total_cost?: number } | null; error?: string }> => {
    const response = await fetch(`${service.url}${path}`, {
      headers: { ...headers, 'content-type': 'application/json', connection: 'close' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    });
    return { status: response.status, ...((await response.json()) as object) };
  };
  const readiness = async () => call('/health/ready').then(({ status, error }) => `${status} ${error ?? ''}`.trim(), () => 'none');
  /** Sum of the series with this prefix of name and labels. */
  const metric = async (series: string): Promise<number> => {
    const since = performance.now();
    const page = await (await fetch(service.metricsUrl)).text();
    slowestScrapeMs = Math.max(slowestScrapeMs, performance.now() - since);
    const lines = page.split('\n').filter((line) => line.startsWith(series));
    expect(lines, series).not.to.have.length(0);
    return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
  };
  const accepted = async () => metric('roundsman_tasks_accepted_total{');
  const up = async (role: string) => metric(`roundsman_process_up{role="${role}"`);
  const hung = async (role: string) => metric(`roundsman_processes_hung_total{role="${role}"`);
  const submit = async (changes: object): Promise<string> => {
    const { status, request_id: id, error } = await call('/api/v1/solve', { ...PROBLEM, ...changes });
    expect(status, error).to.equal(200);
    return id!;
  };
  const solved = async (id: string) => until(`task ${id} to be solved`, async () => {
    const { status, result, error } = await call(`/api/v1/solve/result/${id}`).catch(() => ({ status: 503, result: null, error: null }));
    expect(status, String(error)).to.be.oneOf([200, 503]);
    return status === 200 && result?.total_cost !== undefined;
  }, 60_000, 50);

  before(async () => {
    // 256 open files are enough for all of this; macOS allows no more.
    const command = ['/bin/sh', '-c', 'ulimit -n 256 && exec "$@"', 'sh', process.execPath, MAIN, 'serve'];
    service = await startRunningService({ DATA_DIR: folders.dataDir, STRATEGIES_DIR: folders.strategiesDir, WORKER_SLOTS: '1', SOLVE_THREADS: '1' }, command);
    headers = await accountOn(service, 'hung', 'enterprise');
  });
  after(async () => {
    service.child.kill('SIGTERM');
    await service.ended;
    folders.remove();
  });

  it('is reported as up, by role, while it responds', async () => {
    for (const role of ['api-1', 'worker', 'nats-server']) {
      expect(await up(role), role).to.equal(1);
    }
    for (const role of ['roundsman-api', 'roundsman-worker', 'nats-server']) expect(await hung(role), role).to.equal(0);
  });

  it('is replaced, both worker and API, while the service reports that it is not ready, and its tasks continue', async () => {
    const ids = [await submit({ strategy: 'lasts', time_limit_seconds: 3 }), await submit({})];
    const worker = service.find('roundsman-worker');
    expect(await accepted()).to.equal(2);
    process.kill(worker.pid, 'SIGSTOP');
    await until('readiness to fail', async () => (await readiness()) === '503 Not ready: no worker answers');
    expect(await up('worker')).to.equal(0);
    const api = service.find('roundsman-api');
    process.kill(api.pid, 'SIGSTOP');
    await until('the API to be down on the page', async () => (await up('api-1')) === 0);
    await allGone([worker], REPLACED_MS);
    await allGone([api], REPLACED_MS);
    await until('readiness', async () => (await readiness()) === '200');
    await Promise.all(ids.map(solved));
    expect(await accepted(), 'counts of the API process that was killed').to.equal(2);
    for (const role of ['roundsman-api', 'roundsman-worker']) expect(await hung(role), role).to.equal(1);
    for (const role of ['api-1', 'worker']) expect(await up(role), role).to.equal(1);
  });

  it('is replaced if it is the broker, and nothing that was accepted is lost', async () => {
    const id = await submit({ strategy: 'lasts', time_limit_seconds: 1 });
    const broker = service.find('nats-server');
    process.kill(broker.pid, 'SIGSTOP');
    await until('the broker to be down on the page', async () => (await up('nats-server')) === 0);
    await allGone([broker], REPLACED_MS);
    await solved(id);
    await solved(await submit({}));
    expect(await hung('nats-server')).to.equal(1);
    expect(await up('nats-server')).to.equal(1);
  });

  it('never delays the metrics page by more than half a second', () => {
    // A scrape that waits for a hung process takes 10 s, until that process is replaced; a busy machine may add to the
    // half second.
    expect(slowestScrapeMs).to.be.below(5000);
  });
});
