import { readFileSync } from 'node:fs';
import createClient from 'openapi-fetch';
import type { components, paths } from './schema.js';

type Schemas = components['schemas'];
interface Input { url: string; user: string; key: string; problem: Schemas['SolveRequest']; plan: Schemas['PlanRequest'] }

const { url, user, key, problem, plan } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Input;
const client = createClient<paths>({ baseUrl: url, headers: { 'X-User-Name': user, 'X-Api-Key': key } });

/** Written by hand with the required fields, and with alternatives, the others of which state nothing: what a client adds by itself would be refused. */
const handwritten: Schemas['PlanRequest'] = {
  locations: [{ id: 'depot', position: [13.4, 52.5] }, { id: 'home', position: [13.5, 52.5] }],
  vehicles: [{ id: 'van', start: 'depot' }],
  stops: [{ id: 'at-home', location: 'home', required: true }, { id: 'at-depot', location: 'depot' }],
  relations: [{ type: 'one_of', stops: ['at-home', 'at-depot'] }],
};
const valid = await client.POST('/api/v2/solve/validate', { body: handwritten });

const accepted = await client.POST('/api/v1/solve', { body: problem });
if (!accepted.data) throw new Error(accepted.error.error);
const poll = { params: { path: { request_id: accepted.data.request_id }, header: { Prefer: 'wait=20' } } };

async function solved(): Promise<Schemas['SolvedResult']> {
  for (;;) {
    const { data, error } = await client.GET('/api/v1/solve/result/{request_id}', poll);
    if (!data) throw new Error(error.error);
    if (data.state === 'failed') throw new Error(data.error);
    if (data.state === 'solved') return data.result;
  }
}

async function planned(): Promise<object> {
  const submitted = await client.POST('/api/v2/solve', { body: plan });
  if (!submitted.data) throw new Error(submitted.error.error);
  const { data } = await client.GET('/api/v2/solve/result/{request_id}', { params: { path: { request_id: submitted.data.request_id }, header: { Prefer: 'wait=20' } } });
  if (data?.state !== 'solved') throw new Error(`not planned: ${JSON.stringify(data)}`);
  const { summary, routes, unassigned } = data.result;
  return {
    total: summary.costs.total,
    steps: routes.flatMap(({ steps }) => steps.map((step) => (step.type === 'stop' ? `stop ${step.stop}` : step.type))),
    unassigned: unassigned.map((left) => `${left.type === 'stop' ? left.stop : left.shipment} ${left.reasons[0]?.code}`),
  };
}

const { total_cost } = await solved();
const refused = await client.POST('/api/v1/solve', { body: problem, headers: { 'X-Api-Key': 'wrong' } });
console.log(JSON.stringify({ accepted: accepted.data.state, total_cost, planned: await planned(), handwritten: valid.data?.result.status, refused: refused.error?.code }));
