import { parentPort } from 'node:worker_threads';
import { evaluate, type Evidence } from './evaluate.js';

/** The trusted thread beside the supervisor: checks one piece of evidence at a time. */

parentPort!.on('message', ({ id, evidence }: { readonly id: number; readonly evidence: Evidence }) => {
  try {
    const verdict = evaluate(evidence);
    const transfer = 'envelope' in verdict ? [verdict.envelope.buffer as ArrayBuffer] : [];
    parentPort!.postMessage({ id, verdict }, transfer);
  } catch (error) {
    parentPort!.postMessage({ id, fault: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown fault' });
  }
});
