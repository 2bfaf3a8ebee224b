import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { problemFromRequest } from '../../src/contract/problem.js';
import { requestToJson } from '../../src/contract/wire.js';
import { verifyResult } from '../../src/contract/result-reader.js';
import { evaluate } from '../../src/model/cost.js';
import { loadManifests } from '../../src/strategy/registry.js';
import { loadStrategy } from '../../src/strategy/loader.js';
import { runStrategy } from '../../src/strategy/run.js';
import { selectStrategy } from '../../src/strategy/selection.js';
import { sketchOf } from '../../src/strategy/sketch.js';
import { randomRequest } from '../helpers/random-problem.js';
import { startRunningService, temporaryFolders, type RunningService } from '../helpers/running-service.js';
import { accountOn, solveOver } from '../helpers/service-client.js';

const LIMIT_SECONDS = 10;

/** Peak memory of a process, MB; 0 if it has exited. */
function peakMegabytes(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

describe('large requests through HTTP', () => {
  const folders = temporaryFolders();
  let service: RunningService;
  let credentials: Record<string, string>;
  before(async function () {
    this.timeout(90_000);
    service = await startRunningService({ DATA_DIR: folders.dataDir, WORKER_SLOTS: '1', SOLVE_THREADS: '2' });
    credentials = await accountOn(service, 'large', 'enterprise');
  });
  after(async () => {
    service.child.kill('SIGTERM');
    await service.ended;
    folders.remove();
  });

  it('solves 10,000 nodes from coordinates; prints time and memory', async () => {
    const request = { ...randomRequest(1, { customers: 9999, vehicles: 1500, positions: true, timed: false, tightness: 0.2 }), timeLimitSeconds: LIMIT_SECONDS };
    const peaks = new Map<string, number>();
    const watch = setInterval(() => {
      for (const { pid, args } of service.processes()) {
        const name = args.split(' ')[0]!.split('/').at(-1)!;
        peaks.set(name, Math.max(peaks.get(name) ?? 0, peakMegabytes(pid)));
      }
    }, 500);
    const began = performance.now();
    const answer = await solveOver(service, credentials, requestToJson(request), 180_000).finally(() => clearInterval(watch));
    const seconds = (performance.now() - began) / 1000;
    expect(answer.error).to.equal(null);
    expect(verifyResult(problemFromRequest(request), answer)).to.deep.equal([]);
    const memory = [...peaks].map(([name, megabytes]) => `${name} ${megabytes.toFixed(0)}`).join(', ');
    console.log(`      cost ${answer.result!.total_cost.toFixed(0)}, solved in ${answer.result!.time} s, answered after ${seconds.toFixed(1)} s; MB: ${memory}`);
    expect(answer.result!.time).to.be.below(LIMIT_SECONDS + 2);
  }).timeout(240_000);

  for (const customers of [100, 400, 999]) {
    it(`comes as close to the best with ${customers + 1} nodes and a matrix as in this process; prints both costs`, async () => {
      const request = {
        ...randomRequest(3, { customers, vehicles: customers, positions: false, timed: false, tightness: 0.1 }),
        seed: 1, timeLimitSeconds: LIMIT_SECONDS,
      };
      const problem = problemFromRequest(request);
      const answer = await solveOver(service, credentials, requestToJson(request), 120_000);
      expect(verifyResult(problem, answer)).to.deep.equal([]);
      const selection = selectStrategy(loadManifests(), { ...sketchOf(problem), limitSeconds: LIMIT_SECONDS });
      if ('reason' in selection) throw new Error(selection.reason);
      const strategy = await loadStrategy(selection.manifest);
      const { routes } = await runStrategy(problem, selection.manifest, strategy, { seed: 1, limitMs: LIMIT_SECONDS * 1000, threads: 2 });
      const [http, local] = [answer.result!.total_cost, evaluate(problem, routes!).total];
      console.log(`      HTTP ${http.toFixed(1)} in ${answer.result!.time} s, here ${local.toFixed(1)}: ${(100 * (http / local - 1)).toFixed(2)} %`);
      expect(Math.abs(http / local - 1), `${http} against ${local}`).to.be.below(0.05);
    }).timeout(180_000);
  }
});
