import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { nodeNames } from '../contract/certificate/customer-names.js';
import { planCustomerNames } from '../contract/certificate/plan-names.js';
import { impossibilityMember } from '../contract/impossibility.js';
import type { Output } from './output.js';
import type { ProblemFile } from './problem-file.js';
import { NotSolvedError } from './solve-problem.js';

/** Where a solve writes a proof that there is no solution. */
export interface ProofFiles {
  /** The certificate alone. */
  readonly certificate?: string;
  /** The answer; only as .json. */
  readonly output?: string;
}

/** Writes the proof of a solve that found nothing, if it has one; O(size of the proof). */
export function writeProof({ problem, ids }: Pick<ProblemFile, 'problem' | 'ids'>, error: unknown, { certificate, output }: ProofFiles, say: Output): void {
  if (!(error instanceof NotSolvedError) || error.impossibility === null) return;
  const member = impossibilityMember(error.impossibility, ids === null ? nodeNames(problem) : planCustomerNames(problem, ids));
  if (certificate !== undefined && member.certificate !== undefined) {
    writeFileSync(certificate, `${JSON.stringify(member.certificate)}\n`);
    say.note(`certificate written to ${certificate}`);
  }
  if (output !== undefined && extname(output) === '.json') {
    writeFileSync(output, `${JSON.stringify({ success: false, error: error.message, result: null, impossibility: member })}\n`);
    say.note(`answer written to ${output}`);
  }
}
