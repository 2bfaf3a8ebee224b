import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, watch, type Watch } from './browser.js';
import { startRunningService, type RunningService } from './running-service.js';
import { accountOn } from './service-client.js';
import { PATIENCE_MS, until } from './until.js';

/** An account that can sign in, and call the API if its plan allows it. */
export interface CenterAccount {
  readonly user: string;
  readonly password: string;
  /** Headers of a key; empty if the plan has no API access. */
  readonly credentials: Readonly<Record<string, string>>;
}

/** A signed-in page, and the forbidden things it did. */
export interface SignedIn extends Watch {
  readonly page: Page;
  readonly context: BrowserContext;
}

/** A real service with its pages, and a browser to view them. */
export interface AccountCenter {
  readonly service: RunningService;
  readonly browser: Browser;
  readonly url: string;
  /** Creates an account. @param plan default `enterprise`, which has almost no limits. */
  account(user: string, plan?: string): Promise<CenterAccount>;
  /** Opens a page in a new browser context, with a session as the form starts it: without the form, which is a page more. */
  signIn(account: CenterAccount, path?: string, options?: BrowserContextOptions): Promise<SignedIn>;
  /** Opens a page in a new browser context. */
  open(path?: string, options?: BrowserContextOptions): Promise<SignedIn>;
  close(): Promise<void>;
}

const PASSWORD = 'four plain words here';

let shared: Promise<AccountCenter | null> | null = null;

/**
 * Makes the tests of a suite share one service and browser per run; skips them if there is no browser.
 * @returns a function that returns both, from `before` on.
 */
export function useAccountCenter(): () => AccountCenter {
  let center: AccountCenter | null = null;
  before(async function () {
    shared ??= startAccountCenter();
    center = await shared;
    if (center === null) {
      console.log('      no chromium on the PATH: install one, or name it in CHROMIUM');
      this.skip();
    }
  });
  return () => center!;
}

/** Call once, in a root hook: stops what {@link useAccountCenter} started. */
export async function closeAccountCenter(): Promise<void> {
  await (await shared)?.close();
  shared = null;
}

/**
 * @param given a browser that is running already, and stays; left out: one of its own
 * @returns null if there is no browser.
 */
export async function startAccountCenter(environment: Readonly<Record<string, string>> = {}, given?: Browser): Promise<AccountCenter | null> {
  const browser = given ?? await launchBrowser();
  if (browser === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'roundsman-center-'));
  const dataDir = join(folder, 'data');
  // Users wait for these solves: on a machine busy with tests they must not have the lowest priority.
  const service = await startRunningService({ DATA_DIR: dataDir, SOLVE_THREADS: '1', SOLVE_NICE: '0', CALLBACK_ALLOW_CIDRS: '127.0.0.0/8', ...environment });
  const contexts = new Set<BrowserContext>();
  const open = async (path = '/', options: BrowserContextOptions = {}, before?: (context: BrowserContext) => Promise<void>): Promise<SignedIn> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce', locale: 'en-GB', ...options });
    contexts.add(context);
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    const { faults } = await watch(page, service.url);
    await before?.(context);
    await page.goto(`${service.url}/account${path}`);
    return { page, context, faults };
  };
  return {
    service,
    browser,
    url: service.url,
    account: async (user, plan = 'enterprise') => makeAccount(dataDir, user, plan),
    open: async (path, options) => open(path, options),
    async signIn(account, path, options) {
      const opened = await open(path, options, async (context) => startSession(context, service.url, account));
      await opened.page.getByRole('button', { name: 'Sign out' }).waitFor();
      return opened;
    },
    async close() {
      await Promise.all([...contexts].map(async (context) => context.close()));
      if (given === undefined) await browser.close();
      service.child.kill('SIGTERM');
      await service.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes the call of the form, whose cookie the context keeps. */
async function startSession(context: BrowserContext, url: string, { user, password }: CenterAccount): Promise<void> {
  const answer = await context.request.post(`${url}/account/api/session`, { data: { user_name: user, password }, headers: { origin: url } });
  if (!answer.ok()) throw new Error(`${user} is not signed in: ${answer.status()} ${await answer.text()}`);
}

/** Fills in and submits the form; the caller checks the outcome. */
export async function fillSignIn(page: Page, { user, password }: Pick<CenterAccount, 'user' | 'password'>): Promise<void> {
  await page.getByLabel('User name').fill(user);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function makeAccount(dataDir: string, user: string, plan: string): Promise<CenterAccount> {
  const credentials = await accountOn({ dataDir }, user, plan, { password: PASSWORD, keyName: plan === 'free' ? null : 'first key' });
  return { user, password: PASSWORD, credentials };
}

/**
 * Submits a request through the API and waits for its end. @returns its id, and the bytes that the API returns from
 * then on.
 */
export async function solveByApi(center: AccountCenter, { credentials }: CenterAccount, request: object): Promise<{ id: string; answer: Buffer }> {
  const id = await submitByApi(center, { credentials }, request);
  const answer = await until(`task ${id} to end`, async () => {
    const bytes = Buffer.from(await (await fetch(`${center.url}/api/v1/solve/result/${id}`, { headers: credentials })).arrayBuffer());
    return /"status":"(queued|processing)"/.test(bytes.subarray(0, 400).toString()) ? null : bytes;
  }, 30_000, 25);
  return { id, answer };
}

/** Submits a request through the API. @returns its id. */
export async function submitByApi(center: AccountCenter, { credentials }: Pick<CenterAccount, 'credentials'>, request: object): Promise<string> {
  const response = await fetch(`${center.url}/api/v1/solve`, {
    method: 'POST', headers: { ...credentials, 'content-type': 'application/json' }, body: JSON.stringify(request),
  });
  const envelope = (await response.json()) as { request_id: string };
  if (response.status !== 200) throw new Error(`refused with ${response.status}: ${JSON.stringify(envelope)}`);
  return envelope.request_id;
}
