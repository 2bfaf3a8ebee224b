import type { Operations } from '#generated/operations.js';
import type { Caller } from '../../accounts/authenticate.js';
import type { CallRate } from '../call-rate.js';
import { reply, type Handler } from '../operation.js';
import { planExceeded, withBody, type ProblemStepsDeps } from './problem-steps.js';
import { validationFailed } from '../../errors.js';

export interface CheckHandlerDeps extends Omit<ProblemStepsDeps, 'manifests' | 'selection'> {
  readonly rate: CallRate;
}

/** `checkRoutes`: what the independent checker says of routes that the caller brings. Keeps nothing. */
export function createCheckHandler(deps: CheckHandlerDeps): Handler<Operations['checkRoutes']> {
  return async (call) => {
    const { account, plan } = call.state.caller as Caller;
    deps.rate.take(account, plan.submissionsPerMinute);
    const outcome = await withBody(deps, call, (bytes) => deps.parser.check(bytes, plan));
    if ('findings' in outcome) throw validationFailed(outcome.findings);
    if ('oversize' in outcome) throw planExceeded(outcome.oversize, plan);
    return reply({ result: outcome.verdict });
  };
}
