import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { packageRoot } from '../root.js';
import type { BoundManifest, StrategyManifest } from './contract.js';
import { isBoundManifest, manifestFaults } from './manifest.js';

/** The folder of the built-in strategies with their manifests; their code is under `dist`. */
export const builtInStrategies = join(packageRoot, 'strategies');

/** A package with this prefix and a manifest is a strategy, named by the rest of the package name. */
const PACKAGE_PREFIX = 'roundsman-strategy-';
const PACKAGES = 'node_modules';

/** What to do with a bound where a strategy is wanted. */
export const HOW_TO_USE_A_BOUND = 'a bound solves nothing; measure it with bench --bounds NAME, and check it with strategy check DIR';

/** A manifest and its folder; the strategy's code has not been loaded. */
export interface RegisteredManifest extends StrategyManifest {
  /** Absolute path of the strategy's folder. */
  readonly folder: string;
}

/** The manifest of a bound and its folder; the bound's code has not been loaded. */
export interface RegisteredBound extends BoundManifest {
  /** Absolute path of the bound's folder. */
  readonly folder: string;
}

/**
 * A folder of a strategy or a bound that cannot be registered; `faults` lists every reason.
 * @example
 * try {
 *   readManifest('/nowhere');
 * } catch (error) {
 *   error instanceof ManifestError; // => true
 * }
 */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
  readonly faults: readonly string[];

  constructor(path: string, faults: readonly string[]) {
    super(`${path}: ${faults.join('; ')}`);
    this.faults = faults;
  }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const isAbsent = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new ManifestError(path, [isAbsent ? absentText(dirname(path)) : `not readable as JSON: ${(error as Error).message}`]);
  }
}

function absentText(folder: string): string {
  const what = existsSync(folder) ? `the folder ${folder} has no manifest.json` : `there is no folder ${folder}`;
  return `${what}; give the folder of a strategy or a bound, or create one with "roundsman strategy new"`;
}

/**
 * Reads and validates the `manifest.json` of the folder of a strategy or a bound.
 * @throws ManifestError as `readManifest` does.
 */
export function readEitherManifest(folder: string): RegisteredManifest | RegisteredBound {
  const path = join(folder, 'manifest.json');
  const data = readJson(path);
  const faults = manifestFaults(data);
  const manifest = data as StrategyManifest | BoundManifest;
  const named = basename(resolve(folder)).replace(PACKAGE_PREFIX, '');
  if (faults.length === 0 && named !== manifest.name) faults.push(`name is "${manifest.name}", must be that of its folder, "${named}"`);
  if (faults.length > 0) throw new ManifestError(path, faults);
  return Object.freeze({ ...manifest, folder: resolve(folder) });
}

/**
 * Reads and validates one strategy folder's `manifest.json`.
 * @throws ManifestError with every fault; the folder must be named after the strategy, a package
 * `roundsman-strategy-<name>`, and hold no bound.
 * @example
 * const { name, folder }: RegisteredManifest = readManifest(strategyFolder);
 * [name, folder.endsWith(strategyFolder)]; // => ['savings', true]
 */
export function readManifest(folder: string): RegisteredManifest {
  const manifest = readEitherManifest(folder);
  if (isBoundManifest(manifest)) throw new ManifestError(join(folder, 'manifest.json'), [`kind is "bound", must be strategy here: ${HOW_TO_USE_A_BOUND}`]);
  return manifest;
}

/** @returns true for a built-in strategy, whose code is ours and whose statements are trusted. */
export function isBuiltIn({ folder }: Pick<RegisteredManifest, 'folder'>): boolean {
  return dirname(folder) === builtInStrategies;
}

/**
 * Returns the folders that contain strategies besides the built-in ones: packages named `roundsman-strategy-*`
 * installed with the service, or next to it if it is itself a package, then the configured folder.
 * @param strategiesDir value of `STRATEGIES_DIR`; null: none.
 */
export function guestFolders(strategiesDir: string | null): string[] {
  const packages = [join(packageRoot, PACKAGES), dirname(packageRoot)].filter((folder) => basename(folder) === PACKAGES && existsSync(folder));
  return strategiesDir === null ? packages : [...packages, strategiesDir];
}

function strategyFolders(parent: string): string[] {
  if (!existsSync(parent) || !statSync(parent).isDirectory()) throw new ManifestError(parent, ['no such strategies folder']);
  return readdirSync(parent)
    .sort()
    .filter((name) => basename(parent) !== PACKAGES || name.startsWith(PACKAGE_PREFIX))
    .map((name) => join(parent, name))
    .filter((folder) => existsSync(join(folder, 'manifest.json')));
}

/** All manifests of the given folders by name, strategies and bounds together. */
function manifestsByName(folders: readonly string[]): Map<string, RegisteredManifest | RegisteredBound> {
  const byName = new Map<string, RegisteredManifest | RegisteredBound>();
  for (const folder of folders.flatMap(strategyFolders)) {
    const manifest = readEitherManifest(folder);
    const other = byName.get(manifest.name);
    const kind = other !== undefined && isBoundManifest(other) ? 'bound' : 'strategy';
    if (other !== undefined) throw new ManifestError(folder, [`a ${kind} named "${manifest.name}" is already registered from ${other.folder}; rename or remove one of them`]);
    byName.set(manifest.name, manifest);
  }
  return byName;
}

/**
 * Reads the manifests of all strategies in the given folders, as data. Bounds are read too, since they must not share names
 * with strategies, but left out.
 * @param folders folders that contain one folder per strategy; default: the built-in ones. Guests' folders follow.
 * @returns sorted by name within each folder, folders in the given order.
 * @throws ManifestError if a manifest is broken or two strategies share a name.
 */
export function loadManifests(folders: readonly string[] = [builtInStrategies]): RegisteredManifest[] {
  return [...manifestsByName(folders).values()].filter((manifest): manifest is RegisteredManifest => !isBoundManifest(manifest));
}

/** Reads the manifests of all bounds in the given folders; see `loadManifests`. */
export function loadBoundManifests(folders: readonly string[]): RegisteredBound[] {
  return [...manifestsByName(folders).values()].filter((manifest): manifest is RegisteredBound => isBoundManifest(manifest));
}
