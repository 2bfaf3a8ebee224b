import { isIPv6 } from 'node:net';
import { ServiceError } from '../errors.js';
import { MinuteCounts } from './minute-counts.js';

/** Clients remembered; bounds the memory that made-up clients can take. */
const MAX_CLIENTS = 10_000;
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
  const counts = new MinuteCounts(MAX_CLIENTS);
  return {
    check(client) {
      const seconds = counts.secondsOver(networkOf(client), perMinute);
      if (seconds === null) return;
      throw new ServiceError('rate_limit_exceeded', `Too many refused calls: more than ${perMinute} in a minute. Please correct them and retry after ${seconds} seconds`, { retryAfterSeconds: seconds });
    },
    refused: (client, bodyBytes = 0) => counts.add(networkOf(client), 1 + bodyBytes / BYTES_PER_UNIT),
  };
}

/** An IPv6 client owns a /64; any other address counts on its own. */
export function networkOf(client: string): string {
  if (!isIPv6(client)) return client;
  const [head = '', tail] = client.toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const zeros = tail === undefined ? 0 : 8 - front.length - (tail === '' ? 0 : tail.split(':').length);
  return [...front, ...Array<string>(Math.max(0, zeros)).fill('0')].slice(0, 4).join(':');
}
