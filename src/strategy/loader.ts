import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Strategy } from './contract.js';
import { programStrategy } from './program/program-strategy.js';
import type { RegisteredManifest } from './registry.js';

/**
 * Finds the code of a strategy: `index.js` in its own folder, or, for strategies compiled with a project,
 * `dist/strategies/<name>/index.js` beside the folder that holds it.
 * @throws RangeError naming both places when there is neither.
 */
export function codePath(manifest: RegisteredManifest): string {
  const places = [join(manifest.folder, 'index.js'), join(manifest.folder, '..', '..', 'dist', 'strategies', manifest.name, 'index.js')];
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new RangeError(`strategy ${manifest.name} has no code: neither ${places.join(' nor ')} exists; build it first`);
  return found;
}

/** @throws RangeError when the program is named by a path and is not there; a plain name is looked for in PATH at the start. */
function program(manifest: RegisteredManifest): Strategy {
  const [file] = manifest.command as [string];
  if (file.includes('/') && !existsSync(resolve(manifest.folder, file))) {
    throw new RangeError(`the program of strategy ${manifest.name}, ${file}, is not there: its command is run in ${manifest.folder}`);
  }
  return programStrategy(manifest);
}

/** @returns the files of a strategy that its process must be able to read: the manifest, and a program that is named by a path. */
export function neededFiles({ folder, command }: RegisteredManifest): string[] {
  const programs = command?.[0]?.includes('/') === true ? [resolve(folder, command[0])] : [];
  return [join(folder, 'manifest.json'), ...programs];
}

/**
 * Loads a strategy; only solving children do this, and the commands that solve by themselves.
 * @returns the object that the module exports as `default` or `strategy`; for a manifest with a command, one that runs it.
 * @throws RangeError for a strategy that has no code, or exports no `solve`.
 */
export async function loadStrategy(manifest: RegisteredManifest): Promise<Strategy> {
  if (manifest.command !== undefined) return program(manifest);
  const path = codePath(manifest);
  const module = (await import(pathToFileURL(path).href)) as { default?: unknown; strategy?: unknown };
  const exported = (module.default ?? module.strategy) as Partial<Strategy> | undefined;
  if (typeof exported?.solve !== 'function') throw new RangeError(`${path} exports no strategy: its default export must have a method solve(problem, context)`);
  return exported as Strategy;
}
