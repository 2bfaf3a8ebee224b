import type { Operations } from '#generated/operations.js';
import type { Caller } from '../../accounts/authenticate.js';
import type { ApiVersion } from '../../tasks/record.js';
import type { Call } from '../call.js';
import type { CallRate } from '../call-rate.js';
import { reply, type Handler } from '../operation.js';
import type { Verdicts } from '../request-parser/outcomes.js';
import { taken, withRequests, type ProblemStepsDeps } from './problem-steps.js';

/** What judging the routes in a body needs. */
export type VerdictDeps = Omit<ProblemStepsDeps, 'manifests' | 'selection'>;

export interface CheckHandlerDeps extends VerdictDeps {
  readonly rate: CallRate;
}

/** `checkRoutes`. */
export function createCheckHandler(deps: CheckHandlerDeps): Handler<Operations['checkRoutes']> {
  return async (call) => reply({ result: await check(deps, call, 1) });
}

/** `checkPlan`. */
export function createPlanCheckHandler(deps: CheckHandlerDeps): Handler<Operations['checkPlan']> {
  return async (call) => reply({ result: await check(deps, call, 2) });
}

async function check<V extends ApiVersion>(deps: CheckHandlerDeps, call: Call, api: V): Promise<Verdicts[V]> {
  const { account, plan } = call.state.caller as Caller;
  deps.rate.take(account, plan.submissionsPerMinute);
  return verdictOn(deps, call, api);
}

/** What the independent checker says of routes that the caller brings. Keeps nothing. */
export async function verdictOn<V extends ApiVersion>(deps: VerdictDeps, call: Call, api: V): Promise<Verdicts[V]> {
  const { plan } = call.state.caller as Caller;
  return taken(await withRequests(deps, call, (bytes, lookups) => deps.parser.check(bytes, plan, api, lookups))).verdict;
}
