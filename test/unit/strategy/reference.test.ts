import { expect } from 'chai';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { packageRoot } from '../../../src/root.js';

/** The example of an export of `#strategy`. */
interface Example {
  readonly name: string;
  readonly code: string | null;
  readonly shownBy: string | null;
}

interface ReferenceScript {
  readonly referencePage: () => string;
  readonly examples: () => Example[];
  readonly exampleModule: (code: string, exported: readonly string[]) => string;
}

interface ExampleModule {
  readonly run: () => Promise<void>;
}

const page = readFileSync(join(packageRoot, 'strategies', 'REFERENCE.md'), 'utf8');
const { referencePage, examples, exampleModule } = (await import(join(packageRoot, 'scripts', 'strategy-reference.mjs'))) as ReferenceScript;

/** A folder outside the repository that resolves `#strategy` like one written by `strategy new`. */
function guestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'roundsman-examples-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'examples', type: 'module', imports: { '#strategy': 'roundsman/strategy' } }));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(packageRoot, join(folder, 'node_modules', 'roundsman'));
  return folder;
}

/** Type-checks and compiles TypeScript files in place. @returns the compiler's errors */
function compile(files: readonly string[]): string[] {
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, lib: ['lib.es2023.d.ts'],
    strict: true, exactOptionalPropertyTypes: true, skipLibCheck: true, types: ['node'], typeRoots: [join(packageRoot, 'node_modules', '@types')],
  });
  program.emit();
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => `${file?.fileName.split('/').at(-1)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}

describe('strategies/REFERENCE.md', () => {
  it('is generated from the docstrings', () => {
    expect(page === referencePage(), 'run make strategy-reference').to.equal(true);
  });

  it('names the first author of what comes from a paper', () => {
    const sources = page.match(/see: .{0,20}/g)!;
    expect(sources.length).to.be.greaterThan(5);
    for (const source of sources) expect(source).to.match(/^see: \p{Lu}/u).and.not.match(/^see: \S+ ,/);
  });

  it('explains every field of a manifest and every member of the context', () => {
    const rows = page.split('\n').filter((line) => /^\| `\w+\??` \|/.test(line));
    const manifest = page.slice(page.indexOf('### StrategyManifest'), page.indexOf('### Random'));
    expect(manifest.split('\n').filter((line) => /^\| `/.test(line) && line.endsWith('|  |'))).to.deep.equal([]);
    expect(rows.length).to.be.greaterThan(40);
  });

  describe('the examples', function () {
    const all = examples();
    const withCode = all.filter((example): example is Example & { readonly code: string } => example.code !== null);
    let folder: string;
    let complaints: string[];

    before(() => {
      folder = guestFolder();
      const exported = all.map(({ name }) => name);
      const files = withCode.map(({ name, code }) => {
        const file = join(folder, `${name}.ts`);
        writeFileSync(file, exampleModule(code, exported));
        return file;
      });
      const wrong = join(folder, 'wrong.ts');
      writeFileSync(wrong, exampleModule('[problem.nodeCount, 1]; // => [6, 1]', exported));
      complaints = compile([...files, wrong]);
    });
    after(() => rmSync(folder, { recursive: true }));

    it('show every export of #strategy', () => {
      const bare = all.filter(({ code, shownBy }) => code === null && shownBy === null);
      expect(bare.map(({ name }) => name), 'give its docstring an @example').to.deep.equal([]);
      for (const { name } of all) expect(page).to.match(new RegExp(`^### ${name}( |$)`, 'm'));
    });

    it('type-check', () => {
      expect(complaints).to.deep.equal([]);
    });

    it('fail if a line gives a value other than stated', async () => {
      const { run } = (await import(pathToFileURL(join(folder, 'wrong.js')).href)) as ExampleModule;
      const failure = await run().catch((error: unknown) => error);
      expect((failure as Error).message).to.equal('gives [5,1], not [6,1]');
    });

    for (const { name } of withCode) {
      it(`run: ${name}`, async () => {
        const { run } = (await import(pathToFileURL(join(folder, `${name}.js`)).href)) as ExampleModule;
        await run();
      });
    }
  });
});
