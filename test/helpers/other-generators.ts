import { copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { packageRoot } from '../../src/root.js';
import { pythonEnvironment } from './python-environment.js';
import { runProgram } from './run-program.js';

/** A client generator other than openapi-generator, as published by its authors. */
export interface OtherGenerator {
  readonly name: string;
  /** The programs that must be on the PATH. */
  readonly programs: readonly string[];
  /**
   * Generates a client of `openapi.json` in the folder and compiles it with its driver. @returns the command that runs
   * the driver; the input file is appended to it
   */
  prepare(folder: string): readonly string[] | Promise<readonly string[]>;
}

const PACKAGES = ['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0', 'orval@7.13.2'] as const;
const OAPI_CODEGEN = 'v2.8.2';
const OAPI_RUNTIME = 'v1.8.0';
const cache = join(packageRoot, '.cache', 'client-generators');
const driver = (...path: string[]): string => join(packageRoot, 'test', 'clients', 'drivers', ...path);

/** Installs the generators available on npm, once per version. @returns their `node_modules` */
function npmPackages(): string {
  const home = join(cache, PACKAGES.join('+').replaceAll(/[^a-z0-9.@+-]/g, '-'));
  if (!existsSync(join(home, 'complete'))) {
    mkdirSync(home, { recursive: true });
    runProgram(['npm', 'install', '--prefix', home, '--no-audit', '--no-fund', '--no-save', '--ignore-scripts', ...PACKAGES]);
    mkdirSync(join(home, 'complete'));
  }
  return join(home, 'node_modules');
}

/** Type-checks a TypeScript driver with its client, and bundles both. */
async function compileTypeScript(name: string, folder: string, modules: string): Promise<readonly string[]> {
  copyFileSync(driver(name, 'drive.ts'), join(folder, 'drive.ts'));
  symlinkSync(modules, join(folder, 'node_modules'));
  const types = ['--types', 'node', '--typeRoots', join(packageRoot, 'node_modules', '@types')];
  const settings = ['--ignoreConfig', '--strict', '--noEmit', '--skipLibCheck', '--target', 'es2022', '--lib', 'es2022,dom,dom.iterable', '--module', 'esnext', '--moduleResolution', 'bundler'];
  runProgram([process.execPath, join(packageRoot, 'node_modules', 'typescript', 'bin', 'tsc'), ...settings, ...types, join(folder, 'drive.ts')]);
  const program = join(folder, 'drive.mjs');
  await build({ entryPoints: [join(folder, 'drive.ts')], outfile: program, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' });
  return [process.execPath, program];
}

const openapiTypescript: OtherGenerator = {
  name: 'openapi-typescript',
  programs: ['npm'],
  prepare(folder) {
    const modules = npmPackages();
    runProgram([join(modules, '.bin', 'openapi-typescript'), 'openapi.json', '-o', 'schema.ts'], { folder });
    return compileTypeScript('openapi-typescript', folder, modules);
  },
};

const orval: OtherGenerator = {
  name: 'orval',
  programs: ['npm'],
  prepare(folder) {
    const modules = npmPackages();
    const output = { target: './client.ts', client: 'fetch', mode: 'single', baseUrl: { getBaseUrlFromSpecification: true } };
    writeFileSync(join(folder, 'orval.config.cjs'), `module.exports = ${JSON.stringify({ roundsman: { input: './openapi.json', output } })};`);
    runProgram([join(modules, '.bin', 'orval'), '--config', 'orval.config.cjs'], { folder });
    return compileTypeScript('orval', folder, modules);
  },
};

const openapiPythonClient: OtherGenerator = {
  name: 'openapi-python-client',
  programs: ['python3'],
  prepare(folder) {
    const interpreter = pythonEnvironment('openapi-python-client', driver('openapi-python-client', 'requirements.txt'));
    const environment = { PATH: `${dirname(interpreter)}${delimiter}${process.env['PATH'] ?? ''}` };
    const command = ['generate', '--path', 'openapi.json', '--output-path', 'roundsman', '--meta', 'none', '--fail-on-warning'];
    runProgram([interpreter, '-m', 'openapi_python_client', ...command], { folder, environment });
    return ['env', `PYTHONPATH=${folder}`, interpreter, driver('openapi-python-client', 'drive.py')];
  },
};

const oapiCodegen: OtherGenerator = {
  name: 'oapi-codegen',
  programs: ['go'],
  prepare(folder) {
    const home = join(cache, `oapi-codegen-${OAPI_CODEGEN}`);
    if (!existsSync(join(home, 'oapi-codegen'))) {
      mkdirSync(home, { recursive: true });
      runProgram(['go', 'install', `github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@${OAPI_CODEGEN}`], { environment: { GOBIN: home, GOFLAGS: '' } });
    }
    mkdirSync(join(folder, 'roundsman'));
    runProgram([join(home, 'oapi-codegen'), '-generate', 'types,client', '-package', 'roundsman', '-o', join('roundsman', 'client.go'), 'openapi.json'], { folder });
    copyFileSync(driver('oapi-codegen', 'main.go'), join(folder, 'main.go'));
    writeFileSync(join(folder, 'go.mod'), `module example.com/conformance\n\ngo 1.24\n\nrequire github.com/oapi-codegen/runtime ${OAPI_RUNTIME}\n`);
    runProgram(['go', 'build', '-mod=mod', '-o', 'drive', '.'], { folder });
    return [join(folder, 'drive')];
  },
};

export const OTHER_GENERATORS: readonly OtherGenerator[] = [openapiTypescript, orval, openapiPythonClient, oapiCodegen];

/** Removes the output of an earlier run and creates the folder of a generator's client. */
export function clientFolder(name: string): string {
  const folder = join(packageRoot, 'clients', 'others', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}
