import type { Command } from 'commander';
import { hostname, userInfo } from 'node:os';
import { createAccounts, type Accounts } from '../accounts/accounts.js';
import { createAudit, type Audit, type AuditEntry } from '../accounts/audit.js';
import { createCallbackSecrets, type CallbackSecrets } from '../accounts/secrets.js';
import { createKeys, type KeySummary, type Keys } from '../accounts/keys.js';
import type { AccountRecord } from '../accounts/records.js';
import type { Plans } from '../accounts/plans.js';
import { loadConfig } from '../config.js';
import { createLogger } from '../log.js';
import { connectToBroker } from '../serve/broker-link.js';
import { readPlans } from '../serve/plans.js';
import { timeText, timeTextOrNull } from '../tasks/time-text.js';
import { lifetime } from './option-values.js';
import { table, type Output } from './output.js';
import { askedPassword } from './password.js';

interface Services {
  readonly accounts: Accounts;
  readonly keys: Keys;
  readonly secrets: CallbackSecrets;
  readonly audit: Audit;
  readonly plans: Plans;
}

/** Runs an action on the buckets of the running service, then disconnects from the broker. */
async function withServices<T>(action: (services: Services) => Promise<T>): Promise<T> {
  const config = loadConfig();
  const plans = readPlans(config);
  const broker = await connectToBroker(config, createLogger({ level: 'silent', process: 'roundsman' }), { name: 'roundsman-cli', patienceMs: 2000 });
  try {
    const by = { broker, actor: whoAsks() };
    return await action({ accounts: createAccounts({ ...by, plans }), keys: createKeys(by), secrets: createCallbackSecrets(by), audit: createAudit(by), plans });
  } finally {
    await broker.close();
  }
}

const PASSWORD_HELP = 'for the account center, 8 to 256 characters; without a value it is prompted for, or read from standard input if that is not a terminal';

/** Declares `account ...`. */
export function declareAccount(program: Command, output: Output): void {
  const account = program.command('account').description('accounts: create, list, show, set-plan, set-password, delete, callback-secret, audit');
  account
    .command('create USER')
    .requiredOption('--plan <plan>', 'id of a plan in the plans file')
    .option('--password [password]', PASSWORD_HELP)
    .action(async (user: string, { plan, password }: { plan: string; password?: string | true }) => {
      const given = password === undefined ? {} : { password: await askedPassword(password, user) };
      const record = await withServices(({ accounts }) => accounts.create({ user, plan, ...given }));
      output.answer(shownAccount(record), `account ${record.user} created on plan ${record.plan}`);
    });
  account.command('set-plan USER PLAN').action(async (user: string, plan: string) => {
    const record = await withServices(({ accounts }) => accounts.setPlan(user, plan));
    output.answer(shownAccount(record), `account ${record.user} is now on plan ${record.plan}`);
  });
  account
    .command('set-password USER')
    .description('set the password for the account center; ends all sessions of the account')
    .option('--password [password]', PASSWORD_HELP)
    .action(async (user: string, { password = true }: { password?: string | true }) => {
      const asked = await askedPassword(password, user);
      await withServices(({ accounts }) => accounts.setPassword(user, asked));
      output.answer({ user, password_set: true }, `password of account ${user} set`);
    });
  account.command('list').action(async () => {
    const records = (await withServices(({ accounts }) => accounts.list())).map(shownAccount);
    const rows = records.map(({ user, plan, access, created_at }) => [user, plan, access, created_at]);
    output.answer(records, table([['USER', 'PLAN', 'ACCESS', 'CREATED'], ...rows]));
  });
  account.command('show USER').action(async (user: string) => {
    const shown = await withServices(async ({ accounts, keys }) => {
      const record = await accounts.require(user);
      return { ...shownAccount(record), keys: (await keys.list(record)).map(shownKey) };
    });
    output.answer(shown);
  });
  account
    .command('delete USER')
    .description('delete an account with its keys, tasks, results and history; the audit log stays')
    .action(async (user: string) => {
      const deleted = await withServices(({ accounts }) => accounts.delete(user));
      const what = Object.entries(deleted).map(([kind, count]) => `${String(count)} ${kind}`).join(', ');
      output.answer({ user, deleted: true, ...deleted }, `account ${user} deleted, with ${what}`);
    });
  account
    .command('audit [USER]')
    .description('show who changed accounts, plans and keys, and when; includes deleted accounts')
    .action(async (user?: string) => {
      const entries = (await withServices(({ audit }) => audit.list(user))).map(shownEntry);
      const rows = entries.map(({ at, actor, action, user: whose, details }) => [at, actor, action, whose, Object.entries(details).map(([name, value]) => `${name}=${value}`).join(' ')]);
      output.answer(entries, table([['AT', 'WHO', 'WHAT', 'USER', 'DETAILS'], ...rows]));
    });
  account
    .command('callback-secret USER')
    .description('create the secret that signs callbacks; it is shown only once')
    .option('--rotate', 'create a new one; the previous one stays valid')
    .action(async (user: string, options: { rotate?: boolean }) => {
      const secret = await withServices(async ({ accounts, secrets }) => {
        const record = await accounts.require(user);
        return options.rotate === true ? secrets.rotate(record) : secrets.create(record);
      });
      output.answer({ user, secret }, secret);
    });
}

/** Declares `key ...`. */
export function declareKey(program: Command, output: Output): void {
  const key = program.command('key').description('API keys: create, list, disable, enable, revoke, delete');
  key
    .command('create USER')
    .description('create a key; it is shown only once')
    .option('--name <name>', 'purpose of the key')
    .option('--expires-in <time>', 'lifetime, for example 30d or 12h', lifetime)
    .action(async (user: string, options: { name?: string; expiresIn?: number }) => {
      const { name, expiresIn } = options;
      const made = await withServices(async ({ accounts, keys, plans }) => {
        const account = await accounts.require(user);
        const key = await keys.create(account, { ...(name === undefined ? {} : { name }), ...(expiresIn === undefined ? {} : { expiresInMs: expiresIn }) });
        return { ...key, plan: account.plan, hasAccess: plans.get(account.plan)?.apiAccess === true };
      });
      if (!made.hasAccess) output.note(`The plan ${JSON.stringify(made.plan)} of ${user} does not include API access: calls with this key get 403. Change it with "account set-plan ${user} PLAN".`);
      output.answer({ ...shownKey(made.record), key: made.key }, `${made.key}\n(key ${made.record.id} of ${user}, shown only once)`);
    });
  key.command('list USER').action(async (user: string) => {
    const list = (await withServices(async ({ accounts, keys }) => keys.list(await accounts.require(user)))).map(shownKey);
    const rows = list.map(({ id, name, state, created_at, expires_at }) => [id, state, created_at, expires_at ?? 'never', name]);
    output.answer(list, table([['ID', 'STATE', 'CREATED', 'EXPIRES', 'NAME'], ...rows]));
  });
  for (const change of ['disable', 'enable', 'revoke'] as const) {
    key.command(`${change} USER ID`).action(async (user: string, id: string) => {
      const record = await withServices(async ({ accounts, keys }) => keys[change](await accounts.require(user), id));
      output.answer(shownKey(record), `key ${record.id} is ${record.state}`);
    });
  }
  key.command('delete USER ID').action(async (user: string, id: string) => {
    await withServices(async ({ accounts, keys }) => keys.delete(await accounts.require(user), id));
    output.answer({ id, deleted: true }, `key ${id} deleted`);
  });
}

/** The user running this command, as the system names them. */
function whoAsks(): string {
  try {
    return `cli:${userInfo().username}@${hostname()}`;
  } catch {
    return `cli:${process.getuid?.() ?? 'unknown'}@${hostname()}`;
  }
}

function shownEntry({ at, actor, action, account, user, details }: AuditEntry) {
  return { at: timeText(at), actor, action, account, user, details };
}

function shownAccount({ id, user, plan, access, createdAt, passwordHash }: AccountRecord) {
  return { id, user, plan, access, created_at: timeText(createdAt), has_password: passwordHash !== undefined };
}

function shownKey({ id, name, state, createdAt, expiresAt, expired }: KeySummary) {
  return {
    id,
    name,
    state: expired && state === 'active' ? 'expired' : state,
    created_at: timeText(createdAt),
    expires_at: timeTextOrNull(expiresAt),
  };
}
