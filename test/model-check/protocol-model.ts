import { cancellerSteps } from './cancellation-steps.js';
import type { System } from './explore.js';
import { VIOLATIONS, type Faults, type Protocol } from './protocol.js';
import { FIXED, IDLE, isEnded, keyOf, NO_RESULT, type ApiStep, type State, type TaskModel } from './protocol-state.js';
import { reconcilerSteps } from './reconciler-steps.js';
import { submitterSteps } from './submission-steps.js';
import { brokerSteps, workerSteps } from './worker-steps.js';

/**
 * The model of the life of one task under a protocol with at most the given faults: one API process that submits it,
 * one that cancels it, two workers, the reconciler, the broker's work queue with leases and a duplicate window, and the
 * admission record. Every arrow of the two write orders is a separate step, and a crash may occur between any two. A
 * worker that loses its lease continues as a zombie.
 */
export function protocolModel(protocol: Protocol, faults: Faults): System<State> {
  const orders: Record<Protocol['order'], ApiStep[]> = {
    'record first': ['charge', 'problem', 'record', 'publish', ...(protocol.recheck ? ['check' as const] : []), 'reply', 'settle'],
    'publish first': ['charge', 'problem', 'publish', 'record', 'reply', 'settle'],
  };
  const order = orders[protocol.order];
  return {
    start: {
      api: 'charge', unanswered: false, reply: 'none', charge: 'none', task: null, queue: [], known: [], workers: [IDLE, IDLE],
      fixed: NO_RESULT, seen: NO_RESULT, changed: false, calls: 0,
      cancel: protocol.cancel === 'never' ? 'over' : 'to come', left: faults,
    },
    steps: (state) => [
      ...submitterSteps(state, protocol, order),
      ...cancellerSteps(state, protocol),
      ...brokerSteps(state),
      ...workerSteps(state, protocol, 0),
      ...workerSteps(state, protocol, 1),
      ...reconcilerSteps(state, protocol),
    ].map((step) => ({ ...step, next: poll(step.next) })),
    key: keyOf,
    wrong: (state) => [...(state.calls > 1 ? [VIOLATIONS.twice] : []), ...(state.changed ? [VIOLATIONS.changed] : []), ...(isFreeRide(state.task) ? [VIOLATIONS.free] : [])],
    wrongAtRest: (state) => [
      ...(state.reply === 'accepted' && !isEnded(state.task) ? [VIOLATIONS.lost] : []),
      ...wrongCharge(state),
    ],
  };
}

/** What a poll would see; once it has seen a result, that must not change. */
function poll(state: State): State {
  const { task } = state;
  const isVisible = task?.state === 'solved' || task?.state === 'cancelled';
  const visible = isVisible ? (task.result === FIXED ? state.fixed : task.result) : NO_RESULT;
  if (visible === state.seen) return state;
  return { ...state, seen: visible === NO_RESULT ? state.seen : visible, changed: state.changed || state.seen !== NO_RESULT };
}

function isFreeRide(task: TaskModel | null): boolean {
  return task !== null && task.free && task.attempts > 0;
}

/** An existing task is charged once, unless it was cancelled before a solve; anything that came to nothing is not. */
function wrongCharge({ task, charge }: State): string[] {
  const stands = task !== null && task.state !== 'aborted';
  if (task?.free) return charge === 'given back' ? [] : [VIOLATIONS.overcharged];
  if (stands && (charge === 'none' || charge === 'given back')) return [VIOLATIONS.uncharged];
  if (charge === 'open' || (!stands && charge === 'settled')) return [VIOLATIONS.overcharged];
  return [];
}
