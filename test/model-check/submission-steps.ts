import type { Step } from './explore.js';
import type { Protocol } from './protocol.js';
import { giveBack, NO_RESULT, publish, settle, spend, step, type ApiStep, type State, type TaskModel } from './protocol-state.js';

export function submitterSteps(state: State, protocol: Protocol, order: readonly ApiStep[]): Step<State>[] {
  if (state.api === 'over') return [];
  const crash = state.left.crashes > 0
    ? [step('the API crashes', { ...state, api: 'over', reply: state.reply === 'none' ? 'unknown' : state.reply, left: spend(state.left, 'crashes') }, true)]
    : [];
  return [...crash, ...submitterStep(state, protocol, order)];
}

function submitterStep(state: State, protocol: Protocol, order: readonly ApiStep[]): Step<State>[] {
  const on = (next: State): State => ({ ...next, api: order[order.indexOf(state.api as ApiStep) + 1] ?? 'over' });
  const { task } = state;
  switch (state.api) {
    case 'charge':
      return [step('the API charges', on({ ...state, charge: 'open' }))];
    case 'problem':
      return [step('the API stores the problem', on(state))];
    case 'record': {
      const record: TaskModel = { state: 'queued', free: false, attempts: 0, claimed: false, requeues: 0, result: NO_RESULT, untouched: true, confirmed: false };
      return [step('the API writes the record', on({ ...state, task: record }))];
    }
    case 'publish':
      return publishSteps(state, on);
    case 'check':
      if (!task || task.state === 'aborted') return [step('the API finds the task aborted', { ...state, api: 'give back', reply: 'refused' })];
      return [step('the API confirms the record', on({ ...state, task: { ...task, confirmed: true } }))];
    case 'reply':
      return [step('the API accepts', on({ ...state, reply: 'accepted' }))];
    case 'settle':
      return [step('the API settles the charge', on({ ...state, charge: settle(state.charge) }))];
    case 'withdraw': {
      if (!task) return [step('the API refuses', { ...state, api: 'give back', reply: 'refused' })];
      if (protocol.withdraw === 'by compare-and-set' && !task.untouched) return [step('the API finds the task moved on', { ...state, api: 'over', reply: 'unknown' })];
      return [step('the API aborts the record', { ...state, api: 'give back', reply: 'refused', task: { ...task, state: 'aborted', untouched: false } })];
    }
    case 'give back':
      return [step('the API gives the charge back', { ...state, api: 'over', charge: giveBack(state.charge) })];
    default:
      return [];
  }
}

function publishSteps(state: State, on: (next: State) => State): Step<State>[] {
  const steps = [step('the API publishes', on(publish(state, 0)))];
  if (state.left.lostReplies > 0) {
    const unanswered: State = { ...publish(state, 0), unanswered: true, left: spend(state.left, 'lostReplies') };
    steps.push(step('the API publishes, the reply is lost', unanswered, true));
  }
  if (state.left.refusals > 0 && !state.known.includes(0)) {
    // After an unanswered try a refusal proves nothing: the record stays.
    const refused: State = state.unanswered ? { ...state, api: 'over', reply: 'unknown' } : { ...state, api: 'withdraw' };
    steps.push(step('the stream is full', { ...refused, left: spend(state.left, 'refusals') }, true));
  }
  return steps;
}
