import { randomBytes as systemRandomBytes } from 'node:crypto';

/** Source of random bytes; `crypto.randomBytes` outside tests. */
export type RandomBytes = (size: number) => Uint8Array;

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Bytes from here on are thrown away, so that every letter is equally likely. */
const REJECT_FROM = 256 - (256 % ALPHABET.length);

/**
 * Generates random text of letters and digits, 5.95 bits each: selectable by a double click, safe in URLs, broker keys and
 * shells.
 * @param length number of characters, at least 1.
 */
export function randomText(length: number, randomBytes: RandomBytes = systemRandomBytes): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < REJECT_FROM && text.length < length) text += ALPHABET.charAt(byte % ALPHABET.length);
    }
  }
  return text;
}

/** Writes an unsigned 32-bit number in six letters and digits. */
export function numberText(value: number): string {
  let text = '';
  for (let rest = value; text.length < 6; rest = Math.floor(rest / ALPHABET.length)) text = `${ALPHABET.charAt(rest % ALPHABET.length)}${text}`;
  return text;
}
