import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRawSync, gunzip, gzip } from 'node:zlib';
import { ErrorCode, headers as newHeaders, type MsgHdrs } from 'nats';
import { BrokerUnavailableError, NewerFormError, StoreFullError } from '../tasks/broker-errors.js';
import type { BlobStore, BrokerClock } from '../tasks/ports.js';
import { API_ERRORS, apiErrorNumber, describe, hasCode } from './errors.js';
import { REQUEST_TIMEOUT_MS, type Link } from './link.js';
import { replayPresent } from './replay.js';
import { BLOB_STREAM } from './streams.js';
import type { WriteWatch } from './write-watch.js';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Most bytes of one message, headers not counted. */
const PART_BYTES = 512 * 1000;
/** Maximum number of messages in flight. */
const PARALLEL = 4;
/**
 * Smaller blobs, and such as compression makes hardly smaller, are stored as they are: a matrix of 100 nodes in 20 kB
 * loses a tenth by it and would cost as much time as all else that a submission needs. Some bytes of the middle tell: one
 * kilobyte in 0.02 ms, four would take 0.07.
 */
const COMPRESS_FROM = 4096;
const PROBE_BYTES = 1024;
const WORTHWHILE = 0.85;
/** Fast, with little memory to set up. */
const PROBE = { level: 1, windowBits: 12, memLevel: 5 } as const;
const WRITE_TRIES = 2;

/** Version of the stored form. */
const FORMAT = 'Roundsman-Blob';
const PARTS = 'Roundsman-Parts';
const BYTES = 'Roundsman-Bytes';
const ENCODING = 'Roundsman-Encoding';
const DIGEST = 'Roundsman-Digest';

const KEY = /^[A-Za-z0-9_=-]+(?:\.[A-Za-z0-9_=-]+)*$/;

/**
 * Blobs as compressed messages of at most 512 kB. The last part is written to `blob.<key>` once all others are stored
 * under `part.<key>.<digest>.<n>`: it makes the blob visible atomically. Two writers of one key never mix, because the
 * digest separates their parts.
 */
export class NatsBlobStore implements BlobStore {
  readonly #link: Link;
  readonly #replicas: number;
  readonly #clock: BrokerClock;
  readonly #writes: WriteWatch;

  constructor(link: Link, replicas: number, clock: BrokerClock, writes: WriteWatch) {
    this.#link = link;
    this.#replicas = replicas;
    this.#clock = clock;
    this.#writes = writes;
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    checkKey(key);
    const { stored, encoding } = await pack(bytes);
    const digest = digestOf(stored);
    const parts = Math.max(1, Math.ceil(stored.length / PART_BYTES));
    const part = (n: number): Uint8Array => stored.subarray(n * PART_BYTES, (n + 1) * PART_BYTES);
    await inParallel(parts - 1, (n) => this.#publish(partSubject(key, digest, n), part(n)));

    const headers = newHeaders();
    headers.set(FORMAT, '1');
    headers.set(PARTS, String(parts));
    headers.set(BYTES, String(stored.length));
    headers.set(ENCODING, encoding);
    headers.set(DIGEST, digest);
    await this.#publish(`blob.${key}`, part(parts - 1), headers);
  }

  async get(key: string): Promise<Uint8Array | null> {
    checkKey(key);
    const last = await this.#read(`blob.${key}`);
    if (!last) return null;
    const format = last.headers.get(FORMAT);
    if (format !== '1') throw new NewerFormError(`blob ${key} has form ${format}, this release reads 1`);
    const parts = Number(last.headers.get(PARTS));
    const digest = last.headers.get(DIGEST);
    const pieces: Uint8Array[] = [];
    await inParallel(parts - 1, async (n) => {
      const piece = await this.#read(partSubject(key, digest, n));
      if (!piece) throw new Error(`blob ${key} is missing part ${n} of ${parts}`);
      pieces[n] = piece.data;
    });
    pieces[parts - 1] = last.data;
    const stored = pieces.length === 1 ? last.data : Buffer.concat(pieces);
    if (digestOf(stored) !== digest) throw new Error(`blob ${key} does not match its digest`);
    return last.headers.get(ENCODING) === 'gzip' ? decompress(stored) : Uint8Array.from(stored);
  }

  async delete(key: string): Promise<void> {
    checkKey(key);
    // The visible part first: what a crash leaves behind is swept.
    await this.#purge(`blob.${key}`);
    await this.#purge(`part.${flat(key)}.>`);
  }

  async list(prefix: string): Promise<{ key: string; at: number; bytes: number }[]> {
    const levels = prefix.split('.').slice(0, -1);
    const found: { key: string; at: number; bytes: number }[] = [];
    await replayPresent(this.#link, {
      stream: BLOB_STREAM,
      filter: ['blob', ...levels, '>'].join('.'),
      headersOnly: true,
      onMessage: ({ subject, at, headers }) => {
        const key = subject.slice('blob.'.length);
        if (key.startsWith(prefix)) found.push({ key, at, bytes: Number(headers?.get(BYTES) ?? 0) });
      },
    });
    return found;
  }

  async sweep(olderThanMs: number): Promise<number> {
    const parts = new Map<string, number>();
    await replayPresent(this.#link, {
      stream: BLOB_STREAM,
      filter: 'part.>',
      headersOnly: true,
      onMessage: ({ subject, at }) => {
        const group = subject.slice(0, subject.lastIndexOf('.'));
        parts.set(group, Math.max(at, parts.get(group) ?? 0));
      },
    });
    let swept = 0;
    for (const [group, at] of parts) {
      if (this.#clock.now() - at < olderThanMs) continue;
      const [, flatKey, digest] = group.split('.');
      const whole = await this.#read(`blob.${(flatKey ?? '').replaceAll('/', '.')}`);
      if (whole?.headers.get(DIGEST) === digest) continue;
      await this.#purge(`${group}.>`);
      swept++;
    }
    return swept;
  }

  /** Writes a part of no blob: a real write that no reader sees. Each replaces the one before. */
  async probe(): Promise<void> {
    await this.#publish(partSubject('probe', 'probe', 0), new Uint8Array(0));
  }

  async #publish(subject: string, data: Uint8Array, headers?: MsgHdrs): Promise<void> {
    const mostTries = this.#writes.unwritable().has('blobs') ? 1 : WRITE_TRIES;
    for (let tries = 1; ; tries++) {
      try {
        await this.#link.request(subject, () => this.#writes.track('blobs', () => this.#link.js.publish(subject, data, { expect: { streamName: BLOB_STREAM }, ...(headers ? { headers } : {}) })).catch(noRoom));
        return;
      } catch (error) {
        if (error instanceof StoreFullError) throw error;
        if (!(error instanceof BrokerUnavailableError) || tries >= mostTries || this.#link.state !== 'connected') throw error;
      }
    }
  }

  /** Reads from any server, and asks the leader for what a follower may not have yet. */
  async #read(subject: string): Promise<{ headers: MsgHdrs; data: Uint8Array } | null> {
    const direct = await this.#link.read(subject, async () => {
      try {
        const message = await this.#link.nc.request(`$JS.API.DIRECT.GET.${BLOB_STREAM}.${subject}`, '', { timeout: REQUEST_TIMEOUT_MS });
        const status = message.headers?.code ?? 0;
        if (status === 404) return null;
        return status === 0 && message.headers ? { headers: message.headers, data: message.data } : undefined;
      } catch (error) {
        // No server answers direct reads just now.
        if (hasCode(error, ErrorCode.NoResponders)) return undefined;
        throw error;
      }
    });
    if (direct || (direct === null && this.#replicas === 1)) return direct;
    return this.#link.read(subject, async () => {
      try {
        const message = await this.#link.jsm.streams.getMessage(BLOB_STREAM, { last_by_subj: subject });
        return { headers: message.header, data: message.data };
      } catch (error) {
        if (apiErrorNumber(error) === API_ERRORS.noMessageFound) return null;
        throw error;
      }
    });
  }

  #purge(filter: string): Promise<unknown> {
    return this.#link.request(filter, () => this.#link.jsm.streams.purge(BLOB_STREAM, { filter }));
  }
}

/** A stream at its limit and a store at its own say so in words of their own. */
function noRoom(error: unknown): never {
  const number = apiErrorNumber(error);
  const full = number === API_ERRORS.noResources || (number === API_ERRORS.storeFailed && /maximum bytes|no space left/.test(describe(error)));
  throw full ? new StoreFullError(`no room for a blob: ${describe(error)}`, { cause: error }) : error;
}

/** A key as one level of a subject, so that the parts of `a` and of `a.b` keep apart. */
const flat = (key: string): string => key.replaceAll('.', '/');
const partSubject = (key: string, digest: string, n: number): string => `part.${flat(key)}.${digest}.${n}`;
const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url');

async function pack(bytes: Uint8Array): Promise<{ stored: Uint8Array; encoding: 'gzip' | 'none' }> {
  if (bytes.length >= COMPRESS_FROM && looksCompressible(bytes)) {
    const smaller = await compress(bytes, { level: 1 });
    if (smaller.length < bytes.length * WORTHWHILE) return { stored: smaller, encoding: 'gzip' };
  }
  return { stored: bytes, encoding: 'none' };
}

function looksCompressible(bytes: Uint8Array): boolean {
  const start = Math.floor((bytes.length - PROBE_BYTES) / 2);
  return deflateRawSync(bytes.subarray(start, start + PROBE_BYTES), PROBE).length < PROBE_BYTES * WORTHWHILE;
}

/** Runs tasks 0 to count - 1, a few at a time. */
async function inParallel(count: number, task: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) await task(next++);
  };
  await Promise.all(Array.from({ length: Math.min(PARALLEL, count) }, lane));
}

function checkKey(key: string): void {
  if (!KEY.test(key)) throw new RangeError(`blob key ${JSON.stringify(key.slice(0, 100))} must consist of [A-Za-z0-9_=-] in levels separated by dots`);
}
