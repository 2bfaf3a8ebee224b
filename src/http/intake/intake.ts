import { checkRoutes, type CheckLimits, type RoutesCheck } from '../../contract/index.js';
import { createKeptThread } from '../thread/kept-thread.js';
import { takeIn, type IntakeOptions, type IntakeOutcome } from './intake-job.js';
import type { IntakeQuestion } from './intake-thread.js';

/** Bodies from this size on are parsed beside the main thread, so that other calls are answered meanwhile. */
export const THREAD_FROM_BYTES = 256 * 1024;

/** A body of routes may hold a key for each vehicle, which costs a parser more than numbers do. */
const CHECK_THREAD_FROM_BYTES = 64 * 1024;

/** Turns bodies into validated, packed submissions, or into a verdict on the routes they hold. */
export interface IntakeDesk {
  take(body: Buffer, limits: CheckLimits): Promise<IntakeOutcome>;
  check(body: Buffer, limits: CheckLimits): Promise<RoutesCheck>;
  /** Ends the thread. */
  close(): Promise<void>;
}

/** The thread starts with the first large body. */
export function createIntakeDesk(options: IntakeOptions, threadFromBytes = THREAD_FROM_BYTES): IntakeDesk {
  const thread = createKeptThread<IntakeQuestion, IntakeOutcome | RoutesCheck>({
    file: new URL('./intake-thread.js', import.meta.url), name: 'roundsman-intake', workerData: options,
  });
  const ask = (body: Buffer, work: IntakeQuestion['work'], limits: CheckLimits): Promise<IntakeOutcome | RoutesCheck> => {
    const owned = ownMemory(body);
    return thread.ask({ body: owned, work, limits }, [owned.buffer]);
  };

  return {
    async take(body, { maxNodes, maxVehicles }) {
      const limits = { maxNodes, maxVehicles };
      if (body.length < threadFromBytes) return takeIn(body, limits, options);
      return await ask(body, 'take', limits) as IntakeOutcome;
    },
    async check(body, { maxNodes, maxVehicles }) {
      const limits = { maxNodes, maxVehicles };
      if (body.length < Math.min(threadFromBytes, CHECK_THREAD_FROM_BYTES)) return checkRoutes(body, limits, options);
      return await ask(body, 'check', limits) as RoutesCheck;
    },
    close: () => thread.close(),
  };
}

/** The same bytes in memory that nobody shares, so that it can be handed over; copied only where it must be. */
function ownMemory(body: Buffer): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = body;
  if (buffer instanceof ArrayBuffer && byteOffset === 0 && byteLength === buffer.byteLength) return new Uint8Array(buffer);
  return new Uint8Array(body);
}
