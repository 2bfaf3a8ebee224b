/**
 * Drives the service through the generated client as a partner would: drive.mjs INPUT.json prints what it saw as JSON.
 */
import { readFileSync } from 'node:fs';
import {
  AccountApi, Configuration, ErrorEnvelopeFromJSON, FinishedEnvelopeFromJSON, Objective, PlanApi, PlanRequestFromJSON, ResponseError, SolveApi,
  instanceOfFailedEnvelope, instanceOfRunningEnvelope, type ErrorEnvelope, type FailedEnvelope, type FinishedEnvelope, type Plan, type PlanRequest, type PollEnvelope, type SolveRequest, type SolvedEnvelope,
} from '../../../../clients/typescript/src';

interface Caller { user: string; key: string }
interface Input {
  url: string; partner: Caller; stranger: Caller; free: Caller; limited: Caller; proxySecret: string; unknownId: string;
  callbacks: { solved: string; failed: string }; plan: unknown; changes: { based_on: object };
}

const input = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Input;

function configured({ user, key }: Caller): Configuration {
  const keys: Record<string, string> = { 'X-User-Name': user, 'X-Api-Key': key };
  return new Configuration({ basePath: input.url, apiKey: (name) => keys[name]! });
}

function direct(caller: Caller): SolveApi {
  return new SolveApi(configured(caller));
}

const plain: SolveRequest = {
  node_num: 4, vehicle_num: 2, distance_matrix: [[0, 4, 5, 8], [4, 0, 3, 7], [5, 3, 0, 4], [8, 7, 4, 0]],
  start_nodes: [0, 0], end_nodes: [0, 0], node_demands: [0, 10, 15, 20], vehicles_capacity: [40, 40],
};
const timed: SolveRequest = {
  ...plain, objective: Objective.MinTotalCost, vehicles_capacity: [50, 50], vehicle_fixed_costs: [50, 50], vehicle_unit_distance_costs: [1.5, 1.5],
  node_time_windows: [[0, 480], [30, 90], [0, 120], [60, 200]], node_service_time: [0, 10, 10, 10], vehicle_speeds: [60, 60], max_working_hours: 8,
};

async function finish(api: SolveApi, requestId: string): Promise<SolvedEnvelope | FailedEnvelope> {
  for (;;) {
    const answer: PollEnvelope = await api.getSolveResult({ requestId });
    if (!instanceOfRunningEnvelope(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function solve(api: SolveApi, solveRequest: SolveRequest): Promise<SolvedEnvelope | FailedEnvelope> {
  return finish(api, (await api.submitSolve({ solveRequest })).request_id);
}

function reported(answer: FinishedEnvelope): object {
  if (instanceOfFailedEnvelope(answer)) return { code: answer.code, error: answer.error };
  const { result } = answer;
  return { total_cost: result.total_cost, routes: result.routes, loads: result.loads, time_windows: result.time_windows, stops: result.details.vehicles[0]!.stops.length };
}

async function refusal(call: () => Promise<unknown>): Promise<{ error: ErrorEnvelope; response: Response }> {
  try {
    await call();
  } catch (error) {
    if (!(error instanceof ResponseError)) throw error;
    return { error: ErrorEnvelopeFromJSON(await error.response.json()), response: error.response };
  }
  throw new Error('the call was not refused');
}

async function refused(call: () => Promise<unknown>): Promise<object> {
  const { error, response } = await refusal(call);
  return { status: response.status, code: error.code };
}

async function invalid(): Promise<object> {
  const { error, response } = await refusal(() => partner.submitSolve({ solveRequest: { ...plain, node_demands: [5, 10, 15, 20] } }));
  const finding = error.detail![0]!;
  return { status: response.status, code: error.code, loc: finding.loc, msg: finding.msg, type: finding.type };
}

async function throttled(): Promise<object> {
  const api = direct(input.limited);
  const { error, response } = await refusal(async () => {
    for (let i = 0; i < 3; i++) await api.submitSolve({ solveRequest: plain });
  });
  return { status: response.status, code: error.code, is_header_equal: response.headers.get('Retry-After') === String(error.retry_after_seconds) };
}

async function running(): Promise<object> {
  const { request_id: requestId } = await partner.submitSolve({ solveRequest: { ...plain, strategy: 'lasts', time_limit_seconds: 1 } });
  const answer = await partner.getSolveResult({ requestId });
  if (!instanceOfRunningEnvelope(answer)) throw new Error(`not running: ${JSON.stringify(answer)}`);
  return { status: answer.result.status, has_phase: answer.result.phase !== undefined, retry_after_seconds: answer.retry_after_seconds };
}

async function usage(): Promise<object> {
  const { result } = await new AccountApi(configured(input.partner)).getUsage();
  return { plan: result.plan, limit: result.minute.limit };
}

async function valid(): Promise<object> {
  const { result } = await partner.validateSolve({ solveRequest: timed });
  return { status: result.status, customers: result.customers };
}

async function checked(): Promise<object> {
  const { result } = await partner.checkRoutes({ routesToCheck: { request: plain, routes: { 'Vehicle 0': [0, 1, 2, 3, 0] } } });
  return { feasible: result.feasible, kinds: result.violations.map(({ kind }) => kind) };
}

async function waited(): Promise<object> {
  const { request_id: requestId } = await partner.submitSolve({ solveRequest: plain });
  const answer = await partner.getSolveResult({ requestId, prefer: 'wait=30' });
  if (instanceOfRunningEnvelope(answer)) throw new Error('not waited for');
  return reported(answer);
}

async function cancelled(): Promise<object> {
  const { request_id: requestId } = await partner.submitSolve({ solveRequest: { ...plain, strategy: 'lasts', time_limit_seconds: 30 } });
  return reported(await partner.cancelSolve({ requestId }));
}

async function events(requestId: string): Promise<string | undefined> {
  return (await partner.streamSolveEvents({ requestId })).match(/^event: (.*)/m)?.[1];
}

async function plan(api: PlanApi, request: unknown): Promise<{ requestId: string; result: Plan }> {
  const { request_id: requestId } = await api.submitPlan({ planRequest: PlanRequestFromJSON(request) });
  const answer = await api.getPlan({ requestId, prefer: 'wait=30' });
  if (answer.state !== 'solved') throw new Error(`not planned: ${JSON.stringify(answer)}`);
  return { requestId, result: answer.result };
}

function stepsOf({ routes }: Plan): string[] {
  return routes.flatMap(({ steps }) => steps.map((step) => (step.type === 'stop' ? `stop ${step.stop}` : step.type)));
}

/** Written by hand with the required fields, and with alternatives, the others of which state nothing: what a client adds by itself would be refused. */
async function handwritten(): Promise<string> {
  const planRequest: PlanRequest = {
    locations: [{ id: 'depot', position: [13.4, 52.5] }, { id: 'home', position: [13.5, 52.5] }],
    vehicles: [{ id: 'van', start: 'depot' }],
    stops: [{ id: 'at-home', location: 'home', required: true }, { id: 'at-depot', location: 'depot' }],
    relations: [{ type: 'one_of', stops: ['at-home', 'at-depot'] }],
  };
  return (await new PlanApi(configured(input.partner)).validatePlan({ planRequest })).result.status;
}

async function planned(): Promise<object> {
  const api = new PlanApi(configured(input.partner));
  const { requestId, result } = await plan(api, input.plan);
  const { summary, unassigned } = result;
  const changed = await plan(api, { ...input.changes, based_on: { ...input.changes.based_on, request_id: requestId } });
  return {
    total: summary.costs.total,
    steps: stepsOf(result),
    changed: stepsOf(changed.result),
    unassigned: unassigned.map((left) => `${left.type === 'stop' ? left.stop : left.shipment} ${left.reasons[0]!.code}`),
  };
}

const partner = direct(input.partner);
const accepted = await partner.submitSolve({ solveRequest: plain, idempotencyKey: `typescript-${process.pid}` });
const market = new SolveApi(new Configuration({ basePath: input.url, headers: { 'X-RapidAPI-Proxy-Secret': input.proxySecret, 'X-RapidAPI-User': 'maria' } }));
const seen = {
  accepted: { status: accepted.result.status, phase: accepted.result.phase },
  running: await running(),
  solved: reported(await finish(partner, accepted.request_id)),
  timed: reported(await solve(partner, timed)),
  failed: reported(await solve(partner, { ...plain, vehicles_capacity: [20, 20] })),
  unauthorized: await refused(() => direct({ ...input.partner, key: 'rm_wrong' }).submitSolve({ solveRequest: plain })),
  forbidden: await refused(() => direct(input.free).submitSolve({ solveRequest: plain })),
  foreign: await refused(() => direct(input.stranger).getSolveResult({ requestId: accepted.request_id })),
  unknown: await refused(() => partner.getSolveResult({ requestId: input.unknownId })),
  invalid: await invalid(),
  throttled: await throttled(),
  callbacks: [input.callbacks.solved, input.callbacks.failed].map((body) => reported(FinishedEnvelopeFromJSON(JSON.parse(body)))),
  marketplace: reported(await solve(market, plain)),
  usage: await usage(),
  valid: await valid(),
  checked: await checked(),
  waited: await waited(),
  cancelled: await cancelled(),
  events: await events(accepted.request_id),
  planned: await planned(),
  handwritten: await handwritten(),
};
console.log(JSON.stringify(seen));
