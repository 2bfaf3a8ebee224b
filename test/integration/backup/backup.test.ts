import { expect } from 'chai';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { requiredPlan } from '../../helpers/required-plan.js';
import { MAIN, startRunningService, temporaryFolders, type RunningService } from '../../helpers/running-service.js';
import { accountOn, solveOver } from '../../helpers/service-client.js';
import { until } from '../../helpers/until.js';

const PROBLEM = {
  node_num: 3, vehicle_num: 2, distance_matrix: [[0, 1, 2], [1, 0, 1], [2, 1, 0]],
  start_nodes: [0, 0], end_nodes: [0, 0], node_demands: [0, 1, 1], vehicles_capacity: [2, 2],
};

/** Matrices over the locations of {@link requiredPlan} with two stops, and one more. */
const MATRICES = {
  locations: ['street-2', 'depot', 'street-1', 'elsewhere'],
  distances_meters: [[0, 2, 3, 9], [7, 0, 10, 9], [11, 13, 0, 9], [9, 9, 9, 0]],
  durations_seconds: [[0, 120, 180, 9], [240, 0, 300, 9], [360, 420, 0, 9], [9, 9, 9, 0]],
};
const NAMING = requiredPlan(2, { profiles: [{ id: 'van', travel: { type: 'uploaded', name: 'north' } }], iterations: 50 });

describe('backup and restore of a whole service', function () {
  const [first, second] = [temporaryFolders(), temporaryFolders()];
  const file = join(first.dataDir, '..', 'backup.jsonl.gz');
  const environment = { STRATEGIES_DIR: first.strategiesDir, WORKER_SLOTS: '1', SOLVE_THREADS: '1' };
  let service: RunningService | undefined;
  let credentials: Record<string, string>;

  const cli = (dataDir: string, ...args: string[]) => spawnSync(process.execPath, [MAIN, ...args, '--json'], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir }, encoding: 'utf8',
  });
  const stop = async (): Promise<void> => {
    service?.child.kill('SIGTERM');
    await service?.ended;
    service = undefined;
  };
  const submit = async (changes: object): Promise<string> => {
    const answer = await fetch(`${service!.url}/api/v1/solve`, {
      method: 'POST', headers: { ...credentials, 'content-type': 'application/json', connection: 'close' }, body: JSON.stringify({ ...PROBLEM, ...changes }),
    });
    expect(answer.status).to.equal(200);
    return ((await answer.json()) as { request_id: string }).request_id;
  };
  const poll = async (id: string): Promise<string> =>
    (await fetch(`${service!.url}/api/v1/solve/result/${id}`, { headers: { ...credentials, connection: 'close' } })).text();
  const solved = async (id: string): Promise<string> => until(`task ${id}`, async () => {
    const text = await poll(id);
    return text.includes('"total_cost"') ? text : null;
  });

  const matrices = async (init: RequestInit = {}): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${service!.url}/api/v2/matrices/north`, { ...init, headers: { ...credentials, 'content-type': 'application/json', connection: 'close' } });
    const body = (await answer.json()) as { result: Record<string, unknown> };
    expect(answer.status, JSON.stringify(body)).to.equal(200);
    return body.result;
  };
  /** The routes of a request that names the uploaded matrices. */
  const solvedByName = async (): Promise<unknown> => {
    const { result } = await solveOver(service!, credentials, NAMING, 60_000, 2);
    expect(result).to.have.nested.property('summary.stops_served', 2);
    return result!.routes;
  };

  after(async () => {
    await stop();
    first.remove();
    second.remove();
  });

  it('restores answers byte for byte, accounts with their keys, waiting tasks and uploaded matrices', async () => {
    service = await startRunningService({ ...environment, DATA_DIR: first.dataDir });
    credentials = await accountOn(service, 'saved', 'pro');
    const done = await submit({});
    const answer = await solved(done);
    await matrices({ method: 'PUT', body: JSON.stringify(MATRICES) });
    const routes = await solvedByName();
    const uploaded = await matrices();
    const waiting = await submit({ strategy: 'lasts', time_limit_seconds: 3 });

    const saved = cli(first.dataDir, 'backup', '-o', file);
    expect(saved.status, saved.stderr).to.equal(0);
    expect(JSON.parse(saved.stdout)).to.have.nested.property('records.tasks', 3);
    expect(JSON.parse(saved.stdout)).to.have.nested.property('records.matrices', 1);
    await stop();

    const restored = cli(second.dataDir, 'restore', file);
    expect(restored.status, restored.stderr).to.equal(0);
    service = await startRunningService({ ...environment, DATA_DIR: second.dataDir });
    expect(service.errors()).not.to.contain('First run');
    expect(await poll(done)).to.equal(answer);
    expect(await matrices()).to.deep.equal(uploaded);
    expect(await solvedByName()).to.deep.equal(routes);
    await solved(waiting);
    await solved(await submit({ name: 'new after the restore' }));
  });

  it('refuses to restore into a running service, and into a store that is not empty', async () => {
    const running = cli(second.dataDir, 'restore', file);
    expect(running.status).to.equal(1);
    expect(running.stderr).to.match(/in use by the running process/);
    await stop();
    const full = cli(second.dataDir, 'restore', file);
    expect(full.status).to.equal(1);
    expect(full.stderr).to.match(/the store is not empty/);
  });

  it('saves a stopped service too', async () => {
    const again = cli(second.dataDir, 'backup', '-o', join(first.dataDir, '..'));
    expect(again.status, again.stderr).to.equal(0);
    expect(JSON.parse(again.stdout)).to.have.property('path').that.match(/roundsman-\d{4}-\d\d-\d\dT\d{6}Z\.jsonl\.gz$/);
  });
});
