import { createHash, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { API_KEY } from '#generated/constants.js';
import { numberText, randomText, type RandomBytes } from './random-text.js';

/**
 * An API key is a prefix, account id, key id, secret (190 bits) and checksum, all letters and digits.
 * The fixed prefix and the checksum let secret scanners find a leaked key and tell it from noise without asking us.
 */
const FORM = new RegExp(
  `^${API_KEY.prefix}([0-9A-Za-z]{${API_KEY.accountId}})([0-9A-Za-z]{${API_KEY.keyId}})[0-9A-Za-z]{${API_KEY.secret}}([0-9A-Za-z]{${API_KEY.checksum}})$`,
);

/** Where to look a key up. */
export interface KeyAddress {
  readonly account: string;
  readonly id: string;
}

/** Generates a key of an account with the given id; it is not stored anywhere. */
export function makeKey(account: string, id: string, randomBytes?: RandomBytes): string {
  const body = `${keyPrefix(account, id)}${randomText(API_KEY.secret, randomBytes)}`;
  return body + numberText(crc32(body));
}

/** What a key of an account begins with; by it its owner recognises the key. */
export function keyPrefix(account: string, id: string): string {
  return `${API_KEY.prefix}${account}${id}`;
}

/** @returns where the key would be stored, or null when the text cannot be a key (form or checksum). */
export function parseKey(key: string): KeyAddress | null {
  const parts = FORM.exec(key);
  if (!parts || numberText(crc32(key.slice(0, -API_KEY.checksum))) !== parts[3]) return null;
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
