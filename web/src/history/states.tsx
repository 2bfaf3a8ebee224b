import type { CallbackOutcome, TaskState } from '#generated/account/types.js';
import { Badge, type Tone } from '../parts/badge.js';

const TONES: Readonly<Record<TaskState, Tone>> = { queued: 'none', solving: 'info', solved: 'good', failed: 'bad' };

/** Where a task stands; a cancelled one is distinguished from the others that failed. */
export function StateBadge({ state, code }: { readonly state: TaskState; readonly code: string | null }) {
  if (code === 'cancelled') return <Badge tone="warn">cancelled</Badge>;
  return <Badge tone={TONES[state]}>{state}</Badge>;
}

/** The reason of a failed task in a few words; the code itself where there are none. */
export function reasonOf(code: string): string {
  return REASONS[code] ?? code.replaceAll('_', ' ');
}

const REASONS: Readonly<Record<string, string>> = {
  no_feasible_solution: 'no feasible routes',
  solver_failed: 'the solver failed, not charged',
};

export const CALLBACKS: Readonly<Record<CallbackOutcome, string>> = {
  not_asked: 'none asked for',
  pending: 'not sent yet',
  delivered: 'delivered',
  undelivered: 'not delivered',
  blocked: 'blocked: its address may not be called',
  unclear: 'unclear whether it was sent',
};

export function isFinished(state: TaskState): boolean {
  return state === 'solved' || state === 'failed';
}
