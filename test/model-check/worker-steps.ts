import type { Step } from './explore.js';
import type { Protocol } from './protocol.js';
import { ATTEMPT_LIMIT, FIXED, IDLE, isEnded, spend, step, withWorker, type State, type TaskModel, type Worker, type WorkerAt } from './protocol-state.js';

/** Leases expire: always for a worker that is gone, by a fault for one that continues. */
export function brokerSteps(state: State): Step<State>[] {
  return state.queue.flatMap((message, index) => {
    if (message.lease === null) return [];
    const owner = state.workers[message.lease];
    const queue = state.queue.with(index, { ...message, lease: null });
    const gone = !owner || owner.at === 'idle' || owner.message !== message.id;
    if (gone) return [step('the lease of a worker that is gone ends', { ...state, queue })];
    if (state.left.lostLeases === 0) return [];
    return [step('a lease is lost', { ...state, queue, left: spend(state.left, 'lostLeases') }, true)];
  });
}

export function workerSteps(state: State, protocol: Protocol, who: 0 | 1): Step<State>[] {
  const worker = state.workers[who];
  const name = `worker ${who}`;
  if (worker.at === 'idle') return fetchSteps(state, protocol, who);
  const crash = state.left.crashes > 0
    ? [step(`${name} crashes`, { ...withWorker(state, who, IDLE), left: spend(state.left, 'crashes') }, true)]
    : [];
  return [...crash, ...workerStep(state, protocol, who, worker, name)];
}

function fetchSteps(state: State, protocol: Protocol, who: 0 | 1): Step<State>[] {
  return state.queue.flatMap((message, index) => {
    if (message.lease !== null) return [];
    if (protocol.maxDeliver !== null && message.deliveries >= protocol.maxDeliver) return [];
    const deliveries = protocol.maxDeliver === null ? 0 : message.deliveries + 1;
    const queue = state.queue.with(index, { ...message, lease: who, deliveries });
    const at = protocol.acknowledge === 'on delivery' ? 'acknowledge early' : 'read';
    return [step(`worker ${who} takes a message`, withWorker({ ...state, queue }, who, { at, message: message.id, attempt: 0 }))];
  });
}

function workerStep(state: State, protocol: Protocol, who: 0 | 1, worker: Worker, name: string): Step<State>[] {
  const { task } = state;
  const go = (at: WorkerAt, next: State = state): State => withWorker(next, who, { ...worker, at });
  const drop = (): State => withWorker({ ...state, queue: state.queue.filter((message) => message.id !== worker.message) }, who, IDLE);
  const toCallback = (ended: TaskModel): WorkerAt => (ended.claimed ? 'acknowledge' : 'claim');

  switch (worker.at) {
    case 'acknowledge early':
      return [step(`${name} acknowledges before it works`, { ...drop(), workers: withWorker(state, who, { ...worker, at: 'read' }).workers })];
    case 'read': {
      if (!task || task.state === 'aborted') return [step(`${name} drops the message`, drop())];
      if (isEnded(task)) return [step(`${name} finds the task ended`, go(toCallback(task)))];
      if (protocol.poison && protocol.attemptLimit === 'in the record' && task.attempts >= ATTEMPT_LIMIT) {
        return [step(`${name} ends the task after too many attempts`, go('claim', { ...state, task: { ...task, state: 'failed', untouched: false } }))];
      }
      const begun: TaskModel = { ...task, state: 'solving', attempts: task.attempts + 1, untouched: false };
      return [step(`${name} says solving`, withWorker({ ...state, task: begun }, who, { ...worker, at: 'solve', attempt: begun.attempts }))];
    }
    case 'solve':
      if (protocol.poison) return [step(`the task kills ${name}`, withWorker(state, who, IDLE))];
      return [
        // It may or may not be notified that its task was cancelled.
        ...(task?.state === 'cancelled' ? [step(`${name} is stopped`, go(toCallback(task)))] : []),
        step(`${name} writes its result`, go('end', protocol.results === 'one fixed key' ? { ...state, fixed: worker.attempt } : state)),
      ];
    case 'end': {
      if (!task) return [step(`${name} drops the message`, drop())];
      if (protocol.results === 'one fixed key') {
        return [step(`${name} ends the task`, go('claim', { ...state, task: { ...task, state: 'solved', result: FIXED, untouched: false } }))];
      }
      if (task.state === 'aborted') return [step(`${name} drops the message`, drop())];
      if (isEnded(task)) return [step(`${name} comes second`, go(toCallback(task)))];
      return [step(`${name} ends the task`, go('claim', { ...state, task: { ...task, state: 'solved', result: worker.attempt, untouched: false } }))];
    }
    case 'claim':
      if (!task) return [step(`${name} drops the message`, drop())];
      if (protocol.claim === 'never') return [step(`${name} goes on to call`, go('call'))];
      if (task.claimed) return [step(`${name} finds the callback claimed`, go('acknowledge'))];
      if (protocol.claim === 'after the call') return [step(`${name} goes on to call`, go('call'))];
      return [step(`${name} claims the callback`, go('call', { ...state, task: { ...task, claimed: true, untouched: false } }))];
    case 'call':
      return [step(`${name} calls back`, go(protocol.claim === 'after the call' ? 'mark' : 'acknowledge', { ...state, calls: state.calls + 1 }))];
    case 'mark':
      return [step(`${name} claims the callback`, go('acknowledge', task ? { ...state, task: { ...task, claimed: true, untouched: false } } : state))];
    default:
      return [step(`${name} acknowledges`, drop())];
  }
}
