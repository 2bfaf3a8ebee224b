import { check, inspect } from '../../model/checker.js';
import { compareCosts, evaluate, type SolutionCost } from '../../model/cost.js';
import { agrees } from '../../model/tolerance.js';
import { ENDINGS, type Strategy, type StrategyManifest, type StrategyOutcome } from '../contract.js';
import { isGuestKernelError } from '../guest-kernel.js';
import { iterationsFault, operatorFault } from '../operator-statistics.js';
import { runStrategy, type Incumbent, type RunOptions, type RunResult } from '../run.js';
import { finding, type Finding } from './finding.js';
import type { ConformanceCase } from './problems.js';
import { changesBy } from './untouched.js';

/** One run of the suite and the rules that it broke. */
export interface Trial {
  readonly result: RunResult;
  readonly findings: readonly Finding[];
}

/** The strategy under examination. */
export interface Subject {
  readonly manifest: StrategyManifest;
  readonly strategy: Strategy;
}

/** Seed of every run of the suite. */
const SEED = 5;
/** Costs that differ by no more than this fraction are equal: the strategy may sum in another order. */
const COST_SHARE = 1e-6;

/** Runs the strategy once on a copy of the problem and checks what it did; never throws because of it. */
export async function tryOut({ manifest, strategy }: Subject, { label, problem }: ConformanceCase, options: Partial<RunOptions>): Promise<Trial> {
  const copy = structuredClone(problem);
  const findings: Finding[] = [];
  let badIncumbent: string | null = null;
  let best: SolutionCost | null = null;
  const onIncumbent = (incumbent: Incumbent): void => {
    badIncumbent ??= incumbentFault(incumbent);
    best = evaluate(problem, incumbent.routes);
  };
  const incumbentFault = ({ routes, cost }: Incumbent): string | null => {
    const [violation] = check(problem, routes);
    if (violation !== undefined) return `reported an infeasible plan: ${violation.message}`;
    const { total } = evaluate(problem, routes);
    return sameCost(cost, total) ? null : `reported cost ${cost} for a plan that costs ${total}`;
  };

  let told: Partial<StrategyOutcome> = {};
  const observed: Strategy = {
    async solve(given, context) {
      const outcome = await strategy.solve(given, context) as StrategyOutcome | undefined | null;
      told = { ...outcome };
      return outcome as StrategyOutcome;
    },
  };
  const result = await runStrategy(copy, manifest, observed, { seed: SEED, ...options, onIncumbent });
  findings.push(...changesBy({ copy, original: problem, what: 'problem', label }).map((change) => finding('untouched', change)));
  if (badIncumbent !== null) findings.push(finding('cost', `${badIncumbent as string} (on ${label})`));
  findings.push(...outcomeFindings(result, best, label, problem));
  const { iterations, operators } = told;
  const uncounted = iterations === undefined ? null : iterationsFault(iterations);
  if (uncounted !== null) findings.push(finding('answers', `returned an invalid number of iterations on ${label}: ${uncounted}`));
  const fault = operators === undefined ? null : operatorFault(operators);
  if (fault !== null) findings.push(finding('answers', `returned invalid operator statistics on ${label}: ${fault}`));
  return { result, findings };
}

function sameCost(claimed: number, real: number): boolean {
  return agrees(claimed, real) || Math.abs(claimed - real) <= COST_SHARE * (1 + Math.abs(real));
}

/** Whether a plan is worse than another in what its problem minimises first, or if they agree in that, in cost. */
function isWorse(cost: SolutionCost, reported: SolutionCost): boolean {
  return compareCosts(cost, reported) > 0 && (!agrees(cost.missed, reported.missed) || !agrees(cost.primary, reported.primary) || !sameCost(cost.total, reported.total));
}

function outcomeFindings({ routes, ended, error }: RunResult, reported: SolutionCost | null, label: string, problem: ConformanceCase['problem']): Finding[] {
  if (ended === 'failed' && isGuestKernelError(error)) return [finding('kernel', error.message)];
  if (ended === 'failed') return [finding('answers', `threw on ${label}: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`, error)];
  if (!ENDINGS.includes(ended)) return [finding('answers', `ended as ${JSON.stringify(ended)} on ${label}; expected one of ${ENDINGS.join(', ')}`)];
  if (routes === null) {
    if (ended === 'infeasible') return [finding('solves', `says that no solution exists on ${label}, but one does`)];
    if (ended === 'optimal') return [finding('answers', `ended as "optimal" without any routes on ${label}`)];
    return [];
  }
  if (ended === 'infeasible') return [finding('answers', `ended as "infeasible" and returned routes on ${label}`)];
  const { violations: [violation], cost } = inspect(problem, routes);
  if (violation !== undefined) return [finding('feasible', `${violation.kind} on ${label}: ${violation.message}`)];
  if (cost !== null && reported !== null && isWorse(evaluate(problem, routes), reported)) {
    return [finding('cost', `returned a plan of cost ${cost} after it had reported one of ${reported.total} on ${label}`)];
  }
  return [];
}
