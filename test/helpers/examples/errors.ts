import { EDGE_LIMITS } from '../../../src/http/options.js';
import { dayOf, monthOf } from '../../../src/accounts/calendar.js';
import { EMPTY_ADMISSION } from '../../../src/accounts/admission-state.js';
import type { Json } from '../contract-document.js';
import { SECRET, solveRequest, type Answer, type HttpServiceOptions } from '../http-service.js';
import { rawCall, type RawAnswer } from '../raw-http.js';
import { startExampleService, type ExampleService } from './example-service.js';
import { exampleRequest, SAMPLE_ID, SAMPLE_TIME, sampled, shippedPlan } from './samples.js';

type Examples = Record<string, Json>;

/** The service's refusals, by the names of `openapi/examples/errors.yaml`. */
export async function errorAnswers(): Promise<Examples> {
  return {
    ...await withService({}, plainRefusals),
    ...await withService({ limits: { requestTimeoutMs: 1000, headersTimeoutMs: 500, connectionsCheckingIntervalMs: 50 } }, lateRefusal),
    ...await withService({ plan: { submissions_per_minute: shippedPlan('basic')['submissions_per_minute'] } }, rateRefusal),
    ...await withService({ plan: { monthly_quota: shippedPlan('basic')['monthly_quota'] } }, quotaRefusal),
    ...await withService({}, busyRefusal),
    ...await withService({}, faults),
  };
}

async function withService(options: HttpServiceOptions, make: (service: ExampleService) => Promise<Examples>): Promise<Examples> {
  const service = await startExampleService(options);
  try {
    return await make(service);
  } finally {
    await service.close();
  }
}

const json = (answer: RawAnswer): Json => sampled({ body: JSON.parse(answer.body) as unknown });
const problem = exampleRequest('distanceOnly');

async function plainRefusals(service: ExampleService): Promise<Examples> {
  const { credentials, port, key } = service;
  const submit = async (body: unknown, headers: Record<string, string> = credentials): Promise<Json> => sampled(await service.submit(body, headers));
  const unsent = `POST /api/v1/solve HTTP/1.1\r\nHost: x\r\nX-User-Name: demo\r\nX-Api-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: 40000000\r\nConnection: close\r\n\r\n`;
  const own = (await service.submit(problem)).body.request_id as string;
  return {
    badRequest: json(await rawCall(port, 'hello\r\n\r\n')),
    nodeLimit: await submit(withNodes(2500)),
    vehicleLimit: await submit(withVehicles(2500)),
    missingCredentials: await submit(problem, {}),
    invalidCredentials: await submit(problem, { ...credentials, 'x-user-name': 'nobody' }),
    invalidProxySecret: await submit(problem, { 'x-rapidapi-proxy-secret': 'guessed' }),
    apiAccessDenied: await submit(problem, await service.newCaller('visitor', 'free')),
    unknownSubscription: await submit(problem, { 'x-rapidapi-proxy-secret': SECRET, 'x-rapidapi-user': 'partner', 'x-rapidapi-subscription': 'GOLD' }),
    resultAccessDenied: sampled(await service.poll(own, await service.newCaller('stranger'))),
    taskNotFound: sampled(await service.poll(SAMPLE_ID)),
    pathNotFound: sampled(await service.call('GET', '/api/v1/nowhere', { headers: credentials })),
    methodNotAllowed: sampled(await service.call('PUT', '/api/v1/solve', { headers: credentials })),
    bodyTooLarge: json(await rawCall(port, unsent)),
    unsupportedMediaType: await submit('node_num=4', { ...credentials, 'content-type': 'text/plain' }),
    headersTooLarge: json(await rawCall(port, `GET /api/v1/usage HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`)),
    timeLimitInvalid: await submit({ ...problem, time_limit_seconds: 0 }),
    depotDemand: await submit({ ...problem, node_demands: [5, 10, 15, 20], distance_matrix: [[0, 4, 5, 8], [4, 0, 3, 7], [5, 3, 0, -4], [8, 7, 4, 0]] }),
    malformedJson: await submit('{"node_num": 4, "vehicle_num":'),
    stateUnknown: sampled(await service.call('GET', '/api/v1/solve?state=done', { headers: credentials })),
    idempotencyKeyReused: await reusedKey(service),
  };
}

async function reusedKey(service: ExampleService): Promise<Json> {
  const headers = { ...service.credentials, 'idempotency-key': 'order-1' };
  await service.submit(problem, headers);
  return sampled(await service.submit({ ...problem, name: 'another' }, headers));
}

function withNodes(nodes: number): Record<string, unknown> {
  const positions = Array.from({ length: nodes }, (_, i) => [i, 0]);
  return { ...solveRequest(1), node_num: nodes, node_positions: positions, distance_matrix: [], node_demands: Array<number>(nodes).fill(0) };
}

function withVehicles(vehicles: number): Record<string, unknown> {
  const each = Array<number>(vehicles).fill(0);
  return { ...problem, vehicle_num: vehicles, start_nodes: each, end_nodes: each, vehicles_capacity: each };
}

/** Here the service waits for one second, not for its usual time, which the text names. */
async function lateRefusal({ port, credentials }: ExampleService): Promise<Examples> {
  const headers = Object.entries({ host: 'x', ...credentials, 'content-type': 'application/json', 'content-length': '9' });
  const answer = await rawCall(port, `POST /api/v1/solve HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  const usual = { ...answer, body: answer.body.replace('within 1 seconds', `within ${EDGE_LIMITS.requestTimeoutMs / 1000} seconds`) };
  return { requestTimeout: json(usual) };
}

async function rateRefusal(service: ExampleService): Promise<Examples> {
  await service.broker.bucket('admission').put(service.account.id, { ...EMPTY_ADMISSION, seconds: [[SAMPLE_TIME / 1000, shippedPlan('basic')['submissions_per_minute']]] });
  service.setClock(49_000);
  return { rateLimitExceeded: sampled(await service.submit(problem)) };
}

async function quotaRefusal(service: ExampleService): Promise<Examples> {
  const used = shippedPlan('basic')['monthly_quota'];
  await service.broker.bucket('admission').put(service.account.id, { ...EMPTY_ADMISSION, used: { [monthOf(SAMPLE_TIME)]: used }, days: { [dayOf(SAMPLE_TIME)]: used } });
  return { monthlyQuotaExceeded: sampled(await service.submit(problem)) };
}

async function busyRefusal(service: ExampleService): Promise<Examples> {
  for (let i = 0; i < 512; i++) await service.broker.jobs.publish('general', `waiting-${i}`, `waiting-${i}`);
  return { serviceBusy: sampled(await service.submit(problem)) };
}

async function faults(service: ExampleService): Promise<Examples> {
  const { broker } = service;
  const id = (await service.submit(problem)).body.request_id as string;
  const once = async (operation: string, call: () => Promise<Answer>, error?: () => Error): Promise<Json> => {
    broker.inject({ operation, when: 'before', times: 100, ...(error && { error }) });
    const answer = sampled(await call());
    broker.clearFaults();
    return answer;
  };
  return {
    internalError: await once('tasks.get', () => service.poll(id), () => new Error('a fault')),
    submissionUnavailable: await once('blobs.put', () => service.submit(problem)),
    pollUnavailable: await once('tasks.get', () => service.poll(id)),
  };
}
