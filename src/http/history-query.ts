import { DEFAULTS, FORMS } from '#generated/constants.js';
import type { Operations } from '#generated/account/operations.js';
import type { HistoryEntry } from '../accounts/records.js';
import { validationFailed, type Finding } from '../errors.js';

/** A page of entries, and where the next one begins. */
export interface HistoryMatches {
  readonly page: readonly HistoryEntry[];
  readonly nextCursor: string | null;
  readonly matching: number;
}

/** What a history is searched by; the API's list knows some of it. */
export type HistoryQuery = Operations['listHistory']['query'];

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

type Place = readonly [createdAt: number, id: string];

/**
 * Picks a page out of entries that come newest first, those of one moment by id. A page begins behind an entry and not at a
 * number, so that what is added meanwhile shifts nothing.
 * @throws ServiceError `validation_failed`.
 */
export function pickPage(entries: readonly HistoryEntry[], query: HistoryQuery): HistoryMatches {
  const matching = entries.filter(filterOf(query));
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  const rest = after ? matching.filter((entry) => entry.createdAt < after[0] || (entry.createdAt === after[0] && entry.id > after[1])) : matching;
  const page = rest.slice(0, query.limit ?? DEFAULTS.pageEntries);
  const last = page.at(-1);
  return { page, matching: matching.length, nextCursor: last && rest.length > page.length ? cursorOf(last) : null };
}

function filterOf(query: HistoryQuery): (entry: HistoryEntry) => boolean {
  const text = query.name?.trim().toLowerCase() ?? '';
  const from = query.from === undefined ? -Infinity : timeOf('from', query.from);
  const to = query.to === undefined ? Infinity : timeOf('to', query.to) + (DAY.test(query.to) ? DAY_MS : 0);
  const [least, most] = [query.min_nodes ?? 0, query.max_nodes ?? Infinity];
  return ({ id, name, state, createdAt, nodes }) => (query.state === undefined || state === query.state)
    && createdAt >= from && createdAt < to && nodes >= least && nodes <= most
    && (text === '' || (name?.toLowerCase().includes(text) ?? false) || id.toLowerCase().startsWith(text));
}

function timeOf(parameter: string, value: string): number {
  const time = Date.parse(DAY.test(value) ? `${value}T00:00:00Z` : value);
  if (!Number.isNaN(time)) return time;
  throw invalid(parameter, `${parameter} must be a day or a time that exists, such as 2026-11-21 or 2026-11-21T15:00:00Z`);
}

function cursorOf({ createdAt, id }: HistoryEntry): string {
  return Buffer.from(`${createdAt}.${id}`).toString('base64url');
}

function readCursor(cursor: string): Place {
  const [, at, id] = /^(\d{1,16})\.(.*)$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (at === undefined || id === undefined || !FORMS.requestId.test(id)) throw invalid('cursor', 'cursor must be the next_cursor of the page before');
  return [Number(at), id];
}

function invalid(parameter: string, msg: string): Error {
  const finding: Finding = { loc: ['query', parameter], msg, type: 'value_error' };
  return validationFailed([finding]);
}
