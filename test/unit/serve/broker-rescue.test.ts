import { expect } from 'chai';
import { pino } from 'pino';
import { BrokerRescue, type DiskRoom } from '../../../src/serve/broker-rescue.js';
import { until } from '../../helpers/until.js';

const FULL: DiskRoom = { freeBytes: 0, sizeBytes: 1000, freeFiles: 5000 };
const ROOM: DiskRoom = { ...FULL, freeBytes: 30 };

describe('the rescue of a broker that could not write', () => {
  let disk: DiskRoom;
  let looks: number;
  let clock: number;
  let restarts: string[];
  let rescue: BrokerRescue;
  beforeEach(() => {
    [disk, looks, clock, restarts] = [FULL, 0, 0, []];
    rescue = new BrokerRescue({
      folder: '/data', log: pino({ level: 'silent' }), everyMs: 1, now: () => clock,
      restart: (reason) => restarts.push(reason),
      measure: () => {
        looks++;
        return Promise.resolve(disk);
      },
    });
  });
  afterEach(() => rescue.clear());
  const someLooks = async (): Promise<unknown> => {
    const from = looks;
    return until('some looks', () => looks >= from + 3);
  };

  it('restarts it once there is space, and not before', async () => {
    rescue.noteWriteError('critical write error: no space left on device');
    await someLooks();
    disk = { ...FULL, freeBytes: 29 };
    await someLooks();
    disk = { ...ROOM, freeFiles: 99 };
    await someLooks();
    expect(restarts).to.deep.equal([]);
    disk = ROOM;
    await until('the restart', () => restarts.length > 0);
    expect(restarts).to.deep.equal(['it could not write, and its disk has room now: critical write error: no space left on device']);
  });

  it('restarts it every time the disk was full, however soon', async () => {
    for (let n = 1; n <= 5; n++) {
      disk = FULL;
      rescue.noteWriteError('no space');
      await someLooks();
      disk = ROOM;
      await until('the restart', () => restarts.length === n);
    }
  });

  it('restarts it at growing intervals if there was always space', async () => {
    disk = ROOM;
    for (const [n, pauseMs] of [[1, 5_000], [2, 5_000], [3, 10_000], [4, 20_000]] as const) {
      rescue.noteWriteError('quota exceeded');
      clock += pauseMs - 1;
      await someLooks();
      expect(restarts).to.have.lengthOf(n - 1);
      clock += 1;
      await until('the next restart', () => restarts.length === n);
    }
  });

  it('believes a process that reports failing writes only as long as it reports them', async () => {
    rescue.noteFault('blobs: no answer for 1500 ms');
    await someLooks();
    clock += 5_000;
    rescue.noteFault('blobs: no answer for 1500 ms');
    await someLooks();
    clock += 5_001;
    disk = ROOM;
    const from = looks;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(looks - from).to.be.at.most(2);
    expect(restarts).to.deep.equal([]);
    disk = FULL;
    rescue.noteFault('blobs: no answer for 1500 ms');
    await someLooks();
    disk = ROOM;
    await until('the restart', () => restarts.length === 1);
  });

  it('forgets the failed write if the broker was restarted otherwise', async () => {
    rescue.noteWriteError('no space');
    await someLooks();
    rescue.clear();
    disk = ROOM;
    const from = looks;
    await new Promise((resolve) => setImmediate(resolve));
    expect(looks).to.be.within(from, from + 1);
    expect(restarts).to.deep.equal([]);
  });
});
