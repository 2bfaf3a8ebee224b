import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { MAIN, startRunningService, temporaryFolders, type RunningService } from '../../helpers/running-service.js';
import { accountOn } from '../../helpers/service-client.js';
import { countOf } from '../../helpers/thorough.js';
import { until } from '../../helpers/until.js';

const BODY = JSON.stringify({
  node_num: 3, vehicle_num: 2, distance_matrix: [[0, 1, 2], [1, 0, 1], [2, 1, 0]],
  start_nodes: [0, 0], end_nodes: [0, 0], node_demands: [0, 1, 1], vehicles_capacity: [2, 2],
});
const PER_SECOND = 20;
const ROUNDS = countOf(1, 3);
const SUBMIT_EVERY = 10;
/** Maximum number of unsolved tasks, so that one slot can keep up on any machine. */
const OPEN = 6;

describe('a rolling restart', function () {
  const folders = temporaryFolders();
  let service: RunningService;
  let credentials: Record<string, string>;
  const agent = new Agent({ connections: 16 });

  const environment = { DATA_DIR: folders.dataDir, STRATEGIES_DIR: folders.strategiesDir, API_PROCESSES: '2', WORKER_SLOTS: '1', SOLVE_THREADS: '1' };
  const restart = async (): Promise<{ status: number; out: string; err: string }> => {
    const child = spawn(process.execPath, [MAIN, 'restart', '--json'], { env: { PATH: process.env['PATH'], DATA_DIR: folders.dataDir }, stdio: ['ignore', 'pipe', 'pipe'] });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    const [status] = (await once(child, 'close')) as [number];
    return { status, out, err };
  };
  const call = async (path: string, body?: string) => {
    const answer = await request(`${service.url}${path}`, {
      dispatcher: agent, method: body === undefined ? 'GET' : 'POST', headers: { ...credentials, 'content-type': 'application/json' }, ...(body === undefined ? {} : { body }),
    });
    return { status: answer.statusCode, envelope: (await answer.body.json()) as { request_id: string; success: boolean; result: { status?: string; total_cost?: number } | null } };
  };
  const pids = (title: string): number[] => service.processes().filter(({ args }) => args.startsWith(title)).map(({ pid }) => pid);

  before(async () => {
    service = await startRunningService(environment);
    credentials = await accountOn(service, 'rolling', 'enterprise');
  });
  after(async () => {
    await agent.close();
    service.child.kill('SIGTERM');
    await service.ended;
    folders.remove();
  });

  it(`under ${PER_SECOND} calls per second fails no call and loses no task, ${ROUNDS} in a row`, async () => {
    const before = [...pids('roundsman-api'), ...pids('roundsman-worker')];
    expect(before).to.have.length(3);
    const ids: string[] = [];
    const left = new Set<string>();
    const amiss: string[] = [];
    let over = false;
    const caller = async (): Promise<void> => {
      for (let n = 0; !over; n++) {
        const polls = ids.length > 0 && (n % SUBMIT_EVERY !== 0 || left.size >= OPEN);
        const made = (polls ? call(`/api/v1/solve/result/${ids[n % ids.length]!}`) : call('/api/v1/solve', BODY)).then(
          ({ status, envelope }) => {
            if (status !== 200) amiss.push(`${status} ${JSON.stringify(envelope)}`);
            else if (envelope.result?.total_cost !== undefined) left.delete(envelope.request_id);
            else if (!polls) {
              ids.push(envelope.request_id);
              left.add(envelope.request_id);
            }
          },
          (error: unknown) => amiss.push(String(error)),
        );
        calls.push(made);
        await delay(1000 / PER_SECOND);
      }
    };
    const calls: Promise<unknown>[] = [];
    const load = caller();
    for (let round = 1; round <= ROUNDS; round++) expect(await restart()).to.deep.equal({ status: 0, out: `{"restarted":true,"round":${round}}\n`, err: '' });
    over = true;
    await load;
    await Promise.all(calls);
    expect(amiss, service.errors()).to.deep.equal([]);
    expect(calls.length).to.be.above(ROUNDS * PER_SECOND);
    expect(ids.length).to.be.above(ROUNDS);
    let last = '';
    await until(`all of ${ids.length} tasks to be solved`, async () => {
      // One at a time, so that polling does not take the processor from the solves.
      const [id] = left;
      if (id === undefined) return true;
      const { envelope } = await call(`/api/v1/solve/result/${id}`);
      last = JSON.stringify(envelope);
      if (envelope.result?.status === 'processing') return false;
      expect(envelope, last).to.include({ success: true });
      left.delete(id);
      return left.size === 0;
    }, 60_000, 50).catch((error: unknown) => { throw new Error(`${left.size} are left, one of them: ${last}\n${service.errors()}`, { cause: error }); });
    const now = [...pids('roundsman-api'), ...pids('roundsman-worker')];
    expect(now).to.have.length(3);
    expect(now.filter((pid) => before.includes(pid))).to.deep.equal([]);
  });

  it('shows every process on the metrics page afterwards, once', async () => {
    const page = await (await fetch(service.metricsUrl)).text();
    for (const name of ['supervisor', 'api-1', 'api-2', 'worker']) expect(page.match(new RegExp(`^process_cpu_seconds_total\\{process="${name}"\\}`, 'gm')), name).to.have.length(1);
    expect((await fetch(`${service.url}/health/ready`)).status).to.equal(200);
  });

  it('is refused if no service is running', async () => {
    service.child.kill('SIGTERM');
    await service.ended;
    const { status, err } = await restart();
    expect(status).to.equal(1);
    expect(err).to.match(/no service is running there/);
  });
});
