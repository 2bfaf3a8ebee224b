import { createHash, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { numberText, randomText, type RandomBytes } from './random-text.js';

/**
 * An API key is `rm_` + account id (16) + key id (8) + secret (32, 190 bits) + checksum (6), all letters and digits.
 * The fixed prefix and the checksum let secret scanners find a leaked key and tell it from noise without asking us.
 */
const PREFIX = 'rm_';
export const ACCOUNT_ID_LENGTH = 16;
export const KEY_ID_LENGTH = 8;
const SECRET_LENGTH = 32;
const FORM = new RegExp(`^${PREFIX}([0-9A-Za-z]{${ACCOUNT_ID_LENGTH}})([0-9A-Za-z]{${KEY_ID_LENGTH}})[0-9A-Za-z]{${SECRET_LENGTH}}([0-9A-Za-z]{6})$`);

/** Where to look a key up. */
export interface KeyAddress {
  readonly account: string;
  readonly id: string;
}

/** Generates a key of an account with the given id; it is not stored anywhere. */
export function makeKey(account: string, id: string, randomBytes?: RandomBytes): string {
  const body = `${PREFIX}${account}${id}${randomText(SECRET_LENGTH, randomBytes)}`;
  return body + numberText(crc32(body));
}

/** @returns where the key would be stored, or null when the text cannot be a key (form or checksum). */
export function parseKey(key: string): KeyAddress | null {
  const parts = FORM.exec(key);
  if (!parts || numberText(crc32(key.slice(0, -6))) !== parts[3]) return null;
  return { account: parts[1] as string, id: parts[2] as string };
}

/** The stored form of a key. It has 190 random bits, so a fast digest without salt is enough. */
export function keyDigest(key: string): string {
  return createHash('sha256').update(key, 'utf8').digest('base64url');
}

/** Compares two texts in constant time. */
export function sameText(left: string, right: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text, 'utf8').digest();
  return timingSafeEqual(digest(left), digest(right));
}
