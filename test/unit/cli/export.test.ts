import { expect } from 'chai';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawnPlan } from '../../helpers/drawn-plan.js';
import { run } from '../../helpers/run-command.js';

describe('roundsman export and plot of plans', () => {
  let folder: string;
  let request: string;
  let plan: string;
  const written = (name: string, value: unknown): string => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(value));
    return path;
  };
  const target = (name: string): string => join(folder, name);
  const { request: sent, plan: found } = drawnPlan();
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'roundsman-export-'));
    request = written('request.json', sent);
    plan = written('plan.json', { success: true, result: found });
  });
  after(() => rmSync(folder, { recursive: true }));

  it('writes a table and a map of a plan', async () => {
    expect(await run('export', request, plan, '-o', target('plan.csv'))).to.deep.equal({ status: 0, out: `written to ${target('plan.csv')}\n`, err: '' });
    expect(readFileSync(target('plan.csv'), 'utf8').split('\r\n')).to.have.length(9);
    expect((await run('export', request, plan, '-o', target('plan.geojson'), '--json')).out).to.equal(`{"written":"${target('plan.geojson')}"}\n`);
    expect(JSON.parse(readFileSync(target('plan.geojson'), 'utf8')).features).to.have.length(7);
  });

  it('draws a plan, with breaks and what is not served', async () => {
    expect(await run('plot', request, plan, '-o', target('plan.svg'))).to.deep.equal({ status: 0, out: `written to ${target('plan.svg')}\n`, err: '' });
    const svg = readFileSync(target('plan.svg'), 'utf8');
    expect(svg).to.match(/City: 1 routes, cost [\d.]+, 2 stops not served</).and.include('break of =van');
  });

  it('says that a plan breaks a rule', async () => {
    const [route] = found.routes;
    const wrong = written('wrong.json', { ...found, routes: [{ ...route!, steps: [...route!.steps].reverse() }] });
    const plotted = await run('plot', request, wrong, '-o', target('wrong.svg'));
    expect(plotted.status).to.equal(0);
    expect(plotted.err).to.match(/^the result is not valid: /);
    expect(readFileSync(target('wrong.svg'), 'utf8')).to.include('NOT VALID');
    expect((await run('export', request, wrong, '-o', target('wrong.csv'))).err).to.match(/^the result is not valid: /);
  });

  it('says that there is nothing to draw without positions, and still writes the table', async () => {
    const bare = drawnPlan({ locations: ['depot', 'north', 'east', 'attic'].map((id) => ({ id })) });
    const [without, of] = [written('bare.json', bare.request), written('bare-plan.json', bare.plan)];
    expect(await run('plot', without, of, '-o', target('bare.svg'))).to.include({ status: 1 }).and.property('err').to.match(/no location has a position, so there is nothing to draw/);
    expect(await run('export', without, of, '-o', target('bare.geojson'))).to.include({ status: 1 }).and.property('err').to.match(/has no coordinates/);
    expect((await run('export', without, of, '-o', target('bare.csv'))).status).to.equal(0);
  });

  it('refuses other formats and what is no plan', async () => {
    expect((await run('export', request, plan, '-o', target('plan.xlsx'))).status).to.equal(2);
    const failed = await run('export', request, written('failed.json', { success: false, state: 'failed', error: 'No feasible solution' }), '-o', target('x.csv'));
    expect(failed).to.include({ status: 1 }).and.property('err').to.match(/not a solved answer of version 2:\n {2}the task is failed: No feasible solution/);
  });

  it('writes routes of version 1', async () => {
    const v1 = written('v1.json', {
      node_num: 3, vehicle_num: 1, distance_matrix: [], node_positions: [[0, 0], [3, 4], [6, 8]], start_nodes: [0], end_nodes: [0], node_demands: [0, 1, 1], vehicles_capacity: [2],
      strategy: 'savings', seed: 1,
    });
    const solved = await run('solve', v1, '-o', target('v1-result.json'));
    expect(solved, solved.err).to.include({ status: 0 });
    expect((await run('export', v1, target('v1-result.json'), '-o', target('v1.csv'))).status).to.equal(0);
    expect(readFileSync(target('v1.csv'), 'utf8').split('\r\n')[0]).to.match(/^vehicle,position,node,/);
    expect((await run('export', v1, target('v1-result.json'), '-o', target('v1.geojson'))).status).to.equal(0);
    const { details: _, ...routes } = JSON.parse(readFileSync(target('v1-result.json'), 'utf8'));
    expect(await run('export', v1, written('v1-bare.json', routes), '-o', target('y.csv'))).to.include({ status: 1 });
  });
});
