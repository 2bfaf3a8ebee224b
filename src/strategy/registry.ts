import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { packageRoot } from '../root.js';
import type { StrategyManifest } from './contract.js';
import { manifestFaults } from './manifest.js';

/** The folder of the strategies that come with the service: their manifests; their code lies under `dist`. */
export const builtInStrategies = join(packageRoot, 'strategies');

/** A manifest and where it was found; nothing of the strategy's code was loaded. */
export interface RegisteredManifest extends StrategyManifest {
  /** Absolute path of the strategy's folder. */
  readonly folder: string;
}

/** A strategy folder that cannot be registered; `faults` holds every reason. */
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
 * @throws ManifestError with every fault; the folder must bear the strategy's name.
 */
export function readManifest(folder: string): RegisteredManifest {
  const path = join(folder, 'manifest.json');
  const data = readJson(path);
  const faults = manifestFaults(data);
  const manifest = data as StrategyManifest;
  if (faults.length === 0 && basename(folder) !== manifest.name) faults.push(`name is "${manifest.name}", must be that of its folder, "${basename(folder)}"`);
  if (faults.length > 0) throw new ManifestError(path, faults);
  return Object.freeze({ ...manifest, folder: resolve(folder) });
}

function strategyFolders(parent: string): string[] {
  if (!existsSync(parent) || !statSync(parent).isDirectory()) throw new ManifestError(parent, ['no such folder of strategies']);
  return readdirSync(parent)
    .sort()
    .map((name) => join(parent, name))
    .filter((folder) => existsSync(join(folder, 'manifest.json')));
}

/**
 * Reads the manifests of all strategies in the given folders, as data.
 * @param folders folders that hold one folder per strategy; default: the built-in ones. Guests' come after them.
 * @returns sorted by name within each folder, folders in the order given.
 * @throws ManifestError when one is broken or two strategies share a name.
 */
export function loadManifests(folders: readonly string[] = [builtInStrategies]): RegisteredManifest[] {
  const byName = new Map<string, RegisteredManifest>();
  for (const folder of folders.flatMap(strategyFolders)) {
    const manifest = readManifest(folder);
    const other = byName.get(manifest.name);
    if (other !== undefined) throw new ManifestError(folder, [`a strategy named "${manifest.name}" is already registered from ${other.folder}`]);
    byName.set(manifest.name, manifest);
  }
  return [...byName.values()];
}
