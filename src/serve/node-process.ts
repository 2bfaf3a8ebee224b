import type { ChildProcess } from 'node:child_process';
import { countersOf, gaugesOf, type MetricsSnapshot } from '../metrics/merge.js';
import { HEARTBEAT_LIMITS, starvedMs, watchHeartbeat, type HeartbeatLimits } from './heartbeat.js';
import type { ProcessEnd, RoleProcess } from './process-supervisor.js';
import type { DownMessage, UpMessage } from './messages.js';

/** Timeout for the metrics of a process. */
const METRICS_TIMEOUT_MS = 400;
/** Timeout for the last messages of a process that has ended. */
const LAST_MESSAGES_MS = 1000;

/** One of the service's own processes, as the supervisor sees it. */
export interface NodeProcess extends RoleProcess {
  /** Where it listens, once ready; null when it does not. */
  readonly port: number | null;
  /** True while it serves and its heartbeats arrive. */
  readonly answers: boolean;
  reportWorkerReady(ready: boolean): void;
  /** Asks for its metrics. @returns its gauges; none if it does not answer within 0.4 s. */
  gauges(): Promise<MetricsSnapshot>;
  /** @returns its counters as last reported. */
  counters(): MetricsSnapshot;
}

export interface NodeProcessOptions {
  /** Called whenever `answers` may have changed. */
  readonly onChange?: () => void;
  /** Called when it did not give its metrics in time. */
  readonly onSilent?: () => void;
  /** Called before it is killed because it hangs. */
  readonly onHung?: () => void;
  /** Called with every heartbeat that reports why the broker accepts no writes. */
  readonly onStoreFault?: (cause: string) => void;
  readonly limits?: HeartbeatLimits;
}

/** Wraps a child that speaks the messages of `messages.ts`; it is killed when its heartbeats stop. */
export function nodeProcess(child: ChildProcess, options: NodeProcessOptions = {}): NodeProcess {
  const { onChange = () => undefined, onHung = () => undefined, limits = HEARTBEAT_LIMITS } = options;
  const waiting = new Map<number, (gauges: MetricsSnapshot) => void>();
  let refusal: string | null = null;
  let hung: string | null = null;
  let port: number | null = null;
  let serves = false;
  let questions = 0;
  let counters: MetricsSnapshot = [];
  const send = (message: DownMessage) => {
    if (child.connected) child.send(message, () => undefined);
  };
  const heartbeat = watchHeartbeat({
    limits, onChange,
    starvedMs: () => starvedMs(child.pid ?? -1),
    onHung: (seconds) => {
      hung = `sent no heartbeat for ${seconds} s`;
      onHung();
      child.kill('SIGKILL');
    },
  });
  const ready = new Promise<void>((resolve) => {
    child.on('message', (message: UpMessage) => {
      if (message.kind === 'beat') {
        if (message.counters.length > 0) counters = message.counters;
        heartbeat.beat();
        if (message.storeFault) options.onStoreFault?.(message.storeFault);
      } else if (message.kind === 'ready') {
        port = message.port ?? null;
        serves = true;
        heartbeat.ready();
        resolve();
      } else if (message.kind === 'refused') {
        refusal = message.message;
      } else if (message.kind === 'metrics') {
        counters = countersOf(message.snapshot);
        waiting.get(message.id)?.(gaugesOf(message.snapshot));
      }
    });
  });
  const ended = endOf(child).then((reason) => {
    serves = false;
    heartbeat.end();
    for (const answer of waiting.values()) answer([]);
    onChange();
    return { reason: refusal ?? hung ?? reason, refused: refusal !== null } satisfies ProcessEnd;
  });
  return {
    pid: child.pid ?? -1,
    ready,
    ended,
    get port() {
      return port;
    },
    get answers() {
      return serves && heartbeat.answers;
    },
    drain: (replaced = false) => send({ kind: 'drain', replaced }),
    kill: () => void child.kill('SIGKILL'),
    reportWorkerReady: (workerReady) => send({ kind: 'worker', ready: workerReady }),
    counters: () => counters,
    gauges: async () => {
      if (!serves || !heartbeat.answers) return [];
      const id = ++questions;
      return new Promise<MetricsSnapshot>((resolve) => {
        const answer = (gauges: MetricsSnapshot) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(gauges);
        };
        const timer = setTimeout(() => {
          options.onSilent?.();
          answer([]);
        }, METRICS_TIMEOUT_MS);
        waiting.set(id, answer);
        send({ kind: 'metrics', id });
      });
    },
  };
}

/** Resolves with how the process ended, once its last messages have arrived too. */
async function endOf(child: ChildProcess): Promise<string> {
  const reason = await new Promise<string>((resolve) => {
    child.on('error', (error) => { if (child.pid === undefined) resolve(error.message); });
    child.on('exit', (code, signal) => resolve(signal === null ? `exit code ${code ?? '?'}` : `signal ${signal}`));
  });
  if (child.connected) {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, LAST_MESSAGES_MS);
      child.once('disconnect', () => { clearTimeout(timer); resolve(); });
    });
  }
  return reason;
}
