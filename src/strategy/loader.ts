import { existsSync } from 'node:fs';
import { register } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BoundMethod } from '../bounds/contract.js';
import type { Strategy } from './contract.js';
import { programStrategy } from './program/program-strategy.js';
import type { RegisteredBound, RegisteredManifest } from './registry.js';
import { StrategyFault } from './strategy-fault.js';

/**
 * Returns the path of the code of a strategy or a bound: `index.js` in its own folder or, for strategies compiled with a project,
 * `dist/strategies/<name>/index.js` next to the folder that contains it.
 * @throws RangeError naming both paths if neither exists.
 */
export function codePath(manifest: RegisteredManifest | RegisteredBound): string {
  const places = [join(manifest.folder, 'index.js'), join(manifest.folder, '..', '..', 'dist', 'strategies', manifest.name, 'index.js')];
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new RangeError(`${manifest.kind ?? 'strategy'} ${manifest.name} has no code: neither ${places.join(' nor ')} exists; build it first`);
  return found;
}

/**
 * @throws RangeError if the program is given by a path that does not exist; a plain name is looked up in PATH at start.
 */
function program(manifest: RegisteredManifest): Strategy {
  const [file] = manifest.command as [string];
  if (file.includes('/') && !existsSync(resolve(manifest.folder, file))) {
    throw new RangeError(`the program of strategy ${manifest.name}, ${file}, does not exist: its command runs in ${manifest.folder}`);
  }
  return programStrategy(manifest);
}

/** @returns the files that the strategy's process must be able to read: the manifest, and a program given by a path. */
export function neededFiles({ folder, command }: Pick<RegisteredManifest, 'folder' | 'command'>): string[] {
  const programs = command?.[0]?.includes('/') === true ? [resolve(folder, command[0])] : [];
  return [join(folder, 'manifest.json'), ...programs];
}

/** Codes of Node's errors for a specifier that cannot be resolved. */
const UNRESOLVED = ['ERR_PACKAGE_IMPORT_NOT_DEFINED', 'ERR_MODULE_NOT_FOUND'];
/** How guests import this entry point: by its package, and by the package import of their templates. */
const DOOR = /roundsman\/strategy|#strategy|package 'roundsman'/;

/**
 * Imports a strategy's code. If a guest cannot resolve `#strategy`, because its folder was copied or installed as a
 * package, a hook in Node's module resolution provides it; other guests pay nothing.
 */
async function importGuest(url: string): Promise<unknown> {
  try {
    return await import(url);
  } catch (error) {
    // Its stack names neither the file, which may be one that this one imports, nor the line; Node does when it runs the file.
    if (error instanceof SyntaxError) throw new StrategyFault(`${error.message}; "node ${fileURLToPath(url)}" shows the file and the line`, { cause: error });
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined || !UNRESOLVED.includes(code) || !DOOR.test(message)) throw error;
    const door = import.meta.resolve('#strategy');
    const hook = `export const resolve = (specifier, context, next) =>
      specifier === '#strategy' || specifier === 'roundsman/strategy' ? { url: ${JSON.stringify(door)}, shortCircuit: true } : next(specifier, context);`;
    register(`data:text/javascript,${encodeURIComponent(hook)}`);
    // Node caches a failed module under its URL.
    return await import(`${url}?door`);
  }
}

/**
 * Loads a strategy. Only called by solving child processes and by commands that solve themselves.
 * @returns the object that the module exports as `default` or `strategy`; for a manifest with a command, one that runs
 * it.
 * @throws RangeError for a strategy that has no code or does not export `solve`.
 * @example
 * const manifest = readManifest(strategyFolder);
 * const strategy = await loadStrategy(manifest);
 * const { routes: found } = await runStrategy(problem, manifest, strategy, { seed: 1, iterations: 100 });
 * check(problem, found); // => []
 */
export async function loadStrategy(manifest: RegisteredManifest): Promise<Strategy> {
  if (manifest.command !== undefined) return program(manifest);
  const path = codePath(manifest);
  const module = (await importGuest(pathToFileURL(path).href)) as { default?: unknown; strategy?: unknown };
  const exported = (module.default ?? module.strategy) as Partial<Strategy> | undefined;
  if (typeof exported?.solve !== 'function') throw new RangeError(`${path} exports no strategy: its default export must have a method solve(problem, context)`);
  return exported as Strategy;
}

/**
 * Loads a bound. Only called by checks and benches.
 * @returns the object that the module exports as `default`
 * @throws RangeError for a bound that has no code, does not export `supports` and `run`, or has another name than its manifest.
 */
export async function loadBound(manifest: RegisteredBound): Promise<BoundMethod> {
  const path = codePath(manifest);
  const { default: exported } = (await importGuest(pathToFileURL(path).href)) as { default?: Partial<BoundMethod> };
  if (typeof exported?.supports !== 'function' || typeof exported.run !== 'function') {
    throw new RangeError(`${path} exports no bound: its default export must have a name and the methods supports(relaxation, effort) and run(relaxation, context)`);
  }
  if (exported.name !== manifest.name) throw new RangeError(`${path} exports a bound named ${JSON.stringify(exported.name)}, must be "${manifest.name}" as in its manifest`);
  return exported as BoundMethod;
}
