import { expect } from 'chai';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { BackupError } from '../../../src/backup/format.js';
import { restoreBackup } from '../../../src/backup/restore-backup.js';
import { writeBackup } from '../../../src/backup/write-backup.js';
import type { BucketName } from '../../../src/tasks/ports.js';
import { createMemoryBroker, type MemoryBroker } from '../../helpers/memory-broker.js';
import { rejection } from '../../helpers/rejection.js';

const RECORDS: [BucketName, string, object][] = [
  ['accounts', 'id.a1', { v: 1, id: 'a1', user: 'Łukasz' }], ['accounts', 'name.x', { v: 1, account: 'a1' }],
  ['keys', 'a1.k1', { v: 1, digest: 'abc' }], ['secrets', 'a1', { v: 1, secrets: [] }], ['admission', 'a1', { v: 1, used: {} }],
  ['history', 'a1.t1', { v: 1, id: 't1' }], ['tasks', 't1', { v: 1, id: 't1', account: 'a1', state: 'solved' }], ['tasks', 't2', { v: 1, id: 't2', account: 'a1', state: 'solving', pool: 'general', createdAt: 7, requeues: 0 }], ['settings', 'idempotency-secret', { v: 1, secret: 's' }],
];
const BLOBS: [string, Buffer][] = [['problem.a1.t1.d', Buffer.from([0, 255, 10, 13, 128])], ['result.a1.t1.w', Buffer.from('{"success":true}')], ['result.a1.t2.w', Buffer.alloc(0)]];

describe('a backup', () => {
  let folder: string;
  let broker: MemoryBroker;
  let path: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'roundsman-backup-'));
    path = join(folder, 'b.jsonl.gz');
    broker = createMemoryBroker();
    for (const [bucket, key, value] of RECORDS) await broker.bucket(bucket).put(key, value);
    for (const [key, bytes] of BLOBS) await broker.blobs.put(key, bytes);
    await broker.bucket('leases').put('reconciler', { v: 1, owner: 'x' });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const write = async () => writeBackup({ broker, path, release: '1.2.3', now: () => 0 });
  const refusal = async (target = createMemoryBroker()): Promise<string> => {
    const error = await rejection(restoreBackup(target, path));
    expect(error).to.be.instanceOf(BackupError);
    expect(target.log.filter((line) => /\.(put|create|update) /.test(line))).to.deep.equal([]);
    return (error as Error).message;
  };

  it('contains every record and blob, and a restore returns them unchanged', async () => {
    const summary = await write();
    expect(summary).to.deep.include({ created_at: '1970-01-01T00:00:00.000Z', blobs: 3 });
    expect(summary.records).to.deep.equal({ tasks: 2, history: 1, admission: 1, keys: 1, secrets: 1, settings: 1, accounts: 2 });
    const target = createMemoryBroker();
    expect(await restoreBackup(target, path)).to.deep.include({ records: 9, blobs: 3, release: '1.2.3' });
    for (const [bucket, key, value] of RECORDS) expect((await target.bucket(bucket).get(key))?.value, key).to.deep.equal(value);
    for (const [key, bytes] of BLOBS) expect(Buffer.from((await target.blobs.get(key))!), key).to.deep.equal(bytes);
    expect(await target.bucket('leases').keys()).to.deep.equal([]);
    expect(target.inspectQueue(), 'jobs of open tasks').to.deep.equal([{ pool: 'general', id: 't2', deliveries: 0, inHand: false }]);
  });

  it('is readable by its owner only, and leaves no other file behind', async () => {
    await write();
    expect(statSync(path).mode & 0o777).to.equal(0o600);
    expect(readdirSync(folder)).to.deep.equal(['b.jsonl.gz']);
  });

  it('saves referenced data after what refers to it, and restores tasks last', async () => {
    await write();
    const lines = gunzipSync(readFileSync(path)).toString().trimEnd().split('\n').map((line) => JSON.parse(line) as { bucket?: string; blob?: string });
    const order = lines.map(({ bucket, blob }) => bucket ?? (blob === undefined ? '' : 'blob'));
    expect(order.indexOf('tasks')).to.be.below(order.indexOf('blob'));
    expect(order.indexOf('keys')).to.be.below(order.indexOf('accounts'));
    const target = createMemoryBroker();
    await restoreBackup(target, path);
    const puts = target.log.filter((line) => line.includes('.put ')).map((line) => line.split('.')[0]);
    expect(puts.indexOf('tasks')).to.be.above(puts.lastIndexOf('blobs'));
    expect(puts.indexOf('tasks')).to.be.above(puts.lastIndexOf('accounts'));
  });

  it('never overwrites an existing file', async () => {
    writeFileSync(path, 'mine');
    expect(((await rejection(write())) as Error).message).to.match(/already exists/);
    expect(readFileSync(path, 'utf8')).to.equal('mine');
  });

  it('leaves no file behind if the broker disappears', async () => {
    broker.inject({ operation: 'blobs.get', when: 'before' });
    await rejection(write());
    expect(readdirSync(folder)).to.deep.equal([]);
  });

  it('is rejected by a store that is not empty', async () => {
    await write();
    const target = createMemoryBroker();
    await target.bucket('accounts').put('id.other', { v: 1 });
    expect(((await rejection(restoreBackup(target, path))) as Error).message).to.match(/not empty \(1 records in accounts\)/);
    expect(await target.bucket('accounts').keys()).to.deep.equal(['id.other']);
  });

  it('resumes an interrupted restore of the same file', async () => {
    await write();
    const target = createMemoryBroker();
    target.inject({ operation: 'tasks.put', when: 'before' });
    await rejection(restoreBackup(target, path));
    expect(await restoreBackup(target, path)).to.deep.include({ records: 9, blobs: 3 });
    expect(((await rejection(restoreBackup(target, path))) as Error).message).to.match(/not empty/);
  });

  it('is rejected if it is truncated, modified, of another kind or newer, before anything is written', async () => {
    await write();
    const whole = readFileSync(path);
    const text = gunzipSync(whole).toString();
    truncateSync(path, whole.length - 20);
    expect(await refusal()).to.match(/cannot be read|is truncated/);
    writeFileSync(path, gzipSync(text.slice(0, text.lastIndexOf('{"end"'))));
    expect(await refusal()).to.match(/is truncated/);
    writeFileSync(path, gzipSync(text.replace('"digest":"abc"', '"digest":"abd"')));
    expect(await refusal()).to.match(/digest differs/);
    writeFileSync(path, gzipSync(text.replace('"version":1', '"version":2')));
    expect(await refusal()).to.match(/form 2, written by release 1\.2\.3/);
    writeFileSync(path, gzipSync('{"something":"else"}\n'));
    expect(await refusal()).to.match(/not a backup/);
    writeFileSync(path, 'plain text');
    expect(await refusal()).to.match(/cannot be read/);
    rmSync(path);
    expect(await refusal()).to.match(/ENOENT/);
  });
});
