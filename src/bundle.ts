import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './root.js';

/**
 * Modules that `make build` also writes to `dist/bundle` together with all that they import, so that processes and threads
 * start sooner. Those in one line share their parts: strategies import the very classes of the child that runs them.
 */
export const BUNDLES = [
  ['cli/program'],
  ['serve/api-process', 'http/request-parser/parser-thread', 'http/center/validation-threads'],
  ['serve/worker-process', 'worker/checker'],
  ['worker/child/main', 'cli/bench/child', 'cli/bench/bound-child', 'cli/strategy/check-child', 'strategy/door', 'strategy/bound/bound-thread'],
] as const;

type Bundled = (typeof BUNDLES)[number][number];

/** The condition under which `#strategy` is the bundled entry point: see `imports` and `exports` of package.json. */
const BUNDLE_CONDITION = 'roundsman-bundle';

/**
 * Returns the path of a program: its bundle, or the compiled module if there is no bundle or it is older than compiled or
 * generated code, after `tsc` alone for instance.
 * @param root the folder of `dist` and `generated`; default this project's
 */
export function programPath(module: Bundled, root = packageRoot): string {
  const bundle = join(root, 'dist', 'bundle', `${module.replaceAll('/', '-')}.js`);
  const codeFrom = Math.max(...['dist/.tsbuildinfo', 'generated/operations.js'].map((path) => modifiedAt(join(root, path))));
  return existsSync(bundle) && modifiedAt(bundle) >= codeFrom ? bundle : join(root, 'dist', 'src', `${module}.js`);
}

/**
 * @returns the arguments with which Node runs a program that loads strategies: what they import as `#strategy` shares its
 * classes with the program.
 * @param root as for `programPath`
 */
export function strategyProgram(module: Bundled, root?: string): readonly string[] {
  const path = programPath(module, root);
  return path.endsWith(join('src', `${module}.js`)) ? [path] : [`--conditions=${BUNDLE_CONDITION}`, path];
}

/** @returns milliseconds of the epoch; 0 if there is no such file. */
function modifiedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
