import { Worker } from 'node:worker_threads';
import { checkRoutes, type CheckLimits, type RoutesCheck } from '../../contract/index.js';
import { takeIn, type IntakeOptions, type IntakeOutcome } from './intake-job.js';
import type { IntakeAnswer, IntakeQuestion } from './intake-thread.js';

/** Bodies from this size on are parsed beside the main thread, so that other calls are answered meanwhile. */
export const THREAD_FROM_BYTES = 256 * 1024;

/** A body of routes may hold a key for each vehicle, which costs a parser more than numbers do. */
const CHECK_THREAD_FROM_BYTES = 64 * 1024;

/** Turns bodies into validated, packed submissions, or into a verdict on the routes they hold. */
export interface IntakeDesk {
  take(body: Buffer): Promise<IntakeOutcome>;
  check(body: Buffer, limits: CheckLimits): Promise<RoutesCheck>;
  /** Ends the thread. */
  close(): Promise<void>;
}

interface Pending {
  readonly resolve: (outcome: IntakeOutcome | RoutesCheck) => void;
  readonly reject: (error: Error) => void;
}

/** The thread starts with the first large body and again after a failure, with which its pending bodies fail. */
export function createIntakeDesk(options: IntakeOptions, threadFromBytes = THREAD_FROM_BYTES): IntakeDesk {
  let thread: Worker | null = null;
  let lastId = 0;
  const pending = new Map<number, Pending>();

  const fail = (worker: Worker, error: Error): void => {
    if (thread !== worker) return;
    thread = null;
    const waiting = [...pending.values()];
    pending.clear();
    for (const { reject } of waiting) reject(error);
  };
  const start = (): Worker => {
    const worker = new Worker(new URL('./intake-thread.js', import.meta.url), { workerData: options, name: 'roundsman-intake' });
    worker.on('message', ({ id, outcome, failure }: IntakeAnswer) => {
      const asked = pending.get(id);
      pending.delete(id);
      if (outcome) asked?.resolve(outcome);
      else asked?.reject(new Error(`intake failed: ${failure ?? 'no reason given'}`));
    });
    worker.on('error', (error: Error) => fail(worker, error));
    worker.on('exit', (code) => fail(worker, new Error(`the intake thread ended with code ${code}`)));
    worker.unref();
    return worker;
  };

  const ask = (body: Buffer, check?: CheckLimits): Promise<IntakeOutcome | RoutesCheck> => {
    thread ??= start();
    const id = ++lastId;
    const owned = ownMemory(body);
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      thread?.postMessage({ id, body: owned, ...(check && { check }) } satisfies IntakeQuestion, [owned.buffer]);
    });
  };

  return {
    async take(body) {
      if (body.length < threadFromBytes) return takeIn(body, options);
      return await ask(body) as IntakeOutcome;
    },
    async check(body, { maxNodes, maxVehicles }) {
      const limits = { maxNodes, maxVehicles };
      if (body.length < Math.min(threadFromBytes, CHECK_THREAD_FROM_BYTES)) return checkRoutes(body, limits, options);
      return await ask(body, limits) as RoutesCheck;
    },
    async close() {
      const worker = thread;
      if (!worker) return;
      fail(worker, new Error('the intake is closed'));
      await worker.terminate();
    },
  };
}

/** The same bytes in memory that nobody shares, so that it can be handed over; copied only where it must be. */
function ownMemory(body: Buffer): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = body;
  if (buffer instanceof ArrayBuffer && byteOffset === 0 && byteLength === buffer.byteLength) return new Uint8Array(buffer);
  return new Uint8Array(body);
}
