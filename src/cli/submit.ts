import { extname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Command } from 'commander';
import { CREDENTIAL_HEADERS } from '#generated/constants.js';
import type { Plan, SolvedResult } from '#generated/types.js';
import { loadClientConfig, type ClientConfig } from '../config.js';
import { requestToJson } from '../contract/wire.js';
import type { Rounding } from '../model/problem.js';
import { CommandError, UsageError } from './command-error.js';
import { rounding } from './option-values.js';
import type { Output } from './output.js';
import { gapText, readBytes, readProblemFile, requestOfVersion1 } from './problem-file.js';
import { versionOfText } from '../contract/request-version.js';

/** The contract's guidance is 2, 3, then 5 s; small tasks are done long before, so the first looks come sooner. */
const FIRST_WAITS_SECONDS = [0.25, 0.5, 1, 2, 3];
const WAIT_SECONDS = 5;
const GIVE_UP_SECONDS = 15 * 60;
const CALL_TIMEOUT_MS = 60_000;

interface SubmitOptions {
  readonly url?: string;
  readonly wait?: boolean;
  readonly rounding?: Rounding;
}

/** What every answer of the service looks like, as far as this command reads it. */
interface Envelope {
  readonly success: boolean;
  readonly request_id?: string;
  readonly error?: string | null;
  readonly code?: string;
  readonly detail?: readonly { readonly loc: readonly string[]; readonly msg: string }[];
  readonly result?: { readonly status?: string; readonly phase?: string; readonly routes?: object } & Partial<Pick<SolvedResult, 'total_cost' | 'time'> & Pick<Plan, 'summary' | 'solve_seconds'>> | null;
}

/** Declares `submit FILE`. */
export function declareSubmit(program: Command, output: Output): void {
  program
    .command('submit FILE')
    .description('submit a file through the HTTP API with the credentials in ROUNDSMAN_USER and ROUNDSMAN_API_KEY')
    .option('--url <url>', 'address of the service; default: ROUNDSMAN_URL or http://127.0.0.1:8080')
    .option('--wait', 'poll until the task is finished')
    .option('--rounding <rule>', 'none, nearest, tenth-down or thousandth; default: the convention of the file', rounding)
    .action(async (path: string, options: SubmitOptions) => submit(path, options, output));
}

async function submit(path: string, options: SubmitOptions, output: Output): Promise<void> {
  const config = clientConfig(options);
  const { body, bestKnown, operation } = requestBody(path, options);
  const accepted = await call(config, 'POST', operation, body);
  const id = accepted.request_id ?? '';
  if (options.wait !== true) {
    output.answer(accepted, `accepted: ${id}`);
    return;
  }
  output.note(`accepted: ${id}`);
  const done = await waitFor(config, `${operation}/result/${encodeURIComponent(id)}`, id, output);
  const { result } = done;
  if (result === null || result === undefined) {
    output.refuse();
    output.answer(done, `${id}: ${done.error ?? 'not solved'}`);
    return;
  }
  const cost = result.total_cost ?? result.summary?.costs.total ?? NaN;
  output.note(`solved: cost ${cost}, ${Object.keys(result.routes ?? {}).length} routes, ${result.time ?? result.solve_seconds ?? '?'} s`);
  const gap = gapText(cost, bestKnown);
  if (gap !== null) output.note(gap);
  output.answer(done);
}

function clientConfig(options: SubmitOptions): ClientConfig {
  const config = loadClientConfig();
  if (options.url !== undefined && !/^https?:\/\/[^/]/.test(options.url)) throw new UsageError(`--url ${options.url}: must be an http or https address`);
  if (config.user === null || config.apiKey === null) {
    throw new UsageError('ROUNDSMAN_USER and ROUNDSMAN_API_KEY must be set; "roundsman key create USER" creates a key');
  }
  return { ...config, url: (options.url ?? config.url).replace(/\/+$/, '') };
}

/** A request is sent unchanged, so that the service validates it; an instance is converted first. */
function requestBody(path: string, options: SubmitOptions): { body: Uint8Array; bestKnown: number | null; operation: string } {
  if (extname(path).toLowerCase() === '.json') {
    const body = readBytes(path);
    return { body, bestKnown: null, operation: `/api/v${versionOfText(body)}/solve` };
  }
  const file = readProblemFile(path, { rounding: options.rounding });
  return { body: new TextEncoder().encode(JSON.stringify(requestToJson(requestOfVersion1(path, file)))), bestKnown: file.bestKnown, operation: '/api/v1/solve' };
}

async function waitFor(config: ClientConfig, path: string, id: string, output: Output): Promise<Envelope> {
  const waits = [...FIRST_WAITS_SECONDS];
  let phase = '';
  for (let waited = 0; waited < GIVE_UP_SECONDS; ) {
    const wait = waits.shift() ?? WAIT_SECONDS;
    await delay(wait * 1000);
    waited += wait;
    const answer = await call(config, 'GET', path);
    if (answer.result?.status !== 'processing') return answer;
    if (answer.result.phase !== undefined && answer.result.phase !== phase) output.note((phase = answer.result.phase));
  }
  throw new CommandError(`${id}: not finished after ${GIVE_UP_SECONDS / 60} minutes; poll it later`);
}

/** One call of the API. @throws CommandError with the service's own words when it refuses. */
async function call(config: ClientConfig, method: 'GET' | 'POST', path: string, body?: Uint8Array): Promise<Envelope> {
  const url = `${config.url}${path}`;
  const headers = { [CREDENTIAL_HEADERS.userName]: config.user ?? '', [CREDENTIAL_HEADERS.apiKey]: config.apiKey ?? '', ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  let answer: Envelope;
  let status: number;
  try {
    const response = await fetch(url, { method, headers, signal: AbortSignal.timeout(CALL_TIMEOUT_MS), redirect: 'error', ...(body === undefined ? {} : { body }) });
    status = response.status;
    answer = (await response.json()) as Envelope;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new CommandError(`${method} ${url}: ${cause instanceof Error ? cause.message : 'no response'}; check that the service is running there`);
  }
  if (status === 200) return answer;
  const findings = (answer.detail ?? []).slice(0, 10).map(({ loc, msg }) => `  ${loc.join('.')}: ${msg}`);
  throw new CommandError([`refused with ${status} ${answer.code ?? ''}: ${answer.error ?? 'no reason given'}`, ...findings].join('\n'));
}
