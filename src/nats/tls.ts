import { ErrorCode, type TlsOptions } from 'nats';
import { hasCode } from './errors.js';

/** Error codes for a certificate with an unknown authority. */
const UNTRUSTED = [
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER_CERT', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT', 'CERT_SIGNATURE_FAILURE',
];

/**
 * @returns the TLS options of the client; null where a connection without TLS will do. With them the client refuses a
 * server without TLS; the name `tls://` alone would mean nothing to it. The file is read at every connection, so that a
 * renewed authority needs no restart.
 */
export function tlsOptions(servers: readonly string[], ca: string | undefined): TlsOptions | null {
  if (ca !== undefined) return { caFile: ca };
  return servers.some((server) => /^tls:/i.test(server)) ? {} : null;
}

/** @returns why TLS to the broker failed, and the remedy; null when the error is not about TLS. */
export function tlsFault(error: unknown, ca: string | undefined): string | null {
  if (hasCode(error, ErrorCode.ServerOptionNotAvailable)) {
    return `it offers no TLS, which ${ca === undefined ? 'tls:// in NATS_URL' : `NATS_CA=${ca}`} requires: give the broker a certificate, or ${ca === undefined ? 'write nats://' : 'unset NATS_CA'}`;
  }
  const code = systemCode(error);
  if (UNTRUSTED.includes(code)) {
    return ca === undefined
      ? `its certificate is signed by an authority that this machine does not trust (${code}): set NATS_CA to the file of that authority's certificate`
      : `the authority of NATS_CA=${ca} did not sign its certificate (${code}): set NATS_CA to the file of the authority that did`;
  }
  if (code === 'CERT_HAS_EXPIRED') return 'its certificate has expired: renew it, and reload the broker with SIGHUP';
  if (code === 'CERT_NOT_YET_VALID') return 'its certificate is not valid yet: check the clocks of this machine and of the one that issued it';
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return `its certificate is for other host names (${(error as Error).message}): add the host names in NATS_URL to the certificate, or correct NATS_URL`;
  }
  return null;
}

function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
