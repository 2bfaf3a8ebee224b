import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { readTask } from '../../../src/tasks/poll.js';
import type { Damage } from '../../../src/tasks/traces.js';
import { startNatsServer } from '../../helpers/nats-server.js';
import { rejection } from '../../helpers/rejection.js';
import { ACCOUNT, createTaskWorld } from '../../helpers/task-world.js';
import { connectTest } from '../../helpers/test-broker.js';

const TASKS = 40;

/**
 * Flips one bit near the start of the block that contains the task records, and removes the index, which records the
 * old length.
 */
function damage(storeDir: string): void {
  const files = readdirSync(storeDir, { recursive: true, encoding: 'utf8' }).filter((path) => path.includes('KV_roundsman_tasks'));
  const block = join(storeDir, files.find((path) => path.endsWith('.blk'))!);
  const bytes = readFileSync(block);
  bytes[Math.floor(bytes.length / 10)]! ^= 1;
  writeFileSync(block, bytes);
  for (const path of files) if (path.endsWith('index.db')) rmSync(join(storeDir, path));
}

describe('a flipped bit in the block of the task records', () => {
  it('never makes a poll return 404, keeps every job, and is reported by the reconciler', async () => {
    const server = await startNatsServer();
    try {
      const first = await connectTest(server);
      const ids: string[] = [];
      const before = createTaskWorld(first);
      for (let i = 0; i < TASKS; i++) {
        const { record, deferred } = await before.submit();
        await deferred;
        ids.push(record.id);
      }
      await first.close();
      await server.kill();
      damage(server.storeDir);
      await server.restart();

      const broker = await connectTest(server);
      const world = createTaskWorld(broker, { patienceMs: 500 });
      const there = (await Promise.all(ids.map((id) => world.record(id)))).filter((record) => record !== null).length;
      expect(there).to.be.below(TASKS / 2);
      const codes = await Promise.all(ids.map(async (id) => {
        try {
          return (await readTask(world.submitDeps(), id, ACCOUNT)).phase;
        } catch (error) {
          return (error as { code: string }).code;
        }
      }));
      expect(codes.filter((code) => code === 'service_unavailable')).to.have.lengthOf(TASKS - there);
      expect(codes).to.not.include('task_not_found');
      expect(await rejection(readTask(world.submitDeps(), 'no-such-task-no-such-task', ACCOUNT))).to.include({ code: 'task_not_found' });

      for (let i = 0; i < TASKS; i++) await world.work();
      expect(await broker.jobs.list()).to.have.lengthOf(TASKS - there);
      const seen: (Damage | null)[] = [];
      const reconciler = world.reconciler({ onDamage: (each) => seen.push(each) });
      await reconciler.pass();
      await reconciler.pass();
      expect(seen.at(-1)?.job.size).to.equal(TASKS - there);
      await reconciler.stop();
      await broker.close();
    } finally {
      await server.stop();
    }
  });
});
