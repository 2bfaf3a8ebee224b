const AUTHORITY = 'use a certificate of a public authority, and send its intermediate certificates with it';

/** What is wrong with a receiver and what to do about it, by the code of the error. */
const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'has no address: check the name in the callback URL',
  EAI_AGAIN: 'could not be looked up at the time: if that lasts, check the name servers of its domain',
  CERT_HAS_EXPIRED: 'has a certificate that has expired: renew it',
  CERT_NOT_YET_VALID: 'has a certificate that is not valid yet: check its dates',
  DEPTH_ZERO_SELF_SIGNED_CERT: `has a certificate signed by itself: ${AUTHORITY}`,
  SELF_SIGNED_CERT_IN_CHAIN: `has a certificate of an unknown authority: ${AUTHORITY}`,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: `has a certificate of an unknown authority: ${AUTHORITY}`,
  UNABLE_TO_GET_ISSUER_CERT: `has a certificate of an unknown authority: ${AUTHORITY}`,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: `has a certificate of an unknown authority: ${AUTHORITY}`,
  ERR_TLS_CERT_ALTNAME_INVALID: 'has a certificate for other names: add this one to it, or correct the callback URL',
  ERR_SSL_WRONG_VERSION_NUMBER: 'does not speak TLS on this port: correct the port of the callback URL, or begin it with http://',
};

/** What OpenSSL says of a handshake that failed otherwise. */
const HANDSHAKE = /:SSL routines:[^:]*:([^:]+):/;

/** Returns why nothing could be sent to a receiver, in words. @param host - of the callback URL, with its port if that is not the usual one */
export function failureReason(error: unknown, host: string): string {
  if (!(error instanceof Error)) return 'unknown';
  const known = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
  if (known !== undefined) return `${host} ${known}`;
  const handshake = HANDSHAKE.exec(error.message)?.[1];
  return handshake === undefined ? error.message : `${host} ended the TLS handshake (${handshake}): it needs TLS 1.2 or later, and no certificate of the client`;
}
