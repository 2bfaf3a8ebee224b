import { expect } from 'chai';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommandLine } from '../../../src/cli/program.js';
import { packageRoot } from '../../../src/root.js';

const INSTANCE = join(packageRoot, 'test', 'data', 'instances', 'X-n101-k25.vrp');
const SOLUTION = INSTANCE.replace('.vrp', '.sol');

async function plot(...args: string[]): Promise<{ status: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const status = await runCommandLine(['plot', ...args], { out: (text) => (out += text), err: (text) => (err += text) });
  return { status, out, err };
}

describe('roundsman plot', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'roundsman-plot-'));
  });
  after(() => rmSync(folder, { recursive: true }));

  it('draws a line for every route and a title with cost and gap', async () => {
    const file = join(folder, 'a.svg');
    const { status, out, err } = await plot(INSTANCE, SOLUTION, '-o', file);
    expect({ status, out, err }).to.deep.equal({ status: 0, out: `written to ${file}\n`, err: '' });
    const svg = readFileSync(file, 'utf8');
    expect(svg).to.match(/^<svg /).and.include('X-n101-k25: 26 routes, cost 27591, gap to best-known 27591: +0.00 %');
    const lines = svg.match(/<path [^>]*fill="none"[^>]*>/g) ?? [];
    expect(lines.length).to.be.at.least(26);
  });

  it('says in the picture and in the output that a result is infeasible', async () => {
    const broken = join(folder, 'broken.sol');
    writeFileSync(broken, readFileSync(SOLUTION, 'utf8').replace(/^Route #1:.*\n/, ''));
    const { status, err } = await plot(INSTANCE, broken, '-o', join(folder, 'c.svg'));
    expect(status).to.equal(0);
    expect(err).to.match(/^the result is not valid: .*not visited/);
    expect(readFileSync(join(folder, 'c.svg'), 'utf8')).to.include('NOT VALID');
  });

  it('rejects what it cannot draw, with the reason', async () => {
    const request = join(folder, 'matrix.json');
    writeFileSync(request, JSON.stringify({
      node_num: 2, vehicle_num: 1, distance_matrix: [[0, 1], [1, 0]], start_nodes: [0], end_nodes: [0], node_demands: [0, 1], vehicles_capacity: [1],
    }));
    const matrix = await plot(request, SOLUTION, '-o', join(folder, 'd.svg'));
    expect(matrix).to.include({ status: 1, err: `${request}: has distances but no coordinates, so its nodes cannot be drawn; use a request with node_positions\n` });
    expect((await plot(INSTANCE, SOLUTION, '-o', 'x.png')).status).to.equal(2);
    expect((await plot(INSTANCE, SOLUTION)).status).to.equal(2);
  });
});
