import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { findPrometheus, startPrometheus, type TestPrometheus } from '../../helpers/prometheus.js';
import { MAIN, startRunningService, temporaryFolders, type RunningService } from '../../helpers/running-service.js';
import { accountOn } from '../../helpers/service-client.js';
import { countOf } from '../../helpers/thorough.js';
import { until } from '../../helpers/until.js';

const BODY = JSON.stringify({
  node_num: 3, vehicle_num: 2, distance_matrix: [[0, 1, 2], [1, 0, 1], [2, 1, 0]],
  start_nodes: [0, 0], end_nodes: [0, 0], node_demands: [0, 1, 1], vehicles_capacity: [2, 2],
});
const PER_SECOND = 10;
const ROUNDS = countOf(1, 3);

describe('the counters of a service', function () {
  this.timeout(300_000);
  const folders = temporaryFolders();
  const environment = {
    DATA_DIR: folders.dataDir, STRATEGIES_DIR: folders.strategiesDir, WORKER_SLOTS: '1', SOLVE_THREADS: '1', BUSY_QUEUE_DEPTH: '100000',
  };
  const agent = new Agent({ connections: 16 });
  let service: RunningService;
  let headers: Record<string, string>;
  let prometheus: TestPrometheus;

  const restart = async (): Promise<void> => {
    const child = spawn(process.execPath, [MAIN, 'restart'], { env: { PATH: process.env['PATH'], DATA_DIR: folders.dataDir }, stdio: 'ignore' });
    expect(await once(child, 'exit')).to.deep.equal([0, null]);
  };
  /** Submits until stopped. @returns the number of calls answered, and of those accepted. */
  const submitting = (): { end(): Promise<{ answered: number; accepted: number }> } => {
    let over = false;
    const calls: Promise<number | null>[] = [];
    const submit = async (): Promise<number> => {
      const { statusCode, body } = await request(`${service.url}/api/v1/solve`, { dispatcher: agent, method: 'POST', headers, body: BODY });
      await body.dump();
      return statusCode;
    };
    const load = (async () => {
      while (!over) {
        calls.push(submit().catch(() => null));
        await delay(1000 / PER_SECOND);
      }
    })();
    return {
      end: async () => {
        over = true;
        await load;
        const statuses = await Promise.all(calls);
        return { answered: statuses.filter((status) => status !== null).length, accepted: statuses.filter((status) => status === 200).length };
      },
    };
  };
  const total = async () => (await prometheus.query('sum(roundsman_tasks_accepted_total)'))[0]?.value ?? -1;
  /** Increase of a sum from the first scrape to exactly the last one, so that Prometheus has nothing to extrapolate. */
  const increase = async (selector: string): Promise<number> => {
    const [last] = await prometheus.query(`max(timestamp(${selector}))`);
    const [sample] = await prometheus.query(`sum(increase(${selector}[1h]))`, new Date(last!.value * 1000));
    return sample!.value;
  };

  before(async function () {
    // `make promtool` fetches it.
    if (findPrometheus() === null) this.skip();
    service = await startRunningService(environment);
    headers = { ...await accountOn(service, 'counted', 'enterprise'), 'content-type': 'application/json' };
    prometheus = await startPrometheus({ targets: { roundsman: [service.metricsUrl] } });
    await until('the first scrape', async () => (await total()) === 0, undefined, 50);
  });
  after(async () => {
    await agent.close();
    await prometheus?.stop();
    service?.child.kill('SIGTERM');
    await service?.ended;
    folders.remove();
  });

  it(`lose nothing over ${ROUNDS} rolling restarts under ${PER_SECOND} submissions per second`, async () => {
    const load = submitting();
    for (let round = 1; round <= ROUNDS; round++) await restart();
    const { answered, accepted } = await load.end();
    expect(accepted).to.be.above(ROUNDS * PER_SECOND);
    await until('the last counts to be scraped', async () => (await total()) >= accepted, undefined, 100);
    expect(await increase('roundsman_tasks_accepted_total')).to.be.closeTo(accepted, 1e-6);
    expect(await increase('roundsman_http_requests_total{operation="submitSolve"}')).to.be.closeTo(answered, 1e-6);
    for (const { labels: { __name__: name } } of await prometheus.query('count by (__name__) ({__name__=~"(roundsman|process)_.+_(total|count|sum|bucket)"})')) {
      expect(await prometheus.query(`resets(${name}[1h]) > 0`), name).to.deep.equal([]);
    }
  });

  it('lose at most a second of counts when a process is killed, and never go down', async () => {
    const load = submitting();
    const before = await total();
    await until('counts', async () => (await total()) > before + PER_SECOND, undefined, 100);
    process.kill(service.find('roundsman-api').pid, 'SIGKILL');
    await until('the process to be started again', async () => (await prometheus.query('sum(roundsman_process_restarts_total{role="roundsman-api"})'))[0]?.value === 1, undefined, 100);
    await until('all to be up', async () => (await prometheus.query('sum(roundsman_process_up)'))[0]?.value === 3, undefined, 100);
    await load.end();
    expect(await prometheus.query('resets(roundsman_tasks_accepted_total[1h]) > 0')).to.deep.equal([]);
    expect(await total()).to.be.above(before + PER_SECOND);
  });
});
