import { Readable } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import type { Call } from './call.js';

/** Answers below this size fit into a few packets: inflating them costs more than their bytes. */
const GZIP_FROM_BYTES = 8 * 1024;
const COMPRESSIBLE = /^(application\/((geo\+)?json|javascript)|text\/|image\/svg\+xml)/;

/**
 * Sends the body by gzip where that is worth while and the client takes it. Compressed as it is sent, at the fastest level:
 * a slow client holds one copy of a large result and not two, and the inflated bytes are those that were stored.
 */
export function compressAnswer(call: Call): void {
  const { body } = call;
  if (typeof body !== 'string' && !Buffer.isBuffer(body)) return;
  if (call.response.get('Content-Encoding')) return;
  if (Buffer.byteLength(body) < GZIP_FROM_BYTES || !COMPRESSIBLE.test(call.type)) return;
  call.vary('Accept-Encoding');
  if (call.method === 'HEAD' || !acceptsGzip(call)) return;
  const type = call.response.get('Content-Type');
  call.body = Readable.from([Buffer.from(body)]).pipe(createGzip({ level: constants.Z_BEST_SPEED }));
  call.set({ 'Content-Type': type, 'Content-Encoding': 'gzip' });
  call.remove('Content-Length');
}

/** No header means no compression, though it would allow any: a client that says nothing may not inflate. */
function acceptsGzip(call: Call): boolean {
  return call.get('accept-encoding') !== '' && call.acceptsEncodings('gzip', 'identity') === 'gzip';
}
