import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';
import { ServiceError } from '../errors.js';

const WINDOW_MS = 60_000;
/** Clients remembered; bounds the memory that made-up clients can take. */
const MOST_CLIENTS = 10_000;
/** Bytes of a refused body that weigh as much as one more refused call. */
const BYTES_PER_UNIT = 100_000;

/** A limit on refused calls, per process and in memory: far above what a client does by mistake. */
export interface FloodLimit {
  /** @throws ServiceError `rate_limit_exceeded` when the client was refused too often within a minute. */
  check(client: string): void;
  /** Counts a refused call. @param bodyBytes bytes of body read for it. */
  refused(client: string, bodyBytes?: number): void;
}

/** @param perMinute refused calls of one client in a minute from which on it is turned away without work. */
export function createFloodLimit(perMinute: number): FloodLimit {
  const counts = new LRUCache<string, { units: number; readonly until: number }>({ max: MOST_CLIENTS });
  const current = (client: string): { units: number; readonly until: number } | undefined => {
    const count = counts.get(client);
    return count && count.until > performance.now() ? count : undefined;
  };
  return {
    check(client) {
      const count = current(networkOf(client));
      if (!count || count.units < perMinute) return;
      const seconds = Math.max(1, Math.ceil((count.until - performance.now()) / 1000));
      throw new ServiceError('rate_limit_exceeded', `Too many refused calls: more than ${perMinute} in a minute. Please correct them and retry after ${seconds} seconds`, { retryAfterSeconds: seconds });
    },
    refused(client, bodyBytes = 0) {
      const key = networkOf(client);
      const units = 1 + bodyBytes / BYTES_PER_UNIT;
      const count = current(key);
      if (count) count.units += units;
      else counts.set(key, { units, until: performance.now() + WINDOW_MS });
    },
  };
}

/** An IPv6 client owns a /64; anything else stands for itself. */
export function networkOf(client: string): string {
  if (!isIPv6(client)) return client;
  const [head = '', tail] = client.toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const zeros = tail === undefined ? 0 : 8 - front.length - (tail === '' ? 0 : tail.split(':').length);
  return [...front, ...Array<string>(Math.max(0, zeros)).fill('0')].slice(0, 4).join(':');
}
