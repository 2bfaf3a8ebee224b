import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAccounts } from '../../../src/accounts/accounts.js';
import { createAdmission } from '../../../src/accounts/admission.js';
import { createAudit } from '../../../src/accounts/audit.js';
import { createCallbackSecrets } from '../../../src/accounts/secrets.js';
import { createHistory } from '../../../src/accounts/history.js';
import { createKeys } from '../../../src/accounts/keys.js';
import { unpackRequest } from '../../../src/contract/pack.js';
import { packageRoot } from '../../../src/root.js';
import { BrokerUnavailableError, NewerFormError } from '../../../src/tasks/broker-errors.js';
import { problemKey } from '../../../src/tasks/ids.js';
import { stateMembers } from '../../../src/tasks/envelope.js';
import type { BucketName } from '../../../src/tasks/ports.js';
import type { TaskRecord } from '../../../src/tasks/record.js';
import { withHttpService } from '../../helpers/http-service.js';
import { createMemoryBroker, type MemoryBroker } from '../../helpers/memory-broker.js';
import { rejection } from '../../helpers/rejection.js';
import { createTaskWorld } from '../../helpers/task-world.js';

/** The stored data of release 0.1, byte for byte: never change it, only add that of later forms. */
interface Stored {
  readonly key: string;
  readonly records: readonly (readonly [BucketName, string, Record<string, unknown>])[];
  /** Base64. */
  readonly blobs: Readonly<Record<string, string>>;
}

const STORED = JSON.parse(readFileSync(join(packageRoot, 'test', 'data', 'stored', '0.1.json'), 'utf8')) as Stored;
const task = (state: string): TaskRecord => STORED.records.find(([bucket, , value]) => bucket === 'tasks' && value['state'] === state)![2] as unknown as TaskRecord;
const CREDENTIALS = { 'x-user-name': 'stored', 'x-api-key': STORED.key };

/** A broker with all of it; the named bucket in the form of a later release instead. */
async function brokerWith(newer?: BucketName): Promise<MemoryBroker> {
  const broker = createMemoryBroker({ now: () => task('solved').createdAt });
  for (const [bucket, key, value] of STORED.records) {
    await broker.bucket(bucket).put(key, bucket === newer ? { ...value, v: 2, novelty: true } : value);
  }
  for (const [key, bytes] of Object.entries(STORED.blobs)) await broker.blobs.put(key, Buffer.from(bytes, 'base64'));
  return broker;
}
const at = () => task('solved').finishedAt! + 1000;

describe('what an earlier release stored', () => {
  it('is read: keys are accepted, results are returned byte by byte, with the state and times of their records; plans, rates, secrets, history and audit are kept', async () => {
    const broker = await brokerWith();
    await withHttpService({ broker, now: at }, async (service) => {
      const solved = task('solved');
      const answer = await service.poll(solved.id, CREDENTIALS);
      const stored = Buffer.from(STORED.blobs[solved.resultKey!]!, 'base64').toString();
      expect(answer.text.startsWith(stored.slice(0, -1))).to.equal(true);
      expect(answer.body).to.deep.equal({ ...JSON.parse(stored), ...stateMembers('solved', solved) });
      expect((await service.poll(task('queued').id, CREDENTIALS)).body.result).to.include({ phase: 'queued' });
      const account = (await createAccounts({ broker, plans: service.plans }).find('stored'))!;
      expect(account.plan).to.equal('pro');
      expect((await createKeys({ broker }).list(account)).map(({ state }) => state)).to.deep.equal(['active']);
      expect(await createCallbackSecrets({ broker }).secretsFor(account.id)).to.have.length(1);
      expect(await createAdmission({ broker, now: at }).used(account.id)).to.equal(2);
      const history = createHistory({ broker, plans: service.plans, now: at });
      const entry = (await history.list(account.id)).find(({ id }) => id === solved.id);
      expect(entry).to.include({ id: solved.id, state: 'solved' });
      expect(unpackRequest((await history.request(entry!))!)).to.have.property('vehicleCount');
      expect(await createAudit({ broker }).list('stored')).to.have.length.above(0);
    });
  });

  it('is processed: a waiting task is solved, and its problem is complete', async () => {
    const broker = await brokerWith();
    const waiting = task('queued');
    await broker.jobs.publish('general', waiting.id, 'again');
    const world = createTaskWorld(broker);
    expect(unpackRequest((await broker.blobs.get(problemKey(waiting)))!)).to.have.property('vehicleCount');
    await world.workAll();
    expect(await world.record(waiting.id)).to.include({ state: 'solved', v: 1 });
  });
});

describe('what a later release stored', () => {
  /** Records of an unknown form were not changed. */
  const untouched = async (broker: MemoryBroker, bucket: BucketName): Promise<void> => {
    for (const [name, key, value] of STORED.records) {
      if (name === bucket) expect((await broker.bucket(bucket).get(key))?.value, key).to.deep.equal({ ...value, v: 2, novelty: true });
    }
  };

  for (const bucket of ['tasks', 'keys', 'accounts'] as const) {
    it(`is answered with 503 and not changed: ${bucket}`, async () => {
      const broker = await brokerWith(bucket);
      await withHttpService({ broker, now: at }, async (service) => {
        for (const state of ['solved', 'queued']) {
          const answer = await service.poll(task(state).id, CREDENTIALS);
          expect(answer.status).to.equal(503);
          expect(answer.body).to.include({ code: 'service_unavailable' });
        }
      });
      await untouched(broker, bucket);
    });
  }

  it('is refused to operators with a message that names both forms', async () => {
    const { plans } = await withPlans();
    const broker = await brokerWith('accounts');
    const error = await rejection(createAccounts({ broker, plans }).list());
    expect(error).to.be.instanceOf(NewerFormError).and.instanceOf(BrokerUnavailableError);
    expect((error as Error).message).to.match(/has record version 2, this release reads 1; run a release that knows it/);
  });

  it('is left to the other release by worker and reconciler, and its messages stay', async () => {
    const broker = await brokerWith('tasks');
    const waiting = task('queued');
    await broker.jobs.publish('general', waiting.id, 'again');
    const world = createTaskWorld(broker);
    world.clock = at() + 365 * 86_400_000;
    expect(await world.work()).to.equal('retried');
    const reconciler = world.reconciler();
    await reconciler.pass();
    await reconciler.stop();
    expect(broker.inspectQueue().map(({ id }) => id)).to.deep.equal([waiting.id]);
    await untouched(broker, 'tasks');
    expect((await broker.blobs.list('')).length).to.equal(Object.keys(STORED.blobs).length);
  });
});

async function withPlans() {
  let plans: Parameters<typeof createAccounts>[0]['plans'];
  await withHttpService({}, async (service) => { plans = service.plans; });
  return { plans: plans! };
}
