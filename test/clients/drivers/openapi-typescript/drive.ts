import { readFileSync } from 'node:fs';
import createClient from 'openapi-fetch';
import type { components, paths } from './schema.js';

const { url, user, key, problem } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as { url: string; user: string; key: string; problem: components['schemas']['SolveRequest'] };
const client = createClient<paths>({ baseUrl: url, headers: { 'X-User-Name': user, 'X-Api-Key': key } });

const accepted = await client.POST('/api/v1/solve', { body: problem });
if (!accepted.data) throw new Error(accepted.error.error);
const poll = { params: { path: { request_id: accepted.data.request_id }, header: { Prefer: 'wait=20' } } };

async function solved(): Promise<components['schemas']['SolvedResult']> {
  for (;;) {
    const { data, error } = await client.GET('/api/v1/solve/result/{request_id}', poll);
    if (!data) throw new Error(error.error);
    if (data.state === 'failed') throw new Error(data.error);
    if (data.state === 'solved') return data.result;
  }
}

const { total_cost } = await solved();
const refused = await client.POST('/api/v1/solve', { body: problem, headers: { 'X-Api-Key': 'wrong' } });
console.log(JSON.stringify({ accepted: accepted.data.state, total_cost, refused: refused.error?.code }));
