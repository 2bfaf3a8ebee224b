import type { Operations } from '#generated/operations.js';
import type { AccountUsage } from '#generated/types.js';
import type { AdmissionService, Usage } from '../../accounts/admission.js';
import type { Caller } from '../../accounts/authenticate.js';
import type { Plan } from '../../accounts/plans.js';
import { timeText } from '../../tasks/time-text.js';
import { reply, type Handler } from '../operation.js';

export interface UsageHandlerDeps {
  readonly admission: Pick<AdmissionService, 'usage'>;
  /** Most bytes of a request body. */
  readonly maxBodyBytes: number;
}

/** `getUsage`: what the caller's plan allows, and what is used of it. */
export function createUsageHandler({ admission, maxBodyBytes }: UsageHandlerDeps): Handler<Operations['getUsage']> {
  return async (call) => {
    const { account, plan } = call.state.caller as Caller;
    const usage = await admission.usage(account, plan);
    return reply({ result: usageResult(plan, usage, maxBodyBytes) });
  };
}

/** Limits and usage as the contracts have them. */
export function usageResult(plan: Plan, { rate, month }: Usage, maxBodyBytes: number): AccountUsage {
  return {
    plan: plan.id,
    limits: {
      max_nodes: plan.maxNodes,
      max_vehicles: plan.maxVehicles,
      max_stops: plan.maxStops,
      max_matrix_cells: plan.maxMatrixCells,
      max_matrices: plan.maxMatrices,
      default_solve_seconds: plan.defaultSolveSeconds,
      max_solve_seconds: plan.maxSolveSeconds,
      max_body_bytes: maxBodyBytes,
    },
    minute: { limit: rate.limit, used: rate.used, remaining: rate.remaining, reset_seconds: rate.resetSeconds },
    month: { limit: month.limit, used: month.used, remaining: month.remaining, resets_at: timeText(month.resetsAt) },
  };
}
