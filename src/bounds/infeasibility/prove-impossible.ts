import type { Impossibility } from '../../model/impossibility.js';
import type { Problem } from '../../model/problem.js';
import { refutationOf } from '../certificate/refutation.js';
import { certificateOf } from '../certificate/write-certificate.js';
import type { Bound, BoundMethod } from '../contract.js';
import { relax } from '../relaxation/relax.js';
import type { RouteRelaxation } from '../relaxation/route-relaxation.js';
import { boundUnserved, LEAST_BOUND, type ProofContext } from './bound-unserved.js';
import { coverRelaxation } from './cover-relaxation.js';
import { neededChanges } from './needed-changes.js';

/** What a proof is searched with. */
export interface ProofOptions {
  /** In the order in which they run, quick ones first. */
  readonly methods: readonly BoundMethod[];
  /** Search what it would take at least; default true. */
  readonly changes?: boolean;
  /** When that ends at the latest, milliseconds by the context's clock; default the limit of the context. */
  readonly changesUntilMs?: number;
  /** What it may take at least if the proof was quick, milliseconds; default 150. */
  readonly leastChangesMs?: number;
}

/** Labels and comparisons of the first check of a proof, some 30 ms: the answer waits for it, and the worker checks again. */
const CHECK_WORK = 300_000;
/** What the search for the least changes may take, as a share of what the proof took, and at least, milliseconds: an answer may wait for it. */
const CHANGES_SHARE = 2;
const LEAST_CHANGES_MS = 150;

/**
 * Tries to prove that no plan serves every required customer, by methods that bound the number of those that stay
 * unserved, and searches by how much the problem must change at least. A proof with a certificate is checked before it is given
 * out, as far as that is possible within a fraction of a second. In a reproducible run nothing but `shouldStop` ends a method,
 * and no changes are searched.
 * @returns null: nothing is proved
 */
export async function proveImpossible(problem: Problem, context: ProofContext, options: ProofOptions): Promise<Impossibility | null> {
  const relaxation = relax(problem);
  if (relaxation === null) return null;
  const cover = coverRelaxation(relaxation);
  const proof = await boundUnserved(cover, options.methods, { ...context, firstIsEnough: false });
  if (proof === null) return null;
  const found = certified(cover, proof, context);
  if (found === null) return null;
  if (options.changes === false || context.reproducible) return { ...found, relaxations: [] };
  const provedMs = context.elapsedMs();
  const limitMs = Math.min(options.changesUntilMs ?? context.limitMs, provedMs + Math.max(options.leastChangesMs ?? LEAST_CHANGES_MS, CHANGES_SHARE * provedMs));
  return { ...found, relaxations: await neededChanges(problem, { ...context, limitMs }, options.methods) };
}

/** The finding without changes; null: the check refutes it. */
function certified(cover: RouteRelaxation, { value, method, duals }: Bound, context: ProofContext): Omit<Impossibility, 'relaxations'> | null {
  const unservedAtLeast = Math.max(1, Math.ceil(value - LEAST_BOUND));
  if (duals === undefined) return { unservedAtLeast, method, certificate: null };
  const certificate = certificateOf(cover, duals, { kind: 'infeasible', method, value: unservedAtLeast });
  const refutation = refutationOf(cover.problem, { unservedAtLeast, certificate }, CHECK_WORK);
  if (refutation === null) return { unservedAtLeast, method, certificate };
  context.log(`a proof of infeasibility by ${method} does not hold: ${refutation}`);
  return null;
}
