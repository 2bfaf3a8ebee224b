import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isAtLeast, OLDEST_SERVER } from '../nats/server-config.js';
import { packageRoot } from '../root.js';

/** A usable nats-server executable. */
export interface BrokerBinary {
  readonly path: string;
  /** As reported by the program, for example `2.15.2`. */
  readonly version: string;
  readonly source: 'path' | 'cache';
}

/** This machine has no suitable nats-server; the message says what to do. */
export class BrokerMissingError extends Error {
  override readonly name = 'BrokerMissingError';
}

/** Where `make broker` installs the program. */
export function brokerCache(root: string = packageRoot): string {
  return join(root, '.cache', 'broker');
}

/**
 * Finds a nats-server of at least version 2.9: on the PATH, else in the project's cache. Takes about 20 ms, because it
 * runs the program to get its version.
 * @param options.searchPath default: this process's PATH.
 * @param options.cacheDir default: the project's own.
 * @throws BrokerMissingError
 */
export function findBrokerBinary(options: { searchPath?: string; cacheDir?: string } = {}): BrokerBinary {
  const refused: string[] = [];
  const candidates: [string | null, BrokerBinary['source']][] = [
    [findProgram('nats-server', options.searchPath), 'path'],
    [executable(join(options.cacheDir ?? brokerCache(), 'nats-server')), 'cache'],
  ];
  for (const [path, source] of candidates) {
    if (path === null) continue;
    const version = versionOf(path);
    if (version !== null && isAtLeast(version, OLDEST_SERVER)) return { path, version, source };
    refused.push(version === null ? `${path} does not run` : `${path} is version ${version}`);
  }
  const seen = refused.length === 0 ? '' : ` (${refused.join('; ')})`;
  throw new BrokerMissingError(
    `no nats-server >= ${OLDEST_SERVER.join('.')} found${seen}: run "make broker", or install one and put it on the PATH, or set NATS_URL to a cluster`,
  );
}

/**
 * Finds a program as a shell would.
 * @param extra folders to search after the search path.
 * @returns its path, or null.
 */
export function findProgram(name: string, searchPath: string | undefined = process.env['PATH'], extra: string[] = []): string | null {
  const folders = [...(searchPath ?? '').split(delimiter), ...extra];
  for (const folder of folders) {
    const path = folder === '' ? null : executable(join(folder, name));
    if (path !== null) return path;
  }
  return null;
}

/** @returns the version reported by a nats-server program, or null if it does not run. */
export function versionOf(path: string): string | null {
  const { stdout, status } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 10_000, stdio: ['ignore', 'pipe', 'ignore'] });
  const version = status === 0 ? /nats-server: v(\d+\.\d+\.\d+\S*)/.exec(stdout)?.[1] : undefined;
  return version ?? null;
}

function executable(path: string): string | null {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile() ? path : null;
  } catch {
    return null;
  }
}
