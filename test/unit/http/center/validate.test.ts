import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { createMatrixStore } from '../../../../src/accounts/matrices.js';
import { parseUpload } from '../../../../src/contract/plan/parse-upload.js';
import { packageRoot } from '../../../../src/root.js';
import { startCenterService, type Browser, type CenterService } from '../../../helpers/center-service.js';
import { solveRequest } from '../../../helpers/http-service.js';
import { requiredPlan } from '../../../helpers/required-plan.js';

describe('checking a problem in the playground', () => {
  let service: CenterService;
  let browser: Browser;
  let account: string;
  before(async () => {
    service = await startCenterService();
    const signed = await service.signedIn('ada');
    browser = signed.browser;
    account = signed.account.id;
  });
  after(() => service.close());

  const reportOn = async (text: string | Uint8Array, headers: Record<string, string> = {}) => (await browser.call('POST', '/account/api/playground/validate', { body: text, headers })).body.result;
  const pretty = (fields: Record<string, unknown>) => JSON.stringify(solveRequest(4, fields), null, 2);
  /** The text that a finding points at. */
  const marked = (text: string, { offset, length, line, column }: { offset: number; length: number; line: number; column: number }) => {
    expect(text.split('\n')[line - 1]!.slice(column - 1)).to.equal(text.slice(offset).split('\n')[0]);
    return text.slice(offset, offset + length);
  };

  it('finds nothing wrong with a valid request, and names the strategy that would solve it', async () => {
    expect(await reportOn(pretty({}))).to.deep.equal({ format: 'json', api_version: 1, valid: true, findings: [], more_findings: 0, request: null, nodes: 4, vehicles: 2, strategy: 'savings', distance_rounding: 'as_given', positions: null });
    expect(service.broker.inspectQueue()).to.have.length(0);
  });

  it('warns of what has no effect, as a submission does', async () => {
    const text = pretty({ time_limit: 30, node_time_windows: [[0, 60], [0, 60], [0, 60], [0, 60]] });
    const { valid, findings, warnings } = await reportOn(text);
    expect({ valid, findings }).to.deep.equal({ valid: true, findings: [] });
    expect(warnings.map(({ code, loc }: any) => [code, ...loc])).to.deep.equal([['time_dimension_incomplete', 'body', 'node_time_windows'], ['unknown_field', 'body', 'time_limit']]);
    expect(warnings[1].message).to.match(/^"time_limit" \(30\) .*did you mean time_limit_seconds\?$/);
  });

  it('validates a request of version 2, with its warnings and the strategy that would solve it', async () => {
    const report = await reportOn(JSON.stringify(requiredPlan(3, { strategy: 'savings', vehicles: [{ id: 'van', count: 3, capacities: { pallets: 2 } }] })));
    expect(report).to.deep.include({ format: 'json', api_version: 2, request: null, nodes: 3, vehicles: 3 });
    expect(report.warnings.map(({ code }: any) => code)).to.deep.equal(['quantity_not_carried']);
  });

  it('knows the uploaded matrices that a request of version 2 names, and no others', async () => {
    const read = parseUpload(Buffer.from(JSON.stringify({ locations: ['street-1', 'depot'], durations_seconds: [[0, 60], [60, 0]] })));
    if (!('upload' in read)) throw new Error(JSON.stringify(read));
    await createMatrixStore({ broker: service.broker }).put(account, 10, { name: 'north', ...read.upload });
    const faultsOf = async (name: string) => (await reportOn(JSON.stringify(requiredPlan(1, { profiles: [{ id: 'van', travel: { type: 'uploaded', name } }] })))).findings
      .filter(({ loc }: any) => loc.includes('travel')).map(({ msg }: any) => msg);
    expect(await faultsOf('north')).to.deep.equal([]);
    expect(await faultsOf('nort')).to.have.length(1);
    expect((await faultsOf('nort'))[0]).to.match(/did you mean "north"\?$/);
  });

  it('puts an earlier request in the place of based_on, and returns the request in full', async () => {
    const accepted = await browser.call('POST', '/account/api/playground/solve?version=2', { body: requiredPlan(3) });
    const { request_id: id } = accepted.body.result;
    const changed = await reportOn(JSON.stringify({ based_on: { request_id: id, routes: 'none', remove: { stops: ['order-2'] } }, name: 'without one' }));
    expect(changed).to.deep.include({ api_version: 2, valid: true, findings: [], nodes: 2 });
    expect(changed.request.stops.map((stop: any) => stop.id)).to.deep.equal((requiredPlan(3)['stops'] as any[]).map((stop) => stop.id).filter((stop) => stop !== 'order-2'));
    expect(changed.request).to.include({ name: 'without one' }).and.not.have.property('based_on');
    const text = JSON.stringify({ based_on: { request_id: id, routes: 'none', remove: { stops: ['order-9'] } } }, null, 2);
    const { findings } = await reportOn(text);
    expect(findings.map(({ loc }: any) => loc)).to.deep.equal([['body', 'based_on', 'remove', 'stops', '0']]);
    expect(marked(text, findings[0])).to.equal('"order-9"');
    const unknown = await reportOn(JSON.stringify({ based_on: { request_id: `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`, routes: 'none' } }));
    expect(unknown.findings[0].msg).to.match(/no request of version 2 of this account/);
  });

  it('points at the fault in a request of version 2', async () => {
    const plan = requiredPlan(2);
    const [first, second] = plan['stops'] as object[];
    const text = JSON.stringify({ ...plan, stops: [first, { ...second, service_time: 60 }, { id: 'order-3' }] }, null, 2);
    const { valid, api_version: version, findings } = await reportOn(text);
    expect({ valid, version }).to.deep.equal({ valid: false, version: 2 });
    const misspelt = findings.find(({ loc }: any) => loc.at(-1) === 'service_time');
    expect(misspelt).to.deep.include({ loc: ['body', 'stops', '1', 'service_time'], msg: 'service_time is not a field of a stop: did you mean service_seconds?' });
    expect(marked(text, misspelt)).to.equal('60');
    const missing = findings.find(({ type }: any) => type === 'missing');
    expect(missing.loc.slice(0, 3)).to.deep.equal(['body', 'stops', '2']);
    expect(missing.remedy).to.match(/^Add "location"/);
  });

  it('locates what the plan does not allow in a request of version 2', async () => {
    const { browser: small } = await service.signedIn('sam', 'free');
    const text = JSON.stringify(requiredPlan(2, { vehicles: [{ id: 'van', count: 100_000 }] }), null, 2);
    const { findings } = (await small.call('POST', '/account/api/playground/validate', { body: text })).body.result;
    expect(findings[0]).to.deep.include({ loc: ['body', 'vehicles'], type: 'plan_limit' });
    expect(findings[0].msg).to.match(/^Vehicle count \(100000\) exceeds the limit of the plan "free" \(\d+\)$/);
  });

  it('points at the wrong value, and says what to do', async () => {
    const text = pretty({ node_demands: [0, 1, -4, 1], vehicle_num: 'two' });
    const { valid, findings } = await reportOn(text);
    expect(valid).to.equal(false);
    const demand = findings.find(({ loc }: any) => loc[1] === 'node_demands');
    if (demand) expect(marked(text, demand)).to.equal('-4');
    const vehicles = findings.find(({ loc }: any) => loc[1] === 'vehicle_num');
    expect(marked(text, vehicles)).to.equal('"two"');
    expect(vehicles.remedy).to.match(/number of vehicles/);
  });

  it('points at the object that lacks a field', async () => {
    const { node_demands: _, ...request } = solveRequest();
    const text = JSON.stringify(request);
    const [finding] = (await reportOn(text)).findings;
    expect(finding).to.deep.include({ loc: ['body', 'node_demands'], type: 'missing', line: 1, column: 1, offset: 0, length: 1 });
    expect(finding.remedy).to.match(/^Add "node_demands"/);
  });

  it('points at the character where the text stops being JSON', async () => {
    const text = '{\n  "node_num": 4,\n  "vehicle_num": }';
    const { findings: [finding] } = await reportOn(text);
    expect(finding).to.include({ type: 'json_invalid', line: 3, column: 18 });
    expect(marked(text, finding)).to.equal('}');
  });

  it('counts in UTF-16 like editors', async () => {
    const text = `{"name": "🚚🚚", "node_num": "x"}`;
    const finding = (await reportOn(text)).findings.find(({ loc }: any) => loc[1] === 'node_num');
    expect(marked(text, finding)).to.equal('"x"');
  });

  it('locates what the plan does not allow', async () => {
    const text = JSON.stringify({ ...solveRequest(2), node_num: 2001, node_positions: Array(2001).fill([0, 0]), distance_matrix: [], node_demands: Array(2001).fill(0) });
    const { findings: [finding], nodes } = await reportOn(text);
    expect(finding).to.include({ type: 'plan_limit' });
    expect(marked(text, finding)).to.equal('2001');
    expect(nodes).to.equal(2001);
  });

  it('finds an unknown strategy', async () => {
    const text = pretty({ strategy: 'nonesuch' });
    const { findings: [finding] } = await reportOn(text);
    expect(marked(text, finding)).to.equal('"nonesuch"');
  });

  it('shows the first hundred of many findings, and counts the rest', async () => {
    const { findings, more_findings: more } = await reportOn(pretty({ node_num: 300, node_positions: Array(300).fill([0, 'x']), distance_matrix: [], node_demands: Array(300).fill(0) }));
    expect(findings).to.have.length(100);
    expect(more).to.equal(200);
    expect(findings.at(-1).msg).to.not.match(/more faults/);
  });

  it('converts CVRPLIB and Solomon files to requests that are accepted', async () => {
    const files = join(packageRoot, 'test', 'data', 'instances');
    const { readdirSync } = await import('node:fs');
    const wanted = readdirSync(files, { recursive: true }).map(String).filter((name) => /\.(vrp|txt)$/.test(name)).slice(0, 12);
    expect(wanted.length).to.be.above(1);
    const formats = new Set<string>();
    for (const name of wanted) {
      const report = await reportOn(readFileSync(join(files, name)));
      formats.add(report.format);
      if (!report.valid) continue;
      expect(report.request.node_num, name).to.equal(report.nodes);
      const answer = await browser.call('POST', '/account/api/playground/solve', { body: report.request });
      expect(answer.status, `${name}: ${answer.text}`).to.equal(200);
    }
    expect(formats.has('cvrplib')).to.equal(true);
  });

  it('rounds the distances of a file like its family, so that a published solution has its published cost', async () => {
    const file = join(packageRoot, 'test', 'data', 'instances', 'X-n101-k25');
    const { distance_rounding: rounding, positions, request } = await reportOn(readFileSync(`${file}.vrp`));
    expect(rounding).to.equal('nearest_integer');
    expect(positions).to.have.length(101);
    expect(request.node_positions ?? null).to.equal(null);
    const routes = [...readFileSync(`${file}.sol`, 'utf8').matchAll(/^Route #\d+: (.*)$/gm)].map(([, stops]) => [0, ...stops!.trim().split(/\s+/).map(Number), 0]);
    const matrix = request.distance_matrix as number[][];
    const cost = routes.flatMap((stops) => stops.slice(1).map((to, i) => matrix[stops[i]!]![to]!)).reduce((sum, leg) => sum + leg, 0);
    expect(cost).to.equal(27_591);
    expect((await reportOn(readFileSync(join(packageRoot, 'test', 'data', 'instances', 'C101.txt')))).distance_rounding).to.equal('tenth_down');
    expect(await reportOn(JSON.stringify(solveRequest(3)))).to.include({ distance_rounding: 'as_given', positions: null });
  });

  it('says what is wrong with a file', async () => {
    const { format, findings: [finding] } = await reportOn('NAME : x\nTYPE : CVRP\nDIMENSION : many\nCAPACITY : 3\nEOF\n');
    expect(format).to.equal('cvrplib');
    expect(finding).to.deep.include({ loc: ['file'], type: 'file_invalid', line: null });
    expect(finding.msg).to.include('many');
  });

  it('validates large texts outside the main thread', async () => {
    const text = JSON.stringify({ ...solveRequest(2), node_num: 1500, node_positions: Array.from({ length: 1500 }, (_, i) => [Math.sin(i) * 1e6, Math.cos(i) * 1e6]), distance_matrix: [], node_demands: Array(1500).fill(0) }, null, 1);
    expect(text.length).to.be.above(64 * 1024);
    expect(await reportOn(text)).to.include({ valid: true, nodes: 1500 });
    expect(await reportOn(gzipSync(text), { 'content-encoding': 'gzip' })).to.include({ valid: true, nodes: 1500 });
  });

  it('limits the depth of nesting', async () => {
    for (const text of ['', ' ', '[]', 'null', '"x"', '1', '{', '['.repeat(100_000), '\u0000', 'VEHICLE\nNUMBER CAPACITY\n', 'NAME :', '{"__proto__": {"x": 1}}', 'a'.repeat(100_000)]) {
      const report = await reportOn(text === '' ? ' ' : text);
      expect(report.valid, text.slice(0, 20)).to.equal(false);
      expect(report.findings).to.not.be.empty;
    }
    expect((await reportOn(new Uint8Array([0x7b, 0xff, 0xfe]))).findings[0].msg).to.match(/UTF-8/);
  });

  const FLEETS: readonly [string, string, string][] = [
    ['Solomon', 'solomon', 'R1\nVEHICLE\nNUMBER CAPACITY\n999999999 200\nCUSTOMER\n0 1 1 0 0 99 0\n1 2 2 1 0 99 1\n'],
    ['smaller Solomon', 'solomon', 'R1\nVEHICLE\nNUMBER CAPACITY\n5000000 200\nCUSTOMER\n0 1 1 0 0 99 0\n1 2 2 1 0 99 1\n'],
    ['CVRPLIB', 'cvrplib', 'NAME : x\nDIMENSION : 2\nVEHICLES : 1000000\nCAPACITY : 9\nNODE_COORD_SECTION\n1 0 0\n2 1 1\nDEMAND_SECTION\n1 0\n2 1\nDEPOT_SECTION\n1\n-1\nEOF\n'],
  ];
  for (const [name, format, text] of FLEETS) {
    it(`rejects a ${name} text of ${text.length} bytes by the plan if it declares more vehicles than the plan allows`, async () => {
      const before = process.memoryUsage.rss();
      const { findings, request, ...report } = await reportOn(text);
      expect(report).to.include({ format, valid: false });
      expect(findings).to.have.length(1);
      expect(findings[0]).to.deep.include({ loc: ['body', 'vehicle_num'], type: 'plan_limit' });
      expect(findings[0].msg).to.match(/^Vehicle count \((999999999|5000000|1000000)\) exceeds the limit of the plan "pro" \(\d+\)$/);
      expect(request).to.equal(null);
      expect(process.memoryUsage.rss() - before).to.be.below(100 * 2 ** 20);
    });
  }

  it('reports why the request of a file would be rejected', async () => {
    const { findings: [finding] } = await reportOn(FLEETS[2]![2].replace('1000000', '2').replace('CAPACITY : 9', 'CAPACITY : -9'));
    expect(finding).to.include({ type: 'file_invalid' });
    expect(finding.msg).to.equal('as a solve request: vehicles_capacity[0] must be a number from 0 to 1e12 (got -9); vehicles_capacity[1] must be a number from 0 to 1e12 (got -9)');
  });

  it('answers other calls in the meantime: the event loop is never blocked for 50 ms by a text', async () => {
    const texts = [
      FLEETS[0]![2].replace('999999999', '2000'),
      JSON.stringify({ ...solveRequest(2), vehicle_num: 9000, start_nodes: Array(9000).fill(0), end_nodes: Array(9000).fill(0), vehicles_capacity: Array(9000).fill(1) }),
      `{"node_num": 5, "distance_matrix": [${Array(14_000).fill('"a"').join(',')}]}`,
      `${'\n'.repeat(60_000)}VEHICLE`,
    ];
    await reportOn(texts[0]!);
    let least = Infinity;
    for (let round = 0; round < 5 && least >= 50; round++) {
      const delay = monitorEventLoopDelay({ resolution: 5 });
      delay.enable();
      await Promise.all(texts.map((text) => reportOn(text)));
      delay.disable();
      least = Math.min(least, delay.max / 1e6);
    }
    expect(least).to.be.below(50);
  });
});
