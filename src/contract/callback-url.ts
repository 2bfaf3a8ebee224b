import { isIP } from 'node:net';
import { REQUEST_FIELDS } from '#generated/request-fields.js';
import { characters } from './findings.js';
import { isPublicAddress } from './public-address.js';

const MAX_LENGTH = REQUEST_FIELDS.callback_url.maxLength ?? 2048;

/** Blanks, controls and the backslash, which URL parsers quietly drop or turn into something else. */
const FORBIDDEN_CHARACTERS = /[\s\p{Cc}\\]/u;

/**
 * Checks where a callback is to go, as far as the URL itself tells: addresses written out and localhost here, the
 * addresses that a name resolves to only when the callback is sent.
 * @param allowCidrs networks that are allowed although they are private
 * @returns what is wrong, with the remedy, or null; the text never repeats credentials
 */
export function validateCallbackUrl(url: string, allowCidrs: readonly string[] = []): string | null {
  const length = characters(url);
  if (length > MAX_LENGTH) return `callback_url must have at most ${String(MAX_LENGTH)} characters (got ${String(length)})`;
  if (!/^https?:\/\//.test(url)) return 'callback_url must start with http:// or https://';
  if (FORBIDDEN_CHARACTERS.test(url)) return 'callback_url must not contain spaces, control characters or backslashes: percent-encode them';
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null) return 'callback_url is not a valid URL: check its host and port';
  if (authority(url).includes('@')) return 'callback_url must not contain a user name or password: put a token in its path or query';
  return validatePort(parsed) ?? validateHost(parsed.hostname, allowCidrs);
}

function authority(url: string): string {
  return /^https?:\/\/+([^/?#]*)/.exec(url)?.[1] ?? '';
}

/** Port 80, 443 or one that needs no privilege, so that no mail, login or database port of a system is reached. */
function validatePort({ port }: URL): string | null {
  const number = Number(port);
  if (port === '' || number === 80 || number === 443 || number >= 1024) return null;
  return `callback_url must use port 80, 443, or 1024 and above (got ${port})`;
}

function validateHost(hostname: string, allowCidrs: readonly string[]): string | null {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
  if (host === '') return 'callback_url has no host: use a public one';
  const local = host === 'localhost' || host.endsWith('.localhost') || host === 'localhost.localdomain';
  if (local && !isPublicAddress('127.0.0.1', allowCidrs)) return 'callback_url must not point to localhost: name a public host';
  if (isIP(host) !== 0 && !isPublicAddress(host, allowCidrs)) {
    return `callback_url must not point to ${host}, a private or reserved address: use a public host`;
  }
  return null;
}
