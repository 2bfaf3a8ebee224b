import { expect } from 'chai';
import { FullDiskService, RECOVERY_MS } from '../helpers/full-disk-service.js';
import { mountSmallDisk } from '../helpers/small-disk.js';

const ROUNDS = 10;

for (const kind of ['tmpfs', 'ext4'] as const) {
  describe(`a service on an ${kind} of 64 MB`, () => {
    it(`recovers without intervention however often the disk is full (${ROUNDS} times), and loses nothing`, async function () {
      const disk = mountSmallDisk(kind);
      if ('impossible' in disk) {
        console.log(`      skipped: ${disk.impossible}`);
        this.skip();
        return;
      }
      const full = await FullDiskService.start(disk);
      const recoveries: number[] = [];
      try {
        await full.submit();
        await full.allSolved(20_000);
        const known = full.accepted[0]!;
        for (let round = 0; round < ROUNDS; round++) {
          for (let n = 0; n < 5; n++) await full.submit(n % 2 === 0 ? {} : { time_limit_seconds: 2, strategy: 'lasts' });
          await full.fillUntilRefused(known, 2 + round);
          recoveries.push(await full.emptyUntilAccepted());
        }
        await full.allSolved(180_000);
        console.log(`      ${full.accepted.length} accepted, ${full.refused.length} refused, slowest refusal ${Math.max(...full.refused.map(({ ms }) => Math.round(ms)))} ms, `
          + `slowest recovery ${Math.round(Math.max(...recoveries))} ms, 0 lost`);
        expect(Math.max(...recoveries)).to.be.below(RECOVERY_MS);
      } finally {
        await full.stop();
        disk.remove();
      }
    }).timeout(600_000);
  });
}
