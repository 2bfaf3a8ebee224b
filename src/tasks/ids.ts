import { createHash, createHmac, randomBytes } from 'node:crypto';
import { FORMS } from '#generated/constants.js';
import { ConflictError } from './broker-errors.js';
import type { RecordBucket } from './ports.js';
import type { TaskRecord } from './record.js';

/** Checks whether a string has the form of a request id; nothing else ever reaches the broker. */
export function isTaskId(text: string): boolean {
  return FORMS.requestId.test(text);
}

/** @returns a fresh request id: 128 random bits, URL-safe, without any order in time. */
export function newTaskId(): string {
  return randomBytes(16).toString('base64url');
}

/** @returns a fresh write id, by which a writer whose reply was lost recognises its own write. */
export function newWriteId(): string {
  return randomBytes(9).toString('base64url');
}

const IDEMPOTENCY_SECRET = 'idempotency-secret';

/** A stored secret of the service. */
export interface StoredSecret {
  readonly v: 1;
  readonly secret: string;
}

/** Reads the secret that turns `Idempotency-Key` headers into request ids. */
export function idempotencySecret(settings: RecordBucket<StoredSecret>): Promise<Buffer> {
  return serviceSecret(settings, IDEMPOTENCY_SECRET);
}

/** Reads a secret of the service, making it on first use. Several processes may do so at once; all get the same. */
export async function serviceSecret(settings: RecordBucket<StoredSecret>, name: string): Promise<Buffer> {
  const stored = await settings.get(name);
  if (stored) return Buffer.from(stored.value.secret, 'base64url');
  try {
    const secret = randomBytes(32);
    await settings.create(name, { v: 1, secret: secret.toString('base64url') });
    return secret;
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    return serviceSecret(settings, name);
  }
}

/**
 * The request id of a submission with an `Idempotency-Key`: the same for the same account and key, so that creating
 * the record is the lock, and of no use to anybody without the secret.
 */
export function idempotentTaskId(secret: Uint8Array, account: string, key: string): string {
  return createHmac('sha256', secret).update(JSON.stringify([account, key])).digest('base64url');
}

/** The account as a level of a key: as it is where it may stand there, else its digest. */
function accountLevel(account: string): string {
  if (/^[A-Za-z0-9_-]+$/.test(account)) return account;
  return `=${createHash('sha256').update(account).digest('base64url').slice(0, 22)}`;
}

/**
 * Blob of a task's packed problem. It lives as long as the record or the account's history entry. The body's digest
 * is part of it, because two bodies may race for one request id under an Idempotency-Key.
 */
export function problemKey(task: Pick<TaskRecord, 'account' | 'id' | 'bodyDigest'>): string {
  const body = createHash('sha256').update(task.bodyDigest).digest('base64url').slice(0, 16);
  return `problem.${accountLevel(task.account)}.${task.id}.${body}`;
}

/** Blob of the request as JSON, for the history of direct tasks and for what is based on one of version 2; it goes with the packed problem. */
export function sentKey(task: Pick<TaskRecord, 'account' | 'id' | 'bodyDigest'>): string {
  return sentKeyOf(problemKey(task));
}

/** The same, from the key of the problem. */
export function sentKeyOf(problem: string): string {
  return `${problem}.sent`;
}

/** Blob of one attempt's finished envelope; every attempt has its own, the record says which one counts. */
export function resultKey(task: Pick<TaskRecord, 'account' | 'id'>, attempt: string): string {
  return `result.${accountLevel(task.account)}.${task.id}.${attempt}`;
}

/** What the keys of all results of a task begin with. */
export function resultBlobs(task: Pick<TaskRecord, 'account' | 'id'>): string {
  return resultKey(task, '');
}

/** Blob of one upload of matrices; every upload has its own, the account's record says which ones count. */
export function matricesKey(account: string, upload: string): string {
  return `${MATRICES_BLOBS}${accountLevel(account)}.${upload}`;
}

/** What the keys of all uploads begin with. */
export const MATRICES_BLOBS = 'matrices.';

/** What the keys of all blobs of an account begin with, one prefix per kind. */
export function accountBlobs(account: string): string[] {
  return ['problem', 'result', 'matrices'].map((kind) => `${kind}.${accountLevel(account)}.`);
}

/** Takes a blob key apart; null for keys of others. */
export function parseBlobKey(key: string): { kind: 'problem' | 'result'; account: string; id: string } | null {
  const [kind, account, id] = key.split('.');
  if ((kind !== 'problem' && kind !== 'result') || !account || !id || !isTaskId(id)) return null;
  return { kind, account, id };
}

/**
 * Message id of a task's job. The broker drops a second message of the same id, so a publish may be repeated; every
 * requeue has an id of its own, because an id used again after the acknowledgement would queue nothing. The time of
 * creation keeps apart two tasks that an Idempotency-Key gives the same request id one after the other.
 */
export function messageId(task: Pick<TaskRecord, 'id' | 'createdAt' | 'requeues'>): string {
  const first = `${task.id}@${task.createdAt}`;
  return task.requeues === 0 ? first : `${first}:${task.requeues}`;
}
