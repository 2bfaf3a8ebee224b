import type { NeededChange } from '../../model/impossibility.js';
import type { Problem } from '../../model/problem.js';
import type { BoundMethod } from '../contract.js';
import { relax } from '../relaxation/relax.js';
import { boundUnserved, type ProofContext } from './bound-unserved.js';
import { coverRelaxation } from './cover-relaxation.js';
import { type EasierProblems, easierProblems } from './easier-problems.js';

/** No probe takes more than this part of the budget of its kind of change. */
const PROBES = 4;

/**
 * Returns by how much a problem without a plan must change at least, for every kind of change: the first amount by steps that is
 * not proved to be too little, found by bisection. What is not known to take more than any change at all is left out, but
 * for vehicles, which are whole.
 */
export async function neededChanges(problem: Problem, context: ProofContext, methods: readonly BoundMethod[]): Promise<NeededChange[]> {
  const kinds = easierProblems(problem);
  const changes: NeededChange[] = [];
  for (const [k, easier] of kinds.entries()) {
    const left = context.limitMs - context.elapsedMs();
    if (left <= 0 || context.shouldStop()) break;
    const change = await neededChange(easier, new Probes(context, methods, context.elapsedMs() + left / (kinds.length - k)));
    if (change !== null) changes.push(change);
  }
  return changes;
}

async function neededChange({ kind, now, amountOf, most, ease }: EasierProblems, probes: Probes): Promise<NeededChange | null> {
  const isTooLittle = (step: number): Promise<boolean> => probes.isImpossible(ease(amountOf(step)));
  if (await probes.isImpossible(ease(Infinity))) return { kind, now, atLeast: null };
  let low = 0;
  let high = 1;
  while (high < most && await isTooLittle(high)) [low, high] = [high, Math.min(2 * high, most)];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (await isTooLittle(middle)) low = middle;
    else high = middle;
  }
  if (kind === 'vehicles') return { kind, now, atLeast: amountOf(low + 1) };
  return low === 0 ? null : { kind, now, atLeast: rounded(amountOf(low)) };
}

/** Without the noise of binary fractions. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}

/** Proofs of impossibility within a share of the budget; when it is spent nothing more is proved. */
class Probes {
  readonly #context: ProofContext;
  readonly #methods: readonly BoundMethod[];
  readonly #until: number;
  readonly #each: number;

  constructor(context: ProofContext, methods: readonly BoundMethod[], until: number) {
    this.#context = context;
    this.#methods = methods;
    this.#until = until;
    this.#each = (until - context.elapsedMs()) / PROBES;
  }

  async isImpossible(problem: Problem): Promise<boolean> {
    const context = this.#context;
    const limitMs = Math.min(this.#until, context.elapsedMs() + this.#each);
    if (context.elapsedMs() >= this.#until || context.shouldStop()) return false;
    const relaxation = relax(problem);
    return relaxation !== null && await boundUnserved(coverRelaxation(relaxation), this.#methods, { ...context, limitMs, firstIsEnough: true }) !== null;
  }
}
