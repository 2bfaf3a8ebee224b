import type { ApiVersion } from '../../tasks/record.js';
import { threadPool } from '../../thread-pool.js';
import { answerQuestion, type Lookups, type Needs, type ParserQuestion } from './answer-question.js';
import type { ProblemLimits } from './limits.js';
import type { BatchOutcome, BodyOutcome, CheckOutcome, Outcome, UploadOutcome } from './outcomes.js';

/** Bodies from this size on are parsed beside the main thread, so that other calls are answered meanwhile. */
const THREAD_FROM_BYTES = 256 * 1024;

/** A body of routes may hold a key for each vehicle, which costs a parser more than numbers do. */
const CHECK_THREAD_FROM_BYTES = 64 * 1024;

/** Matrices that are put into a problem cost as much as a body of their size. */
const NO_THREAD_UPLOAD_BYTES = 16 * 1024;

/** Turns bodies into validated, packed problems, or checks the routes they contain. */
export interface RequestParser {
  /** @param lookups look up what a body names. */
  parse<V extends ApiVersion>(body: Buffer, limits: ProblemLimits, api: V, lookups: Lookups): Promise<BodyOutcome<V>>;
  /** Several requests of version 2. */
  parseBatch(body: Buffer, limits: ProblemLimits, lookups: Lookups): Promise<BatchOutcome>;
  check<V extends ApiVersion>(body: Buffer, limits: ProblemLimits, api: V, lookups: Lookups): Promise<CheckOutcome<V>>;
  /** Matrices to be uploaded. */
  readUpload(body: Buffer, limits: ProblemLimits): Promise<UploadOutcome>;
  /** Ends the thread. */
  close(): Promise<void>;
}

/** The thread starts with the first large body. */
export function createRequestParser(options: { readonly callbackAllowCidrs: readonly string[] }, threadFromBytes = THREAD_FROM_BYTES): RequestParser {
  const thread = threadPool<ParserQuestion, Outcome | Needs>({
    filename: new URL('./parser-thread.js', import.meta.url).href, minThreads: 0, maxThreads: 1, idleTimeout: Infinity, workerData: options,
  });
  const answer = (body: Uint8Array, question: Omit<ParserQuestion, 'body'>, isLarge: boolean): Outcome | Needs | Promise<Outcome | Needs> => {
    if (!isLarge) return answerQuestion({ ...question, body }, options);
    const owned = ownMemory(body);
    return thread.run({ ...question, body: owned }, { transferList: [owned.buffer] });
  };
  const ask = async (
    body: Buffer, work: ParserQuestion['work'], api: ApiVersion, plan: ProblemLimits, lookups: Lookups | null, fromBytes = threadFromBytes,
  ): Promise<Outcome> => {
    const { maxNodes, maxVehicles, maxStops, maxMatrixCells } = plan;
    let question: Omit<ParserQuestion, 'body'> = { work, api, limits: { maxNodes, maxVehicles, maxStops, maxMatrixCells }, earlier: null, uploads: null };
    let isLarge = body.length >= fromBytes;
    let outcome = await answer(body, question, isLarge);
    while ('needs' in outcome) {
      const { needs } = outcome;
      if ('earlier' in needs) {
        const earlier = await lookups!.earlier(needs.earlier);
        isLarge ||= earlier.some(({ body: sent }) => (sent?.length ?? 0) >= fromBytes);
        question = { ...question, earlier };
      } else {
        const uploads = await lookups!.uploads(needs.uploads);
        isLarge ||= uploads.sets.reduce((sum, { packed }) => sum + packed.length, 0) >= NO_THREAD_UPLOAD_BYTES;
        question = { ...question, uploads };
      }
      outcome = await answer(outcome.body, question, isLarge);
    }
    return outcome;
  };

  return {
    parse: async <V extends ApiVersion>(body: Buffer, limits: ProblemLimits, api: V, lookups: Lookups) => await ask(body, 'parse', api, limits, lookups) as BodyOutcome<V>,
    parseBatch: async (body, limits, lookups) => await ask(body, 'batch', 2, limits, lookups) as BatchOutcome,
    check: async <V extends ApiVersion>(body: Buffer, limits: ProblemLimits, api: V, lookups: Lookups) =>
      await ask(body, 'check', api, limits, lookups, Math.min(threadFromBytes, CHECK_THREAD_FROM_BYTES)) as CheckOutcome<V>,
    readUpload: async (body, limits) => await ask(body, 'upload', 2, limits, null) as UploadOutcome,
    close: () => thread.destroy(),
  };
}

/** The same bytes in memory that nobody shares, so that it can be handed over; copied only where it must be. */
function ownMemory(body: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = body;
  if (buffer instanceof ArrayBuffer && byteOffset === 0 && byteLength === buffer.byteLength) return new Uint8Array(buffer);
  return new Uint8Array(body);
}
