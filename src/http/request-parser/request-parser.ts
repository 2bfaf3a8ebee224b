import { Piscina } from 'piscina';
import type { ApiVersion } from '../../tasks/record.js';
import { answerQuestion, type ParserQuestion } from './answer-question.js';
import type { ProblemLimits } from './limits.js';
import type { BodyOutcome, CheckOutcome } from './outcomes.js';
import type { ParserOptions } from './parse-problem.js';

/** Bodies from this size on are parsed beside the main thread, so that other calls are answered meanwhile. */
export const THREAD_FROM_BYTES = 256 * 1024;

/** A body of routes may hold a key for each vehicle, which costs a parser more than numbers do. */
const CHECK_THREAD_FROM_BYTES = 64 * 1024;

/** Turns bodies into validated, packed problems, or checks the routes they contain. */
export interface RequestParser {
  parse<V extends ApiVersion>(body: Buffer, limits: ProblemLimits, api: V): Promise<BodyOutcome<V>>;
  check<V extends ApiVersion>(body: Buffer, limits: ProblemLimits, api: V): Promise<CheckOutcome<V>>;
  /** Ends the thread. */
  close(): Promise<void>;
}

/** The thread starts with the first large body. */
export function createRequestParser(options: ParserOptions, threadFromBytes = THREAD_FROM_BYTES): RequestParser {
  const thread = new Piscina<ParserQuestion, BodyOutcome | CheckOutcome>({
    filename: new URL('./parser-thread.js', import.meta.url).href, minThreads: 0, maxThreads: 1, idleTimeout: Infinity, workerData: options,
  });
  const ask = async (body: Buffer, question: Omit<ParserQuestion, 'body' | 'limits'>, plan: ProblemLimits, fromBytes: number): Promise<BodyOutcome | CheckOutcome> => {
    const { maxNodes, maxVehicles, maxStops, maxMatrixCells } = plan;
    const limits = { maxNodes, maxVehicles, maxStops, maxMatrixCells };
    if (body.length < fromBytes) return answerQuestion({ ...question, body, limits }, options);
    const owned = ownMemory(body);
    return thread.run({ ...question, body: owned, limits }, { transferList: [owned.buffer] });
  };

  return {
    parse: async <V extends ApiVersion>(body: Buffer, limits: ProblemLimits, api: V) => await ask(body, { work: 'parse', api }, limits, threadFromBytes) as BodyOutcome<V>,
    check: async <V extends ApiVersion>(body: Buffer, limits: ProblemLimits, api: V) =>
      await ask(body, { work: 'check', api }, limits, Math.min(threadFromBytes, CHECK_THREAD_FROM_BYTES)) as CheckOutcome<V>,
    close: () => thread.destroy(),
  };
}

/** The same bytes in memory that nobody shares, so that it can be handed over; copied only where it must be. */
function ownMemory(body: Buffer): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = body;
  if (buffer instanceof ArrayBuffer && byteOffset === 0 && byteLength === buffer.byteLength) return new Uint8Array(buffer);
  return new Uint8Array(body);
}
