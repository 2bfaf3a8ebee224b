import { CSRF_HEADER } from '#generated/account/constants.js';
import { ServiceError } from '../../errors.js';
import { sameText } from '../../accounts/key-format.js';
import type { Session } from '../../accounts/sessions.js';
import { headerValues, type Call } from '../call.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const TOKEN_HEADER = CSRF_HEADER.toLowerCase();

/**
 * Refuses what another site made a browser send. `Sec-Fetch-Site` decides where the browser sends it; else `Origin`, which
 * has to be the origin that the call itself names, or the public one. A change without either comes from no browser that
 * could be led astray, but from no page of ours either.
 * @param publicUrl the address that users see; null: none was set.
 * @throws ServiceError `cross_site_request`.
 */
export function requireSameOrigin(call: Call, publicUrl: string | null): void {
  const safe = SAFE.has(call.method);
  const site = only(call, 'sec-fetch-site');
  if (site !== null) {
    // `none`: typed into the address bar, or a bookmark
    if (site === 'same-origin' || (site === 'none' && safe)) return;
    throw crossSite();
  }
  const origin = only(call, 'origin');
  if (origin === null && safe) return;
  if (origin === null || !isOwnOrigin(origin, only(call, 'host') ?? '', publicUrl)) throw crossSite();
}

/** @throws ServiceError `csrf_token_invalid` when a change does not carry the session's token. */
export function requireToken(call: Call, session: Session): void {
  if (SAFE.has(call.method)) return;
  if (!sameText(only(call, TOKEN_HEADER) ?? '', session.csrfToken)) {
    throw new ServiceError('csrf_token_invalid', `The header ${CSRF_HEADER} is missing or does not match the session. Reload the page and try again`);
  }
}

/** The value of a header that came once; null when it did not come, and something that equals nothing when it came twice. */
function only(call: Call, name: string): string | null {
  const values = headerValues(call.req.rawHeaders)(name);
  return values.length > 1 ? '' : values[0] ?? null;
}

function isOwnOrigin(origin: string, host: string, publicUrl: string | null): boolean {
  if (publicUrl !== null && origin === new URL(publicUrl).origin) return true;
  return host !== '' && (origin === `http://${host}` || origin === `https://${host}`);
}

function crossSite(): ServiceError {
  return new ServiceError('cross_site_request', 'The call does not come from a page of this service. Open the account center at its own address');
}
