import type { MergedBody } from '../../contract/plan/based-on/merge-body.js';
import type { Outcome } from './outcomes.js';

/**
 * Returns what becomes of requests that are based on others: findings and warnings are about what was sent, and what is kept of
 * a submission is the request in full, which others may be based on in turn.
 */
export function outcomeAsSent(outcome: Outcome, merged: MergedBody): Outcome {
  if ('findings' in outcome) return { findings: merged.findings(outcome.findings) };
  if ('batch' in outcome) return { batch: outcome.batch.map((parsed) => ({ ...parsed, warnings: merged.warnings(parsed.warnings) })) };
  if (!('parsed' in outcome)) return outcome;
  const { parsed } = outcome;
  return { parsed: { ...parsed, warnings: merged.warnings(parsed.warnings), body: new TextEncoder().encode(JSON.stringify(merged.value)) } };
}
