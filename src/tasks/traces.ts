import { ServiceError } from '../errors.js';
import { parseBlobKey, resultBlobs } from './ids.js';
import type { Broker, History, HistoryTrace } from './ports.js';

/** The traces of a task whose record is missing. */
export type TraceKind = 'job' | 'history' | 'result';

export const TRACE_KINDS: readonly TraceKind[] = ['job', 'history', 'result'];

export interface TraceDeps {
  readonly broker: Broker;
  readonly history: Pick<History, 'trace' | 'traces'>;
  readonly now: () => number;
  /** How long a result can be polled. */
  readonly resultTtlMs: number;
}

/** Looks for what is left of a task without a record; null when nothing is, or when its record has had its time. */
export type FindTrace = (id: string, account: string) => Promise<TraceKind | null>;

/** Creates the look for one task: three questions to the broker at once. */
export function createFindTrace(deps: TraceDeps): FindTrace {
  const { broker, history } = deps;
  return async (id, account) => {
    const [job, entry, results] = await Promise.all([broker.jobs.has(id), history.trace(account, id), broker.blobs.list(resultBlobs({ account, id }))]);
    if (job) return 'job';
    if (entry) return isMissed(entry, deps) ? 'history' : null;
    return results.some(({ at }) => at + deps.resultTtlMs > deps.now()) ? 'result' : null;
  };
}

/** The refusal of a task whose record is missing although it cannot have expired. */
export function recordMissing(): ServiceError {
  return new ServiceError(
    'service_unavailable',
    'The record of this request cannot be read, but traces of it are left: it is not gone for certain. Please ask again later, or contact support with its request id',
    { retryAfterSeconds: 60 },
  );
}

/** Ids of tasks without a record, by what is left of them. */
export type Damage = Readonly<Record<TraceKind, ReadonlySet<string>>>;

/**
 * Checks jobs, history and results against the records. What is being deleted just now shows too: only what two looks find
 * is damage.
 * @param hasRecord tells whether there is a record; asked once for each id that seems to have none.
 */
export async function findDamage(deps: TraceDeps, hasRecord: (id: string) => Promise<boolean>): Promise<Damage> {
  const damage = { job: new Set<string>(), history: new Set<string>(), result: new Set<string>() };
  for (const { id } of await deps.broker.jobs.list()) if (!(await hasRecord(id))) damage.job.add(id);
  const entries = new Map((await deps.history.traces()).map((entry) => [entry.id, entry]));
  for (const entry of entries.values()) if (isMissed(entry, deps) && !(await hasRecord(entry.id))) damage.history.add(entry.id);
  for (const { key, at } of await deps.broker.blobs.list('result.')) {
    const id = parseBlobKey(key)?.id;
    // With an entry in the history, that tells when the record expired.
    if (id === undefined || entries.has(id) || at + deps.resultTtlMs <= deps.now()) continue;
    if (!(await hasRecord(id))) damage.result.add(id);
  }
  return damage;
}

/** @returns what both looks found. */
export function inBoth(one: Damage, other: Damage): Damage {
  const common = (kind: TraceKind): Set<string> => new Set([...one[kind]].filter((id) => other[kind].has(id)));
  return { job: common('job'), history: common('history'), result: common('result') };
}

function isMissed(entry: HistoryTrace, { now, resultTtlMs }: Pick<TraceDeps, 'now' | 'resultTtlMs'>): boolean {
  return entry.finishedAt === null || (entry.expiresAt ?? entry.finishedAt + resultTtlMs) > now();
}
