import type { Caller } from '../../accounts/index.js';
import type { Call } from '../call.js';
import type { CallRate } from '../call-rate.js';
import { successBody } from '../envelope.js';
import { requireWithinPlan, withBody, type ProblemStepsDeps } from './problem-steps.js';
import { validationFailed } from './refusals.js';

export interface CheckHandlerDeps extends Omit<ProblemStepsDeps, 'manifests' | 'selection'> {
  readonly rate: CallRate;
}

/** `checkRoutes`: what the independent checker says of routes that the caller brings. Keeps nothing. */
export function createCheckHandler(deps: CheckHandlerDeps): (call: Call) => Promise<void> {
  return async (call) => {
    const { account, plan } = call.state.caller as Caller;
    deps.rate.take(account, plan.submissionsPerMinute);
    const outcome = await withBody(deps, call, (bytes) => deps.parser.check(bytes, plan));
    if ('findings' in outcome) throw validationFailed(outcome.findings);
    requireWithinPlan(outcome, plan);
    call.type = 'application/json';
    call.body = successBody(call.state.requestId, outcome.verdict);
  };
}
