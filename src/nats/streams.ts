import { setTimeout as sleep } from 'node:timers/promises';
import { DiscardPolicy, ErrorCode, nanos, RetentionPolicy, StorageType, type StreamConfig } from 'nats';
import type { BucketName } from '../tasks/ports.js';
import { API_ERRORS, apiErrorNumber, BrokerSetupError, describe, hasCode } from './errors.js';
import type { Link } from './link.js';

export const JOB_STREAM = 'ROUNDSMAN_JOBS';
export const BLOB_STREAM = 'ROUNDSMAN_BLOBS';

/** Subject of a task's job. */
export const jobSubject = (pool: string, id: string): string => `job.${pool}.${id}`;

/** Buckets are laid out as the NATS tools expect of key-value buckets, so that those can look into them. */
export const bucketStream = (name: BucketName): string => `KV_roundsman_${name}`;
export const bucketSubject = (name: BucketName, key: string): string => `$KV.roundsman_${name}.${key}`;

/** Jobs stay known by their message ids for this long. */
const DUPLICATE_WINDOW_MS = 120_000;

type Wanted = Partial<StreamConfig> & Pick<StreamConfig, 'name'>;

const durable = (replicas: number): Pick<StreamConfig, 'storage' | 'num_replicas'> => ({ storage: StorageType.File, num_replicas: replicas });

/** A work queue of small messages that refuses new ones at its limit. */
export function jobStream(replicas: number, limit: number): Wanted {
  return {
    ...durable(replicas),
    name: JOB_STREAM,
    subjects: ['job.>'],
    retention: RetentionPolicy.Workqueue,
    discard: DiscardPolicy.New,
    max_msgs: limit,
    max_msg_size: 4096,
    duplicate_window: nanos(DUPLICATE_WINDOW_MS),
  };
}

/**
 * Share of the store that blobs may take: what is left is for records, so that a full store can still say the outcome of
 * its tasks. Submissions are refused a little earlier, so that results of accepted tasks find room.
 */
const BLOB_SHARE = 0.98;

/** Immutable bytes: parts under `part.`, the last part, which makes a blob visible, under `blob.`. */
export function blobStream(replicas: number, storeLimitBytes?: number): Wanted {
  return {
    ...durable(replicas),
    name: BLOB_STREAM,
    subjects: ['blob.>', 'part.>'],
    retention: RetentionPolicy.Limits,
    // At its limit it refuses what is new; with `old` it would forget results.
    discard: DiscardPolicy.New,
    max_bytes: storeLimitBytes === undefined ? -1 : Math.floor(BLOB_SHARE * storeLimitBytes),
    max_msgs_per_subject: 1,
    allow_direct: true,
  };
}

/** One value per key; reads go to the leader, so that each sees what was written before it. */
export function bucketConfig(name: BucketName, replicas: number): Wanted {
  if (name === 'audit') return { ...record(name, replicas), ...APPEND_ONLY };
  return name === 'sessions' ? { ...record(name, replicas), max_age: nanos(SESSION_AGE_MS) } : record(name, replicas);
}

/** Sessions last twelve hours at most; after that the broker discards what nobody has ended. */
const SESSION_AGE_MS = 12 * 3_600_000;

/** Every write is kept, even if its key is written again, and the broker itself refuses to remove it. */
const APPEND_ONLY = { max_msgs_per_subject: -1, allow_rollup_hdrs: false, deny_purge: true } as const;

function record(name: BucketName, replicas: number): Wanted {
  return {
    ...durable(replicas),
    name: bucketStream(name),
    subjects: [bucketSubject(name, '>')],
    retention: RetentionPolicy.Limits,
    discard: DiscardPolicy.New,
    max_msgs_per_subject: 1,
    allow_rollup_hdrs: true,
    deny_delete: true,
    allow_direct: false,
  };
}

/** Number of retries for a stream that another process may be creating, and how much each delay grows. */
const ENSURE_TRIES = 6;
const ENSURE_PAUSE_MS = 50;

/**
 * Creates a stream or updates an older one; several processes may do so concurrently.
 * @throws BrokerSetupError if the broker cannot hold it or has a different one of that name.
 */
export async function ensureStream(link: Link, wanted: Wanted): Promise<void> {
  for (let tries = 0; ; tries++) {
    const present = await readConfig(link, wanted.name);
    try {
      const echoed = present ? await update(link, present, wanted) : (await link.jsm.streams.add(wanted)).config;
      const amiss = differences(echoed, wanted);
      if (amiss.length > 0) throw new BrokerSetupError(`the broker created the stream ${wanted.name} with a different ${amiss.join(', ')} than requested: check the limits of its JetStream account`);
      return;
    } catch (error) {
      if (!maybeMadeMeanwhile(error) || tries === ENSURE_TRIES) throw explain(error, wanted);
      await sleep(ENSURE_PAUSE_MS * tries);
    }
  }
}

/**
 * @returns whether another process may be creating the stream right now: a server reserves its bytes, and an old one its
 *   subjects, before the name exists.
 */
function maybeMadeMeanwhile(error: unknown): boolean {
  const number = apiErrorNumber(error);
  return number === API_ERRORS.streamNameInUse || number === API_ERRORS.storageExceeded || number === API_ERRORS.subjectsOverlap;
}

async function readConfig(link: Link, name: string): Promise<StreamConfig | null> {
  try {
    return (await link.jsm.streams.info(name)).config;
  } catch (error) {
    if (apiErrorNumber(error) === API_ERRORS.streamNotFound) return null;
    throw explain(error, { name });
  }
}

async function update(link: Link, present: StreamConfig, wanted: Wanted): Promise<StreamConfig> {
  const amiss = differences(present, wanted);
  if (amiss.length === 0) return present;
  const fixed = amiss.filter((field) => field === 'retention' || field === 'storage');
  if (fixed.length > 0) {
    throw new BrokerSetupError(`the broker has a stream ${wanted.name} with a different ${fixed.join(', ')}: remove or rename it, or use another account of the cluster`);
  }
  return (await link.jsm.streams.update(wanted.name, { ...present, ...wanted })).config;
}

/** The fields of the wanted configuration that a broker's echo does not carry; what an older one dropped silently. */
function differences(echoed: StreamConfig, wanted: Wanted): string[] {
  return (Object.keys(wanted) as (keyof Wanted)[]).filter((field) => {
    const is = echoed[field] ?? (typeof wanted[field] === 'boolean' ? false : undefined);
    return JSON.stringify(is) !== JSON.stringify(wanted[field]);
  });
}

function explain(error: unknown, wanted: Wanted): unknown {
  const number = apiErrorNumber(error);
  if (number === API_ERRORS.notEnabled || number === API_ERRORS.notEnabledForAccount || hasCode(error, ErrorCode.NoResponders)) {
    return new BrokerSetupError('the broker has no JetStream for this account: start nats-server with JetStream enabled, or set JetStream limits for the account', { cause: error });
  }
  if (error instanceof BrokerSetupError || !(error instanceof Error)) return error;
  if (number === API_ERRORS.subjectsOverlap) {
    return new BrokerSetupError(`the broker has another stream with subjects of ${wanted.name} (${(wanted.subjects ?? []).join(', ')}): remove it, or use another account of the cluster`, { cause: error });
  }
  const replicas = wanted.num_replicas === undefined || wanted.num_replicas === 1 ? '' : ` with ${wanted.num_replicas} replicas (NATS_REPLICAS)`;
  return new BrokerSetupError(`the broker cannot hold the stream ${wanted.name}${replicas}: ${describe(error)}`, { cause: error });
}
