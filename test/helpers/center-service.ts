import { request } from 'undici';
import { OPERATIONS, type OperationId } from '#generated/account/operations.js';
import type { AccountRecord } from '../../src/accounts/records.js';
import type { Broker } from '../../src/tasks/ports.js';
import { accountFaults } from './account-contract.js';
import { startHttpService, type Answer, type HttpService, type HttpServiceOptions } from './http-service.js';
import type { MemoryBroker } from './memory-broker.js';

export const PASSWORD = 'a long sentence';

/** The parts of an account center call besides method and path. */
export interface CenterCall {
  readonly headers?: Record<string, string>;
  /** Objects are sent as JSON, strings as plain text. */
  readonly body?: unknown;
}

/** A browser on a page of the service: it keeps cookies and sends what browsers send. */
export interface Browser {
  readonly cookies: Map<string, string>;
  /** The token of the session; empty before the sign-in. */
  csrf: string;
  /** Every response is checked against the contract. */
  call(method: string, path: string, options?: CenterCall): Promise<Answer>;
  signIn(user: string, password?: string): Promise<Answer>;
}

export interface CenterService<B extends Broker = MemoryBroker> extends HttpService<B> {
  browser(): Browser;
  /** Creates an account with the tests' password, and a browser signed in to it. */
  signedIn(user: string, plan?: string): Promise<{ readonly browser: Browser; readonly account: AccountRecord }>;
}

/** The real HTTP API with its account center on a free port; the caller closes it. */
export async function startCenterService<B extends Broker = MemoryBroker>(options: HttpServiceOptions<B> = {}): Promise<CenterService<B>> {
  const service = await startHttpService<B>(options);
  const browser = (): Browser => openBrowser(`http://127.0.0.1:${service.port}`);
  return {
    ...service,
    browser,
    async signedIn(user, plan = 'pro') {
      const account = await service.accounts.create({ user, plan, password: PASSWORD });
      const opened = browser();
      const answer = await opened.signIn(user);
      if (answer.status !== 200) throw new Error(`sign-in failed: ${answer.text}`);
      return { browser: opened, account };
    },
  };
}

function openBrowser(origin: string): Browser {
  const cookies = new Map<string, string>();
  const browser: Browser = {
    cookies,
    csrf: '',
    async call(method, path, { headers = {}, body } = {}) {
      const isText = typeof body === 'string' || body instanceof Uint8Array;
      const type: Record<string, string> = body === undefined ? {} : { 'content-type': isText ? 'text/plain' : 'application/json' };
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await request(`${origin}${path}`, {
        method: method as 'GET',
        headers: {
          'sec-fetch-site': 'same-origin', ...type, ...(cookie !== '' && { cookie }), ...(browser.csrf !== '' && { 'x-csrf-token': browser.csrf }), ...headers,
        },
        body: (body === undefined ? null : isText ? body : JSON.stringify(body)) as string | null,
      });
      keep(cookies, response.headers['set-cookie']);
      const text = await response.body.text();
      const answer = { status: response.statusCode, headers: response.headers as Record<string, string>, text, body: parsed(text) };
      await checkAnswer(method, path, answer);
      return answer;
    },
    async signIn(user, password = PASSWORD) {
      const answer = await browser.call('POST', '/account/api/session', { body: { user_name: user, password } });
      if (answer.status === 200) browser.csrf = answer.body.result.csrf_token;
      return answer;
    },
  };
  return browser;
}

function keep(cookies: Map<string, string>, set: string | string[] | undefined): void {
  for (const line of [set ?? []].flat()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}

/** Fails unless the account center's contract describes the response. */
async function checkAnswer(method: string, path: string, { status, headers, text, body }: Answer): Promise<void> {
  const operation = operationOf(method, path);
  if (operation === null) return;
  const fail = (fault: string): never => { throw new Error(`${operation} ${status}: ${fault}\n${text.slice(0, 2000)}`); };
  const answer = OPERATIONS[operation].answers[String(status)] ?? fail('the contract does not name this status');
  for (const name of answer.headers) if (headers[name.toLowerCase()] === undefined) fail(`header ${name} is missing`);
  if (!(headers['content-type'] ?? '').startsWith(answer.media)) fail(`Content-Type is ${headers['content-type'] ?? 'missing'}, not ${answer.media}`);
  if (headers['cache-control']?.includes('no-store') !== true) fail('the answer may be stored');
  if (headers['x-content-type-options'] !== 'nosniff') fail('nosniff is missing');
  const faults = await accountFaults(answer.schema, answer.media.endsWith('json') ? body : text);
  if (faults.length > 0) fail(faults.join('; '));
  if (status >= 400 && !answer.codes.includes(body.code)) fail(`code ${body.code} does not belong to this status`);
}

function operationOf(method: string, path: string): OperationId | null {
  const plain = path.split('?')[0] ?? '';
  const found = Object.entries(OPERATIONS).find(([, operation]) => operation.method === method.toLowerCase()
    && new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(plain));
  return (found?.[0] ?? null) as OperationId | null;
}

function parsed(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
