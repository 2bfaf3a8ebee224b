import { isDeepStrictEqual } from 'node:util';
import type { BoundMethod } from '../../bounds/contract.js';
import { coverRelaxation } from '../../bounds/infeasibility/cover-relaxation.js';
import { relax } from '../../bounds/relaxation/relax.js';
import { evaluate } from '../../model/cost.js';
import type { PlannedRoutes } from '../../model/problem.js';
import { plantedProblems, tinyProblems } from './bound-problems.js';
import { tryBound, type BoundCase, type BoundTrial } from './bound-trial.js';
import { dualsFault } from './duals-fault.js';
import type { ExamineOptions } from './examine.js';
import { boundFinding, type BoundRule, type Finding } from './finding.js';
import { Findings } from './findings.js';
import type { ConformanceCase } from './problems.js';
import { relaxedRoutes } from './relaxed-routes.js';
import { tinyOptimum } from './tiny-optimum.js';

/** Limit of runs that must do the same work every time; long enough that none reaches it. */
const REPEATED_MS = 20_000;
/** Limit of the other runs by default. */
const LIMIT_MS = 200;
/** Delay that a busy machine may cause; a bound itself may be late by 100 ms. */
const LATE_MS = 1000;
/** Number of `shouldStop` calls after which it returns true. */
const STOP_ASKS = 20;

export interface ExamineBoundOptions extends ExamineOptions {
  /** Limit of runs that need not end by themselves, milliseconds; default 200. */
  readonly limitMs?: number;
}

interface PlannedCase extends BoundCase {
  readonly plan: PlannedRoutes;
  readonly planCost: number;
}

/**
 * The conformance suite for bounds: runs one on tiny problems, of which it tries all plans and all routes, and on larger ones with
 * a known plan. Used by `strategy check` and the project's own tests.
 * @returns the broken rules; empty for a bound that conforms.
 */
export async function examineBound(method: BoundMethod, options: ExamineBoundOptions = {}): Promise<Finding[]> {
  const { rounds = 1, onTrial } = options;
  const examination = new Examination(method, options);
  const tiny: PlannedCase[] = [];
  for (const each of tinyProblems(rounds)) {
    onTrial?.(`${each.label} (trying all plans)`, true);
    for (const planned of tinyCase(each)) {
      await examination.first(planned);
      tiny.push(planned);
    }
  }
  onTrial?.('problems with a planted plan', true);
  const planted = plantedCases(rounds);
  await examination.repeat(tiny);
  if (examination.isHopeless) return examination.findings.all;
  for (const each of [...tiny, ...planted]) {
    await examination.limited(each);
    await examination.covered(each);
  }
  await examination.timed(planted.at(-1)!);
  return examination.findings.all;
}

/** By label and by the number of rounds: problems are solved and judged once, however many bounds are examined. */
const known = { tiny: new Map<string, readonly PlannedCase[]>(), planted: new Map<number, readonly PlannedCase[]>() };

function tinyCase(each: ConformanceCase): readonly PlannedCase[] {
  return once(known.tiny, each.label, () => boundCase(each, tinyOptimum(each.problem, plannedCost(each))));
}

/** The cost of the planted plan; Infinity if it leaves out customers without a price. */
function plannedCost({ problem, plan }: ConformanceCase): number {
  const { total, missed } = evaluate(problem, plan);
  return missed === 0 ? total : Infinity;
}

function plantedCases(rounds: number): readonly PlannedCase[] {
  return once(known.planted, rounds, () => plantedProblems(rounds).flatMap((each) => boundCase(each)));
}

function once<K, T>(values: Map<K, T>, key: K, make: () => T): T {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}

/** @param optimum - if it is known */
function boundCase({ label, problem, plan }: ConformanceCase, optimum?: number): PlannedCase[] {
  const relaxation = relax(problem);
  if (relaxation === null) return [];
  const planCost = evaluate(problem, plan).total;
  return [{ label, relaxation, plan, planCost, cost: optimum ?? planCost, isOptimal: optimum !== undefined }];
}

class Examination {
  readonly findings: Findings;
  readonly #method: BoundMethod;
  readonly #onTrial: ExamineOptions['onTrial'];
  readonly #limitMs: number;
  readonly #results: BoundTrial['result'][] = [];
  readonly #firsts = new Map<BoundCase, BoundTrial['result']>();

  constructor(method: BoundMethod, { onTrial, onFinding, limitMs = LIMIT_MS }: ExamineBoundOptions) {
    this.#method = method;
    this.#limitMs = limitMs;
    this.#onTrial = onTrial;
    this.findings = new Findings(onFinding);
  }

  /** No run has had a result, so that the other checks would only repeat that. */
  get isHopeless(): boolean {
    return this.#results.every(({ ended }) => ended === 'failed' || ended === 'unsupported');
  }

  async #run(each: BoundCase, what: string, options: Parameters<typeof tryBound>[2]): Promise<BoundTrial> {
    this.#onTrial?.(`${each.label} (${what})`);
    const trial = await tryBound(this.#method, each, options);
    trial.findings.forEach((found) => this.findings.note(found));
    this.#results.push(trial.result);
    return trial;
  }

  /** Does the same work every time; duals are checked against all routes. */
  async first(each: PlannedCase): Promise<void> {
    const { result, proved } = await this.#run(each, 'reproducible', { limitMs: REPEATED_MS, reproducible: true });
    this.#firsts.set(each, result);
    this.#onTrial?.(`${each.label} (trying all routes)`, true);
    const fault = proved === null ? null : dualsFault(proved, each.relaxation, [...relaxedRoutes(each.relaxation)]);
    if (fault !== null) this.#note('duals', `reported duals that do not prove the bound ${proved!.value} on ${each.label}: ${fault}`);
  }

  /** A second time, in reverse order and with a fake clock, so that leaked state or dependence on time becomes visible. */
  async repeat(cases: readonly PlannedCase[]): Promise<void> {
    if ([...this.#firsts.values()].every(({ best }) => best === null)) this.#note('bounds', `reported no bound on any of ${cases.length} problems`);
    for (const each of [...cases].reverse()) {
      let time = 0;
      const { result } = await this.#run(each, 'reproducible again', { limitMs: REPEATED_MS, reproducible: true, now: () => (time += 0.037) });
      const first = this.#firsts.get(each)!;
      if ([first, result].some(({ ended, seconds }) => ended === 'failed' || seconds * 1000 >= REPEATED_MS)) continue;
      if (!isDeepStrictEqual([result.best, result.ended], [first.best, first.ended])) this.#note('repeats', `gave two bounds for the same seed on ${each.label}`);
    }
  }

  /** With little effort and a plan as the incumbent. */
  async limited(each: PlannedCase): Promise<void> {
    const incumbent = { cost: each.planCost, routes: each.plan };
    await this.#run(each, 'default effort', { limitMs: this.#limitMs, effort: 'default', incumbent });
    if (!each.isOptimal) await this.#run(each, `${this.#limitMs} ms`, { limitMs: this.#limitMs, incumbent });
  }

  /** Some plan serves all customers, so that no more than 0 stops stay unserved. */
  async covered({ relaxation, label }: PlannedCase): Promise<void> {
    const cover = { label: `the unserved stops of ${label}`, relaxation: coverRelaxation(relaxation), cost: 0, isOptimal: true, isCover: true };
    await this.#run(cover, `${this.#limitMs} ms`, { limitMs: this.#limitMs });
  }

  /** Stops at its limit, and when it is told to. */
  async timed(each: BoundCase): Promise<void> {
    const limited = await this.#run(each, `${this.#limitMs} ms`, { limitMs: this.#limitMs });
    const over = 1000 * limited.result.seconds - this.#limitMs;
    if (over > LATE_MS) this.#note('time-limit', `ended ${over.toFixed(0)} ms after its limit of ${this.#limitMs} ms on ${each.label}`);
    let [asked, stoppedAt] = [0, Infinity];
    const stopped = (): boolean => {
      if (++asked <= STOP_ASKS) return false;
      stoppedAt = Math.min(stoppedAt, performance.now());
      return true;
    };
    await this.#run(each, 'stopped', { limitMs: 3 * REPEATED_MS, stopped });
    const went = performance.now() - stoppedAt;
    if (went > LATE_MS) this.#note('time-limit', `continued for ${(went / 1000).toFixed(1)} s on ${each.label} after shouldStop() returned true`);
  }

  #note(rule: BoundRule, message: string): void {
    this.findings.note(boundFinding(rule, message));
  }
}
