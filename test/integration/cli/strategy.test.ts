import { expect } from 'chai';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { runCommandLine } from '../../../src/cli/program.js';
import { packageRoot } from '../../../src/root.js';
import type { Finding, Rule } from '../../../src/strategy/conformance/finding.js';
import { MAIN } from '../../helpers/running-service.js';
import { testStrategies } from '../../helpers/test-worker.js';
import { THOROUGH } from '../../helpers/thorough.js';

async function strategy(...args: string[]): Promise<{ status: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const status = await runCommandLine(['strategy', ...args], { out: (text) => (out += text), err: (text) => (err += text) });
  return { status, out, err };
}

async function findingsOf(folder: string, patience = '20'): Promise<readonly Finding[]> {
  const { status, out, err } = await strategy('check', folder, '--patience', patience, '--memory', '512', '--json');
  const { conforms, findings } = JSON.parse(out) as { conforms: boolean; findings: Finding[] };
  if (findings.every(({ stack }) => stack === undefined)) expect(err).to.equal('');
  else expect(err).to.match(/^\S.*\n {4}at /);
  expect(status).to.equal(conforms ? 0 : 1);
  return findings;
}

/** A bad strategy of each kind, the rule that it breaks, and what the finding must say. */
const BAD: readonly (readonly [strategy: string, rule: Rule, says: RegExp])[] = [
  ['throws', 'answers', /^threw on 0 customers, seed 1: Error: secret detail of a strategy$/],
  ['rejects', 'answers', /^threw on .*: Error: secret detail/],
  ['returns-nothing', 'answers', /solve returned undefined; expected an outcome \{ routes, ended \}$/],
  ['returns-garbage', 'answers', /ended as "sure" on .*; expected one of optimal, .*infeasible$/],
  ['loops', 'ends', /^did not end within 2 s: 0 customers, seed 1 \(150 iterations\)$/],
  ['lasts', 'ends', /^did not end within 2 s/],
  ['overruns', 'ends', /^did not end within 2 s/],
  ['never', 'ends', /^returned a promise that can never settle: 0 customers/],
  ['loads-forever', 'ends', /^did not end within 2 s: loading its code$/],
  ['aborts', 'survives', /^exited with (SIG\w+|status 1\d\d) during 0 customers/],
  ['exits', 'survives', /^exited with status 0 during/],
  ['forks-and-exits', 'survives', /^exited with status 0 during/],
  ['forks-and-loops', 'ends', /^did not end within 2 s/],
  ['eats-heap', 'survives', /^ran out of its 512 MiB of memory during/],
  ['eats-buffers', 'answers', /RangeError: Array buffer allocation failed/],
  ['forgets', 'feasible', /^missing-customer on 1 customer.*: Customer \d+ is not visited/],
  ['spoils', 'feasible', /^malformed on 1 customer.*: There are 2 routes for 1 customers/],
  ['denies', 'solves', /^says that no solution exists on 0 customers.*, but one does$/],
  ['lies', 'cost', /^reported cost -1e\+308 for a plan that costs \d/],
  ['forks', 'cost', /^reported cost 1 for a plan that costs \d/],
  ['mutates', 'untouched', /^changed Object\.prototype\.polluted, Array\.prototype\.map, JSON\.parse on/],
  ['wavers', 'repeats', /^gave two answers for the same seed and 150 iterations on/],
  ['floods-output', 'channels', /^wrote more than 16 MiB of output during/],
  ['floods-pipe', 'channels', /^wrote to a file descriptor that it does not own during/],
  ['fakes-frames', 'channels', /^wrote to a file descriptor that it does not own during/],
  ['floods-reports', 'ends', /^did not end within 2 s/],
  ['program-dies', 'answers', /the program of strategy program-dies ended with status 3 before its result; its last words: secret detail/],
  ['program-babbles', 'answers', /the program of strategy program-babbles broke the protocol: line 1 of its standard output is not JSON/],
  ['program-hangs', 'ends', /^did not end within 2 s/],
];

/**
 * Under `make verify-long` the worker runs all of them in test/integration/worker/containment.test.ts; here the first of each rule is
 * enough to show that it is reported.
 */
const CHOSEN = BAD.filter(([, rule], i) => THOROUGH || BAD.findIndex(([, other]) => other === rule) === i);

describe('roundsman strategy check', function () {

  for (const [name, rule, says] of CHOSEN) {
    it(`${name}: reports that it breaks "${rule}", with what was observed and what to do`, async () => {
      // Only a strategy that hangs is waited for; the others end by themselves, later on a busy machine.
      const findings = await findingsOf(join(testStrategies, name), rule === 'ends' ? '2' : undefined);
      const messages = findings.filter((finding) => finding.rule === rule).map(({ message }) => message);
      expect(messages.some((message) => says.test(message)), JSON.stringify(findings, null, 1)).to.equal(true);
      for (const { remedy } of findings) expect(remedy).to.match(/^[A-Z].*\.$/);
    });
  }

  it('prints the findings and, once per rule, the remedy', async () => {
    const { status, out, err } = await strategy('check', join(testStrategies, 'throws'));
    expect(status).to.equal(1);
    expect(err).to.match(/^Error: secret detail of a strategy\n {4}at .*throws\/index\.js:\d+:\d+/);
    expect(out).to.match(/^throws 1\.0\.0 does not conform.*:\n {2}answers: threw on/).and.match(/\nwhat to do:\n {2}answers: Return \{ routes, ended \}[^\n]*\n$/);
  });

  it('reports a number of iterations that is none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'roundsman-strategy-'));
    try {
      cpSync(join(testStrategies, 'throws'), join(folder, 'throws'), { recursive: true });
      writeFileSync(join(folder, 'throws', 'index.js'), "export default { solve: () => ({ routes: null, ended: 'exhausted', iterations: 'many' }) };");
      const messages = (await findingsOf(join(folder, 'throws'))).map(({ rule, message }) => `${rule}: ${message}`);
      expect(messages).to.include('answers: returned an invalid number of iterations on 0 customers, seed 1: iterations is "many"; expected a finite number >= 0');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('names every fault of a manifest, a missing manifest and missing code', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'roundsman-strategy-'));
    try {
      const empty = join(folder, 'hollow');
      mkdirSync(empty);
      const messages = async (): Promise<string[]> => (await findingsOf(empty)).map(({ rule, message }) => `${rule}: ${message}`);
      expect((await messages())[0]).to.equal(`manifest: the folder ${empty} has no manifest.json; give the folder of a strategy or a bound, or create one with "roundsman strategy new"`);
      writeFileSync(join(empty, 'manifest.json'), '{"name": "hollow", "contract": 3}');
      expect(await messages()).to.have.length(7).and.include('manifest: contract is 3, this service supports version 2; a newer release of the service is needed')
        .and.include('manifest: version is missing, must be of the form 1.2.3');
      writeFileSync(join(empty, 'manifest.json'), readFileSync(join(testStrategies, 'throws', 'manifest.json'), 'utf8').replace('"throws"', '"hollow"'));
      expect((await messages())[0]).to.match(/^loads: strategy hollow has no code/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('roundsman strategy new', function () {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'roundsman-strategy-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('writes a folder that passes the check immediately', async () => {
    const made = await strategy('new', 'mine', '--folder', folder);
    expect(made, made.err).to.include({ status: 0 });
    expect(await findingsOf(join(folder, 'mine'))).to.deep.equal([]);
    expect(readFileSync(join(folder, 'mine', 'README.md'), 'utf8')).to.match(/^# mine\n/);
  });

  it('writes a Python program that passes the check, if Python is available', async function () {
    if (spawnSync('/usr/bin/python3', ['--version']).status !== 0) this.skip();
    const made = await strategy('new', 'snake', '--language', 'python', '--folder', folder);
    expect(made, made.err).to.include({ status: 0 });
    // One of its runs lasts three seconds.
    expect(await findingsOf(join(folder, 'snake'))).to.deep.equal([]);
  });

  it('solves with the new strategy when STRATEGIES_DIR names its folder', async () => {
    await strategy('new', 'mine', '--folder', folder);
    const before = process.env['STRATEGIES_DIR'];
    process.env['STRATEGIES_DIR'] = folder;
    try {
      expect((await strategy('list')).out).to.match(/^mine +0\.1\.0 +general +0-5000 +module /m);
      const instance = join(packageRoot, 'test', 'data', 'instances', 'X-n101-k25.vrp');
      let out = '';
      expect(await runCommandLine(['solve', instance, '--strategy', 'mine', '--iterations', '2000', '--json'], { out: (text) => (out += text), err: () => undefined })).to.equal(0);
      expect(JSON.parse(out)).to.include({ strategy: 'mine' }).and.have.property('total_cost').that.is.greaterThan(27591);
    } finally {
      if (before === undefined) delete process.env['STRATEGIES_DIR'];
      else process.env['STRATEGIES_DIR'] = before;
    }
  });

  it('rejects a name of something built-in, which could never be loaded, and so does the check', async () => {
    for (const [name, kind, taken] of [['alns', 'strategy', 'strategy'], ['combinatorial', 'bound', 'bound'], ['combinatorial', 'strategy', 'bound'], ['alns', 'bound', 'strategy']] as const) {
      const message = `name is "${name}", must not be that of a built-in ${taken}; choose another one`;
      expect(await strategy('new', name, '--kind', kind, '--folder', folder)).to.deep.equal({ status: 2, out: '', err: `${kind} ${name}: ${message}\n` });
      await strategy('new', 'mine', '--kind', kind, '--folder', folder);
      const manifest = readFileSync(join(folder, 'mine', 'manifest.json'), 'utf8').replace('"mine"', `"${name}"`);
      renameSync(join(folder, 'mine'), join(folder, name));
      writeFileSync(join(folder, name, 'manifest.json'), manifest);
      expect((await findingsOf(join(folder, name))).map(({ rule, message: said }) => [rule, said])).to.deep.equal([['manifest', message]]);
      rmSync(join(folder, name), { recursive: true });
    }
  });

  it('rejects an invalid name, and an existing folder', async () => {
    const bad = await strategy('new', 'My_Strategy', '--folder', folder);
    expect(bad.status).to.equal(2);
    expect(bad.err).to.include('name is "My_Strategy", must match');
    cpSync(join(testStrategies, 'throws'), join(folder, 'throws'), { recursive: true });
    const there = await strategy('new', 'throws', '--folder', folder);
    expect(there.status).to.equal(1);
    expect(there.err).to.include('already exists');
  });
});

const KINDS = ['ruin', 'recreate', 'move', 'crossover'] as const;

describe('roundsman strategy new --operator', function () {
  this.timeout(300_000);
  let folder: string;
  const run = (command: string, args: readonly string[], cwd: string, environment: NodeJS.ProcessEnv = {}) =>
    spawnSync(command, args, { cwd, encoding: 'utf8', env: { ...process.env, ...environment } });
  const tsc = join(packageRoot, 'node_modules', '.bin', 'tsc');
  /**
   * In a separate process: the compiler replaces globals, such as `Array.prototype.sort`, which would affect later
   * tests here.
   */
  const build = (guest: string, ...options: string[]) => run(process.execPath, [MAIN, 'strategy', 'build', guest, ...options], folder);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'roundsman-operator-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function bench(guest: string, iterations: number): Promise<string> {
    const before = process.env['STRATEGIES_DIR'];
    process.env['STRATEGIES_DIR'] = dirname(guest);
    try {
      const instance = join(packageRoot, 'test', 'data', 'instances', 'X-n101-k25.vrp');
      let [out, err] = ['', ''];
      const status = await runCommandLine(
        ['bench', instance, '--strategies', basename(guest), '--iterations', String(iterations), '--seeds', '1', '--operators', '--store', join(folder, '.runs')],
        { out: (text) => (out += text), err: (text) => (err += text) },
      );
      expect(status, err).to.equal(0);
      return out;
    } finally {
      if (before === undefined) delete process.env['STRATEGIES_DIR'];
      else process.env['STRATEGIES_DIR'] = before;
    }
  }

  /** A copy without the link to the installation resolves #strategy through the loader. */
  const unlink = (guest: string): void => rmSync(join(guest, 'node_modules'), { recursive: true });
  const nameOf = (kind: string): string => `my-${kind}`;
  const write = async (kind: string, parent = folder): Promise<string> => {
    expect(await strategy('new', nameOf(kind), '--operator', kind, '--folder', parent)).to.include({ status: 0 });
    return join(parent, nameOf(kind));
  };
  const accepted = ({ status, stdout, stderr }: ReturnType<typeof run>): void => void expect(status, stdout + stderr).to.equal(0);
  /** The bench of a guest shows the statistics of its operators. */
  const expectUsed = async (guest: string, kinds: readonly string[]): Promise<void> => {
    const shown = await bench(guest, kinds.includes('crossover') ? 200 : 2000);
    for (const kind of kinds) expect(Number(new RegExp(`${kind} +${nameOf(kind)} +1 +(\\d+)`).exec(shown)?.[1]), kind).to.be.above(20);
  };

  if (THOROUGH) {
    // With all optimisations each is compiled for 15 seconds.
    for (const kind of KINDS) {
      it(`writes a ${kind} that tsc and the compiler accept, that its test finds used, and whose statistics the bench shows; builds the kernel beside the code that is loaded`, async () => {
        const guest = await write(kind, join(folder, 'a', 'b'));
        for (const project of ['.', 'operators']) expect(run(tsc, ['-p', project], guest), project).to.include({ status: 0, stdout: '' });
        writeFileSync(join(guest, 'index.ts'), readFileSync(join(guest, 'index.js')));
        const built = build(guest);
        expect(built.stdout, built.stderr).to.match(new RegExp(`built into a/b/${nameOf(kind)}/kernel\\.wasm\\n$`));
        accepted(built);
        expect(readdirSync(join(folder, 'a'))).to.deep.equal(['b']);
        rmSync(join(guest, 'index.ts'));
        accepted(run(process.execPath, ['--test'], guest));
        await expectUsed(guest, [kind]);
        unlink(guest);
        expect(await findingsOf(guest)).to.deep.equal([]);
      });
    }
  } else {
    // One kernel has the operators of all kinds: compiling takes most of the time.
    it('writes operators of every kind that tsc and the compiler accept, that their tests find used, and whose statistics the bench shows; builds their kernel beside the code that is loaded, index.js before index.ts', async () => {
      const parent = join(folder, 'a', 'b');
      const [ruin, recreate, move, crossover] = await Promise.all(KINDS.map((kind) => write(kind, parent))) as [string, string, string, string];
      for (const [name, guest, include] of [['.', ruin, [ruin, crossover].map((each) => join(each, 'index.js'))], ['operators', join(ruin, 'operators'), ['*/operators/*.ts']]] as const) {
        const project = join(parent, `tsconfig.${name === '.' ? 'code' : name}.json`);
        writeFileSync(project, JSON.stringify({ extends: join(guest, 'tsconfig.json'), include }));
        expect(run(tsc, ['-p', project], folder), name).to.include({ status: 0, stdout: '' });
      }
      for (const guest of [recreate, move, crossover]) cpSync(join(guest, 'operators'), join(ruin, 'operators'), { recursive: true });
      writeFileSync(join(ruin, 'index.ts'), readFileSync(join(ruin, 'index.js')));
      const built = build(ruin, '--draft');
      expect(built.stdout, built.stderr).to.match(/built into a\/b\/my-ruin\/kernel\.wasm\n$/);
      accepted(built);
      expect(readdirSync(join(folder, 'a'))).to.deep.equal(['b']);
      rmSync(join(ruin, 'index.ts'));
      cpSync(join(ruin, 'kernel.wasm'), join(crossover, 'kernel.wasm'));
      for (const [guest, kinds] of [[ruin, ['ruin', 'recreate', 'move']], [crossover, ['crossover']]] as const) {
        accepted(run(process.execPath, ['--test'], guest));
        await expectUsed(guest, kinds);
        unlink(guest);
        expect(await findingsOf(guest)).to.deep.equal([]);
      }
    });
  }

  it('has a kernel that is missing or of another release reported once, with the command that builds it', async () => {
    await strategy('new', 'my-ruin', '--operator', 'ruin', '--folder', folder);
    const kernel = join(folder, 'my-ruin', 'kernel.wasm');
    const reported = async (message: RegExp): Promise<void> => {
      const [found, ...others] = await findingsOf(join(folder, 'my-ruin'));
      expect(others).to.deep.equal([]);
      expect(found).to.have.property('rule', 'kernel');
      expect(found).to.have.property('message').that.matches(message);
      expect(found).to.have.property('remedy').that.includes('Run "roundsman strategy build DIR"');
    };
    await reported(/\/my-ruin\/kernel\.wasm does not exist; run "roundsman strategy build"/);
    // Built before kernels said what they are built from.
    writeFileSync(kernel, Buffer.from('\0asm\x01\0\0\0', 'latin1'));
    await reported(/\/my-ruin\/kernel\.wasm is built for another release of Roundsman than that of \S+; run "roundsman strategy build"/);
    const solved = run(process.execPath, [MAIN, 'solve', join(packageRoot, 'test', 'data', 'instances', 'X-n101-k25.vrp'), '--strategy', 'my-ruin', '--iterations', '10'], folder, { STRATEGIES_DIR: folder });
    expect(solved.stderr).to.match(/^strategy my-ruin failed: \S+ is built for another release[^\n]*\n$/);
  });

  it('builds no kernel for a strategy without compiled code', async () => {
    const guest = await write('ruin');
    renameSync(join(guest, 'index.js'), join(guest, 'index.ts'));
    expect(build(guest, '--draft')).to.include({ status: 1 }).and.have.property('stderr').that.matches(/^strategy my-ruin has no code: neither \S+ nor \S+ exists; build it first\n$/);
  });

  it('refuses operators of one kind with the same name, and names both', async () => {
    await strategy('new', 'my-ruin', '--operator', 'ruin', '--folder', folder);
    const sources = join(folder, 'my-ruin', 'operators');
    const text = readFileSync(join(sources, 'ruin.ts'), 'utf8');
    writeFileSync(join(sources, 'second.ts'), text.replace('NewRuin', 'Second'));
    expect(build(join(folder, 'my-ruin'), '--draft')).to.include({ status: 1 }).and.have.property('stderr')
      .that.matches(/^two operators of the kind Ruin are named "my-ruin", NewRuin of \S+\/operators\/ruin\.ts and Second of \S+\/operators\/second\.ts; rename Second/);
    writeFileSync(join(sources, 'second.ts'), text.replace('NewRuin', 'Second').replace("'my-ruin'", "'random-removal'"));
    expect(build(join(folder, 'my-ruin'), '--draft').stderr).to.match(/are named "random-removal", the built-in RandomRemoval and Second of \S+\/operators\/second\.ts; rename Second/);
  });

  it('names the operator that traps, if it is a draft', async () => {
    await strategy('new', 'my-ruin', '--operator', 'ruin', '--folder', folder);
    const source = join(folder, 'my-ruin', 'operators', 'ruin.ts');
    writeFileSync(source, readFileSync(source, 'utf8').replace('if (seed < 0) return;', "if (seed >= 0) throw new Error('mine');"));
    accepted(build(join(folder, 'my-ruin'), '--draft'));
    const [finding] = await findingsOf(join(folder, 'my-ruin'));
    expect(finding).to.include({ rule: 'answers' }).and.have.property('stack').that.matches(/^RuntimeError: unreachable\n {4}at operators\/ruin\/NewRuin#run /);
  });

  it('says what is missing or wrong: no operator, one that does not compile', async () => {
    expect(build(join(packageRoot, 'strategies', 'savings')).stderr).to.match(/strategies\/savings\/operators exports no operator: .*strategy new NAME --operator ruin/);
    await strategy('new', 'my-ruin', '--operator', 'ruin', '--folder', folder);
    const source = join(folder, 'my-ruin', 'operators', 'ruin.ts');
    writeFileSync(source, readFileSync(source, 'utf8').replace('drawServed()', 'drawNobody()'));
    expect(build(join(folder, 'my-ruin')).stderr).to.match(/my-ruin do not compile:[^]*drawNobody/);
  });
});

describe('roundsman strategy new --kind bound', function () {
  this.timeout(300_000);
  let folder: string;
  let before: string | undefined;
  const instance = join(packageRoot, 'test', 'data', 'instances', 'X-n101-k25.vrp');
  const run = (command: string, args: readonly string[], cwd: string) => spawnSync(command, args, { cwd, encoding: 'utf8' });
  async function roundsman(...args: string[]): Promise<{ status: number; out: string; err: string }> {
    let [out, err] = ['', ''];
    const status = await runCommandLine(args, { out: (text) => (out += text), err: (text) => (err += text) });
    return { status, out, err };
  }
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'roundsman-bound-'));
    before = process.env['STRATEGIES_DIR'];
    process.env['STRATEGIES_DIR'] = folder;
    expect(await strategy('new', 'low', '--kind', 'bound', '--folder', folder)).to.include({ status: 0 });
  });
  afterEach(() => {
    if (before === undefined) delete process.env['STRATEGIES_DIR'];
    else process.env['STRATEGIES_DIR'] = before;
    rmSync(folder, { recursive: true });
  });

  it('writes a bound that tsc accepts and that passes its test and the check', async () => {
    const guest = join(folder, 'low');
    expect(run(join(packageRoot, 'node_modules', '.bin', 'tsc'), ['-p', '.'], guest)).to.include({ status: 0, stdout: '' });
    const tested = run(process.execPath, ['--test'], guest);
    expect(tested.status, tested.stdout).to.equal(0);
    // A copy without the link to the installation resolves #strategy through the loader.
    rmSync(join(guest, 'node_modules'), { recursive: true });
    const { status, out } = await strategy('check', guest, '--json');
    expect(JSON.parse(out)).to.deep.equal({ bound: 'low', version: '0.1.0', conforms: true, findings: [] });
    expect(status).to.equal(0);
  });

  it('reports a bound that exceeds the cost of a plan, with the numbers and what to do', async () => {
    const source = join(folder, 'low', 'index.js');
    writeFileSync(source, readFileSync(source, 'utf8').replace('/ relaxation.scale', '* 5 / relaxation.scale'));
    const { status, out } = await strategy('check', join(folder, 'low'));
    expect(status).to.equal(1);
    expect(out).to.match(/^low 0\.1\.0 does not conform.*:\n {2}below: reported the bound [\d.]+ on \d.*, of which a plan costs [\d.]+\n/);
    expect(out).to.match(/\n {2}duals: reported duals that do not prove the bound/).and.match(/\nwhat to do:\n {2}below: Report only what no plan undercuts/);
  });

  it('reports a bound that hangs, with the remedy for bounds', async () => {
    const source = join(folder, 'low', 'index.js');
    writeFileSync(source, readFileSync(source, 'utf8').replace('run(relaxation, context) {', 'run(relaxation, context) {\n    for (;;);'));
    const { out } = await strategy('check', join(folder, 'low'), '--patience', '5', '--json');
    const [found] = (JSON.parse(out) as { findings: Finding[] }).findings;
    expect(found).to.include({ rule: 'ends', message: 'did not end within 5 s: 1 customer, seed 1 (reproducible)' }).and.have.property('remedy').that.includes('every 20 ms');
  });

  it('lists it as a bound beside the built-in ones, and never solves with it', async () => {
    const { out } = await strategy('list');
    expect(out).to.match(/^low +0\.1\.0 +- +- +bound /m).and.match(/^combinatorial +- +- +- +bound /m).and.match(/^hgs .* module /m);
    for (const name of ['low', 'combinatorial']) {
      const refused = await roundsman('solve', instance, '--strategy', name, '--iterations', '10');
      expect(refused).to.include({ status: 1 }).and.have.property('err').that.includes(`"${name}" is a bound, not a strategy: a bound solves nothing; measure it with bench --bounds ${name}`);
    }
    expect(await roundsman('solve', instance, '--time-limit', '0.5', '--json')).to.include({ status: 0 });
  });

  it('is for bounds alone: no language, no operator', async () => {
    for (const option of [['--language', 'python'], ['--operator', 'ruin']]) {
      const { status, err } = await strategy('new', 'other', '--kind', 'bound', ...option, '--folder', folder);
      expect(status).to.equal(2);
      expect(err).to.include('cannot be used with option');
    }
  });
});
