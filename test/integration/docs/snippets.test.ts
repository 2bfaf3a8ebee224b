import { expect } from 'chai';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { PAGES, readPage, SAMPLE_URL } from '../../../src/http/docs/pages.js';
import { packageRoot } from '../../../src/root.js';
import { freePorts } from '../../helpers/ports.js';
import { startRunningService, temporaryFolders, type RunningService } from '../../helpers/running-service.js';
import { openSession, type Ran, type SnippetSession } from '../../helpers/snippet-session.js';
import { outputPattern, snippetsOf, squeeze, type Snippet } from '../../helpers/snippets.js';
import { THOROUGH } from '../../helpers/thorough.js';
import { until } from '../../helpers/until.js';

const README = readFileSync(join(packageRoot, 'README.md'), 'utf8');
const OPERATIONS = join(packageRoot, 'docs', 'operations');
/** In reading order: later pages use files of earlier ones. */
const TEXTS = [{ name: 'README.md', snippets: snippetsOf(README) }, ...PAGES.map(({ name }) => ({ name: `docs/${name}.md`, snippets: snippetsOf(readPage(name)) }))];
/** Ports that the texts use for receivers. */
const SAMPLE_PORTS = ['9000', '9001'];
/** `client`: run by test/clients, which has the toolchains. */
const MARKS = ['run', 'file', 'output', 'install', 'targets', 'sketch', 'client'];

/** Of the pages about features: test/integration/cli/plan-features.test.ts solves all of their files without a process for each. */
const COMMANDS_OF_FEATURES = 3;

/** The snippets to run of a text: all, or under `make test` the first few of a page about features. */
function chosen({ name, snippets }: (typeof TEXTS)[number]): ReadonlySet<Snippet> {
  const runs = snippets.filter(({ marks }) => marks.has('run'));
  return new Set(THOROUGH || !name.startsWith('docs/features-') ? runs : runs.slice(0, COMMANDS_OF_FEATURES));
}

describe('what the documentation shows', function () {
  const folders = temporaryFolders();
  let service: RunningService;
  let session: SnippetSession;

  before(async () => {
    service = await startRunningService({ DATA_DIR: folders.dataDir, WORKER_SLOTS: '1', SOLVE_THREADS: '1', SOLVE_NICE: '0', CALLBACK_ALLOW_CIDRS: '127.0.0.0/8' });
    await until('the demo account', () => service.errors().includes('export ROUNDSMAN_URL='));
    const [, key = ''] = /^ {2}key {7}(rm_\S+)$/m.exec(service.errors()) ?? [];
    const ports = await freePorts(SAMPLE_PORTS.length);
    session = openSession({ DATA_DIR: folders.dataDir, ROUNDSMAN_URL: service.url, ROUNDSMAN_USER: 'demo', ROUNDSMAN_API_KEY: key }, (text) => text
      .replace(new RegExp(SAMPLE_PORTS.join('|'), 'g'), (port) => String(ports[SAMPLE_PORTS.indexOf(port)]))
      .replaceAll(SAMPLE_URL, service.url)
      .replaceAll('YOUR_KEY', key));
  });
  after(async () => {
    service.child.kill('SIGTERM');
    await service.ended;
    session.remove();
    folders.remove();
  });

  for (const text of TEXTS) {
    const { name, snippets } = text;
    const runs = chosen(text);
    const isRunnable = (snippet: Snippet): boolean => missingProgram(snippet) === null && (runs.has(snippet) || !snippet.marks.has('run'));
    describe(name, () => {
      let ran: ReadonlyMap<Snippet, Ran>;
      let errors: string;
      before(async () => {
        ({ ran, errors } = await session.follow(snippets.filter(isRunnable), 60_000));
      });

      for (const [i, snippet] of snippets.entries()) {
        if (!runs.has(snippet)) continue;
        it(`line ${snippet.line} works${snippets[i + 1]?.marks.has('output') ? ' and prints what the text says' : ''}`, function () {
          const program = missingProgram(snippet);
          if (program !== null) {
            console.log(`      ${program} is not installed: not run`);
            this.skip();
          }
          const { status, output } = ran.get(snippet)!;
          expect(status, `${snippet.text}\nsaid:\n${output}\n${errors}`).to.equal(0);
          const expected = snippets[i + 1];
          if (expected?.marks.has('output')) expect(squeeze(expected.language, output), errors).to.match(outputPattern(expected));
        });
      }
    });
  }
});

describe('the snippets of the documentation', () => {
  const all = TEXTS.flatMap(({ name, snippets }) => snippets.map((snippet) => ({ name: `${name}:${snippet.line}`, snippet })));

  it('are each run, saved, compared, or marked as a sketch', () => {
    // a block without a language is a drawing
    for (const { name, snippet } of all) expect(snippet.language === '' || [...snippet.marks.keys()].some((mark) => MARKS.includes(mark)), name).to.equal(true);
    expect(all.filter(({ snippet }) => snippet.marks.has('sketch')).map(({ name }) => name.split(':')[0])).to.not.include.members(PAGES.map(({ name }) => `docs/${name}.md`));
  });

  it('install only packages of this project', () => {
    const { dependencies } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
    for (const { snippet } of all.filter((each) => each.snippet.marks.has('install'))) {
      const [, name = ''] = /^npm install (\S+)\n$/.exec(snippet.text) ?? [];
      expect(Object.keys(dependencies)).to.include(name);
    }
  });

  it('in TypeScript have no type errors under strict rules', () => {
    const files = new Map(all.filter(({ snippet }) => snippet.language === 'ts' && snippet.marks.has('file') && !snippet.marks.has('client'))
      .map(({ snippet }) => [join(packageRoot, `snippet-${snippet.marks.get('file')}`), snippet.text]));
    expect(files.size).to.be.at.least(2);
    const options: ts.CompilerOptions = {
      strict: true, noEmit: true, skipLibCheck: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext, types: ['node'], typeRoots: [join(packageRoot, 'node_modules', '@types')],
    };
    const disk = ts.createCompilerHost(options);
    const host: ts.CompilerHost = {
      ...disk,
      fileExists: (path) => files.has(path) || disk.fileExists(path),
      readFile: (path) => files.get(path) ?? disk.readFile(path),
      getSourceFile: (path, target, ...rest) => {
        const text = files.get(path);
        return text === undefined ? disk.getSourceFile(path, target, ...rest) : ts.createSourceFile(path, text, target);
      },
    };
    const faults = ts.getPreEmitDiagnostics(ts.createProgram([...files.keys()], options, host));
    expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).to.deep.equal([]);
  });

  it('and the sentences name only existing commands and targets', () => {
    const makefile = readFileSync(join(packageRoot, 'Makefile'), 'utf8');
    const prose = [README, ...readdirSync(OPERATIONS).map((name) => readFileSync(join(OPERATIONS, name), 'utf8'))].join('\n');
    const targets = [...prose.matchAll(/(?:^|`)(?:[A-Z_]+=\S+ )?make ([a-z][a-z-]*)/gm)].map(([, target]) => target ?? '');
    expect(targets).to.include.members(['run', 'test']);
    for (const target of targets) expect(makefile, `make ${target}`).to.match(new RegExp(`^${target}:`, 'm'));
    const { stdout: help } = spawnSync(join(packageRoot, 'bin', 'roundsman'), ['--help'], { encoding: 'utf8' });
    const commands = [...prose.matchAll(/^\| `([a-z]+)[ `]/gm), ...prose.matchAll(/`(?:bin\/)?roundsman ([a-z]+)/g)].map(([, command]) => command ?? '');
    expect(commands).to.include.members(['solve', 'submit']);
    for (const command of commands) expect(help, command).to.match(new RegExp(`^ +${command}\\b`, 'm'));
  });
});

/** @returns the program that a snippet needs and this machine lacks; null if there is none. */
function missingProgram({ marks }: Snippet): string | null {
  const program = marks.get('needs');
  return program === undefined || spawnSync(program, ['--version']).status === 0 ? null : program;
}
