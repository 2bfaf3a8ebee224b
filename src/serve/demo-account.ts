import { randomBytes } from 'node:crypto';
import { fstatSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isatty } from 'node:tty';
import type { Logger } from 'pino';
import { CREDENTIAL_HEADERS } from '#generated/constants.js';
import { createAccounts } from '../accounts/accounts.js';
import { createKeys } from '../accounts/keys.js';
import type { Plans } from '../accounts/plans.js';
import type { Config } from '../config.js';
import { connectToBroker } from './broker-link.js';

/** What a first run prints, once. */
export interface DemoAccount {
  readonly user: string;
  readonly password: string;
  readonly key: string;
}

const DEMO_USER = 'demo';
const DEMO_PLAN = 'pro';
const ACTOR = 'first-run';

/**
 * Creates the account `demo` if the broker has no accounts.
 * @returns null if there are accounts already, or no plan with API access.
 */
export async function createDemoAccount(config: Config, plans: Plans, log: Logger): Promise<DemoAccount | null> {
  const broker = await connectToBroker(config, log, { name: 'roundsman-first-run' });
  try {
    const accounts = createAccounts({ broker, plans, actor: ACTOR });
    const plan = plans.get(DEMO_PLAN) ?? plans.list.find(({ apiAccess }) => apiAccess);
    if (plan === undefined || (await accounts.list()).length > 0) return null;
    const password = randomBytes(12).toString('base64url');
    const account = await accounts.create({ user: DEMO_USER, plan: plan.id, password });
    const { key } = await createKeys({ broker, actor: ACTOR }).create(account, { name: 'first run' });
    return { user: DEMO_USER, password, key };
  } finally {
    await broker.close();
  }
}

/** A small problem: one depot, four customers, two vehicles. */
const EXAMPLE = {
  node_num: 5,
  vehicle_num: 2,
  distance_matrix: [[0, 4, 6, 7, 5], [4, 0, 3, 8, 9], [6, 3, 0, 4, 8], [7, 8, 4, 0, 3], [5, 9, 8, 3, 0]],
  start_nodes: [0, 0],
  end_nodes: [0, 0],
  node_demands: [0, 2, 3, 2, 3],
  vehicles_capacity: [6, 6],
};

/**
 * Prints a first run's account on standard error. If that is the same stream as the log lines on standard output, and
 * not a terminal, it may be stored: the secrets then go to a file readable only by its owner, and the line names it.
 * @param say writes a line to standard error.
 */
export function handOver(demo: DemoAccount, baseUrl: string, dataDir: string, say: (line: string) => void): void {
  const lines = demoLines(demo, baseUrl);
  if (isatty(2) || !isOneStream(1, 2)) {
    for (const line of lines) say(line);
    return;
  }
  const path = resolve(dataDir, 'demo-account.txt');
  writeFileSync(path, `${lines.join('\n')}\n`, { mode: 0o600 });
  say(`First run: created account "${demo.user}". Standard error is part of the log here, so the key, the password and example calls are in ${path}. Delete that file once you have read it.`);
}

/** @returns whether two open files are the same pipe, socket or file. */
function isOneStream(one: number, other: number): boolean {
  const [first, second] = [fstatSync(one), fstatSync(other)];
  return first.dev === second.dev && first.ino === second.ino;
}

/** @returns the lines that present a first run's account, with calls that work as printed. */
function demoLines({ user, password, key }: DemoAccount, baseUrl: string): string[] {
  const credentials = `-H '${CREDENTIAL_HEADERS.userName}: ${user}' -H '${CREDENTIAL_HEADERS.apiKey}: ${key}'`;
  return [
    '',
    `First run: created account "${user}". Its API key and password are shown only once:`,
    `  key       ${key}`,
    `  password  ${password}`,
    '',
    `In the browser: sign in at ${baseUrl}/account as ${user} with this password.`,
    '',
    'Submit a small problem, then fetch its routes with the request_id of the response:',
    `  curl -sS ${baseUrl}/api/v1/solve -H 'Content-Type: application/json' ${credentials} -d '${JSON.stringify(EXAMPLE)}'`,
    `  curl -sS ${baseUrl}/api/v1/solve/result/REQUEST_ID ${credentials}`,
    '',
    'For bin/roundsman submit:',
    `  export ROUNDSMAN_URL=${baseUrl} ROUNDSMAN_USER=${user} ROUNDSMAN_API_KEY=${key}`,
    '',
  ];
}
