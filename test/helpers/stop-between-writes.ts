import type { AdmissionState } from '../../src/accounts/admission-state.js';
import { isTerminal, type TaskRecord } from '../../src/tasks/record.js';
import type { Broker, BucketName, JobDelivery } from '../../src/tasks/ports.js';
import type { TaskEvent } from '../../src/tasks/event-bus.js';

/** One call of a process to its broker. */
interface Call {
  /** `<bucket>.<method>`, `blobs.<method>`, `jobs.<method>` or `events.publish`. */
  readonly operation: string;
  readonly key: string;
  readonly value: unknown;
  /** The record as last seen by this process. */
  readonly known: unknown;
}

/** The position of a point: directly before or after the calls that it matches. */
interface Place {
  readonly when: 'before' | 'after';
  readonly matches: (call: Call) => boolean;
}

const after = (matches: Place['matches']): Place => ({ when: 'after', matches });
const before = (matches: Place['matches']): Place => ({ when: 'before', matches });
const is = (operation: string): Place['matches'] => (call) => call.operation === operation;
const blob = (operation: string, kind: string): Place['matches'] => (call) => call.operation === operation && call.key.startsWith(`${kind}.`);
const task = (wanted: (next: TaskRecord) => boolean): Place['matches'] => (call) => call.operation === 'tasks.update' && wanted(call.value as TaskRecord);
const admission = (list: 'open' | 'settled'): Place['matches'] => ({ operation, value, known }) => {
  if (operation !== 'admission.create' && operation !== 'admission.update') return false;
  const ids = new Set((known as AdmissionState | undefined)?.[list].map(([id]) => id));
  return (value as AdmissionState)[list].some(([id]) => !ids.has(id));
};
const terminal = task((next) => isTerminal(next) && next.callback === 'none' && next.refunded !== true);
/** The first call after a solve: stores the result, or checks a task that has ended in the meantime. */
const solved = (call: Call): boolean => blob('blobs.put', 'result')(call) || (call.operation === 'tasks.get' && (call.known as TaskRecord | undefined)?.state === 'solving');
const noted = task(({ callback }) => callback !== 'none' && callback !== 'claimed');

/**
 * Every step in the orders in which a task is submitted, processed and cancelled: where a crash can separate two
 * writes.
 */
const PLACES = {
  'api.afterCharge': after(admission('open')),
  'api.afterProblem': after(blob('blobs.put', 'problem')),
  'api.afterRecord': after(is('tasks.create')),
  'api.afterPublish': after(is('jobs.publish')),
  'api.afterSettle': after(admission('settled')),
  'api.afterHistory': after(({ operation }) => operation === 'history.create' || operation === 'history.update'),
  'worker.afterTake': after(is('jobs.next')),
  'worker.afterRead': after((call) => call.operation === 'tasks.get' && call.known === undefined),
  'worker.afterLoad': after(blob('blobs.get', 'problem')),
  'worker.afterSolving': after(task(({ state }) => state === 'solving')),
  'worker.afterSolve': before(solved),
  'worker.afterResult': after(blob('blobs.put', 'result')),
  'worker.afterTerminal': after(terminal),
  'worker.afterClaim': after(task(({ callback }) => callback === 'claimed')),
  'worker.afterPost': before(noted),
  'worker.afterNote': after(noted),
  'worker.afterAck': after(is('jobs.ack')),
  'cancel.afterResult': after(blob('blobs.put', 'result')),
  'cancel.afterTerminal': after(terminal),
  'cancel.afterEvent': after(({ operation, value }) => operation === 'events.publish' && isTerminal(value as TaskEvent & TaskRecord)),
} as const satisfies Record<string, Place>;

export type FaultPointName = keyof typeof PLACES;
export const FAULT_POINTS = Object.keys(PLACES) as FaultPointName[];

/**
 * Called at each point; while the returned promise is pending, the process stands still until the test resumes or
 * abandons it.
 */
export type FaultPoint = (name: FaultPointName) => void | Promise<void>;

/**
 * A broker for one process of the service that can be stopped between any two of its writes: the given broker, with a
 * call at every point that a submitter (`api`) or a worker passes.
 */
export function stopBetweenWrites(broker: Broker, role: 'api' | 'worker', faultPoint: FaultPoint): Broker {
  const points = FAULT_POINTS.filter((name) => name.startsWith('worker.') === (role === 'worker'));
  const records = new Map<string, unknown>();
  let standing: void | Promise<void>;

  const pass = (when: Place['when'], call: Call): void | Promise<void> => {
    const point = points.find((name) => PLACES[name].when === when && PLACES[name].matches(call));
    if (point !== undefined) standing = faultPoint(point);
    return standing;
  };
  const callOf = (operation: string, key: unknown, value: unknown): Call => {
    const id = `${operation.split('.')[0]!} ${String(key)}`;
    return { operation, key: String(key), value, known: records.get(id) };
  };
  const note = (call: Call, result: unknown): void => {
    const [bucket, method] = call.operation.split('.');
    const record = method === 'get' ? (result as { value?: unknown } | null)?.value : call.value;
    if (method === 'get' || method === 'create' || method === 'update' || method === 'put') records.set(`${bucket!} ${call.key}`, record);
  };
  const carry = async (call: Call, action: () => Promise<unknown>): Promise<unknown> => {
    await standing;
    await pass('before', call);
    const result = await action();
    await pass('after', call);
    note(call, result);
    return call.operation === 'jobs.next' && result !== null ? observed('jobs', result as JobDelivery) : result;
  };
  /** The same object, with a call around each asynchronous method. */
  const observed = <T extends object>(prefix: string, target: T): T => new Proxy(target, {
    get(_target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function' || SYNCHRONOUS.has(String(name))) return typeof member === 'function' ? member.bind(target) as unknown : member;
      return (...args: unknown[]) => carry(callOf(`${prefix}.${String(name)}`, args[0], args[1]), () => member.apply(target, args) as Promise<unknown>);
    },
  });
  const blobs = observed('blobs', broker.blobs);
  const jobs = observed('jobs', broker.jobs);
  const events = new Proxy(broker.events, {
    get(target, name) {
      const member = Reflect.get(target, name, target) as (...args: unknown[]) => unknown;
      if (name !== 'publish') return typeof member === 'function' ? member.bind(target) : member;
      return (id: string, event: TaskEvent) => {
        target.publish(id, event);
        void pass('after', callOf('events.publish', id, event));
      };
    },
  });
  return { ...broker, blobs, jobs, events, bucket: <T>(name: BucketName) => observed(name, broker.bucket<T>(name)) };
}

/** Methods of deliveries that have no reply. */
const SYNCHRONOUS = new Set(['working', 'retry', 'drop']);

/** A process that stops forever at a fault point, like one that is killed. */
export function stopAt(name: FaultPointName): { readonly point: FaultPoint; readonly reached: Promise<void>; resume(): void } {
  let reach: () => void = () => undefined;
  let resume: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => { reach = resolve; });
  const stopped = new Promise<void>((resolve) => { resume = resolve; });
  let struck = false;
  return {
    point: (at) => {
      if (at !== name || struck) return undefined;
      struck = true;
      reach();
      return stopped;
    },
    reached,
    resume: () => resume(),
  };
}
