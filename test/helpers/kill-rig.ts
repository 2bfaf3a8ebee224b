import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createAccounts } from '../../src/accounts/accounts.js';
import { createAdmission, type AdmissionService } from '../../src/accounts/admission.js';
import { createHistory, type HistoryService } from '../../src/accounts/history.js';
import { createKeys } from '../../src/accounts/keys.js';
import { parsePlans } from '../../src/accounts/plans.js';
import { packageRoot } from '../../src/root.js';
import type { Broker } from '../../src/tasks/ports.js';
import type { TaskRecord } from '../../src/tasks/record.js';
import { readEvents, type EventReader } from './event-reader.js';
import { startNatsServer, type TestServer } from './nats-server.js';
import { planEntry } from './plan-entry.js';
import type { FaultPointName } from './stop-between-writes.js';
import { connectTest } from './test-broker.js';
import { until } from './until.js';
import { wireBody } from './wire-request.js';

/** A worker includes its own reconciler, as in the service. */
export type RigRole = 'api' | 'worker' | 'reconciler';

/** Configuration of a process of the rig. */
export interface FaultProcessOptions {
  readonly role: RigRole;
  readonly url: string;
  readonly user: string;
  readonly password: string;
  readonly strategies: string;
  readonly ackWaitMs: number;
  /** Pools that workers serve. */
  readonly pools: readonly string[];
}

export interface RigProcess {
  readonly pid: number;
  /** Base address of an API. */
  readonly url: string;
  /** Resolves with the signal or exit code when the process has ended. */
  readonly ended: Promise<string>;
  /** Drains it and waits for its exit. */
  stop(): Promise<void>;
  signal(name: NodeJS.Signals): void;
}

export interface RigAnswer {
  readonly status: number;
  readonly text: string;
  readonly body: { readonly success: boolean; readonly code?: string; readonly request_id: string; readonly result: { readonly status?: string } | null };
}

/** The service as real processes over a real broker, with a callback receiver. */
export interface KillRig {
  readonly server: TestServer;
  /** The rig's own connection. */
  readonly broker: Broker;
  readonly admission: AdmissionService;
  readonly history: HistoryService;
  readonly account: string;
  /** Received bodies by request id. */
  readonly callbacks: ReadonlyMap<string, string[]>;
  /** Ids of the submissions answered with 200. */
  readonly accepted: ReadonlySet<string>;
  /** The distinct ends of each task seen in polls and callbacks. */
  readonly endsSeen: ReadonlyMap<string, ReadonlySet<string>>;
  /** Number of processes killed so far, including the broker. */
  kills(): number;
  /** Submissions refused because a write took too long; each may have left a task nevertheless. */
  refusals(): number;
  start(role: RigRole, fault?: string): Promise<RigProcess>;
  /**
   * Repeats the submission while the store accepts no writes: a disk shared by all tests may be too slow for one write.
   * @returns null if the connection broke before a response.
   */
  submit(api: RigProcess, options?: { idempotencyKey?: string; strategy?: string; callback?: boolean; body?: Readonly<Record<string, unknown>> }): Promise<RigAnswer | null>;
  poll(api: RigProcess, id: string): Promise<RigAnswer | null>;
  /** @returns null if the connection broke before a response. */
  cancel(api: RigProcess, id: string): Promise<RigAnswer | null>;
  /** Opens a task's event stream. */
  events(api: RigProcess, id: string, lastEventId?: string): Promise<EventReader>;
  record(id: string): Promise<TaskRecord | null>;
  /** All existing tasks. */
  tasks(): Promise<TaskRecord[]>;
  /** Kills every process but the given ones. */
  killAllBut(...kept: readonly RigProcess[]): Promise<void>;
  /** Waits until nothing is in progress any more: no message, no open task, callback or reservation. */
  rest(timeoutMs?: number): Promise<TaskRecord[]>;
  close(): Promise<void>;
}

/** Milliseconds after which a killed worker's task is redelivered. */
const RIG_ACK_WAIT_MS = 1_500;
const USER = 'partner';
const ENTRY = join(packageRoot, 'dist', 'test', 'helpers', 'fault-process.js');

/** @param pools the pools that the workers serve; default: the pool of the test strategies. */
export async function startKillRig({ pools = ['general'] }: { pools?: readonly string[] } = {}): Promise<KillRig> {
  let kills = 0;
  let refusals = 0;
  const server = countingKills(await startNatsServer(), () => kills++);
  const broker = await connectTest(server, { jobLimit: 10_000, ackWaitMs: RIG_ACK_WAIT_MS });
  const plans = parsePlans({ plans: [planEntry({ submissions_per_minute: 1_000_000, monthly_quota: 1_000_000 })] });
  const account = await createAccounts({ broker, plans }).create({ user: USER, plan: 'pro' });
  const { key } = await createKeys({ broker }).create(account);
  const admission = createAdmission({ broker });
  const history = createHistory({ broker, plans });
  const accepted = new Set<string>();
  const endsSeen = new Map<string, Set<string>>();
  const noteEnd = (id: string, text: string): void => void endsSeen.set(id, (endsSeen.get(id) ?? new Set()).add(text));
  const { receiver, callbacks } = await startReceiver(noteEnd);
  const children = new Set<ChildProcess>();
  const headers = { 'x-user-name': USER, 'x-api-key': key };

  const rig: KillRig = {
    server,
    broker,
    admission,
    history,
    account: account.id,
    callbacks,
    accepted,
    endsSeen,
    kills: () => kills,
    refusals: () => refusals,
    start: async (role, fault) => {
      const options: FaultProcessOptions = {
        role, url: server.url, user: server.user, password: server.password, ackWaitMs: RIG_ACK_WAIT_MS, pools,
        strategies: join(packageRoot, 'test', 'data', 'strategies'),
      };
      // Without the options of this process: reading source maps is a tenth of a start.
      const child = fork(ENTRY, [JSON.stringify(options)], { env: { ...process.env, FAULT: fault ?? '' }, execArgv: [] });
      children.add(child);
      const ended = once(child, 'exit').then(([code, signal]) => {
        children.delete(child);
        if (signal === 'SIGKILL') kills++;
        return String(signal ?? code);
      });
      const ready = once(child, 'message').then(([message]) => message as { port: number });
      const first = await Promise.race([ready, ended.then((how) => { throw new Error(`the ${role} process ended at its start: ${how}`); })]);
      return {
        pid: child.pid ?? 0,
        url: `http://127.0.0.1:${first.port}`,
        ended,
        stop: async () => {
          if (child.connected) child.send('stop');
          await ended;
        },
        signal: (name) => void child.kill(name),
      };
    },
    submit: async (api, { idempotencyKey, strategy = 'stub', callback = true, body = {} } = {}) => {
      const post = () => answerOf(fetch(`${api.url}/api/v1/solve`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }) },
        body: JSON.stringify(wireBody({ ...body, strategy, ...(callback ? { callback_url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/` } : {}) })),
      }));
      let answer = await post();
      while (answer?.status === 503 && answer.text.includes('store takes no writes')) {
        refusals++;
        await setTimeout(100);
        answer = await post();
      }
      if (answer?.status === 200) accepted.add(answer.body.request_id);
      return answer;
    },
    poll: async (api, id) => {
      const answer = await answerOf(fetch(`${api.url}/api/v1/solve/result/${id}`, { headers }));
      if (answer?.status === 200 && answer.body.result?.status !== 'processing') noteEnd(id, answer.text);
      return answer;
    },
    cancel: (api, id) => answerOf(fetch(`${api.url}/api/v1/solve/result/${id}`, { method: 'DELETE', headers })),
    events: (api, id, lastEventId) => readEvents(`${api.url}/api/v1/solve/result/${id}/events`, { ...headers, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) }),
    record: async (id) => (await broker.bucket<TaskRecord>('tasks').get(id))?.value ?? null,
    tasks: async () => {
      const bucket = broker.bucket<TaskRecord>('tasks');
      const entries = await Promise.all((await bucket.keys()).map((id) => bucket.get(id)));
      return entries.flatMap((entry) => entry?.value ?? []);
    },
    rest: async (timeoutMs = 90_000) => {
      await until('the service to come to rest', async () => {
        if ((await broker.jobs.list()).length > 0) return false;
        const tasks = await rig.tasks();
        return tasks.every((task) => (task.state === 'solved' || task.state === 'failed' || task.state === 'aborted') && !isCalling(task) && task.refunded !== false)
          && (await admission.openReservations(-60_000)).length === 0
          && (await history.list(account.id)).every((entry) => entry.state === 'solved' || entry.state === 'failed');
      }, timeoutMs, 50);
      return rig.tasks();
    },
    killAllBut: async (...kept) => {
      const doomed = [...children].filter((child) => !kept.some(({ pid }) => pid === child.pid));
      for (const child of doomed) child.kill('SIGKILL');
      await until('the processes to end', () => doomed.every((child) => !children.has(child)));
    },
    close: async () => {
      await rig.killAllBut();
      receiver.closeAllConnections();
      receiver.close();
      await broker.close();
      await server.stop();
    },
  };
  return rig;
}

/** A worker's fault at its n-th pass. */
export const killAt = (point: FaultPointName, n = 1): string => `${point}:${n}`;

function isCalling(task: TaskRecord): boolean {
  return task.callback === 'claimed' || (task.callback === 'none' && task.callbackUrl !== undefined && task.state !== 'aborted');
}

async function answerOf(response: Promise<Response>): Promise<RigAnswer | null> {
  try {
    const answer = await response;
    const text = await answer.text();
    return { status: answer.status, text, body: JSON.parse(text) as RigAnswer['body'] };
  } catch {
    return null;
  }
}

/** Wraps a server so that each of its ends counts as a kill. */
function countingKills(server: TestServer, count: () => void): TestServer {
  return { ...server, restart: async () => { count(); await server.restart(); } };
}

async function startReceiver(noteEnd: (id: string, text: string) => void): Promise<{ receiver: Server; callbacks: Map<string, string[]> }> {
  const callbacks = new Map<string, string[]>();
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => { body += chunk.toString(); });
    request.on('end', () => {
      const { request_id: id } = JSON.parse(body) as { request_id: string };
      callbacks.set(id, [...(callbacks.get(id) ?? []), body]);
      noteEnd(id, body);
      response.end();
    });
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  return { receiver, callbacks };
}
