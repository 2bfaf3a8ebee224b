import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Strategy } from './contract.js';
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

/**
 * Loads a strategy's code; only the solving child does this.
 * @returns the object that the module exports as `default` or `strategy`.
 * @throws RangeError for a strategy that is a program, has no code, or exports no `solve`.
 */
export async function loadStrategy(manifest: RegisteredManifest): Promise<Strategy> {
  if (manifest.command !== undefined) throw new RangeError(`strategy ${manifest.name} is a program (${manifest.command.join(' ')}) and has no module to load`);
  const path = codePath(manifest);
  const module = (await import(pathToFileURL(path).href)) as { default?: unknown; strategy?: unknown };
  const exported = (module.default ?? module.strategy) as Partial<Strategy> | undefined;
  if (typeof exported?.solve !== 'function') throw new RangeError(`${path} exports no strategy: its default export must have a method solve(problem, context)`);
  return exported as Strategy;
}
