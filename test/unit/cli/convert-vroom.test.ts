import { expect } from 'chai';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readVroom } from '../../../src/vroom/read-vroom.js';
import { run } from '../../helpers/run-command.js';
import { BAKERY, changed, NURSES } from '../vroom/inputs.js';

const TIMES = { duration_seconds: 0, driving_seconds: 0, setup_seconds: 0, service_seconds: 0, waiting_seconds: 0, break_seconds: 0, reload_seconds: 0, lateness_seconds: 0 };
const COSTS = { total: 41.5, fixed: 0, distance: 0, time: 41.5, overtime: 0, excess: 0, lateness: 0, vehicle_prices: 0, omission: 0, balance: 0, changes: 0 };
const ANSWER = {
  success: true,
  result: {
    summary: { ...TIMES, costs: COSTS, vehicles_used: 1, stops_served: 1, stops_unassigned: 0, shipments_served: 0, shipments_unassigned: 0, reloads: 0, distance_meters: 1200 },
    routes: [{
      ...TIMES, vehicle: '12', vehicle_number: 1, costs: COSTS, distance_meters: 1200, departs_at: '1970-01-01T00:10:00Z', ends_at: '1970-01-01T00:30:00Z',
      steps: [
        { type: 'start', location: '1', ends_at: '1970-01-01T00:10:00Z', distance_meters: 0, loads: { 'amount-1': 3, 'amount-2': 1 } },
        {
          type: 'stop', stop: '102', location: '2', arrives_at: '1970-01-01T00:26:00Z', begins_at: '1970-01-01T00:26:00Z', ends_at: '1970-01-01T00:30:00Z',
          setup_seconds: 0, waiting_seconds: 0, lateness_seconds: 0, distance_meters: 1200, loads: { 'amount-1': 0, 'amount-2': 0 },
        },
      ],
    }],
    unassigned: [], estimated_profiles: [], strategy: 'alns', seed: 1, solve_seconds: 1,
  },
};

describe('roundsman convert and VROOM', () => {
  let folder: string;
  const file = (name: string, content: unknown): string => {
    const path = join(folder, name);
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  };
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'roundsman-vroom-'));
  });
  after(() => rmSync(folder, { recursive: true }));

  it('writes a request of version 2, with notes beside it', async () => {
    const path = join(folder, 'request.json');
    const { status, out, err } = await run('convert', file('bakery.json', BAKERY), '-o', path);
    expect([status, out]).to.deep.equal([0, `written to ${path}: 3 locations, 2 vehicles, 3 stops\n`]);
    expect(err).to.match(/^note: vehicles\[0\]\.costs\.per_hour and 1 more: /m);
    const { request } = readVroom(BAKERY) as Extract<ReturnType<typeof readVroom>, { request: unknown }>;
    expect(JSON.parse(readFileSync(path, 'utf8'))).to.deep.equal(JSON.parse(JSON.stringify(request)));
  });

  it('prints the request, with names for amounts', async () => {
    const { status, out } = await run('convert', file('bakery.json', BAKERY), '--amounts', 'kilograms,crates', '--json');
    expect(status).to.equal(0);
    expect(JSON.parse(out)).to.have.nested.property('vehicles[1].capacities').that.deep.equals({ kilograms: 4, crates: 1 });
  });

  it("writes VROOM's output for an answer, from its envelope or its result", async () => {
    const input = file('bakery.json', BAKERY);
    for (const answer of [ANSWER, ANSWER.result]) {
      const { status, out, err } = await run('convert', file('answer.json', answer), '--to', 'vroom', '--input', input);
      expect([status, err]).to.deep.equal([0, '']);
      expect(JSON.parse(out)).to.deep.include({ code: 0, unassigned: [] }).and.have.nested.property('summary.cost', 42);
      expect(JSON.parse(out)).to.have.nested.property('routes[0].steps[1]').that.deep.includes({ type: 'job', id: 102, arrival: 1560, service: 240, load: [0, 0] });
    }
    const path = join(folder, 'solution.json');
    const { out, err } = await run('convert', file('answer.json', ANSWER), '--to', 'vroom', '-o', path);
    expect(out).to.equal(`written to ${path}: 1 routes, 0 unassigned\n`);
    expect(err).to.match(/^note: --input: it is not given/);
  });

  it('notes what of an answer has no place there, and its warnings', async () => {
    const costs = { ...COSTS, omission: 7, lateness: 3 };
    const warnings = [{ code: 'skill_not_available', loc: ['body', 'stops', '0', 'skills', '0'], message: 'no vehicle has the skill' }];
    const answer = { ...ANSWER.result, summary: { ...ANSWER.result.summary, costs }, warnings };
    const { status, err } = await run('convert', file('dear.json', answer), '--to', 'vroom', '--input', file('bakery.json', BAKERY));
    expect(status).to.equal(0);
    expect(err.split('\n')).to.deep.equal([
      "note: summary.costs: the cost of VROOM's output is that of the routes: prices of omission (7) and balance (0) are left out",
      'note: summary.costs.lateness: VROOM has no late service: its cost is part of the cost of the route',
      'warning: no vehicle has the skill',
      '',
    ]);
  });

  it('warns of what in a request has no effect', async () => {
    const jobs = [{ id: 1, location: [13.4, 52.5], skills: [9] }];
    const { status, err } = await run('convert', file('unskilled.json', { ...NURSES, jobs }));
    expect(status).to.equal(0);
    expect(err).to.match(/^warning: skills of stop "1" has "skill-9", which no vehicle has/m);
  });

  it('lists what cannot be converted, at most ten faults of it', async () => {
    const jobs = Array.from({ length: 14 }, (_, id) => ({ id, location: [0, 0], delivery: [1] }));
    const path = file('broken.json', { ...NURSES, jobs });
    const { status, out, err } = await run('convert', path);
    expect([status, out]).to.deep.equal([1, '']);
    const lines = err.trimEnd().split('\n');
    expect(lines[0]).to.equal(`${path}: cannot be converted to a request of version 2:`);
    expect(lines[1]).to.equal('  jobs[0].delivery has 1 amounts, and capacity of vehicles[0] has 0: give as many in both');
    expect(lines.at(-1)).to.equal('  and 4 more');
  });

  it('refuses input whose request would not be valid, in the words of the contract', async () => {
    const path = file('swapped.json', changed(NURSES, { 'jobs.0.location': [48.1, 111.5] }));
    const { status, err } = await run('convert', path);
    expect(status).to.equal(1);
    expect(err).to.match(/swapped\.json: converted to a request that is not valid:\n {2}body\.locations\.1\.position\.1: .*did you swap them\?/);
  });

  it('refuses answers that have no plan, and input of another problem', async () => {
    const failed = await run('convert', file('failed.json', { success: false, state: 'failed', error: 'stopped', result: null }), '--to', 'vroom');
    expect([failed.status, failed.err]).to.deep.equal([1, `${join(folder, 'failed.json')}: not a solved answer of version 2:\n  the task is failed: stopped\n`]);
    const other = await run('convert', file('answer.json', ANSWER), '--to', 'vroom', '--input', file('nurses.json', NURSES));
    expect(other.status).to.equal(1);
    expect(other.err).to.contain('routes[0].vehicle is "12", which is no vehicle of the input');
    expect((await run('convert', file('answer.json', ANSWER), '--to', 'vroom', '--input', file('none.json', '{}'))).err).to.contain(`none.json: not VROOM's input:\n  the document has no "vehicles"`);
    expect((await run('convert', file('text.json', '{'), '--to', 'vroom')).err).to.match(/text\.json: not JSON \(/);
  });

  const misuses: [string, unknown, string[], RegExp][] = [
    ['an answer without --to', ANSWER, [], /an answer, not a problem; add --to vroom/],
    ['--input without --to', BAKERY, ['--input', 'x.json'], /--input is for answers: add --to vroom/],
    ['--rounding of VROOM input', BAKERY, ['--rounding', 'none'], /--rounding is for benchmark instances/],
    ['--rounding of an answer', ANSWER, ['--to', 'vroom', '--rounding', 'none'], /--rounding is for benchmark instances/],
    ['--amounts of a request', { node_num: 1 }, ['--amounts', 'a'], /--amounts is for VROOM's input and output/],
    ['another format', ANSWER, ['--to', 'excel'], /excel.*vroom/],
  ];
  for (const [what, document, args, says] of misuses) {
    it(`exits with 2 for ${what}`, async () => {
      const { status, err } = await run('convert', file('misused.json', document), ...args);
      expect(status).to.equal(2);
      expect(err).to.match(says);
    });
  }
});
