import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CommandError, UsageError } from '../command-error.js';
import { readBytes } from '../problem-file.js';

/**
 * Turns arguments into paths of instances: a path as it is, or below `folder` when it is not there; `@LIST` is a file
 * with one path a line, empty lines and lines that begin with `#` left out. An instance that is named twice counts once.
 *
 * @param folder where relative paths of lists start; null: the current one.
 * @throws CommandError naming what is not there; UsageError for a list without instances.
 */
export function instancePaths(args: readonly string[], folder: string | null): string[] {
  const listed = args.flatMap((arg) => (arg.startsWith('@') ? linesOf(arg.slice(1)) : [arg]));
  const paths = [...new Set(listed.map((path) => (existsSync(path) || folder === null ? resolve(path) : resolve(join(folder, path)))))];
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length === 0) return paths;
  const more = missing.length > 1 ? ` and ${missing.length - 1} more` : '';
  throw new CommandError(`${missing[0] ?? ''}${more}: not found; give existing files, or set their folder with --instances or INSTANCES_DIR`);
}

function linesOf(path: string): string[] {
  const lines = new TextDecoder().decode(readBytes(path)).split(/\r?\n/).map((line) => line.trim());
  const paths = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (paths.length === 0) throw new UsageError(`@${path} names no instances; write one path a line`);
  return paths;
}
