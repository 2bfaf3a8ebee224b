import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { packageRoot } from '../../src/root.js';

/** How a generated client is compiled and driven in its own language. */
export interface ClientToolchain {
  readonly language: string;
  /** The programs that must be on the PATH. */
  readonly programs: readonly string[];
  /** Compiles client and driver. @returns the command that runs the driver, to which the input file is added. */
  prepare(): Promise<readonly string[]>;
}

const clients = join(packageRoot, 'clients');
const drivers = join(packageRoot, 'test', 'clients', 'drivers');

/** Tells why a client cannot be tested here; null when it can. */
export function hindrance({ language, programs }: ClientToolchain): string | null {
  const chosen = process.env['CLIENTS']?.trim().split(/[\s,]+/).filter((name) => name !== '') ?? [];
  if (chosen.length > 0 && !chosen.includes(language)) return 'not among CLIENTS';
  const missing = programs.filter((program) => spawnSync('which', [program]).status !== 0);
  if (missing.length > 0) return `${missing.join(', ')} not installed`;
  return existsSync(join(clients, language)) ? null : `clients/${language} is missing: make clients`;
}

/** Runs a program to its end. @returns its standard output @throws with all its output when it fails */
export function runProgram(command: readonly string[], { folder = packageRoot, environment = {} } = {}): string {
  const { status, error, stdout, stderr } = spawnSync(command[0]!, command.slice(1), {
    cwd: folder, encoding: 'utf8', env: { ...process.env, ...environment }, maxBuffer: 64 * 1024 * 1024,
  });
  if (error !== undefined || status !== 0) throw new Error(`${command.join(' ')} ended with ${error?.message ?? String(status)}:\n${stdout}\n${stderr}`);
  return stdout;
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
    const requirements = join(clients, 'python', 'requirements.txt');
    const digest = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 12);
    const environment = join(packageRoot, '.cache', 'clients', `python-${digest}`);
    const interpreter = join(environment, 'bin', 'python');
    if (!existsSync(join(environment, 'complete'))) {
      runProgram(['python3', '-m', 'venv', '--clear', environment]);
      runProgram([interpreter, '-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', requirements]);
      mkdirSync(join(environment, 'complete'));
    }
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
