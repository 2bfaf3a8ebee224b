import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import { accountOn } from '../../../helpers/service-client.js';
import { closeSharedService, listen, useSharedService, type SentSpan } from '../../../helpers/shared-service.js';
import { until } from '../../../helpers/until.js';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const PROBLEM = {
  node_num: 3, vehicle_num: 2, distance_matrix: [[0, 1, 2], [1, 0, 1], [2, 1, 0]],
  start_nodes: [0, 0], end_nodes: [0, 0], node_demands: [0, 1, 1], vehicles_capacity: [2, 2],
};

after(closeSharedService);

describe('the trace of a submission', function () {
  const service = useSharedService();
  const callbacks: IncomingMessage[] = [];
  let headers: Record<string, string>;
  let receiver: Server;
  let receiverPort: number;

  before(async () => {
    [receiver, receiverPort] = await listen((request) => callbacks.push(request));
    headers = await accountOn(service(), 'traced', 'pro');
  });
  after(() => receiver.close());

  it('reaches API, worker and callback, the log and the collector', async () => {
    const response = await fetch(`${service().url}/api/v1/solve`, {
      method: 'POST', body: JSON.stringify({ ...PROBLEM, callback_url: `http://127.0.0.1:${receiverPort}/done` }),
      headers: { ...headers, 'content-type': 'application/json', 'traceparent': `00-${TRACE_ID}-b7ad6b7169203331-01` },
    });
    expect(response.status, await response.clone().text()).to.equal(200);
    const { request_id: id } = (await response.json()) as { request_id: string };

    await until('the callback', () => callbacks.length > 0);
    const [, callbackTrace, callbackSpan] = String(callbacks[0]!.headers['traceparent']).split('-');
    expect(callbackTrace).to.equal(TRACE_ID);

    const ours = (): SentSpan[] => service().spans.filter(({ traceId }) => traceId === TRACE_ID);
    await until('the spans', () => ['POST submitSolve', 'task', 'solve', 'check', 'callback'].every((name) => ours().some((span) => span.name === name)));
    const span = (name: string): SentSpan => ours().find((one) => one.name === name)!;
    expect(span('POST submitSolve').parentSpanId).to.equal('b7ad6b7169203331');
    expect(span('task').parentSpanId).to.equal(span('POST submitSolve').spanId);
    for (const name of ['solve', 'check', 'callback']) expect(span(name).parentSpanId, name).to.equal(span('task').spanId);
    expect(callbackSpan).to.equal(span('callback').spanId);

    const lines = readFileSync(service().log, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
    const about = lines.filter(({ requestId }) => requestId === id);
    expect(new Set(about.map((line) => line['process']))).to.include('roundsman-api').and.include('roundsman-worker');
    for (const line of about) expect(line, JSON.stringify(line)).to.include({ traceId: TRACE_ID });
  });
});
