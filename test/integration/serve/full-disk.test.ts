import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { pino } from 'pino';
import { connectBroker } from '../../../src/nats/connect-broker.js';
import { readBrokerFile } from '../../../src/serve/broker-file.js';
import { StoreFullError } from '../../../src/tasks/broker-errors.js';
import { FullDiskService, RECOVERY_MS } from '../../helpers/full-disk-service.js';
import { rejection } from '../../helpers/rejection.js';
import { mountSmallDisk, type SmallDisk } from '../../helpers/small-disk.js';
import { until } from '../../helpers/until.js';

describe('a service on a disk of 64 MB', function () {
  let disk: SmallDisk;
  let full: FullDiskService | undefined;
  before(async function () {
    const mounted = mountSmallDisk('tmpfs');
    if ('impossible' in mounted) {
      console.log(`      skipped: ${mounted.impossible}`);
      this.skip();
      return;
    }
    disk = mounted;
    full = await FullDiskService.start(disk);
  });
  after(async () => {
    await full?.stop();
    (disk as SmallDisk | undefined)?.remove();
  });

  it('refuses within two seconds while it is full, still answers polls, and accepts within ten seconds of free space; every accepted task ends', async () => {
    const running = full!;
    await running.submit();
    await running.allSolved(20_000);
    const known = running.accepted[0]!;
    for (let i = 0; i < 4; i++) await running.submit();

    await running.fillUntilRefused(known, 3);
    expect(await running.metric(/^roundsman_submissions_possible\{/)).to.equal(0);
    expect(await running.metric(/^roundsman_broker_stream_writable\{.*process="api-1".* 0$/)).to.equal(0);
    expect(await running.metric(/^roundsman_data_disk_free_bytes\{/)).to.equal(0);

    expect(await running.emptyUntilAccepted()).to.be.below(RECOVERY_MS);
    await until('the gauge', async () => (await running.metric(/^roundsman_submissions_possible\{/)) === 1);
    expect(await running.metric(/^roundsman_process_restarts_total\{role="nats-server"/)).to.equal(1);
    await running.allSolved(60_000);
  });

  it('reaches the limit of its store before the disk is full, and says so', async () => {
    const running = full!;
    const { url, user, password, jobLimit, storeLimitBytes } = readBrokerFile(running.service.dataDir)!;
    const broker = await connectBroker({ servers: url, user, password, jobLimit, storeLimitBytes, private: true, name: 'test', logger: pino({ level: 'silent' }) });
    try {
      let fillers = 0;
      const error = await rejection((async () => {
        for (;;) await broker.blobs.put(`result.filler.${fillers++}`, randomBytes(400_000));
      })());
      expect(error).to.be.instanceOf(StoreFullError);
      expect(disk.freeBytes()).to.be.above(4 * 2 ** 20);
      const { status, body } = await until('the refusal', async () => {
        const answered = await running.submit();
        return answered.status === 200 ? null : answered;
      });
      expect(status).to.equal(503);
      expect(body.error).to.match(/store is nearly full|store takes no writes/);
      for (let n = 0; n < fillers; n++) await broker.blobs.delete(`result.filler.${n}`);
      await until('a submission to be accepted', async () => (await running.submit()).status === 200, undefined, 200);
      await running.allSolved(60_000);
    } finally {
      await broker.close();
    }
    expect(await running.metric(/^roundsman_process_restarts_total\{role="nats-server"/)).to.equal(1);
  });
});
