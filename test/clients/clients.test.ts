import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { packageRoot } from '../../src/root.js';
import { CLIENT_TOOLCHAINS, hindrance } from '../helpers/client-toolchains.js';
import { planEntry } from '../helpers/plan-entry.js';
import { runToEnd } from '../helpers/run-to-end.js';
import { startRunningService, temporaryFolders, type RunningService } from '../helpers/running-service.js';
import { accountOn } from '../helpers/service-client.js';
import { CHANGED_STEPS, PLAN_CHANGES, PLAN_REPORT, PLAN_REQUEST } from './plan.js';

const PROXY_SECRET = 'conformance-secret';
const PLAIN = {
  node_num: 4, vehicle_num: 2, distance_matrix: [[0, 4, 5, 8], [4, 0, 3, 7], [5, 3, 0, 4], [8, 7, 4, 0]],
  start_nodes: [0, 0], end_nodes: [0, 0], node_demands: [0, 10, 15, 20], vehicles_capacity: [40, 40],
};
const INFEASIBLE = { ...PLAIN, vehicles_capacity: [20, 20] };

describe('generated clients', () => {
  const folders = temporaryFolders();
  let service: RunningService;
  let input: string;
  /** What every client must report for the solved task: the same problem has the same routes. */
  let solved: object;
  let failed: object;

  before(async function () {
    this.timeout(120_000);
    mkdirSync(folders.dataDir, { recursive: true });
    const plansFile = join(folders.dataDir, '..', 'plans.json');
    const plans = [planEntry({ id: 'free', api_access: false }), planEntry({ id: 'pro', submissions_per_minute: 1000 }), planEntry({ id: 'tiny', submissions_per_minute: 1 })];
    writeFileSync(plansFile, JSON.stringify({ plans }));
    service = await startRunningService({
      DATA_DIR: folders.dataDir, PLANS_FILE: plansFile, STRATEGIES_DIR: folders.strategiesDir, MARKETPLACE_PROXY_SECRET: PROXY_SECRET,
      MARKETPLACE_PLAN: 'pro', CALLBACK_ALLOW_CIDRS: '127.0.0.0/8', WORKER_SLOTS: '1', SOLVE_THREADS: '1',
    });
    const account = async (user: string, plan: string): Promise<{ user: string; key: string }> => ({ user, key: (await accountOn(service, user, plan, { plansFile }))['x-api-key'] as string });
    const partner = await account('partner', 'pro');
    const callbacks = { solved: await callbackBody(service, partner, PLAIN), failed: await callbackBody(service, partner, INFEASIBLE) };
    solved = reportedResult(callbacks.solved);
    failed = reportedFailure(callbacks.failed);
    input = join(folders.dataDir, '..', 'input.json');
    writeFileSync(input, JSON.stringify({
      url: service.url, partner, stranger: await account('stranger', 'pro'), free: await account('free', 'free'), limited: await account('limited', 'tiny'),
      proxySecret: PROXY_SECRET, unknownId: 'A'.repeat(22), callbacks, plan: PLAN_REQUEST, changes: PLAN_CHANGES,
    }));
  });

  after(async () => {
    service.child.kill('SIGTERM');
    await service.ended;
    folders.remove();
  });

  it('are generated from the document that the service serves', async () => {
    const served = await (await fetch(`${service.url}/openapi.json`)).json() as object;
    const bundled = JSON.parse(readFileSync(join(packageRoot, 'generated', 'openapi.json'), 'utf8')) as object;
    expect(served).to.deep.equal({ ...bundled, servers: [{ url: service.url, description: 'This deployment.' }] });
  });

  for (const toolchain of CLIENT_TOOLCHAINS) {
    it(`in ${toolchain.language} submit, poll to the end, and read every refusal and the callback with their own types`, async function () {
      const reason = hindrance(toolchain);
      if (reason !== null) {
        console.log(`      skipped ${toolchain.language}: ${reason}`);
        this.skip();
      }
      const command = await toolchain.prepare();
      const seen = JSON.parse(await runToEnd([...command, input]));
      expect(seen.accepted).to.deep.equal({ status: 'accepted', phase: 'queued' });
      expect(seen.running).to.deep.equal({ status: 'processing', has_phase: true, retry_after_seconds: 2 });
      expect(seen.solved).to.deep.equal(solved);
      expect(seen.timed).to.deep.include({ total_cost: 78.5, stops: 5 });
      for (const [arrive, leave] of seen.timed.time_windows['Vehicle 0']) expect(`${arrive} ${leave}`).to.match(/^\d\d:\d\d:\d\d \d\d:\d\d:\d\d$/);
      expect(seen.failed).to.deep.equal(failed);
      expect(seen.unauthorized).to.deep.equal({ status: 401, code: 'invalid_credentials' });
      expect(seen.forbidden).to.deep.equal({ status: 403, code: 'api_access_denied' });
      expect(seen.foreign).to.deep.equal({ status: 403, code: 'result_access_denied' });
      expect(seen.unknown).to.deep.equal({ status: 404, code: 'task_not_found' });
      expect(seen.invalid).to.deep.equal({
        status: 422, code: 'validation_failed', loc: ['body'], msg: 'Depot/start/end node 0 demand must be 0 (got 5)', type: 'value_error',
      });
      expect(seen.throttled).to.deep.equal({ status: 429, code: 'rate_limit_exceeded', is_header_equal: true });
      expect(seen.callbacks).to.deep.equal([solved, failed]);
      expect(seen.marketplace).to.deep.equal(solved);
      expect(seen.usage).to.deep.equal({ plan: 'pro', limit: 1000 });
      expect(seen.valid).to.deep.equal({ status: 'valid', customers: 3 });
      expect(seen.checked).to.deep.equal({ feasible: false, kinds: ['capacity'] });
      expect(seen.waited).to.deep.equal(solved);
      expect(seen.cancelled).to.include({ code: 'cancelled' });
      expect(seen.events).to.equal('finished');
      // Those that change a plan as well report its steps.
      const { changed = CHANGED_STEPS, ...planned } = seen.planned;
      expect(seen.handwritten).to.equal('valid');
      expect({ planned, changed }).to.deep.equal({ planned: PLAN_REPORT, changed: CHANGED_STEPS });
    }).timeout(600_000);
  }
});

/** What a client reports for a solved task, read from the wire. */
function reportedResult(body: string): object {
  const { result } = JSON.parse(body) as { result: SolvedOnWire };
  const { total_cost, routes, loads, time_windows, details } = result;
  expect(total_cost).to.equal(25);
  return { total_cost, routes, loads, time_windows, stops: details.vehicles[0]!.stops.length };
}

/** What a client reports for a failed task, read from the wire. */
function reportedFailure(body: string): object {
  const { code, error } = JSON.parse(body) as { code: string; error: string };
  expect(code).to.equal('no_feasible_solution');
  expect(error).to.match(/^No feasible solution: impossible, the total demand 45 exceeds the total capacity 40/);
  return { code, error };
}

interface SolvedOnWire {
  readonly total_cost: number;
  readonly routes: object;
  readonly loads: object;
  readonly time_windows: object;
  readonly details: { readonly vehicles: readonly { readonly stops: readonly unknown[] }[] };
}

/** Submits a request with a callback. @returns the received body */
async function callbackBody(service: RunningService, { user, key }: { user: string; key: string }, request: object): Promise<string> {
  let receive: (body: string) => void = () => {};
  const received = new Promise<string>((resolve) => (receive = resolve));
  const receiver = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => {
      response.end();
      receive(Buffer.concat(chunks).toString('utf8'));
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  try {
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/done`;
    const answer = await fetch(`${service.url}/api/v1/solve`, {
      method: 'POST', headers: { 'content-type': 'application/json', 'x-user-name': user, 'x-api-key': key },
      body: JSON.stringify({ ...request, callback_url: url }),
    });
    expect(answer.status).to.equal(200);
    return await received;
  } finally {
    receiver.closeAllConnections();
    receiver.close();
  }
}
