import type { ChildProcess } from 'node:child_process';
import type { MetricsSnapshot } from '../metrics/merge.js';
import type { ProcessEnd, RoleProcess } from './keeper.js';
import type { DownMessage, UpMessage } from './messages.js';

/** How long a process may take to tell its metrics. */
const METRICS_TIMEOUT_MS = 2000;

/** A process of our own code, as the supervisor sees it. */
export interface NodeProcess extends RoleProcess {
  /** Where it listens, once ready; null when it does not. */
  readonly port: number | null;
  tellWorkerReady(ready: boolean): void;
  /** @returns its metrics, or none when it does not answer in time. */
  metrics(): Promise<MetricsSnapshot>;
}

/** Wraps a child that speaks the messages of `messages.ts`. */
export function nodeProcess(child: ChildProcess): NodeProcess {
  const waiting = new Map<number, (snapshot: MetricsSnapshot) => void>();
  let refusal: string | null = null;
  let port: number | null = null;
  let questions = 0;
  const send = (message: DownMessage) => {
    if (child.connected) child.send(message, () => undefined);
  };
  const ready = new Promise<void>((resolve) => {
    child.on('message', (message: UpMessage) => {
      if (message.kind === 'ready') {
        port = message.port ?? null;
        resolve();
      } else if (message.kind === 'refused') {
        refusal = message.message;
      } else if (message.kind === 'metrics') {
        waiting.get(message.id)?.(message.snapshot);
      }
    });
  });
  const ended = new Promise<ProcessEnd>((resolve) => {
    child.on('error', (error) => {
      if (child.pid === undefined) resolve({ reason: error.message, refused: false });
    });
    child.on('exit', (code, signal) => {
      resolve({ reason: refusal ?? (signal === null ? `exit code ${code ?? '?'}` : `signal ${signal}`), refused: refusal !== null });
    });
  });
  return {
    pid: child.pid ?? -1,
    ready,
    ended,
    get port() {
      return port;
    },
    drain: (replaced = false) => send({ kind: 'drain', replaced }),
    kill: () => void child.kill('SIGKILL'),
    tellWorkerReady: (workerReady) => send({ kind: 'worker', ready: workerReady }),
    metrics: async () => {
      const id = ++questions;
      return new Promise<MetricsSnapshot>((resolve) => {
        const answer = (snapshot: MetricsSnapshot) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(snapshot);
        };
        const timer = setTimeout(() => answer([]), METRICS_TIMEOUT_MS);
        waiting.set(id, answer);
        void ended.then(() => answer([]));
        send({ kind: 'metrics', id });
      });
    },
  };
}
