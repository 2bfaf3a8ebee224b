import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { packageRoot } from '../../src/root.js';
import { pythonEnvironment } from './python-environment.js';
import { runProgram } from './run-program.js';

/** How a generated client is compiled and driven in its own language. */
export interface ClientToolchain {
  readonly language: string;
  /** The programs that must be on the PATH. */
  readonly programs: readonly string[];
  /** Compiles client and driver. @returns the command that runs the driver; the input file is appended to it. */
  prepare(): Promise<readonly string[]>;
}

const clients = join(packageRoot, 'clients');
const drivers = join(packageRoot, 'test', 'clients', 'drivers');

/** Returns why a client cannot be tested here; null if it can. */
export function hindrance({ language, programs }: ClientToolchain): string | null {
  const chosen = process.env['CLIENTS']?.trim().split(/[\s,]+/).filter((name) => name !== '') ?? [];
  if (chosen.length > 0 && !chosen.includes(language)) return 'not among CLIENTS';
  const missing = programs.filter((program) => spawnSync('which', [program]).status !== 0);
  if (missing.length > 0) return `${missing.join(', ')} not installed`;
  return existsSync(join(clients, language)) ? null : `clients/${language} is missing: make clients`;
}

const typescript: ClientToolchain = {
  language: 'typescript',
  programs: ['node'],
  prepare: async () => {
    const driver = join(drivers, 'typescript');
    const program = join(clients, 'typescript', 'conformance', 'drive.mjs');
    runProgram([process.execPath, join('node_modules', 'typescript', 'bin', 'tsc'), '-p', driver]);
    await build({ entryPoints: [join(driver, 'drive.ts')], outfile: program, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' });
    return [process.execPath, program];
  },
};

const python: ClientToolchain = {
  language: 'python',
  programs: ['python3'],
  prepare: async () => {
    const interpreter = pythonEnvironment('client', join(clients, 'python', 'requirements.txt'));
    return ['env', `PYTHONPATH=${join(clients, 'python')}`, interpreter, join(drivers, 'python', 'drive.py')];
  },
};

const java: ClientToolchain = {
  language: 'java',
  programs: ['java', 'javac', 'mvn'],
  prepare: async () => {
    const folder = join(clients, 'java');
    const target = join(folder, 'target');
    runProgram(['mvn', '-q', '-B', '-Dmaven.test.skip=true', 'compile', 'dependency:build-classpath', `-Dmdep.outputFile=${join(target, 'classpath')}`], { folder });
    const classpath = [join(target, 'conformance'), join(target, 'classes'), readFileSync(join(target, 'classpath'), 'utf8').trim()].join(':');
    runProgram(['javac', '-Xlint:-options', '-cp', classpath, '-d', join(target, 'conformance'), join(drivers, 'java', 'Drive.java')]);
    return ['java', '-cp', classpath, 'Drive'];
  },
};

const go: ClientToolchain = {
  language: 'go',
  programs: ['go'],
  prepare: async () => {
    const folder = join(clients, 'go');
    cpSync(join(drivers, 'go', 'main.go'), join(folder, 'conformance', 'main.go'), { recursive: true });
    runProgram(['go', 'vet', '.', './conformance'], { folder });
    runProgram(['go', 'build', '-o', join('conformance', 'drive'), './conformance'], { folder });
    return [join(folder, 'conformance', 'drive')];
  },
};

export const CLIENT_TOOLCHAINS: readonly ClientToolchain[] = [typescript, python, java, go];
