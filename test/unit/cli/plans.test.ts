import { expect } from 'chai';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { versionOfText } from '../../../src/contract/request-version.js';
import { requiredPlan } from '../../helpers/required-plan.js';
import { run } from '../../helpers/run-command.js';
import { testStrategies } from '../../helpers/test-worker.js';

/** By a strategy that needs no search: what is collected, one stop per vehicle. */
const [VAN] = requiredPlan()['vehicles'] as object[];
const stubbed = (stops: number, fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> =>
  requiredPlan(stops, { strategy: 'stub', vehicles: [{ ...VAN, count: stops }], ...fields });

describe('the command line on requests of version 2', () => {
  let folder: string;
  let request: string;
  const written = (name: string, value: unknown): string => {
    const path = join(folder, name);
    writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
    return path;
  };
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'roundsman-cli-plans-'));
    request = written('request.json', stubbed(3));
    cpSync(join(testStrategies, 'stub'), join(folder, 'strategies', 'stub'), { recursive: true });
    process.env['STRATEGIES_DIR'] = join(folder, 'strategies');
  });
  after(() => {
    Reflect.deleteProperty(process.env, 'STRATEGIES_DIR');
    rmSync(folder, { recursive: true });
  });

  it('tells the versions by the members of a request', () => {
    const versionOf = (text: string): number => versionOfText(new TextEncoder().encode(text));
    for (const text of ['{"stops": [], "vehicles": []}', '{"vehicles": []}', '{"locations": 3}']) expect(versionOf(text), text).to.equal(2);
    for (const text of ['{"node_num": 3}', '{"node_num": 3, "vehicles": []}', '{}', '[]', '{', 'null']) expect(versionOf(text), text).to.equal(1);
  });

  it('solves a request to a plan that verify accepts', async () => {
    const result = join(folder, 'plan.json');
    const solved = await run('solve', request, '-o', result, '--seed', '7');
    expect(solved, solved.err).to.include({ status: 0, out: `written to ${result}\n` });
    const plan = JSON.parse(readFileSync(result, 'utf8'));
    expect(plan).to.include({ seed: 7 });
    expect(plan.summary).to.include({ stops_served: 3, stops_unassigned: 0, vehicles_used: 3, distance_meters: 6000 });
    expect(plan.summary.costs).to.include({ total: 72, fixed: 60, distance: 12 });
    expect(await run('verify', request, result)).to.deep.equal({ status: 0, out: 'valid: cost 72\n', err: '' });
    const envelope = written('envelope.json', { success: true, result: plan });
    expect(JSON.parse((await run('verify', request, envelope, '--json')).out)).to.deep.equal({ valid: true, violations: [], total_cost: 72 });
  });

  it('says what routes violate, and that a claimed cost is wrong', async () => {
    const solved = JSON.parse((await run('solve', request, '--json')).out);
    const wrong = await run('verify', request, written('wrong.json', { ...solved, summary: { ...solved.summary, costs: { ...solved.summary.costs, total: 20 } } }));
    expect([wrong.status, wrong.out]).to.deep.equal([1, 'not valid:\n  wrong-cost: the plan: cost is 20; the model computes 72 (summary.costs.total).\n']);
    const partial = await run('verify', request, written('partial.json', { routes: [{ vehicle: 'van-1', steps: [{ type: 'start' }, { type: 'stop', stop: 'order-1' }] }] }), '--json');
    expect(partial.status).to.equal(1);
    expect(JSON.parse(partial.out).violations.map(({ kind }: { kind: string }) => kind)).to.deep.equal(['missing_stop', 'missing_stop']);
    const none = await run('verify', request, written('none.json', { routes: {} }));
    expect(none.out).to.match(/malformed-result: the result has no list "routes"/);
    expect((await run('verify', request, join(folder, 'x.sol'))).status).to.equal(2);
  });

  it('explains a refused request and a problem that no plan serves', async () => {
    const misspelt = await run('solve', written('misspelt.json', requiredPlan(2, { stop: [] })));
    expect(misspelt.status).to.equal(1);
    expect(misspelt.err).to.match(/misspelt\.json: not a valid solve request:\n {2}body\.stop: stop is not a field of a request: did you mean stops\?/);
    const heavy = (requiredPlan(2)['stops'] as object[]).map((stop) => ({ ...stop, delivers: null, collects: { boxes: 101 } }));
    const impossible = await run('solve', written('heavy.json', stubbed(2, { stops: heavy })));
    expect(impossible.status).to.equal(1);
    expect(impossible.err).to.match(/^No feasible solution: impossible, no vehicle can serve the stops order-1 and order-2: order-1 has 101 boxes; the capacity of van-1 is 100/);
    expect((await run('solve', request, '-o', join(folder, 'plan.sol'))).status).to.equal(2);
  });

  it('submits a request to the version that it is written for', async () => {
    const calls: string[] = [];
    const server = createServer((call, answer) => {
      calls.push(`${call.method!} ${call.url!}`);
      const result = call.method === 'POST' ? { status: 'accepted' } : { summary: { costs: { total: 26 } }, routes: [{}], solve_seconds: 0.1 };
      answer.setHeader('content-type', 'application/json').end(JSON.stringify({ success: true, request_id: 'abc', error: null, result }));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const environment = { ROUNDSMAN_USER: process.env['ROUNDSMAN_USER'], ROUNDSMAN_API_KEY: process.env['ROUNDSMAN_API_KEY'] };
    Object.assign(process.env, { ROUNDSMAN_USER: 'demo', ROUNDSMAN_API_KEY: 'key' });
    try {
      const submitted = await run('submit', request, '--wait', '--url', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      expect(submitted, submitted.err).to.include({ status: 0, err: 'accepted: abc\nsolved: cost 26, 1 routes, 0.1 s\n' });
      expect(calls).to.deep.equal(['POST /api/v2/solve', 'GET /api/v2/solve/result/abc']);
    } finally {
      for (const [name, value] of Object.entries(environment)) {
        if (value === undefined) Reflect.deleteProperty(process.env, name);
        else process.env[name] = value;
      }
      server.close();
    }
  });
});
