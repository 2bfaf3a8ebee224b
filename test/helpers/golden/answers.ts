import type { Json } from '../contract-document.js';
import { startExampleService, type ExampleService } from '../examples/example-service.js';
import { sampled } from '../examples/samples.js';
import { THOROUGH } from '../thorough.js';
import { goldenRequests, type GoldenRequest } from './requests.js';

/** What version 1 answers to one request. */
export interface GoldenAnswers {
  readonly name: string;
  /** Of `validate`, of `check` with the request's routes, and of the submission. */
  readonly validated: Json;
  readonly checked: Json;
  readonly submitted: Json;
  /** Of a poll after the solve by iterations; left out where the request is refused, or is not solved in this run. */
  readonly solved?: Json;
}

/** Under `make test` one of this many accepted requests is solved; all are validated, checked and submitted. */
const SAMPLED = 5;
const ROOM = { submissions_per_minute: 30_000, monthly_quota: 1_000_000 };

/** Sends all golden requests to the service. @param all whether all of them are solved too */
export async function goldenAnswers(all = THOROUGH): Promise<GoldenAnswers[]> {
  const service = await startExampleService({ plan: ROOM });
  try {
    const answers: GoldenAnswers[] = [];
    const ids = new Map<string, string>();
    const requests = goldenRequests();
    for (const request of requests) answers.push(await answersTo(service, request, ids));
    const solved = [...ids].filter((_, index) => all || index % SAMPLED === 0);
    await cancelAllBut(service, ids, new Set(solved.map(([name]) => name)));
    await service.work(...solved.map(([, id]) => id));
    const results = new Map<string, Json>();
    for (const [name, id] of solved) results.set(name, withoutSearch(sampled(await service.poll(id))));
    return answers.map((answer) => (results.has(answer.name) ? { ...answer, solved: results.get(answer.name)! } : answer));
  } finally {
    await service.close();
  }
}

async function answersTo(service: ExampleService, { name, body, routes }: GoldenRequest, ids: Map<string, string>): Promise<GoldenAnswers> {
  const headers = service.credentials;
  const validated = sampled(await service.call('POST', '/api/v1/solve/validate', { headers, body }));
  const checked = sampled(await service.call('POST', '/api/v1/solve/check', { headers, body: { request: body, routes } }));
  const submission = await service.submit(body);
  if (submission.status === 200) ids.set(name, submission.body.request_id as string);
  return { name, validated, checked, submitted: sampled(submission) };
}

async function cancelAllBut(service: ExampleService, ids: ReadonlyMap<string, string>, kept: ReadonlySet<string>): Promise<void> {
  for (const [name, id] of ids) if (!kept.has(name)) await service.cancel(id);
}

/**
 * How the search went is no part of the answer (versions, counts and variants change with the solver's releases), nor
 * how long it took.
 */
function withoutSearch(answer: Json): Json {
  const text = JSON.stringify(answer, (key, value: Json) => (key === 'search' ? undefined : value));
  return JSON.parse(text.replace(/was found within [\d.e-]+ s/, 'was found within 0.042 s')) as Json;
}
