import { createHash } from 'node:crypto';

/** Namespace of marketplace users: no direct account may be called so. */
export const MARKETPLACE_PREFIX = 'mp:';
const MAX_CHARACTERS = 64;
/** Controls, lone surrogates, separators and direction marks; joiners stay, several scripts need them. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

/**
 * Brings a user name to its one spelling (Unicode normal form C).
 * @throws RangeError naming the name and what is wrong with it.
 */
export function canonicalUserName(user: string): string {
  const name = user.normalize('NFC');
  const length = Array.from(name).length;
  const shown = JSON.stringify(name.slice(0, 80));
  if (length < 1 || length > MAX_CHARACTERS) throw new RangeError(`user name ${shown} has ${length} characters; 1 to ${MAX_CHARACTERS} are allowed`);
  if (INVISIBLE.test(name)) throw new RangeError(`user name ${shown} has control or direction characters; use visible ones`);
  if (name.trim() !== name) throw new RangeError(`user name ${shown} begins or ends with a blank; leave it out`);
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
