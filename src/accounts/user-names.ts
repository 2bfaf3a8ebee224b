import { createHash } from 'node:crypto';
import { enforceUsername } from './precis.js';

/** Namespace of marketplace users: no direct account may be called so. */
export const MARKETPLACE_PREFIX = 'mp:';
const MAX_CHARACTERS = 64;

/**
 * Brings the name of a new account to its one spelling, by PRECIS.
 * @throws RangeError naming the name and what is wrong with it.
 */
export function canonicalUserName(user: string): string {
  const shown = JSON.stringify(Array.from(user).slice(0, 80).join(''));
  let name: string;
  try {
    name = enforceUsername(user);
  } catch (error) {
    throw new RangeError(`user name ${shown} ${(error as Error).message}`, { cause: error });
  }
  const { length } = Array.from(name);
  if (length > MAX_CHARACTERS) throw new RangeError(`user name ${shown} has ${length} characters; 1 to ${MAX_CHARACTERS} are allowed`);
  return name;
}

/** The broker key of a name: names are of any script, broker keys are not. */
export function nameKey(user: string): string {
  return `name.${createHash('sha256').update(user, 'utf8').digest('base64url')}`;
}

/**
 * The names that a header value may mean. HTTP carries bytes, Node reads them as Latin-1: a client may have sent
 * UTF-8, Latin-1, or (browsers and fetch cannot do otherwise) percent-encoded UTF-8.
 */
export function namesOfHeader(value: string): string[] {
  const names = [value];
  const utf8 = Buffer.from(value, 'latin1');
  if (/[\x80-\xff]/.test(value)) names.push(utf8.toString('utf8'));
  if (value.includes('%')) {
    try {
      names.push(decodeURIComponent(value));
    } catch {
      // not percent-encoded after all: the plain reading stands
    }
  }
  return names.map((name) => name.normalize('NFC'));
}
