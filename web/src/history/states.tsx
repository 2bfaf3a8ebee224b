import type { CallbackOutcome, TaskState } from '#generated/account/types.js';
import { Badge, type Tone } from '../parts/badge.js';

const TONES: Readonly<Record<TaskState, Tone>> = { queued: 'none', solving: 'info', solved: 'good', failed: 'bad' };

/** The state of a task; cancelled tasks are distinguished from other failures. */
export function StateBadge({ state, code }: { readonly state: TaskState; readonly code: string | null }) {
  if (code === 'cancelled') return <Badge tone="warn">cancelled</Badge>;
  return <Badge tone={TONES[state]}>{state}</Badge>;
}

/** The reason of a failure in a few words; the code itself when there is no text for it. */
export function reasonOf(code: string): string {
  return REASONS[code] ?? code.replaceAll('_', ' ');
}

const REASONS: Readonly<Record<string, string>> = {
  no_feasible_solution: 'no feasible routes',
  solver_failed: 'solver failed, not charged',
};

export const CALLBACKS: Readonly<Record<CallbackOutcome, string>> = {
  not_asked: 'not requested',
  pending: 'not sent yet',
  delivered: 'delivered',
  undelivered: 'not delivered',
  blocked: 'blocked: the URL is not allowed',
  unclear: 'unknown: it may have been sent',
};

export function isFinished(state: TaskState): boolean {
  return state === 'solved' || state === 'failed';
}
