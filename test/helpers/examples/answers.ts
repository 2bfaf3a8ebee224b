import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { keepProgress } from '../../../src/worker/progress.js';
import type { Json, JsonObject } from '../contract-document.js';
import { freePort } from '../ports.js';
import { until } from '../until.js';
import { startExampleService, type ExampleService } from './example-service.js';
import { CALL_ID, exampleRequest, OTHER_ID, SAMPLE_ID, SAMPLE_TIME, sampled } from './samples.js';

/** Time from submission until a worker takes the task, milliseconds. */
const TAKEN_MS = 112;

type Examples = Record<string, Json>;
type MakeExamples = (service: ExampleService) => Promise<Examples>;

/** The service's successful responses, by the names of `openapi/examples/answers.yaml`. */
export async function goodAnswers(): Promise<Examples> {
  const examples: Examples = {};
  for (const make of [acknowledged, validated, running, solved, failed, used, listed, calledBack, cancelled, followed]) {
    const service = await startExampleService();
    try {
      Object.assign(examples, await make(service));
    } finally {
      await service.close();
    }
  }
  return examples;
}

const submitted = async (service: ExampleService, body: JsonObject): Promise<string> => (await service.submit(body)).body.request_id as string;

const acknowledged: MakeExamples = async (service) => ({ accepted: sampled(await service.submit(exampleRequest('distanceOnly'))) });

const validated: MakeExamples = async (service) => {
  const ask = async (operation: string, key: string): Promise<Json> => {
    const path = operation === 'checkRoutes' ? 'check' : 'validate';
    return sampled(await service.call('POST', `/api/v1/solve/${path}`, { headers: service.credentials, body: exampleRequest(key, operation) }));
  };
  return {
    valid: await ask('validateSolve', 'distanceOnly'),
    validWithWarnings: await ask('validateSolve', 'ineffectiveFields'),
    feasibleRoutes: await ask('checkRoutes', 'feasibleRoutes'),
    infeasibleRoutes: await ask('checkRoutes', 'infeasibleRoutes'),
  };
};

const running: MakeExamples = async (service) => {
  const ids = [];
  for (let i = 0; i < 3; i++) ids.push(await submitted(service, exampleRequest('distanceOnly')));
  const [id = ''] = ids;
  const queued = await until('three tasks wait', async () => {
    const answer = await service.poll(id);
    return answer.body.result.queue_depth === 3 ? answer : null;
  });
  service.setClock(3_000);
  const record = await service.move(id, { state: 'solving', attempts: 1, strategy: 'alns', startedAt: SAMPLE_TIME + TAKEN_MS });
  const solving = await service.poll(id);
  const progress = solveFor(service, record, 12.5);
  const withProgress = await service.poll(id, { ...service.credentials, prefer: 'progress' });
  progress.stop();
  return { queued: sampled(queued), solving: sampled(solving), solvingWithProgress: sampled(withProgress) };
};

/** A worker's progress report for a solve of the given length that has found seven solutions. */
function solveFor({ broker }: ExampleService, record: TaskRecord, seconds: number): ReturnType<typeof keepProgress> {
  let now = 0;
  const board = keepProgress(broker.events, record, () => now);
  now = seconds * 1000;
  for (const cost of [1711, 1688.5, 1620.5, 1590.1, 1571.4, 1540, 1534.2]) board.incumbent(cost, seconds - 0.7);
  return board;
}

const solved: MakeExamples = async (service) => {
  const plain = await submitted(service, exampleRequest('distanceOnly'));
  const timed = await submitted(service, { ...exampleRequest('timeWindows'), callback_url: null });
  service.setClock(TAKEN_MS);
  await service.work(plain, timed);
  return { solved: sampled(await service.poll(plain)), solvedTimeWindows: sampled(await service.poll(timed)) };
};

const failed: MakeExamples = async (service) => {
  const impossible = await submitted(service, { ...exampleRequest('distanceOnly'), node_demands: [0, 40, 45, 45] });
  const thrown = await submitted(service, { ...exampleRequest('distanceOnly'), strategy: 'throws' });
  service.setClock(TAKEN_MS);
  await service.work(impossible, thrown);
  return { failed: sampled(await service.poll(impossible)), solverFailed: sampled(await service.poll(thrown)) };
};

const used: MakeExamples = async (service) => {
  for (let i = 0; i < 3; i++) await service.submit(exampleRequest('distanceOnly'));
  service.setClock(18_000);
  return { usage: sampled(await service.call('GET', '/api/v1/usage', { headers: service.credentials })) };
};

const listed: MakeExamples = async (service) => {
  const first = await submitted(service, { ...exampleRequest('timeWindows'), callback_url: null });
  service.setClock(TAKEN_MS);
  await service.work(first);
  service.setClock(4_870);
  const second = await submitted(service, exampleRequest('distanceOnly'));
  const answer = await until('both are listed', async () => {
    const list = await service.call('GET', '/api/v1/solve', { headers: service.credentials });
    const states = (list.body.result.tasks as { state: string }[]).map(({ state }) => state);
    return states.join() === 'queued,solved' ? list : null;
  });
  return { tasks: sampled(answer, { [answer.body.request_id as string]: CALL_ID, [first]: SAMPLE_ID, [second]: OTHER_ID }) };
};

const calledBack: MakeExamples = async (service) => {
  const receiver = createServer((_, answer) => { answer.writeHead(204).end(); });
  const port = await listening(receiver);
  const nobody = await freePort();
  try {
    const [delivered, undelivered] = [
      await submitted(service, { ...exampleRequest('distanceOnly'), callback_url: `http://127.0.0.1:${port}/` }),
      await submitted(service, { ...exampleRequest('distanceOnly'), callback_url: `http://127.0.0.1:${nobody}/` }),
    ];
    service.setClock(6_312);
    await service.work(delivered, undelivered);
    const ask = async (id: string) => service.call('GET', `/api/v1/solve/result/${id}/callback`, { headers: service.credentials });
    return { callbackDelivered: sampled(await ask(delivered)), callbackUndelivered: sampled(await ask(undelivered), { [`127.0.0.1:${nobody}`]: '203.0.113.7:443' }) };
  } finally {
    receiver.close();
  }
};

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  return (server.address() as AddressInfo).port;
}

const cancelled: MakeExamples = async (service) => {
  const id = await submitted(service, exampleRequest('distanceOnly'));
  service.setClock(6_312);
  return { cancelled: sampled(await service.cancel(id)) };
};

const followed: MakeExamples = async (service) => {
  const id = await submitted(service, exampleRequest('distanceOnly'));
  const response = await fetch(`http://127.0.0.1:${service.port}/api/v1/solve/result/${id}/events`, { headers: service.credentials });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const readTo = async (part: string): Promise<void> => {
    for (let end = false; !end && !text.includes(part);) {
      const { value = '', done } = await reader.read();
      text += value;
      end = done;
    }
  };
  await readTo('event: queued');
  const record = await service.move(id, { state: 'solving', attempts: 1, startedAt: SAMPLE_TIME + TAKEN_MS });
  service.broker.events.publish(id, { kind: 'changed', state: 'solving' });
  await readTo('event: solving');
  let now = 0;
  const board = keepProgress(service.broker.events, record, () => now);
  now = 300;
  board.incumbent(1620.5, 0.2);
  await readTo('event: incumbent');
  board.stop();
  await service.move(id, { state: 'solved', finishedAt: SAMPLE_TIME + 6_312, expiresAt: SAMPLE_TIME + 6_312 + 86_400_000 });
  service.broker.events.publish(id, { kind: 'changed', state: 'solved' });
  await readTo('event: finished');
  await reader.cancel();
  return { events: text };
};
