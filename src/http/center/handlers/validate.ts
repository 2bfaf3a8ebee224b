import type { SelectionTable } from '../../../strategy/selection-table.js';
import type { StrategyManifest } from '../../../strategy/contract.js';
import type { ReadCallBody } from '../../body.js';
import { createCallRate } from '../../call-rate.js';
import { successBodyOf } from '../../envelope.js';
import { withRequests, type ProblemStepsDeps } from '../../handlers/problem-steps.js';
import { callerIn } from '../signed-in.js';
import type { CenterHandlers } from '../center-routes.js';
import type { ValidationThreads } from '../validation-threads.js';
import { reply } from '../../operation.js';

export interface ValidateHandlersDeps extends Pick<ProblemStepsDeps, 'matrices' | 'readEarlier' | 'budget'> {
  readonly manifests: readonly StrategyManifest[];
  readonly selection: SelectionTable;
  readonly callbackAllowCidrs: readonly string[];
  /** Reads texts up to the size of a request. */
  readonly readText: ReadCallBody;
  readonly validateText: ValidationThreads['validate'];
}

/** An editor asks after every pause in typing. */
const PER_MINUTE = 120;

/** `validateProblem`. */
export function createValidateHandlers(
  { manifests, selection, callbackAllowCidrs, readText, validateText, matrices, readEarlier, budget }: ValidateHandlersDeps,
): Pick<CenterHandlers, 'validateProblem'> {
  const rate = createCallRate();
  return {
    async validateProblem(call) {
      const { account, plan } = callerIn(call);
      rate.take(account, PER_MINUTE);
      const { id, maxNodes, maxVehicles, maxStops, maxMatrixCells, defaultSolveSeconds, maxSolveSeconds } = plan;
      const report = await withRequests({ readBody: readText, matrices, readEarlier, budget }, call, (bytes, lookups) => validateText({
        bytes, callbackAllowCidrs, manifests, selection, plan: { id, maxNodes, maxVehicles, maxStops, maxMatrixCells, defaultSolveSeconds, maxSolveSeconds },
      }, lookups));
      return reply(successBodyOf(call.state.requestId, report));
    },
  };
}
