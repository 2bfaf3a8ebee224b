import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identify, isRunning, type ProcessIdentity } from './process-identity.js';

/** Another process uses the folder. */
export class DataDirInUseError extends Error {
  override readonly name = 'DataDirInUseError';
}

const UNWRITABLE: Readonly<Record<string, string>> = {
  EACCES: 'give this user write permission',
  EPERM: 'give this user write permission',
  EROFS: 'mount it read-write',
  ENOSPC: 'free space on its disk',
  EDQUOT: 'raise the quota of this user',
  ENOENT: 'create its parent folder',
};

/** The folder is not writable. */
export class DataDirNotWritableError extends Error {
  override readonly name = 'DataDirNotWritableError';
}

/**
 * Locks a data folder for this process, creating it if necessary. The lock of a dead process does not count.
 * @returns a function that releases the folder.
 * @throws DataDirInUseError naming the process that holds it; DataDirNotWritableError.
 */
export function lockDataDir(dataDir: string): { release(): void } {
  const path = join(dataDir, 'serve.lock');
  const mine = `${path}.${randomUUID()}`;
  const own = JSON.stringify(identify(process.pid));
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(mine, own);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    const remedy = UNWRITABLE[code];
    if (remedy === undefined) throw error;
    throw new DataDirNotWritableError(`DATA_DIR=${dataDir}: cannot be written (${code}); ${remedy}, or choose another folder`);
  }
  try {
    while (!linked(mine, path)) {
      const holder = readHolder(path);
      if (holder !== null && isRunning(holder)) {
        throw new DataDirInUseError(
          `DATA_DIR=${dataDir}: in use by the running process ${holder.pid}; stop that process, or choose another folder`,
        );
      }
      removeStale(path, holder);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  return {
    release: () => {
      if (readText(path) === own) rmSync(path, { force: true });
    },
  };
}

/** @returns the running process that holds the folder; null if there is none. */
export function lockHolder(dataDir: string): ProcessIdentity | null {
  const holder = readHolder(join(dataDir, 'serve.lock'));
  return holder !== null && isRunning(holder) ? holder : null;
}

/** Says that nothing holds the folder, and what to do. */
export function noServiceOn(dataDir: string): string {
  return `DATA_DIR=${dataDir}: no service is running there; start it with "make run", or correct DATA_DIR`;
}

/**
 * Creates the lock atomically.
 * @returns false if there is one already.
 */
function linked(mine: string, path: string): boolean {
  try {
    linkSync(mine, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a stale lock away; if another process took the lock just before, puts that one back. */
function removeStale(path: string, stale: ProcessIdentity | null): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = readHolder(aside);
  if (moved !== null && moved.started !== stale?.started && isRunning(moved)) linked(aside, path);
  rmSync(aside, { force: true });
}

function readHolder(path: string): ProcessIdentity | null {
  try {
    const { pid, started } = JSON.parse(readText(path) ?? '') as Partial<ProcessIdentity>;
    return Number.isInteger(pid) && typeof started === 'string' ? { pid: pid!, started } : null;
  } catch {
    return null;
  }
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
