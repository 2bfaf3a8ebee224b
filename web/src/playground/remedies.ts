import { ApiError } from '../api/client.js';

/** Remedy for a refused submission. */
export interface Remedy {
  readonly title: string;
  readonly text: string;
  /** A page of the account center that helps. */
  readonly link?: { readonly to: string; readonly label: string };
  /** Seconds to wait before retrying; null if the same request would be refused again. */
  readonly retryIn: number | null;
}

const TOO_LARGE = {
  1: 'Send coordinates (node_positions) instead of the distance matrix: they are far smaller.',
  2: 'Give the locations positions instead of matrices (travel of type estimate), or upload the matrices once and name them (travel of type uploaded).',
} as const;

const PLAN = { to: '/plan', label: 'Plan and usage' };

/** Returns the remedy for a refused call of the playground. @param version of the API that the request is written for. */
export function remedyOf(error: unknown, version: number): Remedy {
  const wait = retryAfter(error);
  const code = error instanceof ApiError ? error.code : '';
  switch (code) {
    case 'plan_limit_exceeded':
      return { title: 'Too large for your plan', text: `Remove ${version === 1 ? 'nodes' : 'stops, locations'} or vehicles from the problem, or ask the operator of the service for a larger plan.`, link: PLAN, retryIn: null };
    case 'rate_limit_exceeded':
      return { title: 'Too many submissions', text: 'Your plan limits the submissions within any 60 seconds. Wait a moment and try again.', link: PLAN, retryIn: wait ?? 60 };
    case 'monthly_quota_exceeded':
      return { title: 'Monthly quota used up', text: 'The quota resets on the first of next month (UTC). For more before then, ask the operator of the service for a larger plan.', link: PLAN, retryIn: null };
    case 'service_busy':
      return { title: 'The service is busy', text: 'Too many tasks are waiting for a worker. Nothing was charged.', retryIn: wait ?? 5 };
    case 'service_unavailable':
    case 'internal_error':
      return { title: 'The service failed', text: 'Your request is fine. The task may have been accepted: check the history before you try again.', link: { to: '/history', label: 'History' }, retryIn: wait ?? 5 };
    case 'body_too_large':
      return { title: 'The problem is too large to send', text: TOO_LARGE[version === 1 ? 1 : 2], retryIn: null };
    case 'validation_failed':
      return { title: 'The problem is not valid', text: 'Correct the faults and solve again.', retryIn: null };
    case 'csrf_token_invalid':
    case 'cross_site_request':
      return { title: 'The page is out of date', text: 'Reload the page and try again.', retryIn: null };
  }
  if (error instanceof ApiError && error.status === 0) return { title: 'The service cannot be reached', text: 'Check your connection, and that the service is running.', retryIn: 0 };
  return { title: 'Request refused', text: '', retryIn: wait };
}

function retryAfter(error: unknown): number | null {
  const seconds = error instanceof ApiError ? (error.body as { retry_after_seconds?: unknown } | undefined)?.retry_after_seconds : undefined;
  return typeof seconds === 'number' ? seconds : null;
}

/** Returns the remedy for a failed task. @param code of the failed outcome. @param version of the API. */
export function failureRemedy(code: string, version: number): string {
  switch (code) {
    case 'no_feasible_solution':
      return `Relax the constraints named above: add vehicles or capacity, widen time windows or extend working hours. ${version === 1
        ? 'Or allow lateness at a cost (late_penalty_per_min).'
        : 'Or allow lateness at a cost (late_cost_per_hour), or leaving stops out (price_of_omission).'}`;
    case 'cancelled':
      return 'You can solve the problem again at any time.';
    default:
      return 'The service failed, so nothing was charged. Try again, with a longer time limit if it fails again.';
  }
}
