import { solveByApi, type AccountCenter, type CenterAccount } from '../helpers/account-center.js';
import { solvePlan } from './plans.js';
import { day, ring } from './problems.js';

/** The tasks shown on the pages. */
export interface Filled {
  readonly day: string;
  readonly ring: string;
  readonly ringAgain: string;
  readonly failed: string;
  /** Of version 2. */
  readonly plan: string;
}

const ROUNDS = ['Monday, north depot', 'Monday, south depot', 'Night run to the islands', 'Parcel lockers, week 47', 'Łódź, furniture', 'Saturday reserve'];

/** Gives an account tasks of several kinds, keys in several states, refused calls and a callback secret. */
export async function fillAccount(center: AccountCenter, account: CenterAccount): Promise<Filled> {
  for (const [index, name] of ROUNDS.entries()) await solveByApi(center, account, ring(20 + 7 * index, 3 + index, { name }));
  const failed = await solveByApi(center, account, ring(40, 2, { name: 'Friday, too few vans', vehicles_capacity: [10, 10] }));
  const first = await solveByApi(center, account, ring(60, 8, { name: 'Wednesday, eight vans', seed: 1 }));
  const again = await solveByApi(center, account, ring(60, 5, { name: 'Wednesday, five vans', seed: 1 }));
  const planned = await solveByApi(center, account, day(45, 9, { name: 'Tuesday, north depot', time_limit_seconds: 3, iterations: undefined }));
  const plan = await solvePlan(center, account, { time_limit_seconds: 3, iterations: undefined });
  await refusedCalls(center, account);
  await keysAndSecret(center, account);
  return { day: planned.id, ring: first.id, ringAgain: again.id, failed: failed.id, plan };
}

async function refusedCalls(center: AccountCenter, { credentials }: CenterAccount): Promise<void> {
  const submit = async (body: string): Promise<unknown> => fetch(`${center.url}/api/v1/solve`, { method: 'POST', headers: { ...credentials, 'content-type': 'application/json' }, body });
  for (let count = 0; count < 3; count++) await submit('{"node_num": 3}');
  await submit('{');
}

async function keysAndSecret(center: AccountCenter, account: CenterAccount): Promise<void> {
  const { page, context } = await center.signIn(account, '/keys');
  for (const name of ['nightly planning', 'dispatch desk', 'trial of a partner']) {
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    await page.getByRole('button', { name: 'I saved it' }).click();
  }
  await page.getByRole('button', { name: 'Disable dispatch desk' }).click();
  await page.getByRole('button', { name: 'Revoke trial of a partner' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('revoked', { exact: true }).waitFor();
  await page.goto(`${center.url}/account/secret`);
  for (const [open, act] of [['Create secret', 'Create'], ['Rotate', 'Rotate']] as const) {
    await page.getByRole('button', { name: open }).click();
    await page.getByRole('dialog').getByRole('button', { name: act }).click();
    await page.getByRole('button', { name: 'I saved it' }).click();
  }
  await context.close();
}
