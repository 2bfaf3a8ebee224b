import { join } from 'node:path';
import type { BoundMethod } from '../bounds/contract.js';
import { METHODS } from '../bounds/methods.js';
import { loadBound } from './loader.js';
import { HOW_TO_USE_A_BOUND, loadBoundManifests, loadManifests, ManifestError, type RegisteredBound } from './registry.js';

/**
 * Reads the manifests of the guests' bounds, as data.
 * @param folders folders that contain one folder per strategy or bound
 * @throws ManifestError if a manifest is broken, or a bound is named like another, a strategy or a built-in bound.
 */
export function guestBounds(folders: readonly string[]): RegisteredBound[] {
  const manifests = loadBoundManifests(folders);
  for (const { name, folder } of manifests) {
    if (isBuiltInBound(name)) throw new ManifestError(join(folder, 'manifest.json'), [`name is "${name}", must not be that of a built-in bound; rename the bound and its folder`]);
  }
  return manifests;
}

/** @returns the names of the built-in bounds, from the cheapest to the strongest. */
export function builtInBounds(): string[] {
  return METHODS.map(({ name }) => name);
}

function isBuiltInBound(name: string): boolean {
  return builtInBounds().includes(name);
}

/** @returns why a guest cannot have a name: something built-in has it, so the guest could never be loaded or selected; null if it can. */
export function guestNameFault(name: string): string | null {
  const kind = isBuiltInBound(name) ? 'bound' : loadManifests().some((manifest) => manifest.name === name) ? 'strategy' : null;
  return kind === null ? null : `name is "${name}", must not be that of a built-in ${kind}; choose another one`;
}

/**
 * Returns bounds by their names: built-in ones, and guests' ones, whose code is loaded. For benches and checks only: the bounds
 * of answers are built-in ones.
 * @param folders of guests, which may hold strategies too
 * @param names default: all
 * @returns in the order of `names`; by default built-in ones first
 * @throws RangeError naming the known ones for a name that none has; ManifestError as `guestBounds` does.
 */
export async function boundMethods(folders: readonly string[] = [], names?: readonly string[]): Promise<BoundMethod[]> {
  const guests = guestBounds(folders);
  const known = [...builtInBounds(), ...guests.map(({ name }) => name)];
  return Promise.all((names ?? known).map(async (name) => {
    const builtIn = METHODS.find((method) => method.name === name);
    const guest = guests.find((manifest) => manifest.name === name);
    if (builtIn !== undefined) return builtIn;
    if (guest !== undefined) return loadBound(guest);
    throw new RangeError(`bound "${name}" is unknown; known: ${known.join(', ') || 'none'}`);
  }));
}

/** @returns why a name cannot be that of a strategy to solve with, if it is that of a bound; else null. */
export function boundRefusal(name: string, folders: readonly string[]): string | null {
  if (!isBuiltInBound(name) && !loadBoundManifests(folders).some((manifest) => manifest.name === name)) return null;
  return `"${name}" is a bound, not a strategy: ${HOW_TO_USE_A_BOUND.replace('NAME', name)}`;
}
