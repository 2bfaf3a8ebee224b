import { CommandError } from './command-error.js';
import { readBytes } from './problem-file.js';

/** Reads a file of JSON. @throws CommandError when it cannot be read or is none. */
export function readJson(path: string): unknown {
  const bytes = readBytes(path);
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new CommandError(`${path}: not JSON (${error instanceof Error ? error.message : String(error)})`);
  }
}
