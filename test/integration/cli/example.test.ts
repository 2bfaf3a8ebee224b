import { expect } from 'chai';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommandLine } from '../../../src/cli/program.js';
import { readProblemFile } from '../../../src/cli/problem-file.js';
import { requestToJson } from '../../../src/contract/wire.js';
import { packageRoot } from '../../../src/root.js';
import { loadManifests } from '../../../src/strategy/registry.js';
import { installExample, whyNoPyvrp } from '../../helpers/pyvrp-example.js';
import { startRunningService, type RunningService } from '../../helpers/running-service.js';
import { accountOn, solveOver } from '../../helpers/service-client.js';

describe('the example in Python', function () {
  let folder: string;
  let strategies: string;

  before(function () {
    const reason = whyNoPyvrp();
    if (reason !== null) {
      console.log(`    skipped: ${reason}`);
      this.skip();
    }
    folder = mkdtempSync(join(tmpdir(), 'roundsman-example-'));
    strategies = join(folder, 'strategies');
    mkdirSync(strategies);
    installExample(strategies);
  });
  after(() => folder === undefined || rmSync(folder, { recursive: true, force: true }));

  it('passes the conformance check', async () => {
    let out = '';
    const status = await runCommandLine(['strategy', 'check', join(strategies, 'pyvrp'), '--json'], { out: (text) => (out += text), err: (text) => (out += text) });
    expect({ status, findings: JSON.parse(out).findings }).to.deep.equal({ status: 0, findings: [] });
  });

  it('solves what a partner submits when the service loads it', async () => {
    let service: RunningService | null = null;
    try {
      service = await startRunningService({ DATA_DIR: join(folder, 'data'), STRATEGIES_DIR: strategies, WORKER_SLOTS: '1', SOLVE_THREADS: '1' });
      const { request } = readProblemFile(join(packageRoot, 'test', 'data', 'instances', 'X-n101-k25.vrp'));
      const body = { ...(requestToJson(request!) as object), strategy: 'pyvrp', time_limit_seconds: 4 };
      const answer = await solveOver(service, await accountOn(service, 'lab', 'enterprise'), body, 60_000);
      expect(answer, JSON.stringify(answer)).to.include({ success: true });
      expect(answer.result).to.include({ strategy: 'pyvrp' });
      expect(answer.result!.total_cost).to.be.within(27591, 29000);
    } finally {
      if (service !== null) {
        service.child.kill('SIGTERM');
        await service.ended;
      }
    }
  });
});

describe('examples', () => {
  it('implement the protocol with the same module as the template', () => {
    const [template, example] = ['template/python', 'examples/pyvrp'].map((folder) => readFileSync(join(packageRoot, 'strategies', folder, 'roundsman.py'), 'utf8'));
    expect(example === template, 'copy strategies/template/python/roundsman.py').to.equal(true);
  });

  it('are not loaded with the strategies of the service', () => {
    expect(loadManifests().map(({ name }) => name)).to.not.include('pyvrp');
  });
});
