import type { Step } from './explore.js';
import type { Protocol } from './protocol.js';
import { CANCELLED, isEnded, spend, step, type State, type TaskModel } from './protocol-state.js';

/** Reads the record, stores a result, and ends the task; everyone notified stops. */
export function cancellerSteps(state: State, protocol: Protocol): Step<State>[] {
  const { task } = state;
  if (state.cancel === 'over' || !task || state.reply === 'none') return [];
  const crash = state.left.crashes > 0 && state.cancel !== 'to come'
    ? [step('the call that cancels crashes', { ...state, cancel: 'over', left: spend(state.left, 'crashes') }, true)]
    : [];
  const begun = task.attempts > 0;
  if (state.cancel === 'to come') {
    if (isEnded(task) || task.state === 'aborted') return [step('the call that cancels finds the task ended', { ...state, cancel: 'over' })];
    return [step('the call that cancels reads the record', { ...state, cancel: begun ? 'read begun' : 'read unbegun' })];
  }
  if (protocol.cancel === 'by compare-and-set') {
    if (isEnded(task) || task.state === 'aborted') return [...crash, step('the call that cancels comes second', { ...state, cancel: 'over' })];
    if (protocol.cancelCharge === 'with the write' && begun !== (state.cancel === 'read begun')) {
      return [...crash, step('the call that cancels finds the task begun, and reads again', { ...state, cancel: 'to come' })];
    }
  }
  const cancelled: TaskModel = { ...task, state: 'cancelled', free: state.cancel === 'read unbegun', result: CANCELLED, untouched: false };
  return [...crash, step('the task is cancelled', { ...state, cancel: 'over', task: cancelled })];
}
