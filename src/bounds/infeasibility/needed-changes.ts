import type { NeededChange } from '../../model/impossibility.js';
import type { Problem } from '../../model/problem.js';
import type { BoundMethod } from '../contract.js';
import { isQuick } from '../methods.js';
import { relax } from '../relaxation/relax.js';
import { boundUnserved, type ProofContext } from './bound-unserved.js';
import { coverRelaxation } from './cover-relaxation.js';
import { type EasierProblems, easierProblems } from './easier-problems.js';

/** No probe takes more than this part of the budget of its kind of change. */
const PROBES = 4;
/** A probe by a method that is not quick is not begun in less, milliseconds. */
const LEAST_SLOW_MS = 50;

/** Vertices² of all types of vehicles up to which quick probes take a millisecond or two: then they do not look at the clock. */
const SMALL_CELLS = 2_500;

/** What is known of a kind of change: its largest step that is proved to be too little; Infinity: no change of the kind helps. */
interface Known {
  readonly easier: EasierProblems;
  tooLittle: number;
}

/**
 * Returns by how much a problem without a plan must change at least, for every kind of change: the first amount by steps that is
 * not proved to be too little, found by bisection: by quick methods for every kind, then by all methods, from there on, in what is
 * left of the time. What is not known to take more than any change at all is left out, but for vehicles, which are whole.
 */
export async function neededChanges(problem: Problem, context: ProofContext, methods: readonly BoundMethod[]): Promise<NeededChange[]> {
  const kinds = easierProblems(problem).map((easier): Known => ({ easier, tooLittle: 0 }));
  const tried = new Set<Known>();
  const quickUntilMs = (problem.customers.length + 1) ** 2 * problem.vehicleTypes.length <= SMALL_CELLS ? Infinity : context.limitMs;
  for (const [pass, leastMs, untilMs] of [[methods.filter(isQuick), 0, quickUntilMs], [methods, LEAST_SLOW_MS, context.limitMs]] as const) {
    if (pass.length === 0) continue;
    for (const [k, known] of kinds.entries()) {
      const leftMs = untilMs - context.elapsedMs();
      if (leftMs <= leastMs || context.shouldStop()) break;
      if (known.tooLittle === Infinity) continue;
      tried.add(known);
      await raise(known, new Probes(context, pass, context.elapsedMs() + leftMs / (kinds.length - k)));
    }
  }
  return [...tried].map(changeOf).filter((change) => change !== null);
}

/** Raises the step that is too little as far as probes prove it, by doubled steps and bisection. */
async function raise(known: Known, probes: Probes): Promise<void> {
  const { amountOf, most, ease } = known.easier;
  const isTooLittle = (step: number): Promise<boolean> => probes.isImpossible(ease(amountOf(step)));
  if (await probes.isImpossible(ease(Infinity))) {
    known.tooLittle = Infinity;
    return;
  }
  const next = (by: number): number => Math.min(known.tooLittle + by, most);
  let by = 1;
  while (next(by) < most && await isTooLittle(next(by))) {
    known.tooLittle = next(by);
    by *= 2;
  }
  let high = next(by);
  while (high - known.tooLittle > 1) {
    const middle = (known.tooLittle + high) >> 1;
    if (await isTooLittle(middle)) known.tooLittle = middle;
    else high = middle;
  }
}

function changeOf({ easier: { kind, now, amountOf }, tooLittle }: Known): NeededChange | null {
  if (tooLittle === Infinity) return { kind, now, atLeast: null };
  if (kind === 'vehicles') return { kind, now, atLeast: amountOf(tooLittle + 1) };
  return tooLittle === 0 ? null : { kind, now, atLeast: rounded(amountOf(tooLittle)) };
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
