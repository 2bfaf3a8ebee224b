import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { createAdmission } from '../../../src/accounts/admission.js';
import { createHistory } from '../../../src/accounts/history.js';
import { bucketSubject } from '../../../src/nats/streams.js';
import { brokerCache, versionOf } from '../../../src/serve/broker-binary.js';
import type { Broker } from '../../../src/tasks/ports.js';
import { startNatsServer, type TestServer } from '../../helpers/nats-server.js';
import { startTcpProxy } from '../../helpers/tcp-proxy.js';
import { connectTest } from '../../helpers/test-broker.js';

const HOUR = 3_600_000;
const OLDEST = process.env['NATS_SERVER_2_9'] ?? join(brokerCache(), 'system', 'nats-server');

describe("the broker's clock", () => {
  for (const [name, path] of [['a current nats-server', null], ['the oldest nats-server', OLDEST]] as const) {
    describe(`of ${name}`, () => {
      let server: TestServer;
      let brokers: Broker[];
      before(async function () {
        const version = path === null ? null : existsSync(path) ? versionOf(path) : undefined;
        if (version === undefined) {
          this.skip();
          return;
        }
        server = await startNatsServer(path !== null && version !== null ? { binary: { path, version } } : {});
        // Three machines: one with a correct clock, one an hour ahead, one an hour behind.
        brokers = await Promise.all([0, HOUR, -HOUR].map((skew) => connectTest(server, { localNow: () => Date.now() + skew })));
      });
      after(async () => {
        await Promise.all((brokers as Broker[] | undefined ?? []).map((broker) => broker.close()));
        await (server as TestServer | undefined)?.stop();
      });

      it('is the same for processes whose own clocks are an hour apart, and each knows its own offset', () => {
        for (const [i, skew] of [0, HOUR, -HOUR].entries()) {
          expect(Math.abs(brokers[i]!.clock.now() - Date.now())).to.be.below(1_000);
          expect(Math.abs(brokers[i]!.clock.skewMs() - skew)).to.be.below(1_000);
          expect(brokers[i]!.clock.jump()).to.equal(null);
        }
      });

      it("accepts exactly the plan's number per minute, however far apart the clocks of the processes are", async () => {
        const admissions = brokers.map((broker) => createAdmission({ broker }));
        const limits = { submissionsPerMinute: 30, monthlyQuota: 1_000 };
        let accepted = 0;
        for (let i = 0; i < 160; i++) {
          await admissions[i % 3]!.charge('account', limits, `task-${i}`).then(() => accepted++, () => undefined);
        }
        expect(accepted).to.equal(30);
        for (const admission of admissions) expect(await admission.used('account')).to.equal(30);
      });

      it('keeps recent history entries even if the clock of the process is ahead', async () => {
        const [right, ahead] = brokers as [Broker, Broker];
        const plans = { list: [], get: () => undefined, forSubscription: () => undefined };
        await right.bucket('accounts').put('id.a', { v: 1, id: 'a', user: 'a', access: 'direct', plan: 'gone', createdAt: right.clock.now() });
        await right.bucket('history').put('a.task', { v: 1, id: 'task', account: 'a', state: 'queued', createdAt: right.clock.now() - 30 * 24 * HOUR + HOUR / 2 });
        expect(await createHistory({ broker: ahead, plans }).prune()).to.equal(0);
      });

      // Only servers without their time in descriptions are written to.
      if (path !== null) it('is read again if its stream was described by a server that did not take messages for it yet', async () => {
        const proxy = await startTcpProxy(server.port);
        try {
          const refused = proxy.refuseNext(bucketSubject('leases', 'clock'));
          const broker = await connectTest(server, { servers: `nats://127.0.0.1:${proxy.port}` });
          expect(Math.abs(broker.clock.now() - Date.now())).to.be.below(1_000);
          await refused;
          await broker.close();
        } finally {
          await proxy.close();
        }
      });
    });
  }
});
