import { pathToFileURL } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { nodeNames } from '../../contract/certificate/customer-names.js';
import { impossibilityMember } from '../../contract/impossibility.js';
import { readPacked } from '../../contract/packed.js';
import { loadStrategy } from '../../strategy/loader.js';
import { runStrategy, type RunResult } from '../../strategy/run.js';
import { FRAME, decodeJob, encodeBound, encodeFinished, encodeJson } from '../frames.js';
import type { SolveJob } from '../solving-child.js';
import { IncumbentSender } from './incumbent-sender.js';
import { readJobPayload, sendFrame } from './pipe.js';
import { startPulse } from './pulse-thread.js';

/**
 * The solving child: loads what it needs, says that it is ready, and solves one job after the other, each with a state of
 * its own, until the supervisor ends it: for a guest's strategy after the first. Its arguments: milliseconds between
 * beats of its pulse, then the code of strategies to load ahead.
 */

const MAX_LOG_BYTES = 4096;
const MAX_PROOF_BYTES = 8 * 1024 * 1024;

type JobHead = Omit<SolveJob, 'problem'>;

process.title = 'roundsman-solve';
const [beatMs, ...preload] = process.argv.slice(2);
await startPulse(Number(beatMs));
/** Threads that strategies started and that have not ended. */
const threads = new Set<Worker>();
process.on('worker', (thread) => {
  threads.add(thread);
  thread.once('exit', () => threads.delete(thread));
});
for (const path of preload) await import(pathToFileURL(path).href);
for (;;) {
  sendFrame(FRAME.ready, encodeJson({ bytes: process.memoryUsage.rss() }, MAX_LOG_BYTES)!);
  const payload = readJobPayload();
  if (payload === null) process.exit(0);
  await work(payload);
  await Promise.all([...threads].map((thread) => thread.terminate()));
}

async function work(bytes: Uint8Array): Promise<void> {
  try {
    const job = decodeJob(bytes);
    finish(await solve(job.head as JobHead, job.problem));
  } catch (error) {
    fail(error);
  }
}

async function solve(head: JobHead, packed: Uint8Array): Promise<RunResult> {
  const { problem, initial } = readPacked(packed);
  const strategy = await loadStrategy({ ...head.manifest, folder: head.folder });
  const sender = new IncumbentSender();
  sendFrame(FRAME.started);
  const result = await runStrategy(problem, head.manifest, strategy, {
    seed: head.seed,
    threads: head.threads,
    limitMs: head.limitMs,
    iterations: head.iterations,
    initial,
    ...(head.traceparent === undefined ? {} : { traceparent: head.traceparent }),
    stopped: () => {
      sender.flush();
      return false;
    },
    onIncumbent: (incumbent) => sender.offer(incumbent),
    bound: head.bound ?? 'none',
    ownRoutesOnly: head.ownRoutesOnly ?? false,
    onBound: ({ value, method }) => sendFrame(FRAME.bound, encodeBound({ value, method, infeasible: false })),
    onLog: (message, fields) => {
      const line = encodeJson({ message: message.slice(0, 500), fields }, MAX_LOG_BYTES);
      if (line !== null) sendFrame(FRAME.log, line);
    },
  });
  sender.finish();
  if (result.bound !== null) sendFrame(FRAME.bound, encodeBound({ infeasible: false, ...result.bound }));
  if (result.bound?.impossibility !== undefined) {
    const payload = encodeJson(impossibilityMember(result.bound.impossibility, nodeNames(problem)), MAX_PROOF_BYTES);
    if (payload !== null) sendFrame(FRAME.impossibility, payload);
  }
  return result;
}

function finish(result: RunResult): void {
  if (result.ended === 'failed') throw result.error;
  const { ended, seconds, routes } = result;
  sendFrame(FRAME.finished, encodeFinished({ ended, seconds, routes, iterations: result.iterations }));
}

function fail(error: unknown): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = error instanceof Error ? error.stack ?? '' : '';
  sendFrame(FRAME.failed, encodeJson({ message: message.slice(0, 500), stack: stack.slice(0, 4000) }, 64 * 1024)!);
}
