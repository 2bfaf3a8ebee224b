import type { BucketName } from '../tasks/ports.js';

/** Version of the backup's form; a release reads its own and older ones. */
export const BACKUP_VERSION = 1;

/** First line of a backup. */
export interface BackupHeader {
  readonly format: 'roundsman-backup';
  readonly version: number;
  /** Release that wrote it. */
  readonly release: string;
  /** When it was begun, RFC 3339. */
  readonly created_at: string;
}

/** One record, or one blob as base64. */
export type BackupItem =
  | { readonly bucket: SavedBucket; readonly key: string; readonly value: unknown }
  | { readonly blob: string; readonly bytes: string };

/** Last line: without it a backup is incomplete. */
export interface BackupEnd {
  readonly end: true;
  readonly items: number;
  /** SHA-256 of all lines before, line ends included, as hexadecimal. */
  readonly sha256: string;
}

/**
 * What is saved, in this order: what refers to other things comes before them. A submission writes the other way
 * round, so whatever a saved record refers to was there already, and is saved after it, though the service continues
 * meanwhile. Leases are not worth saving, and sessions end with their store: who was signed in signs in again; jobs are made again from the tasks that are open.
 */
export const SAVED_BUCKETS = ['tasks', 'history', 'matrices', 'admission', 'usage', 'keys', 'secrets', 'settings', 'accounts', 'audit'] as const satisfies readonly BucketName[];

export type SavedBucket = (typeof SAVED_BUCKETS)[number];

/** Written by every start of the service: a store that holds only these counts as empty. */
export const STARTUP_BUCKETS: readonly BucketName[] = ['settings'];

/** Restored last, because workers act on them: what they refer to has to be there by then. */
export const LAST_RESTORED: readonly BucketName[] = ['tasks', 'history'];

/** A backup that cannot be written or restored, with the reason and the remedy. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
