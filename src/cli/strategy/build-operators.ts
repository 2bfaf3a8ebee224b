import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { packageRoot } from '../../root.js';
import { kernelDigest, withKernelDigest } from '../../strategy/guest-kernel.js';
import { readManifest } from '../../strategy/registry.js';
import { CommandError, UsageError } from '../command-error.js';

/** The compiler, imported by a name that hides its types: they declare global types of AssemblyScript over those of JavaScript. */
const COMPILER = 'assemblyscript/asc' as string;

/** The part of the compiler that is used. */
interface Compiler {
  main(args: readonly string[], options: {
    readonly readFile: (name: string, base: string) => string | null;
    readonly stderr: { readonly write: (text: Uint8Array | string) => void };
  }): Promise<{ readonly error: Error | null }>;
}

/** What was compiled: the operators' classes, and the file of the kernel. */
export interface BuiltKernel {
  readonly operators: readonly string[];
  /** Absolute. */
  readonly file: string;
}

const KERNEL = join(packageRoot, 'src', 'search', 'kernel');
/** As operators import it; the compiler looks for it in folders named node_modules. */
const PACKAGE = /(?:^|\/)node_modules\/roundsman\/(.+)$/;
const OPERATOR = /^export class (\w+) extends (Ruin|Recreate|Move|Crossover)\b/gm;
/** What the constructor of each kind of operator takes. */
const PARAMETERS: Readonly<Record<string, readonly (readonly [name: string, type: string])[]>> = {
  Ruin: [['state', 'Solution'], ['random', 'Random']],
  Recreate: [['state', 'Solution'], ['random', 'Random'], ['scanner', 'Insertion']],
  Move: [['state', 'Solution'], ['random', 'Random']],
  Crossover: [['routes', 'Routes'], ['population', 'Population'], ['random', 'Random']],
};

interface Operator {
  readonly name: string;
  readonly kind: string;
  /** Path of its source file, without the ending. */
  readonly path: string;
}

export interface BuildOptions {
  /** Compiles in seconds, without optimisations: for trying out, the search is several times slower. Default: false. */
  readonly draft?: boolean;
}

/**
 * Compiles the search kernel with the operators of a strategy's folder, the classes that the files of `operators/` export.
 * @returns the kernel's file: `kernel.wasm` beside the strategy's code
 * @throws UsageError for a folder without operators; CommandError with the compiler's words when they do not compile
 */
export async function buildOperators(folder: string, { draft = false }: BuildOptions = {}): Promise<BuiltKernel> {
  const manifest = readManifest(folder);
  const operators = operatorsOf(folder);
  if (!existsSync(KERNEL)) throw new CommandError(`${KERNEL} not found: this installation does not include the sources of the search kernel; use an installation from a checkout`);
  const code = existsSync(join(folder, 'index.ts')) ? resolve(folder, '..', '..', 'dist', 'strategies', manifest.name) : resolve(folder);
  const file = join(code, 'kernel.wasm');
  mkdirSync(code, { recursive: true });
  await compile(entryOf(operators, folder), resolve(folder), file, draft ? 0 : 3);
  return { operators: operators.map(({ name }) => name), file };
}

function operatorsOf(folder: string): Operator[] {
  const sources = join(folder, 'operators');
  const files = existsSync(sources) ? readdirSync(sources).filter((name) => name.endsWith('.ts')).sort() : [];
  const operators = files.flatMap((name) => {
    const text = readFileSync(join(sources, name), 'utf8');
    return [...text.matchAll(OPERATOR)].map(([, found, kind]) => ({ name: found!, kind: kind!, path: `./operators/${name.replace(/\.ts$/, '')}` }));
  });
  if (operators.length === 0) {
    throw new UsageError(`${sources} exports no operator: a file in it must contain "export class NAME extends Ruin", or Recreate, Move or Crossover; "roundsman strategy new NAME --operator ruin" creates one`);
  }
  return operators;
}

/** The module that the compiler starts from: the kernel, and calls that register the operators. */
function entryOf(operators: readonly Operator[], folder: string): string {
  const lines = operators.flatMap(({ name, kind, path }, k) => {
    const parameters = PARAMETERS[kind]!;
    return [
      `import { ${name} as Operator${k} } from '${path}';`,
      `register${kind}((${parameters.map(([parameter, type]) => `${parameter}: ${type}`).join(', ')}): ${kind} => new Operator${k}(${parameters.map(([parameter]) => parameter).join(', ')}));`,
    ];
  });
  return [
    `// The search kernel with the operators of ${folder}.`,
    "import { Crossover, Insertion, Move, Population, Random, Recreate, Routes, Ruin, Solution } from 'roundsman/kernel';",
    "import { registerCrossover, registerMove, registerRecreate, registerRuin } from 'roundsman/kernel';",
    "export * from 'roundsman/kernel-exports';",
    ...lines,
  ].join('\n');
}

const ENTRY = 'kernel-entry.ts';

/** Reads what the compiler asks for: the entry, the package's modules from this installation, and the guest's files. */
function readSource(entry: string, name: string, folder: string): string | null {
  if (name === ENTRY) return entry;
  const within = PACKAGE.exec(name)?.[1];
  if (within === 'kernel.ts') return "export * from './src/search/kernel/operators/door';";
  if (within === 'kernel-exports.ts') return "export * from './src/search/kernel/exports';";
  const path = within === undefined ? resolve(folder, name) : join(packageRoot, within);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

async function compile(entry: string, folder: string, file: string, optimizeLevel: number): Promise<void> {
  const { default: asc } = await import(COMPILER) as { readonly default: Compiler };
  const flags = JSON.parse(readFileSync(join(KERNEL, 'compiler-flags.json'), 'utf8')) as string[];
  let said = '';
  const { error } = await asc.main([ENTRY, '--baseDir', folder, '--outFile', relative(folder, file), ...flags, '--optimizeLevel', String(optimizeLevel)], {
    readFile: (name, base) => readSource(entry, name, base),
    stderr: { write: (text) => void (said += typeof text === 'string' ? text : Buffer.from(text).toString()) },
  });
  if (error !== null) throw new CommandError(`the operators of ${folder} do not compile:\n${said}`);
  writeFileSync(file, withKernelDigest(readFileSync(file), kernelDigest(KERNEL)));
}
