import { LIMITS } from '#generated/constants.js';
import { fixedRefusal, ServiceError } from '../errors.js';
import { BrokerUnavailableError } from '../tasks/broker-errors.js';
import { MATRICES_BLOBS, matricesKey, newWriteId } from '../tasks/ids.js';
import type { Broker } from '../tasks/ports.js';
import { changeRecord, readAll } from './change.js';
import { ACCOUNT_RECORD_VERSION, readable, type MatricesRecord, type StoredMatrices } from './records.js';

const LIFE_MS = LIMITS.matricesLifeDays * 86_400_000;
/** A use is written down once in so long. */
const USE_MS = 3_600_000;
/** A blob without a record this young may belong to an upload in progress. */
const UPLOAD_MS = 3_600_000;
/** Reads of a name that is being replaced meanwhile. */
const READ_TRIES = 3;

/** An upload as the store takes it. */
export type NewMatrices = Pick<StoredMatrices, 'name' | 'sha256' | 'locations' | 'distances' | 'durations' | 'cells'> & { readonly packed: Uint8Array };

/** Uploads that were looked up by name. */
export interface FoundMatrices {
  readonly sets: readonly { readonly name: string; readonly packed: Uint8Array }[];
  readonly expired: readonly { readonly name: string; readonly at: string }[];
  readonly known: readonly string[];
}

/** What an account has under its names. */
export interface NamedMatrices {
  /** By name. */
  readonly live: readonly StoredMatrices[];
  readonly expired: readonly StoredMatrices[];
}

export interface MatrixStore {
  /** Stores matrices under a name, in place of those that have it. @throws ServiceError `plan_limit_exceeded` beyond `maxMatrices` names. */
  put(account: string, maxMatrices: number, upload: NewMatrices): Promise<StoredMatrices>;
  list(account: string): Promise<NamedMatrices>;
  /** Removes a name. @returns what had it; null: nothing did. */
  remove(account: string, name: string): Promise<StoredMatrices | null>;
  /** Reads matrices by name, and counts as their use. @param onSize told of the bytes before they are read; may throw. */
  resolve(account: string, names: readonly string[], onSize?: (bytes: number) => void): Promise<FoundMatrices>;
  /** Removes what has expired and what uploads left behind. */
  prune(): Promise<void>;
}

/** Uploaded matrices over the broker: one record per account, changed by compare-and-set, and one blob per upload. */
export function createMatrixStore(options: { readonly broker: Broker; readonly now?: () => number }): MatrixStore {
  const { blobs } = options.broker;
  const bucket = options.broker.bucket<MatricesRecord>('matrices');
  const now = options.now ?? options.broker.clock.now;

  const read = async (account: string): Promise<NamedMatrices> => namedAt(setsOf((await bucket.get(account))?.value ?? null), now());
  /** Changes the sets of an account. @param step returns null to leave them. */
  const changeSets = (account: string, step: (sets: readonly StoredMatrices[]) => readonly StoredMatrices[] | null): Promise<MatricesRecord | null> =>
    changeRecord(bucket, account, (present) => {
      const sets = step(setsOf(present));
      return sets && { v: ACCOUNT_RECORD_VERSION, account, sets };
    });
  /** A blob that stays is pruned. */
  const discard = async (key: string | undefined): Promise<void> => {
    if (key !== undefined) await blobs.delete(key).catch(ignoreOutage);
  };
  const noteUse = async (account: string, names: ReadonlySet<string>): Promise<void> => {
    const at = now();
    const isDue = ({ name, usedAt }: StoredMatrices): boolean => names.has(name) && at - (usedAt ?? -Infinity) >= USE_MS;
    await changeSets(account, (sets) => (sets.some(isDue) ? sets.map((set) => (isDue(set) ? { ...set, usedAt: at } : set)) : null)).catch(ignoreOutage);
  };

  return {
    async put(account, maxMatrices, { packed, ...about }) {
      const requireRoom = ({ live }: NamedMatrices): void => {
        const count = live.filter(({ name }) => name !== about.name).length + 1;
        if (count > maxMatrices) throw fixedRefusal('plan_limit_exceeded', { what: 'Uploaded matrix set', count, limit: maxMatrices });
      };
      requireRoom(await read(account));
      const set: StoredMatrices = { ...about, key: matricesKey(account, newWriteId()), bytes: packed.length, uploadedAt: now(), usedAt: null };
      await blobs.put(set.key, packed);
      let replaced: StoredMatrices | undefined;
      try {
        await changeSets(account, (sets) => {
          requireRoom(namedAt(sets, now()));
          replaced = sets.find(({ name }) => name === set.name);
          return [...sets.filter(({ name }) => name !== set.name), set].sort((a, b) => (a.name < b.name ? -1 : 1));
        });
      } catch (error) {
        if (error instanceof ServiceError) await discard(set.key);
        throw error;
      }
      await discard(replaced?.key);
      return set;
    },
    list: read,
    async remove(account, name) {
      let removed: StoredMatrices | null = null;
      await changeSets(account, (sets) => {
        removed = namedAt(sets, now()).live.find((set) => set.name === name) ?? null;
        return removed && sets.filter((set) => set !== removed);
      });
      await discard((removed as StoredMatrices | null)?.key);
      return removed;
    },
    async resolve(account, names, onSize) {
      for (let tries = 1; ; tries++) {
        const { live, expired } = await read(account);
        const named = live.filter(({ name }) => names.includes(name));
        if (tries === 1) onSize?.(named.reduce((sum, { bytes }) => sum + bytes, 0));
        const packed = await Promise.all(named.map(({ key }) => blobs.get(key)));
        if (packed.includes(null)) {
          // Replaced between the two reads.
          if (tries < READ_TRIES) continue;
          throw new BrokerUnavailableError(`uploaded matrices of account ${account} are missing from the store`);
        }
        await noteUse(account, new Set(named.map(({ name }) => name)));
        return {
          sets: named.map(({ name }, i) => ({ name, packed: packed[i]! })),
          expired: expired.map((set) => ({ name: set.name, at: new Date(expiresAt(set)).toISOString() })),
          known: live.map(({ name }) => name),
        };
      }
    },
    async prune() {
      const stored = await blobs.list(MATRICES_BLOBS);
      const used = new Set<string>();
      for (const record of (await readAll(bucket, () => true)).values()) {
        const { live, expired } = namedAt(setsOf(record), now());
        for (const { key } of live) used.add(key);
        const isForgotten = (set: StoredMatrices): boolean => now() - expiresAt(set) > LIFE_MS;
        if (expired.some(isForgotten)) await changeSets(record.account, (sets) => sets.filter((set) => !isForgotten(set)));
      }
      for (const { key, at } of stored) if (!used.has(key) && now() - at > UPLOAD_MS) await blobs.delete(key);
    },
  };
}

/** When matrices expire unless they are used before; epoch milliseconds. */
export function expiresAt({ uploadedAt, usedAt }: Pick<StoredMatrices, 'uploadedAt' | 'usedAt'>): number {
  return Math.max(uploadedAt, usedAt ?? 0) + LIFE_MS;
}

function setsOf(record: MatricesRecord | null): readonly StoredMatrices[] {
  return record === null ? [] : readable(record, `the record of uploaded matrices of account ${record.account}`).sets;
}

function namedAt(sets: readonly StoredMatrices[], at: number): NamedMatrices {
  return { live: sets.filter((set) => expiresAt(set) > at), expired: sets.filter((set) => expiresAt(set) <= at) };
}

function ignoreOutage(error: unknown): void {
  if (!(error instanceof BrokerUnavailableError)) throw error;
}
