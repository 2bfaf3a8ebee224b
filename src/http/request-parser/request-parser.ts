import { Piscina } from 'piscina';
import { checkRoutes, type CheckLimits, type RoutesCheck } from '../../contract/routes-check.js';
import { parseProblem, type ParserOptions, type BodyOutcome } from './parse-problem.js';
import type { ParserQuestion } from './parser-thread.js';

/** Bodies from this size on are parsed beside the main thread, so that other calls are answered meanwhile. */
export const THREAD_FROM_BYTES = 256 * 1024;

/** A body of routes may hold a key for each vehicle, which costs a parser more than numbers do. */
const CHECK_THREAD_FROM_BYTES = 64 * 1024;

/** Turns bodies into validated, packed problems, or checks the routes they contain. */
export interface RequestParser {
  parse(body: Buffer, limits: CheckLimits): Promise<BodyOutcome>;
  check(body: Buffer, limits: CheckLimits): Promise<RoutesCheck>;
  /** Ends the thread. */
  close(): Promise<void>;
}

/** The thread starts with the first large body. */
export function createRequestParser(options: ParserOptions, threadFromBytes = THREAD_FROM_BYTES): RequestParser {
  const thread = new Piscina<ParserQuestion, BodyOutcome | RoutesCheck>({
    filename: new URL('./parser-thread.js', import.meta.url).href, minThreads: 0, maxThreads: 1, idleTimeout: Infinity, workerData: options,
  });
  const ask = (body: Buffer, work: ParserQuestion['work'], limits: CheckLimits): Promise<BodyOutcome | RoutesCheck> => {
    const owned = ownMemory(body);
    return thread.run({ body: owned, work, limits }, { transferList: [owned.buffer] });
  };

  return {
    async parse(body, { maxNodes, maxVehicles }) {
      const limits = { maxNodes, maxVehicles };
      if (body.length < threadFromBytes) return parseProblem(body, limits, options);
      return await ask(body, 'parse', limits) as BodyOutcome;
    },
    async check(body, { maxNodes, maxVehicles }) {
      const limits = { maxNodes, maxVehicles };
      if (body.length < Math.min(threadFromBytes, CHECK_THREAD_FROM_BYTES)) return checkRoutes(body, limits, options);
      return await ask(body, 'check', limits) as RoutesCheck;
    },
    close: () => thread.destroy(),
  };
}

/** The same bytes in memory that nobody shares, so that it can be handed over; copied only where it must be. */
function ownMemory(body: Buffer): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = body;
  if (buffer instanceof ArrayBuffer && byteOffset === 0 && byteLength === buffer.byteLength) return new Uint8Array(buffer);
  return new Uint8Array(body);
}
