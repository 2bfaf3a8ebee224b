import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { packageRoot } from '../root.js';
import type { StrategyManifest } from './contract.js';
import { manifestFaults } from './manifest.js';

/** The folder of the built-in strategies with their manifests; their code is under `dist`. */
export const builtInStrategies = join(packageRoot, 'strategies');

/** A package with this prefix and a manifest is a strategy, named by the rest of the package name. */
const PACKAGE_PREFIX = 'roundsman-strategy-';
const PACKAGES = 'node_modules';

/** A manifest and its folder; the strategy's code has not been loaded. */
export interface RegisteredManifest extends StrategyManifest {
  /** Absolute path of the strategy's folder. */
  readonly folder: string;
}

/**
 * A strategy folder that cannot be registered; `faults` lists every reason.
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
    throw new ManifestError(path, [`not readable as JSON: ${(error as Error).message}`]);
  }
}

/**
 * Reads and validates one strategy folder's `manifest.json`.
 * @throws ManifestError with every fault; the folder must be named after the strategy, a package
 * `roundsman-strategy-<name>`.
 * @example
 * const { name, folder }: RegisteredManifest = readManifest(strategyFolder);
 * [name, folder.endsWith(strategyFolder)]; // => ['savings', true]
 */
export function readManifest(folder: string): RegisteredManifest {
  const path = join(folder, 'manifest.json');
  const data = readJson(path);
  const faults = manifestFaults(data);
  const manifest = data as StrategyManifest;
  const named = basename(resolve(folder)).replace(PACKAGE_PREFIX, '');
  if (faults.length === 0 && named !== manifest.name) faults.push(`name is "${manifest.name}", must be that of its folder, "${named}"`);
  if (faults.length > 0) throw new ManifestError(path, faults);
  return Object.freeze({ ...manifest, folder: resolve(folder) });
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

/**
 * Reads the manifests of all strategies in the given folders, as data.
 * @param folders folders that contain one folder per strategy; default: the built-in ones. Guests' folders follow.
 * @returns sorted by name within each folder, folders in the given order.
 * @throws ManifestError if a manifest is broken or two strategies share a name.
 */
export function loadManifests(folders: readonly string[] = [builtInStrategies]): RegisteredManifest[] {
  const byName = new Map<string, RegisteredManifest>();
  for (const folder of folders.flatMap(strategyFolders)) {
    const manifest = readManifest(folder);
    const other = byName.get(manifest.name);
    if (other !== undefined) throw new ManifestError(folder, [`a strategy named "${manifest.name}" is already registered from ${other.folder}; rename or remove one of them`]);
    byName.set(manifest.name, manifest);
  }
  return [...byName.values()];
}
