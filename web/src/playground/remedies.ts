import { ApiError } from '../api/client.js';

/** What to do about a refusal. */
export interface Remedy {
  readonly title: string;
  readonly text: string;
  /** A page of the account center that helps. */
  readonly link?: { readonly to: string; readonly label: string };
  /** Seconds to wait before the same again may go well; null: it would be refused again. */
  readonly retryIn: number | null;
}

const PLAN = { to: '/plan', label: 'Plan and usage' };

/** Returns what a refusal of the playground means for the reader. */
export function remedyOf(error: unknown): Remedy {
  const wait = retryAfter(error);
  const code = error instanceof ApiError ? error.code : '';
  switch (code) {
    case 'plan_limit_exceeded':
      return { title: 'Too large for your plan', text: 'Take nodes or vehicles out of the problem, or ask the operator of the service for a larger plan.', link: PLAN, retryIn: null };
    case 'rate_limit_exceeded':
      return { title: 'Too many submissions in this minute', text: 'The plan limits submissions in 60 seconds. The window slides, so one fits again soon.', link: PLAN, retryIn: wait ?? 60 };
    case 'monthly_quota_exceeded':
      return { title: 'The quota of this month is used up', text: 'It is filled up again on the first of next month (UTC); the operator of the service can change the plan before.', link: PLAN, retryIn: null };
    case 'service_busy':
      return { title: 'The service is busy', text: 'Too many tasks wait for a worker. Nothing was charged.', retryIn: wait ?? 5 };
    case 'service_unavailable':
    case 'internal_error':
      return { title: 'The service has a problem', text: 'Nothing is wrong with the request. If the task was accepted after all it is in the history.', link: { to: '/history', label: 'History' }, retryIn: wait ?? 5 };
    case 'body_too_large':
      return { title: 'The problem is too large to send', text: 'Give coordinates (node_positions) in place of the matrix: they are a thousandth of its size.', retryIn: null };
    case 'validation_failed':
      return { title: 'Something is wrong with the problem', text: 'Correct the faults below and solve again.', retryIn: null };
    case 'csrf_token_invalid':
    case 'cross_site_request':
      return { title: 'The page is out of date', text: 'Reload it and try again.', retryIn: null };
  }
  if (error instanceof ApiError && error.status === 0) return { title: 'The service cannot be reached', text: 'Is the network there, and the service running?', retryIn: 0 };
  return { title: 'That did not work', text: '', retryIn: wait };
}

function retryAfter(error: unknown): number | null {
  const seconds = error instanceof ApiError ? (error.body as { retry_after_seconds?: unknown } | undefined)?.retry_after_seconds : undefined;
  return typeof seconds === 'number' ? seconds : null;
}

/** What a failed task means for the reader. @param code of the failed outcome. */
export function failureRemedy(code: string): string {
  switch (code) {
    case 'no_feasible_solution':
      return 'Loosen what it names: more vehicles or capacity, wider windows, longer hours; or let lateness cost something (late_penalty_per_min) rather than be forbidden.';
    case 'cancelled':
      return 'Solve it again whenever you like.';
    default:
      return 'Nothing was charged for a failure of the service. Try again, perhaps with a longer limit.';
  }
}
