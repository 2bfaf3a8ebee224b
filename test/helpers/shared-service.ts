import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { allGone, MAIN, startRunningService, temporaryFolders, type RunningService } from './running-service.js';
import { until } from './until.js';

export interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}

interface SentSpans {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[];
}

/** A whole service after its first run, with one slot, whose callbacks may go to this machine. */
export interface SharedService extends RunningService {
  /** Path of the file of its log. */
  readonly log: string;
  /** The spans that it has sent. */
  readonly spans: readonly SentSpan[];
}

let shared: Promise<SharedService & { close(): Promise<void> }> | null = null;

/**
 * Makes the suites of one test file share a service: each creates its own account, and only one uses that of the first run.
 * @returns a function that returns it, from `before` on.
 */
export function useSharedService(): () => SharedService {
  let service: SharedService;
  before(async () => {
    shared ??= startSharedService();
    service = await shared;
  });
  return () => service;
}

/** Call once, in a root hook: stops what {@link useSharedService} started, and sees that no process is left. */
export async function closeSharedService(): Promise<void> {
  await (await shared)?.close();
  shared = null;
}

/** A server on a free port of this machine. @returns it, and its port */
export async function listen(take: (request: IncomingMessage, body: string) => void): Promise<[Server, number]> {
  const server = createServer((request, response) => {
    void request.toArray().then((chunks) => {
      take(request, Buffer.concat(chunks as Buffer[]).toString());
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return [server, (server.address() as AddressInfo).port];
}

async function startSharedService(): Promise<SharedService & { close(): Promise<void> }> {
  const folders = temporaryFolders();
  const log = join(folders.dataDir, '..', 'log');
  const spans: SentSpan[] = [];
  const [collector, port] = await listen((_request, body) => {
    for (const { scopeSpans } of (JSON.parse(body) as SentSpans).resourceSpans) spans.push(...scopeSpans.flatMap((scope) => scope.spans));
  });
  // Tests wait for its solves: on a busy machine they must not have the lowest priority.
  const service = await startRunningService({
    DATA_DIR: folders.dataDir, WORKER_SLOTS: '1', SOLVE_THREADS: '1', SOLVE_NICE: '0', CALLBACK_ALLOW_CIDRS: '127.0.0.0/8', LOG_LEVEL: 'info',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_BSP_SCHEDULE_DELAY: '100',
  }, ['sh', '-c', `exec "$0" "$@" > ${log}`, process.execPath, MAIN, 'serve']);
  await until('the demo account', () => service.errors().includes('export ROUNDSMAN_URL='));
  return {
    ...service, log, spans,
    async close() {
      const processes = service.processes();
      service.child.kill('SIGTERM');
      await service.ended;
      await allGone(processes, 10_000);
      collector.close();
      folders.remove();
    },
  };
}
