import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { packageRoot } from '../../root.js';
import { kernelDigest, withKernelDigest } from '../../strategy/guest-kernel.js';
import { codePath } from '../../strategy/loader.js';
import { readManifest, type RegisteredManifest } from '../../strategy/registry.js';
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
/** The name in statistics, which a class passes to its base; one that is computed cannot be read here. */
const TITLE = /\bsuper\(\s*(['"`])([^'"`]+)\1/;
/** What the constructor of each kind of operator takes. */
const PARAMETERS: Readonly<Record<string, readonly (readonly [name: string, type: string])[]>> = {
  Ruin: [['state', 'Solution'], ['random', 'Random']],
  Recreate: [['state', 'Solution'], ['random', 'Random'], ['scanner', 'Insertion']],
  Move: [['state', 'Solution'], ['random', 'Random']],
  Crossover: [['routes', 'Routes'], ['population', 'Population'], ['random', 'Random']],
};

interface Operator {
  /** The name of the class. */
  readonly name: string;
  readonly kind: string;
  /** The name in statistics, where it is written out. */
  readonly title: string | undefined;
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
 * @throws UsageError for a folder without operators; CommandError for a strategy without code, for two operators of one name, and
 * with the compiler's words when the operators do not compile
 */
export async function buildOperators(folder: string, { draft = false }: BuildOptions = {}): Promise<BuiltKernel> {
  const manifest = readManifest(folder);
  const operators = operatorsOf(folder);
  if (!existsSync(KERNEL)) throw new CommandError(`${KERNEL} not found: this installation does not include the sources of the search kernel; use an installation from a checkout`);
  refuseSameNames(operators, folder);
  const file = join(dirname(codeOf(manifest)), 'kernel.wasm');
  await compile(entryOf(operators, folder), resolve(folder), file, draft ? 0 : 3);
  return { operators: operators.map(({ name }) => name), file };
}

/** The code that loads the kernel from beside it. */
function codeOf(manifest: RegisteredManifest): string {
  try {
    return codePath(manifest);
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}

function operatorsOf(folder: string): Operator[] {
  const sources = join(folder, 'operators');
  const operators = existsSync(sources) ? operatorsIn(sources, readdirSync(sources)) : [];
  if (operators.length === 0) {
    throw new UsageError(`${sources} exports no operator: a file in it must contain "export class NAME extends Ruin", or Recreate, Move or Crossover; "roundsman strategy new NAME --operator ruin" creates one`);
  }
  return operators;
}

function operatorsIn(sources: string, names: readonly string[]): Operator[] {
  return names.filter((name) => name.endsWith('.ts')).sort().flatMap((name) => {
    const text = readFileSync(join(sources, name), 'utf8');
    const found = [...text.matchAll(OPERATOR)];
    return found.map(({ 1: className, 2: kind, index }, k) => ({
      name: className!, kind: kind!, title: TITLE.exec(text.slice(index, found[k + 1]?.index))?.[2], path: `./operators/${name.replace(/\.ts$/, '')}`,
    }));
  });
}

/** Statistics know an operator by its kind and its name, and refuse a second one. */
function refuseSameNames(operators: readonly Operator[], folder: string): void {
  const sources = join(KERNEL, 'operators');
  const known = new Map(operatorsIn(sources, readdirSync(sources, { recursive: true, encoding: 'utf8' })).map((operator) => [keyOf(operator), `the built-in ${operator.name}`]));
  for (const operator of operators) {
    if (operator.title === undefined) continue;
    const other = known.get(keyOf(operator));
    const place = `${operator.name} of ${join(folder, `${operator.path}.ts`)}`;
    if (other !== undefined) throw new CommandError(`two operators of the kind ${operator.kind} are named "${operator.title}", ${other} and ${place}; rename ${place}`);
    known.set(keyOf(operator), place);
  }
}

function keyOf({ kind, title }: Operator): string {
  return `${kind} ${title ?? ''}`;
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
  // Of a draft, the stack of an operator that traps names its class and method.
  const names = optimizeLevel === 0 ? ['--debug'] : [];
  let said = '';
  const { error } = await asc.main([ENTRY, '--baseDir', folder, '--outFile', relative(folder, file), ...flags, '--optimizeLevel', String(optimizeLevel), ...names], {
    readFile: (name, base) => readSource(entry, name, base),
    stderr: { write: (text) => void (said += typeof text === 'string' ? text : Buffer.from(text).toString()) },
  });
  if (error !== null) throw new CommandError(`the operators of ${folder} do not compile:\n${said}`);
  writeFileSync(file, withKernelDigest(readFileSync(file), kernelDigest(KERNEL)));
}
