import type { Operations } from '#generated/operations.js';
import type { RequestWarning } from '#generated/types.js';
import type { Caller } from '../../accounts/authenticate.js';
import { warningsMember } from '../../contract/result.js';
import type { ApiVersion } from '../../tasks/record.js';
import type { Call } from '../call.js';
import type { CallRate } from '../call-rate.js';
import { reply, type Handler } from '../operation.js';
import type { Parsed } from '../request-parser/outcomes.js';
import { chooseStrategy, limitSecondsOf, readProblem, type ProblemStepsDeps } from './problem-steps.js';

export interface ValidateHandlerDeps extends ProblemStepsDeps {
  readonly rate: CallRate;
}

/** `validateSolve`. */
export function createValidateHandler(deps: ValidateHandlerDeps): Handler<Operations['validateSolve']> {
  return async (call) => {
    const { parsed: { nodes, vehicles, customers }, solve } = await validate(deps, call, 1);
    return reply({ result: { status: 'valid', nodes, vehicles, customers, ...solve } });
  };
}

/** `validatePlan`. */
export function createPlanValidateHandler(deps: ValidateHandlerDeps): Handler<Operations['validatePlan']> {
  return async (call) => {
    const { parsed: { locations, vehicles, customers, matrixCells }, solve } = await validate(deps, call, 2);
    return reply({ result: { status: 'valid', locations, vehicles, stops: customers, matrix_cells: matrixCells, ...solve } });
  };
}

/** What a submission would lead to, as the answers of both versions have it. */
interface ExpectedSolve {
  readonly strategy: string;
  readonly seed: number;
  readonly time_limit_seconds: number;
  readonly warnings?: RequestWarning[];
}

/** Every check of a submission but queue and quota, in the same order, with the same refusals. Keeps nothing. */
async function validate<V extends ApiVersion>(deps: ValidateHandlerDeps, call: Call, api: V): Promise<{ readonly parsed: Parsed[V]; readonly solve: ExpectedSolve }> {
  const { account, plan } = call.state.caller as Caller;
  deps.rate.take(account, plan.submissionsPerMinute);
  const parsed = await readProblem(deps, call, plan, api);
  const limitSeconds = limitSecondsOf(parsed, plan);
  const { manifest: { name } } = chooseStrategy(deps, parsed, limitSeconds);
  return { parsed, solve: { strategy: name, seed: parsed.seed, time_limit_seconds: limitSeconds, ...warningsMember(parsed.warnings) } };
}
