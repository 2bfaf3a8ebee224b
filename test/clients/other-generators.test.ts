import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { clientFolder, OTHER_GENERATORS } from '../helpers/other-generators.js';
import { runToEnd } from '../helpers/run-to-end.js';
import { startRunningService, temporaryFolders, type RunningService } from '../helpers/running-service.js';
import { accountOn } from '../helpers/service-client.js';

const PROBLEM = {
  node_num: 4, vehicle_num: 2, distance_matrix: [[0, 4, 5, 8], [4, 0, 3, 7], [5, 3, 0, 4], [8, 7, 4, 0]],
  start_nodes: [0, 0], end_nodes: [0, 0], node_demands: [0, 10, 15, 20], vehicles_capacity: [40, 40],
};

describe('clients of other generators', () => {
  const folders = temporaryFolders();
  let service: RunningService;
  let document: string;
  let input: object;

  before(async function () {
    this.timeout(120_000);
    service = await startRunningService({ DATA_DIR: folders.dataDir, WORKER_SLOTS: '1', SOLVE_THREADS: '1' });
    const caller = await accountOn(service, 'partner', 'pro');
    document = await (await fetch(`${service.url}/openapi.json`)).text();
    input = { url: service.url, user: caller['x-user-name'], key: caller['x-api-key'], problem: PROBLEM };
  });

  after(async () => {
    service.child.kill('SIGTERM');
    await service.ended;
    folders.remove();
  });

  for (const generator of OTHER_GENERATORS) {
    const { name, programs } = generator;
    it(`made by ${name} of the served document, unpatched, submits, polls to the end by the state, and reads a refusal`, async function () {
      const missing = programs.filter((program) => spawnSync('which', [program]).status !== 0);
      if (missing.length > 0) {
        console.log(`      skipped ${name}: ${missing.join(', ')} not installed`);
        this.skip();
      }
      const folder = clientFolder(name);
      writeFileSync(join(folder, 'openapi.json'), document);
      writeFileSync(join(folder, 'input.json'), JSON.stringify(input));
      const command = await generator.prepare(folder);
      const seen = JSON.parse(await runToEnd([...command, join(folder, 'input.json')])) as unknown;
      expect(seen).to.deep.equal({ accepted: 'queued', total_cost: 25, refused: 'invalid_credentials' });
    }).timeout(600_000);
  }
});
