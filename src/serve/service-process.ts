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

/** What a process of the service is given. */
export interface ProcessContext {
  readonly config: Config;
  readonly log: Logger;
  /** True under a supervisor, which then tells whether a worker is ready. */
  readonly supervised: boolean;
}

/** A process of the service at work. */
export interface RunningProcess {
  /** Where it listens, if it does. */
  readonly port?: number;
  /** Its metrics, for a scrape. */
  metrics(): Promise<MetricsSnapshot>;
  /** Its counters, for the heartbeat: asks nobody. */
  counters(): Promise<MetricsSnapshot>;
  /**
   * Finishes what is under way, or gives it back, within the grace.
   * @param replaced another process serves already: nobody need be turned away.
   */
  stop(graceMs: number, replaced: boolean): Promise<void>;
  onWorkerReady?(ready: boolean): void;
  /** Why the broker, though it can be reached, takes no write; null: it does. */
  storeFault(): string | null;
}

/** How long a process may take to finish what is under way: inside the 25 s that the whole service has. */
export const GRACE_MS = { api: 10_000, worker: 20_000 } as const;

/** The last spans have this long to reach their collector. */
const LAST_SPANS_MS = 1500;

/**
 * Runs one process of the service from its start to its drain: under a supervisor, which it follows by messages and
 * whose death ends it, or alone, with a metrics page of its own.
 *
 * @param title as it shows in `ps -o args`.
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
    const beat = async (): Promise<void> => tellInOrder(async () => ({ kind: 'beat', counters: await counters(), storeFault: storeFault() }));
    if (supervised) sendHeartbeats(beat);
    const stopTracing = config.tracing ? (await import('../trace/open-telemetry.js')).startOpenTelemetry(title, releaseVersion) : null;
    const running = await start({ config, log, supervised });
    const page = supervised ? null : await startMetricsServer({ host: config.metricsHost, port: config.metricsPort }, async () => renderMetrics(await running.metrics()));
    counters = async () => running.counters();
    storeFault = () => running.storeFault();
    if (supervised) followSupervisor(running);
    else log.info({ port: running.port, metricsPort: page?.port }, 'ready');
    void tell({ kind: 'ready', ...(running.port === undefined ? {} : { port: running.port }) });
    const how = await onStop;
    log.info({ how }, 'draining');
    // Alone, whoever ends it sends further calls elsewhere: those on open connections are still served.
    await running.stop(how === 'orphaned' ? 0 : graceMs, how === 'replaced' || !supervised);
    await page?.close();
    await Promise.race([stopTracing?.().catch(() => undefined), delay(LAST_SPANS_MS)]);
    if (supervised) await beat();
    process.exit(0);
  } catch (error) {
    const refusal = refusalText(error);
    log?.fatal({ err: error }, 'cannot run');
    if (refusal !== null && supervised) void tell({ kind: 'refused', message: refusal });
    else process.stderr.write(`${refusal ?? (error instanceof Error ? error.message : String(error))}\n`);
    process.exitCode = 1;
    if (supervised) setImmediate(() => process.disconnect?.());
    setTimeout(() => process.exit(1), 1000).unref();
  }
}

/** Resolves when the process shall end: asked by a signal or the supervisor, or orphaned by its death. */
async function onceStopped(supervised: boolean): Promise<'asked' | 'replaced' | 'orphaned'> {
  return new Promise((resolve) => {
    process.once('SIGTERM', () => resolve('asked'));
    // Ctrl-C reaches the whole group of a terminal; under a supervisor its word counts.
    process.on('SIGINT', () => { if (!supervised) resolve('asked'); });
    process.on('SIGHUP', () => { if (!supervised) resolve('asked'); });
    process.on('message', (message: DownMessage) => { if (message.kind === 'drain') resolve(message.replaced ? 'replaced' : 'asked'); });
    process.once('disconnect', () => resolve('orphaned'));
  });
}

/** Sends a message to the supervisor. @returns when it is on its way, or there is no supervisor any more. */
async function tell(message: UpMessage): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send?.(message, undefined, undefined, () => resolve());
    else resolve();
  });
}

let lastReport: Promise<void> = Promise.resolve();

/** Sends what is read only when its turn comes: no counter arrives after a later value of its own. */
async function tellInOrder(read: () => Promise<UpMessage>): Promise<void> {
  lastReport = lastReport.then(async () => tell(await read()));
  return lastReport;
}

/** Shows the supervisor that the main loop runs: at once, then every second until the process ends. */
function sendHeartbeats(beat: () => Promise<void>): void {
  let sending = false;
  const send = async (): Promise<void> => {
    // A supervisor that is stopped reads nothing; what it missed is of no use to it later.
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
    else if (message.kind === 'metrics') void tellInOrder(async () => ({ kind: 'metrics', id: message.id, snapshot: await running.metrics() }));
  });
}

/** An error that nobody caught leaves a state that nobody knows: the process ends, and is started again. */
function endOnUnforeseen(log: Logger): void {
  const end = (error: unknown) => {
    log.fatal({ err: error }, 'unforeseen error');
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
