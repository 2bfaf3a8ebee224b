import { createHmac, randomBytes } from 'node:crypto';
import { sameText } from '../../accounts/key-format.js';

const FORM = /^([A-Za-z0-9_-]{16})\.([A-Za-z0-9_-]{43})$/;

/** @returns a cookie that says that this browser has signed in as the user; it opens nothing. */
export function makeDeviceMark(secret: Uint8Array, user: string): string {
  const id = randomBytes(12).toString('base64url');
  return `${id}.${signature(secret, user, id)}`;
}

/** @returns the browser's mark when the cookie was made for this user, else null. */
export function readDeviceMark(secret: Uint8Array, user: string, cookie: string): string | null {
  const [, id, given] = FORM.exec(cookie) ?? [];
  return id !== undefined && given !== undefined && sameText(given, signature(secret, user, id)) ? id : null;
}

function signature(secret: Uint8Array, user: string, id: string): string {
  return createHmac('sha256', secret).update(JSON.stringify([user, id])).digest('base64url');
}
