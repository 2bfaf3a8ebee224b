import type { Call } from './call.js';

const HOST = /^(?:[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?$/;

/**
 * Returns the address of the service, without a slash at the end: the configured one, or the one that the call was sent to.
 * Behind a proxy that ends TLS, `X-Forwarded-Proto` gives the scheme: what a caller writes there only shows in its own answer.
 * @param publicUrl the configured address; null: none.
 * @returns null when neither is known.
 */
export function servedFrom(call: Pick<Call, 'get'>, publicUrl: string | null): string | null {
  if (publicUrl !== null) return publicUrl.replace(/\/+$/, '');
  const host = call.get('host');
  if (!HOST.test(host)) return null;
  return `${call.get('x-forwarded-proto').toLowerCase() === 'https' ? 'https' : 'http'}://${host}`;
}
