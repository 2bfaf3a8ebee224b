import type { Operations } from '#generated/operations.js';
import type { Caller } from '../../accounts/authenticate.js';
import { warningsMember } from '../../contract/result.js';
import type { CallRate } from '../call-rate.js';
import { reply, type Handler } from '../operation.js';
import { chooseStrategy, limitSecondsOf, readProblem, type ProblemStepsDeps } from './problem-steps.js';

export interface ValidateHandlerDeps extends ProblemStepsDeps {
  readonly rate: CallRate;
}

/** `validateSolve`: every check of a submission but queue and quota, in the same order, with the same refusals. Keeps nothing. */
export function createValidateHandler(deps: ValidateHandlerDeps): Handler<Operations['validateSolve']> {
  return async (call) => {
    const { account, plan } = call.state.caller as Caller;
    deps.rate.take(account, plan.submissionsPerMinute);
    const parsed = await readProblem(deps, call, plan);
    const limitSeconds = limitSecondsOf(parsed, plan);
    const { manifest: { name } } = chooseStrategy(deps, parsed, limitSeconds);
    return reply({
      result: {
        status: 'valid',
        nodes: parsed.nodes,
        vehicles: parsed.vehicles,
        customers: parsed.customers,
        strategy: name,
        seed: parsed.seed,
        time_limit_seconds: limitSeconds,
        ...warningsMember(parsed.warnings),
      },
    });
  };
}
