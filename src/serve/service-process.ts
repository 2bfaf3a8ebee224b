import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { loadConfig, type Config } from '../config.js';
import { createLogger } from '../log.js';
import { renderMetrics, type MetricsSnapshot } from '../metrics/merge.js';
import { releaseVersion } from '../root.js';
import { BEAT_MS } from './heartbeat.js';
import type { DownMessage, UpMessage } from './messages.js';
import { startMetricsServer } from './metrics-server.js';
import { refusalText } from './refusal.js';

/** Inputs of a process of the service. */
export interface ProcessContext {
  readonly config: Config;
  readonly log: Logger;
  /** True under a supervisor, which reports whether a worker is ready. */
  readonly supervised: boolean;
}

/** A running process of the service. */
export interface RunningProcess {
  /** Where it listens, if it does. */
  readonly port?: number;
  /** Its metrics, for a scrape. */
  metrics(): Promise<MetricsSnapshot>;
  /** Its counters, for the heartbeat; needs no other process. */
  counters(): Promise<MetricsSnapshot>;
  /**
   * Finishes what is in progress, or gives it back, within the grace.
   * @param replaced another process is already serving, so no call need be refused.
   */
  stop(graceMs: number, replaced: boolean): Promise<void>;
  onWorkerReady?(ready: boolean): void;
  /** Why the broker, although reachable, accepts no writes; null if it does. */
  storeFault(): string | null;
}

/** Time a process has to finish what is in progress: within the 25 s of the whole service. */
export const GRACE_MS = { api: 10_000, worker: 20_000 } as const;

/** Time the last spans have to reach their collector. */
const LAST_SPANS_MS = 1500;

/**
 * Runs one process of the service from start to drain: either under a supervisor, with which it exchanges messages and
 * whose death ends it, or alone, with its own metrics page.
 * @param title as shown by `ps -o args`.
 */
export async function runServiceProcess(
  title: 'roundsman-api' | 'roundsman-worker',
  start: (context: ProcessContext) => Promise<RunningProcess>,
): Promise<void> {
  process.title = title;
  const supervised = process.send !== undefined;
  const graceMs = title === 'roundsman-api' ? GRACE_MS.api : GRACE_MS.worker;
  let log: Logger | null = null;
  try {
    const config = loadConfig();
    log = createLogger({ level: config.logLevel, process: title });
    endOnUnforeseen(log);
    if (!supervised) for (const warning of config.warnings) log.warn(warning);
    const onStop = onceStopped(supervised);
    let counters = async (): Promise<MetricsSnapshot> => Promise.resolve([]);
    let storeFault = (): string | null => null;
    const beat = async (): Promise<void> => sendInOrder(async () => ({ kind: 'beat', counters: await counters(), storeFault: storeFault() }));
    if (supervised) sendHeartbeats(beat);
    const stopTracing = config.tracing ? (await import('../trace/open-telemetry.js')).startOpenTelemetry(title, releaseVersion) : null;
    const running = await start({ config, log, supervised });
    const page = supervised ? null : await startMetricsServer({ host: config.metricsHost, port: config.metricsPort }, async () => renderMetrics(await running.metrics()));
    counters = async () => running.counters();
    storeFault = () => running.storeFault();
    if (supervised) followSupervisor(running);
    else log.info({ port: running.port, metricsPort: page?.port }, 'ready');
    void sendUp({ kind: 'ready', ...(running.port === undefined ? {} : { port: running.port }) });
    const how = await onStop;
    log.info({ how }, 'draining');
    // Without a supervisor, the operator routes further calls elsewhere: calls on open connections are still served.
    await running.stop(how === 'orphaned' ? 0 : graceMs, how === 'replaced' || !supervised);
    await page?.close();
    await Promise.race([stopTracing?.().catch(() => undefined), delay(LAST_SPANS_MS)]);
    if (supervised) await beat();
    process.exit(0);
  } catch (error) {
    const refusal = refusalText(error);
    log?.fatal({ err: error }, 'cannot run');
    if (refusal !== null && supervised) void sendUp({ kind: 'refused', message: refusal });
    else process.stderr.write(`${refusal ?? (error instanceof Error ? error.message : String(error))}\n`);
    process.exitCode = 1;
    if (supervised) setImmediate(() => process.disconnect?.());
    setTimeout(() => process.exit(1), 1000).unref();
  }
}

/** Resolves when the process should end: on a signal, on a request of the supervisor, or when the supervisor dies. */
async function onceStopped(supervised: boolean): Promise<'asked' | 'replaced' | 'orphaned'> {
  return new Promise((resolve) => {
    process.once('SIGTERM', () => resolve('asked'));
    // Ctrl-C reaches the whole process group of a terminal; under a supervisor, only its message counts.
    process.on('SIGINT', () => { if (!supervised) resolve('asked'); });
    process.on('SIGHUP', () => { if (!supervised) resolve('asked'); });
    process.on('message', (message: DownMessage) => { if (message.kind === 'drain') resolve(message.replaced ? 'replaced' : 'asked'); });
    process.once('disconnect', () => resolve('orphaned'));
  });
}

/**
 * Sends a message to the supervisor.
 * @returns once it is sent, or there is no supervisor any more.
 */
async function sendUp(message: UpMessage): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send?.(message, undefined, undefined, () => resolve());
    else resolve();
  });
}

let lastReport: Promise<void> = Promise.resolve();

/** Reads the message only when its turn comes, so that no counter arrives after a later value of itself. */
async function sendInOrder(read: () => Promise<UpMessage>): Promise<void> {
  lastReport = lastReport.then(async () => sendUp(await read()));
  return lastReport;
}

/** Signals to the supervisor that the main loop is running: immediately, then every second until the process ends. */
function sendHeartbeats(beat: () => Promise<void>): void {
  let sending = false;
  const send = async (): Promise<void> => {
    // A stopped supervisor reads nothing; missed messages are of no use to it later.
    if (sending) return;
    sending = true;
    await beat();
    sending = false;
  };
  void send();
  setInterval(() => void send(), BEAT_MS).unref();
}

function followSupervisor(running: RunningProcess): void {
  process.on('message', (message: DownMessage) => {
    if (message.kind === 'worker') running.onWorkerReady?.(message.ready);
    else if (message.kind === 'metrics') void sendInOrder(async () => ({ kind: 'metrics', id: message.id, snapshot: await running.metrics() }));
  });
}

/** An uncaught error leaves an undefined state: the process exits and is restarted. */
function endOnUnforeseen(log: Logger): void {
  const end = (error: unknown) => {
    log.fatal({ err: error }, 'unexpected error');
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
