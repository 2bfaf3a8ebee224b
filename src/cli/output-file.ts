import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UsageError } from './command-error.js';

/** @throws UsageError when the file cannot be written: before the work, not after hours of it. @param option that names the file. */
export function requireWritable(option: string, path: string): void {
  const folder = dirname(resolve(path));
  if (!isFolder(folder)) throw new UsageError(`${option} ${path}: folder ${folder} does not exist; create it first`);
  if (isFolder(path)) throw new UsageError(`${option} ${path}: not a regular file; choose another name`);
  requireAccess(`${option} ${path}`, existsSync(path) ? path : folder);
}

/** @throws UsageError when the folder can neither be written to nor created. @param option that names it. */
export function requireWritableFolder(option: string, path: string): void {
  let existing = resolve(path);
  while (!existsSync(existing)) existing = dirname(existing);
  if (!isFolder(existing)) throw new UsageError(`${option} ${path}: ${existing} is not a folder; choose another place`);
  requireAccess(`${option} ${path}`, existing);
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

function requireAccess(given: string, target: string): void {
  try {
    accessSync(target, constants.W_OK);
  } catch {
    throw new UsageError(`${given}: ${target} cannot be written; choose another place`);
  }
}
