import type { Step, System } from './explore.js';

/**
 * The life of one task as a model: one API process that submits it, one that cancels it, two workers, the reconciler, the
 * broker's work queue with leases and a window of duplicates, and the admission record. Every arrow of the two write orders is a
 * step of its own, and a crash may part any two. A worker whose lease is lost goes on as a zombie.
 */

/** The protocol, or a wrong variant of it. */
export interface Protocol {
  /** Whether the record is written before the job is published. */
  readonly order: 'record first' | 'publish first';
  /** When a worker acknowledges. */
  readonly acknowledge: 'after the result' | 'on delivery';
  /** How the one right to call back is taken. */
  readonly claim: 'before the call' | 'after the call' | 'never';
  /** Where results go; one fixed key comes with an unconditional write of the record. */
  readonly results: 'one per attempt, compare-and-set' | 'one fixed key';
  /** Message id of a requeue. */
  readonly requeueId: 'fresh' | 'same';
  /** What the reconciler does about an open task without a message. */
  readonly reconciler: 'requeues' | 'aborts queued tasks' | 'absent';
  /** Whether the API looks at the record once more, by compare-and-set, before it answers. */
  readonly recheck: boolean;
  /** Deliveries after which the broker delivers no more; null: no end. */
  readonly maxDeliver: number | null;
  /** A task that kills every worker that solves it. */
  readonly poison: boolean;
  /** Where solves begun are counted towards a limit of two. */
  readonly attemptLimit: 'in the record' | 'nowhere';
  /** How a submission whose job was refused takes its record back. */
  readonly withdraw: 'by compare-and-set' | 'blindly';
  /** When the reconciler resolves open reservations by the record. */
  readonly reservations: 'when the submission is over' | 'at any time' | 'never';
  /** How the account ends its task, if it does. */
  readonly cancel: 'never' | 'by compare-and-set' | 'blindly';
  /** When it is decided whether a cancelled task is charged. */
  readonly cancelCharge: 'with the write' | 'by an earlier read';
}

export const PROTOCOL: Protocol = {
  order: 'record first',
  acknowledge: 'after the result',
  claim: 'before the call',
  results: 'one per attempt, compare-and-set',
  requeueId: 'fresh',
  reconciler: 'requeues',
  recheck: false,
  maxDeliver: null,
  poison: false,
  attemptLimit: 'in the record',
  withdraw: 'by compare-and-set',
  reservations: 'when the submission is over',
  cancel: 'never',
  cancelCharge: 'with the write',
};

/** How many faults may happen on one way through the model. */
export interface Faults {
  readonly crashes: number;
  /** Leases lost by workers that go on. */
  readonly lostLeases: number;
  /** Publishes refused by a full stream. */
  readonly refusals: number;
  /** Replies to a publish that are lost. */
  readonly lostReplies: number;
}

/** Everything that may go wrong. */
export const VIOLATIONS = {
  lost: 'an accepted task never ends',
  twice: 'the callback is sent twice',
  changed: 'a result that was visible changes or goes',
  uncharged: 'an accepted task is not charged',
  overcharged: 'a charge stands without a task, or stays open',
  free: 'a task that was being solved is cancelled without a charge',
} as const;

type ApiStep = 'charge' | 'problem' | 'record' | 'publish' | 'check' | 'reply' | 'settle';
type ApiAt = ApiStep | 'withdraw' | 'give back' | 'over';
type WorkerAt = 'idle' | 'acknowledge early' | 'read' | 'solve' | 'end' | 'claim' | 'call' | 'mark' | 'acknowledge';

interface TaskModel {
  readonly state: 'queued' | 'solving' | 'solved' | 'failed' | 'cancelled' | 'aborted';
  /** Cancelled before a solve began: its charge is to be given back. */
  readonly free: boolean;
  readonly attempts: number;
  readonly claimed: boolean;
  readonly requeues: number;
  /** Blob that holds the result: of an attempt, or the fixed one. */
  readonly result: number;
  /** Nobody but the submitter has written it. */
  readonly untouched: boolean;
  /** The submitter saw it unharmed before it answered: it must not be aborted any more. */
  readonly confirmed: boolean;
}

interface Message {
  readonly id: number;
  readonly deliveries: number;
  /** Worker that holds it; null while it waits. */
  readonly lease: number | null;
}

interface Worker {
  readonly at: WorkerAt;
  /** Message id in hand. */
  readonly message: number;
  readonly attempt: number;
}

interface State {
  readonly api: ApiAt;
  /** A publish went unanswered: it may have got through. */
  readonly unanswered: boolean;
  readonly reply: 'none' | 'accepted' | 'refused' | 'unknown';
  readonly charge: 'none' | 'open' | 'settled' | 'given back';
  readonly task: TaskModel | null;
  readonly queue: readonly Message[];
  /** Message ids in the window of duplicates. */
  readonly known: readonly number[];
  readonly workers: readonly [Worker, Worker];
  /** Attempt whose bytes lie under the fixed key. */
  readonly fixed: number;
  /** Attempt whose result a poll has seen. */
  readonly seen: number;
  readonly changed: boolean;
  readonly calls: number;
  /** The call that cancels: not come yet, has read the record in a state, is over. */
  readonly cancel: 'to come' | 'read unbegun' | 'read begun' | 'over';
  readonly left: Faults;
}

const IDLE: Worker = { at: 'idle', message: 0, attempt: 0 };
const NO_RESULT = -1;
/** Stands for the one fixed result key. */
const FIXED = 99;
/** Stands for the result of a cancelled task. */
const CANCELLED = 98;
/** Requeues beyond this are not followed: no variant needs them to show what it is. */
const MOST_REQUEUES = 6;
const ATTEMPT_LIMIT = 2;

/** The model of a protocol under a number of faults. */
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

/** What a poll would see; once it has seen a result, that must stay. */
function poll(state: State): State {
  const { task } = state;
  const isVisible = task?.state === 'solved' || task?.state === 'cancelled';
  const visible = isVisible ? (task.result === FIXED ? state.fixed : task.result) : NO_RESULT;
  if (visible === state.seen) return state;
  return { ...state, seen: visible === NO_RESULT ? state.seen : visible, changed: state.changed || state.seen !== NO_RESULT };
}

function isEnded(task: TaskModel | null): boolean {
  return task?.state === 'solved' || task?.state === 'failed' || task?.state === 'cancelled';
}

function isFreeRide(task: TaskModel | null): boolean {
  return task !== null && task.free && task.attempts > 0;
}

/** A task that stands is charged once, unless it was cancelled before a solve; whatever came to nothing is not. */
function wrongCharge({ task, charge }: State): string[] {
  const stands = task !== null && task.state !== 'aborted';
  if (task?.free) return charge === 'given back' ? [] : [VIOLATIONS.overcharged];
  if (stands && (charge === 'none' || charge === 'given back')) return [VIOLATIONS.uncharged];
  if (charge === 'open' || (!stands && charge === 'settled')) return [VIOLATIONS.overcharged];
  return [];
}

const step = (name: string, next: State, fault = false): Step<State> => ({ name, fault, next });

function publish(state: State, id: number): State {
  if (state.known.includes(id)) return state;
  return { ...state, known: [...state.known, id], queue: [...state.queue, { id, deliveries: 0, lease: null }] };
}

// The API process

function submitterSteps(state: State, protocol: Protocol, order: readonly ApiStep[]): Step<State>[] {
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

const settle = (charge: State['charge']): State['charge'] => (charge === 'open' ? 'settled' : charge);
const giveBack = (charge: State['charge']): State['charge'] => (charge === 'none' ? charge : 'given back');
const spend = (left: Faults, what: keyof Faults): Faults => ({ ...left, [what]: left[what] - 1 });

// The call that cancels

/** It reads the record, stores a result, and ends the task; whoever hears of it stops. */
function cancellerSteps(state: State, protocol: Protocol): Step<State>[] {
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

// The broker

/** Leases end: of a worker that is gone as a matter of course, of one that goes on by misfortune. */
function brokerSteps(state: State): Step<State>[] {
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

// Workers

function workerSteps(state: State, protocol: Protocol, who: 0 | 1): Step<State>[] {
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
        // It may hear that its task was cancelled, or not.
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

function withWorker(state: State, who: 0 | 1, worker: Worker): State {
  return { ...state, workers: who === 0 ? [worker, state.workers[1]] : [state.workers[0], worker] };
}

// The reconciler

function reconcilerSteps(state: State, protocol: Protocol): Step<State>[] {
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
  if (task.requeues === MOST_REQUEUES) return [];
  const requeues = task.requeues + 1;
  return [step('the reconciler requeues', publish({ ...state, task: { ...task, requeues, untouched: false } }, requeues))];
}

function reservationSteps(state: State, protocol: Protocol): Step<State>[] {
  if (state.task?.free && state.charge !== 'given back' && state.api === 'over') {
    return [step('the charge of the cancelled task is given back', { ...state, charge: giveBack(state.charge) })];
  }
  // A submission under way is younger than the age from which reservations are looked at.
  const aged = state.api === 'over' || protocol.reservations === 'at any time';
  if (state.charge !== 'open' || !aged || protocol.reservations === 'never') return [];
  const stands = state.task !== null && state.task.state !== 'aborted';
  return stands
    ? [step('the reconciler settles the charge', { ...state, charge: 'settled' })]
    : [step('the reconciler gives the charge back', { ...state, charge: 'given back' })];
}

// Keys

/** Workers are alike: of two states that differ in their names only, one is explored. */
function keyOf(state: State): string {
  const [first, second] = state.workers.map((worker, who) =>
    `${worker.at},${worker.message},${worker.attempt},${state.queue.map((message) => (message.lease === who ? message.id : '')).join('-')}`) as [string, string];
  const swapped = first > second;
  const workers = swapped ? `${second}/${first}` : `${first}/${second}`;
  const leaseOf = (lease: number | null): string => (lease === null ? '' : String(swapped ? 1 - lease : lease));
  const queue = state.queue.map((message) => `${message.id},${message.deliveries},${leaseOf(message.lease)}`).join(';');
  const { task, left } = state;
  const record = task
    ? `${task.state},${Number(task.free)},${task.attempts},${Number(task.claimed)},${task.requeues},${task.result},${Number(task.untouched)},${Number(task.confirmed)}`
    : '';
  return [
    state.api, Number(state.unanswered), state.reply, state.charge, record, queue, state.known.join(), workers,
    state.fixed, state.seen, Number(state.changed), Math.min(state.calls, 2), state.cancel,
    left.crashes, left.lostLeases, left.refusals, left.lostReplies,
  ].join('|');
}
