import { expect } from 'chai';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../../src/root.js';
import { run } from '../../helpers/run-command.js';

const INSTANCE = join(packageRoot, 'test', 'data', 'instances', 'X-n101-k25.vrp');
const REQUEST = {
  node_num: 4, vehicle_num: 2, distance_matrix: [[0, 4, 6, 7], [4, 0, 3, 8], [6, 3, 0, 4], [7, 8, 4, 0]],
  start_nodes: [0, 0], end_nodes: [0, 0], node_demands: [0, 2, 3, 2], vehicles_capacity: [5, 5],
};

describe('the command line', () => {
  let folder: string;
  let request: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'roundsman-cli-'));
    request = join(folder, 'request.json');
    writeFileSync(request, JSON.stringify(REQUEST));
  });
  after(() => rmSync(folder, { recursive: true }));

  it('solves a request to a result that verify accepts', async () => {
    const result = join(folder, 'result.json');
    const solved = await run('solve', request, '-o', result, '--seed', '7');
    expect(solved, solved.err).to.include({ status: 0, out: `written to ${result}\n` });
    expect(JSON.parse(readFileSync(result, 'utf8'))).to.include({ success: true, total_cost: 25, seed: 7 });
    expect(await run('verify', request, result)).to.deep.equal({ status: 0, out: 'valid: cost 25\n', err: '' });
  });

  it('names the solution file that it cannot read, also one beside the request', async () => {
    const beside = join(folder, 'beside.json');
    const broken = join(folder, 'beside.sol');
    writeFileSync(beside, JSON.stringify(REQUEST));
    writeFileSync(broken, 'Route #1: x\n');
    const err = `${broken}: Route #1: "x" is not a number\n`;
    expect(await run('solve', beside)).to.include({ status: 1, err });
    expect(await run('verify', request, broken)).to.include({ status: 1, err });
  });

  it('knows each command that the help lists when it is given alone, and no other', async () => {
    const { out } = await run('--help');
    const names = [...out.matchAll(/^ {2}([a-z]+)\b/gm)].map(([, name]) => name!).filter((name) => name !== 'help');
    expect(names).to.include.members(['restart', 'serve', 'api', 'worker', 'account', 'key', 'backup', 'restore', 'solve', 'verify', 'convert', 'export', 'plot', 'bench', 'submit', 'strategy']);
    for (const name of names) {
      const { status, out: help } = await run(name, '--help');
      expect(status, name).to.equal(0);
      expect(help).to.match(new RegExp(`^Usage: roundsman ${name} `));
    }
    expect((await run('constructor')).err).to.include('unknown command');
  });

  it('prints exactly one JSON document with --json, whether an answer or a refusal', async () => {
    const solved = await run('solve', request, '--json');
    expect(JSON.parse(solved.out)).to.have.nested.property('routes');
    const refused = await run('solve', join(folder, 'none.json'), '--json');
    expect(refused.status).to.equal(1);
    expect(JSON.parse(refused.out)).to.deep.equal({ error: `${join(folder, 'none.json')}: cannot be read (ENOENT); give the path of a readable file` });
    const misused = await run('solve', '--json');
    expect(misused.status).to.equal(2);
    expect(JSON.parse(misused.out)).to.have.property('error').that.matches(/missing required argument 'FILE'/);
  });

  it('says which constraints an infeasible result violates', async () => {
    const wrong = join(folder, 'wrong.json');
    writeFileSync(wrong, JSON.stringify({ success: true, total_cost: 1, routes: { 'Vehicle 0': [0, 1, 2, 3, 0] } }));
    const text = await run('verify', request, wrong);
    expect(text.status).to.equal(1);
    expect(text.out).to.match(/^not valid:\n {2}capacity\S*: /);
    const json = await run('verify', request, wrong, '--json');
    expect(json.status).to.equal(1);
    expect(JSON.parse(json.out)).to.include({ valid: false, total_cost: null });
  });

  it('warns of a solution file that states another cost than its routes have', async () => {
    const stated = join(folder, 'stated.sol');
    writeFileSync(stated, readFileSync(INSTANCE.replace('.vrp', '.sol'), 'utf8').replace(/^Cost.*$/m, 'Cost 27000'));
    const { status, out, err } = await run('verify', INSTANCE, stated);
    expect({ status, out }).to.deep.equal({ status: 0, out: 'valid: cost 27591\n' });
    expect(err).to.include(`warning: ${stated} states the cost 27000, its routes cost 27591; correct its Cost line`);
  });

  it('names the folder of a strategy that is not there, lacks its manifest or cannot be written', async () => {
    const absent = join(folder, 'absent');
    for (const command of ['check', 'build']) {
      const none = await run('strategy', command, absent);
      expect(none.out + none.err, command).to.include(`there is no folder ${absent}; give the folder of a strategy`);
    }
    const bare = await run('strategy', 'check', folder);
    expect(bare.out).to.include(`the folder ${folder} has no manifest.json; give`);
    expect((await run('strategy', 'new', 'mine', '--folder', request)).err).to.include(`${join(request, 'mine')}: cannot be written (ENOTDIR); choose a parent folder`);
  });

  it('checks a published solution, with its gap to the best-known value', async () => {
    const { status, out, err } = await run('verify', INSTANCE, INSTANCE.replace('.vrp', '.sol'));
    expect({ status, out, err }).to.deep.equal({ status: 0, out: 'valid: cost 27591\n', err: 'gap to best-known 27591: +0.00 %\n' });
  });

  it('checks a published solution of a problem that version 1 cannot state, and refuses to convert the problem', async () => {
    const instance = join(packageRoot, 'test', 'data', 'instances', 'PR01.vrp');
    const { status, out } = await run('verify', instance, instance.replace('.vrp', '.sol'));
    expect(status).to.equal(0);
    expect(out).to.match(/^valid: cost 1655\.42\n$/);
    const converted = await run('convert', instance);
    expect(converted.status).to.equal(1);
    expect(converted.err).to.include('PR01.vrp: a solve request of version 1 cannot state this problem');
  });

  it('solves a benchmark instance into a .sol file with a bounded amount of work', async () => {
    const solution = join(folder, 'x.sol');
    const solved = await run('solve', INSTANCE, '--strategy', 'savings', '--iterations', '1', '-o', solution);
    expect(solved.status, solved.err).to.equal(0);
    expect(solved.err).to.match(/gap to best-known 27591: \+\d+\.\d\d %\nlower bound [\d.]+ by [a-z-]+: gap \d+\.\d\d %\n$/);
    expect((await run('verify', INSTANCE, solution)).out).to.match(/^valid: cost \d+\n$/);
  });

  it('solves with an iteration budget like the service: by options or by the request', async () => {
    const request = join(folder, 'budget.json');
    await run('convert', INSTANCE, '-o', request);
    const document = JSON.parse(readFileSync(request, 'utf8')) as object;
    writeFileSync(request, JSON.stringify({ ...document, iterations: 2000, seed: 3, strategy: 'alns', time_limit_seconds: 600 }));
    const reported = async (...options: string[]) => ({ ...JSON.parse((await run('solve', request, '--json', ...options)).out) as { details: object }, time: 0 });
    const asked = await reported();
    expect((asked.details as { search: object }).search).to.deep.equal({ ended: 'iterations', iterations: 2000, threads: 2, variant: 'untimed' });
    expect(await reported('--iterations', '2000', '--seed', '3', '--time-limit', '300')).to.deep.equal(asked);
    expect((await run('solve', request, '--iterations', '0')).err).to.match(/--iterations.*0/);
  });

  it('prints the selection in force, and what is wrong with a file', async () => {
    const shipped = JSON.parse(readFileSync(join(packageRoot, 'config', 'selection.json'), 'utf8')) as { rows: object[] };
    expect(JSON.parse((await run('strategy', 'selection', '--json')).out)).to.deep.equal(shipped);
    expect((await run('strategy', 'selection')).out).to.match(/^ROW +CUSTOMERS .*\n1 +to 25 .* savings alns sweep/);
    const file = join(folder, 'selection.json');
    writeFileSync(file, JSON.stringify({ rows: [{ order: ['savings'], shadow: { strategy: 'alns', share: 0.05 } }] }));
    expect((await run('strategy', 'selection', file)).out).to.match(/\n1 +- +- +- +- +savings +- +alns 5 %/);
    writeFileSync(file, JSON.stringify({ rows: [{ order: ['magic'] }] }));
    const { status, err } = await run('strategy', 'selection', file);
    expect([status, err]).to.deep.equal([1, `selection file ${file}: row 1: order holds "magic", which is no installed strategy; write one of alns, hgs, savings, sweep, or install it (STRATEGIES_DIR)\n`]);
  });

  it('solves by the table of SELECTION_FILE', async () => {
    const file = join(folder, 'own.json');
    writeFileSync(file, JSON.stringify({ rows: [{ customers: { minimum: 50 }, order: ['sweep'] }, { order: ['savings'] }] }));
    process.env['SELECTION_FILE'] = file;
    try {
      expect(JSON.parse((await run('solve', INSTANCE, '--iterations', '10', '--json')).out)).to.include({ strategy: 'sweep' });
    } finally {
      delete process.env['SELECTION_FILE'];
    }
  });

  it('converts an instance to a request with the distances of its family', async () => {
    const converted = join(folder, 'x.json');
    expect((await run('convert', INSTANCE, '-o', converted)).out).to.equal(`written to ${converted}: 101 nodes, 100 vehicles\n`);
    const document = JSON.parse(readFileSync(converted, 'utf8')) as { distance_matrix: number[][] };
    expect(document.distance_matrix.flat().every(Number.isInteger)).to.equal(true);
    expect((await run('verify', converted, INSTANCE.replace('.vrp', '.sol'))).out).to.equal('valid: cost 27591\n');
  });

  it('rejects files beyond the largest plan before it uses their counts', async () => {
    const fleet = join(folder, 'fleet.txt');
    writeFileSync(fleet, 'R1\nVEHICLE\nNUMBER CAPACITY\n999999999 200\nCUSTOMER\n0 1 1 0 0 99 0\n1 2 2 1 0 99 1\n');
    const { status, err } = await run('convert', fleet);
    expect(status).to.equal(1);
    expect(err).to.match(/fleet\.txt: 999999999 vehicles are more than the 30000 of the largest plan: raise max_vehicles of a plan in .*plans\.json\n$/);
    const matrix = join(folder, 'matrix.vrp');
    writeFileSync(matrix, 'DIMENSION : 20000\nVEHICLES : 1\nCAPACITY : 9\nEDGE_WEIGHT_TYPE : EXPLICIT\nEDGE_WEIGHT_SECTION\n1\nDEPOT_SECTION\n1\n-1\nEOF\n');
    expect((await run('solve', matrix)).err).to.match(/400000000 cells are more than the 25000000 that are read: give coordinates instead of a matrix\n$/);
  });

  for (const [when, code, says] of [
    ['solves', "export default { solve() { throw new Error('wrong turn'); } };", 'failed'],
    ['is loaded', "throw new Error('wrong turn');", 'cannot be loaded'],
  ] as const) {
    it(`shows where a guest's strategy throws while it ${when}`, async () => {
      const guest = join(folder, `guests-${says.length}`, 'throws');
      cpSync(join(packageRoot, 'test', 'data', 'strategies', 'throws'), guest, { recursive: true });
      // A process loads a path only once, so each case has its own.
      writeFileSync(join(guest, 'index.js'), code);
      process.env['STRATEGIES_DIR'] = join(folder, `guests-${says.length}`);
      try {
        const { status, out, err } = await run('solve', request, '--strategy', 'throws', '--json');
        expect(status).to.equal(1);
        expect(JSON.parse(out)).to.deep.equal({ error: `strategy throws ${says}: wrong turn` });
        expect(err).to.match(/: wrong turn\nError: wrong turn\n {4}at .*throws\/index\.js:1:\d+/);
      } finally {
        delete process.env['STRATEGIES_DIR'];
        rmSync(join(folder, `guests-${says.length}`), { recursive: true });
      }
    });
  }

  for (const [name, says] of [
    ['program-dies', 'the program of strategy program-dies ended with status 3 before its result; its last words: secret detail of a program'],
    ['returns-nothing', 'solve returned undefined; expected an outcome { routes, ended }'],
  ] as const) {
    it(`shows no stack of our own code where the message says all: ${name}`, async () => {
      process.env['STRATEGIES_DIR'] = join(packageRoot, 'test', 'data', 'strategies');
      try {
        const { status, err } = await run('solve', request, '--strategy', name);
        expect({ status, err }).to.deep.equal({ status: 1, err: `strategy ${name} failed: ${says}\n` });
      } finally {
        delete process.env['STRATEGIES_DIR'];
      }
    });
  }

  it('gives the reason when a problem cannot be solved', async () => {
    const heavy = join(folder, 'heavy.json');
    writeFileSync(heavy, JSON.stringify({ ...REQUEST, node_demands: [0, 2, 9, 2] }));
    const { status, out, err } = await run('solve', heavy);
    expect(status).to.equal(1);
    expect(out).to.equal('');
    expect(err).to.match(/9/).and.match(/mpossible/);
  });

  it('lists what is wrong with a request', async () => {
    const bad = join(folder, 'bad.json');
    writeFileSync(bad, JSON.stringify({ ...REQUEST, node_num: 0, time_limit_seconds: -1 }));
    const { status, err } = await run('solve', bad);
    expect(status).to.equal(1);
    expect(err).to.match(/not a valid solve request:\n/).and.contain('body.time_limit_seconds: time_limit_seconds must be a positive integer');
  });

  const misuses: [string, string[]][] = [
    ['an unknown command', ['frobnicate']],
    ['an unknown option', ['solve', 'x.json', '--fast']],
    ['a seed that is no number', ['solve', 'x.json', '--seed', 'x']],
    ['an output of another kind', ['solve', 'x.json', '-o', 'x.csv']],
    ['a rounding that does not exist', ['convert', 'x.vrp', '--rounding', 'up']],
    ['a lifetime without a unit', ['key', 'create', 'u', '--expires-in', '30']],
    ['an account without a plan', ['account', 'create', 'u']],
    ['no command', []],
  ];
  for (const [what, args] of misuses) {
    it(`exits with 2 for ${what}`, async () => {
      const { status, out, err } = await run(...args);
      expect(status).to.equal(2);
      expect(out).to.equal('');
      expect(err).not.to.equal('');
    });
  }

  for (const lifetime of ['0d', '1000000d']) {
    it(`says what lifetimes a key may have instead of ${lifetime}`, async () => {
      const { status, err } = await run('key', 'create', 'u', '--expires-in', lifetime);
      expect(status).to.equal(2);
      expect(err).to.contain(`'${lifetime}' is invalid. It must be a whole number from 1 to 999999 followed by s, m, h or d`);
    });
  }

  it('prints its help and version', async () => {
    expect((await run('--help')).out).to.contain('solve [options] <FILE>');
    expect((await run('--version')).out).to.match(/^\d+\.\d+\.\d+\n$/);
  });
});
