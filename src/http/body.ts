import { PassThrough, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import bodyParser from 'koa-bodyparser';
import { ServiceError } from '../errors.js';
import type { ByteBudget } from './byte-budget.js';
import type { Call } from './call.js';

/** A received body; `release` returns its bytes to the budget. */
export interface ReadBody {
  readonly bytes: Buffer;
  release(): void;
}

export interface BodyOptions {
  /** Most bytes of a body, as sent and inflated. */
  readonly limit: number;
  readonly budget: ByteBudget;
  /** Media type that is asked for; default `application/json`. */
  readonly media?: 'application/json' | 'text/plain';
}

/** Reads the whole body of a call, inflated. @throws ServiceError 400, 413, 415 or 429. */
export type ReadCallBody = (call: Call) => Promise<ReadBody>;

/**
 * Creates the reader of JSON bodies as bytes; parsing is not its business. The budget is charged chunk by chunk after
 * inflation, or at once where the length is known, so that a surplus body is refused before it is read.
 */
export function createBodyReader({ limit, budget, media = 'application/json' }: BodyOptions): ReadCallBody {
  // `encoding: null` makes the text type hand over the Buffer; the types know neither it nor a limit in bytes
  const options = { enableTypes: ['text'], extendTypes: { text: [media] }, textLimit: limit, encoding: null };
  const parser = bodyParser(options as unknown as bodyParser.Options);

  return async (call) => {
    requireMedia(media, call.get('content-type'));
    const encoding = requireEncoding(call.get('content-encoding'));
    const length = lengthOf(call, limit);
    let held = 0;
    const take = (bytes: number): void => {
      budget.take(bytes);
      held += bytes;
    };
    try {
      const known = encoding === 'identity' && length !== null;
      if (known) take(length);
      continueIfAsked(call);
      const bytes = await readWith(parser, call, metered(call, encoding, known ? null : take));
      return { bytes, release: () => budget.give(held) };
    } catch (error) {
      budget.give(held);
      throw asRefusal(error, limit);
    }
  };
}

function requireMedia(wanted: string, type: string): void {
  const [media = '', ...parameters] = type.split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice(8).replace(/^"|"$/g, '');
  if (media === wanted && (charset === undefined || charset === 'utf-8' || charset === 'utf8')) return;
  const shown = type === '' ? 'No Content-Type was sent' : `Content-Type ${JSON.stringify(type.slice(0, 100))} is not supported`;
  throw new ServiceError('unsupported_media_type', `${shown}: send ${wanted} in UTF-8`);
}

function requireEncoding(encoding: string): 'identity' | 'gzip' {
  const name = encoding.trim().toLowerCase();
  if (name === '' || name === 'identity') return 'identity';
  if (name === 'gzip' || name === 'x-gzip') return 'gzip';
  throw new ServiceError('unsupported_media_type', `Content-Encoding ${JSON.stringify(encoding.slice(0, 100))} is not supported: send gzip or none`);
}

function lengthOf(call: Call, limit: number): number | null {
  const header = call.get('content-length');
  if (header === '') return null;
  const length = Number(header);
  if (length > limit) throw tooLarge(limit);
  return length;
}

/** A client that waits for permission gets it only now that nothing speaks against its body. */
function continueIfAsked(call: Call): void {
  if (call.get('expect').toLowerCase() === '100-continue') call.res.writeContinue();
}

/** The body as a stream, inflated, every chunk charged as it comes. */
function metered(call: Call, encoding: 'identity' | 'gzip', take: ((bytes: number) => void) | null): Readable {
  if (encoding === 'identity' && take === null) return call.req;
  const stream = encoding === 'gzip' ? createGunzip() : new PassThrough();
  // not a pipeline: a stream that fails must leave the request, and with it the way to answer, alone
  call.req.pipe(stream);
  // the parser stops listening once it has refused a body, and the client of a refused one may go away in the middle of it
  stream.on('error', () => undefined);
  call.req.on('error', () => undefined).once('close', () => {
    if (!call.req.complete) stream.destroy(new Error('the client went away'));
  });
  stream.on('data', (chunk: Buffer) => {
    try {
      take?.(chunk.length);
    } catch (error) {
      stream.destroy(error as Error);
    }
  });
  return stream;
}

/** Makes koa-bodyparser read our stream instead of the request's own. */
async function readWith(parser: ReturnType<typeof bodyParser>, call: Call, stream: Readable): Promise<Buffer> {
  if (stream !== call.req) {
    const length = undefined;
    Object.assign(stream, { headers: { ...call.req.headers, 'content-encoding': 'identity', 'content-length': length } });
  }
  const reading = Object.create(call, { req: { value: stream } }) as Parameters<typeof parser>[0];
  await parser(reading, () => Promise.resolve());
  const body: unknown = call.request.body;
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

function asRefusal(error: unknown, limit: number): unknown {
  if (error instanceof ServiceError) return error;
  const { type, code } = error as { readonly type?: unknown; readonly code?: unknown };
  if (type === 'entity.too.large') return tooLarge(limit);
  if (typeof code === 'string' && code.startsWith('Z_')) return new ServiceError('bad_request', 'The body is not valid gzip: send it whole, or without Content-Encoding');
  return new ServiceError('bad_request', 'The body did not arrive whole: send as many bytes as the headers say');
}

function tooLarge(limit: number): ServiceError {
  return new ServiceError('body_too_large', `The body exceeds ${limit} bytes: send coordinates or upload matrices instead, or send fewer digits`);
}
