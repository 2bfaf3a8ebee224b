import { expect } from 'chai';
import { ServiceError } from '../../../src/errors.js';
import { createAdmission } from '../../../src/accounts/admission.js';
import { BrokerUnavailableError } from '../../../src/tasks/broker-errors.js';
import { createMemoryBroker, type MemoryBroker } from '../../helpers/memory-broker.js';
import { rejection } from '../../helpers/rejection.js';

const NOVEMBER = Date.UTC(2026, 10, 15, 12, 0, 0);
const LIMITS = { submissionsPerMinute: 1000, monthlyQuota: 1000 };

describe('admission', () => {
  let broker: MemoryBroker;
  let at: number;
  const now = (): number => at;
  beforeEach(() => {
    broker = createMemoryBroker();
    at = NOVEMBER;
  });

  it('admits exactly as many as the quota leaves when a hundred arrive at once through two processes', async () => {
    for (let round = 0; round < 20; round++) {
      broker = createMemoryBroker();
      const processes = [createAdmission({ broker, now }), createAdmission({ broker, now })] as const;
      const outcomes = await Promise.allSettled(Array.from({ length: 100 }, (_, i) => processes[i % 2 as 0 | 1].charge('a', { ...LIMITS, monthlyQuota: 30 }, `task-${i}`)));
      const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as ServiceError] : []));
      expect(refused).to.have.length(70);
      expect(new Set(refused.map(({ code }) => code))).to.deep.equal(new Set(['monthly_quota_exceeded']));
      expect(refused[0]?.message).to.include('30');
      expect(await processes[0].used('a')).to.equal(30);
    }
  });

  it("keeps the count of the current month whatever months wrong clocks have charged", async () => {
    const admission = createAdmission({ broker, now });
    const limits = { ...LIMITS, monthlyQuota: 2 };
    await admission.charge('a', limits, 'first');
    await admission.charge('a', limits, 'second');
    for (let month = 1; month <= 12; month++) {
      at = Date.UTC(2030, month, 1);
      await admission.charge('a', limits, `ahead-${month}`);
    }
    at = NOVEMBER;
    expect(await admission.used('a')).to.equal(2);
    expect(await rejection(admission.charge('a', limits, 'third'))).to.include({ code: 'monthly_quota_exceeded' });
  });

  it('writes far less often than it is called under concurrency', async () => {
    const admission = createAdmission({ broker, now });
    await Promise.all(Array.from({ length: 500 }, (_, i) => admission.charge('a', LIMITS, `task-${i}`)));
    expect(await admission.used('a')).to.equal(500);
    expect(broker.log.filter((line) => /admission\.(update|create)/.test(line)).length).to.be.at.most(5);
  });

  it('admits a submission on a cached record, but refuses only after a fresh read', async () => {
    const [admission, other] = [createAdmission({ broker, now }), createAdmission({ broker, now })];
    const limits = { submissionsPerMinute: 2, monthlyQuota: 1000 };
    await admission.charge('a', limits, 'first');
    const reads = broker.log.length;
    await admission.precheck('a', limits);
    expect(broker.log.length).to.equal(reads);
    await admission.charge('a', limits, 'second');
    await other.refund('a', 'second');
    // last seen as full; now there is room
    await admission.precheck('a', limits);
    await other.charge('a', limits, 'third');
    expect(await rejection(admission.charge('a', limits, 'fourth'))).to.be.instanceOf(ServiceError);
  });

  it('counts accepted submissions over a sliding window of sixty seconds, across minute boundaries', async () => {
    const admission = createAdmission({ broker, now });
    const limits = { submissionsPerMinute: 10, monthlyQuota: 1000 };
    at = NOVEMBER + 59_500;
    for (let i = 0; i < 10; i++) await admission.charge('a', limits, `first-${i}`);
    at = NOVEMBER + 61_000;
    const error = await rejection(admission.charge('a', limits, 'more')) as ServiceError;
    expect(error.code).to.equal('rate_limit_exceeded');
    expect(error.retryAfterSeconds).to.equal(59);
    expect(((await rejection(admission.precheck('a', limits))) as ServiceError).code).to.equal('rate_limit_exceeded');
    at = NOVEMBER + 119_900;
    expect(await rejection(admission.charge('a', limits, 'more'))).to.be.instanceOf(ServiceError);
    at = NOVEMBER + 61_000 + 59_000;
    await admission.precheck('a', limits);
    await admission.charge('a', limits, 'more');
    expect(await admission.used('a')).to.equal(11);
  });

  it('reports what is left of the minute and when more is possible', async () => {
    const admission = createAdmission({ broker, now });
    const limits = { submissionsPerMinute: 2, monthlyQuota: 10 };
    expect(admission.rate('a', limits)).to.equal(null);
    await admission.precheck('a', limits);
    expect(admission.rate('a', limits)).to.deep.equal({ limit: 2, used: 0, remaining: 2, resetSeconds: 0 });
    await admission.charge('a', limits, 'one');
    at += 20_000;
    expect(admission.rate('a', limits)).to.deep.equal({ limit: 2, used: 1, remaining: 1, resetSeconds: 41 });
    await admission.charge('a', limits, 'two');
    expect(admission.rate('a', limits)).to.deep.equal({ limit: 2, used: 2, remaining: 0, resetSeconds: 41 });
    const refused = await rejection(admission.charge('a', limits, 'three')) as ServiceError;
    expect(refused.retryAfterSeconds).to.equal(41);
    expect(admission.rate('a', { ...limits, submissionsPerMinute: 1 })).to.deep.equal({ limit: 1, used: 2, remaining: 0, resetSeconds: 61 });
    expect(admission.rate('a', { ...limits, submissionsPerMinute: 0 })).to.deep.equal({ limit: 0, used: 2, remaining: 0, resetSeconds: 61 });
  });

  it('reports the usage of the month, and when it ends', async () => {
    const admission = createAdmission({ broker, now });
    const limits = { submissionsPerMinute: 5, monthlyQuota: 3 };
    for (const id of ['one', 'two']) await admission.charge('a', limits, id);
    const december = Date.UTC(2026, 11, 1);
    expect((await admission.usage('a', limits)).month).to.deep.equal({ limit: 3, used: 2, remaining: 1, resetsAt: december });
    expect((await admission.usage('a', { ...limits, monthlyQuota: 1 })).month).to.include({ used: 2, remaining: 0 });
    at = december;
    expect((await createAdmission({ broker, now }).usage('a', limits)).month).to.deep.equal({ limit: 3, used: 0, remaining: 3, resetsAt: Date.UTC(2027, 0, 1) });
  });

  it('never admits more than the plan in any sixty seconds, over random arrivals', async () => {
    const admission = createAdmission({ broker, now });
    const limits = { submissionsPerMinute: 20, monthlyQuota: 100_000 };
    const accepted: number[] = [];
    for (let i = 0; i < 2000; i++) {
      at += (i * 7919) % 1500;
      const outcome = await admission.charge('a', limits, `task-${i}`).then(() => null, (error: unknown) => error as ServiceError);
      if (outcome === null) accepted.push(at);
      else expect(outcome.retryAfterSeconds).to.be.within(1, 61);
    }
    for (const [i, start] of accepted.entries()) {
      expect(accepted.slice(i).filter((time) => time < start + 60_000).length).to.be.at.most(20);
    }
    expect(accepted.length).to.be.greaterThan(300);
  });

  it('charges the same task once, open or just settled', async () => {
    const admission = createAdmission({ broker, now });
    await Promise.all([admission.charge('a', LIMITS, 'task'), admission.charge('a', LIMITS, 'task')]);
    await admission.settle('a', 'task');
    await admission.charge('a', LIMITS, 'task');
    expect(await admission.used('a')).to.equal(1);
  });

  it('refunds an open charge once, in rate and quota', async () => {
    const admission = createAdmission({ broker, now });
    const limits = { submissionsPerMinute: 1, monthlyQuota: 1 };
    await admission.charge('a', limits, 'task');
    at += 1000;
    await admission.refund('a', 'task');
    await admission.refund('a', 'task');
    expect(await admission.used('a')).to.equal(0);
    await admission.charge('a', limits, 'other');
    await admission.refund('a', 'never-charged');
    expect(await admission.used('a')).to.equal(1);
  });

  it('refunds a settled charge once, in the month of the charge', async () => {
    const admission = createAdmission({ broker, now });
    for (const id of ['one', 'two']) {
      await admission.charge('a', LIMITS, id);
      await admission.settle('a', id);
    }
    await broker.bucket('tasks').put('two', { id: 'two', account: 'a', createdAt: at });
    at = Date.UTC(2026, 11, 1, 0, 0, 1);
    await admission.charge('a', LIMITS, 'three');
    await admission.refund('a', 'two');
    await admission.refund('a', 'two');
    expect(await admission.used('a')).to.equal(1);
    const stored = await broker.bucket<{ used: unknown }>('admission').get('a');
    expect(stored?.value.used).to.deep.equal({ '2026-11': 1, '2026-12': 1 });
  });

  it('resets with the calendar month in UTC, and says when', async () => {
    const admission = createAdmission({ broker, now });
    const limits = { ...LIMITS, monthlyQuota: 1 };
    at = Date.UTC(2026, 10, 30, 23, 59, 50);
    await admission.charge('a', limits, 'one');
    const error = await rejection(admission.precheck('a', limits)) as ServiceError;
    expect([error.code, error.retryAfterSeconds]).to.deep.equal(['monthly_quota_exceeded', 10]);
    at += 10_000;
    await admission.charge('a', limits, 'two');
  });

  it('lists reservations that stay open until they are settled', async () => {
    const admission = createAdmission({ broker, now });
    await admission.charge('a', LIMITS, 'old');
    await admission.charge('b', LIMITS, 'old-settled');
    await admission.settle('b', 'old-settled');
    at += 70_000;
    await admission.charge('b', LIMITS, 'young');
    expect(await admission.openReservations(60_000)).to.deep.equal([{ account: 'a', taskId: 'old', at: NOVEMBER }]);
  });

  it('keeps a charge whose confirmation was lost as an open reservation, never twice', async () => {
    const admission = createAdmission({ broker, now });
    broker.inject({ operation: 'admission.create', when: 'after' });
    expect(await rejection(admission.charge('a', LIMITS, 'task'))).to.be.instanceOf(BrokerUnavailableError);
    await admission.charge('a', LIMITS, 'task');
    expect(await admission.used('a')).to.equal(1);
    at += 61_000;
    expect(await admission.openReservations(60_000)).to.have.length(1);
  });

  it('stays consistent when a clock jumps ahead and back', async () => {
    const admission = createAdmission({ broker, now });
    const limits = { submissionsPerMinute: 2, monthlyQuota: 10 };
    await admission.charge('a', limits, 'now');
    at += 3_600_000;
    await admission.charge('a', limits, 'ahead-1');
    await admission.charge('a', limits, 'ahead-2');
    at = NOVEMBER + 1000;
    await admission.charge('a', limits, 'back');
    expect(await admission.used('a')).to.equal(4);
  });

  it('sees what other processes did before it refuses, and makes no unnecessary reads', async () => {
    const [mine, other] = [createAdmission({ broker, now }), createAdmission({ broker, now })];
    const limits = { ...LIMITS, monthlyQuota: 2 };
    await mine.charge('a', limits, 'one');
    await mine.charge('a', limits, 'two');
    await other.refund('a', 'two');
    await mine.charge('a', limits, 'three');
    expect(await other.used('a')).to.equal(2);
    expect(await rejection(other.charge('a', limits, 'four'))).to.be.instanceOf(ServiceError);
    const from = broker.log.length;
    await mine.settle('a', 'three');
    expect(broker.log.slice(from)).to.deep.equal(['admission.update a']);
  });

  it('starts again for an account that was deleted in the meantime', async () => {
    const admission = createAdmission({ broker, now });
    await admission.charge('a', LIMITS, 'one');
    await broker.bucket('admission').delete('a');
    await admission.charge('a', LIMITS, 'two');
    expect(await admission.used('a')).to.equal(1);
  });
});
