import type { RequestWarning } from '#generated/types.js';
import { readImpossibility } from '../contract/impossibility.js';
import { readPacked, type ExplainedImpossibility, type PackedProblem, type FinishedRoutes } from '../contract/packed.js';
import { failureEnvelope } from '../contract/result.js';
import type { FailureExplanation } from '../model/explanation.js';
import { check } from '../model/checker.js';
import { variantOfRoutes, type SearchVariant } from '../model/variants.js';
import type { PlannedRoutes, Problem } from '../model/problem.js';
import { featuresOf } from '../strategy/features.js';
import { type ProblemSketch, sketchOf } from '../strategy/sketch.js';
import type { Ending, Feature } from '../strategy/contract.js';
import { statedBound, type StatedBound } from '../strategy/bound/stated-bound.js';
import { statedImpossibility } from '../strategy/bound/stated-impossibility.js';
import { decodeBound, decodeFinished, decodeIncumbent, type BoundMessage } from './frames.js';

/** What a solving child has produced, to be checked against its problem. */
export interface Evidence {
  readonly requestId: string;
  /** The packed problem of either version, as it lies in the blob store. */
  readonly problem: Uint8Array;
  readonly strategy: string;
  readonly seed: number;
  /** Payload of the `finished` frame; null when the child gave none. */
  readonly answer: Uint8Array | null;
  /** Payloads of incumbents, newest last. */
  readonly incumbents: readonly Uint8Array[];
  /** Payload of the last lower bound; null or undefined: none. */
  readonly bound?: Uint8Array | null;
  /** Payload of a proof that no plan serves all customers; null or undefined: none. */
  readonly impossibility?: Uint8Array | null;
  /** From "problem ready" to the end by the supervisor's clock. */
  readonly seconds: number;
  /** What is said of the end of a search without an answer of its own. */
  readonly broken: 'limit' | 'interrupted';
  readonly threads: number;
  /** The strategy is built in: its claim of infeasibility counts as a proof. */
  readonly builtIn: boolean;
  /** What the submission was warned of, to be repeated in the result. */
  readonly warnings?: readonly RequestWarning[] | undefined;
}

export type Verdict =
  /** `refused`: what the checker said of the solutions that came before the one that passed. */
  | FinishedRoutes & { readonly kind: 'solved'; readonly seconds: number; readonly from: 'answer' | 'incumbent'; readonly refused: readonly string[]; readonly variant: SearchVariant | null; readonly features: readonly Feature[]; readonly bound: StatedBound | null }
  /** `refused`: what the check said of the proof. */
  | { readonly kind: 'infeasible'; readonly envelope: Uint8Array; readonly seconds: number; readonly proved: boolean; readonly refused: readonly string[] }
  /** Solutions came, none passed; what is needed to choose another strategy. */
  | { readonly kind: 'refused'; readonly refused: readonly string[]; readonly seconds: number; readonly sketch: ProblemSketch }
  /** No answer and no incumbent, and no proof that there is none. */
  | { readonly kind: 'nothing'; readonly seconds: number };

interface Candidate {
  readonly from: 'answer' | 'incumbent';
  readonly routes: PlannedRoutes | null;
  readonly ended: Ending | null;
  readonly iterations: number | null;
  readonly seconds: number;
}

/**
 * Checks what a strategy found, with the problem read again and the cost recomputed: the answer first, then incumbents
 * from the newest on; the first that passes the checker is the result. Deterministic; runs in a trusted thread.
 */
export function evaluate(evidence: Evidence): Verdict {
  const refused: string[] = [];
  const candidates = readCandidates(evidence, refused);
  const answer = candidates.find(({ from }) => from === 'answer');
  const seconds = answer?.seconds ?? evidence.seconds;
  const packed = readPacked(evidence.problem);
  const { problem } = packed;
  if (evidence.answer === null && evidence.incumbents.length === 0) return proof(packed, evidence, seconds) ?? { kind: 'nothing', seconds };

  for (const candidate of candidates) {
    const { from, routes } = candidate;
    if (routes === null) continue;
    const violation = firstViolation(problem, routes);
    if (violation !== null) refused.push(`${from}: ${violation}`);
    else return { kind: 'solved', ...success(packed, { ...candidate, routes }, evidence, seconds, refused), seconds, from, refused, features: featuresOf(problem) };
  }
  if (refused.length === 0 && answer?.ended) return infeasible(packed, evidence, answer.ended, seconds);
  return { kind: 'refused', refused, seconds, sketch: sketchOf(problem) };
}

function readCandidates({ answer, incumbents, seconds }: Evidence, refused: string[]): Candidate[] {
  const candidates: Candidate[] = [];
  const read = (from: Candidate['from'], decode: () => Candidate): void => {
    try {
      candidates.push(decode());
    } catch (error) {
      refused.push(`${from}: ${error instanceof Error ? error.message : 'unreadable'}`);
    }
  };
  if (answer !== null) {
    read('answer', () => {
      const { routes, ended, iterations, seconds: claimed } = decodeFinished(answer);
      return { from: 'answer', routes, ended, iterations, seconds: within(claimed, seconds) };
    });
  }
  for (const incumbent of incumbents.toReversed()) {
    read('incumbent', () => ({ from: 'incumbent', routes: decodeIncumbent(incumbent).routes, ended: null, iterations: null, seconds }));
  }
  return candidates;
}

/** The child's clock is the finer one, as long as it is possible at all. */
function within(claimed: number, seconds: number): number {
  return claimed >= 0 && claimed <= seconds ? claimed : seconds;
}

/** A child's claim, as the count that the contract promises. */
function countOf(iterations: number): number {
  return Number.isFinite(iterations) && iterations > 0 ? Math.min(Math.round(iterations), Number.MAX_SAFE_INTEGER) : 0;
}

function firstViolation(problem: Problem, routes: PlannedRoutes): string | null {
  const [first] = check(problem, routes);
  return first === undefined ? null : `${first.kind}: ${first.message}`;
}

function success(
  { problem, finish }: PackedProblem, { routes, ended, iterations }: Candidate & { readonly routes: PlannedRoutes }, evidence: Evidence, seconds: number, refused: string[],
): FinishedRoutes & { variant: SearchVariant | null; bound: StatedBound | null } {
  const { requestId, strategy, seed, broken, threads, builtIn, warnings } = evidence;
  const variant = builtIn ? variantOfRoutes(problem, routes) : null;
  const read = readBound(evidence, refused);
  const claimed = read === null || read.infeasible ? null : read;
  const { stated: bound, refuted } = statedBound(problem, routes, { ended, bound: claimed, builtIn });
  if (refuted) refused.push(`bound: ${claimed!.value} by ${claimed!.method} is above the cost of a solution`);
  // What is optimal by a bound that the answer refutes, is not.
  const reason = refuted && ended === 'optimal' ? 'stopped' : ended ?? broken;
  const search = { ended: reason, iterations: iterations === null ? null : countOf(iterations), threads, variant };
  return { ...finish(routes, { requestId, strategy, seed, seconds, search, bound, warnings }), variant, bound };
}

function readBound({ bound }: Evidence, refused: string[]): BoundMessage | null {
  if (bound === null || bound === undefined) return null;
  try {
    return decodeBound(bound);
  } catch (error) {
    refused.push(`bound: ${error instanceof Error ? error.message : 'unreadable'}`);
    return null;
  }
}

/** The proof of a child of ours; null: there is none that can be read, or its check refutes it, as `refused` then says. */
function readProof({ problem, explainImpossible }: PackedProblem, explained: FailureExplanation, { impossibility, builtIn }: Evidence, refused: string[]): ExplainedImpossibility | null {
  if (!builtIn || impossibility === null || impossibility === undefined) return null;
  try {
    const claimed = readImpossibility(JSON.parse(new TextDecoder().decode(impossibility)), problem);
    if (claimed === null) return null;
    const { stated, refutation } = statedImpossibility(problem, claimed);
    if (refutation !== null) refused.push(`impossibility: ${refutation}`);
    return stated === null ? null : explainImpossible(stated, explained);
  } catch {
    return null;
  }
}

/** What needs no search holds whatever became of the search; null when there is no such proof. */
function proof({ explain }: PackedProblem, { requestId, warnings }: Evidence, seconds: number): Verdict | null {
  const { proved, text } = explain(seconds);
  return proved ? { kind: 'infeasible', envelope: failureEnvelope(requestId, 'no_feasible_solution', text, warnings), seconds, proved, refused: [] } : null;
}

/** "Impossible" only when the explanation proves it, or a search or a bound of ours has, and no check refutes it. */
function infeasible(packed: PackedProblem, evidence: Evidence, ended: Ending, seconds: number): Verdict {
  const explained = packed.explain(seconds);
  const refused: string[] = [];
  const bounded = ended === 'infeasible' ? readProof(packed, explained, evidence, refused) : null;
  // Of a bound that is refuted nothing is believed, nor of a search that agrees with it.
  const searched = !explained.proved && ended === 'infeasible' && evidence.builtIn && refused.length === 0;
  const text = bounded?.text ?? (searched ? unexplained(packed, readBound(evidence, [])) : explained.text);
  const envelope = failureEnvelope(evidence.requestId, 'no_feasible_solution', text, evidence.warnings, bounded?.member);
  return { kind: 'infeasible', envelope, seconds, proved: explained.proved || searched, refused };
}

/** What is proved, and nobody says why. */
function unexplained({ problem: { customers }, noun }: PackedProblem, bound: BoundMessage | null): string {
  const how = bound?.infeasible
    ? `a lower bound on the ${noun}s that stay unserved (${bound.method}) is above 0 of ${customers.length}.`
    : `a complete search over all plans for the ${customers.length} ${noun}s found none.`;
  return `No feasible solution: impossible, ${how}`;
}
