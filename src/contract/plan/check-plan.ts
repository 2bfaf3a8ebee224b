import type { PlanToCheck, PlanVerdict, PlanViolation } from '#generated/types.js';
import type { Finding } from '../../errors.js';
import { inspect } from '../../model/checker.js';
import type { ParseOptions } from '../parse.js';
import { isObject, noObject, type Unreadable } from '../read-body.js';
import { planSizes, type PlanSizes } from './parse.js';
import { planProblem, type PlanProblem } from './problem.js';
import { readRoutes } from './read-routes.js';
import { planRoutes } from './routes.js';
import { notListed, unassigned } from './unassigned.js';
import { NO_UPLOADS, withUploads } from './uploads.js';
import { validatePlanToCheck } from './validate-plan.js';
import { planViolation } from './violations.js';

/** Most violations of one kind that are listed. */
const MAX_OF_A_KIND = 100;

/** What becomes of a body with a request and routes; the routes of a problem above the limits are not checked. */
export type PlanCheck<Oversize> = Unreadable | { readonly oversize: Oversize } | { readonly verdict: PlanVerdict };

/**
 * Checks the routes in a body of `request` and `routes`, parsed already. Never throws on data: what is no request is told as a submission
 * would be told it, what is no route of it is a violation. Linear in the body.
 * @param oversizeOf what of the sizes is too much; null: nothing.
 */
export function checkPlan<Oversize>(body: unknown, oversizeOf: (sizes: PlanSizes) => Oversize | null, options: ParseOptions = {}): PlanCheck<Oversize> {
  if (!isObject(body)) return noObject(body);
  const findings = validatePlanToCheck(body, options);
  if (!findings.none) return { findings: findings.list() };
  const toCheck = body as unknown as PlanToCheck;
  const { uploads = NO_UPLOADS } = options;
  const oversize = oversizeOf(planSizes(toCheck.request, uploads));
  if (oversize !== null) return { oversize };
  const stated = planProblem(withUploads(toCheck.request, uploads));
  if ('fault' in stated) return { findings: [inRequest(stated.fault)] };
  return { verdict: verdictOn(stated, toCheck) };
}

function inRequest({ loc: [body = 'body', ...rest], ...finding }: Finding): Finding {
  return { ...finding, loc: [body, 'request', ...rest] };
}

function verdictOn({ problem, ids }: PlanProblem, toCheck: PlanToCheck): PlanVerdict {
  const read = readRoutes({ problem, ids }, toCheck);
  const found = inspect(problem, read.routes).violations.map((violation) => planViolation(problem, ids, violation, read));
  const violations = withoutRepeats([...read.violations, ...found]);
  if (violations.length > 0) return { feasible: false, violations: limited(violations), plan: null };
  return {
    feasible: true,
    violations: [],
    plan: {
      ...planRoutes(problem, ids, read.routes, read.vehicles),
      unassigned: unassigned(problem, ids, read, notListed),
      estimated_profiles: [...ids.estimatedProfiles],
    },
  };
}

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
