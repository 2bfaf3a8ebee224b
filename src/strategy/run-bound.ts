import type { Bound, BoundContext, BoundEffort, BoundEnding, BoundMethod, BoundOutcome, Cut, DualSolution } from '../bounds/contract.js';
import type { RouteRelaxation } from '../bounds/relaxation/route-relaxation.js';
import type { PlannedRoutes } from '../model/problem.js';

export interface BoundRunOptions {
  /** Unsigned 32-bit. */
  readonly seed: number;
  /** Wall-clock budget in milliseconds. */
  readonly limitMs: number;
  /** Default `strong`. */
  readonly effort?: BoundEffort;
  /** Whether the same work is to be done on every machine; default false. */
  readonly reproducible?: boolean;
  /** The best solution that is known; default none. */
  readonly incumbent?: { readonly cost: number; readonly routes: PlannedRoutes };
  /** Polled frequently: true ends the bound early. */
  readonly stopped?: () => boolean;
  /** Called with every bound that is greater than the previous ones, a copy, and the milliseconds since the start. */
  readonly onBound?: (bound: Bound, elapsedMs: number) => void;
  /** Called with routes that the bound offers, a copy. */
  readonly onRoutes?: (routes: PlannedRoutes) => void;
  /** Called with pairs of customers that the bound fixes, a copy. */
  readonly onFixed?: (pairs: Int32Array) => void;
  readonly onLog?: BoundContext['log'];
  /** Monotonic milliseconds; default `performance.now`. */
  readonly now?: () => number;
}

export interface BoundRunResult {
  /** The greatest bound that was reported, or null. */
  readonly best: Bound | null;
  /** `unsupported`: the bound does not take this relaxation. `failed`: it threw `error`, or returned no outcome. */
  readonly ended: BoundEnding | 'unsupported' | 'failed';
  readonly error?: unknown;
  /** An optimal solution, if the bound returned one; not checked. */
  readonly routes: PlannedRoutes | null;
  /** Seconds from the start of the run to the result. */
  readonly seconds: number;
  /** What was wrong with reports, which were ignored, and with the outcome: a sentence each, at most one of a kind. */
  readonly faults: readonly string[];
}

const ENDINGS: readonly unknown[] = ['closed', 'infeasible', 'converged', 'limit'] satisfies BoundEnding[];

/**
 * Runs a bound on a relaxation: provides its clock, stop signal and incumbent, and keeps the greatest bound that it reports, which is
 * not lost if the bound throws. Whether the bound is right, conformance tells.
 * @throws RangeError for a limit that is no positive number; never for what the bound does.
 * @example
 * const nothing: BoundMethod = {
 *   name: 'nothing',
 *   supports: (_: RouteRelaxation, effort: BoundEffort) => effort === 'strong',
 *   run(given: RouteRelaxation, { report }: BoundContext): BoundOutcome {
 *     const duals: DualSolution = { rows: new Float64Array(given.rowCount), classes: new Float64Array(1), limits: new Float64Array(0), cuts: [] };
 *     const bound: Bound = { value: 0, method: 'nothing', duals };
 *     report(bound);
 *     const ended: BoundEnding = 'converged';
 *     return { ended };
 *   },
 * };
 * const options: BoundRunOptions = { seed: 1, limitMs: 1000 };
 * const result: BoundRunResult = await runBound(relax(problem)!, nothing, options);
 * [result.best?.value, result.ended, result.faults.length]; // => [0, 'converged', 0]
 */
export async function runBound(relaxation: RouteRelaxation, method: BoundMethod, options: BoundRunOptions): Promise<BoundRunResult> {
  const run = new BoundRun(relaxation, options);
  try {
    if (!method.supports(relaxation, options.effort ?? 'strong')) return run.result('unsupported');
    const outcome: unknown = await method.run(relaxation, run.context);
    if (!isOutcome(outcome)) throw new TypeError(`run returned ${JSON.stringify(outcome) ?? typeof outcome}; expected { ended } with one of ${ENDINGS.join(', ')}`);
    return run.result(outcome.ended, outcome.routes ?? null);
  } catch (error) {
    return { ...run.result('failed'), error };
  }
}

function isOutcome(value: unknown): value is BoundOutcome {
  return typeof value === 'object' && value !== null && ENDINGS.includes((value as Partial<BoundOutcome>).ended);
}

/** What one run has reported so far. */
class BoundRun {
  readonly context: BoundContext;
  #best: Bound | null = null;
  readonly #faults = new Map<string, string>();
  readonly #startedAt: number;
  readonly #now: () => number;
  readonly #relaxation: RouteRelaxation;
  readonly #options: BoundRunOptions;

  constructor(relaxation: RouteRelaxation, options: BoundRunOptions) {
    const { seed, limitMs, effort = 'strong', reproducible = false, incumbent = { cost: Infinity, routes: null }, stopped = () => false, onRoutes, onFixed, onLog } = options;
    if (!(limitMs > 0)) throw new RangeError(`limitMs is ${limitMs}, must be > 0`);
    this.#relaxation = relaxation;
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#startedAt = this.#now();
    this.context = {
      seed: seed >>> 0, effort, limitMs, reproducible,
      elapsedMs: () => this.#elapsedMs(),
      shouldStop: () => this.#elapsedMs() >= limitMs || stopped(),
      incumbent: () => incumbent,
      report: (bound) => this.#report(bound),
      offer: (routes) => onRoutes?.(routes.map(({ type, customers }) => ({ type, customers: customers.slice() }))),
      fix: (pairs) => onFixed?.(pairs.slice()),
      log: (message, fields) => onLog?.(message, fields),
    };
  }

  result(ended: BoundRunResult['ended'], routes: PlannedRoutes | null = null): BoundRunResult {
    return { best: this.#best, ended, routes, seconds: this.#elapsedMs() / 1000, faults: [...this.#faults.values()] };
  }

  #elapsedMs(): number {
    return this.#now() - this.#startedAt;
  }

  #report(bound: Bound): void {
    const fault = reportFault(bound, this.#relaxation);
    if (fault !== null) {
      if (!this.#faults.has(fault.kind)) this.#faults.set(fault.kind, fault.text);
      return;
    }
    if (this.#best !== null && !(bound.value > this.#best.value)) return;
    this.#best = copied(bound);
    this.#options.onBound?.(this.#best, this.#elapsedMs());
  }
}

/** What is wrong with the form of a report; null if nothing is. */
function reportFault({ value, method, duals }: Bound, { rowCount, classes, limits }: RouteRelaxation): { readonly kind: string; readonly text: string } | null {
  if (!Number.isFinite(value)) return { kind: 'value', text: `reported the bound ${value}, which is no finite number` };
  if (!/^[a-z0-9-]+$/.test(method)) return { kind: 'method', text: `reported a bound of the method ${JSON.stringify(method)}, must be lower-case letters, digits and hyphens` };
  if (duals === undefined) return null;
  for (const [name, length] of [['rows', rowCount], ['classes', classes.length], ['limits', limits.length]] as const) {
    if (duals[name].length !== length) return { kind: name, text: `reported ${duals[name].length} duals of ${name}, must be ${length}` };
  }
  return null;
}

function copied({ duals, ...bound }: Bound): Bound {
  if (duals === undefined) return bound;
  const cuts: readonly Cut[] = structuredClone(duals.cuts);
  const copy: DualSolution = { rows: duals.rows.slice(), classes: duals.classes.slice(), limits: duals.limits.slice(), cuts };
  return { ...bound, duals: copy };
}
