import { LRUCache } from 'lru-cache';
import { SEARCHED_ENTRIES } from '#generated/account/constants.js';
import type { HistoryEntry } from '../accounts/records.js';
import type { HistoryService } from '../accounts/history.js';

/** Pages and filters that follow each other within this time use the same entries. */
const LIST_MS = 2_000;
const MAX_LISTS = 20;

/** The histories that accounts have just read, newest entries first. */
export interface HistoryLists {
  /** @returns at most 10,000 entries */
  of(account: string): Promise<readonly HistoryEntry[]>;
  /** Reads the history of an account again next time. */
  forget(account: string): void;
}

export function createHistoryLists(history: Pick<HistoryService, 'list'>): HistoryLists {
  const lists = new LRUCache<string, readonly HistoryEntry[]>({
    max: MAX_LISTS, ttl: LIST_MS, ignoreFetchAbort: true,
    fetchMethod: (account) => history.list(account, SEARCHED_ENTRIES),
  });
  return {
    of: async (account) => await lists.fetch(account) ?? [],
    forget: (account) => void lists.delete(account),
  };
}
