import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { newTaskId } from '../../src/tasks/ids.js';
import { ConflictError, QueueFullError } from '../../src/tasks/broker-errors.js';
import type { Broker, JobDelivery, Revisioned } from '../../src/tasks/ports.js';
import { rejection } from './rejection.js';
import { until } from './until.js';

/** Number of jobs that fill the broker under test. */
export const CONTRACT_JOB_LIMIT = 20;
/** Milliseconds after which the broker under test redelivers a job. */
export const CONTRACT_ACK_WAIT_MS = 500;

interface Value { readonly n: number; readonly text?: string }

/** What every implementation of the broker's ports promises; the in-memory one and the real one run the same tests. */
export function describeBroker(broker: () => Broker): void {
  const key = (): string => newTaskId();

  describe('a bucket', () => {
    const bucket = () => broker().bucket<Value>('settings');

    it('returns what was put, and nothing for an unknown key', async () => {
      const k = key();
      expect(await bucket().get(k)).to.equal(null);
      const revision = await bucket().put(k, { n: 1, text: 'grüße \u{1F600}' });
      expect(await bucket().get(k)).to.deep.equal({ value: { n: 1, text: 'grüße \u{1F600}' }, revision });
    });

    it('creates a key once', async () => {
      const k = key();
      await bucket().create(k, { n: 1 });
      expect(await rejection(bucket().create(k, { n: 2 }))).to.be.instanceOf(ConflictError);
      expect((await bucket().get(k))?.value).to.deep.equal({ n: 1 });
    });

    it('updates only from the newest revision', async () => {
      const k = key();
      const first = await bucket().create(k, { n: 1 });
      const second = await bucket().update(k, { n: 2 }, first);
      expect(second).to.be.greaterThan(first);
      expect(await rejection(bucket().update(k, { n: 3 }, first))).to.be.instanceOf(ConflictError);
      expect((await bucket().get(k))?.value).to.deep.equal({ n: 2 });
    });

    it('lets exactly one of many racing writers win', async () => {
      const k = key();
      const first = await bucket().create(k, { n: 0 });
      const races = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => bucket().update(k, { n: n + 1 }, first)));
      expect(races.filter((race) => race.status === 'fulfilled')).to.have.lengthOf(1);
    });

    it('forgets a deleted key, which may be created again', async () => {
      const k = key();
      const first = await bucket().create(k, { n: 1 });
      await bucket().delete(k);
      expect(await bucket().get(k)).to.equal(null);
      expect(await bucket().keys()).not.to.include(k);
      expect(await rejection(bucket().update(k, { n: 2 }, first))).to.be.instanceOf(ConflictError);
      const again = await bucket().create(k, { n: 3 });
      expect(again).to.be.greaterThan(first);
      expect((await bucket().get(k))?.value).to.deep.equal({ n: 3 });
      await bucket().delete(key());
    });

    it('deletes only from the newest revision, if requested', async () => {
      const k = key();
      const first = await bucket().create(k, { n: 1 });
      const second = await bucket().update(k, { n: 2 }, first);
      expect(await rejection(bucket().delete(k, first))).to.be.instanceOf(ConflictError);
      await bucket().delete(k, second);
      expect(await bucket().get(k)).to.equal(null);
    });

    it('lists keys by filter', async () => {
      const mine = key();
      await bucket().put(`${mine}.a.x`, { n: 1 });
      await bucket().put(`${mine}.b.x`, { n: 2 });
      await bucket().put(`${mine}.b.y`, { n: 3 });
      expect((await bucket().keys(`${mine}.*.x`)).sort()).to.deep.equal([`${mine}.a.x`, `${mine}.b.x`]);
      expect((await bucket().keys(`${mine}.>`))).to.have.lengthOf(3);
      expect(await bucket().keys(`${mine}.c.>`)).to.deep.equal([]);
    });

    it('rejects a key with wildcards or blanks', async () => {
      for (const bad of ['a.*', '>', 'a b', '', 'a:b']) {
        expect(await rejection((async () => bucket().put(bad, { n: 1 }))())).to.be.instanceOf(RangeError);
      }
    });

    it('passes a watcher the existing entries, then every change', async () => {
      const secrets = broker().bucket<Value>('secrets');
      const k = key();
      const gone = key();
      await secrets.put(k, { n: 1 });
      await secrets.put(gone, { n: 1 });
      await secrets.delete(gone);
      const seen = new Map<string, (Revisioned<Value> | null)[]>();
      const watch = await secrets.watch((at, entry) => { seen.set(at, [...(seen.get(at) ?? []), entry]); });
      expect(seen.get(k)?.map((entry) => entry?.value)).to.deep.equal([{ n: 1 }]);
      expect(seen.get(gone)?.at(-1) ?? null).to.equal(null);
      const revision = await secrets.put(k, { n: 2 });
      // A bucket keeps the last change of a key alone: one that is overwritten at once may never be passed on.
      await until('the change to be reported', () => seen.get(k)?.length === 2);
      await secrets.delete(k);
      await until('the removal to be reported', () => seen.get(k)?.at(-1) === null);
      expect(seen.get(k)?.[1]).to.deep.equal({ value: { n: 2 }, revision });
      await watch.stop();
      await secrets.put(k, { n: 3 });
      await secrets.get(k);
      expect(seen.get(k)).to.have.lengthOf(3);
    });
  });

  describe('the blob store', () => {
    it('returns small, empty, large and incompressible blobs unchanged', async () => {
      for (const bytes of [new Uint8Array(0), Uint8Array.of(1, 2, 3), new Uint8Array(3_000_000).fill(7), randomBytes(1_300_000)]) {
        const k = `problem.a.${key()}`;
        await broker().blobs.put(k, bytes);
        const back = await broker().blobs.get(k);
        expect(back && Buffer.compare(back, bytes)).to.equal(0);
      }
    });

    it('returns nothing for a blob that was never put or was deleted', async () => {
      const k = `problem.a.${key()}`;
      expect(await broker().blobs.get(k)).to.equal(null);
      await broker().blobs.put(k, randomBytes(1_100_000));
      await broker().blobs.delete(k);
      expect(await broker().blobs.get(k)).to.equal(null);
      await broker().blobs.delete(k);
    });

    it('distinguishes a key from the keys below it', async () => {
      const k = `problem.a.${key()}`;
      await broker().blobs.put(k, randomBytes(600_000));
      await broker().blobs.put(`${k}.b`, randomBytes(600_000));
      await broker().blobs.delete(k);
      expect(await broker().blobs.get(`${k}.b`)).to.have.lengthOf(600_000);
    });

    it('accepts the same key twice, and lists blobs with their time and size', async () => {
      const account = key();
      const bytes = randomBytes(2_000);
      await broker().blobs.put(`history.${account}.x`, bytes);
      await broker().blobs.put(`history.${account}.x`, bytes);
      await broker().blobs.put(`history.${account}.y`, bytes);
      const list = await broker().blobs.list(`history.${account}.`);
      expect(list.map((blob) => blob.key).sort()).to.deep.equal([`history.${account}.x`, `history.${account}.y`]);
      for (const blob of list) {
        expect(blob.bytes).to.be.within(1_900, 2_100);
        expect(Math.abs(Date.now() - blob.at)).to.be.lessThan(60_000);
      }
    });
  });

  describe('the job queue', () => {
    const pool = 'quick';
    const take = async (from = pool): Promise<JobDelivery> => {
      const delivery = await broker().jobs.next(from, AbortSignal.timeout(5_000));
      if (!delivery) throw new Error(`no job came in pool ${from}`);
      return delivery;
    };
    const none = async (from = pool): Promise<void> => {
      expect(await broker().jobs.next(from, AbortSignal.timeout(100))).to.equal(null);
    };
    const beats = new Set<NodeJS.Timeout>();
    /** Keeps a job alive until the test ends. @returns a function that ends it earlier. */
    const keep = (delivery: JobDelivery): () => void => {
      const beat = setInterval(() => delivery.working(), CONTRACT_ACK_WAIT_MS / 5);
      beats.add(beat);
      return () => clearInterval(beat);
    };
    afterEach(async () => {
      for (const beat of beats) clearInterval(beat);
      beats.clear();
      for (const job of await broker().jobs.list()) await broker().jobs.remove(job.pool, job.id);
    });

    it('delivers each job in order and once, to its pool', async () => {
      const ids = [key(), key(), key()];
      const other = key();
      await broker().jobs.publish('general', other, other);
      for (const id of ids) expect(await broker().jobs.publish(pool, id, id)).to.equal('queued');
      expect([await broker().jobs.has(ids[0]!), await broker().jobs.has(other), await broker().jobs.has(key())]).to.deep.equal([true, true, false]);
      for (const id of ids) {
        const delivery = await take();
        expect(delivery).to.include({ id, pool, deliveries: 1 });
        await delivery.ack();
      }
      await none();
      expect(await broker().jobs.list()).to.deep.equal([{ id: other, pool: 'general' }]);
    });

    it('queues a message id once, also after its acknowledgement', async () => {
      const id = key();
      await broker().jobs.publish(pool, id, id);
      expect(await broker().jobs.publish(pool, id, id)).to.equal('duplicate');
      await (await take()).ack();
      expect(await broker().jobs.publish(pool, id, id)).to.equal('duplicate');
      await none();
      expect(await broker().jobs.publish(pool, id, `${id}:1`)).to.equal('queued');
      await (await take()).ack();
    });

    it('wakes a waiting worker when a job arrives, and releases one that is stopped', async () => {
      const id = key();
      const waiting = take();
      await none('general');
      await broker().jobs.publish(pool, id, id);
      const delivery = await waiting;
      expect(delivery.id).to.equal(id);
      await delivery.ack();
    });

    it('releases a worker immediately that is stopped during its first request', async function () {
      const stop = new AbortController();
      const waiting = broker().jobs.next('fresh', stop.signal);
      stop.abort();
      expect(await waiting).to.equal(null);
    });

    it('redelivers what is neither acknowledged nor kept alive', async () => {
      const id = key();
      await broker().jobs.publish(pool, id, id);
      await take();
      const again = await take();
      expect(again).to.include({ id, deliveries: 2 });
      await again.ack();
      await none();
    });

    it('leaves a job with the worker that extends its lease', async () => {
      const id = key();
      await broker().jobs.publish(pool, id, id);
      const delivery = await take();
      const beat = setInterval(() => delivery.working(), CONTRACT_ACK_WAIT_MS / 5);
      try {
        expect(await broker().jobs.next(pool, AbortSignal.timeout(3 * CONTRACT_ACK_WAIT_MS))).to.equal(null);
      } finally {
        clearInterval(beat);
      }
      await delivery.ack();
    });

    it('redelivers a returned job immediately or after a delay', async () => {
      const id = key();
      await broker().jobs.publish(pool, id, id);
      (await take()).retry(0);
      const second = await take();
      const from = performance.now();
      second.retry(200);
      const third = await take();
      expect(performance.now() - from).to.be.greaterThan(150);
      expect(third).to.include({ id, deliveries: 3 });
      await third.ack();
    });

    it('drops a message permanently', async () => {
      const id = key();
      await broker().jobs.publish(pool, id, id);
      (await take()).drop('unknown');
      await until('the message to be gone', async () => (await broker().jobs.list()).length === 0);
      await none();
    });

    it('refuses jobs at its limit, and accepts them again when one is gone', async () => {
      const ids = Array.from({ length: CONTRACT_JOB_LIMIT }, key);
      for (const id of ids) await broker().jobs.publish(pool, id, id);
      const one = key();
      expect(await rejection(broker().jobs.publish(pool, one, one))).to.be.instanceOf(QueueFullError);
      expect(await broker().jobs.publish(pool, ids[0] ?? '', ids[0] ?? '')).to.equal('duplicate');
      await (await take()).ack();
      expect(await broker().jobs.publish(pool, one, one)).to.equal('queued');
    });

    const depth = async () => (await broker().jobs.depths()).find((one) => one.pool === pool);
    const head = async () => (await broker().jobs.heads()).find((one) => one.pool === pool)?.id;

    it('reports how many jobs are waiting, how many are in progress, and which is first', async () => {
      const ids = [key(), key(), key()];
      const from = Date.now();
      for (const id of ids) await broker().jobs.publish(pool, id, id);
      const delivery = await take();
      keep(delivery);
      expect(await depth()).to.deep.equal({ pool, waiting: 2, inHand: 1 });
      const [first] = (await broker().jobs.heads()).filter((one) => one.pool === pool);
      expect(first).to.include({ pool, id: ids[1] });
      expect(first?.at).to.be.within(from - 1000, Date.now() + 1000);
      await delivery.ack();
    });

    it('counts a returned job as waiting, also during its delay, and as the head again', async () => {
      const ids = [key(), key(), key()];
      for (const id of ids) await broker().jobs.publish(pool, id, id);
      const [first, second] = [await take(), await take()];
      keep(first);
      const stopKeeping = keep(second);
      expect([await depth(), await head()]).to.deep.equal([{ pool, waiting: 1, inHand: 2 }, ids[2]]);
      stopKeeping();
      second.retry(60_000);
      await until('the depth to count it', async () => (await depth())?.waiting === 2);
      expect([await depth(), await head()]).to.deep.equal([{ pool, waiting: 2, inHand: 1 }, ids[1]]);
      await first.ack();
      await until('the depth to drop what was acknowledged', async () => (await depth())?.inHand === 0);
      expect([await depth(), await head()]).to.deep.equal([{ pool, waiting: 2, inHand: 0 }, ids[1]]);
    });

    it('counts a job whose holder no longer keeps it as waiting', async () => {
      const id = key();
      await broker().jobs.publish(pool, id, id);
      const stopKeeping = keep(await take());
      expect([await depth(), await head()]).to.deep.equal([{ pool, waiting: 0, inHand: 1 }, undefined]);
      stopKeeping();
      await until('the depth to count it', async () => (await depth())?.waiting === 1);
      expect(await head()).to.equal(id);
    });

    it('has no head if nothing is waiting', async () => {
      const id = key();
      await broker().jobs.publish(pool, id, id);
      const delivery = await take();
      keep(delivery);
      expect(await head()).to.equal(undefined);
      await delivery.ack();
      await until('the job to be gone', async () => ((await depth())?.inHand ?? 0) === 0);
      expect([(await depth())?.waiting ?? 0, await head()]).to.deep.equal([0, undefined]);
    });

    it('removes a task from the stream even while a worker holds it', async () => {
      const id = key();
      await broker().jobs.publish(pool, id, id);
      const delivery = await take();
      await broker().jobs.remove(pool, id);
      expect(await broker().jobs.list()).to.deep.equal([]);
      await delivery.ack();
      await none();
    });
  });
}
