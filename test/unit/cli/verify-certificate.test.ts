import { expect } from 'chai';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificateOf } from '../../../src/bounds/certificate/write-certificate.js';
import { problemDigest } from '../../../src/bounds/certificate/problem-digest.js';
import { coverRelaxation } from '../../../src/bounds/infeasibility/cover-relaxation.js';
import { relax } from '../../../src/bounds/relaxation/relax.js';
import { runCommandLine } from '../../../src/cli/program.js';
import { readProblemFile } from '../../../src/cli/problem-file.js';
import { nodeNames } from '../../../src/contract/certificate/customer-names.js';
import { certificateDocument } from '../../../src/contract/certificate/document.js';
import { enumeratedDuals } from '../../helpers/enumerated-bound.js';

/** Three customers of which a vehicle carries one, and two vehicles. */
const REQUEST = {
  node_num: 4, vehicle_num: 2, distance_matrix: [[0, 4, 6, 7], [4, 0, 3, 8], [6, 3, 0, 4], [7, 8, 4, 0]],
  start_nodes: [0, 0], end_nodes: [0, 0], node_demands: [0, 3, 3, 3], vehicles_capacity: [5, 5],
};

async function run(...args: string[]): Promise<{ status: number; out: string }> {
  let out = '';
  const status = await runCommandLine(args, { out: (text) => (out += text), err: () => undefined });
  return { status, out };
}

describe('verify of a certificate', () => {
  let folder: string;
  let request: string;
  const write = (name: string, value: unknown): string => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(value));
    return path;
  };
  const proof = () => {
    const { problem } = readProblemFile(request);
    const relaxation = coverRelaxation(relax(problem)!);
    return certificateDocument(certificateOf(relaxation, enumeratedDuals(relaxation), { kind: 'infeasible', method: 'enumeration', value: 1 }), nodeNames(problem));
  };
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'roundsman-cli-'));
    request = write('request.json', REQUEST);
  });
  after(() => rmSync(folder, { recursive: true }));

  it('says what a certificate proves', async () => {
    const { status, out } = await run('verify', request, write('proof.json', proof()));
    expect({ status, out }).to.deep.equal({
      status: 0, out: 'valid: impossible, at least 1 required customer stays unserved in every plan\nnothing was taken on trust\n',
    });
  });

  it('finds the certificate in a failed answer', async () => {
    const answer = write('answer.json', { status: 'failed', result: null, impossibility: { unserved_at_least: 1, certificate: proof() } });
    const { status, out } = await run('verify', request, answer, '--json');
    expect(status).to.equal(0);
    expect(JSON.parse(out)).to.deep.equal({ valid: true, kind: 'infeasible', proved_value: 1, trusted: [], faults: [] });
  });

  it('refuses a failed answer that says more than its certificate, and takes the changes that it names on trust', async () => {
    const said = (fields: object): string => write('answer.json', { status: 'failed', result: null, impossibility: { unserved_at_least: 1, certificate: proof(), ...fields } });
    for (const unserved of [2, 'all', null, '1', [1], 0, 0.5, true]) {
      const { status, out } = await run('verify', request, said({ unserved_at_least: unserved }));
      expect({ status, out }).to.deep.equal({ status: 1, out: `not valid:\n  impossibility.unserved_at_least: is ${JSON.stringify(unserved)}; the certificate proves 1\n` });
    }
    const { status, out } = await run('verify', request, said({ relaxations: [{ kind: 'vehicles', at_least: 3, now: 2 }] }));
    expect({ status, out }).to.deep.equal({
      status: 0, out: 'valid: impossible, at least 1 required customer stays unserved in every plan\ntaken on trust:\n  that it takes at least the changes in impossibility.relaxations\n',
    });
  });

  it('says that a failed answer has no certificate, not that its plan is malformed', async () => {
    for (const answer of [{ success: false, error: 'No feasible solution: ...', result: null }, { success: false, result: null, impossibility: { unserved_at_least: 1, relaxations: [], method: 'combinatorial' } }, { status: 'failed', result: null }]) {
      const { status, out } = await run('verify', request, write('answer.json', answer));
      expect({ status, out }).to.deep.equal({
        status: 1, out: 'not verified:\n  impossibility.certificate: is missing: the answer failed and has no certificate to check, so what it says is not verified\n',
      });
    }
  });

  it('does not call valid what it takes on trust', async () => {
    const cut = { kind: 'bound', value: 0, rows: [], classes: [], cuts: [{ kind: 'capacity', customers: ['1', '2'], vehicles: 2, dual: 1 }] };
    expect((await run('verify', request, write('cut.json', { ...proof(), ...cut }))).out).to.match(/^valid: no plan .*\nnothing was taken on trust\n$/);
    const light = write('light.json', { ...REQUEST, node_demands: [0, 1, 1, 1] });
    const trusting = { ...proof(), ...cut, problem: problemDigest(readProblemFile(light).problem) };
    const { status, out: said } = await run('verify', light, write('trust.json', trusting));
    expect(status).to.equal(0);
    expect(said).to.match(/^not refuted: no plan that serves every required customer costs less than .*\ntaken on trust:\n  that at least 2 vehicles enter the customers of cuts.0\n$/);
  });

  it('refuses one that claims more than it proves', async () => {
    const { status, out } = await run('verify', request, write('bold.json', { ...proof(), value: 2 }));
    expect({ status, out }).to.deep.equal({ status: 1, out: 'not valid:\n  value: is 2; the duals prove 1\n' });
  });

  it('names each fault of a document that is no certificate', async () => {
    const broken = { certificate: 2, kind: 'infeasible', method: 'x', problem: '', scale: 0, value: 1, rows: [{ customers: ['9'], dual: -1 }, 3], classes: {}, limits: [], cuts: [{ kind: 'tour', customers: ['1'], dual: 1 }] };
    const { status, out } = await run('verify', request, write('broken.json', broken), '--json');
    expect(status).to.equal(1);
    expect((JSON.parse(out) as { faults: { path: string }[] }).faults.map(({ path }) => path)).to.deep.equal([
      'certificate', 'scale', 'rows.0.customers.0', 'rows.0.dual', 'rows.1', 'classes', 'cuts.0.kind',
    ]);
  });

  it('refuses a result whose lower bound is above its cost', async () => {
    const feasible = write('feasible.json', { ...REQUEST, vehicle_num: 3, start_nodes: [0, 0, 0], end_nodes: [0, 0, 0], vehicles_capacity: [5, 5, 5] });
    const solved = await run('solve', feasible, '--json');
    const result = JSON.parse(solved.out) as { total_cost: number; details: object };
    const claim = (bound: number): string => write('bound.json', { ...result, details: { ...result.details, lower_bound: bound } });
    expect((await run('verify', feasible, claim(result.total_cost))).status).to.equal(0);
    const { status, out } = await run('verify', feasible, claim(result.total_cost + 1));
    expect({ status, out }).to.deep.equal({ status: 1, out: `not valid:\n  wrong-lower-bound: lower_bound is ${result.total_cost + 1}; the cost is ${result.total_cost}\n` });
  });

  it('refuses a result whose gap is not that of its cost and its lower bound', async () => {
    const feasible = write('feasible.json', { ...REQUEST, node_demands: [0, 1, 1, 1] });
    const result = JSON.parse((await run('solve', feasible, '--json')).out) as { total_cost: number; details: object };
    const verdict = async (fields: object): Promise<string> => (await run('verify', feasible, write('gap.json', { ...result, details: { ...result.details, ...fields } }))).out;
    const half = result.total_cost / 2;
    expect(await verdict({ lower_bound: half, gap: 0.5 })).to.match(/^valid/);
    for (const gap of [0, null, '0.5']) {
      expect(await verdict({ lower_bound: half, gap })).to.equal(`not valid:\n  wrong-gap: gap is ${JSON.stringify(gap)}; of the cost ${result.total_cost} and the lower_bound ${half} it is 0.5\n`);
    }
    expect(await verdict({ lower_bound: undefined, gap: 0 })).to.equal('not valid:\n  wrong-gap: gap is 0; there is no lower_bound\n');
  });
});
