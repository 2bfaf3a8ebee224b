import { NewerFormError } from '../tasks/broker-errors.js';
import type { Access, CallbackState } from '../tasks/record.js';

/** Version of every record of this folder; two neighbouring releases must read each other's. */
export const ACCOUNT_RECORD_VERSION = 1 as const;

type V = typeof ACCOUNT_RECORD_VERSION;

/** An account; bucket `accounts`, key `id.<id>`. Times are epoch milliseconds here as everywhere. */
export interface AccountRecord {
  readonly v: V;
  /** Random, 16 letters and digits (of a marketplace account: derived from the platform's user); never changes. */
  readonly id: string;
  /** 1-64 characters of any script, in Unicode normal form C; of a marketplace account with `mp:` before it. */
  readonly user: string;
  readonly access: Access;
  /** Plan id; of a marketplace account the plan last seen. */
  readonly plan: string;
  readonly createdAt: number;
  /** Argon2id hash of the account center's password; without one, sign-in is not possible. */
  readonly passwordHash?: string;
}

/** The owner of a user name; bucket `accounts`, key `name.<digest>`: creating it locks the name. */
export interface NameRecord {
  readonly v: V;
  readonly account: string;
}

/** `revoked` is final; `disabled` can be enabled again. */
export type KeyState = 'active' | 'disabled' | 'revoked';

/** An API key; bucket `keys`, key `<account>.<id>`. The key itself is not stored anywhere. */
export interface KeyRecord {
  readonly v: V;
  /** 8 letters and digits, unique within the account. */
  readonly id: string;
  readonly account: string;
  /** What its owner calls it. */
  readonly name: string;
  /** SHA-256 of the whole key, base64url. */
  readonly digest: string;
  readonly state: KeyState;
  readonly createdAt: number;
  readonly expiresAt?: number;
  /** To the minute. */
  readonly lastUsedAt?: number;
}

/** The secrets that sign an account's callbacks, newest first; bucket `secrets`, key `<account>`. */
export interface SecretsRecord {
  readonly v: V;
  /** At most two: the second is the one that the last rotation replaced. */
  readonly secrets: readonly { readonly secret: string; readonly createdAt: number }[];
}

/** A session of the account center; bucket `sessions`, key `<account>.<digest of the cookie>`. */
export interface SessionRecord {
  readonly v: V;
  readonly account: string;
  /** Marker of the password it was started with. */
  readonly password: string;
  readonly createdAt: number;
  /** Last activity, to the minute. */
  readonly seenAt: number;
}

/** Refused calls of an account; bucket `usage`, key `<account>`. */
export interface UsageRecord {
  readonly v: V;
  /** Day (UTC, `2026-11-21`) to code to number of calls; the last month of days with any. */
  readonly refused: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Matrices that an account has uploaded; bucket `matrices`, key `<account>`. */
export interface MatricesRecord {
  readonly v: V;
  readonly account: string;
  /** By name; those that have expired stay a while, so that an answer can say so. */
  readonly sets: readonly StoredMatrices[];
}

/** What is known of uploaded matrices. */
export interface StoredMatrices {
  readonly name: string;
  /** Blob of the packed matrices. */
  readonly key: string;
  /** Digest of it, hexadecimal. */
  readonly sha256: string;
  readonly locations: number;
  readonly distances: boolean;
  readonly durations: boolean;
  readonly cells: number;
  /** Size of the packed matrices. */
  readonly bytes: number;
  readonly uploadedAt: number;
  /** To the hour; null: not yet. */
  readonly usedAt: number | null;
}

/** One task in an account's history; bucket `history`, key `<account>.<task id>`. */
export interface HistoryEntry {
  readonly v: V;
  readonly id: string;
  readonly account: string;
  /** Version of the API that it was submitted to; absent: 1. */
  readonly api?: 2;
  readonly name?: string;
  readonly state: 'queued' | 'solving' | 'solved' | 'failed';
  readonly strategy: string;
  readonly seed: number;
  readonly limitSeconds: number;
  readonly nodes: number;
  readonly vehicles: number;
  readonly createdAt: number;
  readonly finishedAt?: number;
  /** These came with a later release: older entries lack them. */
  readonly startedAt?: number;
  readonly attempts?: number;
  readonly solveSeconds?: number;
  readonly totalCost?: number;
  readonly vehiclesUsed?: number;
  readonly stopsUnassigned?: number;
  /** When the task's record expires. */
  readonly expiresAt?: number;
  /** Outcome of the callback; absent if none was requested. */
  readonly callback?: CallbackState;
  readonly callbackStatus?: number;
  /** Why there is no status, and when the outcome became known. */
  readonly callbackReason?: string;
  readonly callbackAt?: number;
  readonly callbackResends?: number;
  /** Deleted by its owner: hidden, and kept so that the task's record does not recreate it. */
  readonly deleted?: true;
  /** Blob of the packed request. */
  readonly requestKey: string;
  /** Blob of the finished envelope. */
  readonly resultKey?: string;
  readonly code?: string;
}

/** Refuses a record that a later release wrote in a form that this one cannot read. */
export function readable<T extends { readonly v: number }>(record: T, what: string): T {
  if (record.v === ACCOUNT_RECORD_VERSION) return record;
  throw new NewerFormError(`${what} has record version ${record.v}, this release reads ${ACCOUNT_RECORD_VERSION}; run a release that knows it`);
}
