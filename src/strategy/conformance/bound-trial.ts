import type { Bound, BoundMethod, DualSolution } from '../../bounds/contract.js';
import type { RouteRelaxation } from '../../bounds/relaxation/route-relaxation.js';
import { check } from '../../model/checker.js';
import { evaluate } from '../../model/cost.js';
import type { PlannedRoutes } from '../../model/problem.js';
import { runBound, type BoundRunOptions, type BoundRunResult } from '../run-bound.js';
import { boundFinding, type Finding } from './finding.js';
import { changesBy } from './untouched.js';

/** What a bound is tried on, with what is known about it. */
export interface BoundCase {
  /** `14 customers, time-windows, seed 3`. */
  readonly label: string;
  readonly relaxation: RouteRelaxation;
  /** The cost of a plan, or of the best one. */
  readonly cost: number;
  readonly isOptimal: boolean;
  /** A plan that serves all customers. */
  readonly plan?: PlannedRoutes;
  /** Its cost, where it is known: the schedules of a large plan with all features take long. */
  readonly planCost?: number;
  /** The relaxation counts the stops that stay unserved, of which there need not be any; its costs are not those of the problem. */
  readonly isCover?: boolean;
}

/** One run of the suite and the rules that it broke. */
export interface BoundTrial {
  readonly result: BoundRunResult;
  /** The last report that had duals. */
  readonly proved: (Bound & { readonly duals: DualSolution }) | null;
  readonly findings: readonly Finding[];
}

/** Seed of every run of the suite. */
const SEED = 5;
/** Rounding errors of a bound, as a fraction of the cost. */
const ROUNDING = 1e-9;

/** Runs a bound once on a copy of the relaxation and checks what it did; never throws because of it. */
export async function tryBound(method: BoundMethod, each: BoundCase, options: Omit<BoundRunOptions, 'seed'>): Promise<BoundTrial> {
  const { label, relaxation } = each;
  const copy = structuredClone(relaxation);
  let proved: BoundTrial['proved'] = null;
  let offered: string | null = null;
  let fixed: Finding | null = null;
  const onBound = (bound: Bound): void => {
    if (bound.duals !== undefined) proved = { ...bound, duals: bound.duals };
  };
  const onRoutes = (routes: PlannedRoutes): void => void (offered ??= routesFault(routes, relaxation));
  const onFixed = (pairs: Int32Array): void => void (fixed ??= fixedFinding(pairs, each, options.incumbent?.cost ?? Infinity));
  const result = await runBound(copy, method, { seed: SEED, ...options, onBound, onRoutes, onFixed });
  const findings = result.faults.map((fault) => boundFinding('answers', `${fault}, on ${label}`));
  findings.push(...changesBy({ copy, original: relaxation, what: 'relaxation', label }).map((change) => boundFinding('untouched', change)));
  if (offered !== null) findings.push(boundFinding('answers', `offered routes that are none on ${label}: ${offered as string}`));
  if (fixed !== null) findings.push(fixed);
  findings.push(...resultFindings(result, each, options.incumbent?.cost ?? Infinity));
  return { result, proved, findings };
}

/** What is wrong with the form of routes; null if nothing is. */
function routesFault(routes: PlannedRoutes, { problem }: RouteRelaxation): string | null {
  for (const { type, customers } of routes) {
    if (problem.vehicleTypes[type] === undefined) return `there is no vehicle type ${type}`;
    const wrong = customers.find((node, k) => !problem.customers.includes(node) || customers.indexOf(node) < k);
    if (wrong !== undefined) return `${wrong} is no customer, or is visited twice`;
  }
  return null;
}

/** What is wrong with pairs of customers that are fixed; null if nothing is known to be. */
function fixedFinding(pairs: Int32Array, { label, relaxation: { problem }, plan = [], planCost = evaluate(problem, plan).total }: BoundCase, incumbent: number): Finding | null {
  if (pairs.length % 2 !== 0) return boundFinding('answers', `fixed ${pairs.length} nodes, which are no pairs, on ${label}`);
  const wrong = pairs.find((node) => !problem.customers.includes(node));
  if (wrong !== undefined) return boundFinding('answers', `fixed a pair with ${wrong}, which is no customer, on ${label}`);
  if (plan.length === 0 || planCost >= incumbent - ROUNDING * Math.max(1, Math.abs(incumbent))) return null;
  const follows = new Map(plan.flatMap(({ customers }) => customers.map((node, k) => [node, customers[k + 1]] as const)));
  for (let k = 0; k < pairs.length; k += 2) {
    const [a, b] = [pairs[k]!, pairs[k + 1]!];
    if (follows.get(a) === b || follows.get(b) === a) return boundFinding('proofs', `fixed customers ${a} and ${b} on ${label}, but a plan of cost ${planCost} serves one directly after the other, and the incumbent costs ${incumbent}`);
  }
  return null;
}

function resultFindings({ best, ended, error, routes }: BoundRunResult, { label, relaxation, cost, isOptimal, isCover = false }: BoundCase, incumbent: number): Finding[] {
  if (ended === 'failed') return [boundFinding('answers', `threw on ${label}: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`, error)];
  const findings: Finding[] = [];
  const bound = best?.value ?? -Infinity;
  const slack = ROUNDING * Math.max(1, Math.abs(cost));
  if (bound > cost + slack) findings.push(boundFinding('below', `reported the bound ${bound} on ${label}, ${isCover ? 'but a plan serves all' : `of which a plan costs ${cost}`}`));
  if (ended === 'infeasible') findings.push(boundFinding('proofs', `says that no plan serves all customers on ${label}, but one does`));
  if (isCover) return findings;
  const found = routes === null ? Infinity : evaluate(relaxation.problem, routes).total;
  if (ended === 'closed' && bound + slack < Math.min(incumbent, found)) {
    findings.push(boundFinding('proofs', `ended as "closed" on ${label} with the bound ${bound}, below the incumbent of ${incumbent}${routes === null ? '' : ` and its routes of ${found}`}`));
  }
  if (routes === null) return findings;
  const [violation] = check(relaxation.problem, routes);
  if (violation !== undefined) findings.push(boundFinding('proofs', `returned routes that are not feasible on ${label}: ${violation.message}`));
  else if (found > cost + slack) findings.push(boundFinding('proofs', `returned routes of cost ${found} as optimal on ${label}, of which ${isOptimal ? 'the best plan' : 'a plan'} costs ${cost}`));
  return findings;
}
