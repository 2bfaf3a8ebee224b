import { expect } from 'chai';
import { connect, type NatsConnection } from 'nats';
import { pino } from 'pino';
import { createAccounts } from '../../../src/accounts/accounts.js';
import { createAdmission } from '../../../src/accounts/admission.js';
import { createCallbackSecrets } from '../../../src/accounts/secrets.js';
import { createHistory } from '../../../src/accounts/history.js';
import { createKeys } from '../../../src/accounts/keys.js';
import { parsePlans } from '../../../src/accounts/plans.js';
import type { AccountRecord } from '../../../src/accounts/records.js';
import { createBusyGate, type ServiceLoad } from '../../../src/tasks/busy.js';
import { newTaskId } from '../../../src/tasks/ids.js';
import { submitTask } from '../../../src/tasks/submit.js';
import type { Broker } from '../../../src/tasks/ports.js';
import { workOnJob } from '../../../src/worker/work.js';
import type { WorkDeps } from '../../../src/worker/job.js';
import { startNatsServer, type TestServer } from '../../helpers/nats-server.js';
import { planEntry } from '../../helpers/plan-entry.js';
import { connectTest } from '../../helpers/test-broker.js';

const plans = parsePlans({ plans: [planEntry({ id: 'pro' })] });
const logger = pino({ level: 'silent' });

/** Every message of every stream except the audit log's whose subject or body contains the text. */
async function mentions(server: TestServer, text: string): Promise<string[]> {
  const nc: NatsConnection = await connect({ servers: server.url, user: server.user, pass: server.password });
  const jsm = await nc.jetstreamManager();
  const found: string[] = [];
  for await (const { config, state } of jsm.streams.list()) {
    if (config.name === 'KV_roundsman_audit') continue;
    for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
      const message = await jsm.streams.getMessage(config.name, { seq }).catch(() => null);
      if (message && `${message.subject} ${Buffer.from(message.data).toString('latin1')}`.includes(text)) found.push(`${config.name} ${message.subject}`);
    }
  }
  await nc.close();
  return found;
}

describe('the deletion of an account with the real broker', () => {
  let server: TestServer;
  let broker: Broker;
  before(async () => { server = await startNatsServer(); });
  beforeEach(async () => { broker = await connectTest(server); });
  after(() => server.stop());

  const submit = async (account: AccountRecord): Promise<string> => {
    const admission = createAdmission({ broker });
    const history = createHistory({ broker, plans });
    const { record, deferred } = await submitTask({
      broker, admission, history, logger, now: Date.now,
      busy: createBusyGate({ jobs: broker.jobs, settings: broker.bucket<ServiceLoad>('settings'), depth: 100 }),
    }, {
      id: newTaskId(), idempotent: false, problem: Buffer.alloc(600_000, 'x'), limits: { submissionsPerMinute: 100, monthlyQuota: 100 },
      facts: { account: account.id, access: 'direct', pool: 'quick', strategy: 'savings', seed: 1, limitSeconds: 5, nodes: 3, vehicles: 1, bodyDigest: 'digest' },
    });
    await deferred;
    return record.id;
  };
  const workDeps = (solve: WorkDeps['solve']): WorkDeps => ({
    broker, solve, logger, owner: 'slot', resultTtlMs: 1e6, now: Date.now, admission: createAdmission({ broker }), history: createHistory({ broker, plans }),
    callbacks: { send: () => Promise.resolve({ outcome: 'delivered' }) },
  });

  it('leaves nothing with its id, not even of a task that was being solved, and does not affect another account', async () => {
    const accounts = createAccounts({ broker, plans, settleMs: 0 });
    const [gone, stays] = [await accounts.create({ user: 'gone', plan: 'pro' }), await accounts.create({ user: 'stays', plan: 'pro' })];
    for (const account of [gone, stays]) {
      await createKeys({ broker }).create(account);
      await createCallbackSecrets({ broker }).create(account);
    }
    const solving = await submit(gone);
    const [waiting, kept] = [await submit(gone), await submit(stays)];
    expect((await mentions(server, gone.id)).length).to.be.above(10);

    const envelope = Buffer.from('{"success":true}');
    const delivery = (await broker.jobs.next('quick', AbortSignal.timeout(5_000)))!;
    expect(delivery.id).to.equal(solving);
    const result = await workOnJob(workDeps(async (task) => {
      await accounts.delete('gone');
      return { kind: 'solved', envelope, solveSeconds: 1, strategy: task.strategy };
    }), delivery, new AbortController().signal);
    expect(result).to.equal('dropped');
    expect((await broker.jobs.list()).map(({ id }) => id)).to.deep.equal([kept]);
    await broker.close();

    for (const text of [gone.id, solving, waiting]) expect(await mentions(server, text), text).to.deep.equal([]);
    expect((await mentions(server, stays.id)).length).to.be.above(5);
  });

  it('keeps the audit log, which the broker itself protects from changes', async () => {
    const nc = await connect({ servers: server.url, user: server.user, pass: server.password });
    const jsm = await nc.jetstreamManager();
    const { state, config } = await jsm.streams.info('KV_roundsman_audit');
    expect(state.messages).to.be.above(3);
    expect(config).to.include({ deny_delete: true, deny_purge: true, max_msgs_per_subject: -1, max_age: 0 });
    const message = await jsm.streams.getMessage('KV_roundsman_audit', { seq: 1 });
    expect(await jsm.streams.deleteMessage('KV_roundsman_audit', 1).catch(() => 'refused')).to.equal('refused');
    expect(await jsm.streams.purge('KV_roundsman_audit').catch(() => 'refused')).to.equal('refused');
    await nc.jetstream().publish(message.subject, '{}');
    expect((await jsm.streams.getMessage('KV_roundsman_audit', { seq: 1 })).data).to.deep.equal(message.data);
    await nc.close();
    await broker.close();
  });
});
