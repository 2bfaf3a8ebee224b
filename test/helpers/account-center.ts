import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, watch, type Watch } from './browser.js';
import { MAIN, startRunningService, type RunningService } from './running-service.js';
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
  /** Creates an account with the command line. @param plan default `enterprise`, which has almost no limits. */
  account(user: string, plan?: string): CenterAccount;
  /** Opens a page in a new browser context, signed in through the form. */
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

/** @returns null if there is no browser. */
export async function startAccountCenter(environment: Readonly<Record<string, string>> = {}): Promise<AccountCenter | null> {
  const browser = await launchBrowser();
  if (browser === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'roundsman-center-'));
  const dataDir = join(folder, 'data');
  // Users wait for these solves: on a machine busy with tests they must not have the lowest priority.
  const service = await startRunningService({ DATA_DIR: dataDir, SOLVE_THREADS: '1', SOLVE_NICE: '0', CALLBACK_ALLOW_CIDRS: '127.0.0.0/8', ...environment });
  const contexts = new Set<BrowserContext>();
  const open = async (path = '/', options: BrowserContextOptions = {}): Promise<SignedIn> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce', locale: 'en-GB', ...options });
    contexts.add(context);
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    const { faults } = await watch(page, service.url);
    await page.goto(`${service.url}/account${path}`);
    return { page, context, faults };
  };
  return {
    service,
    browser,
    url: service.url,
    account: (user, plan = 'enterprise') => makeAccount(dataDir, user, plan),
    open,
    async signIn(account, path, options) {
      const opened = await open(path, options);
      await fillSignIn(opened.page, account);
      await opened.page.getByRole('button', { name: 'Sign out' }).waitFor();
      return opened;
    },
    async close() {
      await Promise.all([...contexts].map(async (context) => context.close()));
      await browser.close();
      service.child.kill('SIGTERM');
      await service.ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Fills in and submits the form; the caller checks the outcome. */
export async function fillSignIn(page: Page, { user, password }: Pick<CenterAccount, 'user' | 'password'>): Promise<void> {
  await page.getByLabel('User name').fill(user);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

function makeAccount(dataDir: string, user: string, plan: string): CenterAccount {
  const command = (...args: string[]): { key?: string } => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [MAIN, ...args, '--json'], {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir }, encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
    return JSON.parse(stdout) as { key?: string };
  };
  command('account', 'create', user, '--plan', plan, '--password', PASSWORD);
  const { key } = plan === 'free' ? {} : command('key', 'create', user, '--name', 'by the command line');
  return { user, password: PASSWORD, credentials: key === undefined ? {} : { 'x-user-name': user, 'x-api-key': key } };
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
