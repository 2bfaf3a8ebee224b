import type { CheckedPlan, PlanToCheck, PlanVerdict, PlanViolation } from '#generated/types.js';
import type { Finding } from '../../errors.js';
import { inspect } from '../../model/checker.js';
import type { Violation } from '../../model/checker/violation.js';
import type { ParseOptions } from '../parse.js';
import { isObject, noObject, type Unreadable } from '../read-body.js';
import { choicesMade } from './alternatives.js';
import { planSizes, type PlanSizes } from './parse.js';
import { type PlanProblem, problemToCheck } from './problem.js';
import { type ClaimedTimes, readRoutes, type ReadRoutes } from './read-routes.js';
import { type NamedVehicle, planRoutes } from './routes.js';
import { notListed, unassigned } from './unassigned.js';
import { NO_UPLOADS, withUploads } from './uploads.js';
import { validatePlanToCheck } from './validate-plan.js';
import { planViolation } from './violations.js';

/** Most violations of one kind that are listed. */
const MAX_OF_A_KIND = 100;

/** As many visits are tried for reasons unless the caller wants more: somebody may wait who drags a stop. */
const MOST_VISITS = 1000;

/** What becomes of a body with a request and routes; the routes of a problem above the limits are not checked. */
export type PlanCheck<Oversize> = Unreadable | { readonly oversize: Oversize } | { readonly verdict: PlanVerdict };

export interface CheckingOptions {
  /** Most visits of stops in the routes that are tried for the reasons of stops left out. */
  readonly mostVisits?: number;
  /** The times of each route, where they are known: it then leaves in that hour, with its breaks in those windows, though others may be cheaper. */
  readonly times?: readonly (ClaimedTimes | null)[];
}

/**
 * Checks the routes in a body of `request` and `routes`, parsed already. Never throws on data: what is no request is told as a submission
 * would be told it, what is no route of it is a violation. Linear in the body.
 * @param oversizeOf what of the sizes is too much; null: nothing.
 * @param how what is known of the routes beyond the body, and how much work their reasons are worth
 */
export function checkPlan<Oversize>(
  body: unknown, oversizeOf: (sizes: PlanSizes) => Oversize | null, options: ParseOptions = {}, how: CheckingOptions = {},
): PlanCheck<Oversize> {
  if (!isObject(body)) return noObject(body);
  const findings = validatePlanToCheck(body, options);
  if (!findings.none) return { findings: findings.list() };
  const toCheck = body as unknown as PlanToCheck;
  const { uploads = NO_UPLOADS } = options;
  const oversize = oversizeOf(planSizes(toCheck.request, uploads));
  if (oversize !== null) return { oversize };
  const stated = problemToCheck(withUploads(toCheck.request, uploads));
  if ('fault' in stated) return { findings: [inRequest(stated.fault)] };
  return { verdict: verdictOn(stated, toCheck, how) };
}

function inRequest({ loc: [body = 'body', ...rest], ...finding }: Finding): Finding {
  return { ...finding, loc: [body, 'request', ...rest] };
}

function verdictOn({ problem, ids, initial }: PlanProblem, toCheck: PlanToCheck, { mostVisits = MOST_VISITS, times = [] }: CheckingOptions): PlanVerdict {
  const read = readRoutes({ problem, ids, initial }, toCheck, times);
  const { violations: found, cost } = inspect(problem, read.routes);
  const broken = new Set(found.map(({ route }) => route));
  const plan: CheckedPlan | null = cost !== null && !Number.isFinite(cost) ? null : {
    ...planRoutes(problem, ids, read.routes, { ...read, initial }),
    unassigned: unassigned(problem, ids, { ...read, isBroken: (route) => broken.has(route), mostVisits }, notListed),
    ...choicesMade(problem, ids, read.routes).list,
    estimated_profiles: [...ids.estimatedProfiles],
  };
  const stepOf = stepFinder(read, plan);
  const violations = withoutRepeats([...read.violations, ...found.map((violation) => planViolation(problem, ids, violation, read, stepOf(violation)))]);
  return { feasible: violations.length === 0, violations: limited(violations), plan };
}

/** Finds the step of a plan that a violation is about; null: it is about none. */
function stepFinder({ routes, names }: ReadRoutes, plan: CheckedPlan | null): (violation: Violation) => number | null {
  const keyOf = ({ vehicle, vehicle_number: number }: NamedVehicle): string => `${String(number)} ${vehicle}`;
  const listed = new Map(plan?.routes.map((route) => [keyOf(route), route]));
  return ({ route, node }) => {
    const steps = route === undefined || node === undefined ? undefined : listed.get(keyOf(names[route]!))?.steps;
    if (steps === undefined) return null;
    const visits = [...steps.keys()].filter((step) => !NO_VISITS.includes(steps[step]!.type));
    return visits[routes[route!]!.customers.indexOf(node!)] ?? null;
  };
}

/** Types of steps that routes to check do not list. */
const NO_VISITS: readonly string[] = ['start', 'break', 'end'];

/** A vehicle with too many routes is told once, however the model counts it. */
function withoutRepeats(violations: readonly PlanViolation[]): readonly PlanViolation[] {
  const isNamed = violations.some(({ kind, vehicle }) => kind === 'too_many_routes' && vehicle !== undefined);
  return isNamed ? violations.filter(({ kind, vehicle }) => kind !== 'too_many_routes' || vehicle !== undefined) : violations;
}

function limited(violations: readonly PlanViolation[]): PlanViolation[] {
  const counts = new Map<string, number>();
  return violations.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= MAX_OF_A_KIND;
  });
}
