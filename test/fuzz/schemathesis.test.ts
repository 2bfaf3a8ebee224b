import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { packageRoot } from '../../src/root.js';
import { planEntry } from '../helpers/plan-entry.js';
import { pythonEnvironment } from '../helpers/python-environment.js';
import { requiredPlan } from '../helpers/required-plan.js';
import { runToEnd } from '../helpers/run-to-end.js';
import { startRunningService, temporaryFolders, type RunningService } from '../helpers/running-service.js';
import { accountOn, solveOver } from '../helpers/service-client.js';

/** Examples for each operation and phase; SCHEMATHESIS_EXAMPLES overrides it. */
const EXAMPLES = process.env['SCHEMATHESIS_EXAMPLES'] ?? '25';
/** Fewer than an account may have refused in a minute. */
const CALLS = '5000/m';
const folder = join(packageRoot, 'test', 'fuzz');
const PROBLEM = {
  node_num: 3, vehicle_num: 1, distance_matrix: [[0, 4, 5], [4, 0, 3], [5, 3, 0]], start_nodes: [0], end_nodes: [0], node_demands: [0, 1, 2], vehicles_capacity: [3],
};

describe('Schemathesis', () => {
  const folders = temporaryFolders();
  const work = join(folders.dataDir, '..');
  const plansFile = join(work, 'plans.json');
  let service: RunningService | undefined;
  let caller: Record<string, string>;
  let tasks: string[];
  let plans: string[];

  before(async function () {
    this.timeout(120_000);
    if (spawnSync('which', ['python3']).status !== 0) {
      console.log('      skipped: python3 is not installed');
      this.skip();
    }
    mkdirSync(folders.dataDir, { recursive: true });
    const plan = planEntry({ id: 'pro', submissions_per_minute: 1_000_000, monthly_quota: 10_000_000, default_solve_seconds: 1, max_solve_seconds: 1 });
    writeFileSync(plansFile, JSON.stringify({ plans: [plan] }));
    service = await startRunningService({
      DATA_DIR: folders.dataDir, PLANS_FILE: plansFile, TRUSTED_PROXIES: '127.0.0.1', BUSY_QUEUE_DEPTH: '1000000', WORKER_SLOTS: '1', SOLVE_THREADS: '1',
    });
    caller = await accountOn(service, 'fuzz', 'pro', { plansFile });
    const stranger = await accountOn(service, 'stranger', 'pro', { plansFile });
    const ends = [
      await solveOver(service, caller, PROBLEM, 60_000),
      await solveOver(service, caller, { ...PROBLEM, vehicles_capacity: [2] }, 60_000),
      await solveOver(service, stranger, PROBLEM, 60_000),
    ];
    expect(ends.map(({ success }) => success)).to.deep.equal([true, false, true]);
    tasks = ends.map(({ request_id: id }) => id);
    const planned = [await solveOver(service, caller, requiredPlan(), 60_000, 2), await solveOver(service, stranger, requiredPlan(), 60_000, 2)];
    expect(planned.map(({ success }) => success)).to.deep.equal([true, true]);
    plans = planned.map(({ request_id: id }) => id);
  });

  after(async function () {
    this.timeout(60_000);
    service?.child.kill('SIGTERM');
    await service?.ended;
    folders.remove();
  });

  it('finds nothing wrong with the running service', async () => {
    const { url } = service!;
    const output = await runToEnd([
      pythonEnvironment('schemathesis', join(folder, 'requirements.txt')), '-m', 'schemathesis.cli', '--config-file', join(folder, 'schemathesis.toml'), '--no-color',
      'run', `${url}/openapi.json`, '--url', url, '--max-examples', EXAMPLES, '--seed', '1', '--workers', '1', '--rate-limit', CALLS, '--generation-database', 'none',
    ], {
      folder: work,
      environment: {
        ROUNDSMAN_USER: caller['x-user-name']!, ROUNDSMAN_API_KEY: caller['x-api-key']!, ROUNDSMAN_TASKS: tasks.join(','), ROUNDSMAN_PLANS: plans.join(','), ROUNDSMAN_HOOKS: join(folder, 'hooks.py'),
      },
    });
    expect(output, output.slice(-4000)).to.match(/No issues found/i);
  }).timeout(3_600_000);
});
