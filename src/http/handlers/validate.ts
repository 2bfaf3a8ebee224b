import type { Caller } from '../../accounts/index.js';
import type { Call } from '../call.js';
import type { CallRate } from '../call-rate.js';
import { successBody } from '../envelope.js';
import { chooseStrategy, limitSecondsOf, takeProblem, type IntakeStepsDeps } from './intake-steps.js';

export interface ValidateHandlerDeps extends IntakeStepsDeps {
  readonly rate: CallRate;
}

/** `validateSolve`: every check of a submission but queue and quota, in the same order, with the same refusals. Keeps nothing. */
export function createValidateHandler(deps: ValidateHandlerDeps): (call: Call) => Promise<void> {
  return async (call) => {
    const { account, plan } = call.state.caller as Caller;
    deps.rate.take(account, plan.submissionsPerMinute);
    const intake = await takeProblem(deps, call, plan);
    const limitSeconds = limitSecondsOf(intake, plan);
    const { manifest: { name } } = chooseStrategy(deps, intake, limitSeconds);
    call.type = 'application/json';
    call.body = successBody(call.state.requestId, {
      status: 'valid',
      nodes: intake.nodes,
      vehicles: intake.vehicles,
      customers: intake.customers,
      strategy: name,
      seed: intake.seed,
      time_limit_seconds: limitSeconds,
    });
  };
}
