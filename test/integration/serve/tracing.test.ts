import { expect } from 'chai';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { MAIN, startRunningService, temporaryFolders, type RunningService } from '../../helpers/running-service.js';
import { until } from '../../helpers/until.js';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const PROBLEM = {
  node_num: 3, vehicle_num: 2, distance_matrix: [[0, 1, 2], [1, 0, 1], [2, 1, 0]],
  start_nodes: [0, 0], end_nodes: [0, 0], node_demands: [0, 1, 1], vehicles_capacity: [2, 2],
};

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}

interface SentSpans {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[];
}

describe('the trace of a submission', function () {
  const folders = temporaryFolders();
  const log = join(folders.dataDir, '..', 'log');
  const spans: SentSpan[] = [];
  const callbacks: IncomingMessage[] = [];
  let servers: Server[];
  let service: RunningService;

  const listen = async (take: (request: IncomingMessage, body: string) => void): Promise<[Server, number]> => {
    const server = createServer((request, response) => {
      void request.toArray().then((chunks) => {
        take(request, Buffer.concat(chunks as Buffer[]).toString());
        response.end();
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return [server, (server.address() as AddressInfo).port];
  };

  let receiverPort: number;
  before(async () => {
    const [collector, collectorPort] = await listen((_request, body) => {
      for (const { scopeSpans } of (JSON.parse(body) as SentSpans).resourceSpans) spans.push(...scopeSpans.flatMap((scope) => scope.spans));
    });
    const [receiver, port] = await listen((request) => callbacks.push(request));
    receiverPort = port;
    servers = [collector, receiver];
    service = await startRunningService({
      DATA_DIR: folders.dataDir, WORKER_SLOTS: '1', SOLVE_THREADS: '1', CALLBACK_ALLOW_CIDRS: '127.0.0.0/8', LOG_LEVEL: 'info',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`, OTEL_BSP_SCHEDULE_DELAY: '100',
    }, ['sh', '-c', `exec "$0" "$@" > ${log}`, process.execPath, MAIN, 'serve']);
    await until('the demo account', () => service.errors().includes('export ROUNDSMAN_URL='));
  });
  after(async () => {
    service.child.kill('SIGTERM');
    await service.ended;
    for (const server of servers) server.close();
    folders.remove();
  });

  it('reaches API, worker and callback, the log and the collector', async () => {
    const [, key = ''] = /^ {2}key {7}(rm_\S+)$/m.exec(service.errors()) ?? [];
    const response = await fetch(`${service.url}/api/v1/solve`, {
      method: 'POST', body: JSON.stringify({ ...PROBLEM, callback_url: `http://127.0.0.1:${receiverPort}/done` }),
      headers: { 'x-user-name': 'demo', 'x-api-key': key, 'content-type': 'application/json', 'traceparent': `00-${TRACE_ID}-b7ad6b7169203331-01` },
    });
    expect(response.status, await response.clone().text()).to.equal(200);
    const { request_id: id } = (await response.json()) as { request_id: string };

    await until('the callback', () => callbacks.length > 0);
    const [, callbackTrace, callbackSpan] = String(callbacks[0]!.headers['traceparent']).split('-');
    expect(callbackTrace).to.equal(TRACE_ID);

    const ours = (): SentSpan[] => spans.filter(({ traceId }) => traceId === TRACE_ID);
    await until('the spans', () => ['POST submitSolve', 'task', 'solve', 'check', 'callback'].every((name) => ours().some((span) => span.name === name)));
    const span = (name: string): SentSpan => ours().find((one) => one.name === name)!;
    expect(span('POST submitSolve').parentSpanId).to.equal('b7ad6b7169203331');
    expect(span('task').parentSpanId).to.equal(span('POST submitSolve').spanId);
    for (const name of ['solve', 'check', 'callback']) expect(span(name).parentSpanId, name).to.equal(span('task').spanId);
    expect(callbackSpan).to.equal(span('callback').spanId);

    const lines = readFileSync(log, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
    const about = lines.filter(({ requestId }) => requestId === id);
    expect(new Set(about.map((line) => line['process']))).to.include('roundsman-api').and.include('roundsman-worker');
    for (const line of about) expect(line, JSON.stringify(line)).to.include({ traceId: TRACE_ID });
  });
});
