import type { Step } from './explore.js';
import type { Protocol } from './protocol.js';
import { giveBack, MAX_REQUEUES, publish, step, type State } from './protocol-state.js';

export function reconcilerSteps(state: State, protocol: Protocol): Step<State>[] {
  if (protocol.reconciler === 'absent') return [];
  return [...orphanSteps(state, protocol), ...reservationSteps(state, protocol)];
}

function orphanSteps(state: State, protocol: Protocol): Step<State>[] {
  const { task } = state;
  if (!task || (task.state !== 'queued' && task.state !== 'solving') || state.queue.length > 0) return [];
  if (protocol.reconciler === 'aborts queued tasks' && task.state === 'queued' && !task.confirmed) {
    return [step('the reconciler aborts the task', { ...state, task: { ...task, state: 'aborted', untouched: false } })];
  }
  if (protocol.requeueId === 'same') return [step('the reconciler requeues under the same id', publish(state, 0))];
  if (task.requeues === MAX_REQUEUES) return [];
  const requeues = task.requeues + 1;
  return [step('the reconciler requeues', publish({ ...state, task: { ...task, requeues, untouched: false } }, requeues))];
}

function reservationSteps(state: State, protocol: Protocol): Step<State>[] {
  if (state.task?.free && state.charge !== 'given back' && state.api === 'over') {
    return [step('the charge of the cancelled task is given back', { ...state, charge: giveBack(state.charge) })];
  }
  // A submission in progress is younger than the age from which reservations are checked.
  const aged = state.api === 'over' || protocol.reservations === 'at any time';
  if (state.charge !== 'open' || !aged || protocol.reservations === 'never') return [];
  const stands = state.task !== null && state.task.state !== 'aborted';
  return stands
    ? [step('the reconciler settles the charge', { ...state, charge: 'settled' })]
    : [step('the reconciler gives the charge back', { ...state, charge: 'given back' })];
}
